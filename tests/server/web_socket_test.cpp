// The WebSocket, from the upgrade to the end.
#include <gtest/gtest.h>

#include "tests/server/running.h"

namespace cifra::server {
namespace {

TEST(WebSocket, Talks) {
  Running running;
  Client client(running.port);
  const Response response = client.upgrade("Authorization: Bearer abc\r\n");
  EXPECT_EQ(response.status, 101);
  EXPECT_EQ(response.header("sec-websocket-accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
  EXPECT_EQ(client.next().payload, "hello 127.0.0.1 abc");
  client.text("one");
  const Frame frame = client.next();
  EXPECT_EQ(frame.opcode, 1);
  EXPECT_TRUE(frame.fin);
  EXPECT_EQ(frame.payload, "one");
}

}  // namespace
}  // namespace cifra::server
