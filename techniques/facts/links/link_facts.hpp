// The links of a grid and what follows along them, for each class found when somebody asks.
#pragma once

#include "src/core/workspace.hpp"
#include "techniques/facts/links/implications.hpp"

namespace deduku::links {

/// The links of one class, and where they lead.
struct LinkFacts {
  Links links;
  Implications implications;
};

/// Those of all classes, each computed at most once per grid.
class AllLinkFacts {
 public:
  void compute(const Grid&, Workspace&) {
    has_links_ = {};
    has_implications_ = {};
  }
  const Links& links(const Grid& grid, LinkClass links) {
    const auto i = static_cast<std::size_t>(links);
    if (!has_links_[i]) facts_[i].links.build(grid, links);
    has_links_[i] = true;
    return facts_[i].links;
  }
  /// The links with their implications.
  LinkFacts& of(const Grid& grid, LinkClass links) {
    const auto i = static_cast<std::size_t>(links);
    if (!has_implications_[i]) facts_[i].implications.compute(this->links(grid, links));
    has_implications_[i] = true;
    return facts_[i];
  }

 private:
  std::array<LinkFacts, link_class_count> facts_;
  std::array<bool, link_class_count> has_links_{};
  std::array<bool, link_class_count> has_implications_{};
};

}  // namespace deduku::links
