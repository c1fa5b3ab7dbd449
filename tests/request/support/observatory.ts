/** Headers by their names in lower case, and the Set-Cookie lines among them. */
type ResponseHead = { headers: Record<string, string | undefined>; cookies: string[] };

type Rule = [points: number, name: string, holds: (response: ResponseHead) => boolean];

/**
 * The score of a response over https on the scale of MDN's HTTP Observatory, version 5: 100, less
 * what is wrong, and with extra credit from 90 on. Left out is what a response alone cannot show:
 * HSTS preloading (+5), integrity attributes (+5, scripts of our own need none) and redirection.
 * @returns the points, and the names of the penalties.
 */
export function observatoryScore(response: ResponseHead): { score: number; penalties: string[] } {
  const wrong = penalties.filter(([, , holds]) => holds(response));
  const base = wrong.reduce((sum, [points]) => sum + points, 100);
  const earned = base < 90 ? [] : bonuses.filter(([, , holds]) => holds(response));
  return {
    score: earned.reduce((sum, [points]) => sum + points, base),
    penalties: wrong.map(([, name]) => name),
  };
}

/** What a visitor's browser earns us at most where no cookie is set, and where one is. */
export const best = { plain: 130, withCookie: 135 };

const bonuses: Rule[] = [
  [10, "a policy that begins with default-src 'none'", (it) => sources(it, "default-src") === none],
  [5, "frames are refused by the policy", (it) => sources(it, "frame-ancestors") !== undefined],
  [5, "a private referrer policy", ({ headers }) => isPrivate.test(headers[referrer] ?? "")],
  [
    10,
    "resources for our own origin",
    ({ headers }) => /^same-(origin|site)$/.test(`${headers[corp]}`),
  ],
  [
    5,
    "cookies with every flag",
    ({ cookies }) => cookies.length > 0 && cookies.every(hasEveryFlag),
  ],
];

const penalties: Rule[] = [
  [-25, "no policy", ({ headers }) => !headers[csp]],
  [
    -20,
    "scripts from anywhere",
    (it) => broad.test(sources(it, "script-src", "default-src") ?? "*"),
  ],
  [
    -20,
    "objects from anywhere",
    (it) => broad.test(sources(it, "object-src", "default-src") ?? "*"),
  ],
  [-20, "styles from anywhere", (it) => broad.test(sources(it, "style-src", "default-src") ?? "*")],
  [-10, "eval", ({ headers }) => /'unsafe-eval'/.test(headers[csp] ?? "")],
  [-20, "sources over http", ({ headers }) => /\shttp:/.test(headers[csp] ?? "")],
  [-20, "a cookie without Secure", ({ cookies }) => cookies.some((it) => !/; Secure/.test(it))],
  [-30, "a cookie for scripts", ({ cookies }) => cookies.some((it) => !/; HttpOnly/.test(it))],
  [-20, "a cookie for other sites", ({ cookies }) => cookies.some((it) => !isOwnSite.test(it))],
  [-50, "readable elsewhere", ({ headers }) => "access-control-allow-origin" in headers],
  [
    -5,
    "an open referrer policy",
    ({ headers }) => !isPrivate.test(headers[referrer] ?? "no-referrer"),
  ],
  [-20, "https for less than half a year", ({ headers }) => !(maxAge(headers[hsts]) >= 15_768_000)],
  [-5, "a type to guess", ({ headers }) => headers["x-content-type-options"] !== "nosniff"],
  [-20, "frames", ({ headers }) => !/^(DENY|SAMEORIGIN)$/.test(headers["x-frame-options"] ?? "")],
];

const csp = "content-security-policy";
const corp = "cross-origin-resource-policy";
const hsts = "strict-transport-security";
const referrer = "referrer-policy";

const none = "'none'";
const broad = /(^|\s)('unsafe-inline'|\*|data:|https?:(\/\/\*)?)(\s|$)/;
const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const isOwnSite = /; SameSite=(Lax|Strict)/;

const hasEveryFlag = (cookie: string) =>
  /; Secure/.test(cookie) && /; HttpOnly/.test(cookie) && isOwnSite.test(cookie);
const maxAge = (header = "") => Number(/max-age=(\d+)/.exec(header)?.[1]);

/** The sources of the first of some directives that the policy has. */
function sources({ headers }: ResponseHead, ...names: string[]): string | undefined {
  const directives = (headers[csp] ?? "").split(";").map((it) => it.trim().split(/ (.*)/s));
  for (const name of names) {
    const found = directives.find(([directive]) => directive === name);
    if (found) return found[1] ?? "";
  }
  return undefined;
}
