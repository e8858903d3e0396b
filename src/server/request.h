// Request headers: what a request says, read from its header without trusting it. Pure functions on texts.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"

namespace cifra::server {

struct Target {
  std::string path;   // decoded: begins with '/', has no control characters
  std::string query;  // as it came, without '?'
  std::string host;   // of the form for proxies: counts instead of the Host header
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

// A request with this Origin header comes from our own pages: those of the public URL, or if there is none, of the host
// it was sent to.
bool is_own_origin(std::string_view origin, std::string_view host, std::string_view public_origin);

// "name", "name:port", "[address]:port", or empty.
bool is_host(std::string_view host);

// Whether this host can be one of a house that only its own machine reaches: an address, or a name that the public DNS
// does not have. Anybody can point a public name at 127.0.0.1 ("DNS rebinding"), and a page of it is then of the same
// origin as what the house answers.
bool is_local_host(std::string_view host);

bool is_json(std::string_view content_type);

// Whether Accept-Encoding allows `coding` by name.
bool accepts(std::string_view accept_encoding, std::string_view coding);

// Whether If-None-Match has this tag, or is "*".
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace cifra::server
