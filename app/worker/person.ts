import { offlineWords } from "#content/offline";
import { withNotice, withoutScripts } from "./html";
import { ask, keepOffline, noteOpened, offlinePath, whenWords, withOpened } from "./pages";
import { getValue, putValue, removeValue } from "./store";

const day = 86_400_000;

/** Without any contact a person's part can't be read any longer. */
const unreadAfter = 14 * day;

/** Whose session was seen last, and the key of their part: it never leaves this device, nor this store. */
export type Person = { account: string; key: CryptoKey; until: number };

type Sealed = { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer };

type KeptPage = Sealed & { at: number; policy: string };

export async function personHere(): Promise<Person | undefined> {
  const person = await getValue<Person>("person");
  if (!person || person.until > Date.now()) return person;
  await dropPerson();
  return undefined;
}

/** From now on nothing of theirs can be read here. What waits stays, sealed. */
export async function dropPerson(): Promise<void> {
  await removeValue("person");
  await removeValue("page");
}

export async function seal({ key }: Person, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = new TextEncoder().encode(text);
  return { iv, data: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, bytes) };
}

export async function unseal({ key }: Person, { iv, data }: Sealed): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, data));
}

/** Of this device: a copy of the server's secret alone opens nothing here. */
async function deviceSalt(): Promise<Uint8Array<ArrayBuffer>> {
  const known = await getValue<Uint8Array<ArrayBuffer>>("device");
  if (known) return known;
  const salt = crypto.getRandomValues(new Uint8Array(16));
  await putValue("device", salt);
  return salt;
}

const bytesOf = (base64: string) =>
  Uint8Array.from(atob(base64.replace(/-/g, "+").replace(/_/g, "/")), (each) => each.charCodeAt(0));

/** @param lock from the server, the same for every device of the account */
async function deviceKey(lock: string): Promise<CryptoKey> {
  const raw = await crypto.subtle.importKey("raw", bytesOf(lock), "HKDF", false, ["deriveKey"]);
  const info = new TextEncoder().encode("offline");
  const way = { name: "HKDF", hash: "SHA-256", salt: await deviceSalt(), info };
  const uses: KeyUsage[] = ["encrypt", "decrypt"];
  return crypto.subtle.deriveKey(way, raw, { name: "AES-GCM", length: 256 }, false, uses);
}

/**
 * Asks who is signed in, and keeps their part as it is now; of nobody, or of somebody who keeps nothing, nothing stays.
 * @throws where there is no connection
 */
export async function meetPerson(): Promise<Person | undefined> {
  const response = await ask(offlinePath, { cache: "no-store" });
  const [account, lock] = response.headers.get("X-Device-Key")?.split(" ") ?? [];
  const html = await response.text();
  if (!account || !lock) {
    await dropPerson();
    // The page of who is signed in names them.
    if (!account) await keepOffline(html, response.headers);
    return undefined;
  }
  const person = { account, key: await deviceKey(lock), until: Date.now() + unreadAfter };
  const policy = response.headers.get("Content-Security-Policy") ?? "";
  const page: KeptPage = { ...(await seal(person, html)), at: Date.now(), policy };
  await putValue("person", person);
  await putValue("page", page);
  await putValue("look", html.match(/<html\b[^>]*>/)?.[0]);
  for (const [, plan] of html.matchAll(/"(\/plan\/[\w-]+)\?day=/g)) await noteOpened(plan ?? "");
  return person;
}

async function ownHtml(person: Person): Promise<string> {
  const page = await getValue<KeptPage>("page");
  return page ? unseal(person, page) : "";
}

/** Of a plan without a day in its address: the one that is next. */
export async function openNextDay(person: Person, { pathname, searchParams }: URL): Promise<void> {
  if (searchParams.has("day") || !pathname.startsWith("/plan/")) return;
  const [, day] = (await ownHtml(person)).match(`"${pathname}\\?day=(\\d+)"`) ?? [];
  if (day) searchParams.set("day", day);
}

const bar = /<header class="bar [\s\S]*?<\/header>/;

/** Everybody's page under their own bar; help stands beside it where the page has it. */
export async function underBar(person: Person, html: string): Promise<string> {
  const [own] = bar.exec(await ownHtml(person)) ?? [];
  return html.replace(bar, (before) =>
    (own ?? before).replace(" beside-help", before.includes(" beside-help") ? "$&" : ""),
  );
}

/** @param change puts what waits into it @param isHere whether the site is, too: then only with what waits */
export async function personsPage(
  person: Person,
  change: (person: Person, html: string) => Promise<string | undefined>,
  said?: string,
  isHere = false,
): Promise<Response | undefined> {
  const page = await getValue<KeptPage>("page");
  if (!page) return undefined;
  const html = await withOpened(withoutScripts(await unseal(person, page)));
  const changed = await change(person, html);
  if (isHere && !changed) return undefined;
  const words = said ?? offlineWords.list(whenWords(page.at));
  const headers = new Headers({ "Content-Security-Policy": page.policy });
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Cache-Control", "no-store");
  return new Response(withNotice(changed ?? html, words), { headers });
}
