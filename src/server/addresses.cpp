#include "server/addresses.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "server/words.h"

namespace cifra::server {
namespace {

namespace ip = boost::asio::ip;

std::optional<IpAddress> parse(std::string_view text) {
  boost::system::error_code ec;
  const IpAddress address = ip::make_address(std::string(text), ec);
  return ec ? std::nullopt : std::optional(address);
}

// IPv4 as the IPv6 address ::ffff:a.b.c.d, so that there is one way to compare.
ip::address_v6::bytes_type wide(const IpAddress& address) {
  return address.is_v6() ? address.to_v6().to_bytes() : ip::make_address_v6(ip::v4_mapped, address.to_v4()).to_bytes();
}

// One hop of X-Forwarded-For: an address, perhaps with a port.
std::optional<IpAddress> parse_hop(std::string_view hop) {
  if (hop.starts_with('[')) {
    const auto end = hop.find(']');
    return end == std::string_view::npos ? std::nullopt : parse(hop.substr(1, end - 1));
  }
  if (std::ranges::count(hop, ':') == 1) hop = hop.substr(0, hop.find(':'));
  return parse(hop);
}

}  // namespace

std::string counted_address(const IpAddress& address) {
  if (address.is_v4()) return address.to_string();
  const ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6).to_string();
  auto bytes = v6.to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return ip::address_v6(bytes).to_string() + "/64";
}

Result<Proxies> Proxies::read(const std::vector<std::string>& networks) {
  Proxies proxies;
  for (const std::string& text : networks) {
    const auto slash = text.find('/');
    const auto address = parse(text.substr(0, slash));
    if (!address) return fail("bad_proxy", text, "a trusted proxy is an address or a network such as 10.0.0.0/8");
    const int widest = address->is_v4() ? 32 : 128;
    int bits = widest;
    if (slash != std::string::npos) {
      const char* end = text.data() + text.size();
      const auto [stop, error] = std::from_chars(text.data() + slash + 1, end, bits);
      if (error != std::errc() || stop != end || bits < 0 || bits > widest) {
        return fail("bad_proxy", text, "the number after the slash says how many bits of the address count");
      }
    }
    proxies.networks_.push_back({wide(*address), bits + 128 - widest});
  }
  return proxies;
}

bool Proxies::trusts(const IpAddress& address) const {
  if (networks_.empty()) return false;
  const auto bytes = wide(address);
  return std::ranges::any_of(networks_, [&](const Network& network) {
    const auto whole = static_cast<std::size_t>(network.bits / 8);
    if (!std::equal(bytes.begin(), bytes.begin() + whole, network.prefix.begin())) return false;
    const int rest = network.bits % 8;
    return rest == 0 || ((bytes[whole] ^ network.prefix[whole]) >> (8 - rest)) == 0;
  });
}

IpAddress Proxies::client(const IpAddress& peer, std::string_view forwarded_for) const {
  IpAddress client = peer;
  while (!forwarded_for.empty() && trusts(client)) {
    const auto comma = forwarded_for.rfind(',');
    const std::string_view hop = comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1);
    const auto address = parse_hop(trimmed(hop));
    if (!address) break;  // what a trusted proxy did not write itself may be anything
    client = *address;
    forwarded_for = comma == std::string_view::npos ? std::string_view() : forwarded_for.substr(0, comma);
  }
  return client;
}

}  // namespace cifra::server
