// An answer before it is bytes: status, type, body, and the headers that every answer of this server has.
#pragma once

#include <string>
#include <string_view>

#include "house/gateway.h"
#include "server/site.h"

namespace cifra::server {

struct Reply {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  std::string_view shared;  // instead of `body`: bytes of a Site, which outlives the reply
  std::string headers;      // besides the usual ones, each with its line end
  bool close = false;       // the connection ends after it

  std::string_view content() const { return shared.empty() ? std::string_view(body) : shared; }
  void header(std::string_view name, std::string_view value);
};

// {"error":{…}} of docs/protocol.md. The texts are ours and need no quoting.
Reply error_reply(int status, std::string_view code, std::string_view message);

// What the house answered, with its cookie.
Reply house_reply(house::Answer answer, bool secure_cookies);

// A file, in the best coding the client accepts; 304 if it has it.
Reply file_reply(const File& file, std::string_view accept_encoding, std::string_view if_none_match);

// Content-Security-Policy and the like. 'self' in connect-src covers the WebSocket of the same host and port in
// browsers of today (CSP level 3, "scheme-part matches"); behind a proxy the public address is named as well.
std::string common_headers_of(std::string_view public_origin, bool tls);

// Everything before the body.
std::string head_of(const Reply& reply, std::string_view common_headers, std::string_view date, bool keep_alive);

}  // namespace cifra::server
