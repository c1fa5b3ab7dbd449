import type { ServerBuild } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { createRouteTable, pagePath } from "~/http/route-table.server";

const page = { default: () => null };
const form = { ...page, action: () => null };
const endpoint = { action: () => null };
const reader = { loader: () => null };

const route = (id: string, path: string | undefined, module: object, more: object = {}) =>
  [id, { id, path, parentId: "root", module, ...more }] as const;

const find = createRouteTable({
  routes: Object.fromEntries([
    ["root", { id: "root", path: "", module: page }],
    route("home", undefined, form, { index: true }),
    route("features", "features", form),
    route("plan", "plan/:id", page),
    route("user", "api/user", reader),
    route("newsletter", "api/newsletter", endpoint),
    route("unknown", "api/*", { ...endpoint, ...reader }),
    route("nothing", "*", { ...page, ...reader }),
  ]),
} as unknown as ServerBuild);

const match = (path: string) => find(new URL(`http://localhost${path}`));
const read = ["GET", "HEAD"];

describe("what stands at an address", () => {
  it.each([
    ["/", "/", read],
    ["/?index", "/", [...read, "POST"]],
    ["/_root.data?index", "/", [...read, "POST"]],
    ["/?index=1", "/", read],
    ["/?index=1&index=", "/", [...read, "POST"]],
    ["/_root.data", "/", read],
    ["/features", "/features", [...read, "POST"]],
    ["/features?index", "/features", [...read, "POST"]],
    ["/features.data", "/features", [...read, "POST"]],
    ["/Features/", "/features", [...read, "POST"]],
    ["/plan/1", "/plan/:id", read],
    ["/plan/joy.data?day=2", "/plan/:id", read],
    ["/api/user", "/api/user", read],
    ["/api/newsletter", "/api/newsletter", ["POST"]],
    ["/api/%6eewsletter", "/api/newsletter", ["POST"]],
  ])("%s is %s, for %j", (path, pattern, methods) => {
    expect(match(path)).toMatchObject({ pattern, methods, known: true });
  });

  it.each([
    ["/nothing", "*"],
    ["/plan", "*"],
    ["/plan/1/2", "*"],
    ["//features", "*"],
    ["/features.data.data", "*"],
    ["/api", "/api/*"],
    ["/api/nothing", "/api/*"],
    ["/api/newsletter/more", "/api/*"],
  ])("%s is nothing", (path, pattern) => {
    expect(match(path)).toMatchObject({ pattern, methods: [], known: false });
  });
});

it.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/Features/", "/features"],
  ["/PLAN/Joy-Plan", "/plan/Joy-Plan"],
  ["/plan/a%20b", "/plan/a%20b"],
])("%s is written %s", (asked, written) => {
  expect(match(asked).path).toBe(written);
});

it("finds the page of a .data address", () => {
  expect(["/_root.data", "/plan/1.data", "/plan/1"].map(pagePath)).toEqual([
    "/",
    "/plan/1",
    "/plan/1",
  ]);
});
