#include "server/tls_context.h"

#include <openssl/ssl.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <tuple>

namespace cifra::server {
namespace {

namespace ssl = boost::asio::ssl;

// OpenSSL reads to the end whatever it is given.
constexpr std::uintmax_t kMaxPem = std::uintmax_t{1} << 20;

bool readable(const std::string& file) {
  std::error_code problem;
  return std::filesystem::is_regular_file(file, problem) && std::filesystem::file_size(file, problem) <= kMaxPem &&
         !problem && std::ifstream(file, std::ios::binary).good();
}

}  // namespace

Result<std::shared_ptr<ssl::context>> make_tls_context(const std::string& certificate, const std::string& key) {
  if (certificate.empty() || key.empty()) {
    return fail("bad_certificate", "", "TLS needs both files: a certificate and its key");
  }
  for (const std::string& file : {certificate, key}) {
    if (!readable(file)) return fail("bad_certificate", file, "this is no file that can be read, of at most 1 MiB");
  }
  boost::system::error_code ec;
  auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
  SSL_CTX* native = context->native_handle();
  SSL_CTX_set_min_proto_version(native, TLS1_2_VERSION);
  // ECDHE with AES-GCM or ChaCha20; the suites of TLS 1.3 are all fine.
  SSL_CTX_set_cipher_list(native, "ECDHE+AESGCM:ECDHE+CHACHA20");
  SSL_CTX_set_options(native, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE |
                                  SSL_OP_PRIORITIZE_CHACHA);
  SSL_CTX_set_mode(native, SSL_MODE_RELEASE_BUFFERS);
  SSL_CTX_set_session_cache_mode(native, SSL_SESS_CACHE_OFF);  // tickets resume without memory of ours
  // A key with a password would make OpenSSL ask for it on the terminal.
  std::ignore =
      context->set_password_callback([](std::size_t, ssl::context::password_purpose) { return std::string(); }, ec);
  if (context->use_certificate_chain_file(certificate, ec))
    return fail("bad_certificate", certificate, "this is no certificate in PEM: " + ec.message());
  if (context->use_private_key_file(key, ssl::context::pem, ec))
    return fail("bad_certificate", key, "this is no key in PEM without a password: " + ec.message());
  if (SSL_CTX_check_private_key(native) != 1) {
    return fail("bad_certificate", key, "the key does not belong to the certificate");
  }
  return context;
}

}  // namespace cifra::server
