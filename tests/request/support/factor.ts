import { ask, form } from "../../support/ask";
import { run } from "../../support/run";
import type { TestServer } from "../../support/server";
import { codeAt, secretOf } from "../../support/totp";
import { type Account, cookieOf, enter } from "./account";

/** Somebody with a second step: their app, their recovery codes, and a session that has shown a code. */
export type Guarded = Account & {
  Cookie: string;
  /** A code that was not used yet, good for a minute. */
  code(): string;
  /** The one before it. */
  codeBefore(): string;
  recoveryCodes: string[];
};

export const factorPage = "/account/factor";

/** The secret that the page of a set-up shows for typing. */
export const secretIn = (html: string): Buffer =>
  secretOf(/<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? "");

export const codesIn = (html: string): string[] =>
  [...html.matchAll(/<code[^>]*>((?:[A-Z2-7]{4}-){3}[A-Z2-7]{4})<\/code>/g)].map(
    ([, code = ""]) => code,
  );

/** Begins a set-up. @returns the secret that it shows. */
export async function beginSetUp(server: TestServer, Cookie: string): Promise<Buffer> {
  await ask(server, factorPage, form({ intent: "begin-factor" }, { Cookie }));
  return secretIn((await ask(server, factorPage, { headers: { Cookie } })).text);
}

/** A new account that has set up its second step, by now with the present code. */
export async function enterGuarded(server: TestServer): Promise<Guarded> {
  const person = await enter(server);
  return { ...person, ...(await guard(server, person)) };
}

/** Sets up the second step of somebody who is signed in. @returns also the page that it leads to. */
export async function guard(
  server: TestServer,
  { Cookie, password }: Account & { Cookie: string },
  path = factorPage,
) {
  const secret = await beginSetUp(server, Cookie);
  const words = { form: "confirm-factor", code: codeAt(secret), currentPassword: password };
  const confirmed = await ask(server, path, form(words, { Cookie }));
  const headers = { Cookie: cookieOf(confirmed) };
  const shown = await ask(server, confirmed.headers.get("Location") ?? "", { headers });
  const [code, codeBefore] = [() => codeAt(secret, 1), () => codeAt(secret)];
  const recoveryCodes = codesIn(shown.text);
  return { Cookie: cookieOf(shown), code, codeBefore, recoveryCodes, shown: shown.text };
}

/** The right password, and what it gets. */
export const showPassword = (
  server: TestServer,
  { username, password }: Account,
  { path = "/auth", headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) => ask(server, path, form({ form: "login", username, password }, headers));

export const showCode = (
  server: TestServer,
  code: string,
  Cookie: string,
  { path = "/auth/code", headers = {} }: { path?: string; headers?: Record<string, string> } = {},
) => ask(server, path, form({ form: "code", code }, { Cookie, ...headers }));

/** The operator's command, beside the server. */
export function operate(server: TestServer, ...args: string[]) {
  const database = server.database && { DATABASE_URL: server.database, SECRET: "5".repeat(64) };
  return run(args, { DATA_DIR: server.folder, ...database });
}
