import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, inject } from "vitest";
import { canary, secrets } from "./canary-words";
import type { TestServer } from "./server";

declare module "vitest" {
  interface ProvidedContext {
    /** Whether servers get a private request that nothing may show. */
    canary: boolean | undefined;
  }
}

// A private request stands in every server that the request tests share. Whatever any test asks for is searched for it:
// no response may hold it but those of its own page and of the team's, and neither may a log or a file.

/** Of its sender's own page; as secret as what stands there. */
let token: string | undefined;

/** Where it was seen and should not have been. */
const seen: string[] = [];
const pending: Promise<void>[] = [];

/** The pages of its sender and of the team. */
const mayShow = (path: string) =>
  /^\/team\b/.test(path) || (token !== undefined && path.startsWith(`/request/${token}`));

/** Searches what a server responded. @param path that was asked for. */
export function search(path: string, text: string): void {
  if (mayShow(path)) return;
  for (const secret of [...secrets, ...(token ? [token] : [])])
    if (text.includes(secret)) seen.push(`${secret} at ${path}`);
}

const real = globalThis.fetch;

/** Everything that tests ask for by `fetch`, headers and body. */
globalThis.fetch = async (input, init) => {
  const response = await real(input, init);
  const { pathname, search: query } = new URL(input instanceof Request ? input.url : input);
  const copy = response.clone();
  // What was given up half-way has been read as far as it came.
  const read = copy.text().catch(() => "");
  pending.push(read.then((text) => search(pathname + query, headersOf(copy) + text)));
  return response;
};

const headersOf = ({ headers }: Response) =>
  [...headers].map(([name, value]) => `${name}: ${value}\n`).join("");

/** Where it was seen since the last time that somebody asked. */
export async function sightings(): Promise<string[]> {
  await Promise.all(pending.splice(0));
  return seen.splice(0);
}

afterAll(async () => {
  expect(await sightings(), "where a private request was seen").toEqual([]);
});

/** Asks a server for prayer, in private, and looks at the page that only its sender has. */
export async function plant({ url }: TestServer): Promise<void> {
  if (!inject("canary")) return;
  const body = new URLSearchParams({
    form: "prayer-request",
    ...canary.sender,
    prayerRequest: canary.words,
    isPrivate: "on",
  });
  const sent = await real(`${url}/contact`, { method: "POST", body, redirect: "manual" });
  expect(sent.status).toBe(303);
  search("the response to its sender", headersOf(sent));
  const Cookie = sent.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  const headers = { Cookie, "Sec-Fetch-Site": "same-origin" };
  const thanks = await (await real(`${url}/contact?done=prayer-request`, { headers })).text();
  search("the thanks", thanks);
  const path = /\/request\/([\w-]{43})/.exec(thanks);
  for (const page of [path?.[0], `${path?.[0]}.data`])
    expect(await (await real(url + page)).text()).toContain(canary.words);
  token = path?.[1];
}

/** Searches what a server has written, beside its database. */
export function searchFiles({ folder, output }: TestServer): void {
  search("its log", output());
  const files = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
    : [];
  for (const file of files)
    if (file.isFile() && !/^prayer-life\.db/.test(file.name))
      search(`its file ${file.name}`, readFileSync(join(file.parentPath, file.name), "latin1"));
}
