import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, it } from "vitest";
import { startSession } from "#db/accounts/sessions.server";
import { createUser } from "#db/accounts/users.server";
import { newestDraft } from "#db/prayers/drafts.server";
import { addPrayer } from "#db/prayers/prayers.server";
import type { Sender } from "~/forms/action.server";
import { commitSession } from "~/http/session-cookie.server";
import { action } from "~/routes/prayers/prayer/answer";
import { prayerRestHandler } from "~/routes/prayers/prayer-handlers.server";
import { database } from "~/runtime/database.server";
import { hashToken } from "~/runtime/secret.server";
import { withSettings } from "../../../support/settings";

let userId: number;
let cookie: string;
let handle: string;

beforeEach(async () => {
  withSettings();
  const ann = { username: "Ann", email: "ann@example.org", password: "scrypt$x" };
  const made = await createUser(database(), ann, Date.now());
  userId = "user" in made ? made.user.id : 0;
  const session = { tokenHash: hashToken("token"), userId, lifetime: 60_000 };
  await startSession(database(), session, Date.now());
  cookie = (await commitSession({ token: "token" })).split(";")[0] ?? "";
  const at = { now: Date.now(), day: "2026-01-01", quota: 10 };
  handle = (await addPrayer(database(), userId, { text: "Peace" }, at))?.handle ?? "";
});

it("to let a prayer rest that is gone is said to be too late, not done", async () => {
  const restsUntil = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const ann = { id: userId, username: "Ann", email: "ann@example.org", createdAt: new Date() };
  const handler = prayerRestHandler(ann, "A".repeat(22));
  await expect(handler.save({ restsUntil }, {} as Sender)).rejects.toMatchObject({
    details: { status: 404 },
  });
});

/** Sends the form of an answer. @returns the status, and where it leads. */
async function answer(to: string, fields: Record<string, string>) {
  const body = new URLSearchParams({ form: "prayer-answer", ...fields });
  const url = `http://localhost/account/prayers/${to}/answer`;
  const request = new Request(url, { method: "POST", headers: { Cookie: cookie }, body });
  const args = { request, context: {}, params: { handle: to } } as unknown as ActionFunctionArgs;
  const result = await action(args).catch((thrown: unknown) => thrown);
  if (result instanceof Response) return [result.status, result.headers.get("Location")];
  return [(result as { init: { status: number } }).init.status];
}

const good = { answeredOn: "2026-01-02", answer: "Yes" };

it("an answer is saved, or comes back with what is wrong", async () => {
  expect(await answer(handle, good)).toEqual([303, `/account/prayers/answered?done=prayer-answer`]);
  expect(await answer(handle, { ...good, answeredOn: "soon" })).toEqual([400]);
});

it.each([
  ["well written", good],
  ["not as the form asks for them", { ...good, answeredOn: "soon" }],
])("words for a prayer that is not there are kept, when %s", async (_, fields) => {
  expect(await answer("A".repeat(22), fields)).toEqual([303, "/account/prayers#prayer"]);
  const draft = await newestDraft(database(), userId, undefined, Date.now());
  expect(draft?.words).toMatchObject({ answer: "Yes" });
});

it("without words there is no such prayer, and nothing to be discarded for it", async () => {
  expect(await answer("A".repeat(22), { answeredOn: "2026-01-02" })).toEqual([404]);
  expect(await answer("A".repeat(22), { intent: "discard-draft" })).toEqual([404]);
});
