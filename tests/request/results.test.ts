import { beforeAll, describe, expect, it } from "vitest";
import { ask, newsletter } from "../support/ask";
import { startServer, type TestServer } from "../support/server";
import { account, cookieOf, register } from "./support/account";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

const path = "/features?done=newsletter";
const thanks = "Thank you for subscribing!";

/** As a browser asks that came from somewhere. */
const from = (headers: Record<string, string>) => ask(server, path, { headers });

describe("a form's result in an address", () => {
  const elsewhere: [string, Record<string, string>][] = [
    ["typed or opened from a letter", { "Sec-Fetch-Site": "none" }],
    ["a link of another site", { "Sec-Fetch-Site": "cross-site" }],
    ["a link of a sister site", { "Sec-Fetch-Site": "same-site" }],
    ["an old browser, from another site", { Referer: "http://evil.example/features" }],
    ["an old browser, from nowhere", { Referer: "" }],
  ];
  it.each(elsewhere)("leads to the page without it: %s", async (_, headers) => {
    const { status, headers: given } = await from(headers);
    expect([status, given.get("Location")]).toEqual([303, "/features"]);
    expect(given.get("Cache-Control")).toBe("private, no-store");
  });

  it("leaves the rest of the address as it is", async () => {
    const { headers } = await ask(server, "/?themes=all&done=save&prayer=faith", {
      headers: { "Sec-Fetch-Site": "none" },
    });
    expect(headers.get("Location")).toBe("/?themes=all&prayer=faith");
  });

  it("is shown where our own page led there, also without a cookie", async () => {
    for (const [name, value] of [
      ["Sec-Fetch-Site", "same-origin"],
      ["Referer", `${server.url}/features`],
    ] as const) {
      const page = await from({ [name]: value });
      expect([page.status, page.text.includes(thanks)]).toEqual([200, true]);
      expect(page.headers.get("Cache-Control")).toBe("private, no-store");
    }
  });

  it("is shown to whom the toast on the way is for", async () => {
    const sent = await ask(server, "/features", newsletter("ann@example.org"));
    const { status, text } = await from({ Cookie: cookieOf(sent), "Sec-Fetch-Site": "none" });
    expect([status, text.includes(thanks)]).toEqual([200, true]);
  });

  it("does not travel through sign-in", async () => {
    const ann = account();
    await register(server, ann);
    const sent = { form: "login", username: ann.username, password: ann.password };
    const { headers } = await ask(server, "/auth?next=%2F%3Fdone%3Dsave%26themes%3Dall", {
      method: "POST",
      body: new URLSearchParams(sent),
    });
    expect(headers.get("Location")).toBe("/?themes=all");
  });
});
