import { describe, expect, it } from "vitest";
import { ask, form, json, newsletter, readData, textOf } from "../support/ask";
import { askRaw } from "../support/raw";
import { withServer } from "../support/with-server";

const server = withServer();

const crossOrigin = { "Sec-Fetch-Site": "cross-site" };
const large = "a".repeat(70_000);
const malformed = {
  method: "POST",
  body: "--x",
  headers: { "Content-Type": "multipart/form-data; boundary=x" },
};

const refusals: [status: number, title: string, sentence: string, init: RequestInit][] = [
  [400, "We could not read that", "We could not read that request.", malformed],
  [
    403,
    "That form came from another site",
    "Nothing was saved.",
    newsletter("a@example.org", crossOrigin),
  ],
  [
    413,
    "Too much at once",
    "That is more than we can take at once. Please shorten it.",
    newsletter(large),
  ],
  [
    415,
    "We can’t open that kind of file",
    "We can’t read that kind of content.",
    json({ email: "a" }),
  ],
];

describe.each(refusals)("a refusal with %i", (status, title, sentence, init) => {
  it("is a page in our own look, without a script or a stack", async () => {
    const response = await ask(server, "/features", init);
    expect(response.status).toBe(status);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(textOf(response.text, "title")).toBe(`${title} - Prayer LIFE`);
    expect(textOf(response.text, "h1")).toBe(title);
    expect(textOf(response.text, "main")).toContain(sentence);
    expect(response.text).toMatch(/<nav[\s\S]*href="\/features"/);
    expect(response.text).toContain("<footer");
    expect(response.text).not.toMatch(/<script|node_modules|\.tsx?\b|\bat \w+ \(|Error:/);
  });

  it("names the request, for those who write to us about it", async () => {
    const { headers, text } = await ask(server, "/features", init);
    expect(text).toContain(`<code>${headers.get("X-Request-Id")}</code>`);
  });

  it.each(["/features.data", "/_root.data?index", "/_root.data?index&more"])(
    "can be read by our own script: %s",
    async (path) => {
      const response = await ask(server, path, init);
      expect(response.status).toBe(status);
      expect(response.headers.get("Content-Type")).toBe("text/x-script; charset=utf-8");
      expect(await readData(response.text)).toEqual({
        error: expect.objectContaining({ status, data: sentence }),
      });
    },
  );
});

describe("a refusal by the API", () => {
  it.each([
    [400, "We could not read that request.", { ...json(0), body: "{" }],
    [400, "Please enter a valid email address", json({ email: "x" })],
    [400, "Please enter your email address.", json({})],
    [403, refusals[1]?.[2], json({ email: "a@example.org" }, crossOrigin)],
    [413, refusals[2]?.[2], json({ email: large })],
    [415, refusals[3]?.[2], form({ email: "a@example.org" })],
  ])("with %i is the plain sentence '%s'", async (status, sentence, init) => {
    const response = await ask(server, "/api/newsletter", init);
    expect([response.status, response.text]).toEqual([status, sentence]);
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
  });
});

describe("a request without a good Host", () => {
  const bad = { Host: "a b" };

  it("is refused with a page", async () => {
    const { status, text } = await askRaw(server.port, { path: "/features", headers: bad });
    expect([status, textOf(text, "h1")]).toEqual([400, "We could not read that"]);
    expect(text).toContain("<nav");
  });

  it("is refused with data", async () => {
    const { status, text } = await askRaw(server.port, { path: "/features.data", headers: bad });
    expect(status).toBe(400);
    expect(JSON.stringify(await readData(text))).toContain("We could not read that request.");
  });

  it("is refused with an endpoint's sentence", async () => {
    const { status, text } = await askRaw(server.port, { path: "/api/newsletter", headers: bad });
    expect([status, text]).toEqual([400, "We could not read that request."]);
  });

  it("is refused at an asset", async () => {
    expect((await askRaw(server.port, { path: "/favicon.svg", headers: bad })).status).toBe(400);
  });
});
