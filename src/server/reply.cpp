#include "server/reply.h"

#include <fmt/format.h>
#include <openssl/evp.h>

#include <algorithm>
#include <array>
#include <boost/beast/http/status.hpp>
#include <iterator>
#include <utility>

#include "base/sha256.h"
#include "server/pages.h"
#include "server/request.h"

namespace cifra::server {
namespace {

// 400 days: the most that browsers keep.
constexpr int kCookieSeconds = 34'560'000;

std::string set_cookie(std::string_view name, std::string_view token, bool secure) {
  return fmt::format("{}={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{}", name, token,
                     token.empty() ? 0 : kCookieSeconds, secure ? "; Secure" : "");
}

// 'sha256-…' of a style in a page.
std::string hash_source(std::string_view content) {
  const Digest digest = sha256(content);
  std::array<unsigned char, 4 * ((sizeof(Digest) + 2) / 3) + 1> text{};
  const int size = EVP_EncodeBlock(text.data(), digest.data(), static_cast<int>(digest.size()));
  return fmt::format("'sha256-{}'",
                     std::string_view(reinterpret_cast<const char*>(text.data()), static_cast<std::size_t>(size)));
}

}  // namespace

void Reply::header(std::string_view name, std::string_view value) {
  headers += name;
  headers += ": ";
  std::ranges::copy_if(value, std::back_inserter(headers), [](char c) { return c != '\r' && c != '\n' && c != '\0'; });
  headers += "\r\n";
}

Reply error_reply(int status, std::string_view code, std::string_view message) {
  Reply reply;
  reply.status = status;
  reply.body = fmt::format(R"({{"error":{{"code":"{}","at":"","message":"{}"}}}})", code, message);
  reply.header("Cache-Control", "no-store");
  reply.header("X-Robots-Tag", "noindex");
  return reply;
}

Reply house_reply(house::Answer answer, bool secure_cookies) {
  Reply reply;
  reply.status = answer.status;
  reply.type = std::move(answer.type);
  reply.body = std::move(answer.body);
  reply.header("Cache-Control", "no-store");
  reply.header("X-Robots-Tag", "noindex");
  if (answer.token) reply.header("Set-Cookie", set_cookie("cifra", *answer.token, secure_cookies));
  if (!answer.device.empty()) reply.header("Set-Cookie", set_cookie("cifra_device", answer.device, secure_cookies));
  if (answer.retry_after_s > 0) reply.header("Retry-After", std::to_string(answer.retry_after_s));
  return reply;
}

Reply file_reply(const File& file, std::string_view accept_encoding, std::string_view if_none_match) {
  Reply reply;
  reply.type = file.type;
  std::string tag = '"' + file.tag;
  if (!file.brotli.empty() && accepts(accept_encoding, "br")) {
    reply.shared = file.brotli;
    reply.header("Content-Encoding", "br");
    tag += "-br";
  } else if (!file.gzip.empty() && accepts(accept_encoding, "gzip")) {
    reply.shared = file.gzip;
    reply.header("Content-Encoding", "gzip");
    tag += "-gz";
  } else {
    reply.shared = file.plain;
  }
  tag += '"';
  if (names_tag(if_none_match, tag)) {
    reply.status = 304;
    reply.shared = {};
    reply.headers.clear();
  }
  reply.header("ETag", tag);
  reply.header("Cache-Control", file.lasting ? "public, max-age=31536000, immutable" : "no-cache");
  if (file.varies()) reply.header("Vary", "Accept-Encoding");
  return reply;
}

std::string common_headers_of(std::string_view public_origin, bool tls) {
  std::string connect = "'self'";
  if (!public_origin.empty()) connect += fmt::format(" ws{}", public_origin.substr(4));
  std::string headers = fmt::format(
      "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
      "style-src 'self' {}; img-src 'self'; connect-src {}; worker-src 'self'; manifest-src 'self'; font-src 'self'; "
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
      "X-Content-Type-Options: nosniff\r\n"
      "X-Frame-Options: DENY\r\n"
      "Referrer-Policy: no-referrer\r\n"
      "Cross-Origin-Opener-Policy: same-origin\r\n"
      "Cross-Origin-Resource-Policy: same-origin\r\n"
      "Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()\r\n",
      hash_source(page_style()), connect);
  if (tls) headers += "Strict-Transport-Security: max-age=31536000\r\n";
  return headers;
}

std::string head_of(const Reply& reply, std::string_view common_headers, std::string_view date, bool keep_alive) {
  namespace http = boost::beast::http;
  std::string head;
  head.reserve(common_headers.size() + reply.headers.size() + 256);
  const std::string_view reason = http::obsolete_reason(http::int_to_status(static_cast<unsigned>(reply.status)));
  fmt::format_to(std::back_inserter(head), "HTTP/1.1 {} {}\r\nServer: cifra\r\nDate: {}\r\n", reply.status, reason,
                 date);
  if (!keep_alive) head += "Connection: close\r\n";
  if (reply.status != 304 && reply.status != 204) {
    fmt::format_to(std::back_inserter(head), "Content-Type: {}\r\nContent-Length: {}\r\n", reply.type,
                   reply.content().size());
  }
  head += reply.headers;
  head += common_headers;
  head += "\r\n";
  return head;
}

}  // namespace cifra::server
