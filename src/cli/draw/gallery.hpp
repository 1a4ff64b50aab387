// The gallery: a page with pictures of every technique, made from its case files.
#pragma once

#include <string>
#include <vector>

#include "deduku/draw.hpp"
#include "src/cli/draw/picture_files.hpp"
#include "src/cli/io/session.hpp"

namespace deduku::cli {

/// Draws the first finding of each case in these files, and in all case files of these folders, and writes a page with
/// these pictures. Returns the number of pictures. Throws `Failure` if a file is not a case file.
int write_gallery(Session& session, const std::vector<std::string>& paths, const DrawOptions& options,
                  PictureFiles& files);

}  // namespace deduku::cli
