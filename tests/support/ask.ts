import { decodeViaTurboStream } from "@remix-run/react/dist/single-fetch.js";
import type { TestServer } from "./server";

/** A response whole; `headers` as fetch has them, compression undone. */
export type Page = { status: number; headers: Headers; text: string };

/**
 * Asks as a browser without scripts: follows nothing by itself. A form's result is asked for as the
 * redirect from our own page does, unless the headers say where from.
 */
export async function ask(server: TestServer, path: string, init?: RequestInit): Promise<Page> {
  const headers = new Headers(init?.headers);
  const isResult = /[?&]done=/.test(path) && !headers.has("Referer");
  if (isResult && !headers.has("Sec-Fetch-Site")) headers.set("Sec-Fetch-Site", "same-origin");
  const response = await fetch(server.url + path, { redirect: "manual", ...init, headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

type Fields = Record<string, string> | string[][];

export const form = (fields: Fields, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body: new URLSearchParams(fields),
  headers,
});

export const json = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body: JSON.stringify(value),
  headers: { "Content-Type": "application/json", ...headers },
});

/** The newsletter form as the page sends it. */
export const newsletter = (email: string, headers?: Record<string, string>) =>
  form({ form: "newsletter", email }, headers);

/** What the browser's script reads from a response to a `.data` address. */
export async function readData(text: string): Promise<unknown> {
  const { value, done } = await decodeViaTurboStream(
    new Blob([text]).stream(),
    globalThis as never,
  );
  await done;
  return value;
}

/** The text of a page's element, as a quick reader sees it. */
export function textOf(html: string, tag: string): string | undefined {
  const inner = new RegExp(`<${tag}[^>]*>([\\s\\S]*?)</${tag}>`).exec(html)?.[1];
  return inner
    ?.replace(/<!--.*?-->|<[^>]+>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
}
