#include "techniques/forcing/kraken.hpp"

#include "deduku/technique.hpp"
#include "src/core/argument_blocks.hpp"
#include "src/core/step_sink.hpp"
#include "techniques/facts/templates.hpp"
#include "techniques/fish/fish_search.hpp"
#include "techniques/forcing/forcing_chains.hpp"
#include "techniques/forcing/forcing_proof.hpp"

namespace deduku::forcing {

namespace {

constexpr int max_fins = 2;
constexpr int max_houses = 4;
constexpr std::uint64_t units_per_elimination = 20;
constexpr std::uint64_t units_per_target = 200;

/// A fish, and the roots of the chains to the elimination: the fins, and for type 2 also the body in one cover house.
struct Kraken {
  Candidate elimination;
  fish::Fish fish;
  fish::FishAnatomy anatomy;
  HouseSet own;  ///< the cover house that roots may replace, if any
  CellSet roots;
  int length = 0;  ///< the number of links of the chains

  int cost() const { return length + roots.size() - 1; }
  /// The variant of type 2.
  std::uint8_t variant() const {
    if (anatomy.fins.empty()) return 1;
    return anatomy.fins.contains(roots) ? 2 : 0;
  }
  /// The choice of the reported kraken is the same in every orientation.
  bool is_simpler_than(const Kraken& other) const {
    return std::pair(cost(), variant()) < std::pair(other.cost(), other.variant());
  }
  /// Equally simple krakens of a target are ordered by class and size of the fish.
  bool comes_before(const Kraken& other) const {
    const auto rank = [](const Kraken& kraken) {
      return std::tuple(kraken.cost(), kraken.variant(), fish_class(kraken.fish), kraken.fish.base.size());
    };
    return rank(*this) < rank(other);
  }
};

HouseSet houses_of(Cell cell) {
  return {cell.row(), cell.column(), cell.box()};
}

/// The search for the kraken fish that remove one candidate.
class KrakenSearch {
 public:
  KrakenSearch(KrakenType type, const Grid& grid, Chains& chains, Candidate elimination, int most, Budget& budget)
      : type_(type),
        grid_(grid),
        elimination_(elimination),
        budget_(budget),
        off_(chains.consequences(Claim(elimination, true)).off),
        most_(std::min(most, most_surcharge(grid, chains, elimination))) {
    if (most_ < 0 || !can_help()) return;
    spread_ = &chains.spread(grid, Claim(elimination, true));
    strike_near();
  }

  /// The kraken with the shortest chains; empty if chains without a fish are as good.
  std::optional<Kraken> run() {
    if (spread_ == nullptr) return std::nullopt;
    if (type_ == KrakenType::one) {
      const Digit digit = elimination_.digit();
      if (can_help(digit)) search(digit, places_left(digit), elimination_.cell());
      return best_;
    }
    for (Digit digit : off_.digits()) {
      if (!can_help(digit)) continue;
      const fish::PlacesLeft left = places_left(digit);
      for (Cell cell : grid_.cells(digit) - CellSet{elimination_.cell()}) search(digit, left, cell);
    }
    return best_;
  }

 private:
  bool can_help() const {
    if (type_ == KrakenType::one) return can_help(elimination_.digit());
    for (Digit digit : off_.digits()) {
      if (can_help(digit)) return true;
    }
    return false;
  }
  /// Removes struck places whose chains are too long by themselves.
  void strike_near() {
    CandidateSet near;
    for (Candidate struck : off_) {
      if (kraken_surcharge.at(spread_->distance(Claim(struck, false))) <= most_) near.insert(struck);
    }
    off_ = near;
  }
  /// Whether chains strike some places, and leave no way to put the digit into all houses.
  bool can_help(Digit digit) const {
    const CellSet seen = digit == elimination_.digit() ? peers(elimination_.cell()) : CellSet{elimination_.cell()};
    if (seen.contains(off_.cells(digit))) return false;
    return facts::cells_in_templates(facts::places_of(grid_, digit) - off_.cells(digit)).empty();
  }
  fish::PlacesLeft places_left(Digit digit) const { return {grid_.cells(digit), off_.cells(digit)}; }
  /// Searches for fish in one of whose cover houses `target` lies outside the base.
  void search(Digit digit, const fish::PlacesLeft& left, Cell target) {
    if (!budget_.spend(units_per_target)) return;
    std::optional<Kraken> best;
    for (const auto fish_class : {fish::FishClass::basic, fish::FishClass::franken}) {
      const fish::FishQuery query{digit, grid_.cells(digit), target, off_.cells(digit), fish_class, max_houses, 2};
      fish::search_fish(query, left, [&](const fish::Fish& fish) {
        judge(fish, target, best);
        return false;
      });
    }
    if (best && (!best_ || best->is_simpler_than(*best_))) best_ = best;
  }
  void judge(const fish::Fish& fish, Cell target, std::optional<Kraken>& best) {
    const fish::FishAnatomy anatomy = fish::anatomy(grid_.cells(fish.digit), fish);
    if (anatomy.fins.size() > max_fins || !anatomy.endo_fins.empty()) return;
    const CellSet roots = type_ == KrakenType::one ? anatomy.fins : outside_others(fish, target);
    if (is_seen_by_elimination(fish.digit, roots)) return;
    const Kraken kraken{elimination_, fish, anatomy, houses_of(target), roots, length_of(fish.digit, roots)};
    if (kraken_surcharge.at(kraken.cost()) <= most_ && (!best || kraken.comes_before(*best))) best = kraken;
  }
  /// The base cells that lie in no cover house except that of the target.
  CellSet outside_others(const fish::Fish& fish, Cell target) const {
    return (grid_.cells(fish.digit) & fish::cells_in(fish.base)) - fish::cells_in(fish.cover - houses_of(target));
  }
  /// Whether the elimination sees all roots: then it is a fish without chains, or the other type.
  bool is_seen_by_elimination(Digit digit, const CellSet& roots) const {
    return digit == elimination_.digit() && peers(elimination_.cell()).contains(roots);
  }
  int length_of(Digit digit, const CellSet& roots) const {
    int length = 0;
    for (Cell root : roots) length += spread_->distance(Claim(Candidate(root, digit), false));
    return length;
  }
  /// The maximum cost of chains for which a fish is worthwhile: less than that of chains without one by a margin.
  /// Negative if no chains are.
  static int most_surcharge(const Grid& grid, Chains& chains, Candidate elimination) {
    constexpr int of_fish = 20;
    if (!chains.outcomes().off.contains(elimination)) return kraken_surcharge.most();
    const Refutation refutation = chains.refutation(grid, Claim(elimination, true));
    return kraken_surcharge.at(std::min(refutation.own_cost, refutation.choice_cost)) - of_fish - 1;
  }

  KrakenType type_;
  const Grid& grid_;
  Candidate elimination_;
  Budget& budget_;
  CandidateSet off_;
  int most_;                             ///< the highest surcharge of its chains
  const ChainSpread* spread_ = nullptr;  ///< null if there is no kraken
  std::optional<Kraken> best_;
};

Step step_of(KrakenType type, const Kraken& kraken) {
  const auto& [elimination, fish, anatomy, own, roots, length] = kraken;
  Step step =
      type == KrakenType::one ? Step{TechniqueId::kraken_fish_1} : Step{TechniqueId::kraken_fish_2, kraken.variant()};
  step.effects.removes.insert(elimination);
  step.evidence.length = static_cast<std::uint16_t>(length);
  step.evidence.digits = {fish.digit};
  step.evidence.base = fish.base;
  step.evidence.cover = step.variant == 2 ? fish.cover - own : fish.cover;
  step.evidence.add(Role::body, anatomy.body, {fish.digit});
  if (!anatomy.fins.empty()) step.evidence.add(Role::fin, anatomy.fins, {fish.digit});
  if (const CellSet pivot = roots - anatomy.fins; !pivot.empty()) step.evidence.add(Role::pivot, pivot, {fish.digit});
  return step;
}

/// Adds a separate chain from each root to the elimination.
void append_chains(const Grid& grid, Chains& chains, const Kraken& kraken, BranchList& branches) {
  for (Cell root : kraken.roots) {
    const Claim premise(Candidate(root, kraken.fish.digit), true);
    append_chain(grid, chains.spread(grid, premise), premise, Claim(kraken.elimination, false), branches);
  }
}

/// States that each base house has a place for the digit; if the elimination were true, the cover houses would have too
/// few.
bool emit_kraken(const Step& step, const BranchList& branches, StepSink& sink) {
  const auto argue = [&](Evidence& evidence) {
    evidence.use(evidence.base, evidence.digits);
    explain_by_branches(evidence, step.effects);
  };
  return sink.emit(step, argue, branches.all());
}

/// The highest surcharge that the sink accepts; negative if it accepts none.
int most_taken(const StepSink& sink) {
  int most = kraken_surcharge.most();
  while (most >= 0 && !sink.accepts(most)) most -= 10;
  return most;
}

}  // namespace

void find_kraken_fish(KrakenType type, const Grid& grid, Workspace& workspace, StepSink& sink) {
  Chains& chains = workspace.get<Chains>(grid);
  for (Candidate elimination : grid.all_candidates()) {
    if (!workspace.budget().spend(units_per_elimination)) return;
    const std::optional<Kraken> kraken =
        KrakenSearch(type, grid, chains, elimination, most_taken(sink), workspace.budget()).run();
    if (!kraken || !sink.accepts(kraken_surcharge.at(kraken->cost()))) continue;
    auto& branches = workspace.cleared<BranchList>();
    append_chains(grid, chains, *kraken, branches);
    if (emit_kraken(step_of(type, *kraken), branches, sink)) return;
  }
}

}  // namespace deduku::forcing
