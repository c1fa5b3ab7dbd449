import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";

const year = 365 * 86_400_000;

/** Where to tell us of a weakness (RFC 9116); it promises to be right for a year from today. */
export function securityTxt(email: string): string {
  const expires = new Date(Math.floor((now() + year) / 86_400_000) * 86_400_000);
  const { ORIGIN } = settings();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    "",
  ].join("\n");
}
