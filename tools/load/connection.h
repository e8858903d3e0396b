// One WebSocket as a client has it, cheap enough for ten thousand in a process: no buffer of its own between messages,
// one system call to read and one to write. It neither compresses nor speaks TLS.
//
// Everything runs on the thread of the io_context. The listener must live until it heard closed() or called drop().
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>
#include <string>
#include <string_view>

namespace cifra::load {

namespace asio = boost::asio;

// http://HOST:PORT, HOST being a numeric address.
struct Address {
  std::string text;  // HOST:PORT
  asio::ip::tcp::endpoint endpoint;

  static Address parse(std::string_view url);  // throws std::runtime_error
};

class Connection : public std::enable_shared_from_this<Connection> {
 public:
  class Listener {
   public:
    virtual void opened() = 0;
    virtual void received(std::string_view message) = 0;
    virtual void closed(std::string_view why) = 0;  // the last call

   protected:
    ~Listener() = default;
  };

  Connection(asio::io_context& io, Listener& listener) : socket_(io), listener_(&listener) {}

  // Connects to /ws as the player with that token, or as nobody.
  void open(const Address& address, const std::string& token);
  void send(std::string_view text);

  // Ends it without another call to the listener.
  void drop();

 private:
  void greet(const std::string& request);
  void wait_for_data();
  void read();
  void read_greeting(std::string_view& bytes);
  std::size_t read_frames(std::string_view bytes);
  void take_frame(int opcode, bool last, std::string_view payload);
  void write_frame(int opcode, std::string_view payload);
  void write(std::string_view bytes);
  void flush();
  void close(std::string_view why);

  asio::ip::tcp::socket socket_;
  Listener* listener_;
  bool greeted_ = false;
  bool writing_ = false;
  std::string in_;       // an incomplete frame
  std::string message_;  // the fragments of an incomplete message
  std::string out_;      // what the socket did not take yet
};

}  // namespace cifra::load
