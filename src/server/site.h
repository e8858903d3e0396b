// The web client's files, in memory: read once, compressed once, found by a map lookup, so that no path of a request
// ever reaches the file system.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "base/error.h"

namespace cifra::server {

struct File {
  std::string type;
  std::string tag;  // of the content: a strong ETag without quotes
  std::string plain;
  std::string gzip;      // empty where it does not help
  std::string brotli;    // empty unless there was a file NAME.br
  bool lasting = false;  // its name has the content's hash in it, so it never changes

  bool varies() const { return !gzip.empty() || !brotli.empty(); }
};

class Site {
 public:
  // All regular files below the folder; links that lead out of it are left out. Without a folder: one page of our own.
  static Result<Site> load(const std::string& folder);

  // The file of a decoded path. Paths that only the client knows, such as /t/K7M4QX, are its index.html.
  const File* find(std::string_view path) const;
  bool has(std::string_view path) const { return files_.contains(path); }  // a file of exactly this name
  const File& not_found() const { return not_found_; }

  std::size_t size() const { return files_.size(); }
  std::size_t bytes() const;

 private:
  std::map<std::string, File, std::less<>> files_;  // "/assets/a.js"
  File not_found_;
};

// A path that has no file of its own but may be a page of the client: words of letters, digits, '-' and '_'.
bool is_client_route(std::string_view path);

std::string_view content_type(std::string_view path);

}  // namespace cifra::server
