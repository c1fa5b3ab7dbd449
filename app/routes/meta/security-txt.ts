import { site } from "#content/site.server";
import { day } from "#db/time";
import { now } from "~/runtime/clock.server";
import { settings } from "~/runtime/env.server";

export function loader() {
  return new Response(securityTxt(site().contact.email), {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

const year = 365 * day;

/** Where to tell us of a weakness (RFC 9116); it promises to be right for a year from today. */
function securityTxt(email: string): string {
  const expires = new Date(Math.floor((now() + year) / day) * day);
  const { ORIGIN } = settings();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${ORIGIN}/.well-known/security.txt`,
    "",
  ].join("\n");
}
