import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { type Assets, folderFiles, loadAssets } from "~/http/page-cache/assets.server";
import { temporaryFolder } from "../../../support/folder";

describe("the files of the browser build", () => {
  let assets: Assets;
  const headers = (path: string): Record<string, string> => {
    const flat = assets.get(path)?.variants.identity.headers ?? [];
    return Object.fromEntries(
      flat.flatMap((name, i) => (i % 2 ? [] : [[name, flat[i + 1] ?? ""]])),
    );
  };

  beforeAll(() => {
    const folder = temporaryFolder();
    for (const name of ["assets/deep", "og", ".vite", "well.txt"])
      mkdirSync(join(folder, name), { recursive: true });
    const files = [
      "favicon.svg",
      "assets/a.js",
      "assets/deep/font.woff2",
      "robots.txt",
      "og/a.png",
    ];
    const hidden = ["assets/a.js.br", "assets/a.js.map", "page.html", ".env", "plain"];
    for (const name of [...files, ...hidden]) writeFileSync(join(folder, name), name);
    writeFileSync(join(folder, "assets/a.js.gz"), gzipSync("assets/a.js"));
    symlinkSync("/etc/passwd", join(folder, "passwd.txt"));
    assets = loadAssets(folderFiles(folder), { "X-Common": "yes" });
  });

  it("are those with a type of ours; no link leads out of the folder", () => {
    expect([...assets.paths].sort()).toEqual([
      "/assets/a.js",
      "/assets/deep/font.woff2",
      "/favicon.svg",
      "/og/a.png",
      "/robots.txt",
    ]);
  });

  it("carry the common headers, their type and no rights", () => {
    expect(headers("/assets/a.js")).toMatchObject({
      "X-Common": "yes",
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
      Vary: "Accept-Encoding",
    });
    expect(headers("/assets/deep/font.woff2")["Content-Type"]).toBe("font/woff2");
  });

  it("are cached for ever where their name holds their hash, else asked for again", () => {
    const cached = (path: string) => headers(path)["Cache-Control"];
    expect(cached("/assets/a.js")).toBe("public, max-age=31536000, immutable");
    expect(cached("/favicon.svg")).toBe("public, max-age=0, must-revalidate");
  });

  it("may be shown elsewhere when they are pictures for links", () => {
    const shown = "Cross-Origin-Resource-Policy";
    expect(headers("/og/a.png")).toMatchObject({
      [shown]: "cross-origin",
      "Cache-Control": "public, max-age=86400",
    });
    expect(headers("/favicon.svg")).not.toHaveProperty(shown);
  });

  it("bring their compressed copies, which are no files of their own", () => {
    const { br, gzip, identity } = assets.get("/assets/a.js")?.variants ?? {};
    expect([br?.body, identity?.body].map(String)).toEqual(["assets/a.js.br", "assets/a.js"]);
    expect(String(gunzipSync(gzip?.body ?? ""))).toBe("assets/a.js");
    expect(Object.keys(assets.get("/favicon.svg")?.variants ?? {})).toEqual(["identity"]);
  });
});
