import { describe, expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { keyPaths } from "../support/key-paths";
import { askRaw } from "../support/raw";
import { withServer } from "../support/with-server";

const server = withServer();
const key = "Ab-_9".repeat(8);
const paths = keyPaths(key);

/** What is said of every response there. */
const secret = {
  "cache-control": "private, no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
};

describe.each(paths)("%s", (path) => {
  it.each([
    ["what there is", path, "GET"],
    ["its data", `${path}.data`, "GET"],
    ["a slash behind it", `${path}/`, "GET"],
    ["capitals", path.replace(/^\/\w+/, (name) => name.toUpperCase()), "GET"],
    ["more behind it", `${path}/more`, "GET"],
    ["more slashes", `/${path}`, "GET"],
    ["a letter written otherwise", path.replace("/l", "/%6c").replace("/r", "/%72"), "GET"],
    ["a post of no form", path, "POST"],
    ["a method of none", path, "PUT"],
    ["a form from elsewhere", path, "ELSEWHERE"],
  ])("is kept by nobody and names nothing: %s", async (_, asked, method) => {
    const isElsewhere = method === "ELSEWHERE";
    const { status, headers } = await askRaw(server.port, {
      method: isElsewhere ? "POST" : method,
      path: asked,
      headers: isElsewhere ? { Origin: "http://elsewhere.example" } : {},
    });
    expect(status).toBeLessThan(500);
    expect(headers).toMatchObject(secret);
  });

  it.each([".", ")", ").", ">", "%3E", "%29", ",", "!", "]", "%E2%80%9D", "*"])(
    "leads to itself from where a mail program glued on %s",
    async (glued) => {
      const { status, headers } = await askRaw(server.port, { path: path + glued });
      expect([status, headers.location]).toEqual([308, path]);
      expect(headers).toMatchObject(secret);
    },
  );
});

it("a browser that does not say where a form comes from may name the page to this site", async () => {
  const policyFor = async (headers: Record<string, string>) =>
    (await askRaw(server.port, { path: `/letters/leave/${key}`, headers })).headers[
      "referrer-policy"
    ];
  expect(await policyFor({ Host: "pray.example" })).toBe("same-origin");
  expect(await policyFor({ Host: "pray.example", "Sec-Fetch-Site": "none" })).toBe("no-referrer");
});

it.each(["/no/such/page", "/api/nothing", "/assets/nothing.js", "/features/", "/api/user"])(
  "every other response says who may keep it, too: %s",
  async (path) => {
    const { headers } = await ask(server, path);
    expect(headers.get("Cache-Control")).toMatch(/no-store|max-age=/);
    const posted = await ask(server, path, form({}));
    expect(posted.headers.get("Cache-Control")).toMatch(/no-store|max-age=/);
  },
);
