import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { ServerResponse } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/**
 * Searches all that servers of this process respond with for the canary: headers and body, but for
 * assets and the pages of its sender and of the team.
 * @param {{ secrets: string, seen: string }} files what is looked for, as JSON, once it stands there,
 *   and where each sighting goes, a line each.
 */
export function watchResponses(files) {
  const { write, end } = ServerResponse.prototype;
  /** @type {WeakMap<ServerResponse, Buffer[]>} */
  const bodies = new WeakMap();
  /** @type {(response: ServerResponse, args: unknown[]) => Buffer[]} */
  const collect = (response, [chunk, encoding]) => {
    const body = bodies.get(response) ?? [];
    bodies.set(response, body);
    if (chunk instanceof Uint8Array) body.push(Buffer.from(chunk));
    if (typeof chunk === "string")
      body.push(Buffer.from(chunk, /** @type {BufferEncoding} */ (encoding)));
    return body;
  };
  Object.assign(ServerResponse.prototype, {
    /** @this {ServerResponse} @param {unknown[]} args */
    write(...args) {
      collect(this, args);
      return Reflect.apply(write, this, args);
    },
    /** @this {ServerResponse} @param {unknown[]} args */
    end(...args) {
      const body = Buffer.concat(collect(this, args));
      // Before it is sent: whoever planted the canary writes this file as soon as they have their response.
      const secrets = secretsIn(files);
      const ended = Reflect.apply(end, this, args);
      const { url = "" } = this.req;
      if (secrets && !url.startsWith("/assets/"))
        for (const secret of found(secrets, url, headOf(this) + textOf(this, body)))
          appendFileSync(files.seen, `${secret} at ${url}\n`);
      return ended;
    },
  });
}

/** @param {{ secrets: string }} files @returns {{ words: string[], token: string } | undefined} */
const secretsIn = ({ secrets }) =>
  existsSync(secrets) ? JSON.parse(readFileSync(secrets, "utf8")) : undefined;

/** @param {{ words: string[], token: string }} secrets @param {string} path @param {string} text */
function found({ words, token }, path, text) {
  if (/^\/team\b/.test(path) || path.startsWith(`/request/${token}`)) return [];
  return [...words, token].filter((secret) => text.includes(secret));
}

/** As it was sent, of which node keeps a copy under this name. @param {ServerResponse} response */
const headOf = (response) => String(/** @type {{ _header?: string }} */ (response)._header ?? "");

/** @param {ServerResponse} response @param {Buffer} body */
function textOf(response, body) {
  const [, encoding = ""] = /^content-encoding: *(\w+)/im.exec(headOf(response)) ?? [];
  const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
  try {
    return (decode && body.length > 0 ? decode(body) : body).toString();
  } catch {
    // What was broken off says no more than its head.
    return "";
  }
}
