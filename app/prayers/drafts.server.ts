import { createHmac } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { User } from "#db/accounts/users.server";
import { newHandle } from "#db/handle.server";
import {
  addDraft,
  type Draft,
  deleteDraft,
  fitsDraft,
  newestDraft,
} from "#db/prayers/drafts.server";
import { LockedError } from "#db/seal/keys.server";
import { week } from "#db/time";
import type { IntentHandler, IntentResult } from "~/forms/action.server";
import {
  type DraftKey,
  draftDiscarded,
  draftFields,
  type FormDefinition,
  type OfferedDraft,
  sealedField,
  zoneField,
} from "~/forms/form";
import { prayerPath, prayersPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { seal, secret, unseal } from "~/runtime/secret.server";
import { editedFrom, prayer, prayerAnswer } from "./prayer-definition";

export type DraftForm = FormDefinition & { name: Draft["form"] };

/**
 * Encrypts drafts on a person's own device. Only pages they are signed in to have it: whoever uses the
 * device next cannot read them.
 */
export function draftKey({ id }: User): DraftKey {
  const derived = (purpose: string) =>
    createHmac("sha256", secret()).update(`${purpose} ${id}`).digest("base64url");
  return {
    account: derived("draft account").slice(0, draftFields.account.maxLength),
    lock: derived("draft lock"),
  };
}

/** @returns undefined where nothing is written in the form. */
export function draftOf(form: DraftForm, sent: FormData, prayerHandle?: string): Draft | undefined {
  const word = (name: string) => String(sent.get(name) ?? "");
  const written = Object.values(form.fields).filter(({ name }) => !unwritten.has(name));
  const words = Object.fromEntries(written.map(({ name }) => [name, word(name)]));
  // A date alone is chosen again as quickly as it is read.
  const worthy = written.some(({ name, type }) => type !== "date" && words[name]?.trim());
  if (!worthy) return undefined;
  const shown = word(draftFields.draft.name);
  const handle = /^[\w-]{22}$/.test(shown) ? shown : newHandle();
  return { handle, form: form.name, prayer: prayerHandle ?? null, words };
}

const unwritten = new Set<string>([
  zoneField,
  editedFrom.name,
  prayerAnswer.fields.keep.name,
  draftFields.account.name,
  draftFields.draft.name,
]);

/** @returns the page that offers it again. */
export async function saveDraft(user: User, draft: Draft): Promise<string> {
  const prayerHandle = await addDraft(database(), user.id, draft, now());
  if (prayerHandle === null) return `${prayersPath}#${prayer.name}`;
  return `${prayerPath(prayerHandle)}/${draft.form === "prayer-edit" ? "edit" : "answer"}`;
}

/** From sign-in. @returns the page that offers it again; undefined if it cannot be opened or is another's. */
export async function receiveDraft(user: User, sealed: string): Promise<string | undefined> {
  const opened = openDraft(sealed);
  if (!opened || ![draftKey(user).account, anybody].includes(opened.account)) return undefined;
  const { account: _, ...draft } = opened;
  return saveDraft(user, draft).catch((error) => {
    if (error instanceof LockedError) return undefined;
    throw error;
  });
}

export async function offeredDraft(
  user: User,
  of?: { form: Draft["form"]; prayer: string },
): Promise<OfferedDraft | undefined> {
  const draft = await newestDraft(database(), user.id, of, now());
  if (!draft) return undefined;
  const { handle, form, words, more } = draft;
  const deleted = !of && form !== prayer.name;
  return { handle, words: deleted ? asNewPrayer(words) : words, deleted, more };
}

/** The words of an answer become a prayer's. */
function asNewPrayer({ answer, answeredOn: _, ...words }: Draft["words"]): Draft["words"] {
  return answer ? { text: answer } : words;
}

export async function forgetDraft(user: User, handle: string): Promise<void> {
  await deleteDraft(database(), user.id, handle);
}

export function discardDraft(user: User, where: Omit<IntentResult, "message">): IntentHandler {
  return async ({ form }) => {
    const handle = String(form.get(draftFields.draft.name) ?? "");
    if (handle) await forgetDraft(user, handle);
    return { ...where, message: draftDiscarded };
  };
}

export type TravelingDraft = Draft & { account: string };

/** The account of words that were shared before anybody was signed in. */
export const anybody = "anybody";

const purpose = "draft seal";

/** For a week, to stand in a page. @returns base64url; undefined where too long to be sent with a form. */
export function sealDraft(draft: TravelingDraft): string | undefined {
  if (!fitsDraft(draft.words)) return undefined;
  const packed = deflateRawSync(JSON.stringify({ ...draft, expires: now() + week }));
  const sealed = seal(purpose, packed);
  return sealed.length > sealedField.maxLength ? undefined : sealed;
}

/** @returns undefined for one that is not ours, was altered, or has expired. */
export function openDraft(sealed: string): TravelingDraft | undefined {
  const packed = unseal(purpose, sealed);
  if (!packed) return undefined;
  const { expires, ...draft } = JSON.parse(inflateRawSync(packed).toString());
  return expires > now() ? draft : undefined;
}
