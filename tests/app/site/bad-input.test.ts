import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  mkdirSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { builtIn } from "#content/site.server";
import { listFolder, readSiteFile } from "~/site/folder.server";
import { readSite, sentenceOf } from "~/site/read-site.server";
import { temporaryFolder } from "../../support/folder";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function put(name: string, text: string | Buffer = "") {
  mkdirSync(join(folder, name, ".."), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** What `site check` says. */
async function told() {
  const { told, site } = await readSite(folder, await listFolder(folder));
  return { site, words: told.map(sentenceOf) };
}

const plan = (title: string, reference = "Psalm 131") =>
  `---\ntitle: ${title}\ndescription: A day.\n---\nOne day.\n\n## Rest\n${reference}\n\n### Prayer\nLord, hush me.\n\n### Reflection\nBe still.\n`;

const wide = () =>
  sharp({ create: { width: 4_097, height: 1, channels: 3, background: "red" } })
    .png()
    .toBuffer();

const article = (text: string) => `---\ntitle: A\nexcerpt: A.\ndate: 2026-11-29\n---\n${text}\n`;

describe("what may stand in a folder by mistake", () => {
  it("ten thousand files: one sentence, and no more are looked at than may be there", async () => {
    mkdirSync(join(folder, "images"));
    for (let at = 0; at < 10_000; at += 1) writeFileSync(join(folder, `images/${at}.txt`), "");
    const { words } = await told();
    expect(words.filter((one) => one.startsWith("the folder: "))).toEqual([
      "the folder: there are more than 2,000 files; take out what is not for the site.",
    ]);
    expect(words.length).toBeLessThanOrEqual(2_001);
  });

  it("links by the thousand are told no more than that", async () => {
    mkdirSync(join(folder, "plans"));
    for (let at = 0; at < 2_500; at += 1)
      symlinkSync("/etc/passwd", join(folder, `plans/${at}.md`));
    expect((await listFolder(folder)).told.length).toBeLessThanOrEqual(2_001);
  });

  it("a file of fifty megabytes is not read", async () => {
    put("images/film.jpg");
    put("site.yaml");
    for (const name of ["images/film.jpg", "site.yaml"]) truncateSync(join(folder, name), 50e6);
    expect((await told()).words).toEqual([
      "images/film.jpg: is too large: 50.0 MB, and 2.0 MB is the most.",
      "site.yaml: is too large: 50.0 MB, and 200 KB is the most.",
    ]);
  });

  it("what is no file is told, and never opened", async () => {
    const pipe = join(folder, "site.yaml");
    expect(spawnSync("mkfifo", [pipe]).status).toBe(0);
    const socket = createServer().listen(join(folder, "team.yaml"));
    await new Promise((resolve) => socket.once("listening", resolve));
    symlinkSync("/dev/zero", join(folder, "voices.yaml"));
    symlinkSync("..", join(folder, "plans"));
    mkdirSync(join(folder, "positions.yaml"));
    mkdirSync(join(folder, "articles/old"), { recursive: true });
    put("themes/lent.md/x.md");
    put("images", "a file");
    expect((await told()).words).toEqual([
      "articles/old: is a folder within a folder, which is not read: move its files up.",
      "plans: is a link, and links are not followed: put the file itself here.",
      "positions.yaml: is a folder, and is named as a file.",
      "site.yaml: is no regular file.",
      "team.yaml: is no regular file.",
      "themes/lent.md: is a folder within a folder, which is not read: move its files up.",
      "voices.yaml: is a link, and links are not followed: put the file itself here.",
      expect.stringMatching(/^images: is not read: these are: images\/NAME/),
    ]);
    socket.close();
  });

  it("a folder that becomes a link between the look and the reading is not left", async () => {
    put("plans/lent.md", plan("Lent"));
    const [file] = (await listFolder(folder)).files;
    const outside = temporaryFolder();
    writeFileSync(join(outside, "lent.md"), "secret");
    spawnSync("mv", [join(folder, "plans"), join(outside, "was")]);
    symlinkSync(outside, join(folder, "plans"));
    expect(file && (await readSiteFile(folder, file, 1_000))).toBe("leads out of the folder.");
  });

  it("a file that changes while it is read is told as that", async () => {
    put("team.yaml", "[]\n");
    const [file] = (await listFolder(folder)).files;
    if (!file) throw new Error("no file");
    const alloc = vi.spyOn(Buffer, "alloc").mockImplementationOnce((size) => {
      appendFileSync(file.path, "more");
      return Buffer.from(new Uint8Array(size));
    });
    expect(await readSiteFile(folder, file, 1_000)).toBe("was changed while it was read.");
    alloc.mockRestore();
    const again = await readSiteFile(folder, file, 1_000);
    expect(String(typeof again === "string" ? again : again.content)).toBe("[]\nmore");
  });

  it("a file without rights is told, with who may not read it", async () => {
    put("site.yaml", "samples: on\n");
    put("plans/lent.md", plan("Lent"));
    for (const name of ["site.yaml", "plans"]) chmodSync(join(folder, name), 0);
    chmodSync(folder, 0o755);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect((await told()).words).toEqual([
        expect.stringMatching(/^plans: may not be read by the user .+: give it the right to\.$/),
        expect.stringMatching(
          /^site\.yaml: may not be read by the user .+: give it the right to\.$/,
        ),
      ]);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  it("a name in another encoding is told", async () => {
    writeFileSync(
      Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xe4]), Buffer.from(".md")]),
      "",
    );
    expect((await told()).words).toEqual([
      "\ufffd.md: has a name in another encoding: name it anew.",
    ]);
  });
});

describe("what may stand in a file", () => {
  it.each<[name: string, text: string | Buffer, words: string]>([
    [
      "site.yaml",
      Buffer.from("\ufeffname: x", "utf16le"),
      "site.yaml: is UTF-16 or no text at all: save it as UTF-8.",
    ],
    [
      "plans/lent.md",
      Buffer.from(plan("Fr\u00fchling"), "latin1"),
      "has letters of another encoding",
    ],
    [
      "plans/search.md",
      plan("Search"),
      'is named as a page of the site, "search": choose another name.',
    ],
    ["plans/..lent.md", plan("Lent"), ""],
    ["plans/Lent.md", plan("Lent"), "has a name that makes no good address"],
    [
      "plans/lent.md",
      plan("Lent").replace("A day.", "A day.\nimage: ../../etc/passwd\nalt: x"),
      "there is no picture ../../etc/passwd in images/",
    ],
    [
      "articles/a.md",
      article("![x](../site.yaml)"),
      "articles/a.md:6: there is no picture ../site.yaml in images/",
    ],
    ["articles/a.md", article("Hi <script>alert(1)</script>"), "HTML is not taken: write"],
    [
      "articles/a.md",
      article("[x](javascript:alert(1))"),
      'the link to "javascript:alert(1)" leads nowhere',
    ],
    [
      "plans/lent.md",
      plan("Lent").replace("Be still.", "<img src=x onerror=y>"),
      'is shown as it is written, so take out "<img src=x onerror=y"',
    ],
    ["site.yaml", `a: &a [1]\n${"b: [*a, *a, *a, *a]\n"}`, "aliases (*name) are not taken"],
    [
      "site.yaml",
      Array.from({ length: 20_000 }, (_, at) => `k${at}: 1`).join("\n"),
      "has more than 60,000 letters of names and values.",
    ],
    ["site.yaml", "[".repeat(50_000), "nests too deep: take out brackets or spaces."],
    [
      "site.yaml",
      Array.from({ length: 90 }, (_, at) => `key${at}: 1`).join("\n"),
      'site.yaml:1: "key0" is not known here; known are name, ',
    ],
    ["plans/lent.md", `${plan("Lent")}${"## \n".repeat(90_000)}`, "plans/lent.md: and "],
    [
      "articles/a.md",
      article("> ".repeat(30_000)),
      "nests too deep: a quotation within a quotation",
    ],
  ])("%s, case %#", async (name, text, words) => {
    put(name, text);
    const found = await told();
    expect(found.words.join("\n")).toContain(words);
    expect(found.words.length).toBeLessThanOrEqual(21);
  });

  it("no letter of a name or a file moves a terminal's cursor", async () => {
    put("plans/\u001b[2J.md", plan("Lent"));
    put("site.yaml", '"\\e[2J": 1\n');
    const all = (await told()).words.join("");
    expect(all).toContain("is not known here");
    expect(all).not.toMatch(/\p{Cc}/u);
  });

  it("a bad name hides no mistake of the content", async () => {
    const name = "has a name that makes no good address: use small letters, digits and -";
    put("plans/Bad Name!.md", plan("Lent", "Psalm 151"));
    put("plans/search.md", plan("Search").replace("Be still.", ""));
    put("themes/Bad Name!.md", "---\ntitle: Rest\n---\n");
    put("articles/Bad Name!.md", article("Hi <b>you</b>"));
    put("images/Bad Name!.png", await wide());
    put("audio/Bad Name!.mp3", "RIFF");
    const { words, site } = await told();
    for (const said of [
      `plans/Bad Name!.md: ${name}`,
      "plans/Bad Name!.md:8: day 1: ",
      'plans/search.md: is named as a page of the site, "search"',
      "plans/search.md:13: day 1, Reflection, is empty.",
      `themes/Bad Name!.md: ${name}`,
      "themes/Bad Name!.md:2: description: is missing",
      `articles/Bad Name!.md: ${name}`,
      "articles/Bad Name!.md:6: HTML is not taken",
      "images/Bad Name!.png: has a name that makes no good address",
      "images/Bad Name!.png: is 4097 by 1 pixels",
      "audio/Bad Name!.mp3: is not named as a recording",
      "audio/Bad Name!.mp3: is no MP3, M4A or Opus file",
    ])
      expect(words.join("\n")).toContain(said);
    expect([site.plans.items, site.themes.items, site.articles.items]).toEqual([[], [], []]);
    expect([site.images.size, site.recordings.size]).toEqual([0, 0]);
  });

  it("two plans may not have one address, however their names are written", async () => {
    put("plans/lent.md", plan("Lent"));
    put("plans/Lent.md", plan("Lent again"));
    put("plans/lent.MD", plan("Lent once more"));
    const { words, site } = await told();
    expect(words).toEqual([
      "plans/Lent.md: has a name that makes no good address: use small letters, digits and -, at most 50.",
      "plans/lent.MD: is not read: did you mean plans/lent.md?",
    ]);
    expect(site.plans.items.map(({ title }) => title)).toEqual(["Lent"]);
  });
});

it.each([
  ["plan/lent.md", "did you mean plans/lent.md?"],
  ["Plans/lent.txt", "did you mean plans/lent.md?"],
  ["lent.md", "did you mean plans/lent.md or themes/lent.md or articles/lent.md or pages/lent.md?"],
  ["terms.md", "did you mean pages/terms.md?"],
  ["site.yml", "did you mean site.yaml?"],
  ["Team.yaml", "did you mean team.yaml?"],
  ["ann.JPG", "did you mean images/ann.jpg?"],
  ["image/ann.jpg", "did you mean images/ann.jpg?"],
  ["notes", "these are: images/NAME.jpg"],
])("%s is not read, and told what it may be meant for", async (name, words) => {
  put(name, plan("Lent"));
  const found = await told();
  expect(found.words).toEqual([expect.stringContaining(`${name}: is not read: ${words}`)]);
  expect(found.site).toMatchObject({ ...builtIn, hash: expect.any(String) });
});
