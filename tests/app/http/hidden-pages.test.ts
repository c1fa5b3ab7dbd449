import { createServer, type Server } from "node:http";
import { data, type LoaderFunctionArgs, type ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEdge } from "~/http/edge.server";
import { settings } from "~/runtime/env.server";
import { askRaw } from "../../support/raw";
import { withSettings } from "../../support/settings";

const page = (id: string, path: string, module: object) => ({
  id,
  path,
  parentId: undefined,
  module: { default: () => null, ErrorBoundary: () => null, ...module },
});

function refused({ context: { refusal } }: LoaderFunctionArgs) {
  throw data(refusal?.text, refusal);
}

const nothing = () => data("nothing", { status: 404 });
const routes = {
  desk: page("desk", "team", { loader: () => "private words", action: () => "private words" }),
  one: page("one", "team/:handle", {
    loader({ params, context }: LoaderFunctionArgs) {
      if (params.handle === "nothing") throw data("not on your desk", { status: 404 });
      return `private words for ${JSON.stringify(context.identity)}`;
    },
  }),
  leaders: page("leaders", "team/leaders", { loader: () => "private words" }),
  teamwork: page("teamwork", "teamwork", { loader: () => "of everybody" }),
  home: page("home", "", { loader: refused, action: refused }),
  nothing: page("nothing", "*", { loader: nothing }),
};

/** Renders what a page's loaders gave, and which routes there were. */
const build = {
  entry: {
    module: {
      default: (
        _: Request,
        status: number,
        headers: Headers,
        {
          staticHandlerContext: { loaderData, errors },
        }: { staticHandlerContext: object & Record<string, unknown> },
      ) => new Response(JSON.stringify({ loaderData, errors }), { status, headers }),
    },
  },
  routes,
  assets: { routes: Object.fromEntries(Object.keys(routes).map((id) => [id, {}])) },
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;

const hidden = {
  covers: (pattern: string) => /^\/team(?![^/])/.test(pattern),
  async admit({ headers }: Pick<Request, "headers">, pattern: string) {
    const isMember = headers.get("Cookie") === "session_id=member";
    const identity = isMember ? { role: "intercessor" as const } : {};
    return { identity, isAdmitted: isMember && pattern !== "/team/leaders" };
  },
};
const cacheable = {
  cacheKeys: {},
  warmup: () => [],
  isPersonal: async () => true,
};
const files = { paths: [], read: () => Buffer.alloc(0) };

let server: Server;
let port: number;
beforeAll(async () => {
  withSettings({ RATE_LIMIT: "off" });
  server = createServer(
    createEdge(
      { build, cacheable, hidden, secret: [], placeAt: () => undefined, endpoints: {}, files },
      settings(),
    ).listener,
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as { port: number }).port;
});
afterAll(() => void server.close());

const form = { "Content-Type": "application/x-www-form-urlencoded" };
const others = [undefined, "session_id=other", "preferences=dark"];
const requests = [
  { method: "GET" },
  { method: "HEAD" },
  { method: "POST", body: "a=b", headers: form },
  { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } },
  { method: "POST", body: "a=b", headers: { ...form, Origin: "https://elsewhere.example" } },
  { method: "PUT", body: "a=b", headers: form },
  { method: "TRACE" },
];

async function asked(path: string, request: (typeof requests)[number], cookie?: string) {
  const headers = { ...request.headers, ...(cookie && { Cookie: cookie }) };
  const { status, headers: got, text } = await askRaw(port, { ...request, path, headers });
  const { "x-request-id": _, date: __, ...same } = got;
  return { status, headers: same, text };
}

describe("to whoever may not know of a page", () => {
  it.each([
    "/team",
    "/team/leaders",
    "/team/x",
    "/team.data",
    "/team/x.data",
    "/TEAM",
    "/team/",
    // Remix's reading of these is not ours.
    "/team//",
    "/team//.data",
    "/team/leaders//.data",
    "/team//x.data",
    "/team/x/////////.data",
    "/team/x//.data?_routes=one",
  ])("its address is one of nothing: %s", async (path) => {
    const unknown = path.replace(/team/i, (name) => (name === "TEAM" ? "NONE" : "none"));
    for (const cookie of others) {
      for (const request of requests) {
        const found = JSON.stringify(await asked(path, request, cookie));
        const nowhere = JSON.stringify(await asked(unknown, request, cookie));
        expect(found.replaceAll("team", "none"), request.method).toBe(nowhere);
        expect(found).not.toContain("private words");
      }
    }
  });
});

describe("whoever may know of a page", () => {
  const member = "session_id=member";

  it("reads it", async () => {
    for (const path of ["/team", "/team/x", "/team.data"]) {
      const { status, text } = await asked(path, { method: "GET" }, member);
      expect([status, text]).toEqual([200, expect.stringContaining("private words")]);
    }
    expect((await asked("/team", { method: "PUT" }, member)).status).toBe(405);
  });

  it("finds nothing where one of them is for others, as anywhere", async () => {
    const found = await asked("/team/leaders", { method: "GET" }, member);
    expect(found).toEqual(await asked("/none/leaders", { method: "GET" }, member));
    expect(found.status).toBe(404);
    const read = await asked("/team/leaders.data", { method: "GET" }, member);
    expect([read.status, read.text]).toEqual([404, expect.not.stringContaining("private words")]);
  });

  it("is known to the page from then on", async () => {
    const { text } = await asked("/team/x", { method: "GET" }, member);
    expect(text).toContain("intercessor");
  });

  it("is told by the page itself where it has nothing of that name", async () => {
    const { status, text } = await asked("/team/nothing", { method: "GET" }, member);
    expect([status, text]).toEqual([404, expect.stringContaining("not on your desk")]);
  });
});

it("a page whose name only begins so is everybody's", async () => {
  const { status, text } = await asked("/teamwork", { method: "GET" });
  expect([status, text]).toEqual([200, expect.stringContaining("of everybody")]);
});
