#include "techniques/hodoku/reach.hpp"

namespace deduku::hodoku {

void Reach::start(const LinkGraph& graph, Claim premise, std::span<const Claim> barred) {
  const int words = graph.words();
  order_.clear();
  parent_.resize(static_cast<std::size_t>(2 * graph.size()));
  distance_.resize(static_cast<std::size_t>(2 * graph.size()));
  for (auto& seen : seen_) seen.assign(static_cast<std::size_t>(words), 0);
  const auto add = [&](Claim claim, Claim parent, int distance) {
    order_.push_back(claim);
    parent_[static_cast<std::size_t>(claim)] = static_cast<std::int16_t>(parent);
    distance_[static_cast<std::size_t>(claim)] = static_cast<std::uint8_t>(distance);
  };
  add(premise, premise, 0);
  see(premise);
  for (Claim each : barred) see(each);
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const Claim from = order_[i];
    const bool to_truth = !is_true(from);
    const std::uint64_t* links = to_truth ? graph.strong(node_of(from)) : graph.weak(node_of(from));
    std::uint64_t* seen = seen_[to_truth].data();
    const int distance = this->distance(from) + 1;
    for (int word = 0; word < words; ++word) {
      std::uint64_t fresh = links[word] & ~seen[word];
      seen[word] |= fresh;
      for (; fresh != 0; fresh &= fresh - 1) {
        add(claim(64 * word + std::countr_zero(fresh), to_truth), from, distance);
      }
    }
  }
}

}  // namespace deduku::hodoku
