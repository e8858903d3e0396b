// Access log: what it says about a request, that is its method and the shape of its path. What a person typed, a
// table's code or its name is never in it.
#pragma once

#include <string>
#include <string_view>

namespace cifra::server {

class Site;

// "GET /api/codes/…", "GET /assets/index-3f2a.js", "POST /api/…", "… /…". Only methods, parts of paths and files that
// are known are written.
std::string shape_of(std::string_view method, std::string_view path, const Site& site);

}  // namespace cifra::server
