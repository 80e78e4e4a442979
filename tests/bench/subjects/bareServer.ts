/** The yardstick: the smallest Colyseus room, one number in its state, patched at once. */
import { schema, t } from "@colyseus/schema";
import { Room, Server } from "colyseus";
import { answering } from "../measure/answering.ts";

const Counter = schema({ count: t.number().default(0) });

class BareRoom extends Room {
  override patchRate = null;
  override state = new Counter();
  override onCreate(): void {
    this.onMessage("add", () => {
      this.state.count += 1;
      this.broadcastPatch();
    });
  }
}

const server = new Server({ greet: false });
server.define("bare", BareRoom);
await server.listen(0, "127.0.0.1");
const address = server.transport.server?.address();
const port = typeof address === "object" && address !== null ? address.port : 0;
answering({ url: () => `http://127.0.0.1:${port}` });
