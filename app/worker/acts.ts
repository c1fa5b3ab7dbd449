import { offlineWords } from "#content/offline";
import { escaped } from "./html";
import { isOwn, pageOf } from "./pages";
import { meetPerson, type Person, personHere, seal, unseal } from "./person";
import { getValue, putValue, removeValue, valuesOf } from "./store";

type ActKind = keyof typeof offlineWords.acts;

/** A post that goes out later, as of the moment when it was pressed; `place` is where in its page. */
export type Act = { kind: ActKind; path: string; body: string; said: string; place: string };

type WaitingAct = {
  id: string;
  /** The public tag of whose it is; "" for who was signed in nowhere. */
  account: string;
  sealed: { iv: Uint8Array<ArrayBuffer>; data: ArrayBuffer } | { plain: string };
  at: number;
  /** The status with which the site refused it. */
  refused?: number;
  /** Its person was shown that. */
  isTold?: boolean;
};

const prefix = "act ";

/** The posts that may wait. @param body as the form sent it */
export function actOf({ pathname, search }: URL, body: URLSearchParams): Act | undefined {
  const page = pageOf(pathname);
  const kind = kindOf(page, body);
  if (!kind) return undefined;
  const [words = ""] = ["said", "text", "answer", "feeling"].flatMap(
    (name) => body.get(name) ?? [],
  );
  body.delete("said");
  body.set("pressed", String(Date.now()));
  if (kind === "prayer") body.set("handle", newHandle());
  const said = words.length > 120 ? `${words.slice(0, 120).replace(/\s\S*$/, "")} …` : words;
  const handle = /[\w-]{22}/.exec(page + body)?.[0];
  const plan = kind === "mark" && page.slice(1).replace("/", "-");
  const saved = kind === "save" && body.get("intent");
  const place = kind === "prayer" ? "waiting" : saved || plan || handle || "";
  return { kind, path: page + search, body: String(body), said, place };
}

function kindOf(path: string, body: URLSearchParams): ActKind | undefined {
  const intent = body.get("intent");
  if (intent === "amen" && /^\/(pray|theme|plan|today)\b/.test(path)) return "amen";
  if (intent === "mark" && path.startsWith("/plan/")) return "mark";
  if (intent === "prayed" && path.startsWith("/account/prayers")) return "prayed";
  if (intent?.startsWith("save-") && /^\/(pray|theme|plan|today|bible)\b/.test(path)) return "save";
  if (intent) return undefined;
  const form = body.get("form");
  if (form === "prayer" && path === "/account/prayers") return "prayer";
  return form === "prayer-answer" ? "answer" : undefined;
}

/** As the server makes them: 16 random bytes in base64url. */
function newHandle(): string {
  const text = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return text.replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "");
}

/** @returns whether it waits; the same button pressed twice waits once. */
export async function wait(act: Act): Promise<boolean> {
  const person = await personHere();
  if (!person && act.kind !== "amen") return false;
  if (act.kind === "prayer" && !act.said.trim()) return true;
  const isSame = (other: Act) => act.kind !== "prayer" && markOf(other) === markOf(act);
  const before = await ownActs(person);
  if (before.some(({ act: other, refused }) => !refused && isSame(other))) return true;
  const at = Date.now();
  const id = `${prefix}${at} ${newHandle()}`;
  const text = JSON.stringify(act);
  const sealed = person ? await seal(person, text) : { plain: text };
  await putValue(id, { id, account: person?.account ?? "", sealed, at } satisfies WaitingAct);
  return true;
}

/** On the list, on its praying page and on a kept one it is the same button that says that somebody was prayed for. */
const markOf = ({ kind, path, body, place }: Act) =>
  kind === "prayed" ? place : `${path} ${body.replace(/&?pressed=\d+/, "")}`;

const waitingActs = () => valuesOf<WaitingAct>(prefix);

/** A person's own that can be read, in their order. */
async function ownActs(person: Person | undefined) {
  const found: (WaitingAct & { act: Act })[] = [];
  for (const each of await waitingActs()) {
    if (each.account !== (person?.account ?? "")) continue;
    const text =
      "plain" in each.sealed
        ? each.sealed.plain
        : person && (await unseal(person, each.sealed).catch(() => undefined));
    if (text) found.push({ ...each, act: JSON.parse(text) });
  }
  return found;
}

async function actsHere() {
  const person = await personHere();
  return person ? ownActs(person) : [];
}

/** What is theirs and still to be sent; nothing where a device forbids to store. */
export async function countWaiting(): Promise<number> {
  const own = await actsHere().catch(() => []);
  return own.filter(({ refused }) => !refused).length;
}

export const hasRefused = async () => (await actsHere()).some(({ refused }) => refused);

/** Whether something of theirs could not be sent, of which they don't know yet: once. */
export async function hasNews(): Promise<boolean> {
  const news = (await actsHere()).filter(({ refused, isTold }) => refused && !isTold);
  for (const { act: _, ...waiting } of news)
    await putValue(waiting.id, { ...waiting, isTold: true });
  return news.length > 0;
}

export async function discardWaiting(): Promise<void> {
  for (const { id } of await actsHere()) await removeValue(id);
}

export const discard = (id: string) => removeValue(id.startsWith(prefix) ? id : "");

let underWay: Promise<End> | undefined;

type End = "" | "sent" | "refused";

/** Sends what waits, in its order, each once. */
export function sendActs(): Promise<End> {
  underWay ??= send().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

/** A month: who never comes back leaves nothing here for good. */
const longestWait = 30 * 86_400_000;

async function send(): Promise<End> {
  await leaveFirst();
  const all = await waitingActs();
  for (const { id, at } of all) if (Date.now() - at > longestWait) await removeValue(id);
  if (all.length === 0) return "";
  const person = await meetPerson();
  const own = person ? await ownActs(person) : [];
  let end = "" as End;
  for (const each of [...(await ownActs(undefined)), ...own].filter(({ refused }) => !refused)) {
    const status = await sendAct(each.act, each.account);
    // Signed out meanwhile, or too much at once: later.
    if (status === 401 || status === 429 || status >= 500) break;
    const { act: _, ...waiting } = each;
    if (status < 400) await removeValue(each.id);
    else await putValue(each.id, { ...waiting, refused: status });
    end = status < 400 && end !== "refused" ? "sent" : "refused";
  }
  if (end && person) await meetPerson();
  return end;
}

/** Kinds of danger that the site read in what an account sent, and its page that says whom to call: nowhere stored. */
export const help = { account: "", kinds: "", to: "" };

/** That page with what was read, once. @param givesWay another page, which waits until it was shown */
export async function helped(request: Request, givesWay: boolean): Promise<Response | undefined> {
  const { account, kinds, to } = help;
  if (!to || request.method !== "GET" || request.mode === "no-cors") return undefined;
  // Who comes to the device next is told nothing of it.
  if ((await personHere())?.account !== account) return undefined;
  if (pageOf(new URL(request.url).pathname) !== to.replace(/[?#].*/, "")) {
    const headers = { Location: to, "X-Request-Id": "-" };
    return givesWay ? new Response(null, { status: 303, headers }) : undefined;
  }
  const headers = new Headers([...request.headers, ["X-Danger", kinds]]);
  const response = await fetch(new Request(request, { headers }));
  if (isOwn(response)) help.to = "";
  return response;
}

/** @returns the status; 401 also where the site leads to sign-in. @throws where nothing of ours comes back */
async function sendAct({ path, body }: Act, account: string): Promise<number> {
  const [pathname, search] = path.split("?");
  const address = `${pathname}.data${search ? `?${search}` : ""}`;
  const headers = { "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8" };
  const credentials = account ? "same-origin" : "omit";
  const response = await fetch(address, { method: "POST", body, headers, credentials });
  const isData = response.headers.get("Content-Type")?.startsWith("text/x-script");
  if (!isOwn(response) || !(isData || response.status >= 400)) throw new TypeError("Not the site");
  const { pathname: to, search: done } = new URL(
    response.headers.get("Location") ?? "",
    location.href,
  );
  const kinds = response.headers.get("X-Danger");
  if (kinds) Object.assign(help, { account, kinds, to: to + done });
  return to === "/auth" ? 401 : response.status;
}

/** Whether a person logged out without a connection. */
export const isLeaving = () => getValue<boolean>("leaving").catch(() => false);

/** Before anything else is asked in that session. @throws where there is still no connection */
export async function leaveFirst(): Promise<void> {
  if (!(await isLeaving())) return;
  const response = await fetch("/api/logout", { method: "POST" });
  if (!isOwn(response) || !response.ok) throw new TypeError("Not the site");
  await removeValue("leaving");
}

/**
 * What waits stands first in a person's page, what was refused with its words; a button that was pressed says so.
 * @param later how many of the list are passed over @returns undefined where nothing waits
 */
export async function withWaiting(person: Person, html: string, later = 0) {
  const own = await ownActs(person);
  if (own.length === 0) return later > 0 ? withNextOpen(html, later) : undefined;
  const items = own.map(
    ({ id, act, refused }) =>
      `<li class="${refused ? "" : "flex flex-wrap items-center justify-between gap-x-5 "}border-b border-line py-1"><p class="flex-[1_1_12rem] font-semibold wrap-anywhere">${nameOf(act, html)}</p>${refused ? whyRefused(act, refused) : ""}<details><summary class="link summary-plain inline-flex min-h-11 items-center text-small">${offlineWords.discard.ask}</summary><form method="post" action="/offline"><input type="hidden" name="discard" value="${escaped(id)}"><button class="button button-secondary">${offlineWords.discard.yes}</button></form></details></li>`,
  );
  const isWaiting = own.some(({ refused }) => !refused);
  const lead = isWaiting ? `<p class="mt-2">${offlineWords.waits}</p>` : "";
  const list = `<section id="waiting"><h2>${isWaiting ? offlineWords.waiting : offlineWords.notSent}</h2>${lead}<ul class="mt-3">${items.join("")}</ul></section>`;
  const pressed = own.reduce((page, { act }) => withoutForm(page, act), html);
  return withNextOpen(pressed, later).replace(/<div id="waiting".*?<\/div>/, () => list);
}

const dueRow = /(<li id="[\w-]{22}".*?<details)(?: open="")?(.*?<\/li>)/gs;

/** Of the list for today that one stands open which isn't prayed. */
function withNextOpen(html: string, later: number): string {
  let left = later;
  let isAll = true;
  const set = html.replace(dueRow, (_, start, row) => {
    if (row.includes(offlineWords.pressed)) return start + row.replace("<svg", `${waits}<svg`);
    isAll = false;
    left -= 1;
    return `${start}${left === -1 ? ' open=""' : ""}${row}`;
  });
  return isAll ? set.replace(dueEnd, `$&${allPrayed}`) : set;
}

const dueEnd = /<h2 id="due">(?:(?!<\/section>)[\s\S])*<\/li><\/ul>(?=<\/section>)/;

const allPrayed = `<p class="mt-5">${offlineWords.allPrayed}</p><p class="mt-3"><a class="button button-primary" href="/pray?pray=amen">${offlineWords.acts.amen}</a></p>`;

const waits = `<span data-waits class="ms-auto shrink-0 text-small font-normal">${offlineWords.pressed}</span>`;

/** In HTML. A button of the site itself names nobody: their own page does. */
function nameOf({ kind, said, place }: Act, html: string): string {
  const [, known] = html.match(`id="${place}"[^]*?name="said" value="([^"]*)`) ?? [];
  const of = escaped(said) || known;
  return offlineWords.acts[kind] + (of ? `: ${of}` : "");
}

/** Another prayer may end at the same button. */
function withoutForm(html: string, { kind, path, body }: Act): string {
  const sent = [...new URLSearchParams(body)].filter(([name]) => name !== "pressed").slice(0, 2);
  const field = ([name, value]: string[]) =>
    `<input type="hidden" name="${name}" value="${value}"/>`;
  const action = kind === "prayed" ? "/account/prayers" : path.replaceAll("&", "&amp;");
  const form = `<form method="post" action="${action}">${sent.map(field).join("")}`;
  const at = html.indexOf(form);
  if (at < 0 || kind === "amen" || !body.startsWith("intent=")) return html;
  return `${html.slice(0, at)}<p data-waits class="flex min-h-11 items-center font-semibold">${offlineWords.pressed}</p>${html.slice(html.indexOf("</form>", at))}`;
}

function whyRefused({ body }: Act, status: number): string {
  const sent = new URLSearchParams(body);
  const words = sent.get("text") ?? sent.get("answer") ?? "";
  const why = offlineWords.refused[status] ?? offlineWords.refusedOtherwise;
  return `<p>${escaped(why)}</p><p class="wrap-anywhere whitespace-pre-wrap">${escaped(words)}</p>`;
}
