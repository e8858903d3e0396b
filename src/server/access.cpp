#include "server/access.h"

#include <algorithm>
#include <array>

#include "server/site.h"

namespace cifra::server {
namespace {

constexpr std::string_view kAny = "…";

constexpr std::array<std::string_view, 5> kMethods = {"GET", "HEAD", "POST", "PATCH", "DELETE"};

// "…" is any one part.
constexpr std::array<std::string_view, 19> kShapes = {"/",
                                                      "/health",
                                                      "/metrics",
                                                      "/ws",
                                                      "/t/…",
                                                      "/api/house",
                                                      "/api/health",
                                                      "/api/guests",
                                                      "/api/me",
                                                      "/api/accounts",
                                                      "/account",
                                                      "/api/password",
                                                      "/api/sessions",
                                                      "/api/login",
                                                      "/api/logout",
                                                      "/api/tables",
                                                      "/api/tables/…",
                                                      "/api/tables/…/record",
                                                      "/api/codes/…"};

bool has_shape(std::string_view path, std::string_view shape) {
  for (;;) {
    const auto path_end = path.find('/');
    const auto shape_end = shape.find('/');
    const std::string_view wanted = shape.substr(0, shape_end);
    if (wanted != kAny && wanted != path.substr(0, path_end)) return false;
    if (path_end == std::string_view::npos || shape_end == std::string_view::npos) return path_end == shape_end;
    path.remove_prefix(path_end + 1);
    shape.remove_prefix(shape_end + 1);
  }
}

}  // namespace

std::string shape_of(std::string_view method, std::string_view path, const Site& site) {
  std::string shape(std::ranges::count(kMethods, method) > 0 ? method : kAny);
  shape += ' ';
  if (site.has(path)) return shape.append(path);
  const auto* const known = std::ranges::find_if(kShapes, [&](std::string_view one) { return has_shape(path, one); });
  if (known != kShapes.end()) return shape.append(*known);
  return shape.append(path.starts_with("/api/") ? "/api/…" : "/…");
}

}  // namespace cifra::server
