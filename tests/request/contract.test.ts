import { describe, expect, it } from "vitest";
import { ask, json, newsletter } from "../support/ask";
import { askRaw } from "../support/raw";
import { rows, withServer } from "../support/with-server";

const server = withServer();

const kinds = [
  ["page", "/features", newsletter],
  ["data", "/features.data", newsletter],
  ["home page", "/?index", newsletter],
  ["home data", "/_root.data?index", newsletter],
  ["api", "/api/newsletter", (email: string, headers = {}) => json({ email }, headers)],
] as const;

describe.each(kinds)("a post to the newsletter's %s", (kind, path, post) => {
  const isApi = kind === "api";
  const type = isApi ? "application/json" : "application/x-www-form-urlencoded";
  const send = (body: string, contentType = type) =>
    ask(server, path, { method: "POST", body, headers: { "Content-Type": contentType } });
  const status = async (response: Promise<{ status: number }>) => (await response).status;

  it("that is right is taken", async () => {
    const success = isApi ? 200 : kind.endsWith("data") ? 202 : 303;
    expect(await status(ask(server, path, post(`${kind[0]}@example.org`)))).toBe(success);
  });

  it("that is no address is 400", async () => {
    expect(await status(ask(server, path, post("nobody")))).toBe(400);
    expect(await status(ask(server, path, post("")))).toBe(400);
    expect(await status(send(""))).toBe(400);
  });

  it.each(
    isApi
      ? ['{"email":', "", "nonsense", "null", "[]", '"ann@example.org"', "5", "\ufeff\u0000"]
      : ["nonsense", "--x", '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na'],
  )("that is malformed is 400: %j", async (body) => {
    const malformed = isApi ? type : "multipart/form-data; boundary=x";
    expect(await status(send(body, malformed))).toBe(400);
  });

  it("that is multipart without a boundary is refused", async () => {
    expect(await status(send("a", "multipart/form-data"))).toBe(isApi ? 415 : 400);
  });

  it.each([
    isApi ? "application/x-www-form-urlencoded" : "application/json",
    "text/plain",
    "application/xml",
    "application/json-seq",
    "application/x-www-form-urlencodedx",
    "",
  ])("of the type '%s' is 415", async (wrong) => {
    expect(await status(send("email=ann@example.org", wrong))).toBe(415);
  });

  it("may name its charset, in any case", async () => {
    const named = `${type.toUpperCase()} ; charset=UTF-8`;
    expect(await status(send(isApi ? "{}" : "email=", named))).toBe(400);
  });

  it("without a type is 415", async () => {
    expect(await status(ask(server, path, { method: "POST" }))).toBe(415);
    expect((await askRaw(server.port, { method: "POST", path, body: "a=b" })).status).toBe(415);
  });

  it("of more than 64 KiB is 413, of 64 KiB it is read", async () => {
    expect(await status(send("a".repeat(64 * 1024 + 1)))).toBe(413);
    expect(await status(send("a".repeat(64 * 1024)))).toBe(400);
  });

  it.each([
    ["Origin", "https://evil.example"],
    ["Origin", "null"],
    ["Sec-Fetch-Site", "cross-site"],
    ["Sec-Fetch-Site", "same-site"],
  ])("from elsewhere is 403: %s %s", async (name, value) => {
    expect(await status(ask(server, path, post("eve@example.org", { [name]: value })))).toBe(403);
    expect(
      await rows(server, "SELECT * FROM newsletter_subscriptions WHERE email LIKE 'eve%'"),
    ).toEqual([]);
  });

  it("from our own pages is taken", async () => {
    const own = { Origin: server.url, "Sec-Fetch-Site": "same-origin" };
    expect(await status(ask(server, path, post("own@example.org", own)))).toBeLessThan(400);
    const old = { Origin: server.url };
    expect(await status(ask(server, path, post("own@example.org", old)))).toBeLessThan(400);
  });

  it.each(["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "LINK"])(
    "by %s is 405, with what is allowed",
    async (method) => {
      const response = await askRaw(server.port, { method, path, body: "a=b" });
      expect(response.status).toBe(405);
      expect(response.headers.allow).toBe(isApi ? "POST" : "GET, HEAD, POST");
    },
  );

  it.each(["", "a b", "a,b", "user@example.org", "example.org:port", "example.org/x"])(
    "to the Host '%s' is 400",
    async (host) => {
      const asked = { method: "POST", path, headers: { Host: host, "Content-Type": type } };
      expect((await askRaw(server.port, asked)).status).toBe(400);
    },
  );
});
