import type { LoaderFunctionArgs } from "@remix-run/node";
import { crisisLine, helpText } from "#content/help-lines";
import { fullWords } from "#content/pages/contact";
import { findReceipt } from "#db/requests/receipts.server";
import { countPost, waitFor } from "~/http/limits/rate-limit.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { hashToken } from "~/runtime/secret.server";

/** Unknown addresses that one visitor may try. */
const guesses = { points: 20, duration: 600 };

/** Whoever comes to this has an older page open: theirs has no form where it is full. */
export const fullRequest = () => ({
  status: 409,
  text: `${fullWords} Please send us a new one. ${helpText(crisisLine())}`,
  foreseen: true,
});

type Asked = Pick<LoaderFunctionArgs, "context" | "params">;

/** @throws 404, and 429 for whoever tries many addresses. */
export async function requireReceipt({ context, params: { token = "" } }: Asked) {
  const address = context.address ?? "local";
  const wait = await waitFor("request pages", address, guesses);
  if (wait) throw thrownRefusal(refuse(429, { "Retry-After": String(wait) }));
  const found = /^[\w-]{43}$/.test(token)
    ? await findReceipt(database(), hashToken(token), now())
    : undefined;
  if (found) return { ...found, token, tokenHash: hashToken(token) };
  await countPost("request pages", address, guesses);
  throw thrownRefusal(refuse(404));
}
