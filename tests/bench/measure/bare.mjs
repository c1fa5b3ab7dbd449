import { randomUUID } from "node:crypto";
import { createServer, get } from "node:http";
import { buffer } from "node:stream/consumers";

/*
 * The same bytes under the same headers from node:http with nothing around it: what is missing
 * between this and a server in C is the platform's. Arguments: a server of ours, and the paths to take.
 */
const [url = "", ...paths] = process.argv.slice(2);

/** Node's own, and the one that is new each time. */
const own = new Set(["connection", "date", "keep-alive", "x-request-id"]);

/** @type {Map<string, { headers: string[], body: Buffer }>} */
const responses = new Map();
for (const path of paths) {
  get(url + path, { headers: { "Accept-Encoding": "br" } }, async (response) => {
    const fields = Object.entries(response.headers).filter(([name]) => !own.has(name));
    responses.set(path, { headers: fields.flat().map(String), body: await buffer(response) });
  });
}

createServer((req, res) => {
  const response = responses.get(req.url ?? "");
  if (!response) return res.writeHead(404).end();
  return res.writeHead(200, [...response.headers, "X-Request-Id", randomUUID()]).end(response.body);
}).listen(Number(process.env.PORT), process.env.HOST);
