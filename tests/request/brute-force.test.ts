import { describe, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { startServer, type TestServer } from "../support/server";
import { withServer } from "../support/with-server";
import { type Account, account, logIn, register } from "./support/account";

const limits = { RATE_LIMIT: "on", TRUST_PROXY: "1" };
const server = withServer(limits);

const from = (address: string) => ({ "X-Forwarded-For": address });
const guess = (at: TestServer, who: Account, address: string) =>
  logIn(at, { ...who, password: "a guess" }, from(address));

/** So many wrong guesses, one after the other. @returns their statuses. */
async function guesses(at: TestServer, who: Account, address: string, times: number) {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await guess(at, who, address)).status);
  return statuses;
}

async function known(at: TestServer, address: string): Promise<Account> {
  const made = account();
  expect((await register(at, made, from(address))).status).toBe(201);
  return made;
}

describe("guessing at one account", () => {
  it("costs nothing five times, then a growing delay, in plain words", async () => {
    const ann = await known(server, "192.0.2.1");
    expect(await guesses(server, ann, "198.51.100.1", 5)).toEqual(Array(5).fill(401));
    const refused = await guess(server, ann, "198.51.100.2");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "1"]);
    expect(refused.text).toMatch(/^Too many tries in a short time\. Please wait/);
    await expect.poll(() => guess(server, ann, "198.51.100.2").then(statusOf), slowly).toBe(401);
    const longer = await guess(server, ann, "198.51.100.2");
    expect([longer.status, longer.headers.get("Retry-After")]).toEqual([429, "2"]);
  });

  it("delays the right password from a strange address too, and the page says so", async () => {
    const ann = await known(server, "192.0.2.2");
    await guesses(server, ann, "198.51.100.3", 5);
    const words = { form: "login", username: ann.username, password: ann.password };
    const { status, text, headers } = await ask(server, "/auth", form(words, from("198.51.100.4")));
    expect([status, headers.get("Retry-After")]).toEqual([429, "1"]);
    expect(text).toContain("429: Too many tries in a short time.");
    expect(text).toContain(`value="${ann.username}"`);
  });

  it("does not delay who has signed in from there before", async () => {
    const ann = await known(server, "192.0.2.3");
    expect((await logIn(server, ann, from("192.0.2.3"))).status).toBe(200);
    await guesses(server, ann, "198.51.100.5", 5);
    expect((await guess(server, ann, "198.51.100.6")).status).toBe(429);
    expect((await logIn(server, ann, from("192.0.2.3"))).status).toBe(200);
    expect((await guess(server, ann, "198.51.100.6")).status).toBe(401);
  });

  it("treats an unknown name no differently", async () => {
    const nobody = account();
    expect(await guesses(server, nobody, "198.51.100.7", 6)).toEqual([...Array(5).fill(401), 429]);
  });
});

describe("guessing from one address", () => {
  it("ends after ten failures, whoever they were about, for three minutes", async () => {
    for (let i = 0; i < 10; i++) {
      expect((await guess(server, account(), "203.0.113.1")).status).toBe(401);
    }
    const { status, headers } = await guess(server, account(), "203.0.113.1");
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(170);
    expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(180);
    expect((await guess(server, account(), "203.0.113.2")).status).toBe(401);
  });

  it("counts failures only", async () => {
    const ann = await known(server, "203.0.113.3");
    for (let i = 0; i < 12; i++) {
      expect((await logIn(server, ann, from("203.0.113.3"))).status).toBe(200);
    }
  });
});

describe("what was counted", () => {
  it("survives a restart, and is over when its time is", async () => {
    const DATA_DIR = temporaryFolder();
    const first = await startServer({ ...limits, DATA_DIR });
    const ann = await known(first, "192.0.2.4");
    await guesses(first, ann, "203.0.113.4", 5);
    for (let i = 0; i < 5; i++) await guess(first, account(), "203.0.113.4");
    expect(await first.stop()).toBe(0);

    const second = await startServer({ ...limits, DATA_DIR });
    expect((await guess(second, account(), "203.0.113.4")).status).toBe(429);
    expect(await second.stop()).toBe(0);

    const CLOCK_OFFSET = String(181_000);
    const later = await startServer({ ...limits, DATA_DIR, CLOCK_OFFSET });
    expect(await guesses(later, ann, "203.0.113.4", 2)).toEqual([401, 429]);
    expect(await later.stop()).toBe(0);

    const nextDay = await startServer({ ...limits, DATA_DIR, CLOCK_OFFSET: "90000000" });
    expect(await guesses(nextDay, ann, "203.0.113.4", 2)).toEqual([401, 401]);
    expect(await nextDay.stop()).toBe(0);
  });
});

const statusOf = ({ status }: { status: number }) => status;
const slowly = { timeout: 10_000, interval: 300 };
