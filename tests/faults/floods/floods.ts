/** A way to trouble a server from one address. */
export type Flood = {
  name: string;
  connections: number;
  /** As they go over the wire, a byte a character. */
  requests: string[];
  /** Requests of a connection that wait for their response at a time; one unless said. */
  ahead?: number;
  /** A connection for each request. */
  brief?: boolean;
  /** Connections that say nothing. */
  silent?: boolean;
  /** No proxy passes it on. */
  direct?: boolean;
};

/** What the attacker has before it begins: an account with thousands of long prayers. */
export type Attacker = {
  username: string;
  password: string;
  /** Of a session that runs. */
  cookie: string;
  /** Signed by the server too, of a session that has ended. */
  ended: string;
  /** Of a leader's session on the prayer team, whose desk has ten thousand requests. */
  desk: string;
};

type Headers = Record<string, string>;
type Request = { method?: string; path: string; headers?: Headers; type?: string; body?: string };

/** Stands for a number that is sent once. */
export const unique = "NNNNNNNNNNNN";

/** Every flood of the table. @param forwarded headers of a proxy, which every request carries. */
export function floods(attacker: Attacker, forwarded: Headers): Flood[] {
  const { username, password, cookie: Cookie, ended, desk } = attacker;
  const signIn = { form: "login", username, password };
  const request = (asked: Request) => written(asked, forwarded);
  const page = (path: string, headers?: Headers) => request({ path, headers });
  const form = (path: string, fields: Headers, headers?: Headers) =>
    request({ path, body: new URLSearchParams(fields).toString(), type: urlEncoded, headers });
  const json = (path: string, body: string) => request({ path, body, type: "application/json" });
  const flood = (name: string, connections: number, ...requests: string[]): Flood => ({
    name,
    connections,
    requests,
  });

  return [
    flood("slashes in the path", 20, page(`/plan${"/".repeat(15_000)}x`)),
    flood("many parts in the path", 200, page(`/plan${"/a".repeat(900)}/${unique}`)),
    flood("spaces in Accept-Encoding", 50, page("/", { "Accept-Encoding": spaces })),
    flood("combining marks as a name", 20, json("/api/login", marks("username"))),
    flood("combining marks in every field", 20, json("/api/contact", marks("firstName"))),
    flood("pages with a cookie of nobody", 200, page("/", { Cookie: `session_id=${unique}` })),
    flood("pages with the cookie of an ended session", 200, page("/", { Cookie: ended })),
    flood("pages with preferences of nobody", 1_100, page("/", { Cookie: "preferences=x" })),
    flood("pages with preferences", 1_100, page("/about", { Cookie: "preferences=dark" })),
    flood("unknown pages", 200, page(`/no/such/page/${unique}`)),
    flood("unknown plans", 200, page(`/plan/pation-wisdum-streng-${unique}`)),
    flood("data of unknown pages", 200, page(`/no/such/page/${unique}.data`)),
    flood(
      "results in the query",
      200,
      page(`/?done=${unique}`, { "Sec-Fetch-Site": "same-origin" }),
    ),
    flood("invalid posts to /auth", 200, form("/auth", { form: "login", username: unique })),
    flood("invalid posts to /contact", 200, form("/contact", { form: "contact", name: unique })),
    flood("invalid posts to /api/login", 200, json("/api/login", "{}")),
    flood("posts to nowhere", 200, form(`/no/such/${unique}`, { form: "contact" })),
    flood("newsletter entries", 200, form("/features", entry)),
    flood("saving for nobody", 200, form("/plan/anxiety-plan", { intent: "save" })),
    flood("sign-ins with the right password", 110, form("/auth", signIn)),
    flood("sign-ins with a wrong one", 110, form("/auth", { ...signIn, password: unique })),
    flood("sign-ins by /api", 110, json("/api/login", JSON.stringify({ username, password }))),
    flood("registrations", 110, json("/api/register", JSON.stringify(newcomer))),
    flood("home, signed in", 200, page("/", { Cookie })),
    flood("all that a full account holds", 50, page("/account/privacy/everything", { Cookie })),
    flood("the same as a file", 50, page("/account/privacy/everything.json", { Cookie })),
    flood(
      "dear searches",
      60,
      ...dearSearches.map((query) => page(`/search?verses=96&q=${query}`)),
    ),
    flood("finds in a full account", 60, page(`/account/prayers?find=${dearFind}`, { Cookie })),
    flood("prayers written", 100, form("/account/prayers", prayer, { Cookie })),
    flood("bodies of many fields", 50, form("/contact", manyFields)),
    flood("deep JSON", 50, json("/api/contact", `${'{"a":['.repeat(9_000)}1`)),
    flood("pages from memory", 200, page("/")),
    flood("pages from memory, as they are", 200, page("/", { "Accept-Encoding": "identity" })),
    { ...flood("requests sent ahead", 200, page("/about")), ahead: 90, direct: true },
    { ...flood("far too many sent ahead", 100, page("/about")), ahead: 2_000, direct: true },
    { ...flood("expectations", 60, page("/about", { Expect: "x" })), ahead: 2_000, direct: true },
    flood("expectations, one at a time", 200, page("/about", { Expect: "x" })),
    flood("bodies that wait to be asked for", 200, expecting(forwarded)),
    {
      ...flood("tunnels", 200, request({ method: "CONNECT", path: "a:1" })),
      brief: true,
      direct: true,
    },
    { ...flood("upgrades", 200, page("/about", upgrade)), ahead: 20, direct: true },
    flood("the desk of the team", 100, page("/team", { Cookie: desk })),
    flood("the desk's closed requests", 100, page("/team?list=closed", { Cookie: desk })),
    flood("the desk on paper", 100, page("/team/print", { Cookie: desk })),
    { ...flood("short connections", 200, page("/about")), brief: true },
    { ...flood("what is no HTTP", 200, "nothing of the kind\r\n\r\n"), brief: true, direct: true },
    { ...flood("silent connections", 5_050), silent: true, direct: true },
    {
      ...flood("requests, then what is none", 200, `${page("/about")}nothing`),
      brief: true,
      direct: true,
    },
    flood("bodies that never come", 1_000, withoutBody(forwarded)),
    {
      ...flood("pages ahead of bodies that never come", 200, dearBefore(forwarded)),
      direct: true,
    },
    flood("cookies of 14 KB", 100, page("/", { Cookie: "a=b; ".repeat(2_800) })),
    flood("tags of 14 KB", 100, page("/", { "If-None-Match": ', W/"a"'.repeat(1_900) })),
  ];
}

const urlEncoded = "application/x-www-form-urlencoded";
const spaces = `${" ".repeat(14_000)}x${unique}`;
/** Made of the commonest words of the Bible's index, in spellings that no list of stop words has. */
const dearSearches = [
  "anxious+thes+ands+ofs+tos+ins",
  "lords+hes+fors+wills+ons+iss",
  "theirs+sons+saids+hads+whens+outs",
  `zebra+sai+com+${unique}`,
];
const dearFind = encodeURIComponent("äÖü Ñx");
const entry = { form: "newsletter", email: `a${unique}@example.org` };
const prayer = { form: "prayer", text: `A prayer ${unique}` };
const newcomer = {
  username: `ann${unique}`,
  email: `ann${unique}@example.org`,
  password: "a long password",
};
const manyFields = Object.fromEntries(Array.from({ length: 9_000 }, (_, i) => [`a${i}`, ""]));
const marks = (field: string) =>
  JSON.stringify({ [field]: `a${"\u0344".repeat(31_000)}`, password: "a long password" });

/** A request byte by byte. */
function written({ method, path, headers, type = "", body }: Request, forwarded: Headers): string {
  const bytes = Buffer.from(body ?? "").toString("latin1");
  const all = {
    Host: "localhost",
    ...forwarded,
    ...headers,
    ...(body !== undefined && { "Content-Type": type, "Content-Length": String(bytes.length) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const verb = method ?? (body === undefined ? "GET" : "POST");
  return `${verb} ${path} HTTP/1.1\r\n${lines.join("")}\r\n${bytes}`;
}

const upgrade = { Connection: "Upgrade", Upgrade: "websocket" };

/** Announces a body of a megabyte, and waits to be told to go on. */
const expecting = (forwarded: Headers) =>
  written(
    {
      method: "POST",
      path: "/contact",
      headers: { Expect: "100-continue", "Content-Type": urlEncoded, "Content-Length": "1000000" },
    },
    forwarded,
  );

/** Pages that are rendered for who asks, and behind them a form that does not come to its end. */
const dearBefore = (forwarded: Headers) =>
  written({ path: "/", headers: { Cookie: "preferences=dark" } }, forwarded).repeat(20) +
  withoutBody(forwarded);

const withoutBody = (forwarded: Headers) =>
  written({ path: "/contact", body: "a".repeat(1_000), type: urlEncoded }, forwarded).slice(
    0,
    -999,
  );
