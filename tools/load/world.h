// World: what everybody in this process shares: the event loop, the addresses of the house, and what went wrong.
#pragma once

#include <boost/asio/io_context.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/random.h"
#include "load/connection.h"
#include "load/http.h"

namespace cifra::load {

class World {
 public:
  World(const std::vector<std::string>& urls, const std::string& seed);

  asio::io_context io{1};
  Rng rng;
  std::vector<Address> addresses;  // of the nodes; not empty

  // Whether the house may go away in between: connections and requests are tried again until it is back.
  bool patient = false;
  // Whether everything that is heard is parsed and compared with what the rules say.
  bool strict = false;

  void later(double ms, std::function<void()> work);

  // Asks a node (counted around the addresses). When patient, asks again and the others too while there is no answer
  // or the house says that it cannot now; otherwise no answer is a failure.
  void ask(std::size_t node, HttpRequest request, HttpClient::Done done);

  // Something that must not happen. Goes on, unless it is the hundredth.
  void fail(const std::string& what);
  const std::vector<std::string>& failures() const { return failures_; }

  std::uint64_t progress = 0;  // counts up while games go on
  std::uint64_t connections_lost = 0;
  std::uint64_t stale_refusals = 0;  // by a node that did not know yet what another one had acknowledged

 private:
  void ask_again(std::size_t node, const HttpRequest& request, const HttpClient::Done& done, int tries);

  std::vector<std::unique_ptr<HttpClient>> clients_;
  std::vector<std::string> failures_;
};

}  // namespace cifra::load
