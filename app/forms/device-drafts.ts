import { type DraftKey, doneParameter } from "./form";

export type Account = DraftKey["account"] | "";

/** What pages of this document had begun, by the names of their drafts. */
const begun = new Map<string, () => void>();

/** What this document read or wrote last of a form. */
export const held = new Map<string, StoredDraft>();

const prefix = "draft/";
const hour = 3_600_000;

/** Where it is stored: without an account in its tab, else with its tab's name behind a `#`. */
export const placeOf = (name: string, account: Account = "") => `${prefix}${account}/${name}`;

export const storageOf = (place: string) =>
  place.startsWith(placeOf("")) ? window.sessionStorage : window.localStorage;

export const draftName = (form: string, path: string) => `${form} ${path}`;

/** @returns whether nothing later was begun, or forgotten. */
export function beginDraft(name: string, forgotten = () => {}) {
  // One of its own for each time that it is begun.
  const draft = () => forgotten();
  begun.set(name, draft);
  return () => begun.get(name) === draft;
}

/** A tab has one place for each account and form, and writes there alone. */
type StoredDraft = { place: string; raw: string; text: string; time: number };

/** The page shows no more of it, and what is stored stays. */
export function leaveDraft(name: string): void {
  begun.delete(name);
  held.delete(name);
}

/** Its form was sent, or what is written in it is not wanted. */
export function forgetDraft(name: string): void {
  const forgotten = begun.get(name);
  const own = held.get(name);
  leaveDraft(name);
  if (own) removeUnchanged(own);
  removeDrafts(({ place }) => place === placeOf(name));
  forgotten?.();
}

/** What another tab wrote there since is not ours to remove. */
export function removeUnchanged({ place, raw }: StoredDraft): void {
  removeDrafts((draft) => draft.place === place && draft.raw === raw);
}

/** Somebody logs out, or deletes the account. What others of this browser began stays sealed for them. */
export function forgetDraftsOf(account: Account): void {
  begun.clear();
  held.clear();
  const places = [placeOf(""), placeOf("", account)];
  removeDrafts(({ place }) => places.some((start) => place.startsWith(start)));
}

/** Those of an account after 30 days, those of a tab after an hour. */
export function expireDrafts(): void {
  removeDrafts(({ place, time }) => {
    const lifetime = place.startsWith(placeOf("")) ? hour : 720 * hour;
    return !(Date.now() - time < lifetime);
  });
}

/** Where the document is what came of a form that was sent before its page came alive. */
export function forgetSentUnseen(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const done = new URLSearchParams(location.search).get(doneParameter);
  if (!done || visit?.type !== "navigate") return;
  const name = draftName(done, location.pathname);
  forgetDraft(name);
  // Its page may have come alive while the form was on its way, and stored this for an account.
  removeDrafts(({ place }) =>
    place.endsWith(`/${name}#${window.sessionStorage.getItem(tabPlace)}`),
  );
}

/** The name of a tab, through all its documents. */
export const tabPlace = "draft-tab";

function removeDrafts(isWanted: (draft: StoredDraft) => boolean): void {
  for (const draft of storedDrafts())
    if (isWanted(draft)) storageOf(draft.place).removeItem(draft.place);
}

export function storedDrafts(): StoredDraft[] {
  return (["localStorage", "sessionStorage"] as const).flatMap((kind) => {
    // Storage may be forbidden.
    try {
      return Object.entries<string>(window[kind])
        .filter(([place]) => place.startsWith(prefix))
        .map(([place, raw]) => storedDraft(place, raw));
    } catch {
      return [];
    }
  });
}

export const storedDraft = (place: string, raw: string): StoredDraft => ({
  place,
  raw,
  text: raw.replace(/^\d+ /, ""),
  time: Number.parseInt(raw, 10),
});
