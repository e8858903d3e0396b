#include "cli/files.h"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <utility>

#include "cli/subcommand.h"

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
  const auto close = [](std::FILE* file) {
    if (file != stdin) std::fclose(file);
  };
  const auto problem = [&] {
    return fail("cannot_read", path, fmt::format("cannot read {}: {}", path, reason(errno)));
  };
  errno = 0;
  const std::unique_ptr<std::FILE, decltype(close)> file(path == "-" ? stdin : std::fopen(path.c_str(), "rbe"), close);
  if (!file) return problem();
  constexpr std::size_t kPiece = std::size_t{1} << 16;
  std::string text;
  for (;;) {
    const std::size_t size = text.size();
    text.resize(size + kPiece);
    const std::size_t read = std::fread(text.data() + size, 1, kPiece, file.get());
    text.resize(size + read);
    if (std::ferror(file.get()) != 0) return problem();
    if (text.size() > most) {
      return fail("too_long", path, fmt::format("{} is too long: more than {} bytes", path, most));
    }
    if (read == 0) return text;
  }
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
