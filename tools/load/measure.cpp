#include "load/measure.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <fstream>
#include <sstream>

namespace cifra::load {
namespace {

std::string read_all(const std::string& path) {
  const std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

double rounded(double value) { return std::round(value * 1000) / 1000; }

}  // namespace

std::int64_t now_us() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::microseconds>(now).count();
}

double Latencies::ms(double share) const {
  if (all_.empty()) return 0;
  const auto wanted = static_cast<std::size_t>(std::ceil(share * static_cast<double>(all_.size())));
  const auto at = all_.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(wanted, 1) - 1);
  std::nth_element(all_.begin(), at, all_.end());
  return rounded(*at / 1000.0);
}

json::object Latencies::report() const {
  return {{"count", count()}, {"p50_ms", ms(0.5)}, {"p99_ms", ms(0.99)}, {"max_ms", ms(1)}};
}

// Fields 14 and 15 of /proc/PID/stat; the second field is a name in brackets that may hold anything.
double cpu_seconds(std::span<const int> pids) {
  double ticks = 0;
  for (const int pid : pids) {
    const std::string stat = read_all("/proc/" + std::to_string(pid) + "/stat");
    std::istringstream fields(stat.substr(std::min(stat.size(), stat.rfind(')') + 2)));
    std::string skipped;
    for (int i = 3; i < 14; ++i) fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    ticks += user + system;
  }
  return ticks / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

std::int64_t resident_kib(std::span<const int> pids) {
  std::int64_t sum = 0;
  for (const int pid : pids) {
    const std::string status = read_all("/proc/" + std::to_string(pid) + "/status");
    const std::size_t at = status.find("VmRSS:");
    if (at != std::string::npos) sum += std::stoll(status.substr(at + 6));
  }
  return sum;
}

json::object measure_disk(const std::string& folder) {
  const std::string path = folder + "/cifra_load_disk_" + std::to_string(::getpid());
  const int file = ::open(path.c_str(), O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0600);
  if (file < 0) return {{"error", "cannot write in " + folder}};
  const std::array<char, 4096> page{};
  Latencies latencies;
  bool good = true;
  for (int i = 0; i < 300 && good; ++i) {
    const std::int64_t begin = now_us();
    good = ::write(file, page.data(), page.size()) == static_cast<ssize_t>(page.size()) && ::fdatasync(file) == 0;
    latencies.add(now_us() - begin);
  }
  ::close(file);
  ::unlink(path.c_str());
  if (!good) return {{"error", "cannot write in " + folder}};
  return latencies.report();
}

}  // namespace cifra::load
