type Headers = { host?: string; origin?: string; "sec-fetch-site"?: string | string[] };

/**
 * Whether a request that changes something was sent by another site's page. Browsers tell by
 * `Sec-Fetch-Site`; over plain http on a LAN name they send only `Origin`, which must then name
 * this host; neither header means curl or an old client, which carry no visitor's cookie unasked.
 * The rule is the one of Go 1.25's net/http CrossOriginProtection.
 */
export function isCrossOriginPost(method: string, headers: Headers, ownOrigin: string): boolean {
  if (/^(GET|HEAD|OPTIONS)$/.test(method)) return false;
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  if (headers.origin === undefined) return false;
  if (!URL.canParse(headers.origin)) return true;
  const { host, protocol } = new URL(headers.origin);
  if (!/^https?:$/.test(protocol)) return true;
  return host !== headers.host?.toLowerCase() && host !== new URL(ownOrigin).host;
}
