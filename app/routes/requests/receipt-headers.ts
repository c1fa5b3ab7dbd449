import { cacheControl } from "~/http/page-cache/cache-control";
/** Of pages whose address is their key: kept nowhere, named to nobody, found by no search engine. */
export const receiptHeaders = {
  "Cache-Control": cacheControl.nobody,
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};
