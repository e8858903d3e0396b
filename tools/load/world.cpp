#include "load/world.h"

#include <algorithm>
#include <boost/asio/steady_timer.hpp>
#include <chrono>

namespace cifra::load {

constexpr std::size_t kHttpConnections = 64;
constexpr std::size_t kMaxFailures = 100;

World::World(const std::vector<std::string>& urls, const std::string& seed) : rng(seed) {
  for (const std::string& url : urls) {
    addresses.push_back(Address::parse(url));
    clients_.push_back(std::make_unique<HttpClient>(io, addresses.back(), kHttpConnections));
  }
}

void World::later(double ms, std::function<void()> work) {
  const auto after = std::chrono::microseconds(static_cast<std::int64_t>(ms * 1000));
  const auto timer = std::make_shared<asio::steady_timer>(io, after);
  timer->async_wait([timer, work = std::move(work)](boost::system::error_code problem) {
    if (!problem) work();
  });
}

void World::ask(std::size_t node, HttpRequest request, HttpClient::Done done) { ask_again(node, request, done, 0); }

void World::ask_again(std::size_t node, const HttpRequest& request, const HttpClient::Done& done, int tries) {
  clients_[node % clients_.size()]->ask(request, [=, this](HttpAnswer answer) {
    const bool away = answer.status == 0 || answer.status == 429 || answer.status >= 500;
    if (!away) return done(std::move(answer));
    if (patient)
      return later(50 + 50 * std::min(tries, 20), [=, this] { ask_again(node + 1, request, done, tries + 1); });
    fail(request.method + " " + request.path + ": " + std::to_string(answer.status) + " " + answer.body);
    done(std::move(answer));
  });
}

void World::fail(const std::string& what) {
  failures_.push_back(what);
  if (failures_.size() >= kMaxFailures) io.stop();
}

}  // namespace cifra::load
