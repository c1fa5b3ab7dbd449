import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A way to a database server that a test holds in its hands. */
export type DatabaseProxy = {
  /** The same database, by this way. */
  url: string;
  /** Leads new connections to another server, as a proxy does that follows the primary. */
  follow(url: string): void;
  /** Ends all connections. */
  cut(): void;
  /** Milliseconds that whatever is asked needs from now on; for ever, nothing comes through. */
  delay(ms: number): void;
  close(): void;
};

/** Opens a way to a database. @param url its address. */
export async function startDatabaseProxy(url: string): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let port = Number(new URL(url).port);
  let ms = 0;
  const listener = createServer((socket) => {
    const onward = connect(port, "127.0.0.1");
    for (const [each, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(each);
      each.on("error", () => {});
      each.on("close", () => {
        sockets.delete(each);
        other.destroy();
      });
    }
    onward.pipe(socket);
    socket.on("data", (bytes) => {
      if (ms === 0) onward.write(bytes);
      else if (ms < Number.POSITIVE_INFINITY) setTimeout(() => onward.write(bytes), ms);
    });
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const own = new URL(url);
  own.port = String((listener.address() as AddressInfo).port);
  const cut = () => {
    for (const socket of [...sockets]) socket.destroy();
  };
  return {
    url: own.href,
    cut,
    follow(other) {
      port = Number(new URL(other).port);
    },
    delay(milliseconds) {
      ms = milliseconds;
    },
    close() {
      cut();
      listener.close();
    },
  };
}
