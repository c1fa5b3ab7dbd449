import { EventEmitter, once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { connectionsOf, openCounts, pacing, pipelining } from "~/http/limits/connections.server";
import { exchange, open } from "../../../support/raw";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(listener: RequestListener): Promise<number> {
  server = createServer();
  server.on("request", pipelining(connectionsOf(server, false), listener)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as { port: number }).port;
}

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${more}\r\n`;
const last = get("/last", "Connection: close\r\n");

it("takes what was sent ahead only when the response before it is sent", async () => {
  let inHand = 0;
  let most = 0;
  const port = await listen((_, res) => {
    inHand += 1;
    most = Math.max(most, inHand);
    setImmediate(() => {
      inHand -= 1;
      res.end("done");
    });
  });
  const { bytes } = await exchange(port, get("/").repeat(20) + last);
  expect(bytes.toString().split("done").length - 1).toBe(21);
  expect(most).toBe(1);
});

it("goes on with one connection in each turn of the event loop, however many could", async () => {
  const connections = 5;
  const firsts: ServerResponse[] = [];
  const turns: number[] = [];
  let turn = 0;
  const count = () => {
    turn += 1;
    if (turns.length < connections) setImmediate(count);
  };
  const port = await listen((req, res) => {
    if (req.url === "/last") {
      turns.push(turn);
      res.end();
    } else if (firsts.push(res) === connections) {
      count();
      for (const first of firsts) first.end();
    }
  });
  const sent = Array.from({ length: connections }, () => exchange(port, get("/first") + last));
  await Promise.all(sent);
  expect(turns.length).toBe(connections);
  expect(new Set(turns).size).toBe(connections);
  expect(Math.min(...turns)).toBeGreaterThan(1);
});

it("sends nothing more to a client that has left", async () => {
  const asked: string[] = [];
  let left: Promise<unknown> | undefined;
  const socket = open(
    await listen((req, res) => {
      asked.push(String(req.url));
      left = once(res, "close");
      socket.destroy();
    }),
  );
  socket.write(get("/1") + get("/2"));
  await once(socket, "close");
  await left;
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
  expect(asked).toEqual(["/1"]);
});

it("cuts off who sends more than a hundred ahead", async () => {
  let asked = 0;
  const port = await listen(() => {
    asked += 1;
  });
  const { ended } = await exchange(port, get("/").repeat(102));
  expect(ended).toBe(true);
  expect(asked).toBe(1);
});

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("begins a few requests of an address in a turn, all in their order, and others' at once", async () => {
  const pace = pacing();
  const begun: string[] = [];
  for (let i = 0; i < 40; i++) pace("many", () => begun.push(`many ${i}`));
  pace("one", () => begun.push("one"));
  expect(begun.length).toBe(17);
  expect(begun.at(-1)).toBe("one");
  await turn();
  expect(begun.length).toBe(33);
  await turn();
  await turn();
  expect(begun.filter((name) => name !== "one")).toEqual(
    Array.from({ length: 40 }, (_, i) => `many ${i}`),
  );
});

it("lets nobody who comes later pass those who wait", async () => {
  const pace = pacing();
  const begun: number[] = [];
  for (let i = 0; i < 20; i++) pace("many", () => begun.push(i));
  await turn();
  pace("many", () => begun.push(20));
  await turn();
  await turn();
  expect(begun).toEqual(Array.from({ length: 21 }, (_, i) => i));
});

it("begins sixteen in a turn, those that waited among them, and all at once after a turn of rest", async () => {
  const pace = pacing();
  let begun = 0;
  const ask = (times: number) => {
    for (let i = 0; i < times; i++) pace("many", () => begun++);
    return begun;
  };
  expect(ask(16)).toBe(16);
  expect(ask(16)).toBe(16);
  await turn();
  expect(begun).toBe(32);
  expect(ask(1)).toBe(32);
  await turn();
  expect(begun).toBe(33);
  expect(ask(15)).toBe(48);
  expect(ask(1)).toBe(48);
  for (let turns = 0; turns < 3; turns++) await turn();
  expect(begun).toBe(49);
  expect(ask(16)).toBe(65);
});

it("counts what is open of each key", () => {
  const open = openCounts();
  const [first, second, other] = [new EventEmitter(), new EventEmitter(), new EventEmitter()];
  expect([open("a", first), open("a", second), open("b", other)]).toEqual([1, 2, 1]);
  first.emit("close");
  expect(open("a", new EventEmitter())).toBe(2);
  other.emit("close");
  expect([open("b", new EventEmitter()), open("a", new EventEmitter())]).toEqual([1, 3]);
});

/** Connections of one address, as a server meets them. */
function arrive(limited: boolean, count: number, remoteAddress = "203.0.113.7") {
  const site = new EventEmitter() as Server;
  const connections = connectionsOf(site, limited);
  const connect = (from = remoteAddress) => {
    const socket = Object.assign(new EventEmitter(), { remoteAddress: from, destroyed: false });
    const destroy = () => {
      socket.destroyed = true;
    };
    site.emit("connection", Object.assign(socket, { destroy }));
    return socket;
  };
  return { connections, connect, sockets: Array.from({ length: count }, () => connect()) };
}

it("takes 256 connections of an address, and another again when one of them is closed", () => {
  const { sockets, connect, connections } = arrive(true, 257);
  expect(sockets.map(({ destroyed }) => destroyed).lastIndexOf(false)).toBe(255);
  expect(sockets[256]?.destroyed).toBe(true);
  expect(connections.size).toBe(256);
  expect(connect("203.0.113.8").destroyed).toBe(false);
  for (const socket of sockets.slice(255)) socket.emit("close");
  expect(connections.size).toBe(256);
  expect(connect().destroyed).toBe(false);
});

it("takes any number where a proxy holds those of all, or no address is known", () => {
  for (const { sockets } of [arrive(false, 300), arrive(true, 300, "")])
    expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
});

it("cuts off an address with all that it has, for ten seconds", () => {
  vi.useFakeTimers();
  const { sockets, connect, connections } = arrive(true, 2);
  const stranger = connect("203.0.113.8");
  connections.get(sockets[0] as never)?.cutOff();
  expect([...sockets, stranger, connect()].map(({ destroyed }) => destroyed)).toEqual([
    true,
    true,
    false,
    true,
  ]);
  vi.advanceTimersByTime(9_999);
  expect(connect().destroyed).toBe(true);
  vi.advanceTimersByTime(1);
  expect(connect().destroyed).toBe(false);
  vi.useRealTimers();
});

it("cuts off a connection alone where a proxy holds those of all", () => {
  const { sockets, connect, connections } = arrive(false, 2);
  connections.get(sockets[0] as never)?.cutOff();
  expect([...sockets, connect()].map(({ destroyed }) => destroyed)).toEqual([true, false, false]);
});
