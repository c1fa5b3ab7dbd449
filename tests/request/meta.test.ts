import { expect, test } from "vitest";
import { withServer } from "../support/with-server";

const server = withServer();

const text = async (path: string) => (await fetch(server.url + path)).text();

test("robots.txt lets everything be found but the doors, and names the sitemap", async () => {
  const robots = await text("/robots.txt");
  expect(robots).toContain("User-agent: *");
  expect(robots).toContain("Disallow: /api/");
  expect(robots).toMatch(/^Sitemap: http:\S+\/sitemap\.xml$/m);
});

test("the feed holds fourteen verses and the six articles whole, with addresses that work elsewhere", async () => {
  const response = await fetch(`${server.url}/feed.xml`);
  expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const feed = await response.text();
  expect(feed.match(/<entry>/g)).toHaveLength(6 + 14);
  expect(feed).toMatch(/<updated>2025-\d\d-\d\dT12:00:00\.000Z<\/updated>/);
  expect(feed).toContain("&lt;h3");
  expect(feed).not.toContain("href=&quot;/");
});

test("security.txt names an address and ends within a year and a day", async () => {
  const words = await text("/.well-known/security.txt");
  expect(words).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const expires = new Date(/^Expires: (\S+)$/m.exec(words)?.[1] ?? "").getTime();
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test("password managers are led to the form", async () => {
  const url = `${server.url}/.well-known/change-password`;
  const response = await fetch(url, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "/account/settings?change=password#password",
  ]);
});
