import type { DraftKey } from "~/forms/draft";

export type Draft = Record<string, string | boolean>;

const prefix = "draft/";
const nameOf = ({ account }: DraftKey, form: string) => `${prefix}${account}/${form}`;
const noteOf = (key: DraftKey, form: string) => `${nameOf(key, form)}/signed-out`;

/** Counts what was asked for: a draft that is forgotten while it is being encrypted must not come back. */
let latestTurn = 0;

/** Under a key that only signed-in pages have; not at all without a cipher (no https) or room. */
export async function storeDraft(key: DraftKey, form: string, draft: Draft): Promise<void> {
  const turn = ++latestTurn;
  try {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const words = new TextEncoder().encode(JSON.stringify(draft));
    const locked = await crypto.subtle.encrypt(
      { name: "AES-GCM", iv },
      await cipherKey(key),
      words,
    );
    const text = [...iv, ...new Uint8Array(locked)].map((byte) => String.fromCharCode(byte));
    if (turn === latestTurn) localStorage.setItem(nameOf(key, form), btoa(text.join("")));
  } catch {}
}

/** @returns undefined where there is no draft that opens with this key. */
export async function readDraft(key: DraftKey, form: string): Promise<Draft | undefined> {
  try {
    const stored = localStorage.getItem(nameOf(key, form));
    if (!stored) return undefined;
    const bytes = bytesOf(stored);
    const cipher = { name: "AES-GCM", iv: bytes.slice(0, 12) };
    const words = await crypto.subtle.decrypt(cipher, await cipherKey(key), bytes.slice(12));
    return JSON.parse(new TextDecoder().decode(words)) as Draft;
  } catch {
    return undefined;
  }
}

export function forgetDraft(key: DraftKey, form: string): void {
  latestTurn += 1;
  ifAllowed(() => {
    localStorage.removeItem(nameOf(key, form));
    localStorage.removeItem(noteOf(key, form));
  });
}

/** Forgets every draft on this device, whoever began it: somebody logs out. */
export function forgetDrafts(): void {
  latestTurn += 1;
  ifAllowed(() => {
    const own = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    for (const name of own) localStorage.removeItem(name);
  });
}

export const noteSignedOut = (key: DraftKey, form: string): void =>
  ifAllowed(() => localStorage.setItem(noteOf(key, form), ""));

/** Reads the note, and removes it. */
export function takeSignedOut(key: DraftKey, form: string): boolean {
  const noted = ifAllowed(() => localStorage.getItem(noteOf(key, form)) !== null);
  ifAllowed(() => localStorage.removeItem(noteOf(key, form)));
  return noted ?? false;
}

/** Storage may be forbidden, or full. */
function ifAllowed<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function cipherKey({ lock }: DraftKey): Promise<CryptoKey> {
  const bytes = bytesOf(lock.replaceAll("-", "+").replaceAll("_", "/"));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}
