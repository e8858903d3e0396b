#include "server/request.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "server/words.h"

namespace cifra::server {
namespace {

constexpr std::size_t kMaxToken = 256;

// Endings of names that are never in the public DNS.
constexpr std::array<std::string_view, 6> kLocalNames = {".localhost", ".local",     ".lan",
                                                         ".internal",  ".home.arpa", ".test"};

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const char small = small_letter(c);
  return small >= 'a' && small <= 'f' ? small - 'a' + 10 : -1;
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }

std::optional<std::string> decoded(std::string_view text) {
  std::string plain;
  plain.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    char c = text[i];
    if (c == '%') {
      if (i + 2 >= text.size()) return std::nullopt;
      const int high = hex_digit(text[i + 1]);
      const int low = hex_digit(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      c = static_cast<char>(high * 16 + low);
      i += 2;
    }
    if (is_control(c)) return std::nullopt;
    plain += c;
  }
  return plain;
}

bool is_letter_or_digit(char c) { return is_digit(c) || (small_letter(c) >= 'a' && small_letter(c) <= 'z'); }

// What base64url, hexadecimal digits and the like are made of.
bool is_token(std::string_view text) {
  return !text.empty() && text.size() <= kMaxToken && std::ranges::all_of(text, [](char c) {
    return is_letter_or_digit(c) || c == '-' || c == '_' || c == '.' || c == '~' || c == '+' || c == '/' || c == '=';
  });
}

// The first cookie that begins so, if it can be a token of ours.
std::string cookie_of(std::string_view cookies, std::string_view name) {
  while (!cookies.empty()) {
    const std::string_view cookie = next_of(cookies, ';');
    if (!cookie.starts_with(name)) continue;
    const std::string_view token = cookie.substr(name.size());
    return is_token(token) ? std::string(token) : std::string();
  }
  return {};
}

}  // namespace

std::optional<Target> read_target(std::string_view target) {
  std::string_view host;
  if (!target.starts_with('/')) {  // the form for proxies, which servers must take too
    const std::string small = small_letters(target.substr(0, 8));
    const std::size_t scheme = small.starts_with("http://") ? 7 : small.starts_with("https://") ? 8 : 0;
    if (scheme == 0) return std::nullopt;
    const auto path = target.find_first_of("/?#", scheme);
    host = target.substr(scheme, path == std::string_view::npos ? path : path - scheme);
    if (host.empty() || !is_host(host)) return std::nullopt;
    target = path == std::string_view::npos ? std::string_view("/") : target.substr(path);
    if (!target.starts_with('/')) return std::nullopt;
  }
  target = target.substr(0, target.find('#'));
  const auto question = target.find('?');
  auto path = decoded(target.substr(0, question));
  if (!path) return std::nullopt;
  Target read{std::move(*path), {}, std::string(host)};
  if (question != std::string_view::npos) read.query = target.substr(question + 1);
  return read;
}

std::string token_of(std::string_view authorization, std::string_view cookies) {
  constexpr std::string_view kBearer = "bearer ";
  if (same_word(authorization.substr(0, kBearer.size()), kBearer)) {
    const std::string_view token = trimmed(authorization.substr(kBearer.size()));
    return is_token(token) ? std::string(token) : std::string();
  }
  return cookie_of(cookies, "cifra=");
}

std::string device_of(std::string_view cookies) { return cookie_of(cookies, "cifra_device="); }

std::string origin_of(std::string_view url) {
  std::string small = small_letters(url);
  const bool secure = small.starts_with("https://");
  if (!secure && !small.starts_with("http://")) return {};
  const std::size_t scheme = secure ? 8 : 7;
  small.resize(std::min(small.find_first_of("/?#", scheme), small.size()));
  const std::string_view usual = secure ? ":443" : ":80";
  if (small.ends_with(usual)) small.resize(small.size() - usual.size());
  const bool plain = small.size() > scheme && std::ranges::all_of(small.substr(scheme), [](char c) {
                       return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_' ||
                              c == ':' || c == '[' || c == ']';
                     });
  return plain ? small : std::string();
}

bool is_own_origin(std::string_view origin, std::string_view host, std::string_view public_origin) {
  const std::string own = origin_of(origin);
  if (own.empty() || small_letters(origin).find_first_of("/?#", own.find("//") + 2) != std::string::npos) return false;
  if (!public_origin.empty()) return own == public_origin;
  const std::string scheme = own.substr(0, own.find("//") + 2);
  return !host.empty() && own == origin_of(scheme + std::string(host));
}

bool is_host(std::string_view host) {
  const bool bracket = host.starts_with('[');
  const auto end = host.find(bracket ? ']' : ':');
  if (bracket && end == std::string_view::npos) return false;
  const std::string_view name = bracket ? host.substr(1, end - 1) : host.substr(0, end);
  std::string_view port = end == std::string_view::npos ? std::string_view() : host.substr(end + (bracket ? 1 : 0));
  if (!port.empty() && !port.starts_with(':')) return false;
  if (!port.empty()) port.remove_prefix(1);
  const std::string_view marks = bracket ? ".:" : ".-_~%";
  return std::ranges::all_of(port, is_digit) &&
         std::ranges::all_of(name, [&](char c) { return is_letter_or_digit(c) || marks.contains(c); });
}

bool is_local_host(std::string_view host) {
  if (!is_host(host)) return false;
  if (host.starts_with('[')) return true;
  const std::string name = small_letters(host.substr(0, host.find(':')));
  if (!name.contains('.')) return true;
  if (std::ranges::all_of(name, [](char c) { return is_digit(c) || c == '.'; })) return true;
  return std::ranges::any_of(kLocalNames, [&](std::string_view end) { return name.ends_with(end); });
}

bool is_json(std::string_view content_type) { return same_word(next_of(content_type, ';'), "application/json"); }

bool accepts(std::string_view accept_encoding, std::string_view coding) {
  while (!accept_encoding.empty()) {
    std::string_view choice = next_of(accept_encoding, ',');
    if (!same_word(next_of(choice, ';'), coding)) continue;
    const std::string_view weight = next_of(choice, ';');
    // "q=0", "q=0.000": not this one.
    return !(weight.starts_with("q=0") || weight.starts_with("Q=0")) ||
           weight.substr(3).find_first_of("123456789") != std::string_view::npos;
  }
  return false;
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  while (!if_none_match.empty()) {
    std::string_view one = next_of(if_none_match, ',');
    if (one == "*") return true;
    if (one.starts_with("W/")) one.remove_prefix(2);
    if (one == tag) return true;
  }
  return false;
}

}  // namespace cifra::server
