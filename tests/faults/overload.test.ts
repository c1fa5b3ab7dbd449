import { once } from "node:events";
import type { Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { ask } from "../support/ask";
import { open, parseResponse } from "../support/raw";
import { withServer } from "../support/with-server";
import { tell, times } from "./extent";

const server = withServer();
const clients = times(100, 2_000);
// Said in the query, the outcome of a form is rendered for each who asks.
const page = "/about?done=x";
const request = `GET ${page} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n\r\n`;

it(`${clients} who ask at once for a page that is not cached are served, or told to come back`, async (context) => {
  const sockets: Socket[] = [];
  // More than a hundred strangers at a time may not get through the door at all.
  while (sockets.length < clients) {
    const some = Array.from({ length: 100 }, () => open(server.port));
    await Promise.all(some.map((socket) => once(socket, "connect")));
    sockets.push(...some);
  }
  const responses = sockets.map(async (socket) => parseResponse(await buffer(socket)));
  for (const socket of sockets) socket.write(request);
  const told = (await Promise.all(responses)).filter((response) => response?.status !== 200);
  for (const response of told) {
    expect([response?.status, response?.headers["retry-after"]]).toEqual([503, "10"]);
    expect(response?.text).toContain("<h1");
    expect(response?.text).toContain("busy right now");
  }
  expect(told.length).toBeLessThan(clients);
  expect((await ask(server, page)).status).toBe(200);
  tell(context, {
    fault: "more readers than pages can be rendered",
    extent: `${clients} at once`,
    result: `${clients - told.length} served, ${told.length} told to come back; then all is well`,
  });
}, 120_000);
