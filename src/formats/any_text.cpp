// Any text: every puzzle in it is found, in any form and within any other text (see finders/finders.def).
#include "src/formats/codec.hpp"

namespace deduku::formats {

const Codec codec::text{
    .format = {.name = "text",
               .description = "any text: mails, programs, pages, lists of all kinds; every puzzle in it is found",
               .readable = true},
};

}  // namespace deduku::formats
