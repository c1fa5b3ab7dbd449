import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, describe, expect, it } from "vitest";
import { builtIn, replaceSite, site as standing } from "#content/site.server";
import { loader as accentRoute } from "~/routes/meta/accent";
import { loader as audioRoute } from "~/routes/meta/audio";
import { loader as manifestRoute } from "~/routes/meta/manifest";
import { listFolder } from "~/site/folder.server";
import { contrast, grounds } from "~/site/look.server";
import { readSite, sentenceOf } from "~/site/read-site.server";
import { siteWords } from "~/ui/layout/site-words.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { temporaryFolder } from "../../support/folder";

afterEach(() => replaceSite(builtIn));

const drawn = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 4, background: "#a63" } });

type Files = Record<string, string | Buffer>;

async function read(files: Files) {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const { site, told } = await readSite(folder, await listFolder(folder));
  replaceSite({ ...site, folder });
  return { site, told: told.map(sentenceOf), remarks: told.filter(({ isRemark }) => isRemark) };
}

const yaml = (text: string) => `samples: on\nname: Hope Church\nshortName: Hope\n${text}`;

describe("the accent", () => {
  it("is measured on the grounds that the sheets have", () => {
    const sheets = ["app/styles/tokens.css", "app/styles.css"].map((path) =>
      readFileSync(path, "utf8"),
    );
    const values = (name: string) =>
      sheets.flatMap((sheet) =>
        [...sheet.matchAll(new RegExp(`--color-${name}: (#\\w+);`, "g"))].map(([, value]) => value),
      );
    const [paper, raised, sunken] = ["surface", "surface-raised", "surface-sunken"].map(values);
    expect([paper?.[0], raised?.[0], sunken?.[0]]).toEqual(grounds.light);
    expect([
      paper?.[1],
      raised?.[1],
      sunken?.[1],
      ...values("bar"),
      ...values("night-deep"),
    ]).toEqual(grounds.dark);
    expect(values("accent-ink")).toEqual(["#0f172a"]);
  });

  it("that is clear on both is taken as it is, with an ink that is clear on it", async () => {
    const { site, told } = await read({
      "site.yaml": yaml('accent: { light: "#8b1a1a", dark: "#d98080" }'),
    });
    expect(told).toEqual([]);
    const { path = "", css = "" } = site.accent ?? {};
    expect(css).toContain(":root{--color-accent:#8b1a1a;");
    expect(css).toContain(":root:not([data-color-scheme=light]){--color-accent:#d98080;");
    for (const [, color = "", bright = "", pale = "", ink = ""] of css.matchAll(
      /accent:(#\w+);--color-accent-bright:(#\w+);--color-accent-pale:(#\w+);--color-accent-ink:(#\w+)/g,
    ))
      for (const each of [color, bright, pale])
        expect(contrast(each, ink)).toBeGreaterThanOrEqual(4.5);
    const ask = (file: string) =>
      accentRoute({ params: { file }, request: new Request("http://own/"), context: {} });
    const response = ask(path.replace("/accent/", ""));
    expect(await response.text()).toBe(css);
    expect(response.headers.get("Cache-Control")).toContain("immutable");
    expect(() => ask("000000000000.css")).toThrow();
    expect(siteWords().head?.at(-1)).toEqual({ rel: "stylesheet", href: path });
  });

  it.each([
    ["#8b1a1a", "has a contrast of 1.5:1 with the dark ground, and 3:1 is the least"],
    ["#d4af37", "has a contrast of 1.7:1 with the light ground, and 3:1 is the least"],
    ["#0f172a", "has a contrast of 1.0:1 with the dark ground, and 3:1 is the least"],
    ["#ffffff", "has a contrast of 1.0:1 with the light ground, and 3:1 is the least"],
    ["#7d7d7d", "has a contrast of 4.3:1 with words on it, and 4.5:1 is the least: write"],
  ])("%s is refused with the ratio, and what is advised passes", async (color, words) => {
    const { told } = await read({ "site.yaml": yaml(`accent: "${color}"`) });
    expect(told.join()).toContain(`site.yaml:4: accent: ${color} has`);
    expect(told.join()).toContain(words);
    const [, advised = ""] = /write (accent: .*\})\.$/.exec(told[0] ?? "") ?? [];
    expect((await read({ "site.yaml": yaml(advised) })).told).toEqual([]);
  });

  it.each(["red", "#abc", "[1]", '{ light: "#8b1a1a" }', '"#8b1a1a;}"'])(
    "%s is no color",
    async (text) => {
      expect((await read({ "site.yaml": yaml(`accent: ${text}`) })).told.join()).toContain(
        'site.yaml:4: accent: must be a color, "#8b1a1a"',
      );
    },
  );
});

describe("logo, icon and picture", () => {
  it("are pictures of the folder, told with their sizes wherever they are shown", async () => {
    const { site, told } = await read({
      "site.yaml": yaml(
        "logo: logo.png\nicon: icon.png\npicture: { image: church.jpg, alt: Our church. }",
      ),
      "images/logo.png": await drawn(600, 150).png().toBuffer(),
      "images/icon.png": await drawn(512).png().toBuffer(),
      "images/church.jpg": await drawn(900, 600).jpeg().toBuffer(),
    });
    expect(told).toEqual([]);
    const { logo, head } = siteWords();
    expect(logo).toEqual({ src: site.logo?.path, width: 600, height: 150 });
    const icon = { href: site.icon?.path, type: "image/png", sizes: "512x512" };
    expect(head).toEqual([
      { rel: "icon", ...icon },
      { rel: "apple-touch-icon", ...icon },
    ]);
    const manifest = await manifestRoute().json();
    const src = site.icon?.path;
    const told512 = { src, sizes: "512x512", type: "image/png" };
    expect(manifest).toMatchObject({ name: "Hope Church", short_name: "Hope", icons: [told512] });
    expect(JSON.stringify(manifest)).not.toMatch(/Prayer ?LIFE|icon-/);
    const root = { id: "root", data: { origin: "https://own.example", words: siteWords() } };
    const of = (page: object) =>
      JSON.stringify(
        pageMeta({ location: { pathname: "/" }, matches: [root] }, { heading: "x", ...page }),
      );
    for (const page of [{}, { picture: { path: "/og/plan-1.png", alt: "" } }])
      expect(of(page)).toContain(`"og:image","content":"https://own.example${site.picture?.path}"`);
    expect(of({ picture: { path: "/og/scene-olive.png", alt: "" } })).toContain(
      "/og/scene-olive.png",
    );
  });

  it.each([
    ["logo: none.png", "there is no picture none.png in images/"],
    ["icon: wide.png", "icon: is 600 by 150 pixels: make it a square, best 512 by 512."],
    ["icon: small.png", "icon: is 100 by 100 pixels: 512 look sharp on a phone."],
    ["icon: photo.jpg", "icon: must be a PNG file, which phones take."],
    ["picture: { image: photo.jpg }", "picture.alt: is missing"],
  ])("%s is told", async (text, words) => {
    const { told } = await read({
      "site.yaml": yaml(text),
      "images/wide.png": await drawn(600, 150).png().toBuffer(),
      "images/small.png": await drawn(100).png().toBuffer(),
      "images/photo.jpg": await drawn(600).jpeg().toBuffer(),
    });
    expect(told.join()).toContain(words);
  });

  it("without a folder the manifest and the head are ours", async () => {
    const { name, short_name, icons } = await manifestRoute().json();
    expect([name, short_name, icons.length]).toEqual(["Prayer LIFE", "Prayer LIFE", 4]);
    expect(Object.keys(siteWords())).toEqual(["name", "shortName", "hasPictures"]);
  });
});

it.each([
  [
    "links: [{ label: Give, to: https://hope.example/give }, { label: Plan, to: /plan/joy-plan }]",
    "",
  ],
  ["links: [{ label: Give, to: 'http://hope.example' }]", "must begin with https://, or with /"],
  ["links: [{ label: Give, to: 'javascript:alert(1)' }]", "must begin with https://, or with /"],
  ["links: [{ label: Give, to: //evil.example }]", "must begin with https://, or with /"],
  ["links: [{ label: An invitation to our evenings, to: / }]", "links.1.label: is too long: 24"],
  [`links: [${"{ label: Give, to: / },".repeat(4)}]`, "links: is too long: 3 is the most."],
])("%s", async (text, words) => {
  const { told } = await read({ "site.yaml": yaml(text) });
  if (words) expect(told.join()).toContain(words);
  else expect([told, standing().links.length]).toEqual([[], 2]);
});

it("people have their photos, each with words for who does not see it", async () => {
  const files = { "images/ann.jpg": await drawn(300).jpeg().toBuffer(), "site.yaml": yaml("") };
  const team = (more: string) => `- name: Ann B.\n  role: Elder\n  bio: She prays early.\n${more}`;
  const { site, told } = await read({
    ...files,
    "team.yaml": team("  photo: ann.jpg\n  alt: Ann at her desk\n"),
    "voices.yaml":
      "home:\n  - quote: Good.\n    name: Joel D.\n    role: Reader\n    photo: ann.jpg\n    alt: Joel\n",
  });
  expect(told).toEqual([]);
  expect(site.team[0]).toMatchObject({
    photo: expect.stringMatching(/^\/images\/ann\./),
    alt: "Ann at her desk",
  });
  expect(site.testimonials[0]?.photo).toBe(site.team[0]?.photo);
  expect((await read({ ...files, "team.yaml": team("  photo: ann.jpg\n") })).told).toEqual([
    "team.yaml: Ann B.: has an image without alt: say in a few words what it shows.",
  ]);
  expect(
    (await read({ ...files, "team.yaml": team("  photo: bob.jpg\n  alt: Bob\n") })).told.join(),
  ).toContain("Ann B.: there is no picture bob.jpg in images/");
});

const mp3 = Buffer.concat([Buffer.from("ID3\x04\0\0\0\0\0\0"), Buffer.alloc(990, 7)]);
const m4a = Buffer.concat([Buffer.from("\0\0\0\x20ftypM4A "), Buffer.alloc(400, 1)]);
const opus = Buffer.concat([
  Buffer.from("OggS"),
  Buffer.alloc(24),
  Buffer.from("OpusHead"),
  Buffer.alloc(300),
]);

describe("a recording", () => {
  it("is known by what it is of, plans and themes of ours and of theirs", async () => {
    const { site, told } = await read({
      "audio/night-prayer.mp3": mp3,
      "audio/hours/morning/friday.m4a": m4a,
      "audio/plans/anxiety-plan/3.opus": opus,
      "audio/themes/theme-9.mp3": mp3,
    });
    expect(told).toEqual([]);
    expect([...site.recordings.keys()].sort()).toEqual([
      "hours/morning/friday",
      "night-prayer",
      "plans/anxiety-plan/3",
      "themes/theme-9",
    ]);
    expect(site.recordings.get("plans/anxiety-plan/3")).toMatchObject({
      type: "audio/ogg; codecs=opus",
      path: expect.stringMatching(/^\/audio\/plans-anxiety-plan-3\.[\da-f]{12}\.opus$/),
    });
  });

  it("has another address, and the site another hash, once a byte of it is another", async () => {
    const first = await read({ "audio/night-prayer.mp3": mp3 });
    const changed = Buffer.from(mp3);
    changed[900] = 8;
    const second = await read({ "audio/night-prayer.mp3": changed });
    const path = ({ site }: typeof first) => site.recordings.get("night-prayer")?.path;
    expect(path(first)).not.toBe(path(second));
    expect(first.site.hash).not.toBe(second.site.hash);
  });

  it.each([
    [
      "audio/nightprayer.mp3",
      mp3,
      "belongs to nothing, and is not played: did you mean audio/night-prayer.mp3?",
    ],
    ["audio/plans/anxiety-plan/8.mp3", mp3, "did you mean audio/plans/anxiety-plan/7.mp3?"],
    ["audio/plans/anxiety/2.mp3", mp3, "did you mean audio/plans/anxiety-plan/2.mp3?"],
    ["audio/hours/midday/fryday.mp3", mp3, "did you mean audio/hours/midday/friday.mp3?"],
  ])("%s is a remark with the nearest name", async (name, content, words) => {
    const { told, remarks } = await read({ [name]: content });
    expect(told.join()).toContain(`${name}: ${words.startsWith("did") ? "belongs" : words}`);
    expect(told.join()).toContain(words);
    expect(remarks).toHaveLength(1);
  });

  it.each([
    [{ "audio/night-prayer.mp3": m4a }, "is of the kind m4a: let its name end in .m4a."],
    [{ "audio/night-prayer.mp3": Buffer.from("<script>") }, "is no MP3, M4A or Opus file"],
    [{ "audio/night-prayer.wav": mp3 }, "is not named as a recording"],
    [{ "audio/Night Prayer.mp3": mp3 }, "is not named as a recording"],
    [
      { "audio/night-prayer.mp3": mp3, "audio/night-prayer.m4a": m4a },
      "is for the same as audio/night-prayer.m4a: keep one",
    ],
    [
      { "audio/night-prayer.mp3": Buffer.alloc(50_000_001) },
      "is too large: 50.0 MB, and 50.0 MB is the most.",
    ],
  ] as [Files, string][])("%j is told", async (files, words) => {
    const { told, remarks } = await read(files);
    expect(told.join()).toContain(words);
    expect(remarks).toEqual([]);
  });

  const ask = async (headers: Record<string, string> = {}, method = "GET") => {
    const path = standing().recordings.get("night-prayer")?.path ?? "";
    const request = new Request(`http://own${path}`, { method, headers });
    const response = await audioRoute({
      params: { file: path.replace("/audio/", "") },
      request,
      context: {},
    });
    const body = Buffer.from(await response.arrayBuffer());
    const { status, headers: sent } = response;
    return {
      status,
      body,
      etag: sent.get("ETag") ?? "",
      range: sent.get("Content-Range"),
      length: Number(sent.get("Content-Length")),
    };
  };

  it.each([
    ["bytes=0-9", 0, 9],
    ["bytes=990-", 990, 999],
    ["bytes=-5", 995, 999],
    ["bytes=-5000", 0, 999],
    ["bytes=998-5000", 998, 999],
    ["BYTES=1-1", 1, 1],
  ])("%s is a piece of it", async (Range, from, to) => {
    await read({ "audio/night-prayer.mp3": mp3 });
    const { status, body, range, length } = await ask({ Range });
    expect([status, range, length]).toEqual([206, `bytes ${from}-${to}/1000`, to - from + 1]);
    expect(body.equals(mp3.subarray(from, to + 1))).toBe(true);
  });

  it.each([
    "bytes=5-2",
    "bytes=0-1,4-5",
    "lines=1-2",
    "bytes=-",
    "bytes=x-3",
    "bytes=99999999999999999-",
  ])("%s is as none", async (Range) => {
    await read({ "audio/night-prayer.mp3": mp3 });
    const { status, body, range } = await ask({ Range });
    expect([status, range, body.equals(mp3)]).toEqual([200, null, true]);
  });

  it.each(["bytes=1000-", "bytes=5000-6000", "bytes=-0"])(
    "%s lies behind its end",
    async (Range) => {
      await read({ "audio/night-prayer.mp3": mp3 });
      const { status, body, range } = await ask({ Range });
      expect([status, range, body.length]).toEqual([416, "bytes */1000", 0]);
    },
  );

  it("is sent whole where another was begun, and only told of where it is asked for its head", async () => {
    await read({ "audio/night-prayer.mp3": mp3 });
    const { etag, status } = await ask();
    expect(status).toBe(200);
    const Range = "bytes=0-9";
    expect((await ask({ Range, "If-Range": etag })).status).toBe(206);
    expect((await ask({ Range, "If-Range": '"other"' })).body.length).toBe(1_000);
    expect((await ask({ Range, "If-Range": "Sat, 28 Nov 2026 10:00:00 GMT" })).status).toBe(200);
    expect(await ask({ Range }, "HEAD")).toMatchObject({
      status: 206,
      length: 10,
      body: Buffer.alloc(0),
    });
  });
});
