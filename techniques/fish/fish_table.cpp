// All fish: one row per class, size and kind of fins.
//
// Soundness: techniques/fish/fish.hpp. The search for fish with fins or boxes: techniques/fish/fish_search.hpp.
#include "src/core/step_sink.hpp"
#include "techniques/fish/basic_fish_steps.hpp"
#include "techniques/fish/general_fish.hpp"

namespace deduku {

namespace {

using enum fish::FishClass;

/// A fish of lines without fins. `se` is its rating, in tenths.
template <TechniqueId technique, int size>
constexpr Technique basic_fish(std::string_view name, std::string_view hodoku, int se = 0) {
  return {.name = name, .find = fish::find_basic_fish<technique, size>, .se = {se, se}, .hodoku = {hodoku}};
}

template <TechniqueId technique, fish::FishClass fish_class, int size, fish::Finning finning>
void find(const Grid& grid, Workspace& workspace, StepSink& sink) {
  fish::find_fish({technique, fish_class, size, finning}, grid, workspace, sink);
}

/// Any other fish; `siamese` is the code of two with the same base.
template <TechniqueId technique, fish::FishClass fish_class, int size, fish::Finning finning = fish::Finning::none>
constexpr Technique general_fish(std::string_view name, std::string_view hodoku, std::string_view siamese = {}) {
  return {.name = name,
          .find = find<technique, fish_class, size, finning>,
          .surcharge = fish_class == basic ? fish::by_fins_of_lines : fish::by_fins,
          .hodoku = {hodoku, siamese}};
}

constexpr fish::Finning finned = fish::Finning::finned;
constexpr fish::Finning sashimi = fish::Finning::sashimi;

}  // namespace

// Basic: the places of a digit in some parallel lines lie in the same number of crossing lines.
//
//            c1     c5     c8
//     r2     4 ---- 4      |        In r2, r5 and r7, 4 can only go into c1, c5 and c8. Each row takes one
//     r5     |      4 ---- 4        of the three columns, so all of them have their 4 there and nowhere else
//            x      |      |        (x). This is a Swordfish; each line has two or three places.
//     r7     4 ----------- 4
//
// For fish of at least five lines, the remaining lines make a smaller fish across that removes the same candidates.
// These fish are never needed, but they count if they are found.
const Technique technique::x_wing = basic_fish<TechniqueId::x_wing, 2>("X-Wing", "0300", 32);
const Technique technique::swordfish = basic_fish<TechniqueId::swordfish, 3>("Swordfish", "0301", 38);
const Technique technique::jellyfish = basic_fish<TechniqueId::jellyfish, 4>("Jellyfish", "0302", 52);
const Technique technique::squirmbag = basic_fish<TechniqueId::squirmbag, 5>("Squirmbag", "0303");
const Technique technique::whale = basic_fish<TechniqueId::whale, 6>("Whale", "0304");
const Technique technique::leviathan = basic_fish<TechniqueId::leviathan, 7>("Leviathan", "0305");

// Finned: a basic fish except for some fins.
//
//            c3           c8 c9
//     r2     4 ---------- 4           In r2, 4 can only go into c3 and c8; in r7 also into the fin, r7c9. Without
//            |            |           the fin this is an X-Wing: c3 and c8 have their 4 only in r2 and r7. If the
//     r7     4 ---------- 4  fin      fin is 4, no other cell of its box is. So a cell in c8 that sees the fin (x)
//                         x           is not 4 either way.
//                         x
//
// A place in the cover lines that sees every fin is false whether one of the fins is true or none.
const Technique technique::finned_x_wing =
    general_fish<TechniqueId::finned_x_wing, basic, 2, finned>("Finned X-Wing", "0310", "03101");
const Technique technique::finned_swordfish =
    general_fish<TechniqueId::finned_swordfish, basic, 3, finned>("Finned Swordfish", "0311", "03111");
const Technique technique::finned_jellyfish =
    general_fish<TechniqueId::finned_jellyfish, basic, 4, finned>("Finned Jellyfish", "0312", "03121");
const Technique technique::finned_squirmbag =
    general_fish<TechniqueId::finned_squirmbag, basic, 5, finned>("Finned Squirmbag", "0313", "03131");
const Technique technique::finned_whale =
    general_fish<TechniqueId::finned_whale, basic, 6, finned>("Finned Whale", "0314", "03141");
const Technique technique::finned_leviathan =
    general_fish<TechniqueId::finned_leviathan, basic, 7, finned>("Finned Leviathan", "0315", "03151");

// Sashimi: a finned fish in which some line keeps at most one place without its fins.
//
//            c3           c8 c9
//     r2     4 ---------- 4           In r2, 4 can only go into c3 and c8; in r7 only into c3 or the fin, r7c9.
//            |            |           Without the fin r7c3 is 4, hence r2c8, and c8 has no other 4. If the fin is
//     r7     4            .  fin      4, no other cell of its box is. So a cell in c8 that sees the fin (x) is not
//                         x           4 either way.
//                         x
//
// Without the fins that line is a single, and the rest of the fish follows.
const Technique technique::sashimi_x_wing =
    general_fish<TechniqueId::sashimi_x_wing, basic, 2, sashimi>("Sashimi X-Wing", "0320", "03201");
const Technique technique::sashimi_swordfish =
    general_fish<TechniqueId::sashimi_swordfish, basic, 3, sashimi>("Sashimi Swordfish", "0321", "03211");
const Technique technique::sashimi_jellyfish =
    general_fish<TechniqueId::sashimi_jellyfish, basic, 4, sashimi>("Sashimi Jellyfish", "0322", "03221");
const Technique technique::sashimi_squirmbag =
    general_fish<TechniqueId::sashimi_squirmbag, basic, 5, sashimi>("Sashimi Squirmbag", "0323", "03231");
const Technique technique::sashimi_whale =
    general_fish<TechniqueId::sashimi_whale, basic, 6, sashimi>("Sashimi Whale", "0324", "03241");
const Technique technique::sashimi_leviathan =
    general_fish<TechniqueId::sashimi_leviathan, basic, 7, sashimi>("Sashimi Leviathan", "0325", "03251");

// Franken: lines of one kind and boxes, covered by lines of the other kind and boxes.
//
//              c1   c3     c5
//     r2       4 ---|----- 4       In r2, r5 and b7, 4 can only go into c1, c3 and c5. Each of them takes one of the
//     r5       |    4 ---- 4       columns, so the columns have their 4 there and nowhere else (x).
//              x    x      x
//          +--------+
//     r7   |   4  . |
//     r8   |   .  4 |
//
// Each base house takes a separate place, so each cover house has its digit there, and neither elsewhere nor in the
// crossing of two cover houses. Fish of at least five houses are listed only if no fish of up to four can replace them.
const Technique technique::franken_x_wing =
    general_fish<TechniqueId::franken_x_wing, franken, 2>("Franken X-Wing", "0330");
const Technique technique::franken_swordfish =
    general_fish<TechniqueId::franken_swordfish, franken, 3>("Franken Swordfish", "0331");
const Technique technique::franken_jellyfish =
    general_fish<TechniqueId::franken_jellyfish, franken, 4>("Franken Jellyfish", "0332");
const Technique technique::franken_squirmbag =
    general_fish<TechniqueId::franken_squirmbag, franken, 5>("Franken Squirmbag", "0333");
const Technique technique::franken_whale =
    general_fish<TechniqueId::franken_whale, franken, 6>("Franken Whale", "0334");
const Technique technique::franken_leviathan =
    general_fish<TechniqueId::franken_leviathan, franken, 7>("Franken Leviathan", "0335");

// Finned Franken: a Franken fish except for some fins.
//
//              c1   c2   c3     c5
//     r2       4 --------|----- 4       In r2, r5 and b7, 4 can only go into c1, c3 and c5, or into the fin, r5c2.
//     r5       |   fin - 4 ---- 4       Without the fin each of them takes one of the columns, and these have no
//     r6       x         x              other 4. A cell in the columns that sees the fin (x) is not 4 either way.
//          +-------------+
//     r7   |   4    .    . |
//     r8   |   .    .    4 |
//
// A fin is a place of the base houses outside the cover houses, or (an endo-fin) in two base houses at once. A
// candidate that the Franken fish would remove without its fins is eliminated if it sees every fin.
const Technique technique::finned_franken_x_wing =
    general_fish<TechniqueId::finned_franken_x_wing, franken, 2, finned>("Finned Franken X-Wing", "0340", "03401");
const Technique technique::finned_franken_swordfish =
    general_fish<TechniqueId::finned_franken_swordfish, franken, 3, finned>("Finned Franken Swordfish", "0341",
                                                                            "03411");
const Technique technique::finned_franken_jellyfish =
    general_fish<TechniqueId::finned_franken_jellyfish, franken, 4, finned>("Finned Franken Jellyfish", "0342",
                                                                            "03421");
const Technique technique::finned_franken_squirmbag =
    general_fish<TechniqueId::finned_franken_squirmbag, franken, 5, finned>("Finned Franken Squirmbag", "0343",
                                                                            "03431");
const Technique technique::finned_franken_whale =
    general_fish<TechniqueId::finned_franken_whale, franken, 6, finned>("Finned Franken Whale", "0344", "03441");
const Technique technique::finned_franken_leviathan =
    general_fish<TechniqueId::finned_franken_leviathan, franken, 7, finned>("Finned Franken Leviathan", "0345",
                                                                            "03451");

// Mutant: houses of any kinds, covered by the same number of others. Rows and columns may be mixed on either side, and
// a side may consist of boxes.
//
//               b4         b5         b6
//     r4     x  x  x  |  4  .  4  |  4  .  .        In b5 and in b6, 4 can only go into r4 and r5. The boxes
//     r5     x  x  x  |  4  .  .  |  .  .  4        take one row each, so both rows have their 4 there and
//     r6     .  .  .  |  .  .  .  |  .  .  .        nowhere else (x).
const Technique technique::mutant_x_wing = general_fish<TechniqueId::mutant_x_wing, mutant, 2>("Mutant X-Wing", "0350");
const Technique technique::mutant_swordfish =
    general_fish<TechniqueId::mutant_swordfish, mutant, 3>("Mutant Swordfish", "0351");
const Technique technique::mutant_jellyfish =
    general_fish<TechniqueId::mutant_jellyfish, mutant, 4>("Mutant Jellyfish", "0352");
const Technique technique::mutant_squirmbag =
    general_fish<TechniqueId::mutant_squirmbag, mutant, 5>("Mutant Squirmbag", "0353");
const Technique technique::mutant_whale = general_fish<TechniqueId::mutant_whale, mutant, 6>("Mutant Whale", "0354");
const Technique technique::mutant_leviathan =
    general_fish<TechniqueId::mutant_leviathan, mutant, 7>("Mutant Leviathan", "0355");

// Finned Mutant: a Mutant fish except for some fins.
//
//            c1           c7 c8 c9
//     r1     .            .  .  4         In r2 and in c9, 4 can only go into c1 and b3, or into the fin, r7c9.
//     r2     4 ---------- .  4  |         Without the fin, row and column take c1 and b3, which have no other 4.
//            |                  |         A cell in c1 that sees the fin (x) is not 4 either way. (This one is a
//     r7     x                 fin        2-String Kite.)
const Technique technique::finned_mutant_x_wing =
    general_fish<TechniqueId::finned_mutant_x_wing, mutant, 2, finned>("Finned Mutant X-Wing", "0360", "03601");
const Technique technique::finned_mutant_swordfish =
    general_fish<TechniqueId::finned_mutant_swordfish, mutant, 3, finned>("Finned Mutant Swordfish", "0361", "03611");
const Technique technique::finned_mutant_jellyfish =
    general_fish<TechniqueId::finned_mutant_jellyfish, mutant, 4, finned>("Finned Mutant Jellyfish", "0362", "03621");
const Technique technique::finned_mutant_squirmbag =
    general_fish<TechniqueId::finned_mutant_squirmbag, mutant, 5, finned>("Finned Mutant Squirmbag", "0363", "03631");
const Technique technique::finned_mutant_whale =
    general_fish<TechniqueId::finned_mutant_whale, mutant, 6, finned>("Finned Mutant Whale", "0364", "03641");
const Technique technique::finned_mutant_leviathan =
    general_fish<TechniqueId::finned_mutant_leviathan, mutant, 7, finned>("Finned Mutant Leviathan", "0365", "03651");

}  // namespace deduku
