import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { hasDangerWords } from "#content/danger-words";
import { findReceipt, writeFromSender } from "#db/requests/receipts.server";
import { type FormHandler, FormRefusal } from "~/forms/action.server";
import { text } from "~/forms/fields.server";
import { countPost, waitFor } from "~/http/limits/rate-limit.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { receiptPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { hashToken } from "~/runtime/secret.server";
import { isolated } from "~/ui/reading/isolated";
import { requestAnswer, requestUpdate } from "./receipt-definition";

/** Unknown addresses that one visitor may try. */
const guesses = { points: 20, duration: 600 };

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

export async function receiptPage(args: Asked) {
  const { token, request, state, notes, fullName, endsAt } = await requireReceipt(args);
  const { prayedTimes, lastPrayedAt, answeredAt, retentionDays } = state;
  return {
    path: receiptPath(token),
    name: isolated(fullName),
    words: request.content,
    isPrivate: request.isPrivate,
    receivedAt: request.createdAt,
    prayedTimes,
    lastPrayedAt,
    answeredAt,
    retentionDays,
    endsAt,
    notes: notes.flatMap(({ at, kind, ...note }) =>
      at && kind !== "handover" ? [{ ...note, kind, at }] : [],
    ),
  };
}

export type ReceiptPage = Awaited<ReturnType<typeof receiptPage>>;

const kinds = { update: requestUpdate, answer: requestAnswer };

export function fromSender(kind: "update" | "answer", tokenHash: string): FormHandler<Words> {
  const form = kinds[kind];
  return {
    form,
    schema: z.object({ words: text(form.fields.words) }),
    async save({ words }) {
      const note = { kind, text: words, isUrgent: hasDangerWords(words) };
      const saved = await writeFromSender(database(), tokenHash, note, now());
      if (saved === "saved") return undefined;
      throw new FormRefusal(saved === "full" ? full : { ...refuse(404), foreseen: true });
    },
  };
}

type Words = { words: string };

const full = {
  status: 409,
  text: "You’ve written to this request as often as we can keep. Please send us a new one.",
  foreseen: true,
};
