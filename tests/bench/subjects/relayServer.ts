/** The floor: a bare WebSocket server that passes every message on to everybody else. */
import { WebSocketServer } from "ws";
import { answering } from "../measure/answering.ts";

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
server.on("connection", (socket) => {
  socket.on("message", (message) => {
    for (const other of server.clients) if (other !== socket) other.send(message);
  });
});
server.on("listening", () => {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  answering({ url: () => `ws://127.0.0.1:${port}` });
});
