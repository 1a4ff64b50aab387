// House Blossom
#include "deduku/technique.hpp"
#include "src/core/step_sink.hpp"

namespace deduku {

namespace {

bool find_house_blossoms(const Grid&, Workspace&, StepSink&) {
  return false;
}

}  // namespace

const Technique technique::house_blossom{
    .name = "House Blossom",
    .find = find_house_blossoms,
    .max_surcharge = 200,
};

}  // namespace deduku
