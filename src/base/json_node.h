// Node: a JSON value together with its path in a document, for readers that must say where something is wrong. The path
// is made only when it is needed: a node points to its parent, which must outlive it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "base/json.h"

namespace cifra {

class Node {
 public:
  // The root of a document, or of a part that is missing (null). `error_code` is the code of every error below it.
  Node(const json::value* value, std::string_view error_code) : value_(value), error_code_(error_code) {}

  // The member of an object; a node without a value if it is missing or this is no object.
  Node operator[](std::string_view key) const {
    const json::object* object = present() ? value_->if_object() : nullptr;
    return Node(object != nullptr ? object->if_contains(key) : nullptr, this, key);
  }
  Node operator[](std::size_t index) const {
    const json::array* array = elements();
    return Node(array != nullptr && index < array->size() ? &(*array)[index] : nullptr, this, index);
  }

  bool present() const { return value_ != nullptr; }
  bool is_null() const { return present() && value_->is_null(); }
  bool is_object() const { return present() && value_->is_object(); }
  const json::array* elements() const { return present() ? value_->if_array() : nullptr; }
  const json::string* text() const { return present() ? value_->if_string() : nullptr; }

  bool is_true() const { return present() && value_->is_bool() && value_->get_bool(); }

  // An integer, written as one, from low to high. (A value that was made here and not parsed may be unsigned.)
  std::optional<int> integer(int low, int high) const {
    if (!present() || !(value_->is_int64() || value_->is_uint64())) return std::nullopt;
    boost::system::error_code problem;
    const auto number = value_->to_number<std::int64_t>(problem);
    if (problem || number < low || number > high) return std::nullopt;
    return static_cast<int>(number);
  }

  std::string path() const {
    if (parent_ == nullptr) return "";
    const std::string before = parent_->path();
    if (key_.data() == nullptr) return before + '[' + std::to_string(index_) + ']';
    return before.empty() ? std::string(key_) : before + '.' + std::string(key_);
  }

  std::unexpected<Error> bad(std::string message) const { return fail(error_code_, path(), std::move(message)); }

 private:
  Node(const json::value* value, const Node* parent, std::string_view key)
      : value_(value), parent_(parent), error_code_(parent->error_code_), key_(key) {}
  Node(const json::value* value, const Node* parent, std::size_t index)
      : value_(value), parent_(parent), error_code_(parent->error_code_), index_(index) {}

  const json::value* value_;
  const Node* parent_ = nullptr;
  std::string_view error_code_;
  std::string_view key_;
  std::size_t index_ = 0;
};

// The elements of an array, each read by `read(node, index) -> Result<T>`.
template <class T, class Read>
Result<std::vector<T>> read_list(const Node& node, Read&& read) {
  std::vector<T> list;
  list.reserve(node.elements()->size());
  for (std::size_t i = 0; i < node.elements()->size(); ++i) {
    const Node element = node[i];
    auto item = read(element, i);
    if (!item) return std::unexpected(std::move(item.error()));
    list.push_back(std::move(*item));
  }
  return list;
}

}  // namespace cifra
