import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import type { User } from "#db/accounts/users.server";
import { type IntentArgs, type IntentHandlers, runIntent } from "~/forms/action.server";
import { withSettings } from "../../support/settings";

/** Presses a button as an account from one network. @returns the status. */
async function press(id: number): Promise<unknown> {
  const sent = new FormData();
  sent.set("intent", "mark");
  const request = new Request("http://localhost/today", { method: "POST" });
  const args = { request, params: {}, context: { address: "203.0.113.7" } };
  const findUser = async () => ({ id }) as User;
  const handlers = { mark: async () => ({}) };
  const posted = args as unknown as ActionFunctionArgs;
  return runIntent(posted, "/today", handlers, findUser, sent).then(
    ({ status }) => status,
    ({ init }) => init?.status,
  );
}

it("nobody who is signed in uses up the buttons of others behind the same address", async () => {
  withSettings();
  for (let times = 0; times < 600; times += 1) await press(1);
  expect([await press(1), await press(2)]).toEqual([429, 303]);
});

describe("a button", () => {
  const ann = { id: 1 } as User;
  const press = async (name: string, handlers: IntentHandlers, user?: User) => {
    const sent = new FormData();
    sent.set("intent", name);
    const request = new Request("http://localhost/today", { method: "POST" });
    const args = { request, params: {}, context: {} } as unknown as ActionFunctionArgs;
    return runIntent(args, "/today", handlers, async () => user, sent);
  };

  it("does what it is called, and leads back to the page", async () => {
    withSettings();
    const asked: IntentArgs[] = [];
    const mark = async (args: IntentArgs) => {
      asked.push(args);
      return {};
    };
    const { status, headers } = await press("mark", { mark }, ann);
    expect([status, headers.get("Location")]).toEqual([303, "/today?done=mark"]);
    expect(headers.has("X-Remix-Replace")).toBe(false);
    expect(asked).toEqual([{ form: expect.any(FormData), user: ann, session: {} }]);
  });

  it("leads where it says, on a page that stays", async () => {
    withSettings();
    const result = { done: "marked", search: { of: "1" }, hash: "here", stays: true };
    const { headers } = await press("mark", { mark: async () => result });
    expect(headers.get("Location")).toBe("/today?of=1&done=marked#here");
    expect(headers.get("X-Remix-Replace")).toBe("true");
  });

  it.each(["", "other", "constructor", "__proto__"])("called %j is none", async (name) => {
    withSettings();
    await expect(press(name, { mark: async () => ({}) })).rejects.toMatchObject({
      init: { status: 400 },
    });
  });

  it("of a visitor is counted by address, and told when it may be pressed again", async () => {
    withSettings();
    const mark = async () => ({});
    for (let times = 0; times < 60; times += 1) await press("mark", { mark });
    const { init } = await press("mark", { mark }).catch((error) => error);
    expect(init.status).toBe(429);
    expect(Number(new Headers(init.headers).get("Retry-After"))).toBeGreaterThan(590);
    expect((await press("mark", { mark }, ann)).status).toBe(303);
  });
});
