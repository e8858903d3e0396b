// Framing of requests: the rules of RFC 9112 that Beast's parser leaves to its user. A request whose end two programs
// could read differently is refused, because its body would run as a request of its own.
#pragma once

#include <boost/beast/http/fields.hpp>
#include <boost/beast/http/message.hpp>
#include <string_view>

namespace cifra::server {

using HttpHeader = boost::beast::http::request_header<boost::beast::http::fields>;

// At most one of Transfer-Encoding and Content-Length, once; the first is "chunked", in HTTP/1.1, the other digits.
bool has_plain_length(const HttpHeader& header);

// Whether a line of these bytes of a header goes on in the next one ("obs-fold").
bool has_folded_line(std::string_view bytes);

// Of a chunk, from ";" to the end of the line: without control characters, which others take for the line's end.
bool is_chunk_extension(std::string_view extension);

// Exactly one Host, as is_host() wants it, which HTTP/1.0 may leave out.
bool has_host(const HttpHeader& header);

}  // namespace cifra::server
