// Unique Blossom
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"

namespace deduku {

namespace {

bool find_unique_blossoms(const Grid&, Workspace&, StepSink&) {
  return false;
}

}  // namespace

const Technique technique::unique_blossom{
    .name = "Unique Blossom",
    .needs_uniqueness = true,
    .find = find_unique_blossoms,
    .max_surcharge = 200,
};

}  // namespace deduku
