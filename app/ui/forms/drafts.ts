import type { DraftKey } from "~/forms/draft";

/** What a form holds by the names of its fields: words, and whether a box is ticked. */
export type Draft = Record<string, string | boolean>;

const prefix = "draft/";

/**
 * Saves a draft on the device, locked: whoever comes after log-out, or finds the device when a
 * session has ended by itself, has nothing to read. Where the browser gives no cipher (an address
 * without https) or no room, nothing is saved.
 */
export async function storeDraft(key: DraftKey, form: string, draft: Draft): Promise<void> {
  const turn = nextTurn();
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const words = new TextEncoder().encode(JSON.stringify(draft));
    const locked = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await lockOf(key), words);
    // A draft that was forgotten meanwhile must not come back.
    if (turn === latestTurn) localStorage.setItem(nameOf(key, form), toText(iv, locked));
  } catch {}
}

/** The draft that was saved of a form; undefined where there is none that opens with this key. */
export async function readDraft(key: DraftKey, form: string): Promise<Draft | undefined> {
  try {
    const stored = localStorage.getItem(nameOf(key, form));
    if (!stored) return undefined;
    const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
    const [iv, locked] = [bytes.slice(0, 12), bytes.slice(12)];
    const words = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await lockOf(key), locked);
    return JSON.parse(new TextDecoder().decode(words)) as Draft;
  } catch {
    return undefined;
  }
}

/** Forgets the draft of a form: it was sent, or is not wanted. */
export function forgetDraft(key: DraftKey, form: string): void {
  nextTurn();
  try {
    localStorage.removeItem(nameOf(key, form));
    localStorage.removeItem(noteOf(key, form));
  } catch {}
}

/** Forgets every draft on this device, whoever began it: somebody logs out. */
export function forgetDrafts(): void {
  nextTurn();
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(prefix)) localStorage.removeItem(name);
    }
  } catch {}
}

/** Notes that a form was not saved because its person was signed out. */
export function noteSignedOut(key: DraftKey, form: string): void {
  try {
    localStorage.setItem(noteOf(key, form), "");
  } catch {}
}

/** Whether that was noted of a form; from now on it is not. */
export function takeSignedOut(key: DraftKey, form: string): boolean {
  try {
    const noted = localStorage.getItem(noteOf(key, form)) !== null;
    localStorage.removeItem(noteOf(key, form));
    return noted;
  } catch {
    return false;
  }
}

let latestTurn = 0;
const nextTurn = () => ++latestTurn;

const nameOf = ({ account }: DraftKey, form: string) => `${prefix}${account}/${form}`;

const noteOf = (key: DraftKey, form: string) => `${nameOf(key, form)}/signed-out`;

function lockOf({ lock }: DraftKey): Promise<CryptoKey> {
  const base64 = lock.replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

function toText(iv: Uint8Array, locked: ArrayBuffer): string {
  let text = "";
  for (const bytes of [iv, new Uint8Array(locked)]) {
    for (const byte of bytes) text += String.fromCharCode(byte);
  }
  return btoa(text);
}
