// Proves the statements of a record about its puzzle, each guarantee from its own evidence.
#include <algorithm>

#include "deduku/canonical.hpp"
#include "deduku/version.hpp"
#include "src/core/spelling.hpp"
#include "src/generate/generate_record.hpp"
#include "src/generate/guarantees.hpp"
#include "src/generate/promises.hpp"
#include "src/records/fields.hpp"
#include "src/records/texts.hpp"

namespace deduku::generate {

namespace {

/// Nine images, counted from 1, of "234567891"; empty for other texts.
std::optional<std::array<std::uint8_t, 9>> images_in(const std::string& text) {
  std::array<std::uint8_t, 9> images{};
  if (text.size() != images.size()) return std::nullopt;
  for (std::size_t i = 0; i < images.size(); ++i) {
    if (text[i] < '1' || '9' < text[i]) return std::nullopt;
    images[i] = static_cast<std::uint8_t>(text[i] - '1');
  }
  return images;
}

/// The evidence of one guarantee, part by part.
class WrittenEvidence {
 public:
  explicit WrittenEvidence(const WrittenGuarantee& guarantee) : parts_(guarantee.evidence) {}

  /// The texts with a name; empty if there are no such texts.
  std::span<const std::string> texts(std::string_view name) {
    asked_.push_back(name);
    const auto part = std::ranges::find(parts_, name, &Guarantee::Evidence::name);
    return part == parts_.end() ? std::span<const std::string>() : part->texts;
  }
  /// The only text with a name; "" if there is no such text, or several.
  std::string text(std::string_view name) {
    const auto found = texts(name);
    return found.size() == 1 ? found.front() : "";
  }
  /// A part that was never read; "" for none.
  std::string other() const {
    for (const Guarantee::Evidence& part : parts_) {
      if (std::ranges::count(asked_, part.name) == 0) return part.name;
    }
    return "";
  }

 private:
  const std::vector<Guarantee::Evidence>& parts_;
  std::vector<std::string_view> asked_;
};

/// The result of the evidence of a guarantee: the sentence that it proves, or the reason why it does not.
struct Proved {
  std::string sentence;
  std::string fault{};
};
Proved unproved(std::string fault) {
  return {"", std::move(fault)};
}

/// Proves the guarantees of a record whose puzzle has one solution.
class RecordProof {
 public:
  explicit RecordProof(const MadeRecord& record) : record_(record), puzzle_(record.puzzle) {}

  std::vector<std::string> broken() {
    const auto criteria = Criteria::read(record_.constraints);
    if (!criteria) return {criteria.error()};
    criteria_ = &*criteria;
    texts_ = texts_in_full(puzzle_, *criteria);
    read_evidence_for_others();
    prove_fields();
    for (std::string& sentence : violations(puzzle_, record_.constraints, *criteria, texts_, path_)) fail(sentence);
    for (const WrittenGuarantee& guarantee : record_.guarantees) prove(guarantee);
    return std::move(broken_);
  }

 private:
  struct Prover {
    std::string_view key;
    Proved (RecordProof::*prove)(WrittenEvidence&) const;
  };
  static const std::array<Prover, 13> provers;

  void fail(const std::string& sentence) {
    if (std::ranges::count(broken_, sentence) == 0) broken_.push_back(sentence);
  }

  /// The basis of other proofs: the automorphism that moves groups of givens, the path through the vicinity.
  void read_evidence_for_others() {
    for (const WrittenGuarantee& guarantee : record_.guarantees) {
      WrittenEvidence evidence(guarantee);
      if (guarantee.key == "automorphic") automorphism_ = automorphism_in(evidence);
      if (guarantee.key != "vicinity") continue;
      path_.clear();
      for (const std::string& text : evidence.texts("path")) {
        const auto board = board_in(text);
        if (!board) fail("vicinity: the path contains an entry that is not a puzzle");
        if (board) path_.push_back(*board);
      }
    }
  }

  void prove_fields() {
    const auto solution = search::solve(Grid(puzzle_), *search::find_backend("bitmask"));
    if (!solution || records::solution_text(*solution) != record_.solution) {
      fail("the solution is not that of the puzzle");
    }
    const int givens = puzzle_.givens.size();
    if (record_.givens != static_cast<std::uint64_t>(givens)) {
      fail("givens: there are " + std::to_string(givens) + ", not " + std::to_string(record_.givens));
    }
    const bool is_weighed = record_.constraints.distribution == Distribution::controlled;
    if (record_.weight == (is_weighed ? bias_weight(givens) : "")) return;
    fail(is_weighed ? "weight: it is " + bias_weight(givens)
                    : "weight: only a puzzle drawn with controlled bias has one");
  }

  void prove(const WrittenGuarantee& guarantee) {
    WrittenEvidence evidence(guarantee);
    const auto prover = std::ranges::find(provers, guarantee.key, &Prover::key);
    const Proved proved = (this->*prover->prove)(evidence);
    const std::string other = evidence.other();
    if (!proved.fault.empty()) {
      fail(guarantee.key + ": " + proved.fault);
    } else if (!other.empty()) {
      fail(guarantee.key + ": it has no evidence " + in_quotes(other));
    } else if (!has_foreign_sentences(record_) && guarantee.sentence != proved.sentence) {
      fail(guarantee.key + ": its sentence differs from the proved one");
    }
  }

  Proved prove_unique(WrittenEvidence& evidence) const {
    if (evidence.text("solution") != record_.solution) return unproved("the solution listed is not that of the record");
    return {unique_sentence};
  }

  Proved prove_givens(WrittenEvidence&) const {
    const PuzzleConstraints& constraints = record_.constraints;
    if (constraints.least_givens == 0 && constraints.most_givens == Cell::count)
      return unproved("the constraints set no bounds");
    return {givens_sentence(puzzle_.givens.size(), constraints)};
  }

  Proved prove_minimal(WrittenEvidence& evidence) const {
    return {minimal_sentence, fault_of_solutions(singles_of(puzzle_.givens), evidence.texts("second_solutions"))};
  }

  Proved prove_orbit_minimal(WrittenEvidence& evidence) const {
    std::vector<Symmetry> motions;
    if (record_.constraints.pattern) motions = motions_of(record_.constraints.pattern->pattern);
    if (automorphism_) motions.push_back(automorphism_->symmetry);
    const auto texts = evidence.texts("second_solutions");
    if (motions.empty()) return unproved("neither the constraints nor a guarantee have a movement of the givens");
    return {orbit_minimal_sentence(record_.constraints, automorphism_ ? automorphism_->kind : nullptr),
            fault_of_solutions(groups_in(puzzle_.givens, orbits(motions)), texts)};
  }

  /// Whether each text is a second solution of the puzzle without the group of the same index.
  std::string fault_of_solutions(const std::vector<CellSet>& groups, std::span<const std::string> texts) const {
    if (texts.size() != groups.size()) {
      return "there are " + std::to_string(texts.size()) + " second solutions listed, not " +
             std::to_string(groups.size());
    }
    for (std::size_t i = 0; i < groups.size(); ++i) {
      const auto second = board_in(texts[i]);
      const bool is_full = second && second->givens.size() == Cell::count && !find_conflict(*second);
      if (is_full && texts[i] != record_.solution && keeps_rest(*second, groups[i])) continue;
      return "the entry for " + present::cell_json(groups[i].first()).get<std::string>() +
             " is not a second solution without " + (groups[i].size() > 1 ? "it and its images" : "it");
    }
    return "";
  }
  bool keeps_rest(const Board& second, const CellSet& group) const {
    for (Cell cell : puzzle_.givens - group) {
      if (second.values[cell] != puzzle_.values[cell]) return false;
    }
    return true;
  }

  Proved prove_pattern(WrittenEvidence& evidence) const {
    const Pattern found = pattern_of(puzzle_.givens);
    if (evidence.text("pattern") != name(found)) return unproved("the symmetry listed is not that of the givens");
    if (!record_.constraints.pattern) return unproved("the constraints have none");
    return {pattern_sentence(found, *record_.constraints.pattern)};
  }

  Proved prove_mask(WrittenEvidence&) const {
    return record_.constraints.mask ? Proved{mask_sentence} : unproved("the constraints have none");
  }

  /// That the path leads to the puzzle is a promise of the constraints.
  Proved prove_vicinity(WrittenEvidence& evidence) const {
    const bool has_path = !evidence.texts("path").empty();
    if (!record_.constraints.vicinity || !record_.constraints.like)
      return unproved("the constraints lack the puzzle or the vicinity");
    return has_path ? Proved{vicinity_sentence(*record_.constraints.vicinity, path_.size())}
                    : unproved("there is no path");
  }

  Proved prove_automorphic(WrittenEvidence& evidence) const {
    const auto listed = automorphism_in(evidence);
    const std::string count = evidence.text("automorphisms");
    if (!listed) return unproved("the kind, or the movement of rows, columns and digits, cannot be read");
    if (listed->symmetry(puzzle_) != puzzle_) return unproved("the listed movement changes the puzzle");
    if (count != std::to_string(canonical_form(puzzle_).automorphisms))
      return unproved("the number of automorphisms is wrong");
    const std::string& constraint = record_.constraints.automorphic;
    if (!constraint.empty() && constraint != "any" && constraint != listed->kind->name)
      return unproved("the kind is not that of the constraints");
    return {automorphic_sentence(*listed->kind)};
  }

  struct ListedAutomorphism {
    const AutomorphismKind* kind;
    Symmetry symmetry;
  };
  /// Empty if it is not an automorphism, or of another kind than stated.
  static std::optional<ListedAutomorphism> automorphism_in(WrittenEvidence& evidence) {
    const AutomorphismKind* const kind = find_automorphism_kind(evidence.text("kind"));
    const std::string transposes = evidence.text("transposes");
    const auto rows = images_in(evidence.text("rows"));
    const auto columns = images_in(evidence.text("columns"));
    const auto digits = images_in(evidence.text("digits"));
    if (kind == nullptr || !rows || !columns || !digits || (transposes != "yes" && transposes != "no"))
      return std::nullopt;
    const Symmetry symmetry{.transposes = transposes == "yes", .rows = *rows, .columns = *columns, .digits = *digits};
    Symmetry motion = symmetry;
    motion.digits = Symmetry().digits;
    return symmetry.is_sound() && motion == motion_of(*kind) ? std::optional(ListedAutomorphism{kind, symmetry})
                                                             : std::nullopt;
  }

  Proved prove_distribution(WrittenEvidence& evidence) const {
    const Distribution distribution = record_.constraints.distribution;
    if (distribution == Distribution::natural) return unproved("the constraints have none");
    if (distribution == Distribution::controlled && evidence.text("weight") != bias_weight(puzzle_.givens.size())) {
      return unproved("the listed weight is wrong");
    }
    return {distribution_sentence(distribution)};
  }

  Proved prove_where(WrittenEvidence& evidence) const {
    if (!criteria_->where) return unproved("the constraints have no condition");
    const std::vector<std::string>& fields = criteria_->where->fields();
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const auto listed = evidence.texts(fields[i]);
      if (listed.size() == 1 && listed.front() == texts_[i]) continue;
      return unproved(fields[i] + " is " + (texts_[i].empty() ? "nothing" : texts_[i]) +
                      ", which differs from the listed value");
    }
    return {where_sentence(record_.constraints)};
  }

  Proved prove_needs(WrittenEvidence& evidence) const {
    return prove_needed(evidence, record_.constraints.needs, false);
  }
  Proved prove_exactly(WrittenEvidence& evidence) const {
    return prove_needed(evidence, record_.constraints.exactly, true);
  }
  Proved prove_needed(WrittenEvidence& evidence, const std::string& constraint, bool is_exact) const {
    if (constraint.empty() || criteria_->is_exact != is_exact) return unproved("the constraints have no technique");
    if (evidence.text("technique") != key(*criteria_->needs))
      return unproved("the technique is not that of the constraints");
    NeedRater rater(*criteria_->needs, {.arguments = false});
    const int r = rater.use(puzzle_).rating.r;
    const RoundRating without = rater.rate_without(puzzle_);
    if (evidence.text("r") != decimal(r, 100))
      return unproved("R is " + decimal(r, 100) + ", which differs from the listed value");
    if (evidence.text("r_without") != decimal(without.r, 100)) {
      return unproved("R without the technique is " + decimal(without.r, 100) +
                      ", which differs from the listed value");
    }
    if (!without.rest || evidence.text("stuck_at") != records::state_text(*without.rest)) {
      return unproved("the ladder without the technique is not stuck at the candidates listed");
    }
    return {needs_sentence(*criteria_->needs, is_exact, r, without.r)};
  }

  Proved prove_without(WrittenEvidence&) const {
    return criteria_->has_without ? Proved{without_sentence(record_.constraints)}
                                  : unproved("the constraints have no technique");
  }

  const MadeRecord& record_;
  const Board& puzzle_;
  const Criteria* criteria_ = nullptr;
  std::vector<std::string> texts_;  ///< of the fields of the condition
  std::optional<ListedAutomorphism> automorphism_;
  std::vector<Board> path_;
  std::vector<std::string> broken_;
};

constexpr std::array<RecordProof::Prover, 13> RecordProof::provers = {{
    {"unique", &RecordProof::prove_unique},
    {"givens", &RecordProof::prove_givens},
    {"minimal", &RecordProof::prove_minimal},
    {"orbit_minimal", &RecordProof::prove_orbit_minimal},
    {"pattern", &RecordProof::prove_pattern},
    {"mask", &RecordProof::prove_mask},
    {"vicinity", &RecordProof::prove_vicinity},
    {"automorphic", &RecordProof::prove_automorphic},
    {"distribution", &RecordProof::prove_distribution},
    {"where", &RecordProof::prove_where},
    {"needs", &RecordProof::prove_needs},
    {"exactly", &RecordProof::prove_exactly},
    {"without", &RecordProof::prove_without},
}};

}  // namespace

std::vector<std::string> broken_statements(const MadeRecord& record) {
  if (!is_unique_by_bitmask(record.puzzle)) return {"unique: the givens do not have exactly one solution"};
  if (std::string fault = contradiction(record.constraints); !fault.empty()) return {"wishes: " + fault};
  return RecordProof(record).broken();
}

bool has_foreign_sentences(const MadeRecord& record) {
  return record.version != version();
}

}  // namespace deduku::generate
