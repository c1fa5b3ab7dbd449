import { codeOf } from "../../app/accounts/factor/totp.server";
import { ask, form } from "../ask";
import { run } from "../run";
import type { TestServer } from "../server";
import { type Account, cookieOf, enter } from "./account";

/** Somebody with a second step: their app, their recovery codes, and a session that has shown a code. */
export type Guarded = Account & {
  Cookie: string;
  /** The code of a step after the present one, or before it. */
  code(step?: number): string;
  recoveryCodes: string[];
};

export const factorPage = "/account/factor";

/** The seed that the page of a set-up shows for typing. */
export function seedIn(html: string): Buffer {
  const [, secret = ""] = /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html) ?? [];
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
  const values = [...secret.replaceAll(" ", "")].map((letter) => letters.indexOf(letter));
  const bits = values.map((value) => value.toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const codesIn = (html: string): string[] =>
  [...html.matchAll(/<code[^>]*>((?:[A-Z2-7]{4}-){3}[A-Z2-7]{4})<\/code>/g)].map(
    ([, code = ""]) => code,
  );

/** Begins a set-up. @returns the seed that it shows. */
export async function beginSetUp(server: TestServer, Cookie: string): Promise<Buffer> {
  await ask(server, factorPage, form({ intent: "begin-factor" }, { Cookie }));
  return seedIn((await ask(server, factorPage, { headers: { Cookie } })).text);
}

/** The code of a seed, so many steps from now. */
export const codeAt = (seed: Buffer, step = 0): string =>
  codeOf(seed, Math.floor(Date.now() / 30_000) + step);

/** A new account that has set up its second step with the code of the step before the present one. */
export async function enterGuarded(server: TestServer): Promise<Guarded> {
  const person = await enter(server);
  return { ...person, ...(await guard(server, person)) };
}

/** Sets up the second step of somebody who is signed in. */
export async function guard(
  server: TestServer,
  { Cookie, password }: Account & { Cookie: string },
) {
  const seed = await beginSetUp(server, Cookie);
  const words = { form: "confirm-factor", code: codeAt(seed, -1), currentPassword: password };
  const confirmed = await ask(server, factorPage, form(words, { Cookie }));
  const headers = { Cookie: cookieOf(confirmed) };
  const shown = await ask(server, confirmed.headers.get("Location") ?? "", { headers });
  const code = (step?: number) => codeAt(seed, step);
  return { Cookie: cookieOf(shown), code, recoveryCodes: codesIn(shown.text) };
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
