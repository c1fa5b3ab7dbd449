import { offlineWords } from "#content/offline";
import * as acts from "./acts";
import { formOf, heading, pageScript, paragraphOf } from "./html";
import keptPage from "./kept-page.js?raw";
import { isLogout, leave } from "./leave";
import * as pages from "./pages";
import { dropPerson, meetPerson, openNextDay, personHere, personsPage, underBar } from "./person";
import { type FetchEvent, scope } from "./scope";
import { clearValues } from "./store";

scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) =>
  event.waitUntil(
    (async () => {
      if (scope.OFF) return takeBack();
      await scope.registration.navigationPreload?.enable().catch(() => {});
      await renew();
    })(),
  ),
);

/** Nothing of it stays: it was switched off on the server, or by who uses this device. */
async function takeBack(): Promise<void> {
  for (const name of await caches.keys())
    if (name.startsWith("offline-")) await caches.delete(name);
  await clearValues().catch(() => {});
  await scope.registration.unregister();
}

const quarter = 900_000;
let renewedAt = 0;

/** A device may forbid to store, or have no room: then it keeps less, and nobody is troubled. */
async function renew(isDue = Date.now() - renewedAt > quarter): Promise<void> {
  try {
    await sendAndTell();
    if (!isDue) return;
    renewedAt = Date.now();
    const list = await pages.nextList();
    if (!list) return await takeBack();
    await meetPerson();
    await pages.renewPages(list);
  } catch (error) {
    // Without room it is tried again later, without a network with the next page.
    if (error instanceof TypeError) renewedAt = 0;
  }
}

async function sendAndTell(): Promise<void> {
  const end = await acts.sendActs();
  if (!end) return;
  const { to } = acts.help;
  const help = to && { action: { label: offlineWords.help, to } };
  const said = { ...offlineWords[end === "sent" ? "sentNow" : "refusedNow"], ...(help || {}) };
  for (const client of await scope.clients.matchAll()) client.postMessage(said);
}

scope.addEventListener("message", (event) => event.waitUntil(renew()));

const script = async () =>
  new Response(keptPage, { headers: { "Content-Type": "text/javascript" } });

/** The team's, other people's, and whatever has a key in its address is never kept. */
const isElsewhere = /^\/(api|team|groups|invite|letters|request|share|metrics|healthz)(\/|$)/;

scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (scope.OFF || url.origin !== location.origin) return;
  const isPost = request.method === "POST";
  if (isPost && isLogout(url)) return event.respondWith(leave(event));
  const isPage = request.mode === "navigate";
  if (isElsewhere.test(url.pathname))
    return isPage && !isPost && event.respondWith(elsewhere(event).catch(nothingKept));
  if (url.pathname === pageScript) return event.respondWith(script());
  if (url.pathname.startsWith("/assets/")) {
    if (/\.(css|woff2|svg)$/.test(url.pathname)) event.respondWith(pages.assetFor(request));
    return;
  }
  const isData = url.pathname.endsWith(".data");
  if (isPost && (isData || isPage)) event.respondWith(post(event, url));
  else if (isPage || isData || request.method === "HEAD")
    event.respondWith(page(event, url, isPage, isData));
});

const elsewhere = async ({ request, preloadResponse }: FetchEvent) =>
  (await preloadResponse) ?? fetch(request);

/** The network's page; where there is none, or none of ours, what is kept. */
async function page(event: FetchEvent, url: URL, isPage: boolean, isData: boolean) {
  const asks = { from: event.request.referrer, to: documentOf(url) };
  if (isData && event.request.mode !== "no-cors") unanswered = asks;
  try {
    const ahead = () => (isPage ? before(event, url) : acts.helped(event.request, false));
    const asked = async () => (await ahead()) || fetch(event.request);
    const response = await (isPage ? soon(asked(), url) : asked());
    if (pages.isOwn(response) && (isData || response.status < 500)) {
      answered(asks);
      event.waitUntil(after(event, url));
      // What the site refused stands on its document alone.
      const isList = isData && pages.pageOf(url.pathname) === pages.offlinePath;
      if (isList && (await acts.hasRefused())) return leadTo(pages.offlinePath);
      return (isPage ? await unsent(url).catch(() => undefined) : undefined) ?? response;
    }
    if (isData) throw new TypeError("Not the site");
    return (await instead(url, isPage, isData)) ?? response;
  } catch (error) {
    setTimeout(() => answered(asks), pages.patience);
    const stays = isData && (await isHere(event, url));
    const kept = stays ? undefined : await instead(url, isPage, isData).catch(() => undefined);
    if (kept) return kept;
    if (!isPage) throw error;
    return nothingKept();
  }
}

/** What a script asked for: where its module doesn't come either, Remix 2.17 loads the page that was open anew. */
let unanswered: { from: string; to: URL } | undefined;

function answered(asks = unanswered): void {
  if (unanswered === asks) unanswered = undefined;
}

/**
 * Ends the session of who has left, and sends what waits, before a page of theirs is asked for: what the browser
 * asked for ahead knows of neither.
 */
async function before(event: FetchEvent, { pathname }: URL): Promise<Response | undefined> {
  if (await acts.isLeaving()) return acts.leaveFirst().then(() => undefined);
  const isOwn = isOwnPlace.test(pathname);
  const waits = isOwn && (await acts.countWaiting()) > 0;
  // What is under way may have begun while the network was still gone.
  for (let times = 0; waits && times < 2 && (await acts.countWaiting()) > 0; times += 1)
    await acts.sendActs().catch(() => "");
  return (await acts.helped(event.request, isOwn)) ?? (waits ? undefined : event.preloadResponse);
}

/** Data for the page that is open: it stays, with all that is typed in it, unless its person has logged out. */
async function isHere({ clientId }: FetchEvent, { pathname }: URL): Promise<boolean> {
  if (await acts.isLeaving()) return false;
  const client = await scope.clients.get(clientId);
  return client !== undefined && new URL(client.url).pathname === pages.pageOf(pathname);
}

/** Does not wait for a slow network where something is kept. */
async function soon(asked: Promise<Response>, url: URL): Promise<Response> {
  const kept = () => instead(url, true, false).catch(() => undefined);
  return (await Promise.race([asked, late(pages.patience)])) ?? (await kept()) ?? (await asked);
}

const late = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/** A script that asks for data is led to load the kept page as a document. */
async function instead(url: URL, isPage: boolean, isData: boolean): Promise<Response | undefined> {
  const place = documentOf(url);
  const { from, to } = (isPage && unanswered) || {};
  if (isPage) answered();
  if (to && from === place.href && to.href !== from) return Response.redirect(to.href);
  const found = (await ownPage(place)) ?? (await theirs(place));
  if (!found || isPage) return found;
  if (!isData) return new Response(null);
  return leadTo(place.pathname + place.search);
}

function documentOf(url: URL): URL {
  const place = new URL(pages.pageOf(url.pathname) + url.search, url);
  for (const name of ["_routes", "index"]) place.searchParams.delete(name);
  return place;
}

/** Everybody's page under the bar of whose device it is; a button that was pressed says so. */
async function theirs(place: URL): Promise<Response | undefined> {
  const person = await personHere();
  if (person) await openNextDay(person, place);
  const found = await pages.keptPage(place, person !== undefined);
  if (!found || !person) return found;
  const html = await underBar(person, await found.text());
  return new Response((await acts.withWaiting(person, html)) ?? html, found);
}

/** As Remix 2.17 writes a redirect that loads the document. @param isPosted what a form is told has no wrapper */
function leadTo(path: string, isPosted = false): Response {
  const way = { _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 };
  const root = isPosted ? way : ["SingleFetchRedirect", 1];
  const parts = ["redirect", path, "status", 302, "revalidate", false, "reload", true, "replace"];
  return new Response(`${JSON.stringify([root, way, ...parts])}\n`, {
    status: 202,
    headers: { "Content-Type": "text/x-script; charset=utf-8", "X-Remix-Response": "yes" },
  });
}

const prayListPath = "/account/prayers/pray";

const isOwnPlace = /^\/($|offline$|account(\/people|\/prayers(\/.*)?)?$)/;

/** A person's part stands for their home, their list and their prayers; home and `/offline` are everybody's. */
async function ownPage({ pathname, searchParams }: URL, said?: string) {
  if (!isOwnPlace.test(pathname)) return undefined;
  const person = await personHere();
  const later = Number(searchParams.get("later"));
  if (person) return personsPage(person, (...its) => acts.withWaiting(...its, later), said);
  if (pathname.startsWith("/account")) return undefined;
  const found = await pages.offlinePage();
  if (!found) return undefined;
  return pages.served(new Response(await pages.withOpened(await found.text()), found), said);
}

/** What the site has refused is told at the next page of theirs, and stands at `/offline` until it is thrown away. */
async function unsent({ pathname, searchParams }: URL): Promise<Response | undefined> {
  if (!isOwnPlace.test(pathname) || acts.help.to || searchParams.has("done")) return undefined;
  const isNews = await acts.hasNews();
  if (pathname !== pages.offlinePath)
    return isNews ? Response.redirect(pages.offlinePath, 303) : undefined;
  const person = await personHere();
  return person && personsPage(person, acts.withWaiting, offlineWords.unsent, true);
}

async function nothingKept(): Promise<Response> {
  const kept = await ownPage(new URL(pages.offlinePath, location.href), offlineWords.notHere);
  return kept ? new Response(kept.body, { status: 503, headers: kept.headers }) : Response.error();
}

async function after({ request }: FetchEvent, { pathname }: URL): Promise<void> {
  try {
    if (pathname.startsWith("/account/goodbye")) await dropPerson();
    if (request.method === "GET") await pages.noteOpened(pathname);
  } catch {}
  await renew();
}

async function post(event: FetchEvent, url: URL): Promise<Response> {
  const { request } = event;
  const copy = request.clone();
  const body = new URLSearchParams();
  // A file is no form of words.
  const sent = await request.formData().catch(() => new FormData());
  for (const [name, value] of sent) if (typeof value === "string") body.append(name, value);
  if (url.pathname === pages.offlinePath) {
    await acts.discard(body.get("discard") ?? "");
    return Response.redirect(pages.offlinePath, 303);
  }
  const act = acts.actOf(url, body);
  try {
    if (await acts.isLeaving()) await acts.leaveFirst();
    const response = act ? await inTime(fetch(posted(copy, act))) : await fetch(copy);
    if (!pages.isOwn(response) || (act && [502, 503, 504].includes(response.status)))
      throw new TypeError("Not the site");
    event.waitUntil(renew(/^\/(auth|account|plan|preferences|offline)/.test(url.pathname)));
    return response;
  } catch (error) {
    if (act) act.said ||= await pages.titleOf(act).catch(() => "");
    if (act && (await acts.wait(act).catch(() => false))) return done(act, request);
    if (request.mode !== "navigate") throw error;
    return needsConnection(url, body);
  }
}

/** Whoever prays doesn't wait for a slow line: what it brings in the end is the same once more. */
async function inTime(asked: Promise<Response>): Promise<Response> {
  return (await Promise.race([asked, late(2 * pages.patience)])) ?? Response.error();
}

/** It says when it was pressed, so that once more is still once. */
function posted({ url, headers: sent, mode }: Request, { body }: acts.Act): Request {
  const headers = new Headers(sent);
  headers.set("Content-Type", "application/x-www-form-urlencoded;charset=UTF-8");
  const redirect = mode === "navigate" ? "manual" : "follow";
  return new Request(url, { method: "POST", body, headers, redirect });
}

/**
 * An Amen needs no server to end a prayer, and the list goes on to the next; all else waits, and is told where it was
 * pressed. The page with scripts has the Amen of a plan or a theme itself.
 */
function done(act: acts.Act, { mode, referrer }: Request): Response {
  const isPage = mode === "navigate";
  const to = new URL(referrer || pages.offlinePath, location.href);
  const isOwn = pages.isOfNoHour.test(act.path);
  if (act.kind === "amen" && (isPage || !isOwn)) {
    const sent = new URLSearchParams(act.body.replace(/intent=amen|pressed=\d+/g, ""));
    const rite = isOwn ? `${act.path}?${sent}&pray=amen` : pages.ritePath(act.path, sent);
    return isPage ? Response.redirect(rite, 303) : leadTo(rite, true);
  }
  if (act.kind === "prayed" && !isPage && to.pathname === prayListPath)
    return leadTo(to.pathname + (/[?]by=\w+/.exec(to.search) ?? ""), true);
  to.hash = act.place;
  if (isPage) return Response.redirect(to.href, 303);
  return new Response(offlineWords.goesLater, { status: 503, statusText: "Kept on this device" });
}

async function needsConnection({ pathname, search }: URL, body: URLSearchParams) {
  const { title, lead, again } = offlineWords.needs;
  const isSecret = [...body.keys()].some((name) => /password|^code$/i.test(name));
  const words = [...body.values()].filter((value) => /\s/.test(value.trim())).map(paragraphOf);
  const form = words.join("") + formOf(pathname + search, String(body), again);
  const page = heading(title, lead) + (isSecret ? "" : form);
  return (await pages.framed(title, page, 503)) ?? Response.error();
}
