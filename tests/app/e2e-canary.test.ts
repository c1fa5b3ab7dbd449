import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";

// A server that says in five ways what it is asked; the browser tests search theirs by the same module.
const server = `
  import { createServer } from "node:http";
  import { brotliCompressSync, gzipSync } from "node:zlib";
  import { watchResponses } from "./tests/e2e/support/canary.mjs";
  const [secrets, seen] = process.argv.slice(1);
  watchResponses({ secrets, seen });
  const ways = {
    "/plain": (res, text) => res.end(text),
    "/parts": (res, text) => { res.write(text.slice(0, 9)); res.end(Buffer.from(text.slice(9))); },
    "/br": (res, text) => res.setHeader("Content-Encoding", "br").end(brotliCompressSync(text)),
    "/gzip": (res, text) => res.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(text)),
    "/header": (res, text) => res.writeHead(303, { Location: "/?q=" + text.slice(-9) }).end(),
  };
  createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url, "http://localhost");
    (ways[pathname] ?? ways["/plain"])(res, "it says: " + searchParams.get("say"));
  }).listen(0, "127.0.0.1", function () { console.log(this.address().port); });
`;

it("the canary of the browser tests is heard in whatever way a server says it", async () => {
  const folder = temporaryFolder();
  const [secrets, seen] = [join(folder, "secrets"), join(folder, "seen")];
  writeFileSync(seen, "");
  const args = ["--input-type=module", "--eval", server, secrets, seen];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  try {
    const [port] = await once(child.stdout, "data");
    const say = async (path: string, words = "zeisigruf") => {
      const url = `http://127.0.0.1:${Number(port)}${path}?say=${words}`;
      await (await fetch(url, { redirect: "manual" })).text();
    };
    await say("/plain");
    writeFileSync(secrets, JSON.stringify({ words: ["zeisigruf"], token: "a-token" }));
    const allowed = ["/team", "/team/requests/r1", "/request/a-token", "/assets/a.js"];
    for (const path of allowed) await say(path);
    await say("/plain", "peace");
    expect(readFileSync(seen, "utf8")).toBe("");
    const ways = ["/plain", "/parts", "/br", "/gzip", "/header", "/teamwork"];
    for (const path of ways) await say(path);
    await say("/plain", "a-token");
    // A server that responds again has written down what it said before.
    await say("/plain", "peace");
    const heard = readFileSync(seen, "utf8").trim().split("\n");
    expect(heard).toEqual([
      ...ways.map((path) => `zeisigruf at ${path}?say=zeisigruf`),
      "a-token at /plain?say=a-token",
    ]);
  } finally {
    child.kill();
  }
});
