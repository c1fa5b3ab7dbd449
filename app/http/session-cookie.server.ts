import { createCookie } from "@remix-run/node";
import { newHandle } from "#db/handle.server";
import { settings } from "~/runtime/env.server";
import { once } from "~/runtime/once.server";
import { hashToken, secret } from "~/runtime/secret.server";
import type { ToastMessageWithAction } from "./toast-message";

export const cookieNames = { session: "session_id", preferences: "preferences" } as const;

/** Not decoded; the values of a name in their order. */
export function readCookies(header: string | null | undefined): Map<string, string[]> {
  const cookies = new Map<string, string[]>();
  for (const pair of header?.split(";") ?? []) {
    const equals = pair.indexOf("=");
    if (equals < 0) continue;
    const name = withoutBlanks(pair.slice(0, equals));
    const value = withoutBlanks(pair.slice(equals + 1));
    const values = cookies.get(name);
    if (values) values.push(value);
    else cookies.set(name, [value]);
  }
  return cookies;
}

/** Spaces and tabs alone. */
function withoutBlanks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isBlank(text[start])) start += 1;
  while (end > start && isBlank(text[end - 1])) end -= 1;
  return text.slice(start, end);
}

const isBlank = (character: string | undefined) => character === " " || character === "\t";

const name = cookieNames.session;

export type Flash = ToastMessageWithAction & {
  id: string;
  variant?: "destructive" | "info";
  /** The page says it itself: no toast. */
  inPlace?: boolean;
  receipt?: string;
  /** Kinds of danger in what was sent; never in an address or a log. */
  danger?: string[];
};

/** An area that stores more in the cookie declares it there, by declaration merging. */
export interface SessionData {
  flash?: Flash;
  token?: string;
}

/** Empty when the cookie is absent, forged, or sent twice: another host of the domain can set one. */
export function readSession(request: Pick<Request, "headers">): Promise<SessionData> {
  const read = sessions.get(request) ?? parseSession(request);
  sessions.set(request, read);
  return read;
}

/** Keyed by request; Remix copies requests. */
const sessions = new WeakMap<object, Promise<SessionData>>();

async function parseSession(request: Pick<Request, "headers">): Promise<SessionData> {
  const [sent, ...more] = sentCookies(request);
  if (sent === undefined || more.length > 0) return {};
  const value: unknown = await sessionCookie().parse(`${name}=${sent}`);
  return typeof value === "object" && value !== null ? (value as SessionData) : {};
}

/** Its key in the database, which may have ended it. */
export async function sessionHashOf(request: Pick<Request, "headers">) {
  const { token } = await readSession(request);
  return token === undefined ? undefined : hashToken(token);
}

function sentCookies(request: Pick<Request, "headers">): string[] {
  return readCookies(request.headers.get("Cookie")).get(name) ?? [];
}

export async function hasSession(request: Pick<Request, "headers">): Promise<boolean> {
  // A repeated cookie has to be cleared.
  return sentCookies(request).length > 1 || Object.keys(await readSession(request)).length > 0;
}

export async function flashHeaders(
  request: Request,
  message: Omit<Flash, "id"> | undefined,
  next?: SessionData,
): Promise<Headers> {
  const session = next ?? (await readSession(request));
  const flash = message && { ...message, id: newHandle(6) };
  return new Headers({ "Set-Cookie": await commitSession({ ...session, flash }) });
}

export const isPrefetch = ({ headers }: Pick<Request, "headers">) =>
  /\bprefetch\b/.test(headers.get("Sec-Purpose") ?? "");

/** For the response that shows it. Sets no cookie without a flash: a slow response must not undo newer data. */
export async function takeFlash(request: Request): Promise<{ flash?: Flash; headers: Headers }> {
  const headers = new Headers();
  if (isPrefetch(request)) return { headers };
  const { flash, ...rest } = await readSession(request);
  if (flash) headers.set("Set-Cookie", await commitSession(rest));
  return { flash, headers };
}

export async function commitSession(session: SessionData): Promise<string> {
  const empty = Object.values(session).every((value) => value === undefined);
  return empty ? sessionCookie().serialize("", { maxAge: 0 }) : sessionCookie().serialize(session);
}

const sessionCookie = once(() =>
  createCookie(name, {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: settings().secure,
    secrets: [secret()],
  }),
);

/** Clears repeated session cookies on every domain and path they may come from, not the one just set. */
export async function clearRepeated(request: Request, response: Headers): Promise<void> {
  if (sentCookies(request).length < 2) return;
  const domains = [undefined, ...cookieDomains(new URL(settings().ORIGIN).hostname)];
  const paths = cookiePaths(new URL(request.url).pathname);
  const isSet = response
    .getSetCookie()
    .some((value) => value.startsWith(`${cookieNames.session}=`));
  for (const domain of domains) {
    for (const path of paths) {
      const isOwn = domain === undefined && path === "/";
      if (isOwn && isSet) continue;
      response.append(
        "Set-Cookie",
        await sessionCookie().serialize("", { maxAge: 0, domain, path }),
      );
    }
  }
}

export function cookieDomains(host: string): string[] {
  const isAddress = host.startsWith("[") || /^[\d.]+$/.test(host);
  const labels = isAddress ? [] : host.split(".");
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join("."));
}

const deepest = 6;

export function cookiePaths(pathname: string): string[] {
  const parts = pathname
    .split("/")
    .slice(1, deepest + 1)
    .filter((part) => part !== "");
  // A semicolon would begin another attribute.
  if (pathname.includes(";")) return ["/"];
  const ends = parts.map((_, end) => `/${parts.slice(0, end + 1).join("/")}`);
  return ["/", ...ends.flatMap((path, i) => (i < ends.length - 1 ? [path, `${path}/`] : [path]))];
}
