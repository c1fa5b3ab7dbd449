import { createHmac } from "node:crypto";
import { type LinkPurpose, letterPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import { isSame, secret } from "~/runtime/secret.server";

/** `until` in milliseconds since 1970; 0 for ever. */
type LinkToken = { handle: string; until: number };

/**
 * The address of a page behind a letter. Its token is signed and rests nowhere: whoever reads the
 * database cannot make one.
 * @param facts what has to be the same still when it is used: the address that it is sent to, always,
 *   for what the token names may move to another. To leave alone is possible without.
 */
export function letterLink(
  purpose: LinkPurpose,
  token: LinkToken,
  ...facts: (string | number)[]
): string {
  const { handle, until } = token;
  const text = `${handle}.${until.toString(36)}.${signature(purpose, token, facts)}`;
  return settings().ORIGIN + letterPath(purpose, text);
}

/** Without checking the signature; undefined where it is malformed or too old. */
export function readToken(text: string): LinkToken | undefined {
  const [, handle, digits] = /^([\w-]{22})\.([0-9a-z]{1,11})\.[\w-]{43}$/.exec(text) ?? [];
  if (!handle || !digits) return undefined;
  const until = Number.parseInt(digits, 36);
  return until === 0 || until > now() ? { handle, until } : undefined;
}

export function isGenuine(
  purpose: LinkPurpose,
  text: string,
  ...facts: (string | number)[]
): boolean {
  const token = readToken(text);
  if (!token) return false;
  return isSame(text.slice(text.lastIndexOf(".") + 1), signature(purpose, token, facts));
}

function signature(
  purpose: LinkPurpose,
  { handle, until }: LinkToken,
  facts: readonly (string | number)[],
): string {
  const signed = JSON.stringify(["letter", purpose, handle, until, ...facts]);
  return createHmac("sha256", secret()).update(signed).digest("base64url");
}
