// Records of steps that their caller has proved: who lists many proves them on an account of work.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "deduku/ladder.hpp"
#include "deduku/premises.hpp"
#include "deduku/text_style.hpp"

namespace deduku::present {

/// As `deduku::step_json`. `proved`: what the proof of the step uses; empty where there is none.
nlohmann::ordered_json step_json(const StepView& view, const std::optional<Premises>& proved, const Rung* rung,
                                 const TextStyle& style);

}  // namespace deduku::present
