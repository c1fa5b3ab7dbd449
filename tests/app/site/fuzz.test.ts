import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, expect, it } from "vitest";
import { about } from "#content/pages/about";
import { builtIn, replaceSite } from "#content/site.server";
import { legalPage } from "~/routes/legal/legal.server";
import { loader as sitemap } from "~/routes/meta/sitemap-xml";
import { whatHelps } from "~/routes/search/site-index.server";
import { doubtsAbout } from "~/site/doubts.server";
import { listFolder } from "~/site/folder.server";
import { mistakesOf, readSite, sentenceOf } from "~/site/read-site.server";
import { temporaryFolder } from "../../support/folder";
import { randomFrom } from "../../support/random";

/** How many files to break; the seed is the same each time. */
const rounds = Number(process.env.FUZZ ?? 24);
const random = randomFrom(2_000);

afterEach(() => replaceSite(builtIn));

const nasty = [
  ..."\0 \t \r \u2028 \ufeff \x1b[2J --- ... ## ### <script> <!-- ]]> &a *a {[ ]} : | > - ? ! % @ `".split(
    " ",
  ),
  ...["\n---\n", "\n\n", "hidden: true\n", "draft: true\n", "a: &x [1]\nb: *x\n", "- ".repeat(900)],
  ...[
    "(javascript:x)",
    "![](../../x)",
    "99:99",
    "Psalm 200",
    "__proto__: 1\n",
    "constructor: {}\n",
  ],
];

const changes: ((bytes: Buffer, at: number, length: number) => Buffer[])[] = [
  (bytes, at) => [bytes.subarray(0, at)],
  (bytes, at, length) => [bytes.subarray(0, at), bytes.subarray(at + length)],
  (bytes, at, length) => [bytes.subarray(0, at + length), bytes.subarray(at)],
  (bytes, at, length) => [bytes.subarray(at, at + length), bytes],
  (bytes, at) => [bytes.subarray(0, at), Buffer.from(random.pick(nasty)), bytes.subarray(at)],
  (bytes, at, length) => [
    bytes.subarray(0, at),
    Buffer.from(random.bytes(length), "latin1"),
    bytes.subarray(at + length),
  ],
];

function broken(whole: Buffer): Buffer {
  let bytes = whole;
  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    const length = random.below(random.pick([2, 12, 90, 900]));
    bytes = Buffer.concat(random.pick(changes)(bytes, random.below(bytes.length + 1), length));
  }
  return bytes;
}

/** Examples, published, with all that stands in comments, and a picture. */
async function wholeFiles(folder: string): Promise<Map<string, Buffer>> {
  await cp("content/example-site", folder, { recursive: true });
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const files = new Map<string, Buffer>();
  for (const name of names.filter((each) => /\.\w+$/.test(each) && each !== "README.md")) {
    const text = readFileSync(join(folder, name), "utf8").replace(
      /^(?:draft: |app: none).*\n/gm,
      "",
    );
    const bare = name.endsWith(".md") ? text : text.replaceAll(/^#(?=\S| {2,}(?:- |\S+:))/gm, "");
    files.set(name, Buffer.from(bare));
  }
  const photo = sharp({ create: { width: 30, height: 20, channels: 3, background: "#a63" } });
  for (const type of ["jpeg", "png", "webp"] as const)
    files.set(`images/bell.${type}`, await photo[type]().toBuffer());
  const square = photo.clone().resize(512, 512, { fit: "fill" });
  for (const name of ["logo.png", "icon.png"])
    files.set(`images/${name}`, await square.clone().png().toBuffer());
  for (const name of ["church.jpg", "ann.jpg"])
    files.set(`images/${name}`, await square.clone().jpeg().toBuffer());
  mkdirSync(join(folder, "images"));
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
  return files;
}

it(`${rounds} files broken anywhere are told or read, soon, and no page is lost`, async () => {
  const folder = temporaryFolder();
  const files = [...(await wholeFiles(folder))];
  const { site: good, told } = await readSite(folder, await listFolder(folder));
  expect(told).toEqual([]);
  const paths = async () => (await sitemap().text()).split("<loc>").length;
  let taken = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [name, whole] = random.pick(files);
    const bytes = broken(whole);
    await writeFile(join(folder, name), bytes);
    const start = performance.now();
    const { site, told } = await readSite(folder, await listFolder(folder));
    expect(performance.now() - start, name).toBeLessThan(8_000);
    for (const words of told.map(sentenceOf)) expect(words).toMatch(/^[^\p{Cc}]+: [^\p{Cc}]{5,}$/u);
    const isGood = mistakesOf(told).length === 0;
    replaceSite(isGood ? site : good);
    if (isGood) taken += 1;
    doubtsAbout(isGood ? site : good, Date.now());
    expect(await paths()).toBeGreaterThan(200);
    const { opening, sections } = legalPage("/privacy-policy").text;
    expect(opening.length + sections.length).toBeGreaterThan(0);
    expect(about().mission).not.toBe("");
    whatHelps(["quiet"], []);
    await writeFile(join(folder, name), whole);
  }
  expect(taken, "some are read all the same").toBeGreaterThan(0);
  expect(taken).toBeLessThan(rounds);
}, 3_600_000);
