import { createHmac } from "node:crypto";
import { type LinkPurpose, letterPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";
import { isSame, secret } from "~/runtime/secret.server";

type LinkToken = {
  handle: string;
  /** Milliseconds since 1970; 0, or left out, for ever. */
  until?: number;
};

/**
 * The address of a page behind a letter. Its token is signed and rests nowhere: whoever reads the
 * database cannot make one.
 * @param facts what has to be the same still when it is used: the address that it is sent to, always,
 *   for what the token names may move to another. To leave alone is possible without.
 */
export function letterLink(purpose: LinkPurpose, token: LinkToken, ...facts: (string | number)[]) {
  return settings().ORIGIN + letterLinkPath(purpose, token, ...facts);
}

/** As `letterLink`, within this site. */
export function letterLinkPath(
  purpose: LinkPurpose,
  { handle, until = 0 }: LinkToken,
  ...facts: (string | number)[]
): string {
  const signed = signature(purpose, { handle, until }, facts);
  return letterPath(purpose, `${handle}.${until.toString(36)}.${signed}`);
}

/** Without checking the signature; undefined where it is malformed or too old. */
export function readToken(text: string): LinkToken | undefined {
  const [, handle, digits] = /^([\w-]{22})\.([0-9a-z]{1,11})\.[\w-]{43}$/.exec(text) ?? [];
  if (!handle || !digits) return undefined;
  const until = Number.parseInt(digits, 36);
  return until === 0 || until > now() ? { handle, until } : undefined;
}

export function isGenuine(purpose: LinkPurpose, text: string, ...facts: (string | number)[]) {
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
