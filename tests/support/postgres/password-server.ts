import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/** Something that asks for a password as PostgreSQL does, in the open, and hangs up once it has one. */
export async function startPasswordServer() {
  const passwords: string[] = [];
  const listener = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      // R, its length, 3: a password in the open.
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]));
      socket.once("data", (message) => {
        passwords.push(message.subarray(5, -1).toString());
        socket.destroy();
      });
    });
  }).listen(0, "127.0.0.1");
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  return { port, passwords, close: () => listener.close() };
}
