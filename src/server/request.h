// What a request says, read from its header without trusting it. Pure functions on texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"

namespace cifra::server {

struct Target {
  std::string path;   // decoded: begins with '/', has no control characters
  std::string query;  // as it came, without '?'
};

// The target of a request line, in either form: "/a%20b?c" or "http://host/a%20b?c". Nothing for a broken one.
std::optional<Target> read_target(std::string_view target);

// "Bearer X" of Authorization, else the cookie `cifra`; empty if there is neither, or if it cannot be a token of ours.
std::string token_of(std::string_view authorization, std::string_view cookies);

// The cookie `cifra_device`, as token_of.
std::string device_of(std::string_view cookies);

// "https://play.example.org" of a URL, in small letters and without a port that goes without saying; empty if it is no
// URL of HTTP.
std::string origin_of(std::string_view url);

// A request with this Origin header may come from our own pages: those of the public URL, or of the host it was sent
// to.
bool is_own_origin(std::string_view origin, std::string_view host, std::string_view public_origin);

bool is_json(std::string_view content_type);

// Whether Accept-Encoding allows `coding` by name.
bool accepts(std::string_view accept_encoding, std::string_view coding);

// Whether If-None-Match has this tag, or is "*".
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace cifra::server
