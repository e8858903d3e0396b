// Line splitter: a stream of bytes into lines, without ever keeping more than the longest line allowed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace cifra::record {

class LineSplitter {
 public:
  explicit LineSplitter(std::size_t longest) : longest_(longest) {}

  // Calls line(text, too_long) for every line that ends in this piece of the stream. Of a line that is too long the
  // text is empty. The text is valid during the call only.
  template <class Line>
  void feed(std::string_view bytes, Line&& line) {
    while (!bytes.empty()) {
      const std::size_t end = bytes.find('\n');
      keep(bytes.substr(0, end));
      if (end == std::string_view::npos) return;
      end_line(line);
      bytes.remove_prefix(end + 1);
    }
  }

  // The end of the stream: the last line may have no line end.
  template <class Line>
  void finish(Line&& line) {
    if (too_long_ || !kept_.empty()) end_line(line);
  }

 private:
  template <class Line>
  void end_line(Line&& line) {
    line(std::string_view(kept_), too_long_);
    kept_.clear();
    too_long_ = false;
  }

  void keep(std::string_view bytes) {
    too_long_ = too_long_ || kept_.size() + bytes.size() > longest_;
    if (too_long_) {
      kept_.clear();
    } else {
      kept_.append(bytes);
    }
  }

  std::size_t longest_;
  std::string kept_;
  bool too_long_ = false;
};

}  // namespace cifra::record
