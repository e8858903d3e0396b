// store_measure ADDRESS...: what appending costs, for each of these stores ("sqlite:FILE", "postgresql://..."), and how
// long the disk under the current directory takes to sync. Use new stores: it leaves its tables in them.
//
// A choice at a table is about 250 bytes of events; one append in four also brings the row of the table, as when a turn
// ends and the deadline moves. A thousand tables are being played at, at random; each ends after 40 appends, and
// another one begins. CPU is that of this process, so of PostgreSQL only the client's.
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <string>
#include <vector>

#include "store/store.h"

namespace {

using namespace cifra::store;
using Clock = std::chrono::steady_clock;

constexpr int kTables = 1000;
constexpr std::int64_t kLife = 40;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

double cpu_seconds() {
  rusage usage{};
  ::getrusage(RUSAGE_SELF, &usage);
  const auto seconds = [](const timeval& t) {
    return static_cast<double>(t.tv_sec) + static_cast<double>(t.tv_usec) * 1e-6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

struct Tables {
  std::mt19937_64 random{1};
  std::vector<std::string> ids;
  std::vector<std::int64_t> versions;

  Tables() : ids(kTables), versions(kTables, kLife) {}

  std::string new_id() {
    static constexpr char kSigns[] = "abcdefghijklmnopqrstuvwxyz234567";
    std::string id;
    while (id.size() < 16) id += kSigns[random() % 32];
    return id;
  }

  Append next() {
    const std::size_t table = random() % kTables;
    const bool opens = versions[table] == kLife;
    if (opens) {
      ids[table] = new_id();
      versions[table] = 0;
    }
    Append append;
    append.table = ids[table];
    append.seq = versions[table];
    append.version = ++versions[table];
    append.at_ms = 1'700'000'000'000 + static_cast<std::int64_t>(random() % 100'000);
    append.events = R"([{"at_ms":1700000000000,"type":"chose","round":3,"turn":2,"seat":1,"choice":"427","salt":")" +
                    std::string(64, 'a') + R"(","by":"","more":")" + std::string(100, 'b') + R"("}])";
    if (opens || random() % 4 == 0) {
      TableRow& row = append.row.emplace();
      row.id = append.table;
      row.code = append.table.substr(0, 8);
      row.phase = "playing";
      row.summary = R"({"game":"the_number","players":["Anna","Ben","Carla"],"round":3,"clock":"60 s"})";
      row.deadline_ms = append.at_ms + 60'000;
      row.touched_ms = append.at_ms;
      row.players = {append.table + "a", append.table + "b", ""};
    }
    return append;
  }
};

void must(bool good, const std::string& what) {
  if (good) return;
  std::fprintf(stderr, "%s\n", what.c_str());
  std::exit(1);
}

void measure(const std::string& address) {
  auto opened = open_store(address);
  must(opened.has_value(), opened ? "" : opened.error().message);
  Store& store = **opened;
  Tables tables;
  std::vector<Append> appends;
  std::printf("%s\n", address.substr(0, address.find(':')).c_str());
  std::printf("  batch   appends/s   us CPU/append   ms/commit p50    p99\n");
  for (const int batch : {256, 1, 16, 256}) {  // the first fills the store
    std::vector<double> times;
    double cpu = 0;
    const int commits = std::min(2000, 80'000 / batch);
    for (int i = 0; i < commits; ++i) {
      appends.clear();
      for (int k = 0; k < batch; ++k) appends.push_back(tables.next());
      const double cpu_before = cpu_seconds();
      const Clock::time_point begin = Clock::now();
      const auto answers = store.append(appends);
      times.push_back(seconds_since(begin));
      cpu += cpu_seconds() - cpu_before;
      must(answers && std::ranges::count(*answers, Appended::kDone) == batch, "append failed");
    }
    double total = 0;
    for (const double time : times) total += time;
    std::ranges::sort(times);
    const double count = static_cast<double>(commits) * batch;
    std::printf("  %5d   %9.0f   %13.2f   %13.2f %6.2f\n", batch, count / total, cpu / count * 1e6,
                times[times.size() / 2] * 1e3, times[times.size() * 99 / 100] * 1e3);
  }
}

void measure_disk() {
  const char* name = "store_measure.tmp";
  const int file = ::open(name, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  must(file >= 0, "the current directory cannot be written");
  const std::string page(4096, 'x');
  std::vector<double> times;
  for (int i = 0; i < 500; ++i) {
    must(::write(file, page.data(), page.size()) == static_cast<ssize_t>(page.size()), "write failed");
    const Clock::time_point begin = Clock::now();
    must(::fdatasync(file) == 0, "fdatasync failed");
    times.push_back(seconds_since(begin) * 1e3);
  }
  ::close(file);
  ::unlink(name);
  std::ranges::sort(times);
  std::printf("fdatasync of 4 KB appended: p50 %.2f ms, p99 %.2f ms\n", times[250], times[495]);
}

}  // namespace

int main(int argc, char** argv) {
  measure_disk();
  for (int i = 1; i < argc; ++i) measure(argv[i]);
}
