import type { HeadersFunction } from "@remix-run/node";

/**
 * The `headers` of the root and of every page with a form: without one on the page's own route Remix
 * drops those of its action, such as when to try again. (Cookies it adds by itself.)
 */
export const formHeaders: HeadersFunction = ({ parentHeaders, errorHeaders, ...own }) => {
  const headers = new Headers(parentHeaders);
  for (const source of [errorHeaders ?? own.loaderHeaders, own.actionHeaders])
    for (const [name, value] of source) headers.set(name, value);
  return headers;
};
