// The same over TLS.
#include <gtest/gtest.h>
#include <openssl/ssl.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "tests/server/certificate.h"
#include "tests/server/running.h"

namespace cifra::server {
namespace {

namespace fs = std::filesystem;

class Tls : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("cifra_tls_" + std::to_string(getpid()));
    fs::create_directories(folder_);
    certificate_ = folder_ / "certificate.pem";
    key_ = folder_ / "key.pem";
    make_certificate("house.example", certificate_, key_);
  }
  void TearDown() override { fs::remove_all(folder_); }

  Options options() const {
    Options options = quick_options();
    options.certificate = certificate_;
    options.key = key_;
    return options;
  }
  std::string problem(Options options) const {
    boost::asio::io_context io;
    FakeHouse house;
    Server server(io, house, std::move(options));
    const auto started = server.start();
    return started ? "" : started.error().code + " " + fs::path(started.error().at).filename().string();
  }

  fs::path folder_;
  std::string certificate_;
  std::string key_;
};

TEST_F(Tls, HttpAndWebSocket) {
  Running running(options());
  Client client(running.port, true);
  ASSERT_TRUE(client.connected());
  EXPECT_EQ(client.tls_version(), "TLSv1.3");
  const Response response = client.get("/api/token");
  EXPECT_EQ(response.status, 200);
  EXPECT_TRUE(response.header("set-cookie").ends_with("; Secure"));
  EXPECT_EQ(response.header("strict-transport-security"), "max-age=31536000");
  EXPECT_EQ(client.get("/api/big").body.size(), std::size_t{1} << 20);
  EXPECT_EQ(client.upgrade("Origin: https://house\r\n").status, 101);
  EXPECT_EQ(client.next().payload, "hello 127.0.0.1 ");
  for (const std::size_t size : {3u, 300u, 16384u}) {
    client.text(std::string(size, 'a'));
    EXPECT_EQ(client.next().payload.size(), size);
  }
  client.text("end 4000");
  EXPECT_EQ(client.close_code(), 4000);
  EXPECT_TRUE(running.until([&] { return running.house.peers.empty(); }));
}

TEST_F(Tls, EndsCleanly) {
  Running running(options());
  Client client(running.port, true);
  EXPECT_EQ(client.get("/api/echo", "Connection: close\r\n").status, 200);
  EXPECT_TRUE(client.at_end());
  Client big(running.port, true);
  EXPECT_EQ(big.ask("POST", "/api/echo", "Content-Type: application/json\r\n", std::string(20000, ' ')).status, 413);
}

TEST_F(Tls, SlowHandshakesAndRequests) {
  Options slow = options();
  slow.limits.request = 200ms;
  Running running(slow);
  Client silent(running.port);
  EXPECT_TRUE(silent.at_end());
  Client loris(running.port, true);
  loris.send("GET / HTTP/1.1\r\n");
  EXPECT_EQ(loris.response().status, 408);
  EXPECT_TRUE(loris.at_end());
}

TEST_F(Tls, PlainHttpIsClosed) {
  Running running(options());
  Client client(running.port);
  client.send("GET / HTTP/1.1\r\nHost: house\r\n\r\n");
  EXPECT_EQ(client.rest().find("HTTP/1.1"), std::string::npos);
  Client noise(running.port);
  noise.send(std::string(100'000, '\xff'));
  noise.rest();
  EXPECT_EQ(Client(running.port, true).get("/api/echo").status, 200);
}

TEST_F(Tls, OldVersionsAreRefused) {
  Running running(options());
  const auto connects = [&](int version) {
    SSL_CTX* context = SSL_CTX_new(TLS_client_method());
    SSL_CTX_set_security_level(context, 0);
    SSL_CTX_set_min_proto_version(context, TLS1_VERSION);
    SSL_CTX_set_max_proto_version(context, version);
    Client client(running.port);
    SSL* ssl = SSL_new(context);
    SSL_set_fd(ssl, client.descriptor());
    const bool connected = SSL_connect(ssl) == 1;
    SSL_free(ssl);
    SSL_CTX_free(context);
    return connected;
  };
  EXPECT_FALSE(connects(TLS1_VERSION));
  EXPECT_FALSE(connects(TLS1_1_VERSION));
  EXPECT_TRUE(connects(TLS1_2_VERSION));
  EXPECT_TRUE(connects(TLS1_3_VERSION));
}

TEST_F(Tls, ANewCertificate) {
  Running running(options());
  Client old(running.port, true);
  EXPECT_EQ(old.certificate_name(), "house.example");
  make_certificate("new.example", certificate_, key_);
  running.on_loop([&] { EXPECT_TRUE(running.server().reload_certificates()); });
  EXPECT_EQ(Client(running.port, true).certificate_name(), "new.example");
  EXPECT_EQ(old.get("/api/echo").status, 200);
  std::ofstream(certificate_) << "broken";
  running.on_loop([&] { EXPECT_FALSE(running.server().reload_certificates()); });
  EXPECT_EQ(Client(running.port, true).certificate_name(), "new.example");
}

TEST_F(Tls, BadFiles) {
  Options one = options();
  one.key = "";
  EXPECT_EQ(problem(one), "bad_certificate ");
  one = options();
  one.certificate = folder_ / "missing.pem";
  EXPECT_EQ(problem(one), "bad_certificate missing.pem");
  one.certificate = "/dev/zero";  // without end
  EXPECT_EQ(problem(one), "bad_certificate zero");
  one = options();
  one.certificate = key_;
  EXPECT_EQ(problem(one), "bad_certificate key.pem");
  one = options();
  one.key = certificate_;
  EXPECT_EQ(problem(one), "bad_certificate certificate.pem");
  make_certificate("other.example", folder_ / "other.pem", folder_ / "other_key.pem");
  one = options();
  one.key = folder_ / "other_key.pem";
  EXPECT_EQ(problem(one), "bad_certificate other_key.pem");
  EXPECT_EQ(problem(options()), "");
}

TEST_F(Tls, ResetsAfterSeveralMessages) {
  Running running(options());
  rude_resets(running, true);
}

TEST_F(Tls, BadFramesWhileClosing) {
  Running running(options());
  bad_frames_while_closing(running, true);
}

}  // namespace
}  // namespace cifra::server
