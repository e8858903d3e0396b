#include "server/framing.h"

#include <algorithm>

#include "server/request.h"
#include "server/words.h"

namespace cifra::server {
namespace {

namespace http = boost::beast::http;

std::string_view value_of(const HttpHeader& header, http::field name) {
  const auto value = header[name];
  return {value.data(), value.size()};
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
