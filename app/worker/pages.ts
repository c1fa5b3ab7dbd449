import { type HourName, hourName, isHourName } from "#content/hours/hour";
import { offlineWords } from "#content/offline";
import * as markup from "./html";
import { getValue, putValue } from "./store";

/** What the site says is to be kept: which of the pages is the prayer of an hour, by days as 2030-01-31. */
export type OfflineList = {
  version: string;
  hours: Record<string, Record<HourName, string>>;
  pages: string[];
};

const pagesCache = "offline-pages";
const assetsCache = "offline-assets";

/** When, and for which version of the list, in the headers of what is kept. */
const [keptAt, keptFor] = ["X-Kept-At", "X-Kept-For"];

const psalmsPath = "/offline-psalms.json";
export const offlinePath = "/offline";

/** Whether it comes from this site's server: of a hotel's page it does not say so, nor of a proxy's. */
export const isOwn = ({ type, headers }: Response): boolean =>
  type === "opaqueredirect" || headers.has("X-Request-Id");

/** Milliseconds; then the network counts as gone where something is kept. */
export const patience = 5_000;

/** @throws where the network, or whoever stands in it, gives nothing of ours */
export async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  // Older engines know no `AbortSignal.timeout`.
  const late = new AbortController();
  const stop = setTimeout(() => late.abort(), 4 * patience);
  const asked = { ...init, redirect: "manual", signal: late.signal } as const;
  const response = await fetch(path, asked).finally(() => clearTimeout(stop));
  if (!isOwn(response) || response.status >= 500) throw new TypeError("Not the site");
  return response;
}

const list = () => getValue<OfflineList>("list");

let underWay: Promise<void> | undefined;

export async function nextList(): Promise<OfflineList | undefined> {
  const next = (await (await ask("/offline.json", { cache: "no-store" })).json()) as
    | OfflineList
    | { off: true };
  return "off" in next ? undefined : next;
}

/** The page whose data a script asks for, or the page itself. */
export const pageOf = (pathname: string): string =>
  pathname.replace(/^\/_root\.data$|\.data$/, "") || "/";

/** Fills and renews what is kept for everybody, one at a time. */
export async function renewPages(next: OfflineList): Promise<void> {
  underWay ??= fill(next).finally(() => {
    underWay = undefined;
  });
  await underWay;
}

async function fill(next: OfflineList): Promise<void> {
  await putValue("list", next);
  const pages = await caches.open(pagesCache);
  const wanted = [...next.pages, psalmsPath, ...(await opened())];
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  for (const path of connection?.saveData ? wanted.slice(0, 1) : wanted) {
    const found = await pages.match(path);
    if (found?.headers.get(keptFor) !== next.version) await keep(path, next.version);
  }
  for (const { url } of await pages.keys()) {
    const { pathname, search } = new URL(url);
    if (!wanted.includes(pathname + search)) await pages.delete(url);
  }
  await dropOldAssets(pages);
}

/** Without cookies: the page that is the same for everybody. One that is gone is let go. */
async function keep(path: string, version: string): Promise<void> {
  const response = await ask(path, everybodys);
  if (response.status === 200) return store(path, await response.text(), response.headers, version);
  await (await caches.open(pagesCache)).delete(path);
}

const everybodys = { credentials: "omit", cache: "no-cache" } as const;

async function store(path: string, html: string, headers: Headers, version: string) {
  const page = await kept(markup.withoutScripts(html), headers, version);
  await (await caches.open(pagesCache)).put(path, page);
}

/** A page as it is stored, with its sheets, fonts and drawings beside it. */
async function kept(text: string, headers: Headers, version: string) {
  const assets = await caches.open(assetsCache);
  for (const path of markup.assetsOf(text)) {
    if (await assets.match(path)) continue;
    const asset = await fetch(path);
    if (!isOwn(asset) || !asset.ok) continue;
    if (path.endsWith(".css"))
      for (const part of markup.assetsOf(await asset.clone().text()))
        if (!(await assets.match(part))) await assets.put(part, await fetch(part));
    await assets.put(path, asset);
  }
  const own = ["Content-Type", "Content-Security-Policy"].map((name) => [name, headers.get(name)]);
  const stored = { ...Object.fromEntries(own), [keptAt]: String(Date.now()), [keptFor]: version };
  return new Response(text, { headers: stored });
}

async function dropOldAssets(pages: Cache): Promise<void> {
  const assets = await caches.open(assetsCache);
  const used = new Set<string>();
  const note = async (response?: Response) => {
    for (const path of response ? markup.assetsOf(await response.text()) : []) used.add(path);
  };
  for (const request of await pages.keys()) await note(await pages.match(request));
  for (const path of [...used]) if (path.endsWith(".css")) await note(await assets.match(path));
  for (const { url } of await assets.keys())
    if (!used.has(new URL(url).pathname)) await assets.delete(url);
}

export async function assetFor(request: Request): Promise<Response> {
  const found = caches.match(new URL(request.url).pathname).catch(() => undefined);
  return (await found) ?? fetch(request);
}

const openedKinds = [/^\/theme\/[\w-]+$/, /^\/bible\/[\w-]+\/\d+$/, /^\/plan\/[\w-]+$/];

const mostOpened = 12;

const opened = async () => (await getValue<string[]>("opened")) ?? [];

/** Keeps a plan with all its days, a theme or a chapter once it was opened. */
export async function noteOpened(path: string): Promise<void> {
  const page = pageOf(path);
  const kind = openedKinds.find((each) => each.test(page));
  if (!kind || page.startsWith("/bible/psalms/")) return;
  const place = page.startsWith("/plan/") ? `${page}/print` : page;
  const before = await opened();
  const version = (await list())?.version ?? "";
  const found = await (await caches.open(pagesCache)).match(place);
  const isFresh = before.includes(place) && found?.headers.get(keptFor) === version;
  // A plan's booklet doesn't say what its page says.
  const response = isFresh ? undefined : await ask(page, everybodys);
  const html = (await response?.text()) ?? "";
  // Who has to hide what they read finds it nowhere on the device.
  if ((response?.status ?? 200) !== 200 || html.includes(unsafeHome)) return;
  const others = before.filter((each) => each !== place);
  const alike = (each: string) => kind.test(each.replace(/\/print$/, ""));
  const same = others.filter(alike).slice(0, mostOpened - 1);
  await putValue("opened", [place, ...same, ...others.filter((each) => !alike(each))]);
  if (!response) return;
  if (place === page) await store(place, html, response.headers, version);
  else await keep(place, version);
}

/** What stands on a page that somebody near may not see. */
const unsafeHome = "data-unsafe";

/** The next person on this device is not shown what was read here. */
export async function forgetOpened(): Promise<void> {
  const pages = await caches.open(pagesCache);
  for (const path of await opened()) await pages.delete(path);
  await putValue("opened", []);
}

/** "today at 2:05 PM", "Thursday, November 26, 2:05 PM" @param at milliseconds since 1970 */
export function whenWords(at: number): string {
  const then = new Date(at);
  const time = then.toLocaleTimeString("en", { hour: "numeric", minute: "2-digit" });
  if (then.toDateString() === new Date().toDateString()) return `today at ${time}`;
  return `${then.toLocaleDateString("en", { weekday: "long", day: "numeric", month: "long" })}, ${time}`;
}

const day = 86_400_000;

const isoDay = () => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

const hourOf = (asked: string | null): HourName =>
  isHourName(asked) ? asked : hourName(new Date().getHours());

export const isOfNoHour = /^\/(plan|theme)\//;

/** Of the hour that was prayed, and its prayer. @param sent what the form of its end says, or the address */
export function ritePath(pathname: string, sent: URLSearchParams): string {
  const hour = hourOf(/^\/today\/(\w+)$/.exec(pathname)?.[1] ?? sent.get("hour"));
  const of = pathname === "/pray" && sent.get("of");
  return `/pray?hour=${hour}${of ? `&of=${of}` : ""}&pray=amen`;
}

/** The address under which something like it is kept. */
async function placeOf({ pathname, searchParams }: URL): Promise<string | undefined> {
  const get = (name: string) => searchParams.get(name);
  if (get("pray") === "amen") return ritePath(pathname, searchParams).replace(/&of=\w+/, "");
  if (pathname === "/pray") {
    const hour = hourOf(get("hour"));
    if (get("of")) return `/pray?hour=${hour}&of=${get("of")}&pray=now`;
    const days = (await list())?.hours ?? {};
    return (days[isoDay()] ?? Object.values(days)[0])?.[hour];
  }
  if (pathname === "/today") return `/today/${isoDay()}`;
  const office = /^\/today\/(morning|night)$/.test(pathname);
  if (office) return `${pathname}?day=${get("day") ?? isoDay()}`;
  if (/^\/plan\/[\w-]+$/.test(pathname)) return `${pathname}/print`;
  if (get("feeling")) return `${pathname}?pray=now&feeling=${get("feeling")}`;
  return pathname;
}

export async function keptPage(url: URL, isPersons = false): Promise<Response | undefined> {
  const psalm = /^\/bible\/psalms\/(\d+)$/.exec(url.pathname)?.[1];
  if (psalm) return psalmPage(Number(psalm));
  const place = await placeOf(url);
  const found = place && (await (await caches.open(pagesCache)).match(place));
  if (!found || !place) return undefined;
  if (place.endsWith("&pray=amen")) return rite(found, url);
  if (place === url.pathname || !place.endsWith("/print")) return served(found);
  const number = Number(url.searchParams.get("day") ?? 1);
  return framed(...markup.planDay(await found.text(), url.pathname, number, isPersons));
}

/** What can be saved is the prayer that it ends: of another page it isn't known. */
async function rite(found: Response, { pathname, searchParams }: URL): Promise<Response> {
  const of = searchParams.get("of");
  const html = (await found.text()).replace(
    /<div id="save-prayer"[\s\S]*?<\/form><\/div>/,
    (form) => (of ? form.replace(/of=[\w-]+/, `of=${markup.escaped(of)}`) : ""),
  );
  const said = isOfNoHour.test(pathname) ? keptNote : "";
  return served(new Response(html.replace(/<nav aria-label="From here"/, `${said}$&`), found), "");
}

const keptNote = `<p class="text-balance group-target/stay:hidden group-target/peace:hidden">${offlineWords.isKept}</p>`;

/** Other words in the frame of the page of what is kept. */
export async function framed(title: string, words: string, status = 200) {
  const frame = await offlinePage();
  const html = frame && markup.withWords(await frame.text(), title, words);
  return frame && served(new Response(html, { status, headers: frame.headers }));
}

export const offlinePage = async () => (await caches.open(pagesCache)).match(offlinePath);

async function psalmPage(number: number): Promise<Response | undefined> {
  const found = await (await caches.open(pagesCache)).match(psalmsPath);
  const lines = ((await found?.json()) as string[] | undefined)?.[number - 1];
  return lines ? framed(`Psalm ${number}`, markup.psalmWords(number, lines)) : undefined;
}

/** With the day it is from, as this device's reader has chosen pages to look. @param said in the place of that day */
export async function served(found: Response, said?: string): Promise<Response> {
  const at = Number(found.headers.get(keptAt));
  const words = Date.now() - at > day ? offlineWords.old : offlineWords.kept;
  const html = markup.withNotice(await found.text(), said ?? words(whenWords(at)));
  const look = (await getValue<string>("look")) ?? "$&";
  return new Response(html.replace(/<html\b[^>]*>/, look), found);
}

/** Of a visitor's own country and look, in the place of everybody's. */
export async function keepOffline(html: string, headers: Headers): Promise<void> {
  const [look] = html.match(/<html\b[^>]*>/) ?? [];
  await putValue("look", look);
  await store(offlinePath, html, headers, (await list())?.version ?? "");
}

const titleIn = (html: string) =>
  /<title>(?:(?:Booklet|Pray|Today): )?([^<]*?)(?: - [^<-]*)?</.exec(html)?.[1] ?? "";

/** What was prayed, by its kept page; "" where that isn't known. */
export async function titleOf({ path, body }: { path: string; body: string }): Promise<string> {
  const place = new URL(path.replace(/\?|$/, `?${body}&`), location.href);
  const { pathname, searchParams } = place;
  if (pathname === "/pray") return offlineWords.ofHour(hourOf(searchParams.get("hour")));
  searchParams.delete("pray");
  const title = titleIn((await (await keptPage(place))?.text()) ?? "");
  const day = pathname.startsWith("/plan/") && searchParams.get("day");
  return title + (title && day ? `, day ${day}` : "");
}

/** With links to what was opened, where the page of what is kept has room for them. */
export async function withOpened(html: string): Promise<string> {
  const pages = await caches.open(pagesCache);
  const links: string[] = [];
  for (const path of await opened()) {
    const title = titleIn((await (await pages.match(path))?.text()) ?? "");
    if (title) links.push(`<li><a class="link" href="${path}">${title}</a></li>`);
  }
  const list = `<section><h2>${offlineWords.opened}</h2><ul class="mt-3 grid gap-2">${links.join("")}</ul></section>`;
  return links.length > 0 ? html.replace(/<div id="opened".*?<\/div>/, () => list) : html;
}
