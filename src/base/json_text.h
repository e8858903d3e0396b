// JSON written straight into a text, for what is written often: a tree of values costs ten times as much. Keys and
// values come in order, commas by themselves; that every object is ended is up to the caller.
#pragma once

#include <algorithm>
#include <charconv>
#include <cmath>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <utility>

namespace cifra {

class JsonText {
 public:
  explicit JsonText(std::string& out) : out_(out) {}  // appends to it

  JsonText& begin_object() { return open('{'); }
  JsonText& end_object() { return close('}'); }
  JsonText& begin_array() { return open('['); }
  JsonText& end_array() { return close(']'); }

  JsonText& key(std::string_view name) {  // a word of ours, with nothing to escape
    const bool comma = std::exchange(comma_, false);
    grow(name.size() + 4, [&](char* to) {
      if (comma) *to++ = ',';
      *to++ = '"';
      to = std::copy(name.begin(), name.end(), to);
      *to++ = '"';
      *to++ = ':';
      return to;
    });
    return *this;
  }
  JsonText& value(std::string_view text) {
    separate();
    quote(text);
    return *this;
  }
  JsonText& value(const char* text) { return value(std::string_view(text)); }
  JsonText& value(std::integral auto number) {
    separate();
    char digits[24];
    const auto end = std::to_chars(digits, digits + sizeof(digits), number);
    out_.append(digits, end.ptr);
    return *this;
  }
  // Nine decimals, so that sums of what is printed are right to 1e-6. Beyond nine billion and for what is no number:
  // null.
  JsonText& value(double number) {
    const bool fits = std::abs(number) < 9e9;  // false for what is no number
    if (!fits) return null();
    const auto scaled = static_cast<std::int64_t>(number * 1e9 + (number < 0 ? -0.5 : 0.5));
    const std::uint64_t positive =
        scaled < 0 ? 0 - static_cast<std::uint64_t>(scaled) : static_cast<std::uint64_t>(scaled);
    separate();
    if (scaled < 0) out_ += '-';
    char digits[24];
    const auto whole = std::to_chars(digits, digits + sizeof(digits), positive / 1'000'000'000);
    out_.append(digits, whole.ptr);
    // A leading one keeps the zeros of the decimals.
    const auto decimals = std::to_chars(digits, digits + sizeof(digits), 1'000'000'000 + positive % 1'000'000'000);
    digits[0] = '.';
    out_.append(digits, decimals.ptr);
    return *this;
  }
  JsonText& value(bool truth) { return raw(truth ? "true" : "false"); }
  JsonText& null() { return raw("null"); }
  JsonText& raw(std::string_view json) {  // a value that is JSON already
    separate();
    out_ += json;
    return *this;
  }

  // key and value
  JsonText& operator()(std::string_view name, auto&& what) { return key(name).value(what); }

 private:
  JsonText& open(char bracket) {
    separate();
    out_ += bracket;
    comma_ = false;
    return *this;
  }
  JsonText& close(char bracket) {
    out_ += bracket;
    comma_ = true;
    return *this;
  }
  // Room for at most that many more; `write` says where it ended.
  template <class Write>
  void grow(std::size_t most, Write&& write) {
    const std::size_t size = out_.size();
    out_.resize_and_overwrite(
        size + most, [&](char* begin, std::size_t) { return static_cast<std::size_t>(write(begin + size) - begin); });
  }

  void separate() {
    if (comma_) out_ += ',';
    comma_ = true;
  }
  // Whether one of eight bytes has to be escaped, or may have to: a byte below 0x20, a quote or a backslash.
  static bool may_need_escape(std::uint64_t eight) {
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    constexpr std::uint64_t kHigh = 0x8080808080808080U;
    const std::uint64_t quote = eight ^ (kOnes * '"');
    const std::uint64_t backslash = eight ^ (kOnes * '\\');
    return ((((eight - kOnes * 0x20) & ~eight) | ((quote - kOnes) & ~quote) | ((backslash - kOnes) & ~backslash)) &
            kHigh) != 0;
  }

  static bool is_plain(std::string_view text) {
    std::size_t i = 0;
    for (std::uint64_t eight = 0; i + sizeof(eight) <= text.size(); i += sizeof(eight)) {
      std::memcpy(&eight, text.data() + i, sizeof(eight));
      if (may_need_escape(eight)) return false;
    }
    std::uint64_t rest = 0x2020202020202020U;
    std::memcpy(&rest, text.data() + i, text.size() - i);
    return !may_need_escape(rest);
  }

  void quote(std::string_view text) {
    if (is_plain(text)) {
      return grow(text.size() + 2, [&](char* to) {
        *to++ = '"';
        to = std::copy(text.begin(), text.end(), to);
        *to++ = '"';
        return to;
      });
    }
    out_ += '"';
    for (const char c : text) {
      if (static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\') {
        out_ += c;
      } else {
        escape(c);
      }
    }
    out_ += '"';
  }

  void escape(char c) {
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
      return;
    }
    constexpr std::string_view kHex = "0123456789abcdef";
    out_ += "\\u00";
    out_ += kHex[static_cast<unsigned char>(c) >> 4];
    out_ += kHex[static_cast<unsigned char>(c) & 15];
  }

  std::string& out_;
  bool comma_ = false;
};

// An object of its own: `write(text)` writes its members.
template <class Write>
std::string json_object(Write&& write) {
  std::string out;
  JsonText text(out);
  text.begin_object();
  write(text);
  text.end_object();
  return out;
}

}  // namespace cifra
