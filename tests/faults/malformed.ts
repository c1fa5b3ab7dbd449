import type { Random } from "../support/random";

type Draft = {
  method: string;
  path: string;
  version: string;
  host: string[];
  headers: string[];
  body: string;
  framing: "length" | "chunks";
};

const draft = (method: string, path: string, type = "", body = ""): Draft => ({
  method,
  path,
  version: "HTTP/1.1",
  host: ["Host: localhost"],
  headers: ["Connection: close", ...(type ? [`Content-Type: ${type}`] : [])],
  body,
  framing: "length",
});

const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";
const taken = "form=newsletter&email=ann%40example.org";
const chosen = "form=preferences&colorScheme=dark&textSize=large";
const part = 'Content-Disposition: form-data; name="email"';

/** Requests as they should be, or are refused by themselves. */
const drafts = () => [
  draft("GET", "/"),
  draft("GET", "/features.data"),
  draft("HEAD", "/favicon.svg"),
  draft("GET", "/nothing"),
  draft("PUT", "/features", form, taken),
  draft("POST", "/?index", form, taken),
  draft("POST", "/features", form, taken),
  draft("POST", "/features.data", form, taken),
  // Redirected however often it is sent: an address is soon told to wait.
  draft("POST", "/preferences", form, chosen),
  draft("POST", "/features", form, "form=newsletter&email=%"),
  draft("POST", "/features", form, "form[]=a&email[0][__proto__]=b&=&&%00=%ff"),
  draft("POST", "/features", form, `email=${"a".repeat(70_000)}`),
  draft("POST", "/features", multipart, `--x\r\n${part}\r\n\r\nann@example.org\r\n--x--\r\n`),
  draft("POST", "/features", multipart, `--x\r\n${part}; filename="\u0000"\r\n\r\n--x`),
  draft("POST", "/features", "text/plain", taken),
  draft("POST", "/api/newsletter", "application/json", '{"email":"ann@example.org"}'),
  draft("POST", "/api/newsletter", "application/json", '{"email":"\\ud800","tags":{"length":9}}'),
  draft("POST", "/api/newsletter", "application/json", "[".repeat(20_000)),
];

const methods = ["GET", "POST", "HEAD", "OPTIONS", "TRACE", "PATCH", "get", "G\u0000T", ""];
const paths = ["*", "//", "/%", "/%00", "/..%2f", "/\\", "http://a/b", "/?%ff=%", "/#", "x", ""];
const odd = ["/__manifest", "/?_data=root", "/assets/x.js", "/api/nothing", "/healthz", "/plan/1"];
const reread = [
  "/?index=1",
  "/team/log//.data",
  "/about//.data",
  "/x.data?_routes=y",
  "/?index=0&index",
];
const headers = [
  "Cookie: session_id=%E0%A4%A.",
  "Cookie: session_id=e30%3D.AAAA; session_id=; =;;",
  "Accept-Encoding: br;q=,gzip;;q=0,*;q=x",
  'If-None-Match: W/"",,",*',
  "Content-Type: multipart/form-data; boundary=",
  "Content-Type: /",
  "Origin: null",
  "Origin: http://[",
  "Sec-Fetch-Site: \u00ff",
  "X-Forwarded-For: ,,[::,999.1.1.1",
  "Expect: 100-continue",
  "Expect: a surprise",
  "Connection: upgrade, te",
  "Upgrade: h2c",
  "Range: bytes=9-1,-",
  "Transfer-Encoding: gzip, chunked",
  "Transfer-Encoding: chunked",
  "Content-Length: 5",
  "Content-Length: 99999999999999999999",
  ": empty",
  "No colon",
  " folded: yes",
  "A: \u0000",
  `B: ${"b".repeat(20_000)}`,
];

const faults: ((request: Draft, random: Random) => Partial<Draft>)[] = [
  (_, random) => ({ method: random.pick(methods) }),
  (_, random) => ({ path: random.pick([...paths, ...odd, ...reread]) }),
  ({ path }, random) => ({ path: path + random.bytes(3) }),
  (_, random) => ({ version: random.pick(["HTTP/1.0", "HTTP/2", "http/1.1", ""]) }),
  (_, random) => ({ host: random.pick([[], ["Host: a b"], ["Host: a", "Host: a"]]) }),
  (request, random) => ({ headers: [...request.headers, random.pick(headers)] }),
  (request, random) => ({ headers: [random.pick(headers), ...request.headers.slice(1)] }),
  (_, random) => ({ body: random.bytes(random.below(2_000)) }),
  ({ body }, random) => ({ body: body.slice(0, random.below(body.length + 1)) }),
  () => ({ framing: "chunks" }),
];

/** The bytes of a request that is wrong somewhere, or by chance nowhere. A character is a byte. */
export function malformedRequest(random: Random): string {
  if (random.chance(0.03)) return random.bytes(random.below(400));
  let request = random.pick(drafts());
  for (let i = random.below(4); i > 0; i--) {
    request = { ...request, ...random.pick(faults)(request, random) };
  }
  const sent = write(request, random);
  return random.chance(0.2) ? mutate(random, sent) : sent;
}

function write({ method, path, version, host, headers, body, framing }: Draft, random: Random) {
  const first = `${method} ${path} ${version}`;
  const [frame, content] = framing === "chunks" ? chunks(random, body) : length(random, body);
  const end = random.chance(0.95) ? "\r\n" : random.pick(["\n", "\r", "\r\n\r\n"]);
  return [first, ...host, ...headers, frame, "", content].join(end);
}

function length(random: Random, body: string): [string, string] {
  const said = random.chance(0.9) ? body.length : body.length + random.below(40) - 20;
  return [`Content-Length: ${said}`, body];
}

function chunks(random: Random, body: string): [string, string] {
  const right = body.length.toString(16);
  const size = random.chance(0.7) ? right : random.pick(["-1", "g", "ffffffffff", " ", "0", "1"]);
  const end = random.chance(0.7)
    ? "0\r\n\r\n"
    : random.pick(["0\r\n", "", "0\r\nA: b\r\n\r\n", "0;\n"]);
  return ["Transfer-Encoding: chunked", `${size}\r\n${body}\r\n${end}`];
}

/** Bytes turned over, cut out or doubled. */
function mutate(random: Random, sent: string): string {
  const at = random.below(Math.min(sent.length, 400));
  const width = 1 + random.below(8);
  const changed = random.pick([random.bytes(width), "", sent.slice(at, at + width).repeat(2)]);
  return sent.slice(0, at) + changed + sent.slice(at + width);
}
