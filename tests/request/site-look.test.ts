import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { JSDOM } from "jsdom";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { askRaw } from "../support/raw";
import { startServer, type TestServer } from "../support/server";

let server: TestServer;

const mp3 = Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\0"), Buffer.alloc(300_000, 7)]);

const words = `name: Hope Church
contact: { email: office@hope.example }
app: none
logo: logo.png
icon: icon.png
picture: { image: icon.png, alt: Our sign. }
accent: { light: "#8b1a1a", dark: "#d98080" }
links: [{ label: Sunday services, to: https://hope.example/about }, { label: Our plan, to: /plan/joy-plan }]
`;

beforeAll(async () => {
  const DATA_DIR = temporaryFolder();
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#a63" } })
      .png()
      .toBuffer();
  const files: Record<string, string | Buffer> = {
    "site.yaml": words,
    "team.yaml":
      "- { name: Ann B., role: Elder, bio: She prays., photo: icon.png, alt: Ann outside. }\n",
    "images/logo.png": await drawn(600, 150),
    "images/icon.png": await drawn(512, 512),
    "audio/night-prayer.mp3": mp3,
    "audio/plans/anxiety-plan/2.mp3": mp3,
    "audio/themes/theme-2.mp3": mp3,
    "audio/hours/evening/friday.mp3": mp3,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(DATA_DIR, "site", name)), { recursive: true });
    writeFileSync(join(DATA_DIR, "site", name), content);
  }
  server = await startServer({ DATA_DIR });
});

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  askRaw(server.port, { path, method, headers });

async function open(path: string) {
  const { status, headers, text } = await get(path);
  expect([path, status]).toEqual([path, 200]);
  const policy = String(headers["content-security-policy"]);
  return { document: new JSDOM(text).window.document, text, policy };
}

it("the head, the bar, the menu and the foot of a page are the church's", async () => {
  const { document, text } = await open("/faqs");
  const hrefs = (rel: string) =>
    [...document.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map(({ href }) => href);
  const icons = [...hrefs("icon"), ...hrefs("apple-touch-icon")];
  expect(icons).toEqual([icons[0], icons[0]]);
  const [, sheet = ""] = hrefs("stylesheet").filter((href) => !href.includes("praying"));
  expect(sheet).toMatch(/^\/accent\/[\da-f]{12}\.css$/);
  expect(document.head.innerHTML.indexOf(sheet)).toBeGreaterThan(
    text.indexOf("/assets/styles-") - 1,
  );
  for (const path of [icons[0] ?? "", sheet]) {
    const { status, headers } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([
      200,
      "public, max-age=31536000, immutable",
    ]);
  }
  const logos = [...document.querySelectorAll("img[alt='Hope Church']")];
  expect(logos.map((logo) => [logo.getAttribute("width"), logo.getAttribute("height")])).toEqual([
    ["600", "150"],
    ["600", "150"],
  ]);
  expect(document.querySelectorAll(".bar .logo, .bar [alt='Hope Church']")).toHaveLength(1);
  for (const part of ["#site-menu", ".site-footer"]) {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`${part} a`)];
    const own = links.filter(({ textContent }) =>
      /Sunday services|Our plan/.test(textContent ?? ""),
    );
    expect(own.map((link) => link.getAttribute("href"))).toEqual([
      "https://hope.example/about",
      "/plan/joy-plan",
    ]);
  }
  expect((await open("/sitemap")).document.querySelector("main")?.textContent).toContain(
    "Sunday services",
  );
});

it("a page of this site is marked in the menu, another site's of the same path is not", async () => {
  const marks = async (path: string) =>
    [...(await open(path)).document.querySelectorAll("#site-menu [aria-current]")].map(
      ({ textContent }) => textContent,
    );
  expect(await marks("/plan/joy-plan")).toEqual(["Our plan"]);
  expect(await marks("/about")).toEqual([]);
  expect(await marks("/plans")).toEqual(["Prayer Plans"]);
});

it("the manifest, links shown elsewhere and pages say nothing of ours", async () => {
  const manifest = await get("/site.webmanifest");
  expect(manifest.headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
  expect(JSON.parse(manifest.text)).toMatchObject({
    name: "Hope Church",
    icons: [{ sizes: "512x512" }],
  });
  expect(manifest.text).not.toMatch(/Prayer ?LIFE|screenshots|maskable/);
  for (const path of ["/", "/blog", "/plan/1", "/theme/theme-1", "/pray"]) {
    const { document } = await open(path);
    const picture = document.querySelector("meta[property='og:image']")?.getAttribute("content");
    expect([path, picture]).toEqual([
      path,
      expect.stringMatching(/\/images\/icon\.[\da-f]{12}\.png$/),
    ]);
  }
  const photo = (await open("/about")).document.querySelector("main .avatar img");
  expect([photo?.getAttribute("alt"), photo?.closest("[aria-hidden]")]).toEqual([
    "Ann outside.",
    null,
  ]);
});

const withOne = [
  "/today/night",
  "/plan/anxiety-plan?day=2",
  "/theme/theme-2",
  "/theme/theme-2?pray=now",
  "/pray?hour=evening&of=friday",
  "/pray?hour=evening&of=friday&pray=now",
];
const without = [
  "/",
  "/today/morning",
  "/plan/anxiety-plan",
  "/theme/theme-1",
  "/pray?hour=night",
  "/about",
  "/404",
];

it.each(withOne)(
  "%s has a recording, which its policy lets in and which is loaded when it is pressed",
  async (path) => {
    const { document, policy } = await open(path);
    const [player, other] = document.querySelectorAll("audio");
    expect([player?.hasAttribute("controls"), player?.getAttribute("preload"), other]).toEqual([
      true,
      "none",
      undefined,
    ]);
    expect(policy).toContain("; media-src 'self'; ");
    const { status, body } = await get(player?.getAttribute("src") ?? "");
    expect([status, body.equals(mp3)]).toEqual([200, true]);
  },
);

it.each(without)("%s has none, and lets none in", async (path) => {
  const { headers, text } = await get(path);
  expect(text).not.toContain("<audio");
  expect(headers["content-security-policy"]).not.toContain("media-src");
});

it("a recording goes out in pieces, as it is, from the copy that is kept", async () => {
  const src =
    (await open("/today/night")).document.querySelector("audio")?.getAttribute("src") ?? "";
  const whole = await get(src, { "Accept-Encoding": "gzip, br" });
  expect(whole.headers).toMatchObject({
    "content-type": "audio/mpeg",
    "content-length": String(mp3.length),
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect(whole.headers).not.toHaveProperty("content-encoding");
  const etag = whole.headers.etag ?? "";
  const piece = await get(src, { Range: "bytes=100-199", "If-Range": etag });
  expect([piece.status, piece.headers["content-range"]]).toEqual([
    206,
    `bytes 100-199/${mp3.length}`,
  ]);
  expect(piece.body.equals(mp3.subarray(100, 200))).toBe(true);
  const beyond = await get(src, { Range: `bytes=${mp3.length}-` });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, `bytes */${mp3.length}`]);
  const head = await get(src, {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
    200,
    String(mp3.length),
    0,
  ]);
  expect((await get(src, {}, "POST")).status).toBe(405);
  for (const path of [
    src.replace(/\.[\da-f]{12}\./, ".000000000000."),
    "/audio/night-prayer.mp3",
    "/audio/..%2fsite.yaml",
  ])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});
