import { describe, expect, it } from "vitest";
import { ask, json, newsletter, readData } from "../support/ask";
import { logLines, rows, withServer } from "../support/with-server";

const sentence = "Too many tries in a short time. Please wait a little and try again.";
const from = (address: string) => ({ "X-Forwarded-For": address });

describe("an address that posts too often", () => {
  const server = withServer({ RATE_LIMIT: "on" });

  it("may post sixty times, by page and by /api together, also what is refused", async () => {
    for (let i = 0; i < 60; i++) {
      const email = i % 3 ? `a${i}@example.org` : "nobody";
      const post = i % 2 ? newsletter(email) : json({ email });
      const path = i % 2 ? "/features" : "/api/newsletter";
      expect((await ask(server, path, post)).status, `${i}`).toBe(
        i % 3 ? (i % 2 ? 303 : 200) : 400,
      );
    }
  });

  it("then waits, on a page with its input preserved", async () => {
    const { status, headers, text } = await ask(
      server,
      "/features",
      newsletter("late@example.org"),
    );
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(600);
    expect(text).toContain('value="late@example.org"');
    expect(text).toContain(`429: ${sentence}`);
    expect(text).toContain("<title>Error: ");
  });

  it("waits under /api as well", async () => {
    const response = await ask(server, "/api/newsletter", json({ email: "late@example.org" }));
    expect([response.status, response.text]).toEqual([429, sentence]);
    expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  });

  it("is told by our script too", async () => {
    const response = await ask(server, "/features.data", newsletter("late@example.org"));
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await readData(response.text)).toMatchObject({
      data: {
        notice: { status: `429: ${sentence}` },
        result: { initialValue: { email: "late@example.org" } },
      },
    });
  });

  it("saves nothing, and cannot say that it is somebody else", async () => {
    const email = "spoof@example.org";
    const claims = ["203.0.113.1", "203.0.113.2"];
    for (const claim of claims)
      expect((await ask(server, "/features", newsletter(email, from(claim)))).status).toBe(429);
    expect(
      await rows(
        server,
        "SELECT * FROM newsletter_subscriptions WHERE email LIKE 'late%' OR email LIKE 'spoof%'",
      ),
    ).toEqual([]);
  });

  it("reads as much as it likes", async () => {
    const responses = await Promise.all(
      Array.from({ length: 80 }, () => ask(server, "/favicon.svg")),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await ask(server, "/features")).status).toBe(200);
  });

  it("is suspected to be a proxy that nobody told us of, once", async () => {
    await server.stop();
    const warnings = logLines(server).filter(({ msg }) => String(msg).includes("TRUST_PROXY"));
    expect(warnings).toMatchObject([{ level: 40 }]);
  });
});

describe("behind one proxy", () => {
  const server = withServer({ RATE_LIMIT: "on", TRUST_PROXY: "1" });
  const post = async (address: string) =>
    (await ask(server, "/api/newsletter", json({ email: "a@example.org" }, from(address)))).status;

  it("each visitor is counted alone, by the hop that the proxy saw", async () => {
    for (let i = 0; i < 60; i++) expect(await post(`10.0.0.${i}, 203.0.113.7`)).toBe(200);
    expect(await post("10.9.9.9, 203.0.113.7")).toBe(429);
    expect(await post("203.0.113.7")).toBe(429);
    expect(await post("203.0.113.8")).toBe(200);
  });

  it("a household is one visitor on IPv6", async () => {
    for (let i = 0; i < 60; i++) expect(await post(`2001:db8:1:2::${i}`)).toBe(200);
    expect(await post("2001:db8:1:2:ffff::1")).toBe(429);
    expect(await post("2001:db8:1:3::1")).toBe(200);
  });
});
