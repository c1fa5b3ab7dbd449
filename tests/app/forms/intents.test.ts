import type { ActionFunctionArgs } from "@remix-run/node";
import { expect, it } from "vitest";
import type { User } from "#db/accounts/users.server";
import { runIntent } from "~/forms/action.server";
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
