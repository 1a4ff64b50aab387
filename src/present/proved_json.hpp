// Records of steps that their caller has proved: callers that list many steps charge the proofs to one account.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <optional>

#include "deduku/ladder.hpp"
#include "deduku/premises.hpp"
#include "deduku/text_style.hpp"

namespace deduku::present {

/// Adds the fields of `deduku::step_json` to an object. `proved`: the premises that the proof of the step uses; empty
/// if there is no proof.
void add_step(nlohmann::ordered_json& object, const StepView& view, const std::optional<Premises>& proved,
              const Rung* rung, const TextStyle& style);

/// The premises of a step, in the form that `parse_path` reads.
nlohmann::ordered_json premises_json(const Premises& premises);

}  // namespace deduku::present
