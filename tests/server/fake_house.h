// A house without games: it says what it was told, and behaves badly when asked to. All of it runs on the server's
// thread.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "house/gateway.h"

namespace cifra::server {

class FakeHouse : public house::Gateway {
 public:
  // GET /api/echo says what was asked; /api/later answers when the test says so; /api/token sets a cookie, /api/forget
  // removes it; /api/busy has Retry-After; /api/hostile tries to split headers; /api/big answers a megabyte.
  void request(house::Request request, std::function<void(house::Answer)> answer) override {
    asked.push_back(request.path);
    house::Answer said;
    if (request.path == "/api/later") {
      waiting.push_back(std::move(answer));
      return;
    }
    if (request.path == "/api/token") {
      said.token = "T0ken-_";
    } else if (request.path == "/api/forget") {
      said.token = "";
    } else if (request.path == "/api/busy") {
      said.status = 429;
      said.retry_after_s = 7;
    } else if (request.path == "/api/hostile") {
      said.token = "a\r\nX-Evil: 1";
    } else if (request.path == "/api/big") {
      said.body.assign(1 << 20, 'x');
    } else {
      said.body = request.method + '|' + request.path + '|' + request.query + '|' + request.body + '|' +
                  request.caller.address + '|' + request.caller.token;
    }
    answer(std::move(said));
  }

  // Tokens decide: "refused" is refused, "later" waits for the test.
  void connect(house::Caller caller, std::function<void(Enter, house::Answer)> admitted) override {
    if (caller.token == "refused") {
      house::Answer answer;
      answer.status = 503;
      answer.body = R"({"error":{"code":"not_today"}})";
      return admitted(nullptr, std::move(answer));
    }
    auto admit = [this, admitted = std::move(admitted), caller](bool) {
      admitted([this, caller](house::Peer& peer) { return std::make_unique<Guest>(*this, peer, caller); }, {});
    };
    if (caller.token == "later") {
      handlers_waiting.emplace_back(std::move(admit));
    } else {
      admit(true);
    }
  }

  std::string metrics() const override {
    return "# HELP cifra_fake A figure.\n# TYPE cifra_fake gauge\ncifra_fake 1\n";
  }

  void close(std::function<void()> closed) override {
    for (house::Peer* peer : peers) peer->deliver(R"({"type":"bye"})");
    closed();
  }

  std::vector<std::string> asked;  // the paths of all requests
  std::vector<std::function<void(house::Answer)>> waiting;
  std::vector<std::function<void(bool)>> handlers_waiting;
  std::vector<house::Peer*> peers;
  std::size_t received = 0;
  std::size_t received_bytes = 0;

 private:
  // Messages are echoed, except: "end CODE REASON", "join A B C" (delivers three times at once), "big N" and "flood N"
  // (N bytes, without an end), "mute".
  class Guest : public house::MessageHandler {
   public:
    Guest(FakeHouse& house, house::Peer& peer, const house::Caller& caller) : house_(house), peer_(peer) {
      house_.peers.push_back(&peer_);
      peer_.deliver("hello " + caller.address + " " + caller.token);
    }
    ~Guest() override { std::erase(house_.peers, &peer_); }

    void receive(std::string_view text) override {
      ++house_.received;
      house_.received_bytes += text.size();
      const std::string message(text);
      if (message.starts_with("end ")) {
        peer_.deliver("last words");
        peer_.end(std::stoi(message.substr(4)), "reason");
        peer_.deliver("too late");
        peer_.end(1000, "too late");
      } else if (message.starts_with("join ")) {
        peer_.deliver("a");
        peer_.deliver("b");
        peer_.deliver("c\n");
        peer_.deliver("d");
      } else if (message.starts_with("big ")) {
        peer_.deliver(std::string(std::stoul(message.substr(4)), 'x'));
      } else if (message.starts_with("flood ")) {
        for (int i = 0; i < 40; ++i) peer_.deliver(std::string(std::stoul(message.substr(6)), 'x'));
      } else if (message != "mute") {
        peer_.deliver(message);
      }
    }

   private:
    FakeHouse& house_;
    house::Peer& peer_;
  };
};

}  // namespace cifra::server
