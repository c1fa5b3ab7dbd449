import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { compactName, productName } from "#content/product";
import {
  articleAuthors,
  claims,
  communityTestimonials,
  contactDetails,
  team,
  testimonials,
} from "#content/samples";
import { ask, form, json, newsletter } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { startMailServer, type TestMailServer } from "../support/mail-server";
import { startServer, type TestServer } from "../support/server";

const ORIGIN = "http://prayer.example";

/** A data folder with these files in its site. */
function folderWith(files: Record<string, string>) {
  const DATA_DIR = temporaryFolder();
  mkdirSync(join(DATA_DIR, "site"));
  for (const [name, text] of Object.entries(files)) put(DATA_DIR, name, text);
  return DATA_DIR;
}

function put(DATA_DIR: string, name: string, text: string) {
  const path = join(DATA_DIR, "site", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function pathsOf({ url }: TestServer): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)/g)].map(([, address = ""]) =>
    address.replaceAll("&amp;", "&").replace(ORIGIN, ""),
  );
  return [...listed, ...besides];
}

/** What the map does not list, failed pages among it. */
const besides = [
  "/?featured=all&popular=all&themes=all",
  ...["/feed.xml", "/today.ics", "/opensearch.xml", "/.well-known/security.txt", "/robots.txt"],
  ...["/sign-in", "/register", "/preferences", "/sitemap", "/bible/jude/1", "/search?q=fear"],
  ...[
    "/groups",
    "/invite",
    "/plan/grief-plan/print",
    "/plan/grief-plan/file",
    "/plan/anxiety-plan/print?day=1",
  ],
  ...["/plan/none", "/nothing-here", "/theme/none", "/sitemap.xml", "/blog?article=none"],
];

/** Eight of each kind at the most: all days and chapters have one page. */
function someOf(paths: readonly string[]): string[] {
  const kindOf = (path: string) => /^\/[\w-]*/.exec(path)?.[0];
  return paths.filter((path, at) => {
    const before = paths.slice(0, at).filter((one) => kindOf(one) === kindOf(path));
    return before.length < 8;
  });
}

/** Several at a time. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const waiting = [...items];
  const next = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 6 }, next));
}

it("an empty folder is none: every page is the same, byte for byte", async () => {
  const servers = await Promise.all([
    startServer({ ORIGIN }),
    startServer({ ORIGIN, DATA_DIR: folderWith({}) }),
  ]);
  const hashOf = async ({ url }: TestServer, path: string) => {
    const response = await fetch(url + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    return `${response.status} ${createHash("sha256").update(bytes).digest("hex")}`;
  };
  const all = [...(await pathsOf(servers[0])), "/site.webmanifest", "/favicon.svg"];
  expect(all.length).toBeGreaterThan(200);
  const paths = someOf(all);
  expect(paths.length).toBeGreaterThan(50);
  await each(paths, async (path) => {
    const [without, empty] = await Promise.all(servers.map((one) => hashOf(one, path)));
    expect(`${path} ${empty}`).toBe(`${path} ${without}`);
  });
  await Promise.all(servers.map((one) => one.stop()));
}, 60_000);

const own = {
  "site.yaml": `name: Hope Chapel
samples: off
contact:
  email: office@hopechapel.org
  phone: "+44 113 496 0000"
operator:
  name: Trustees of Hope Chapel
  country: United Kingdom
app: none
photos: none
leaveOut: [careers, voices]
help:
  - code: GB
    name: United Kingdom
    in: the UK
    lines:
      - for: [crisis, suicide, self-harm]
        when: Thinking about suicide?
        name: Samaritans
        call: "116 123"
        confirmed: 2026-11-28
      - for: [danger-now]
        when: Is anyone in immediate danger?
        name: Emergency services
        call: "999"
        confirmed: 2026-11-28
`,
};

/** All that is invented, or ours alone. */
const ours = [
  ...[productName, compactName, "prayerlife", contactDetails.email, contactDetails.phone ?? ""],
  ...[
    `${claims.believers} believers`,
    claims.rating,
    "Summer 2025",
    'facebook.com/"',
    "founded in 2023",
    "the\u00a0app,",
  ],
  ...[...team, ...testimonials, ...communityTestimonials].map(({ name }) => name),
  ...Object.keys(articleAuthors),
  ...["988", "911", "1-800-799-7233", "741741", "1-800-422-4453", "nsplash"],
].map((words) => ({ words, isNumber: /^[\d.]+$/.test(words) }));

/** Without what is drawn and the names of files. */
const saidIn = (text: string) =>
  text.replaceAll(/\b(?:src|srcset|href|d|points)="(?!https?:|tel:|sms:|mailto:)[^"]*"/g, "");

function samplesIn(text: string): string[] {
  const said = saidIn(text);
  return ours.flatMap(({ words, isNumber }) => {
    const at = said.indexOf(words);
    if (at < 0) return [];
    const around = said.slice(Math.max(0, at - 30), at + 30);
    return isNumber && !new RegExp(`(?<![\\d.])${words}(?![\\d.])`).test(said) ? [] : [around];
  });
}

/** What a page leads programs and home screens to: pictures for links, icons, the manifest. */
const assetsIn = (html: string) =>
  [...html.matchAll(/<(?:meta property="og:image"|link rel="[^"]*(?:icon|manifest)")[^>]*>/g)].map(
    ([tag]) => /(?:content|href)="([^"]*)"/.exec(tag)?.[1]?.replace(ORIGIN, "") ?? tag,
  );

it("a site of its own says nothing of ours: no page, failed page, feed, text, picture, icon or letter", async () => {
  const mail = await startMailServer();
  const server = await startServer({
    ORIGIN,
    DATA_DIR: folderWith(own),
    SMTP_URL: mail.url,
    MAIL_FROM: "Hope Chapel <letters@hopechapel.org>",
  });
  const found: string[] = [];
  const titles = new Map<string, string>();
  const assets = new Set(["/site.webmanifest", "/favicon.ico", "/apple-touch-icon.png"]);
  const read = async (path: string, encoding: BufferEncoding = "utf8") => {
    const response = await fetch(server.url + path);
    const text = Buffer.from(await response.arrayBuffer()).toString(encoding);
    found.push(...samplesIn(text).map((words) => `${path}: ${words}`));
    if (response.status >= 500) found.push(`${path}: ${response.status}`);
    return { status: response.status, text };
  };
  await each([...(await pathsOf(server)), "/careers"], async (path) => {
    const { text } = await read(path);
    titles.set(path, /<title>([^<]*)/.exec(text)?.[1] ?? "");
    for (const asset of assetsIn(text)) assets.add(asset);
  });
  const { icons, shortcuts } = JSON.parse((await read("/site.webmanifest")).text);
  for (const { src } of [...icons, ...shortcuts.flatMap((one: typeof icons) => one.icons)])
    assets.add(src);
  // What is drawn in pictures cannot be read: those made for our own pages have our name in them.
  found.push(...[...assets].filter((path) => /^\/og\/(?!scene-)/.test(path)));
  expect(assets.has("/og/scene-hills.png")).toBe(true);
  await each([...assets], async (path) => {
    expect([path, (await read(path, "latin1")).status]).toEqual([path, 200]);
  });
  expect(found).toEqual([]);
  for (const path of ["/nothing-here", "/careers", "/plan/none", "/about", "/contact"])
    expect([path, titles.get(path)]).toEqual([path, expect.stringMatching(/ \W Hope Chapel$/)]);
  const crisis = await (await fetch(`${server.url}/plan/anxiety-plan?day=1`)).text();
  expect(crisis).toContain("116 123");
  await readLetters(server, mail);
  await server.stop();
  await mail.close();
}, 60_000);

/** One of each kind that a visitor brings about: newsletter, plan, account, password. */
async function readLetters(server: TestServer, mail: TestMailServer) {
  const [email, hour, zone] = ["ann@hope.test", "7", "Europe/London"];
  const ben = { username: "Benjamin", email: "ben@hope.test", password: "peace be with you" };
  const sent = [
    ["/?index", newsletter(email)],
    ["/plan/grief-plan", form({ form: "plan-letters", email, hour, zone })],
    ["/api/register", json(ben)],
    ["/auth/forgotten", form({ form: "forgotten", email: ben.email })],
  ] as const;
  for (const [path, init] of sent) {
    const { status } = await ask(server, path, init);
    expect([path, status]).toEqual([path, path.startsWith("/api/") ? 201 : 303]);
  }
  const letters = [...(await mail.to(email, 2)), ...(await mail.to(ben.email, 2))];
  expect(new Set(letters.map(({ subject }) => subject)).size).toBe(sent.length);
  for (const { subject, text = "", html, from } of letters) {
    expect(samplesIn(`${from?.text} ${subject} ${text} ${html}`)).toEqual([]);
    expect([subject, `${subject} ${text}`]).toEqual([
      subject,
      expect.stringContaining("Hope Chapel"),
    ]);
  }
}

const planOf = (version: number) => `---
title: Version ${version}
description: Version ${version}, a plan.
---
Version ${version}

## Version ${version}
Psalm 131:1

### Prayer
Version ${version}

### Reflection
Version ${version}
`;

it("a plan that is rewritten a hundred times under load is whole whenever it is asked for", async () => {
  const DATA_DIR = folderWith({ "plans/lent.md": planOf(0) });
  const server = await startServer({ DATA_DIR });
  const seen = { all: 0, wrong: new Set<string>(), versions: new Set<number>() };
  const visit = async (path: string) => {
    const response = await fetch(server.url + path);
    const text = await response.text();
    const versions = new Set(
      [...text.matchAll(/Version (\d+)/g)].map(([, number]) => Number(number)),
    );
    seen.all += 1;
    if (response.status !== 200) seen.wrong.add(`${path}: ${response.status}`);
    if (versions.size !== 1) seen.wrong.add(`${path}: versions ${[...versions]}`);
    for (const version of versions) seen.versions.add(version);
    return [...versions][0] ?? -1;
  };
  let isOver = false;
  const load = ["/plan/lent", "/plan/lent?day=1", "/plans"].map(async (path) => {
    while (!isOver) await visit(path);
  });
  const refused = () => server.output().split("The site stays as it was").length - 1;
  let good = 0;
  for (let burst = 0; burst < 10; burst += 1) {
    const before = refused();
    for (let at = 1; at <= 10; at += 1) {
      const version = burst * 10 + at;
      const isBroken = (version + burst) % 2 === 0;
      const text = planOf(version);
      // Cut short in the midst of its front matter or of a day.
      put(DATA_DIR, "plans/lent.md", isBroken ? text.slice(0, version % 4 ? 20 : 90) : text);
      if (!isBroken) good = version;
      server.process.kill("SIGHUP");
      await visit("/plan/lent");
    }
    const endsBroken = burst % 2 === 0;
    await expect
      .poll(async () => (endsBroken ? refused() > before : (await visit("/plan/lent")) === good), {
        timeout: 8_000,
        interval: 20,
      })
      .toBe(true);
  }
  isOver = true;
  await Promise.all(load);
  expect([...seen.wrong]).toEqual([]);
  expect(await visit("/plan/lent")).toBe(good);
  expect(seen.all).toBeGreaterThan(200);
  expect(seen.versions.size).toBeGreaterThanOrEqual(6);
  await server.stop();
}, 90_000);
