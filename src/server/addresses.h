// Addresses of clients: addresses as limits count them, and clients behind proxies.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace cifra::server {

using IpAddress = boost::asio::ip::address;

// How an address counts for limits: IPv4 as it is (also inside IPv6), IPv6 by its network of 64 bits, because whoever
// has one such address has them all. "192.0.2.7", "2001:db8:1:2::/64".
std::string counted_address(const IpAddress& address);

class Proxies {
 public:
  // "127.0.0.1", "10.0.0.0/8", "fd00::/8".
  static Result<Proxies> read(const std::vector<std::string>& networks);

  bool trusts(const IpAddress& address) const;

  // The client of a request: the peer, or, if that is a trusted proxy, the last address in X-Forwarded-For that is
  // none.
  IpAddress client(const IpAddress& peer, std::string_view forwarded_for) const;

 private:
  struct Network {
    boost::asio::ip::address_v6::bytes_type prefix{};
    int bits = 0;
  };
  std::vector<Network> networks_;
};

}  // namespace cifra::server
