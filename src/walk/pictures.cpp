#include "src/walk/pictures.hpp"

#include "src/draw/legend.hpp"
#include "src/walk/markup.hpp"

namespace deduku::walk {

std::string legend_html(const draw::Picture& picture, Language language, std::string_view id_prefix) {
  std::string html;
  for (const draw::LegendEntry& entry : draw::legend_of(picture, language, id_prefix)) {
    const int half = static_cast<int>(entry.width / 2) + 3;
    const std::string box = std::to_string(-half) + " -20 " + std::to_string(2 * half) + " 40";
    draw::SvgWriter sample;
    sample.begin("svg", {{"class", entry.width > 45 ? "board sign wide" : "board sign"},
                         {"viewBox", box},
                         {"text-anchor", "middle"},
                         {"aria-hidden", "true"}});
    entry.write_sample(sample, {0, 0});
    sample.end();
    html += "<li>" + sample.take() + escaped(entry.word) + "</li>";
  }
  return html.empty() ? "" : "<ul class=\"legend\">" + html + "</ul>";
}

}  // namespace deduku::walk
