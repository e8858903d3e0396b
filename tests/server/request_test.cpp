// Headers as texts: targets, tokens, origins, codings, addresses.
#include "server/request.h"

#include <gtest/gtest.h>

#include "server/addresses.h"

namespace cifra::server {
namespace {

TEST(Request, Targets) {
  EXPECT_EQ(read_target("/a/b?c=d")->path, "/a/b");
  EXPECT_EQ(read_target("/a/b?c=d?e")->query, "c=d?e");
  EXPECT_EQ(read_target("/%41%2fb%2E%2e?%41")->path, "/A/b..");
  EXPECT_EQ(read_target("/a?%41")->query, "%41");
  EXPECT_EQ(read_target("http://house:8080/a?b")->path, "/a");
  EXPECT_EQ(read_target("http://house:8080/a?b")->host, "house:8080");
  EXPECT_EQ(read_target("HTTPS://house")->path, "/");
  EXPECT_EQ(read_target("HTTPS://house")->host, "house");
  EXPECT_EQ(read_target("/a")->host, "");
  EXPECT_EQ(read_target("/a#b")->path, "/a");
  for (const char* bad : {"", "*", "a", "house:80", "ftp://house/", "/%", "/%1", "/%zz", "/%00", "/a%0d%0aX: y", "/%7f",
                          "http://house?x", "http://house#x", "http:///a", "http://me@house/a"}) {
    EXPECT_FALSE(read_target(bad)) << bad;
  }
}

TEST(Request, Tokens) {
  EXPECT_EQ(token_of("Bearer abc-_", "cifra=other"), "abc-_");
  EXPECT_EQ(token_of("bearer  abc ", ""), "abc");
  EXPECT_EQ(token_of("", "a=b; cifra=xyz; c=d"), "xyz");
  EXPECT_EQ(token_of("", "cifra=x"), "x");
  EXPECT_EQ(token_of("Basic abc", "cifra=x"), "x");
  EXPECT_EQ(token_of("Bearer a b", ""), "");
  EXPECT_EQ(token_of("Bearer ", "cifra=x"), "");
  EXPECT_EQ(token_of("", "notcifra=x; cifraa=y"), "");
  EXPECT_EQ(token_of("", "cifra=\"x\""), "");
  EXPECT_EQ(token_of("Bearer " + std::string(257, 'a'), ""), "");
}

TEST(Request, Origins) {
  EXPECT_EQ(origin_of("HTTPS://Play.Example.org:443/x?y"), "https://play.example.org");
  EXPECT_EQ(origin_of("http://house:8080"), "http://house:8080");
  EXPECT_EQ(origin_of("http://[::1]:80/"), "http://[::1]");
  for (const char* bad : {"", "null", "house", "ftp://house", "http://", "http://a@b", "http://a b"}) {
    EXPECT_EQ(origin_of(bad), "") << bad;
  }
  const std::string own = "https://play.example.org";
  EXPECT_TRUE(is_own_origin("https://play.example.org", "inside:8080", own));
  EXPECT_FALSE(is_own_origin("http://inside:8080", "inside:8080", own));
  EXPECT_TRUE(is_own_origin("http://inside", "INSIDE:80", ""));
  EXPECT_TRUE(is_own_origin("https://inside", "inside", ""));
  EXPECT_FALSE(is_own_origin("http://inside:8081", "inside:8080", own));
  EXPECT_FALSE(is_own_origin("http://play.example.org", "inside", own));
  EXPECT_FALSE(is_own_origin("https://play.example.org.evil.example", "inside", own));
  EXPECT_FALSE(is_own_origin("https://play.example.org/path", "inside", own));
  EXPECT_FALSE(is_own_origin("null", "null", ""));
  EXPECT_FALSE(is_own_origin("", "", ""));
  EXPECT_FALSE(is_own_origin("http://", "", ""));
}

TEST(Request, Hosts) {
  for (const char* local : {"localhost", "LocalHost:8080", "127.0.0.1:8080", "[::1]:8080", "192.168.1.7", "house", "",
                            "house.lan:8080", "a.localhost", "printer.local", "a.home.arpa"}) {
    EXPECT_TRUE(is_host(local)) << local;
    EXPECT_TRUE(is_local_host(local)) << local;
  }
  for (const char* name : {"evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
                           "lan.example", "notlocal.example", "a.xlan"}) {
    EXPECT_TRUE(is_host(name)) << name;
    EXPECT_FALSE(is_local_host(name)) << name;
  }
  for (const char* bad : {"a b", "a/b", "a@b", "a:b", "a:1:2", "[::1", "[::1]a", "::1", "a,b"}) {
    EXPECT_FALSE(is_host(bad)) << bad;
    EXPECT_FALSE(is_local_host(bad)) << bad;
  }
}

TEST(Request, Types) {
  EXPECT_TRUE(is_json("application/json"));
  EXPECT_TRUE(is_json("Application/JSON; charset=utf-8"));
  EXPECT_FALSE(is_json("text/plain"));
  EXPECT_FALSE(is_json("application/jsonx"));
  EXPECT_FALSE(is_json(""));
}

TEST(Request, Codings) {
  EXPECT_TRUE(accepts("gzip, deflate, br", "br"));
  EXPECT_TRUE(accepts("GZIP;q=0.5", "gzip"));
  EXPECT_FALSE(accepts("gzip;q=0", "gzip"));
  EXPECT_FALSE(accepts("gzip; q=0.000, br", "gzip"));
  EXPECT_TRUE(accepts("gzip;q=0.001", "gzip"));
  EXPECT_FALSE(accepts("", "gzip"));
  EXPECT_FALSE(accepts("gzipped", "gzip"));
}

TEST(Request, Tags) {
  EXPECT_TRUE(names_tag("\"a\"", "\"a\""));
  EXPECT_TRUE(names_tag("\"b\", W/\"a\"", "\"a\""));
  EXPECT_TRUE(names_tag("*", "\"a\""));
  EXPECT_FALSE(names_tag("\"b\"", "\"a\""));
  EXPECT_FALSE(names_tag("", "\"a\""));
}

IpAddress ip(const char* text) { return boost::asio::ip::make_address(text); }

TEST(Addresses, CountedByNetwork) {
  EXPECT_EQ(counted_address(ip("192.0.2.7")), "192.0.2.7");
  EXPECT_EQ(counted_address(ip("::ffff:192.0.2.7")), "192.0.2.7");
  EXPECT_EQ(counted_address(ip("2001:db8:1:2:3:4:5:6")), "2001:db8:1:2::/64");
  EXPECT_EQ(counted_address(ip("2001:db8:1:2::")), "2001:db8:1:2::/64");
}

TEST(Addresses, TrustedProxies) {
  const auto proxies = Proxies::read({"127.0.0.1", "10.0.0.0/9", "fd00::/8", "::1"});
  ASSERT_TRUE(proxies);
  EXPECT_TRUE(proxies->trusts(ip("127.0.0.1")));
  EXPECT_TRUE(proxies->trusts(ip("::ffff:127.0.0.1")));
  EXPECT_TRUE(proxies->trusts(ip("10.127.3.4")));
  EXPECT_FALSE(proxies->trusts(ip("10.128.0.0")));
  EXPECT_TRUE(proxies->trusts(ip("fd12::1")));
  EXPECT_FALSE(proxies->trusts(ip("fe80::1")));
  EXPECT_FALSE(proxies->trusts(ip("127.0.0.2")));
  EXPECT_FALSE(Proxies().trusts(ip("127.0.0.1")));
  for (const char* bad :
       {"", "house", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/", "::/129", "10.0.0.0/8x", "10.0.0.0/x"}) {
    const auto read = Proxies::read({bad});
    ASSERT_FALSE(read) << bad;
    EXPECT_EQ(read.error().code, "bad_proxy");
  }
}

TEST(Addresses, TheLastHopThatIsNotTrusted) {
  const Proxies proxies = *Proxies::read({"127.0.0.1", "10.0.0.0/8"});
  const auto client = [&](const char* peer, const char* hops) { return proxies.client(ip(peer), hops).to_string(); };
  EXPECT_EQ(client("127.0.0.1", "198.51.100.1"), "198.51.100.1");
  EXPECT_EQ(client("127.0.0.1", "203.0.113.9, 198.51.100.1,10.1.2.3"), "198.51.100.1");
  EXPECT_EQ(client("127.0.0.1", "[2001:db8::1]:443"), "2001:db8::1");
  EXPECT_EQ(client("127.0.0.1", "198.51.100.1:5000"), "198.51.100.1");
  EXPECT_EQ(client("192.0.2.1", "198.51.100.1"), "192.0.2.1");  // nobody believes strangers
  EXPECT_EQ(client("127.0.0.1", ""), "127.0.0.1");
  EXPECT_EQ(client("127.0.0.1", "198.51.100.1, nonsense"), "127.0.0.1");
  EXPECT_EQ(client("127.0.0.1", "10.1.1.1, 10.2.2.2"), "10.1.1.1");
}

}  // namespace
}  // namespace cifra::server
