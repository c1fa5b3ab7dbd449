import { beforeAll, describe, expect, it } from "vitest";
import { askRaw } from "../support/raw";
import { withServer } from "../support/with-server";

const server = withServer();

const get = (path: string, headers = {}) => askRaw(server.port, { path, headers });

describe("what a device keeps", () => {
  it("is told by a list, whom to call first, with nothing that asks for a sign-in", async () => {
    const { status, text } = await get("/offline.json");
    expect(status).toBe(200);
    const { pages, hours, version } = JSON.parse(text);
    expect(pages[0]).toBe("/offline");
    expect(Object.keys(hours)).toHaveLength(7);
    expect(version).toMatch(/ \d{4}-\d\d-\d\d$/);
    for (const path of pages.slice(0, 60))
      expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  it("weighs no more than 1.2 MB as it is sent", async () => {
    const { pages } = JSON.parse((await get("/offline.json")).text);
    let bytes = 0;
    for (const path of [...pages, "/offline-psalms.json"])
      bytes += (await get(path, { "Accept-Encoding": "br" })).body.length;
    expect(bytes).toBeLessThan(1_050_000);
  });

  it("is nothing for who wants it so", async () => {
    const { text } = await get("/offline.json", { Cookie: "preferences=online-only" });
    expect(JSON.parse(text)).toEqual({ off: true });
    expect((await get("/", { Cookie: "preferences=online-only" })).text).toContain("data-online");
  });

  it("has all psalms in their lines", async () => {
    const psalms = JSON.parse((await get("/offline-psalms.json")).text);
    expect(psalms).toHaveLength(150);
    expect(psalms[22]).toContain("1 The LORD is my shepherd;\n  I shall not want.\n2 He makes");
  });

  it("hands no key to a visitor, and the page is everybody’s", async () => {
    const { headers, text } = await get("/offline");
    expect(headers["x-device-key"]).toBeUndefined();
    expect(text).not.toContain("On your list today");
  });
});

it("the worker may ask this site alone, and is asked for anew each time", async () => {
  const { status, headers, text } = await get("/sw.js");
  expect(status).toBe(200);
  expect(headers["content-type"]).toMatch(/^text\/javascript/);
  expect(headers["content-security-policy"]).toContain("connect-src 'self'");
  expect(headers["cache-control"]).toContain("max-age=0");
  expect(text).not.toMatch(/^self\.OFF/);
  expect(text.length).toBeLessThan(30_000);
});

describe("where the site keeps nothing", () => {
  const off = withServer({ OFFLINE: "off" });

  it("the worker takes itself back", async () => {
    const { text } = await askRaw(off.port, { path: "/sw.js" });
    expect(text).toMatch(/^self\.OFF=true/);
    expect(JSON.parse((await askRaw(off.port, { path: "/offline.json" })).text)).toEqual({
      off: true,
    });
  });
});

describe("what waited on a device", () => {
  let cookie = "";
  const send = (path: string, fields: Record<string, string>) =>
    askRaw(server.port, {
      method: "POST",
      path,
      headers: { Cookie: cookie, "Content-Type": "application/x-www-form-urlencoded" },
      body: String(new URLSearchParams(fields)),
    });
  const page = (path: string) => get(path, { Cookie: cookie });
  const handle = "A".repeat(22);

  beforeAll(async () => {
    const made = await send("/auth", {
      form: "register",
      username: "hanna",
      email: "hanna@example.org",
      password: "peace be with you",
      confirmPassword: "peace be with you",
    });
    cookie = String(made.headers["set-cookie"]).split(";")[0] ?? "";
  });

  it("is saved once under the handle that the device gave it", async () => {
    const words = {
      form: "prayer",
      text: "For rain",
      handle,
      pressed: String(Date.now() - 86_400_000),
    };
    for (const text of ["For rain", "For rain", "For rain, sent again with other words"])
      expect((await send("/account/prayers", { ...words, text })).status).toBe(303);
    const { text } = await page("/account/prayers");
    expect(text.split(`id="name-${handle}"`).length - 1).toBe(1);
    expect(text).not.toContain("sent again");
  });

  it("is of the day when it was pressed, at most two weeks ago, and never of a day to come", async () => {
    const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    for (const [pressed, expected] of [
      [Date.now() + 5 * 86_400_000, day(Date.now())],
      [0, day(Date.now() - 14 * 86_400_000)],
      ["yesterday", day(Date.now())],
    ]) {
      const own = `${String(expected).replace(/-/g, "")}${Math.random().toString(36).slice(2)}`;
      const sent = { form: "prayer", text: own, pressed: String(pressed || 1_000_000_000) };
      expect((await send("/account/prayers", sent)).status).toBe(303);
      const { prayers } = JSON.parse((await page("/account/privacy/everything.json")).text);
      const found = prayers.find(({ text }: { text: string }) => text === own);
      expect(JSON.stringify(found)).toContain(String(expected));
    }
  });

  it("doesn’t count for an earlier day than another device has counted already", async () => {
    const prayed = (pressed: number) =>
      send("/account/prayers", { intent: "prayed", prayer: handle, pressed: String(pressed) });
    await prayed(Date.now());
    await prayed(Date.now() - 3 * 86_400_000);
    const { text } = await page(`/account/prayers`);
    expect(text).toContain("Prayed today");
  });

  it("doesn’t overwrite an answer that another device gave", async () => {
    const answer = (text: string, more = {}) =>
      send(`/account/prayers/${handle}/answer`, {
        form: "prayer-answer",
        answeredOn: new Date().toISOString().slice(0, 10),
        answer: text,
        ...more,
      });
    expect((await answer("It rained")).status).toBe(303);
    const late = await answer("Not yet", { pressed: String(Date.now() - 1000) });
    expect(late.status).toBe(409);
    expect(late.text).toContain("answered in another place meanwhile");
    expect(late.text).toContain("Not yet");
    expect((await answer("It rained", { pressed: String(Date.now()) })).status).toBe(303);
  });

  it("comes from a device that was handed the key of its account, and from none that keeps nothing", async () => {
    const { headers } = await page("/offline");
    expect(headers["x-device-key"]).toMatch(/^[\w-]{16} [\w-]{43}$/);
    expect(headers["cache-control"]).toBe("private, no-store");
    const shared = await get("/offline", { Cookie: `${cookie}; preferences=online-only` });
    expect(shared.headers["x-device-key"]).toBe("none");
    expect(shared.text).not.toContain("On your list today");
  });

  it("logging out without scripts clears what was kept", async () => {
    const left = await send("/auth", { form: "logout" });
    expect(left.headers["clear-site-data"]).toBe('"storage"');
    const again = await askRaw(server.port, {
      method: "POST",
      path: "/auth.data",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: "form=logout",
    });
    expect(again.headers["clear-site-data"]).toBeUndefined();
  });
});
