import type { ServerBuild } from "@remix-run/node";
import { doneParameter } from "~/forms/form";
import { isDataPath } from "~/http/path.server";
import type { Place } from "~/http/route-table.server";

/**
 * Reads the address of a page that is the same for every visitor without a cookie.
 * @returns the address with nothing in it but what the page reads, so that all ways to ask for the
 * same page are one; undefined for an answer that echoes what it was asked.
 */
export type AddressReader = (
  params: Readonly<Record<string, string | undefined>>,
  query: URLSearchParams,
) => string | undefined;

export type PublicPages = {
  /** By the pattern of the route. */
  readers: Readonly<Record<string, AddressReader>>;
  /** Those worth being ready before anybody asks. */
  addresses(): string[];
};

/** What the site's server entry says of its public pages. */
export function publicPagesOf(build: ServerBuild): PublicPages {
  const entry = build.entry.module as { publicPages?: PublicPages };
  return entry.publicPages ?? { readers: {}, addresses: () => [] };
}

/** The one address under which the answer to a request is kept ready, if it is. */
export function readyAddress(
  { readers }: PublicPages,
  { pathname, searchParams }: URL,
  { pattern, params, ids, isPage }: Place,
): string | undefined {
  // What a form's outcome says in the page is for the one who sent it.
  if (searchParams.has(doneParameter)) return undefined;
  const address = readers[pattern]?.(params, searchParams);
  if (address === undefined || !isDataPath(pathname)) return address;
  if (!isPage) return undefined;
  const asked = searchParams.get(partParameter)?.split(",");
  return dataAddress(address, asked && ids.filter((id) => asked.includes(id)));
}

/** The address of a page's data, as our own script asks for it. @param parts routes it has not yet. */
export function dataAddress(address: string, parts?: readonly string[]): string {
  const [path = "", search] = address.split("?");
  const query = new URLSearchParams(search);
  if (parts) query.set(partParameter, parts.join(","));
  const data = path === "/" ? "/_root.data" : `${path}.data`;
  return query.size > 0 ? `${data}?${query}` : data;
}

/** Remix's own: the routes whose data its script asks for. */
const partParameter = "_routes";
