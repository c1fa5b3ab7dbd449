import { finished } from "~/http/headers.server";
import { isDataPath } from "~/http/path.server";
import type { Refusal } from "~/http/refusal.server";
import type { AskRemix } from "~/http/remix.server";
import { makeReady, type Ready } from "./cached-response.server";
import { compressed } from "./compress.server";

const minute = 60_000;

/** What is asked of Remix for a page that is the same for whoever gets it. */
type Standing = { path: string; body?: Buffer; refusal?: Refusal };

/**
 * Pages for those who are turned away, rendered once a minute: to render one for each of them would be
 * no relief.
 * @param ask must not wait for others.
 * @param common of `securityHeaders`.
 */
export function standingPages(ask: AskRemix, origin: string, common: Record<string, string>) {
  const pages = new Map<string, Promise<Ready>>();
  return { refused, notFound: () => find({ path: "/404" }) };

  /** A refusal as a page, or as its data where our script asks. */
  function refused(method: string | undefined, pathname: string, refusal: Refusal) {
    if (!isDataPath(pathname)) return find({ path: "/", refusal });
    // The answer to a post is read as that of an action.
    const body = method === "POST" ? Buffer.alloc(0) : undefined;
    return find({ path: "/_root.data?index", body, refusal });
  }

  function find(standing: Standing): Promise<Ready> {
    const { path, body, refusal } = standing;
    const key = [path, body !== undefined, refusal?.status, refusal?.text].join();
    const found = pages.get(key) ?? render(standing);
    if (!pages.has(key)) {
      pages.set(key, found);
      setTimeout(() => pages.delete(key), minute).unref();
    }
    return found;
  }

  async function render({ path, body, refusal }: Standing): Promise<Ready> {
    const { answer } = await ask({ url: new URL(path, origin), body, told: { refusal } });
    const { headers, status } = finished(answer, common);
    const bodies = await compressed(Buffer.from(await answer.arrayBuffer()));
    return makeReady("-", Object.fromEntries(headers), bodies, status);
  }
}
