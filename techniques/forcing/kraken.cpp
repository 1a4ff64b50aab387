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

/// A fish, and from where chains lead to the elimination: the fins, and for type 2 the body in one cover house too.
struct Kraken {
  Candidate elimination;
  fish::Fish fish;
  fish::FishAnatomy anatomy;
  CellSet roots;
  int cost = 0;  ///< how many links the chains have
};

/// The search for the kraken fish that remove one candidate.
class KrakenSearch {
 public:
  KrakenSearch(KrakenType type, const Grid& grid, Chains& chains, Candidate elimination, Work& work)
      : type_(type),
        grid_(grid),
        chains_(chains),
        elimination_(elimination),
        work_(work),
        off_(chains.consequences(Claim(elimination, true)).off) {}

  std::optional<Kraken> run() {
    if (type_ == KrakenType::one) {
      if (can_help(elimination_.digit())) search(elimination_.digit(), elimination_.cell());
      return best_;
    }
    for (Digit digit : off_.digits()) {
      if (!can_help(digit)) continue;
      for (Cell cell : grid_.cells(digit) - CellSet{elimination_.cell()}) search(digit, cell);
    }
    return best_;
  }

 private:
  /// Whether chains strike something, and leave no way to put the digit into all houses.
  bool can_help(Digit digit) const {
    const CellSet seen = digit == elimination_.digit() ? peers(elimination_.cell()) : CellSet{elimination_.cell()};
    if (seen.contains(off_.cells(digit))) return false;
    return facts::cells_in_templates(facts::places_of(grid_, digit) - off_.cells(digit)).empty();
  }
  /// Looks for fish in one of whose cover houses `target` lies outside the base.
  void search(Digit digit, Cell target) {
    if (!work_.spend(units_per_target)) return;
    for (const auto fish_class : {fish::FishClass::basic, fish::FishClass::franken}) {
      for (int size = 2; size <= max_houses; ++size) {
        fish::search_fish({digit, grid_.cells(digit), target, off_.cells(digit), fish_class, size},
                          [&](const fish::Fish& fish) {
                            judge(fish, target);
                            return false;
                          });
      }
    }
  }
  void judge(const fish::Fish& fish, Cell target) {
    const fish::FishAnatomy anatomy = fish::anatomy(grid_.cells(fish.digit), fish);
    const int fins = anatomy.fins.size();
    if (fins == 0 || fins > max_fins || !anatomy.endo_fins.empty()) return;
    const CellSet roots = type_ == KrakenType::one ? anatomy.fins : outside_others(fish, target);
    // A cover house of type two holds a place of the fish in addition to its fins.
    if (type_ == KrakenType::two && anatomy.fins.contains(roots)) return;
    if (is_seen_by_elimination(fish.digit, roots)) return;
    const int cost = cost_of(fish.digit, roots);
    if (!best_ || cost < best_->cost) best_ = {elimination_, fish, anatomy, roots, cost};
  }
  /// The base cells that lie in no cover house but that of the target.
  CellSet outside_others(const fish::Fish& fish, Cell target) const {
    const HouseSet own = {target.row(), target.column(), target.box()};
    return (grid_.cells(fish.digit) & fish::cells_in(fish.base)) - fish::cells_in(fish.cover - own);
  }
  /// Whether the elimination sees all roots: then it is a fish without chains, or the other type.
  bool is_seen_by_elimination(Digit digit, const CellSet& roots) const {
    return digit == elimination_.digit() && peers(elimination_.cell()).contains(roots);
  }
  int cost_of(Digit digit, const CellSet& roots) {
    const ChainSpread& spread = chains_.spread(grid_, Claim(elimination_, true));
    int cost = 0;
    for (Cell root : roots) cost += spread.distance(Claim(Candidate(root, digit), false));
    return cost;
  }

  KrakenType type_;
  const Grid& grid_;
  Chains& chains_;
  Candidate elimination_;
  Work& work_;
  CandidateSet off_;
  std::optional<Kraken> best_;
};

Step step_of(KrakenType type, const Kraken& kraken) {
  const auto& [elimination, fish, anatomy, roots, cost] = kraken;
  Step step{type == KrakenType::one ? TechniqueId::kraken_fish_1 : TechniqueId::kraken_fish_2};
  step.removes.insert(elimination);
  step.evidence.digits = {fish.digit};
  step.evidence.base = fish.base;
  step.evidence.cover = fish.cover;
  step.evidence.add(Role::body, anatomy.body, {fish.digit});
  step.evidence.add(Role::fin, anatomy.fins, {fish.digit});
  if (type == KrakenType::two) step.evidence.add(Role::pivot, roots - anatomy.fins, {fish.digit});
  return step;
}

/// From each root a chain of its own leads to the elimination.
void append_chains(const Grid& grid, Chains& chains, const Kraken& kraken, BranchList& branches) {
  for (Cell root : kraken.roots) {
    const Claim premise(Candidate(root, kraken.fish.digit), true);
    append_chain(grid, chains.spread(grid, premise), premise, Claim(kraken.elimination, false), branches);
  }
}

/// The base houses have a place for the digit each; if the elimination were true, the cover houses would have too few.
bool emit_kraken(const Step& step, const BranchList& branches, StepSink& sink) {
  const auto argue = [&](Evidence& evidence) {
    evidence.use(evidence.base, evidence.digits);
    explain_by_branches(evidence, step);
  };
  return sink.emit(step, argue, branches.all());
}

}  // namespace

void find_kraken_fish(KrakenType type, const Grid& grid, Workspace& workspace, StepSink& sink) {
  Chains& chains = workspace.get<Chains>(grid);
  for (Candidate elimination : grid.all_candidates() - chains.outcomes().off) {
    if (!workspace.work().spend(units_per_elimination)) return;
    const std::optional<Kraken> kraken = KrakenSearch(type, grid, chains, elimination, workspace.work()).run();
    if (!kraken) continue;
    auto& branches = workspace.cleared<BranchList>();
    append_chains(grid, chains, *kraken, branches);
    if (emit_kraken(step_of(type, *kraken), branches, sink)) return;
  }
}

}  // namespace deduku::forcing
