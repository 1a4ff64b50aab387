// SudoCue's collections (.sdm): one puzzle on each line. They cannot be told from `line`, and need not be.
#include "src/formats/codec.hpp"

namespace deduku::formats {

const Codec codec::sdm{
    .format = {.name = "sdm", .description = "SudoCue collection, the same as line", .readable = true},
    .recognise = [](Preview&, const ReadOptions&) { return false; },
    .open = [](const ReadOptions& options) { return line.open(options); },
};

}  // namespace deduku::formats
