#include "server/framing.h"

#include <algorithm>

#include "server/words.h"

namespace cifra::server {
namespace {

namespace http = boost::beast::http;

std::string_view value_of(const HttpHeader& header, http::field name) {
  const auto value = header[name];
  return {value.data(), value.size()};
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_letter_or_digit(char c) { return is_digit(c) || (small_letter(c) >= 'a' && small_letter(c) <= 'z'); }

bool is_host(std::string_view text) {
  const bool bracket = text.starts_with('[');
  const auto end = bracket ? text.find(']') : text.find(':');
  if (bracket && end == std::string_view::npos) return false;
  const std::string_view name = bracket ? text.substr(1, end - 1) : text.substr(0, end);
  std::string_view port = end == std::string_view::npos ? std::string_view() : text.substr(end + (bracket ? 1 : 0));
  if (!port.empty()) {
    if (!port.starts_with(':')) return false;
    port.remove_prefix(1);
  }
  const std::string_view marks = bracket ? ".:" : ".-_~%";
  return std::ranges::all_of(port, is_digit) &&
         std::ranges::all_of(name, [&](char c) { return is_letter_or_digit(c) || marks.contains(c); });
}

}  // namespace

bool has_plain_length(const HttpHeader& header) {
  const auto codings = header.count(http::field::transfer_encoding);
  const auto lengths = header.count(http::field::content_length);
  if (codings + lengths > 1) return false;
  if (codings == 1) {
    return header.version() >= 11 && same_word(value_of(header, http::field::transfer_encoding), "chunked");
  }
  const std::string_view length = value_of(header, http::field::content_length);
  return lengths == 0 || (!length.empty() && std::ranges::all_of(length, is_digit));
}

bool has_folded_line(std::string_view bytes) { return bytes.contains("\r\n ") || bytes.contains("\r\n\t"); }

bool is_chunk_extension(std::string_view extension) {
  return std::ranges::none_of(extension,
                              [](char c) { return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7f; });
}

bool has_host(const HttpHeader& header) {
  const auto hosts = header.count(http::field::host);
  if (hosts == 0) return header.version() < 11;
  return hosts == 1 && is_host(value_of(header, http::field::host));
}

}  // namespace cifra::server
