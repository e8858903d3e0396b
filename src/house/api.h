// The HTTP API: one object for a request, alive until it is answered. docs/protocol.md describes it for people.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/json.h"
#include "house/daily.h"
#include "house/gateway.h"
#include "house/groups.h"
#include "house/limits.h"
#include "house/people.h"
#include "house/ratings.h"
#include "table/table.h"

namespace cifra::house {

class House;

Error no_player();
Error nothing_here();
Error server_closing();
Answer error_answer(int status, const Error& what);

// The error as a client may know it: what the store says of itself (its address, its files) stays inside.
Error for_clients(const Error& error);

class Api : public std::enable_shared_from_this<Api> {
 public:
  Api(House& house, Request request, std::function<void(Answer)> answer);

  void run();

 private:
  using Go = std::function<void(const Person& person)>;

  void with_person(Go go);  // or 401

  // The table of the path, for whoever asks: `player` may be empty.
  using WithTable = std::function<void(const table::Table& table, const std::string& player)>;
  void with_table(WithTable go);  // or 404

  // Codes of tables and groups can be guessed. Only misses count, so that people at one address can share codes as they
  // like.
  bool may_guess_code();  // or 429
  void miss_code(const Error& why);

  // What the store knows of somebody.
  struct Mine {
    std::vector<store::TableRow> tables;
    std::vector<store::Rater> raters;
  };

  void house();
  void health();
  void add_guest();
  void me();
  void add_tables_of(const Person& person, const Mine& mine);
  void rename();
  void forget();
  void forget_game();
  void make_account();
  void log_in();
  void log_out();
  void try_log_in(const Credentials& credentials, bool known_device);
  void change_password();
  void end_other_sessions();
  void renew_clients(const Person& person, std::size_t old_tag);
  void end_clients(const Person& person, std::size_t but_tag);
  Answer with_device(Answer answer, const std::string& player);
  void list_tables();
  void open_table();
  void find_code();
  void show_table();
  void command();
  void record();
  void table_ratings();
  void table_shuffle();
  void tell_ratings(TableOfRated rated);
  void ask_review();
  void add_review(const std::string& player, const store::Job& job);
  void report_review(const std::string& player, const std::string& id, int status);
  void show_review();
  void end_review();

  using Tries = std::function<void(const std::vector<store::DayTry>& tries)>;
  using Boards = std::function<void(const std::array<Daily::BoardPtr, 2>& boards)>;
  void with_tries(int first_day, int last_day, Tries go);
  void with_boards(int day, Boards go);
  std::optional<int> day_of_path();  // or it is refused
  void today();
  void begin_today();
  void open_day(const Person& person, const store::DayTry& made, int status);
  void offline_today();
  void show_day();
  void list_days();
  void name_day();
  void hand_in();
  void day_record(const std::string& text, int day, std::string_view board);

  using WithGroup = std::function<void(const Person& person, const Groups::BoardPtr& board)>;
  void with_group(WithGroup go);
  void open_group();
  void show_group();
  void change_group();
  void join_group(const Person& person, const Groups::BoardPtr& board, bool by_hand);
  void open_group_table(const Person& person, const store::GroupTry& made, const Groups::BoardPtr& board, int status);
  void turn_group(const Person& person, const Groups::BoardPtr& board, int turned);
  void end_group(const Person& person, const Groups::BoardPtr& board);
  void follow_group(const std::string& code, std::function<void(const Groups::Board&)> then);
  void score_in_group(const Person& person, const Groups::BoardPtr& board, int score);
  void remove_group();
  void group_record(const std::string& text, const std::string& code);

  void reply(std::string body, int status = 200);  // JSON
  void reply(Answer answer);
  void refuse(const Error& error);
  bool within(Buckets& buckets, const std::string& who);  // or 429

  House& house_;
  Request request_;
  std::function<void(Answer)> answer_;
  std::vector<std::string> parts_;  // of the path after /api/
};

}  // namespace cifra::house
