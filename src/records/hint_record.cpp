#include "src/records/hint_record.hpp"

#include "deduku/json.hpp"

namespace deduku::records {

Json hint_json(const Hint& hint, int level, const TextStyle& style) {
  const Rung* const rung = hint.rung ? &*hint.rung : nullptr;
  return {{"status", name(hint.status)},
          {"level", level},
          {"text", hint.text},
          {"note", text_or_null(hint.note)},
          {"wrong", candidates_json(hint.faults.wrong)},
          {"clash", candidates_json(hint.faults.clash)},
          {"missing", cells_json(hint.faults.missing.cells())},
          {"lacking", cells_json(hint.faults.lacking)},
          {"stale", candidates_json(hint.faults.stale)},
          {"ladder", text_or_null(hint.ladder)},
          {"step", hint.step ? step_json(hint.step->view(), rung, style) : Json(nullptr)}};
}

}  // namespace deduku::records
