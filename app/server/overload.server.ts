import { isApi } from "./first-refusal.server";
import { isDataPath } from "./path.server";
import { apiRefusal, type Refusal } from "./refusal.server";
import type { AskRemix } from "./remix.server";
import type { Place } from "./route-table.server";

const minute = 60_000;

const refusal: Refusal = {
  status: 503,
  text: "So many are asking at once that we cannot answer you just now.",
  headers: { "Retry-After": "10" },
};

/**
 * What those are told who come while too many others wait. The page and its data are rendered once
 * a minute: to render one for each who is turned away would be no relief.
 * @param ask must not wait for the others.
 */
export function overloadOf(ask: AskRemix, origin: string) {
  const kept = new Map<string, ReturnType<typeof render>>();

  return async (place: Place, { pathname }: URL): Promise<Response> => {
    if (isApi(place)) return apiRefusal(place.pattern, refusal);
    const path = isDataPath(pathname) ? "/_root.data?index" : "/";
    const rendered = kept.get(path) ?? keep(path);
    const { body, answer } = await rendered;
    return new Response(body, answer);
  };

  function keep(path: string) {
    const rendered = render(path);
    kept.set(path, rendered);
    setTimeout(() => kept.delete(path), minute).unref();
    return rendered;
  }

  async function render(path: string) {
    const { answer } = await ask({ url: new URL(path, origin), told: { refusal } });
    // Remix drops those of a route that says nothing of headers.
    for (const [name, value] of Object.entries({ ...refusal.headers }))
      answer.headers.set(name, value);
    return { body: await answer.arrayBuffer(), answer };
  }
}
