// The main function of all test programs. Exit code 77, which ctest shows as skipped: no test failed, and some test was
// skipped.
#include <gmock/gmock.h>

int main(int count, char** arguments) {
  ::testing::InitGoogleMock(&count, arguments);
  const int failed = RUN_ALL_TESTS();
  constexpr int skipped = 77;
  return failed != 0 || ::testing::UnitTest::GetInstance()->skipped_test_count() == 0 ? failed : skipped;
}
