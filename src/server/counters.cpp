#include "server/counters.h"

#include <fmt/format.h>

#include <string_view>

namespace cifra::server {
namespace {

class Text {
 public:
  void family(std::string_view name, std::string_view type, std::string_view help) {
    name_ = name;
    text_ += fmt::format("# HELP cifra_server_{0} {1}\n# TYPE cifra_server_{0} {2}\n", name, help, type);
  }
  void sample(std::string_view labels, auto value) {
    text_ += fmt::format("cifra_server_{}{} {}\n", name_, labels, value);
  }
  std::string take() { return std::move(text_); }

 private:
  std::string_view name_;
  std::string text_;
};

}  // namespace

std::string Counters::prometheus() const {
  Text text;
  text.family("connections", "gauge", "Open connections.");
  text.sample(R"({kind="http"})", http_open);
  text.sample(R"({kind="websocket"})", websocket_open);
  text.family("accepted_total", "counter", "Connections accepted.");
  text.sample("", accepted);
  text.family("refused_total", "counter", "Connections refused.");
  text.sample(R"({why="full"})", refused_full);
  text.sample(R"({why="address"})", refused_address);
  text.sample(R"({why="flood"})", refused_silently);
  text.family("accept_errors_total", "counter", "Failures to accept a connection.");
  text.sample("", accept_errors);
  text.family("tls_errors_total", "counter", "TLS handshakes that failed.");
  text.sample("", tls_errors);
  text.family("requests_total", "counter", "HTTP requests answered, by class of status.");
  for (std::size_t digit = 1; digit < requests.size(); ++digit) {
    text.sample(fmt::format(R"({{status="{}xx"}})", digit), requests[digit]);
  }
  text.family("upgrades_total", "counter", "WebSockets opened.");
  text.sample("", upgrades);
  text.family("bytes_total", "counter", "Bytes of HTTP and of WebSocket messages, without framing.");
  text.sample(R"({direction="in"})", bytes_in);
  text.sample(R"({direction="out"})", bytes_out);
  text.family("messages_total", "counter", "WebSocket messages.");
  text.sample(R"({direction="in"})", messages_in);
  text.sample(R"({direction="out"})", messages_out);
  text.family("ended_total", "counter", "Connections ended by the server for a reason of the other side.");
  text.sample(R"({why="slow_reader"})", slow_readers);
  text.sample(R"({why="silent"})", silent_peers);
  text.sample(R"({why="late_request"})", late_requests);
  text.sample(R"({why="stalled"})", stalled);
  return text.take();
}

}  // namespace cifra::server
