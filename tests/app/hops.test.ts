import { Agent, createServer, get } from "node:http";
import { Session } from "node:inspector/promises";
import type { AddressInfo } from "node:net";
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findAccount } from "#db/accounts/users.server";
import { addPrayer } from "#db/prayers/prayers.server";
import { createEdge } from "~/http/edge.server";
import { connectionsOf, pipelining } from "~/http/limits/connections.server";
import { action as register } from "~/routes/auth/auth";
import { action as subscribe } from "~/routes/marketing/home/home";
import { loader as readPlan } from "~/routes/plans/plan";
import { action as answer } from "~/routes/prayers/prayer/answer";
import { action as ask } from "~/routes/support/contact";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { renderingQueue } from "~/runtime/queue.server";
import { withSettings } from "../support/settings";

// How many of our files a request passes, so that whoever follows it has to open no more. What a process
// has is asked on the way, and is no stop on it; nor are the names of paths, units of time, new
// handles and what is done to drizzle, to rows and to the file in place.
const asked =
  /^(content\/site\.server|app\/(runtime\/(clock|queue)\.server|paths)|db\/(time|handle\.server|engines\/(drizzle|rows|sqlite\/files)\.server))\.ts$/;

const inspector = new Session();

beforeAll(async () => {
  inspector.connect();
  await inspector.post("Profiler.enable");
  await inspector.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
  withSettings();
});
afterAll(() => inspector.disconnect());

/** The files in which any function runs meanwhile. */
async function passed(work: () => Promise<unknown>): Promise<string[]> {
  await inspector.post("Profiler.takePreciseCoverage");
  await work();
  const { result } = await inspector.post("Profiler.takePreciseCoverage");
  const ran = result.filter(({ functions }) =>
    functions.some(
      ({ functionName, ranges: [{ startOffset, endOffset, count } = nowhere] }) =>
        // What vite makes of an export.
        count > 0 && !(functionName === "get" && endOffset - startOffset < 120),
    ),
  );
  return ran
    .flatMap(({ url }) => /\/((?:app|db|content)\/[^?]*)$/.exec(url)?.[1] ?? [])
    .filter((file) => !asked.test(file) && !file.endsWith(".test.ts"))
    .toSorted();
}

const nowhere = { startOffset: 0, endOffset: 0, count: 0 };

type Fields = Record<string, string>;

/** Sends a form as the edge hands it on: in its turn, with its body read. */
async function post(
  action: (args: ActionFunctionArgs) => unknown,
  path: string,
  fields: Fields,
  { cookie = "", params = {} }: { cookie?: string; params?: Fields } = {},
): Promise<Response> {
  const body = Buffer.from(new URLSearchParams(fields).toString());
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Cookie: cookie };
  const request = new Request(settings().ORIGIN + path, { method: "POST", headers, body });
  const context = { address: "203.0.113.7", body };
  const args = { request, context, params } as unknown as ActionFunctionArgs;
  const response = await renderingQueue().run(context.address, async () => action(args), true);
  expect((response as Response).status).toBe(303);
  return response as Response;
}

let people = 0;

function newAccount(): Fields {
  people += 1;
  const password = "peace be with you";
  const email = `ann${people}@example.org`;
  return { form: "register", username: `Ann${people}`, email, password, confirmPassword: password };
}

/** @param work done once before, so that what is made once is made. */
async function expectAtMost(most: number, work: () => Promise<unknown>): Promise<void> {
  await work();
  const files = await passed(work);
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(most);
}

function subscribeAnother() {
  people += 1;
  return post(subscribe, "/?index", { form: "newsletter", email: `ann${people}@example.org` });
}

it("a newsletter address passes 16 files between the page's action and the row", async () => {
  await expectAtMost(16, subscribeAnother);
});

function askAnother() {
  people += 1;
  const words = { fullName: "Ann", prayerRequest: `Peace ${people}`, email: "ann@example.org" };
  return post(ask, "/contact", { form: "prayer-request", ...words });
}

it("a prayer request passes 16, four that look for danger in it, and one that seals it", async () => {
  await expectAtMost(16 + 4 + 1, askAnother);
});

const registerAnother = () => post(register, "/auth", newAccount());

it("a registration passes 17, and one that holds what its session opens", async () => {
  await expectAtMost(17 + 1, registerAnother);
});

// The page and the engine are the two ends.
it.each([
  ["a newsletter address", 18, subscribeAnother],
  ["a prayer request, looked through for danger and sealed", 18 + 4 + 1, askAnother],
  ["a registration, with what its session opens", 18 + 1, registerAnother],
])("%s passes %d between them where a letter goes to its address", async (_, most, send) => {
  withSettings({ SMTP_URL: "smtp://localhost", MAIL_FROM: "letters@example.org" });
  await expectAtMost(most + 2, send);
  withSettings();
});

// The day it is for its person is asked of its owner, and that one asks for their zone.
it("a prayer that is answered passes 16, those two, two that seal it, and four that look for danger in it", async () => {
  const entered = await post(register, "/auth", newAccount());
  const cookie = entered.headers.getSetCookie()[0]?.split(";")[0];
  const at = { now: Date.now(), day: "2026-01-01", quota: 10 };
  const { id = 0 } = (await findAccount(database(), `Ann${people}`)) ?? {};
  const { handle = "" } = (await addPrayer(database(), id, { text: "Peace" }, at)) ?? {};
  const path = `/account/prayers/${handle}/answer`;
  const fields = { form: "prayer-answer", answeredOn: "2026-01-02", answer: "Yes", zone: "UTC" };
  await expectAtMost(16 + 2 + 2 + 4, () =>
    post(answer, path, fields, { cookie, params: { handle } }),
  );
});

it("a plan's day passes 13 between the page's loader and the rows, four for whom to call, three for how its reading is set, five for its passage's lines and what the site says, and one for whether it is prayed alone", async () => {
  await expectAtMost(13 + 4 + 3 + 5 + 1, () => {
    const request = new Request(`${settings().ORIGIN}/plan/anxiety-plan?day=2`);
    const args = { request, context: {}, params: { id: "anxiety-plan" } };
    return readPlan(args as unknown as LoaderFunctionArgs);
  });
});

it("a cached page passes 5 between the socket and the response", async () => {
  const page = () => new Response("peace", { headers: { "Cache-Control": "public" } });
  const route = { id: "page", path: "page", parentId: undefined, module: { loader: page } };
  const build = {
    entry: { module: {} },
    routes: { page: route },
    assets: { routes: { page: {} } },
    future: {},
  } as unknown as ServerBuild;
  const isPersonal = async () => false;
  const cacheable = { cacheKeys: { "/page": () => "/page" }, warmup: () => [], isPersonal };
  const hidden = { covers: () => false, admit: async () => ({ identity: {}, isAdmitted: false }) };
  const files = { paths: [], read: () => Buffer.alloc(0) };
  const edge = createEdge(
    { build, cacheable, hidden, secret: [], placeAt: () => undefined, endpoints: {}, files },
    settings(),
  );
  const server = createServer();
  server.on("request", pipelining(connectionsOf(server, true), edge.listener));
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const read = () =>
    new Promise<void>((end, fail) => {
      const request = get({ port, host: "127.0.0.1", path: "/page", agent }, (response) => {
        expect(response.statusCode).toBe(200);
        response.resume().on("end", () => setImmediate(end));
      });
      request.on("error", fail);
    });
  await read();
  await expectAtMost(5, read);
  agent.destroy();
  server.close();
});
