import { beforeAll, describe, expect, it } from "vitest";
import { ask, form, readData } from "../support/ask";
import { withServer } from "../support/with-server";
import { type Account, account, register } from "./support/account";

const server = withServer();
let ann: Account;

beforeAll(async () => {
  ann = account();
  await register(server, ann);
});

/** What somebody may put after `next=` or send as `back`, as characters. */
const hostile = [
  "/。",
  "/。?。=。#。",
  "/plan/\u{1f64f}",
  "/\ud800",
  "//elsewhere.example",
  "/\\elsewhere.example",
  "/.//elsewhere.example",
  "/a//b",
  "/a\r\nX-Told: yes",
  "/\u0000",
  "/\u007f\u0085",
  "https://elsewhere.example",
  `/${"。".repeat(400)}`,
  `/${"a".repeat(3_000)}`,
  "/auth/reset/。",
  "/%E3%80%82",
  "/%ff%fe",
];

/** The path and no more, or the address is not ours. */
function expectOwn(location: string | null, sent: string): void {
  const url = new URL(location ?? "", server.url);
  expect([sent, url.origin]).toEqual([sent, new URL(server.url).origin]);
  expect(location).toMatch(/^[\x21-\x7e]*$/);
}

describe("where a visitor wants to go", () => {
  it("after signing in is never elsewhere and never a fault", async () => {
    for (const next of hostile) {
      const query = new URLSearchParams({ next });
      const sent = form({ form: "login", username: ann.username, password: ann.password });
      const page = await ask(server, `/auth?${query}`);
      expect([next, page.status]).toEqual([next, 200]);
      const { status, headers } = await ask(server, `/auth?${query}`, sent);
      expect([next, status]).toEqual([next, 303]);
      expectOwn(headers.get("Location"), next);
      expect(headers.has("X-Told")).toBe(false);
    }
  });

  it("is read by our script as well", async () => {
    const sent = form({ form: "login", username: ann.username, password: ann.password });
    const query = new URLSearchParams({ next: "/。" });
    expect((await ask(server, `/auth.data?${query}`, sent)).status).toBe(202);
  });

  it("after logging out the same; what cannot be such a field is refused", async () => {
    for (const back of hostile) {
      const { status, headers } = await ask(server, "/auth", form({ form: "logout", back }));
      expect([303, 400]).toContain(status);
      if (status === 303) expectOwn(headers.get("Location"), back);
    }
  });

  it("after logging out on a page of one's own is home, without a way back there", async () => {
    for (const [back, to] of [
      ["/account/prayers/abc?page=2", "/"],
      ["/account", "/"],
      ["/team/log", "/"],
      ["/accounts", "/accounts"],
      ["/plans", "/plans"],
    ]) {
      const { headers } = await ask(server, "/auth", form({ form: "logout", back: back ?? "" }));
      expect([back, headers.get("Location")]).toEqual([back, to]);
    }
  });

  it("by Back to a page of one's own takes that page's place, and no other's", async () => {
    const path = "/account/prayers.data";
    const from = async (Referer: string) => {
      const { text } = await ask(server, path, { headers: { Referer } });
      const read = (await readData(text)) as Record<symbol, unknown>;
      return Object.getOwnPropertySymbols(read).map((name) => read[name]);
    };
    const led = { redirect: "/auth?next=%2Faccount%2Fprayers", status: 303 };
    expect(await from(`${server.url}/account/prayers`)).toMatchObject([{ ...led, replace: true }]);
    for (const other of [`${server.url}/plans`, `${server.url}/account/prayers?page=2`, "", "x"])
      expect(await from(other)).toMatchObject([{ ...led, replace: false }]);
  });

  it("is written as the site writes it, wherever it is led on", async () => {
    for (const path of ["/PLAN/。", "/plan/。/", "/FEATURES?a=。", "/Account/Prayers?page=。"]) {
      const { status, headers } = await ask(server, encodeURI(path));
      expect([path, status < 500]).toEqual([path, true]);
      if (headers.has("Location")) expectOwn(headers.get("Location"), path);
    }
  });

  it("leaves a log of JSON lines alone", () => {
    const lines = server.output().split("\n").filter(Boolean);
    expect(lines.filter((line) => !/^\{.*\}$|^Prayer LIFE is at /.test(line))).toEqual([]);
  });
});
