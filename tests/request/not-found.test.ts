import { describe, expect, it } from "vitest";
import { ask, form, json, readData, textOf } from "../support/ask";
import { askRaw } from "../support/raw";
import { withServer } from "../support/with-server";

const server = withServer();

describe("an address where nothing stands", () => {
  it.each([
    "/nothing",
    "/features/nothing",
    "//features",
    "/nothing/deeper?a=b",
    "/.env",
    "/_root",
  ])("is a page of ours with both sentences: %s", async (path) => {
    const { status, text, headers } = await ask(server, path);
    expect(status).toBe(404);
    expect(textOf(text, "title")).toBe("404 Page Not Found - Prayer LIFE");
    expect(textOf(text, "h1")).toBe("404 Page Not Found");
    expect(text).toContain("Did you forget to add the page to the router?");
    expect(text).toContain("<nav");
    expect(text).toContain('href="/"');
    expect(headers.get("Cache-Control")).toBe("private, no-store");
  });

  it("is not found by any search engine, and tells no address of its own", async () => {
    const { text } = await ask(server, "/nothing");
    expect(text).toContain('<meta name="robots" content="noindex"/>');
    expect(text).not.toContain('rel="canonical"');
  });

  it("echoes what was asked for only as text", async () => {
    const { text } = await ask(server, "/%3Cscript%3Ealert(1)%3C/script%3E?q=%3Cscript%3E");
    expect(text).not.toContain("<script>alert");
  });

  it("takes no post", async () => {
    const response = await ask(server, "/nothing", form({ a: "b" }));
    expect(response.status).toBe(404);
    expect(textOf(response.text, "h1")).toBe("Nothing here");
  });

  it("is data to our own script", async () => {
    const read = await ask(server, "/nothing.data");
    expect(read.status).toBe(404);
    expect(await readData(read.text)).toHaveProperty("root");
    const posted = await ask(server, "/nothing.data", form({ a: "b" }));
    expect(posted.status).toBe(404);
    expect(await readData(posted.text)).toMatchObject({
      error: { status: 404, data: "There is nothing at this address." },
    });
  });
});

describe("what Remix knows and we do not serve", () => {
  it.each([
    "/?_data=root",
    "/?_data=routes%2Fmarketing%2Fhome%2Fhome",
    "/features?_data",
    "/nothing?_data=x",
    "/__manifest",
    "/__manifest?p=%2F&version=1",
  ])("%s is 404, in our own look", async (path) => {
    const { status, text } = await ask(server, path);
    expect([status, textOf(text, "h1")]).toEqual([404, "Nothing here"]);
    expect(text).toContain("<nav");
  });

  it.each(["/features.data?_data=root", "/_root.data?_data=root"])("%s is 404", async (path) => {
    const { status, text } = await ask(server, path);
    expect(status).toBe(404);
    expect(text).toContain("There is nothing at this address.");
  });

  it("is 404 to a post as well", async () => {
    expect((await ask(server, "/features?_data=root", form({ a: "b" }))).status).toBe(404);
    expect((await ask(server, "/__manifest", form({ a: "b" }))).status).toBe(404);
  });
});

describe("an address under /api where nothing stands", () => {
  it.each(["GET", "POST", "PUT", "DELETE", "OPTIONS"])("is 404 in JSON by %s", async (method) => {
    for (const path of ["/api", "/api/", "/api/nothing", "/api/newsletter/more", "/API/x"]) {
      const response = await askRaw(server.port, { method, path });
      expect([path, response.status]).toEqual([
        path,
        path === "/api/" && method === "GET" ? 308 : 404,
      ]);
      if (response.status === 308) continue;
      expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(JSON.parse(response.text)).toEqual({ message: "There is nothing at this address." });
    }
  });

  it("is 404 whatever is sent", async () => {
    expect((await ask(server, "/api/nothing", json({ a: 1 }))).status).toBe(404);
    expect((await ask(server, "/api/nothing", form({ a: "b" }))).status).toBe(404);
  });
});

describe("an endpoint", () => {
  it("is the same however its name was written, and so are its rules", async () => {
    for (const path of [
      "/API/newsletter",
      "/api/Newsletter",
      "/%61pi/newsletter",
      "/api/newsletter/",
    ]) {
      const wrong = await ask(server, path, form({ email: "ann@example.org" }));
      expect([path, wrong.status]).toEqual([path, 415]);
      const invalid = await ask(server, path, json({ email: "x" }));
      expect([invalid.status, invalid.headers.get("Content-Type")]).toEqual([
        400,
        "text/plain; charset=utf-8",
      ]);
      expect((await ask(server, path, json({ email: "ann@example.org" }))).status).toBe(200);
    }
  });
});

describe("a slash too many", () => {
  it.each([
    ["/features/", "/features"],
    ["/features/?a=b", "/features?a=b"],
    ["/nothing///", "/nothing"],
  ])("%s leads to %s", async (path, location) => {
    const { status, headers } = await ask(server, path);
    expect([status, headers.get("Location")]).toEqual([308, location]);
  });

  it.each(["//evil.example/", "/\\evil.example/", "//evil.example/%2e%2e/", "///evil.example/"])(
    "never leads elsewhere: %s",
    async (path) => {
      const { status, headers } = await askRaw(server.port, { path });
      expect(headers.location ?? "/").toMatch(/^\/(?![/\\])/);
      expect([200, 308, 404]).toContain(status);
    },
  );
});
