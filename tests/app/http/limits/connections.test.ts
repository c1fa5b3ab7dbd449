import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { afterEach, expect, it } from "vitest";
import { connectionsOf, pacing, pipelining } from "~/http/limits/connections.server";
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
