import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { inTime, isCrossOriginPost } from "~/http/respond.server";
import { QueueFull } from "~/runtime/queue.server";

const own = "https://pray.example.org";
const host = "127.0.0.1:3000";

describe("a safe method", () => {
  it.each(["GET", "HEAD", "OPTIONS"])("%s is never cross-origin", (method) => {
    const headers = { host, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    expect(isCrossOriginPost(method, headers, own)).toBe(false);
  });
});

describe.each(["POST", "PUT", "DELETE", "PATCH"])("a %s", (method) => {
  const judge = (headers: object) => isCrossOriginPost(method, { host, ...headers }, own);

  it.each([
    ["same-origin", false],
    ["none", false],
    ["same-site", true],
    ["cross-site", true],
    ["Same-Origin", true],
    ["same-origin, same-origin", true],
    ["", true],
    [["same-origin", "none"], true],
  ])("whose Sec-Fetch-Site is %j: cross-origin %s", (site, crossOrigin) => {
    expect(judge({ "sec-fetch-site": site })).toBe(crossOrigin);
  });

  it("is judged by Sec-Fetch-Site alone where the browser sends it", () => {
    expect(judge({ "sec-fetch-site": "same-origin", origin: "https://evil.example" })).toBe(false);
    expect(judge({ "sec-fetch-site": "cross-site", origin: own })).toBe(true);
  });

  it("with neither header is not from a browser that carries cookies unasked", () => {
    expect(judge({})).toBe(false);
    expect(judge({ host: undefined })).toBe(false);
  });
});

describe("the Origin of a POST", () => {
  const judge = (origin: string, from: string | undefined = host) =>
    isCrossOriginPost("POST", { host: from, origin }, own);

  it.each([
    ["the host that was asked", "http://127.0.0.1:3000"],
    ["its scheme is not compared: a proxy may end TLS", "https://127.0.0.1:3000"],
    ["the host of ORIGIN, behind a proxy that rewrites Host", "https://pray.example.org"],
    ["and that without TLS", "http://pray.example.org"],
    ["letter case", "https://PRAY.example.org"],
    ["the scheme's own port said", "https://pray.example.org:443"],
  ])("is ours: %s", (_, origin) => {
    expect(judge(origin)).toBe(false);
  });

  it.each([
    ["another host", "https://evil.example"],
    ["a name below ours", "https://a.pray.example.org"],
    ["a name that ends as ours", "https://notpray.example.org"],
    ["a name that begins as ours", "https://pray.example.org.evil.example"],
    ["another port", "https://pray.example.org:8443"],
    ["another port of the host asked", "http://127.0.0.1:3001"],
    ["no port", "http://127.0.0.1"],
    ["null", "null"],
    ["nothing", ""],
    ["no address", "pray.example.org"],
    ["two", "https://pray.example.org, https://pray.example.org"],
    ["a page kept on disk", "file://"],
    ["an extension", "chrome-extension://127.0.0.1:3000"],
    ["no web address", "ftp://127.0.0.1:3000"],
  ])("is cross-origin: %s", (_, origin) => {
    expect(judge(origin)).toBe(true);
  });

  it("compares the Host whatever its case", () => {
    expect(judge("http://lan-name:3000", "LAN-Name:3000")).toBe(false);
  });

  it("is not ours only because there is no Host", () => {
    expect(isCrossOriginPost("POST", { origin: "http://127.0.0.1:3000" }, own)).toBe(true);
  });
});

describe("a response", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("hands on what comes in time", async () => {
    expect(await inTime(performance.now(), Promise.resolve("a page"))).toBe("a page");
    await expect(inTime(performance.now(), Promise.reject(new Error("a fault")))).rejects.toThrow();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("refuses what would come after the connection is given up", async () => {
    const since = performance.now();
    vi.advanceTimersByTime(9_000);
    const late = expect(inTime(since, new Promise(() => {}))).rejects.toThrow(QueueFull);
    vi.advanceTimersByTime(8_000);
    await late;
  });
});
