// SudoCue's collections (.sdm): one puzzle on each line. Indistinguishable from `line`, with the same meaning.
#include "src/formats/codec.hpp"

namespace deduku::formats {

const Codec codec::sdm{
    .format = {.name = "sdm", .description = "SudoCue collection, the same as line", .readable = true},
    .recognise = [](Preview&, const ReadOptions&) { return false; },
    .open = [](const ReadOptions& options) { return line.open(options); },
};

}  // namespace deduku::formats
