import type { DraftKey } from "./draft";
import { doneParameter } from "./form";

type Account = DraftKey["account"] | "";

/** What pages of this document had begun, by the names of their drafts. */
const begun = new Map<string, { account: Account; forgotten: () => void }>();

const prefix = "draft/";
const hour = 3_600_000;

/** Where it is stored. Without an account it is its tab's alone. */
export const placeOf = (name: string, account: Account = "") => `${prefix}${account}/${name}`;

export const draftName = (form: string, path: string) => `${form} ${path}`;

/** @returns whether nothing later was begun, or forgotten. */
export function beginDraft(name: string, account: Account = "", forgotten = () => {}) {
  const draft = { account, forgotten };
  begun.set(name, draft);
  return () => begun.get(name) === draft;
}

/** Its form was sent, or what is written in it is not wanted. */
export function forgetDraft(name: string): void {
  const draft = begun.get(name);
  begun.delete(name);
  const places = [placeOf(name), placeOf(name, draft?.account)];
  removeDrafts((place) => places.includes(place));
  draft?.forgotten();
}

/** Somebody logs out, or deletes the account. What others of this browser began stays sealed for them. */
export function forgetDraftsOf(account: Account): void {
  begun.clear();
  const places = [placeOf(""), placeOf("", account)];
  removeDrafts((place) => places.some((start) => place.startsWith(start)));
}

/** Those of an account after 30 days, those of a tab after an hour. */
export function expireDrafts(): void {
  removeDrafts((place, written) => {
    const lifetime = place.startsWith(placeOf("")) ? hour : 720 * hour;
    return !(Date.now() - written < lifetime);
  });
}

/** Where the document is what came of a form that was sent before its page came alive. */
export function forgetSentUnseen(): void {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  const done = new URLSearchParams(location.search).get(doneParameter);
  if (done && visit?.type === "navigate") forgetDraft(draftName(done, location.pathname));
}

function removeDrafts(isWanted: (place: string, written: number) => boolean): void {
  for (const kind of ["localStorage", "sessionStorage"] as const) {
    // Storage may be forbidden.
    try {
      for (const [place, text] of Object.entries<string>(window[kind]))
        if (place.startsWith(prefix) && isWanted(place, Number.parseInt(text, 10)))
          window[kind].removeItem(place);
    } catch {}
  }
}
