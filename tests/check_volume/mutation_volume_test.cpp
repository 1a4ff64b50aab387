// More than 100,000 false certificates, made from true ones by one change each; none is accepted.
#include "tests/support/false_certificates.hpp"

namespace deduku::testing {
namespace {

TEST(FalseCertificates, AreRefused) {
  static constexpr std::array<const char*, change_count> words = {
      "a premise dropped", "a cell or house moved",      "a candidate put back",   "an elimination added",
      "a digit swapped",   "a pattern's cell exchanged", "a chain's link reversed"};
  Changes changes(60);
  changes.try_all_techniques(1000);
  long long all = 0;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const long long refused = changes.refused()[i];
    std::printf("refused %s: %lld\n", words[i], refused);
    EXPECT_GT(refused, 1'000);
    all += refused;
  }
  std::printf("refused %lld, true all the same %lld, undecided %lld\n", all, changes.proved(), changes.undecided());
  EXPECT_GT(all, 100'000);
}

}  // namespace
}  // namespace deduku::testing
