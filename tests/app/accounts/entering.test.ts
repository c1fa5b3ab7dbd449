import type { ActionFunctionArgs } from "@remix-run/node";
import { beforeEach, expect, test, vi } from "vitest";
import { listUsers } from "#db/accounts/users.server";
import { action as signInByApi } from "~/routes/api/login";
import { action as registerByApi } from "~/routes/api/register";
import { action as page } from "~/routes/auth/auth";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../support/settings";

const hashed = vi.hoisted(() => (password: string) => `hash of ${password}`);

// A hash takes a quarter of a second.
vi.mock("~/accounts/passwords.server", async (original) => ({
  ...(await original<object>()),
  hashPassword: async (password: string) => hashed(password),
  verifyPassword: async (password: string, hash?: string) => ({
    right: hash === hashed(password),
    outdated: false,
  }),
}));

beforeEach(() => withSettings());

const ann = { username: " Annabeth ", email: "Ann@Example.org", password: "peace be with you" };

type Words = Record<string, string>;

type Action = (args: ActionFunctionArgs) => Promise<unknown>;

/** Comes in by a page's form, or by /api. @returns the status of the response. */
async function enter(
  kind: "page" | "api",
  words: Words,
  { to = "login", address = "203.0.113.7" } = {},
): Promise<number | undefined> {
  const request =
    kind === "page"
      ? new Request("http://localhost/auth", {
          method: "POST",
          body: new URLSearchParams({ ...words, form: to }),
        })
      : new Request(`http://localhost/api/${to}?next=/form`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(words),
        });
  const endpoint = to === "login" ? signInByApi : registerByApi;
  const action = (kind === "page" ? page : endpoint) as Action;
  const context = { address };
  const result = await action({ request, context, params: {} } as unknown as ActionFunctionArgs);
  return result instanceof Response
    ? result.status
    : (result as { init: { status: number } }).init.status;
}

test.each([
  ["page", "api", 303, 200],
  ["api", "page", 201, 303],
] as const)(
  "who registers by the %s signs in by the %s, with what the schema made of it",
  async (first, second, made, signedIn) => {
    const account = { ...ann, confirmPassword: ann.password };
    expect(await enter(first, account, { to: "register" })).toBe(made);
    const { username, password } = ann;
    expect(await enter(second, { username, password })).toBe(signedIn);
    expect(await enter(second, { username: "ann@example.org", password })).toBe(signedIn);
    expect(await enter(first, { username, password: "not hers" })).toBe(401);
    const others = { ...account, password: "not hers", confirmPassword: "not hers" };
    expect(await enter(second, others, { to: "register" })).toBe(409);
    const [kept, ...more] = await listUsers(database());
    expect(kept).toMatchObject({ username: "Annabeth", email: "ann@example.org" });
    expect(more).toEqual([]);
  },
);

test("a form of the page that is sent twice within a minute is one registration; /api says 409", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const account = { ...ann, confirmPassword: ann.password };
  const again = (more: Words = {}) => enter("page", { ...account, ...more }, { to: "register" });
  expect([await again(), await again()]).toEqual([303, 303]);
  expect(await enter("api", account, { to: "register" })).toBe(409);
  const guess = { password: "not hers", confirmPassword: "not hers" };
  expect(await again(guess)).toBe(409);
  expect(await again({ email: "other@example.org" })).toBe(409);
  vi.advanceTimersByTime(61_000);
  expect(await again()).toBe(409);
  vi.useRealTimers();
  expect(await listUsers(database())).toHaveLength(1);
});

test("a registration that is sent twice takes guesses no more often than the sign-in does", async () => {
  const account = { ...ann, confirmPassword: ann.password };
  const guess = { ...account, password: "not hers", confirmPassword: "not hers" };
  await enter("page", account, { to: "register" });
  for (let i = 0; i < 6; i++)
    expect(await enter("page", guess, { to: "register", address: `203.0.113.${i}` })).toBe(409);
  const { username, password } = ann;
  expect(await enter("page", { username, password }, { address: "203.0.113.9" })).toBe(429);
  expect(await enter("page", account, { to: "register", address: "203.0.113.9" })).toBe(409);
});

test("an endpoint does what it is called for, whatever its body says", async () => {
  expect(await enter("api", { ...ann, form: "login" }, { to: "register" })).toBe(201);
  expect(await enter("api", { ...ann, form: "register" })).toBe(200);
});

test("failures count against the address of the connection, not one that is sent", async () => {
  await enter("api", ann, { to: "register" });
  const wrong = { username: "Annabeth", password: "not hers" };
  for (let i = 0; i < 12; i++) await enter("page", { ...wrong, address: `192.0.2.${i}` });
  expect(await enter("page", { ...wrong, address: "192.0.2.99" })).toBe(429);
  const other = { username: "Somebody", password: "not theirs" };
  expect(await enter("page", other, { address: "198.51.100.4" })).toBe(401);
});
