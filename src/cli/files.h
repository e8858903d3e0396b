// The files that commands read and write: every write is checked to its end, every read has a limit.
#pragma once

#include <cstddef>
#include <cstdio>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace cifra::cli {

// A file that is written piece by piece. What went wrong on the way is said by finish().
class OutputFile {
 public:
  enum class Mode : std::uint8_t { kReplace, kAppend };
  static Result<OutputFile> open(const std::string& path, Mode mode = Mode::kReplace);

  void write(std::string_view bytes);
  Result<void> flush();   // what was written so far is with the system
  Result<void> finish();  // flushed and closed

 private:
  struct Close {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  OutputFile(std::string path, std::FILE* file) : path_(std::move(path)), file_(file) {}
  Result<void> problem(int number) const;

  std::string path_;
  std::unique_ptr<std::FILE, Close> file_;
  int error_ = 0;  // the first one
};

// As a whole or not at all: a file gets its name when it is complete. What is no plain file, such as a pipe, is written
// as it is.
Result<void> write_file(const std::string& path, std::string_view bytes);
Result<void> write_file(const std::string& path, std::span<const unsigned char> bytes);

// All of a file; `-` is standard input. It is an error if there is more than `most` bytes of it.
Result<std::string> read_file(const std::string& path, std::size_t most);

// Every line of a file, which may be longer than memory; `-` is standard input. Of a line of more than `most` bytes
// the text is empty and too_long is true. `line` answers whether to go on.
Result<void> read_lines(const std::string& path, std::size_t most,
                        const std::function<bool(std::string_view text, bool too_long)>& line);

// All of a table that commands keep in a folder; empty if there is no such file.
Result<std::vector<unsigned char>> read_bytes(const std::string& path);

// One line on standard error, and the exit code of an answer that could not be written.
int cannot_write(const Error& error);

}  // namespace cifra::cli
