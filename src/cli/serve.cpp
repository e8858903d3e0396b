// `cifra serve`: the house on the network.
#include <fmt/format.h>
#include <ifaddrs.h>
#include <netdb.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <sys/resource.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <thread>

#include "cli/database.h"
#include "cli/numbers.h"
#include "cli/subcommand.h"
#include "cli/web_client.h"
#include "house/house.h"
#include "house/secrets.h"
#include "server/runtime.h"
#include "server/server.h"
#include "store/store.h"

namespace cifra::cli {
namespace {

struct Asked {
  std::string listen = "127.0.0.1:8080";
  DatabaseOptions database;
  std::vector<std::string> limits;
  std::vector<std::string> expiry;
  house::Options house;
  server::Options server;
};

// "127.0.0.1:8080", "[::1]:8080", "0.0.0.0:8080"
Result<void> read_listen(const std::string& text, server::Options& options) {
  const std::size_t colon = text.rfind(':');
  std::string address = text.substr(0, colon);
  if (address.starts_with('[') && address.ends_with(']')) address = address.substr(1, address.size() - 2);
  unsigned port = 65536;
  if (colon != std::string::npos) {
    const char* end = text.data() + text.size();
    const auto [at, problem] = std::from_chars(text.data() + colon + 1, end, port);
    if (problem != std::errc() || at != end) port = 65536;
  }
  if (port > 65535 || address.empty()) {
    return fail("bad_listen", "listen", "--listen takes ADDRESS:PORT, as in 127.0.0.1:8080, not '" + text + "'");
  }
  options.addresses = {address};
  options.port = static_cast<std::uint16_t>(port);
  return {};
}

Result<void> read_expiry(const std::string& text, house::Expiry& expiry) {
  const std::pair<std::string_view, std::int64_t*> known[] = {{"open_table", &expiry.open_table_h},
                                                              {"playing_table", &expiry.playing_table_h},
                                                              {"finished_table", &expiry.finished_table_h},
                                                              {"closed_table", &expiry.closed_table_h},
                                                              {"record", &expiry.record_h},
                                                              {"guest", &expiry.guest_h},
                                                              {"group", &expiry.group_h},
                                                              {"review", &expiry.review_h}};
  const std::size_t equals = std::min(text.find('='), text.size());
  for (const auto& [name, hours] : known) {
    if (text.substr(0, equals) != name) continue;
    const char* end = text.data() + text.size();
    const auto [at, problem] = std::from_chars(text.data() + std::min(equals + 1, text.size()), end, *hours);
    if (problem == std::errc() && at == end && *hours >= 1 && *hours <= 1'000'000) return {};
  }
  return fail(
      "bad_expiry", "expire",
      "--expire takes NAME=HOURS; the names are open_table, playing_table, finished_table, closed_table, record, "
      "guest, group and review, not '" +
          text + "'");
}

bool is_loopback(std::string_view address) {
  return address.starts_with("127.") || address == "::1" || address == "localhost";
}

bool is_any(std::string_view address) { return address == "0.0.0.0" || address == "::"; }

std::string url_of(std::string_view scheme, const std::string& address, std::uint16_t port) {
  const bool is_v6 = address.find(':') != std::string::npos;
  return fmt::format("{}://{}{}{}:{}", scheme, is_v6 ? "[" : "", address, is_v6 ? "]" : "", port);
}

// Every address under which this machine can be reached, loopback last; never none.
std::vector<std::string> own_addresses(bool v6) {
  std::vector<std::string> found;
  std::vector<std::string> loopback;
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return {"127.0.0.1"};
  for (const ifaddrs* one = list; one != nullptr; one = one->ifa_next) {
    if (one->ifa_addr == nullptr) continue;
    const int family = one->ifa_addr->sa_family;
    const bool wanted = family == AF_INET || (v6 && family == AF_INET6);
    if (!wanted) continue;
    char host[NI_MAXHOST];
    const socklen_t size = family == AF_INET ? sizeof(sockaddr_in) : sizeof(sockaddr_in6);
    if (getnameinfo(one->ifa_addr, size, host, sizeof(host), nullptr, 0, NI_NUMERICHOST) != 0) continue;
    if (std::string_view(host).find('%') != std::string_view::npos) continue;
    (is_loopback(host) ? loopback : found).emplace_back(host);
  }
  freeifaddrs(list);
  found.insert(found.end(), loopback.begin(), loopback.end());
  if (found.empty()) found.emplace_back("127.0.0.1");
  return found;
}

void print_addresses(const Asked& asked, std::string_view scheme, const server::Endpoint& first) {
  const std::string& own = asked.house.public_url;
  if (is_any(asked.server.addresses[0])) {
    fmt::print("Cifra is open at {}\n", own);
    for (const std::string& address : own_addresses(first.address == "::")) {
      const std::string url = url_of(scheme, address, first.port);
      if (url != own) fmt::print("             and {}\n", url);
    }
  } else {
    fmt::print("Cifra is open at {}\n", own);
    if (asked.house.local_only) {
      fmt::print("Only this machine can reach it. To let others in, start it with: cifra serve --listen 0.0.0.0:{}\n",
                 first.port);
    }
  }
  std::fflush(stdout);
}

// A connection is a file; the limit that a shell sets is for programs that have few.
void allow_many_files() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  limit.rlim_cur = limit.rlim_max;
  (void)setrlimit(RLIMIT_NOFILE, &limit);
}

int serve(Asked asked) {
  spdlog::set_default_logger(spdlog::stderr_color_mt("cifra"));  // standard output has the address to open
  if (!house::init_secrets()) return wrong_usage("libsodium cannot start: there is no source of random numbers");
  const auto address = database_address(asked.database);
  if (!address) return wrong_usage(address.error().message);
  auto store = store::open_store(*address);
  if (!store) return wrong_usage(store.error().message);
  allow_many_files();

  server::Runtime runtime;
  const bool tls = !asked.server.certificate.empty();
  const std::string scheme = tls ? "https" : "http";
  asked.house.local_only = is_loopback(asked.server.addresses[0]) && asked.house.public_url.empty();
  // A proxy on this machine passes on the names that it has itself.
  asked.server.local_hosts_only = asked.house.local_only && asked.server.trusted_proxies.empty();
  const bool guess_url = asked.house.public_url.empty();
  if (!guess_url) asked.server.public_url = asked.house.public_url;
  asked.server.limits.connections_of_an_address = static_cast<std::size_t>(asked.house.limits.connections_per_address);

  asked.house.days_known = [](const std::string& anchor) { spdlog::info("the chain of days ends in {}", anchor); };
  house::House house(runtime, std::move(*store), asked.house);
  server::Server server(runtime.io(), house, asked.server);
  if (const auto started = server.start(); !started) return wrong_usage(started.error().message);
  const server::Endpoint first = server.endpoints().front();
  if (guess_url) {
    const std::string host = is_any(first.address) ? own_addresses(false).front() : first.address;
    asked.house.public_url = url_of(scheme, host, first.port);
    house.set_public_url(asked.house.public_url);
  }
  print_addresses(asked, scheme, first);

  bool ending = false;
  runtime.on_signal([&](int number) {
    if (number == SIGHUP) {
      if (!tls) return;
      [[maybe_unused]] const auto reloaded = server.reload_certificates();  // the server's log has the error
      return;
    }
    if (std::exchange(ending, true)) return runtime.stop();  // asked twice: now
    server.stop_accepting();
    house.close([&] { server.close_all([&] { runtime.stop(); }); });
  });
  runtime.run();
  house.worker().stop(3000);
  return kOk;
}

}  // namespace

int run_serve(const Subcommand& self, std::span<const std::string> arguments) {
  CLI::App app(std::string(self.summary), "cifra serve");
  Asked asked;
  asked.house.version = CIFRA_VERSION;
  asked.house.threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  app.add_option("--listen", asked.listen, "address and port (default: 127.0.0.1:8080); 0.0.0.0:8080 for everybody");
  app.add_option("--public-url", asked.house.public_url, "the address others use, shown in links and QR codes");
  asked.database.add_to(app);
  std::optional<std::string> web;
  app.add_option("--web", web, "the folder of the web client, or none (default: the one that came with the program)");
  app.add_option("--tls-certificate", asked.server.certificate, "a file in PEM, with --tls-key: https and wss");
  app.add_option("--tls-key", asked.server.key, "the key of the certificate; SIGHUP reloads both");
  app.add_option("--trusted-proxy", asked.server.trusted_proxies, "an address or network whose X-Forwarded-For counts");
  app.add_option("--limit", asked.limits, "NAME=VALUE, see docs/operations.md; may be repeated");
  app.add_option("--expire", asked.expiry, "NAME=HOURS, see docs/operations.md; may be repeated");
  app.add_option("--threads", asked.house.threads, "threads for bots, passwords and reviews")->transform(whole(1, 256));
  app.add_flag("--access-log", asked.server.access_log, "log every request");
  if (const Parsed parsed = parse(app, arguments); !parsed.go_on) return parsed.exit_code;

  if (const auto good = read_listen(asked.listen, asked.server); !good) return wrong_usage(good.error().message);
  for (const std::string& text : asked.limits) {
    if (const auto good = asked.house.limits.set(text); !good) return wrong_usage(good.error().message);
  }
  for (const std::string& text : asked.expiry) {
    if (const auto good = read_expiry(text, asked.house.expiry); !good) return wrong_usage(good.error().message);
  }
  asked.server.web = web ? (*web == "none" ? "" : *web) : find_web_client();
  while (asked.house.public_url.ends_with('/')) asked.house.public_url.pop_back();
  return serve(std::move(asked));
}

}  // namespace cifra::cli
