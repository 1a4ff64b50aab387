// The texts about techniques from the lessons of the page, web/src/words/lessons.
#pragma once

#include <string>

#include "deduku/technique.hpp"
#include "deduku/text_style.hpp"

namespace deduku::records {

enum class LessonPart { what, why };

/// The definition of a technique, or why it holds: its own text, that of fish of its shape, or that of its family.
/// Empty in a build without lessons.
std::string lesson_text(TechniqueId technique, LessonPart part, Language language);

}  // namespace deduku::records
