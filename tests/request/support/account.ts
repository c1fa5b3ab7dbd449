import { randomBytes } from "node:crypto";
import { ask, json, type Page } from "../../support/ask";
import type { TestServer } from "../../support/server";

export type Account = { username: string; email: string; password: string };

/** An account that nobody has yet. */
export function account(): Account {
  const mark = randomBytes(6).toString("hex");
  return {
    username: `Ann${mark}`,
    email: `ann.${mark}@example.org`,
    password: "peace be with you",
  };
}

export const register = (server: TestServer, wanted: Account, headers?: Record<string, string>) =>
  ask(server, "/api/register", json(wanted, headers));

export const logIn = (
  server: TestServer,
  { username, password }: Account,
  headers?: Record<string, string>,
) => ask(server, "/api/login", json({ username, password }, headers));

/** The cookie that a response set, as a browser sends it back. */
export const cookieOf = ({ headers }: Page) => headers.getSetCookie()[0]?.split(";")[0] ?? "";

/** A new account, signed in. */
export async function enter(server: TestServer): Promise<Account & { Cookie: string }> {
  const made = account();
  return { ...made, Cookie: cookieOf(await register(server, made)) };
}

/** Does something after some milliseconds. */
export async function wait<T>(ms: number, then: () => Promise<T>): Promise<T> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  return then();
}
