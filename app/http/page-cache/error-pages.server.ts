import { finished } from "../headers.server";
import type { Refusal } from "../refusal.server";
import type { HandleRemix } from "../remix.server";
import { isDataPath } from "../route-table.server";
import { type CachedResponse, compressed, makeCachedResponse } from "./cached-response.server";

const minute = 60_000;

/** What is asked of Remix for a page that is the same for whoever gets it. */
type ErrorPage = { path: string; body?: Buffer; refusal?: Refusal };

/**
 * Pages for those who are turned away, rendered once a minute: to render one for each of them would be
 * no relief.
 * @param handleRemix must not wait for others.
 * @param common of `securityHeaders`.
 */
export function createErrorPages(
  handleRemix: HandleRemix,
  origin: string,
  common: Record<string, string>,
) {
  const pages = new Map<string, Promise<CachedResponse>>();
  return { refused, notFound: () => find({ path: "/404" }) };

  /** A refusal as a page, or as its data where our script asks. */
  function refused(method: string | undefined, pathname: string, refusal: Refusal) {
    if (!isDataPath(pathname)) return find({ path: "/", refusal });
    // The response to a post is read as that of an action.
    const body = method === "POST" ? Buffer.alloc(0) : undefined;
    return find({ path: "/_root.data?index", body, refusal });
  }

  function find(page: ErrorPage): Promise<CachedResponse> {
    const { path, body, refusal } = page;
    const key = [path, body !== undefined, refusal?.status, refusal?.text].join();
    const found = pages.get(key) ?? render(page);
    if (!pages.has(key)) {
      pages.set(key, found);
      setTimeout(() => pages.delete(key), minute).unref();
    }
    return found;
  }

  async function render({ path, body, refusal }: ErrorPage): Promise<CachedResponse> {
    const url = new URL(path, origin);
    const response = await handleRemix({ url, body, context: { refusal } });
    const { headers, status } = finished(response, common);
    const bodies = await compressed(Buffer.from(await response.arrayBuffer()));
    return makeCachedResponse("-", Object.fromEntries(headers), bodies, status);
  }
}
