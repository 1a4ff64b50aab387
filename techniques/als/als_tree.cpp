#include "techniques/als/als_tree.hpp"

namespace deduku::als {

namespace {

/// The length that a link adds to a path.
std::uint16_t length_of(const AlsGraph& graph, LinkForm form, ClaimIndex to) {
  switch (form) {
    case LinkForm::to_als:
      return static_cast<std::uint16_t>(1 + graph[to].all_cells.size());
    case LinkForm::to_last_digit:
      return 2;
    default:
      return 1;
  }
}

}  // namespace

void AlsTree::begin(const AlsGraph& graph, ClaimIndex premise) {
  const auto size = static_cast<std::size_t>(graph.size());
  queue_.clear();
  queue_.push_back(premise);
  followed_links_ = 0;
  length_.assign(size, unreached);
  length_[premise] = 0;
  first_origin_.assign(size, none);
  origins_.clear();
  taken_in_.assign(size, 0);
  pass_ = 0;
  visited_in_.assign(size, 0);
  visit_ = 0;
}

void AlsTree::grow(const AlsGraph& graph, ClaimIndex premise) {
  begin(graph, premise);
  ranks_.assign(1, {0, 1});
  for (std::size_t i = 0; i < ranks_.size(); ++i) {
    const Rank rank = ranks_[i];
    rank_length_.clear();
    for (std::size_t at = rank.begin; at < rank.end; ++at) rank_length_.push_back(length_[queue_[at]]);
    for (int form = 0; form < link_form_count; ++form) follow(graph, rank, static_cast<LinkForm>(form));
  }
}

/// Follows all claims of a rank by links of one form. The new claims form one rank.
void AlsTree::follow(const AlsGraph& graph, Rank rank, LinkForm form) {
  ++pass_;
  shorter_.clear();
  const std::size_t begin = queue_.size();
  for (std::size_t at = rank.begin; at < rank.end; ++at) {
    const ClaimIndex from = queue_[at];
    const ClaimList followed = graph.links(from, form);
    followed_links_ += followed.size();
    for (ClaimIndex to : followed) {
      const int length = rank_length_[at - rank.begin] + length_of(graph, form, to);
      if (length <= length_[to]) offer({from, to, static_cast<std::uint16_t>(length)});
    }
  }
  shorten();
  if (queue_.size() > begin) ranks_.push_back({begin, queue_.size()});
}

void AlsTree::offer(const Offer& offer) {
  if (!reaches(offer.to)) {
    queue_.push_back(offer.to);
    take(offer);
  } else if (taken_in_[offer.to] == pass_) {
    take(offer);
  } else if (offer.length < length_[offer.to]) {
    shorter_.push_back(offer);
  }
}

/// All shortest offers of a pass count.
void AlsTree::take(const Offer& offer) {
  const bool is_first = taken_in_[offer.to] != pass_ || offer.length < length_[offer.to];
  if (!is_first && offer.length > length_[offer.to]) return;
  const std::uint32_t next = is_first ? none : first_origin_[offer.to];
  first_origin_[offer.to] = static_cast<std::uint32_t>(origins_.size());
  origins_.push_back({offer.from, next});
  length_[offer.to] = offer.length;
  taken_in_[offer.to] = pass_;
}

/// Takes the shorter paths to claims reached before, except those that come from the claim itself.
void AlsTree::shorten() {
  std::erase_if(shorter_, [&](const Offer& offer) { return comes_from(offer.from, offer.to); });
  for (const Offer& offer : shorter_) take(offer);
}

/// Whether one of the paths to a claim leads through another.
bool AlsTree::comes_from(ClaimIndex claim, ClaimIndex ancestor) {
  ++visit_;
  ancestors_.assign(1, claim);
  for (std::size_t i = 0; i < ancestors_.size(); ++i) {
    if (ancestors_[i] == ancestor) return true;
    for (std::uint32_t at = first_origin_[ancestors_[i]]; at != none; at = origins_[at].next) {
      const ClaimIndex from = origins_[at].from;
      if (visited_in_[from] != visit_) ancestors_.push_back(from);
      visited_in_[from] = visit_;
    }
  }
  return false;
}

}  // namespace deduku::als
