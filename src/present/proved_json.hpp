// Records of steps that their caller has proved: who lists many proves them on an account of work.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "deduku/ladder.hpp"
#include "deduku/premises.hpp"
#include "deduku/text_style.hpp"

namespace deduku::present {

/// Adds the fields of `deduku::step_json` to an object. `proved`: what the proof of the step uses; empty where there is
/// none.
void add_step(nlohmann::ordered_json& object, const StepView& view, const std::optional<Premises>& proved,
              const Rung* rung, const TextStyle& style);

}  // namespace deduku::present
