import { connect } from "node:net";

/**
 * Floods a server from one address until it is told to stop, in a process of its own: whoever is
 * measured beside it must not wait for it. Says when each of its connections has sent what it begins with,
 * and at the end how many requests it sent.
 *
 * @typedef {object} Orders
 * @property {number} port
 * @property {string} from the loopback address that it comes from
 * @property {number} connections
 * @property {string[]} requests in latin1, in turn on each connection; `unique` in them becomes a
 *   number of the same length that was never sent before
 * @property {string} unique
 * @property {number} [ahead] requests of a connection that wait for their response at a time; 1 unless said
 * @property {boolean} [brief] every request has a connection of its own
 * @property {boolean} [silent] connections say nothing
 */

/** @type {Orders} */
const orders = JSON.parse(process.argv[2] ?? "");
const { port, from, requests, unique, ahead = 1 } = orders;
let sent = 0;
let begun = 0;

for (let i = 0; i < orders.connections; i++) open(i);
process.on("SIGTERM", () => process.stdout.write(String(sent), () => process.exit(0)));

/** @param {number} turn of its first request */
function open(turn) {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  const send = () => {
    const request = requests[turn++ % requests.length] ?? "";
    sent += 1;
    socket.write(request.replaceAll(unique, String(sent).padStart(unique.length, "0")), "latin1");
  };
  socket.on("connect", () => {
    if (orders.silent) sent += 1;
    else for (let i = 0; i < ahead; i++) send();
    begun += 1;
    if (begun === orders.connections) process.stdout.write("begun\n");
  });
  socket.on("data", (bytes) => {
    if (orders.brief) socket.destroy();
    else for (const _ of bytes.toString("latin1").matchAll(/HTTP\/1\.1 /g)) send();
  });
  socket.on("error", () => socket.destroy());
  // Whoever is cut off comes again.
  socket.on("close", () => setTimeout(() => open(turn), 5));
}
