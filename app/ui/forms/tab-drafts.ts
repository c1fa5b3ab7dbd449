import {
  type Account,
  expireDrafts,
  held,
  placeOf,
  removeUnchanged,
  storageOf,
  storedDraft,
  storedDrafts,
  tabPlace,
} from "~/forms/device-drafts";
import type { DraftKey } from "~/forms/form";

/** By the ids of controls. */
export type Words = Record<string, string | boolean>;

type BegunDraft = { name: string; words: Words; goesOn: boolean; isLatest: () => boolean };

/** Of an account under a key that only its person's pages have; not at all without a cipher (no https) or room. */
export async function saveDraft(draft: BegunDraft, key?: DraftKey): Promise<void> {
  const { name, words, goesOn, isLatest } = draft;
  try {
    const text = JSON.stringify(words);
    const stored = key ? await sealed(text, key) : text;
    if (isLatest()) storeDraft(name, key?.account ?? "", stored, goesOn);
  } catch {}
}

async function sealed(text: string, key: DraftKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(text);
  const cipher = { name: "AES-GCM", iv };
  const sealed = await crypto.subtle.encrypt(cipher, await cipherKey(key), bytes);
  const characters = [...iv, ...new Uint8Array(sealed)].map((byte) => String.fromCharCode(byte));
  return btoa(characters.join(""));
}

type WantedDraft = Pick<BegunDraft, "name" | "isLatest"> & {
  isWanted: (words: Words, isOwn: boolean) => boolean;
};

/** @returns undefined where there is none that is wanted and opens with this key. */
export async function readDraft({ name, isWanted, isLatest }: WantedDraft, key?: DraftKey) {
  for (const draft of draftsOf(name, key?.account)) {
    const { text, isOwn } = draft;
    try {
      const words = JSON.parse(await opened(text, key)) as Words;
      if (!isWanted(words, isOwn)) continue;
      if (isLatest()) held.set(name, draft);
      return { words, isOwn };
    } catch {}
  }
}

async function opened(text: string, key?: DraftKey): Promise<string> {
  if (!key || text.startsWith("{")) return text;
  const bytes = bytesOf(text);
  const cipher = { name: "AES-GCM", iv: bytes.slice(0, 12) };
  const words = await crypto.subtle.decrypt(cipher, await cipherKey(key), bytes.slice(12));
  return new TextDecoder().decode(words);
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

function cipherKey({ lock }: DraftKey): Promise<CryptoKey> {
  const bytes = bytesOf(lock.replaceAll("-", "+").replaceAll("_", "/"));
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}

/** What a tab may go on from: its own first, then the latest. */
export function draftsOf(name: string, account: Account = "") {
  expireDrafts();
  const places = [placeOf(name), placeOf(name, account)];
  const own = [placeOf(name), ownPlace(name, account, sessionTab())];
  return storedDrafts()
    .filter(({ place }) => places.includes(place.replace(/#.*/, "")))
    .map((draft) => ({ ...draft, isOwn: own.includes(draft.place) }))
    .sort((one, other) => Number(other.isOwn) - Number(one.isOwn) || other.time - one.time);
}

/**
 * @param goesOn from what was read, which then need not stay where another tab wrote it
 * @throws where there is no room, or storage is forbidden
 */
export function storeDraft(name: string, account: Account, text: string, goesOn = true): void {
  const from = held.get(name);
  let place = ownPlace(name, account, account && tabName());
  const there = storageOf(place).getItem(place);
  // By the tab that this one is a copy of, or what the page was not to show.
  const isOthers = there !== null && !(from?.place === place && from.raw === there);
  if (account && isOthers) place = ownPlace(name, account, tabName(true));
  const draft = storedDraft(place, `${Date.now()} ${text}`);
  storageOf(place).setItem(place, draft.raw);
  held.set(name, draft);
  if (!from || from.place === place) return;
  if (goesOn || from.place === placeOf(name)) removeUnchanged(from);
}

const ownPlace = (name: string, account: Account, tab: string | null) =>
  placeOf(name, account) + (account && tab ? `#${tab}` : "");

function sessionTab(): string | null {
  // Storage may be forbidden.
  try {
    return window.sessionStorage.getItem(tabPlace);
  } catch {
    return null;
  }
}

function tabName(anew = false): string {
  const known = anew ? null : sessionTab();
  const name = known ?? Math.random().toString(36).slice(2);
  if (!known) window.sessionStorage.setItem(tabPlace, name);
  return name;
}
