#include "cli/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "cli/subcommand.h"
#include "record/lines.h"

namespace cifra::cli {
namespace {

namespace fs = std::filesystem;

std::string reason(int number) { return number == 0 ? "unknown reason" : std::strerror(number); }

Result<void> write_in_place(const std::string& path, std::string_view bytes) {
  auto file = OutputFile::open(path);
  if (!file) return std::unexpected(std::move(file.error()));
  file->write(bytes);
  return file->finish();
}

constexpr std::string_view kCannotRead = "cannot_read";

// Pieces of a file, one after the other; `-` is standard input. `take` answers whether to go on.
template <class Take>
Result<void> read_pieces(const std::string& path, Take&& take) {
  const auto close = [](std::FILE* file) {
    if (file != stdin) std::fclose(file);
  };
  const auto problem = [&] {
    return fail(std::string(kCannotRead), path, fmt::format("cannot read {}: {}", path, reason(errno)));
  };
  errno = 0;
  const std::unique_ptr<std::FILE, decltype(close)> file(path == "-" ? stdin : std::fopen(path.c_str(), "rbe"), close);
  if (!file) return problem();
  std::array<char, 1 << 16> piece;
  while (const std::size_t size = std::fread(piece.data(), 1, piece.size(), file.get())) {
    const Result<bool> go_on = take(std::string_view(piece.data(), size));
    if (!go_on) return std::unexpected(go_on.error());
    if (!*go_on) return {};
  }
  if (std::ferror(file.get()) != 0) return problem();
  return {};
}

}  // namespace

Result<OutputFile> OutputFile::open(const std::string& path, Mode mode) {
  errno = 0;
  std::FILE* const file = std::fopen(path.c_str(), mode == Mode::kAppend ? "abe" : "wbe");
  OutputFile output(path, file);
  if (file == nullptr) return std::unexpected(std::move(output.problem(errno).error()));
  return output;
}

void OutputFile::write(std::string_view bytes) {
  errno = 0;
  if (std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size() && error_ == 0) {
    error_ = errno == 0 ? EIO : errno;
  }
}

Result<void> OutputFile::flush() {
  errno = 0;
  if (std::fflush(file_.get()) != 0 && error_ == 0) error_ = errno == 0 ? EIO : errno;
  if (error_ != 0) return problem(error_);
  return {};
}

Result<void> OutputFile::finish() {
  auto flushed = flush();
  errno = 0;
  if (std::fclose(file_.release()) != 0 && flushed) return problem(errno);
  return flushed;
}

Result<void> OutputFile::problem(int number) const {
  return fail("cannot_write", path_, fmt::format("cannot write {}: {}", path_, reason(number)));
}

Result<void> write_file(const std::string& path, std::string_view bytes) {
  std::error_code ignored;
  const fs::file_status there = fs::status(path, ignored);
  if (fs::exists(there) && !fs::is_regular_file(there)) return write_in_place(path, bytes);
  const std::string name = fs::exists(there) ? fs::canonical(path, ignored).string() : path;
  const std::string fresh = name + ".new";
  auto written = write_in_place(fresh, bytes);
  if (written && std::rename(fresh.c_str(), name.c_str()) != 0) {
    written = fail("cannot_write", path, fmt::format("cannot write {}: {}", name, reason(errno)));
  }
  if (!written) fs::remove(fresh, ignored);
  return written;
}

Result<void> write_file(const std::string& path, std::span<const unsigned char> bytes) {
  return write_file(path, std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
}

Result<std::string> read_file(const std::string& path, std::size_t most) {
  std::string text;
  const auto read = read_pieces(path, [&](std::string_view piece) -> Result<bool> {
    text += piece;
    if (text.size() <= most) return true;
    return fail("too_long", path, fmt::format("{} is too long: more than {} bytes", path, most));
  });
  if (!read) return std::unexpected(read.error());
  return text;
}

Result<void> read_lines(const std::string& path, std::size_t most,
                        const std::function<bool(std::string_view text, bool too_long)>& line) {
  constexpr std::size_t kLongestLine = std::size_t{1} << 30;  // which is passed over; no file of records has it
  bool go_on = true;
  const auto pass_on = [&](std::string_view text, bool too_long) { go_on = go_on && line(text, too_long); };
  record::LineSplitter lines(most);
  std::size_t unended = 0;  // bytes since the last line end
  auto read = read_pieces(path, [&](std::string_view piece) -> Result<bool> {
    lines.feed(piece, pass_on);
    const std::size_t last = piece.rfind('\n');
    unended = last == std::string_view::npos ? unended + piece.size() : piece.size() - last - 1;
    if (unended <= kLongestLine) return go_on;
    return fail("too_long", path, fmt::format("{} has a line that does not end: more than 1 GiB", path));
  });
  if (go_on && (read || read.error().code == kCannotRead)) lines.finish(pass_on);
  return read;
}

Result<std::vector<unsigned char>> read_bytes(const std::string& path) {
  constexpr std::size_t kMost = std::size_t{1} << 27;  // the largest is 50 MB
  std::error_code ignored;
  if (!fs::exists(path, ignored)) return {};
  auto text = read_file(path, kMost);
  if (!text) return std::unexpected(std::move(text.error()));
  return std::vector<unsigned char>(text->begin(), text->end());
}

int cannot_write(const Error& error) {
  fmt::print(stderr, "cifra: {}\n", error.message);
  return kNo;
}

}  // namespace cifra::cli
