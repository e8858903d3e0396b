// Certificates: a TLS context from files, TLS 1.2 and 1.3 only.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <string>

#include "base/error.h"

namespace cifra::server {

// Error: bad_certificate, with the file.
Result<std::shared_ptr<boost::asio::ssl::context>> make_tls_context(const std::string& certificate,
                                                                    const std::string& key);

}  // namespace cifra::server
