// The lines that scripts/check-lifetimes.py must report, those that end with "dangles"; it must not report any others.
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::testing {

/// Like many classes of the engine: a list inside the object, and a view of it.
class Halves {
 public:
  explicit Halves(std::size_t count) : count_(count) {}
  std::span<const int> all() const { return std::span(list_).first(count_); }
  const std::array<int, 64>& list() const { return list_; }
  int sum() const { return list_[0]; }
  std::vector<int> copy() const { return {list_.begin(), list_.end()}; }

 private:
  std::array<int, 64> list_{};
  std::size_t count_ = 0;
};

struct Named {
  std::vector<int> numbers;
  Halves halves{3};
  const std::string& name() const { return name_; }
  std::string name_;
};

/// Lends an object that it does not own.
struct Handle {
  const int* numbers;
  std::size_t count;
  std::span<const int> all() const { return {numbers, count}; }
};

Named named();
Handle handle_of(const Named& named);
std::optional<Named> found();
std::vector<Named> several();
const Named& known();

template <int size>
int of_a_template() {
  int sum = 0;
  for (int each : Halves(size).all()) sum += each;  // dangles
  return sum;
}

int dangling_loops() {
  int sum = of_a_template<3>();
  for (int each : Halves(3).all()) sum += each;                      // dangles
  for (int each : Halves(3).list()) sum += each;                     // dangles
  for (int each : Halves(3).all().subspan(1)) sum += each;           // dangles
  for (int each : Halves(3).all().subspan(1).first(1)) sum += each;  // dangles
  for (int each : named().halves.all()) sum += each;                 // dangles
  for (char each : named().name()) sum += each;                      // dangles
  for (int each : several().front().numbers) sum += each;            // dangles
  return sum;
}

std::size_t dangling_names() {
  const std::string& name = named().name();          // dangles
  const std::string_view view = named().name();      // dangles
  const std::span<const int> all = Halves(3).all();  // dangles
  const int& first = Halves(3).all()[0];             // dangles
  const int* const data = Halves(3).list().data();   // dangles
  return name.size() + view.size() + all.size() + static_cast<std::size_t>(first + *data);
}

std::size_t what_lives() {
  int sum = 0;
  const Halves halves(3);
  for (int each : halves.all()) sum += each;
  for (int each : halves.all().subspan(1)) sum += each;
  for (int each : Halves(3).copy()) sum += each;
  for (int each : named().numbers) sum += each;
  for (int each : known().halves.all()) sum += each;
  for (int each : std::span(halves.list()).first(2)) sum += each;
  for (int each : handle_of(known()).all()) sum += each;
  for (char each : std::string_view("views").substr(1)) sum += each;
  const int first = Halves(3).all()[0];
  const std::string name = named().name();
  const std::size_t size = named().name().size();
  return name.size() + size + static_cast<std::size_t>(first + sum);
}

}  // namespace deduku::testing
