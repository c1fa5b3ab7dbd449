import { describe, expect, it } from "vitest";
import { getVerse, verses } from "#content/verses/verses";
import { dayInWords } from "#content/year/day-in-words";
import { addDays } from "#content/year/days";
import { inLines } from "~/runtime/quotation.server";
import { ask, form } from "../support/ask";
import { askRaw } from "../support/raw";
import { startServer } from "../support/server";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";
import { openPage, textsOf, valuesOf } from "./support/document";
import { intent, visitor } from "./support/visitor";

const server = withServer();
const day = 86_400_000;
const utcDay = (at = Date.now()) => new Date(at).toISOString().slice(0, 10);
/** A page without the marks that React leaves between words. */
const read = async (path: string) =>
  (await ask(server, path)).text.replace(/<!--.*?-->/g, "").replaceAll("&#x27;", "'");

describe("/today", () => {
  it("shows the verse of the day by UTC, and has those beside it for other clocks", async () => {
    const today = utcDay();
    const { document } = await openPage(server, "/today");
    const frame = document.querySelector("[data-served]");
    expect(frame?.getAttribute("data-served")).toBe(today);
    expect(frame?.getAttribute("data-day")).toBe("same");
    const html = await read("/today");
    for (const by of [-1, 0, 1]) expect(html).toContain(getVerse(addDays(today, by)).line);
    expect(textsOf(document, "nav[aria-label='Other days']").join()).toContain(
      `Not ${dayInWords(today, "weekday").split(",")[0]} where you are?`,
    );
    expect(html).not.toContain("clock runs");
    expect(html).toContain(`href="/today/${addDays(today, 1)}"`);
    expect(html).toContain(`href="/today/${addDays(today, -1)}"`);
    expect(textsOf(document, "h1").join()).toMatch(/^Today’s verse and prayer /);
    const datesOf = (from: ParentNode) => valuesOf(from, "h1 time", "datetime");
    expect(datesOf(document)).toEqual([today]);
    for (const aside of document.querySelectorAll("[data-at] > script"))
      aside.outerHTML = aside.textContent ?? "";
    expect(datesOf(document)).toEqual([-1, 0, 1].map((by) => addDays(today, by)));
    expect([...document.querySelectorAll("h1 [data-at]:not([hidden]) time")]).toHaveLength(1);
  });

  it("is the same bytes for everyone, and new on a new day", async () => {
    const get = (path: string) =>
      askRaw(server.port, { path, headers: { "Accept-Encoding": "identity" } });
    const first = await get("/today");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(first.headers.vary).toBe("Accept-Encoding, Cookie");
    expect((await get("/today?on=2001-01-01")).headers.etag).toBe(first.headers.etag);
    expect((await get("/today?x=y")).headers.etag).toBe(first.headers.etag);
    const moved = await startServer({ CLOCK_OFFSET: String(day) });
    try {
      const { document } = await openPage(moved, "/today");
      const served = document.querySelector("[data-served]")?.getAttribute("data-served");
      expect(served).toBe(utcDay(Date.now() + day));
    } finally {
      await moved.stop();
    }
  });

  it.each([
    [6, "morning"],
    [12, "midday"],
    [18, "evening"],
    [23, "night"],
  ])("at %d:30 UTC has the sky and the gold button of the %s", async (clock, hour) => {
    const until = new Date().setUTCHours(clock, 30, 0, 0) - Date.now();
    const moved = await startServer({ CLOCK_OFFSET: String(until) });
    try {
      const shown = async () => {
        const { document } = await openPage(moved, "/today");
        return document.querySelector("[data-served]")?.getAttribute("data-hour");
      };
      expect([await shown(), await shown()]).toEqual([hour, hour]);
    } finally {
      await moved.stop();
    }
  });

  it("sends the verses of three days to the browser and no more, and none with its scripts", async () => {
    const html = await read("/today");
    const there = verses.filter(({ line }) => html.includes(line));
    expect(there).toHaveLength(3);
    const scripts = [...html.matchAll(/(?:href|src)="(\/assets\/[\w.-]+\.js)"/g)];
    expect(scripts.length).toBeGreaterThan(3);
    for (const [, path = ""] of scripts) {
      const { text } = await ask(server, path);
      expect(verses.filter(({ line }) => text.includes(line))).toEqual([]);
    }
  });

  it("stands on the home page, in the menu, at the foot, and in both maps", async () => {
    for (const path of ["/", "/terms"]) {
      const { document } = await openPage(server, path);
      expect(document.querySelector('footer a[href="/today"]')).not.toBeNull();
      expect(
        document.querySelector('header a[href="/today"], nav a[href="/today"]'),
      ).not.toBeNull();
    }
    expect((await ask(server, "/")).text).toMatch(/<section[^>]*verse-band.*?href="\/today"/s);
    for (const path of ["/today", "/today/morning", "/today/night"]) {
      expect((await ask(server, "/sitemap.xml")).text).toContain(`${path}</loc>`);
      expect((await ask(server, "/sitemap")).text).toContain(`href="${path}"`);
    }
  });
});

describe("whoever is signed in", () => {
  it("has the day of the zone that their days are counted in", async () => {
    const go = visitor(server, (await enter(server)).Cookie);
    for (const zone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      await go("/plan/faith-plan", intent("mark", { day: "1", zone }));
      const own = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
      for (const path of ["/today", "/today/night"]) {
        const { text } = await go(path);
        expect([zone, /data-served="([\d-]+)"/.exec(text)?.[1]]).toEqual([zone, own.format()]);
      }
    }
  });
});

describe("Save verse", () => {
  const day = "2026-12-24";
  const buttons = ({ text }: { text: string }) => text.match(/Save (?:verse|passage)/g) ?? [];

  it("saves the verse of the day that is sent along, on today's page and on one of a date", async () => {
    const go = visitor(server, (await enter(server)).Cookie);
    expect(buttons(await go("/today"))).toHaveLength(3);
    const today = utcDay();
    const kept = await go("/today", intent("save-verse-1", { day: today }));
    const to = kept.headers.get("Location") ?? "";
    expect([kept.status, to]).toEqual([303, "/today?done=save-verse-1#save-verse-1"]);
    const { text } = await go(to);
    expect(text).toContain("See Saved");
    expect(text).toMatch(/(?:Verse|Passage) saved/);
    const named = await go(`/today/${day}`, intent("save-verse-0", { day }));
    expect(named.headers.get("Location")).toBe(`/today/${day}?done=save-verse-0#save-verse-0`);
    const prayers = await go("/account/saved");
    for (const each of [today, day]) expect(prayers.text).toContain(getVerse(each).reference);
  });

  it("is offered to a visitor, too, who is led to sign in", async () => {
    const go = visitor(server);
    expect(buttons(await go("/today"))).toHaveLength(3);
    const sent = await go(`/today/${day}`, intent("save-verse-0", { day }));
    expect((await go(sent.headers.get("Location") ?? "")).text).toContain("Log in to save this");
  });

  it.each([
    ["/today", "2026-02-30", 400],
    [`/today/${day}`, "noon", 400],
    ["/today/2026-02-30", day, 404],
  ])("%s with the day %s is %i", async (path, sent, status) => {
    const page = await ask(server, path, intent("save-verse-0", { day: sent }));
    expect(page.status).toBe(status);
  });
});

describe("a day by its date", () => {
  it.each([
    ["2026-11-29", "First Sunday of Advent", "violet"],
    ["2026-12-24", "Christmas Eve", "violet"],
    ["2027-02-10", "Ash Wednesday", "violet"],
    ["2027-03-26", "Good Friday", "red"],
    ["2027-03-28", "Easter Day", "white"],
    ["2027-05-16", "Pentecost", "red"],
    ["2028-02-29", "Epiphany, week 8", "green"],
    ["2027-05-23", "Trinity Sunday · 1st week after Pentecost", "white"],
    ["2026-11-28", "26th week after Pentecost", "green"],
    ["2027-07-06", "7th week after Pentecost", "green"],
  ])("%s is %s", async (date, name, color) => {
    const html = await read(`/today/${date}`);
    for (const part of name.split(" · ")) expect(html).toContain(part);
    expect(html).toContain(`data-color="${color}"`);
    expect(html).toContain(getVerse(date).line);
    expect(html).not.toContain("document.currentScript.parentNode.dataset,new Date)");
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toMatch(new RegExp(`<a rel="nofollow"[^>]* href="/today/${addDays(date, -1)}"`));
    expect(html).toContain(`href="/today/morning?day=${date}"`);
  });

  it("begins and ends with the century", async () => {
    expect(await read("/today/2000-01-01")).not.toContain("1999-12-31");
    expect(await read("/today/2099-12-31")).not.toContain("2100-01-01");
  });

  it.each([
    "2026-02-29",
    "2026-13-01",
    "1999-12-31",
    "2100-01-01",
    "2026-1-1",
    "20261122",
    "noon",
    "2026-11-22x",
    "constructor",
  ])("%s is none: 404 with the page of the house", async (date) => {
    const { status, text } = await ask(server, `/today/${date}`);
    expect(status).toBe(404);
    expect(text).toContain("404 Page Not Found");
  });
});

describe.each(["morning", "night"] as const)("/today/%s", (name) => {
  it("is an office of the day, whole and step by step", async () => {
    const date = "2026-12-24";
    const html = await read(`/today/${name}?day=${date}`);
    for (const words of ["Opening", "The Lord’s Prayer", "Thursday, December 24", "Amen"])
      expect(html).toContain(words);
    expect(html).toContain(`href="/today/${name}?day=${date}&amp;step=1"`);
    const step = await read(`/today/${name}?day=${date}&step=2`);
    expect(step).toContain(`/today/${name}?day=${date}&amp;step=3`);
    expect(step).toContain(`/today/${name}?day=${date}&amp;step=1`);
    const alone = await openPage(server, `/today/${name}?day=${date}&step=2`);
    expect(textsOf(alone.document, ".pray-column section")).toHaveLength(1);
    const { document } = await openPage(server, `/today/${name}`);
    expect(document.querySelector("[data-served]")?.getAttribute("data-served")).toBe(utcDay());
  });

  it("ends on an Amen that leads to a blessing", async () => {
    const { status, headers } = await ask(
      server,
      `/today/${name}`,
      intent("amen", { day: "2026-12-24" }),
    );
    const to = headers.get("Location") ?? "";
    expect([status, to]).toEqual([303, `/today/${name}?day=2026-12-24&pray=amen&done=amen`]);
    const after = await ask(server, to, { headers: { "Sec-Fetch-Site": "same-origin" } });
    expect(after.text).toContain("Stay a while");
    expect(after.text).toContain('class="scripture');
    const bad = await ask(server, `/today/${name}`, intent("amen", { day: "2026-02-30" }));
    expect(bad.headers.get("Location")).toBe(`/today/${name}?day=${utcDay()}&pray=amen&done=amen`);
  });
});

it("morning and night prayer hold the list of who is signed in, where people are prayed for", async () => {
  const { Cookie } = await enter(server);
  const get = async (path: string) => (await ask(server, path, { headers: { Cookie } })).text;
  const send = (path: string, fields: Record<string, string>) =>
    ask(server, path, form(fields, { Cookie }));
  await send("/account/prayers", { form: "prayer-names", person: "Zoe, Ida" });
  const handlesIn = (html: string) => /name="prayer" value="([\w -]+)"/.exec(html)?.[1] ?? "";
  const prayer = handlesIn(await get("/today/morning"));
  expect(prayer.split(" ")).toHaveLength(2);
  for (const path of ["/today/morning", "/today/night", "/today/night?day=2026-12-24"]) {
    const html = await get(path);
    expect(html).toMatch(/Your list: (<!-- -->)?2(<!-- -->)? (<!-- -->)?today/);
    expect(html).toContain("<li>Zoe</li>");
    expect(html.match(/<details id="list-[\d-]+"/g)).toHaveLength(path.includes("day=") ? 1 : 3);
    expect(await read(path)).not.toMatch(/Your list|Zoe/);
  }
  const step = "/today/morning?day=2026-12-24&step=";
  const steps = await Promise.all([...Array(11).keys()].map((at) => get(step + (at + 1))));
  expect(steps.filter((html) => html.includes("Your list"))).toHaveLength(1);
  const prayed = await send("/today/morning", { intent: "prayed", prayer });
  const to = prayed.headers.get("Location") ?? "";
  expect([prayed.status, to]).toEqual([303, `/today/morning?done=prayed#list-${utcDay()}`]);
  const after = await get(to);
  expect(after).toMatch(/<details id="list-[\d-]+"[^>]* open=""/);
  expect(after).toContain("Undo: they aren’t prayed yet");
  expect(await get("/today/night")).not.toContain("Your list");
  expect(await get("/account/prayers")).toContain("Prayed today");
  await send("/today/morning", { intent: "unprayed", prayer: handlesIn(after) });
  expect(await get("/account/prayers")).toContain("Two for today.");
  const away = await ask(server, "/today/morning", form({ intent: "prayed", prayer }));
  expect(away.headers.get("Location")).toMatch(/^\/auth\?next=/);
});

it("a feast is the headline of its day, over the date", async () => {
  const { document } = await openPage(server, "/today/2026-12-24");
  expect(textsOf(document, "h1").join()).toContain("Christmas Eve Thursday, December 24, 2026");
});

it("psalms, songs and the Lord’s Prayer stand in the translators’ lines, and no line begins with a number", async () => {
  const { document } = await openPage(server, "/today/night?day=2026-12-24");
  const lines = textsOf(document, ".pray-column section blockquote .quoted-line");
  expect(lines.filter((line) => /^\d/.test(line))).toEqual([]);
  const song = lines.findIndex((line) => line.startsWith("“Sovereign Lord,"));
  expect(lines.slice(song, song + 7)).toEqual([
    "“Sovereign Lord, as You have promised,",
    "You now dismiss Your servant in peace.",
    "For my eyes have seen Your salvation,",
    "which You have prepared in the sight of all people,",
    "a light for revelation to the Gentiles,",
    "and for glory to Your people Israel.”",
    "Our Father in heaven,",
  ]);
});

it("whom to call stands where the hour or the subject asks for it", async () => {
  expect(await read("/today/night")).toContain("tel:988");
  // A Monday, a Wednesday, a Thursday and a Friday.
  const calls = async (date: string) => {
    const html = await read(`/today/morning?day=${date}`);
    return html.includes("tel:988") && html.includes("sms:88788");
  };
  expect(await calls("2026-11-23")).toBe(false);
  expect(await calls("2026-11-25")).toBe(true);
  expect(await calls("2026-11-26")).toBe(true);
  expect(await calls("2026-11-27")).toBe(true);
});

describe("the verse of the day elsewhere", () => {
  it("is in the feed, fourteen days of it under ids that stay", async () => {
    const { text, headers } = await ask(server, "/feed.xml");
    expect(headers.get("cache-control")).toBe("public, max-age=3600");
    const ids = [...text.matchAll(/<id>[^<]*\/today\/([\d-]+)<\/id>/g)].map(([, id]) => id);
    const days = Array.from({ length: 14 }, (_, ago) => addDays(utcDay(), -ago));
    expect(ids).toEqual(days);
    expect(text).toContain(getVerse(utcDay()).reference);
    expect(text).toContain(`<updated>${utcDay()}T00:00:00.000Z</updated>`);
  });

  it("is subscribed to in a calendar, with words how, and named in the head; the feed is in that of home, too", async () => {
    const { text } = await ask(server, "/today");
    const { host } = new URL(/rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? "");
    expect(text).toContain(`href="webcal://${host}/today.ics"`);
    expect(text).not.toContain('<a href="/today.ics"');
    expect(text).toContain(`http://${host}/today.ics`);
    for (const program of ["Apple Calendar", "Google Calendar", "Outlook", "Thunderbird"])
      expect(text).toContain(`<b>${program}</b>`);
    expect(text).toMatch(/<link rel="alternate" type="text\/calendar"[^>]* href="\/today.ics"/);
    for (const head of [text, (await ask(server, "/")).text])
      expect(head).toMatch(/<link rel="alternate" type="application\/atom\+xml"/);
  });

  it("is a calendar of 68 days that can be subscribed to", async () => {
    const response = await fetch(`${server.url}/today.ics`);
    expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(response.headers.get("etag")).toMatch(/^"/);
    const text = await response.text();
    expect(Buffer.byteLength(text)).toBeLessThan(64 * 1024);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const events = parseEvents(text);
    expect(events).toHaveLength(68);
    const days = Array.from({ length: 68 }, (_, count) => addDays(utcDay(), count - 7));
    const compact = (date: string) => date.replaceAll("-", "");
    for (const [index, event] of events.entries()) {
      const date = days[index] ?? "";
      const { reference, verses: words, line } = inLines(getVerse(date));
      expect(event).toMatchObject({
        UID: expect.stringMatching(new RegExp(`^verse-${date}@localhost`)),
        "DTSTART;VALUE=DATE": compact(date),
        "DTEND;VALUE=DATE": compact(addDays(date, 1)),
        DESCRIPTION: `${words}\n\n${line}`,
        TRANSP: "TRANSPARENT",
        SEQUENCE: expect.stringMatching(/^\d+$/),
      });
      // A stamp of tomorrow is one that calendars take for an error.
      for (const at of [event.DTSTAMP, event["LAST-MODIFIED"]])
        expect(at?.slice(0, 8) ?? "").toMatch(/^\d{8}$/);
      expect(event.DTSTAMP?.slice(0, 8)).toBe(compact(utcDay()));
      expect(event.SUMMARY).toContain(reference);
      expect(event.URL).toMatch(new RegExp(`/today/${date}$`));
    }
    const etag = response.headers.get("etag") ?? "";
    const again = await fetch(`${server.url}/today.ics`, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
  });
});

/** The events of a calendar, unfolded and unescaped, as a program that reads it would. */
function parseEvents(text: string): Record<string, string>[] {
  const lines = text.replaceAll("\r\n ", "").split("\r\n");
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    const [name = "", ...value] = line.split(":");
    if (line === "BEGIN:VEVENT") events.push({});
    const event = events.at(-1);
    const plain = value
      .join(":")
      .replace(/\\(.)/g, (_, character) => (character === "n" ? "\n" : character));
    if (event) event[name] ??= plain;
  }
  return events;
}

it.each([
  ["2027-03-28", "Easter Day, March 28, 2027", "scene-easter"],
  ["2026-12-25", "Christmas Day, December 25, 2026", "scene-christmas"],
  ["2027-03-26", "Good Friday, March 26, 2027", "prayer-life"],
  ["2027-08-11", "August 11, 2027", "prayer-life"],
])("a link to %s says its name, with the picture of its feast", async (day, name, picture) => {
  const { text } = await ask(server, `/today/${day}`);
  expect(text).toContain(`<title>${name} - Prayer LIFE</title>`);
  const [address = ""] = text.match(/(?<="og:image" content=")[^"]*/) ?? [];
  expect(address).toMatch(new RegExp(`/og/${picture}\\.png$`));
  expect((await ask(server, new URL(address).pathname)).status).toBe(200);
});
