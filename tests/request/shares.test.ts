import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { ask, form, json, readData } from "../support/ask";
import { withServer } from "../support/with-server";
import { account, logIn, register } from "./support/account";

/** An address as the one proxy tells it. */
const from = (address: string) => ({ "X-Forwarded-For": address });

describe("an address that posts what is not valid", () => {
  const server = withServer({ RATE_LIMIT: "on", TRUST_PROXY: "1" });
  const invalid = (path: string, address: string) =>
    ask(server, path, form({ form: "login", username: "A" }, from(address)));

  it("gets its page a hundred and twenty times, then a short response that every client can read", async () => {
    const [busy, other] = ["203.0.113.7", "203.0.113.8"];
    for (let i = 0; i < 120; i++) expect((await invalid("/auth", busy)).status).toBe(400);

    const page = await invalid("/auth", busy);
    expect(page.status).toBe(429);
    expect(Number(page.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(page.text).toContain("A little too fast");
    const data = await invalid("/auth.data", busy);
    expect(data.status).toBe(429);
    expect(JSON.stringify(await readData(data.text))).toContain("Too many tries");
    const api = await ask(server, "/api/newsletter", json({ email: "a@example.org" }, from(busy)));
    expect([api.status, api.text]).toEqual([429, expect.stringContaining("Too many tries")]);

    expect((await invalid("/auth", other)).status).toBe(400);
    expect((await ask(server, "/plan/1", { headers: from(busy) })).status).toBe(200);
  });
});

describe("an address that signs in many times at once", () => {
  const server = withServer({ TRUST_PROXY: "1" });

  it("waits for itself alone", async () => {
    const [ann, bea] = [account(), account()];
    for (const one of [ann, bea]) expect((await register(server, one)).status).toBe(201);
    const many = Array.from({ length: 60 }, () => logIn(server, ann, from("203.0.113.7")));
    const other = logIn(server, bea, from("203.0.113.8"));
    expect((await other).status).toBe(200);
    const statuses = new Set((await Promise.all(many)).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([200, 429]);
  });
});

describe("an address that opens connections and says nothing", () => {
  const server = withServer({ RATE_LIMIT: "on" });

  it("holds two hundred and fifty-six of them, and leaves the rest to others", async () => {
    const sockets: Socket[] = Array.from({ length: 300 }, () =>
      connect({ port: server.port, host: "127.0.0.1", localAddress: "127.0.0.2" }),
    );
    let closed = 0;
    for (const socket of sockets) {
      socket.on("error", () => socket.destroy());
      socket.once("close", () => closed++);
    }
    await expect.poll(() => closed).toBe(300 - 256);
    expect((await ask(server, "/healthz")).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
