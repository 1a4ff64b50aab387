#include "src/core/canonical/arrangement.hpp"

namespace deduku::canonical {

namespace {

struct Orders {
  std::array<Order, 6> orders{};
  std::size_t count = 0;
};

constexpr void add_orders(Orders& orders, unsigned columns, Order order, int length) {
  if (columns == 0) {
    orders.orders[orders.count++] = order;
    return;
  }
  for (std::uint8_t column = 0; column < 3; ++column) {
    if ((columns >> column & 1U) == 0) continue;
    order[length] = column;
    add_orders(orders, columns & ~(1U << column), order, length + 1);
  }
}

constexpr std::array<Orders, 8> all_orders = [] {
  std::array<Orders, 8> all{};
  for (unsigned columns = 0; columns < 8; ++columns) add_orders(all[columns], columns, Order{}, 0);
  return all;
}();

}  // namespace

std::span<const Order> orders_of(unsigned columns) {
  const Orders& orders = all_orders[columns];
  return std::span(orders.orders).first(orders.count);
}

}  // namespace deduku::canonical
