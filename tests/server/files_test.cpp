// The web client's files: caching, compression, routes of the client, and paths that try to get out.
#include <gtest/gtest.h>
#include <zlib.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "server/site.h"
#include "tests/server/running.h"

namespace cifra::server {
namespace {

namespace fs = std::filesystem;

std::string unzipped(const std::string& packed) {
  z_stream stream{};
  EXPECT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
  std::string plain(1 << 20, '\0');
  std::string copy = packed;
  stream.next_in = reinterpret_cast<Bytef*>(copy.data());
  stream.avail_in = static_cast<uInt>(copy.size());
  stream.next_out = reinterpret_cast<Bytef*>(plain.data());
  stream.avail_out = static_cast<uInt>(plain.size());
  EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
  plain.resize(stream.total_out);
  inflateEnd(&stream);
  return plain;
}

class Files : public testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() / ("cifra_files_" + std::to_string(getpid()));
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "web/assets");
    write("secret.txt", "outside");
    write("web/index.html", "<!doctype html>" + text_);
    write("web/assets/app-4f2a.js", "let a = 1;" + text_);
    write("web/assets/app-4f2a.js.br", "brotli bytes");
    write("web/assets/app-4f2a.js.gz", "gzip bytes");
    write("web/assets/engine-11.wasm", std::string("\0asm", 4) + text_);
    write("web/small.txt", "x");
    write("web/.hidden", "hidden");
    write("web/icon.svg", "<svg/>");
    write("web/manifest.webmanifest", "{}");
    write("web/font.woff2", "wOF2");
    write("web/old.tar.gz", "an archive of its own");
    write("web/a b%.txt", "blank");
    fs::create_symlink(folder_ / "secret.txt", folder_ / "web/leak.txt");
    fs::create_symlink(folder_, folder_ / "web/up");
    fs::create_symlink("small.txt", folder_ / "web/alias.txt");
  }
  void TearDown() override { fs::remove_all(folder_); }

  void write(const std::string& name, const std::string& content) {
    std::ofstream(folder_ / name, std::ios::binary) << content;
  }
  Options options() const {
    Options options = quick_options();
    options.web = folder_ / "web";
    return options;
  }

  std::string text_ = std::string(5000, 't');
  fs::path folder_;
};

TEST_F(Files, TypesAndCaching) {
  Running running(options());
  Client client(running.port);
  const auto type = [&](const char* path) { return client.get(path).header("content-type"); };
  EXPECT_EQ(type("/"), "text/html; charset=utf-8");
  EXPECT_EQ(type("/assets/app-4f2a.js"), "text/javascript; charset=utf-8");
  EXPECT_EQ(type("/assets/engine-11.wasm"), "application/wasm");
  EXPECT_EQ(type("/icon.svg"), "image/svg+xml");
  EXPECT_EQ(type("/manifest.webmanifest"), "application/manifest+json");
  EXPECT_EQ(type("/font.woff2"), "font/woff2");
  EXPECT_EQ(type("/old.tar.gz"), "application/octet-stream");
  EXPECT_EQ(client.get("/").header("cache-control"), "no-cache");
  EXPECT_EQ(client.get("/small.txt").header("cache-control"), "no-cache");
  EXPECT_EQ(client.get("/assets/app-4f2a.js").header("cache-control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(client.get("/a%20b%25.txt").body, "blank");
  EXPECT_EQ(client.get("/small.txt?v=1").body, "x");
  EXPECT_FALSE(client.get("/").has("x-robots-tag"));
}

TEST_F(Files, Compression) {
  Running running(options());
  Client client(running.port);
  const std::string script = "let a = 1;" + text_;
  const std::string path = "/assets/app-4f2a.js";
  Response response = client.get(path);
  EXPECT_EQ(response.body, script);
  EXPECT_EQ(response.header("vary"), "Accept-Encoding");
  EXPECT_FALSE(response.has("content-encoding"));
  response = client.get(path, "Accept-Encoding: gzip, deflate, br\r\n");
  EXPECT_EQ(response.body, "brotli bytes");
  EXPECT_EQ(response.header("content-encoding"), "br");
  EXPECT_EQ(response.header("content-type"), "text/javascript; charset=utf-8");
  response = client.get(path, "Accept-Encoding: gzip, br;q=0\r\n");
  EXPECT_EQ(response.body, "gzip bytes");
  EXPECT_EQ(client.get(path + ".br").status, 404);  // only as a coding of the file

  response = client.get("/", "Accept-Encoding: br, gzip\r\n");  // made when the server started
  EXPECT_EQ(response.header("content-encoding"), "gzip");
  EXPECT_LT(response.body.size(), 200u);
  EXPECT_EQ(unzipped(response.body), "<!doctype html>" + text_);
  const Response head = client.ask("HEAD", "/", "Accept-Encoding: gzip\r\n");
  EXPECT_EQ(head.header("content-length"), std::to_string(response.body.size()));
  response = client.get("/small.txt", "Accept-Encoding: gzip\r\n");
  EXPECT_FALSE(response.has("content-encoding"));
  EXPECT_FALSE(response.has("vary"));
}

TEST_F(Files, Tags) {
  Running running(options());
  Client client(running.port);
  const std::string plain = client.get("/").header("etag");
  const std::string gzip = client.get("/", "Accept-Encoding: gzip\r\n").header("etag");
  EXPECT_TRUE(plain.starts_with('"') && plain.ends_with('"') && plain.size() == 34) << plain;
  EXPECT_NE(plain, gzip);
  const Response response = client.get("/", "If-None-Match: \"x\", " + plain + "\r\n");
  EXPECT_EQ(response.status, 304);
  EXPECT_EQ(response.header("etag"), plain);
  EXPECT_EQ(response.header("cache-control"), "no-cache");
  EXPECT_EQ(response.header("vary"), "Accept-Encoding");
  EXPECT_FALSE(response.has("content-length"));
  EXPECT_EQ(client.get("/", "Accept-Encoding: gzip\r\nIf-None-Match: " + gzip + "\r\n").status, 304);
  EXPECT_EQ(client.get("/", "Accept-Encoding: gzip\r\nIf-None-Match: " + plain + "\r\n").status, 200);
  EXPECT_EQ(client.ask("HEAD", "/", "If-None-Match: " + plain + "\r\n").status, 304);
  EXPECT_EQ(client.get("/t/K7M4QX").header("etag"), plain);
}

TEST_F(Files, RoutesOfTheClient) {
  Running running(options());
  Client client(running.port);
  const std::string index = client.get("/").body;
  for (const char* path : {"/t/K7M4QX", "/t/k7m4qx", "/rules", "/a/b-c/d_e", "/index.html", "/t/"}) {
    const Response response = client.get(path);
    EXPECT_EQ(response.status, 200) << path;
    EXPECT_EQ(response.body, index) << path;
  }
  EXPECT_EQ(client.get("/t/K7M4QX").header("x-robots-tag"), "noindex");
  const Response missing = client.get("/missing.js");
  EXPECT_EQ(missing.status, 404);
  EXPECT_EQ(missing.header("content-type"), "text/html; charset=utf-8");
  EXPECT_NE(missing.body.find("404"), std::string::npos);
  EXPECT_EQ(client.get("/missing.js", "If-None-Match: *\r\n").status, 404);
}

TEST_F(Files, PathTricks) {
  Running running(options());
  for (const char* path : {"/../secret.txt",
                           "/..%2fsecret.txt",
                           "/%2e%2e/secret.txt",
                           "/%2e%2e%2fsecret.txt",
                           "/assets/../../secret.txt",
                           "/..\\secret.txt",
                           "/..%5csecret.txt",
                           "/leak.txt",
                           "/up/secret.txt",
                           "//secret.txt",
                           "/./small.txt",
                           "/.hidden",
                           "/%2ehidden",
                           "//small.txt",
                           "/assets//app-4f2a.js",
                           "/small.txt/",
                           "/small.txt%20",
                           "/small.txt.",
                           "/%c0%ae%c0%ae/secret.txt",
                           "/%252e%252e/secret.txt",
                           "/assets/",
                           "/etc/passwd.txt",
                           "/..;/secret.txt",
                           "/..",
                           "/%2e%2e",
                           "/a:b"}) {
    Client client(running.port);
    const Response response = client.get(path);
    EXPECT_TRUE(response.status == 404 || path == std::string("/assets/")) << path << ' ' << response.status;
    EXPECT_EQ(response.body.find("outside"), std::string::npos) << path;
  }
  for (const char* path : {"/small.txt%00", "/%00", "/small.txt%0a"}) {
    EXPECT_EQ(Client(running.port).get(path).status, 400) << path;
  }
  EXPECT_EQ(Client(running.port).get("/" + std::string(4000, 'a')).status, 404);
  EXPECT_EQ(Client(running.port).get("/alias.txt").body, "x");  // a link inside
}

TEST_F(Files, OurOwnPage) {
  Running running;
  Client client(running.port);
  const Response page = client.get("/");
  EXPECT_EQ(page.status, 200);
  EXPECT_NE(page.body.find("cifra play"), std::string::npos);
  EXPECT_NE(page.body.find("/api/house"), std::string::npos);
  EXPECT_EQ(page.body.find("<script"), std::string::npos);
  EXPECT_EQ(page.body.find("style=\""), std::string::npos);
  EXPECT_EQ(client.get("/icon.svg").header("content-type"), "image/svg+xml");
  EXPECT_EQ(client.get("/t/K7M4QX").status, 200);
}

TEST_F(Files, FoldersThatAreNone) {
  for (const std::string& web : {(folder_ / "missing").string(), (folder_ / "secret.txt").string(), folder_.string()}) {
    const auto site = Site::load(web);
    ASSERT_FALSE(site) << web;
    EXPECT_EQ(site.error().code, "bad_web_folder");
  }
}

}  // namespace
}  // namespace cifra::server
