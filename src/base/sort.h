// Sorting of our own definition: elements that compare equal end in the same order with every compiler, and a use takes
// a few hundred bytes of the browser's engine where std::sort takes up to seven thousand. About as fast as std::sort; n
// log n in the worst case.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <functional>
#include <iterator>
#include <ranges>
#include <utility>

namespace cifra {
namespace sorting {

constexpr std::ptrdiff_t kFew = 16;  // so many are sorted by insertion

template <class T, class Before>
void insert_each(T* begin, T* end, Before before) {
  for (T* next = begin; next != end; ++next) {
    T moved = std::move(*next);
    T* to = next;
    for (; to != begin && before(moved, to[-1]); --to) *to = std::move(to[-1]);
    *to = std::move(moved);
  }
}

template <class T, class Before>
void sort_as_heap(T* begin, T* end, Before before) {
  const auto sink = [&](std::ptrdiff_t at, std::ptrdiff_t size) {
    for (std::ptrdiff_t child = 0; (child = 2 * at + 1) < size; at = child) {
      if (child + 1 < size && before(begin[child], begin[child + 1])) ++child;
      if (!before(begin[at], begin[child])) return;
      std::swap(begin[at], begin[child]);
    }
  };
  std::ptrdiff_t size = end - begin;
  for (std::ptrdiff_t at = size / 2; at-- > 0;) sink(at, size);
  while (size > 1) {
    std::swap(begin[0], begin[--size]);
    sink(0, size);
  }
}

// Where the second part begins: nothing in it comes before anything of the first, and neither is empty. From more than
// two elements.
template <class T, class Before>
T* split(T* begin, T* end, Before before) {
  T* low = begin;
  T* high = end - 1;
  T* middle = begin + (high - low) / 2;
  if (before(*middle, *low)) std::swap(*middle, *low);
  if (before(*high, *middle)) {
    std::swap(*high, *middle);
    if (before(*middle, *low)) std::swap(*middle, *low);
  }
  const T pivot = *middle;
  while (true) {  // the first and the last element end both searches
    while (before(*++low, pivot)) {
    }
    while (before(pivot, *--high)) {
    }
    if (low >= high) return low;
    std::swap(*low, *high);
  }
}

// Splits until what is left is small, `depth` times at most.
template <class T, class Before>
void sort(T* begin, T* end, Before before, unsigned depth) {
  for (; end - begin > kFew; --depth) {
    if (depth == 0) return sort_as_heap(begin, end, before);
    T* const second = split(begin, end, before);
    sort(second, end, before, depth - 1);
    end = second;
  }
  insert_each(begin, end, before);
}

inline unsigned most_splits(std::size_t size) { return 2 * static_cast<unsigned>(std::bit_width(size)); }

template <class Less, class Projection>
auto before(Less& less, Projection& projection) {
  return [&less, &projection](const auto& one, const auto& other) -> bool {
    return std::invoke(less, std::invoke(projection, one), std::invoke(projection, other));
  };
}

}  // namespace sorting

template <std::ranges::contiguous_range Range, class Less = std::ranges::less, class Projection = std::identity>
void put_in_order(Range&& range, Less less = {}, Projection projection = {}) {
  auto* const begin = std::ranges::data(range);
  const auto size = static_cast<std::size_t>(std::ranges::size(range));
  sorting::sort(begin, begin + size, sorting::before(less, projection), sorting::most_splits(size));
}

// The first `count` elements become those that sorting would put there, in some order, and the next is in its place.
template <std::ranges::contiguous_range Range, class Less = std::ranges::less, class Projection = std::identity>
void put_first(Range&& range, std::size_t count, Less less = {}, Projection projection = {}) {
  auto* begin = std::ranges::data(range);
  auto* end = begin + std::ranges::size(range);
  auto* const last = begin + count;
  const auto before = sorting::before(less, projection);
  for (unsigned depth = sorting::most_splits(std::ranges::size(range)); end - begin > sorting::kFew; --depth) {
    if (depth == 0) return sorting::sort_as_heap(begin, end, before);
    auto* const second = sorting::split(begin, end, before);
    (last < second ? end : begin) = second;
  }
  sorting::insert_each(begin, end, before);
}

}  // namespace cifra
