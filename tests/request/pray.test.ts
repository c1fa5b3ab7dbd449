import { describe, expect, it } from "vitest";
import { feelingPrayers } from "#content/feeling-prayers";
import { feelingSlug, getFeeling } from "#content/feelings";
import { hourName, hourNames } from "#content/hours/hour";
import { getHourPrayer, hoursOn } from "#content/hours/hours";
import { feelingPath } from "~/ui/controls/feelings";
import { ask } from "../support/ask";
import { shownWords, withoutSpace } from "../support/quoted";
import { askRaw } from "../support/raw";
import { startServer } from "../support/server";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";
import { elementWith, openPage, textsOf, valuesOf } from "./support/document";
import { intent, visitor } from "./support/visitor";

const server = withServer();
/** Of the page as it is: its compressed copy may be made smaller meanwhile. */
const tagOf = async (path: string) =>
  (await askRaw(server.port, { path, headers: { "Accept-Encoding": "identity" } })).headers.etag;
const shownIn = (html: string) => /data-hour="(\w+)"/.exec(html)?.[1];
const today = () => new Date().toISOString().slice(0, 10);
/** Milliseconds from now to an hour of today's clock (UTC). */
const until = (clock: number) => new Date().setUTCHours(clock, 30, 0, 0) - Date.now();

describe("/pray", () => {
  it.each([
    [6, "morning"],
    [12, "midday"],
    [18, "evening"],
    [23, "night"],
  ])("at %d:30 UTC shows the prayer of the %s", async (clock, name) => {
    const moved = await startServer({ CLOCK_OFFSET: String(until(clock)) });
    try {
      const { text } = await ask(moved, "/pray");
      expect(shownIn(text)).toBe(name);
      // The visitor's own clock may say another, so that a script can turn to it before it is seen.
      for (const { title } of hoursOn(today())) expect(text).toContain(title);
      expect(shownIn((await ask(moved, "/")).text)).toBe(name);
      expect(text).toContain("dataset,new Date().getHours()");
      expect(shownIn((await ask(moved, "/theme/theme-2?pray=now")).text)).toBe(name);
    } finally {
      await moved.stop();
    }
  });

  it("shows the hour that is asked for, whatever the clock says", async () => {
    for (const name of hourNames) {
      const { text } = await ask(server, `/pray?hour=${name}`);
      expect([name, shownIn(text)]).toEqual([name, name]);
      expect(text).not.toContain("dataset,new Date().getHours()");
    }
  });

  it("is cached by the part of the day: never under that of another", async () => {
    const tag = await tagOf("/pray");
    expect(tag).toBeDefined();
    for (const other of ["/pray?hour=noon", "/pray?at=x", "/pray?at=morning", "/pray?at=night"])
      expect([other, await tagOf(other)]).toEqual([other, tag]);
    const tags = await Promise.all(hourNames.map((name) => tagOf(`/pray?hour=${name}`)));
    expect(new Set([...tags, tag]).size).toBe(5);
    const home = await tagOf("/");
    for (const other of ["/?at=night", "/?at=midday"])
      expect([other, await tagOf(other)]).toEqual([other, home]);
    expect(await tagOf("/?themes=all&at=night")).toBe(await tagOf("/?themes=all"));
  });

  it("leads back to the page that was asked for, whatever hour it was cached for", async () => {
    for (const path of ["/pray", "/pray?hour=night&pray=now"]) {
      const { document } = await openPage(server, path);
      const back = document.querySelector("aside input[name=back]");
      expect(back?.getAttribute("value")).toBe(path);
    }
  });

  it("leads from a feeling to its prayer, and from any other word to its own page", async () => {
    for (const [feeling, path] of [
      ["afraid", "/theme/theme-16?pray=now&feeling=afraid"],
      ["Cannot%20sleep", "/theme/theme-13?pray=now&feeling=cannot-sleep"],
      ["cannot-sleep", "/theme/theme-13?pray=now&feeling=cannot-sleep"],
      ["//evil.example", "/pray"],
      ["", "/pray"],
    ]) {
      const { status, headers } = await ask(server, `/pray?feeling=${feeling}`);
      expect([feeling, status, headers.get("location")]).toEqual([feeling, 302, path]);
    }
  });

  it("prays alone and line by line, and Amen is a post that leads to the blessing", async () => {
    const { text } = await ask(server, "/pray?hour=night&of=monday&pray=now&line=2");
    expect(text).toContain("2<!-- --> of <!-- -->");
    expect(text).toContain("/pray?hour=night&amp;of=monday&amp;pray=now&amp;line=3");
    expect(text).toContain('data-unfinished="true"');
    const last = await ask(server, "/pray?hour=night&of=monday&pray=now&line=9");
    expect(last.text, "Amen waits no more").not.toContain('data-unfinished="true"');
    const { status, headers } = await ask(
      server,
      "/pray",
      intent("amen", { hour: "night", of: "monday" }),
    );
    const to = headers.get("Location") ?? "";
    expect([status, to]).toEqual([303, "/pray?hour=night&of=monday&pray=amen&done=amen"]);
    const after = await ask(server, to, { headers: { "Sec-Fetch-Site": "same-origin" } });
    expect(after.text).toContain('class="scripture');
    expect(after.text, "help stays where its prayer had it").toContain("Help now</summary>");
    const other = await ask(server, "/pray?hour=evening&pray=amen");
    expect(other.text).not.toContain("Help now</summary>");
    for (const way of ["Save prayer", "Stay a while", "Go in peace"])
      expect(after.text).toContain(way);
    expect((await ask(server, "/pray?pray=now")).text).toContain("How are you right now?");
  });

  it.each([
    ["/theme/theme-17?pray=amen&feeling=hopeless", "Psalm 34:18"],
    ["/theme/theme-2?pray=amen&feeling=anxious", "John 14:27"],
    ["/prayers/occasions?of=a-funeral&pray=amen", "Revelation 21:4"],
    ["/plan/grief-plan?day=1&pray=amen", "Matthew 5:4"],
  ])("says over whoever has prayed what fits it: %s", async (path, reference) => {
    expect((await ask(server, path)).text).toContain(reference);
  });

  it("has another prayer each day, each with an address of its own", async () => {
    const titleAt = async (path: string, at = server) =>
      textsOf((await openPage(at, path)).document, "h1 > span:not(.eyebrow)").join();
    const tomorrow = await startServer({ CLOCK_OFFSET: String(24 * 3_600_000) });
    try {
      for (const at of [server, tomorrow]) {
        const day = new Date(Date.now() + (at === server ? 0 : 86_400_000));
        const [own] = hoursOn(day.toISOString().slice(0, 10));
        expect(await titleAt("/pray?hour=morning", at)).toBe(own?.title);
        expect(await titleAt("/pray?hour=morning&of=never", at)).toBe(own?.title);
        for (const of of ["tuesday", "lent-friday"]) {
          const { title } = getHourPrayer("morning", of) ?? {};
          expect(await titleAt(`/pray?hour=morning&of=${of}`, at)).toBe(title);
        }
      }
    } finally {
      await tomorrow.stop();
    }
  });

  it("saves the prayer that was prayed, and finds the one that was saved before they changed", async () => {
    const go = await visitor(server, (await enter(server)).Cookie);
    const at = "/pray?hour=night&of=easter-friday&pray=amen";
    const saved = await go(at, intent("save-prayer"));
    expect(saved.headers.get("location")).toBe(`${at}&done=save-prayer#save-prayer`);
    expect((await go("/account/prayers")).text).toContain("Nothing can separate us");
    expect((await go(at)).text).toContain("Prayer saved");
    expect((await go("/pray?hour=night&of=monday&pray=amen")).text).not.toContain("Prayer saved");
  });

  it("marks the hour whose prayer it shows among the others", async () => {
    const { document } = await openPage(server, "/pray?hour=evening");
    const own = document.querySelectorAll("nav[aria-label='Other hours'] [aria-current]");
    const names = [...own].map((link) => link.getAttribute("aria-label"));
    expect(names).toEqual(["A prayer for the evening"]);
  });

  it("leads from every feeling to a prayer, with the help lines where it is dark", async () => {
    for (const path of ["/theme/theme-16", "/theme/theme-2", "/theme/theme-9", "/theme/theme-13"]) {
      const { text } = await ask(server, `${path}?pray=now`);
      expect(text).toContain("tel:988");
      expect(text.indexOf("tel:988")).toBeLessThan(text.indexOf("tel:911"));
    }
    expect((await ask(server, "/theme/theme-3?pray=now")).text).not.toContain("tel:988");
    expect((await ask(server, "/")).text).toContain(
      'href="/theme/theme-16?pray=now&amp;feeling=afraid"',
    );
  });

  it("has a prayer of its own for eleven of them, with its passage, and a plan after its Amen", async () => {
    for (const { feeling: name, prayer, scripture, plan } of feelingPrayers) {
      const feeling = getFeeling(name);
      if (!feeling) throw new Error(`There is no feeling ${name}`);
      const { document } = await openPage(server, feelingPath(feeling));
      expect(textsOf(document, "h1")).toEqual([name]);
      expect(withoutSpace(textsOf(document, "article").join())).toContain(shownWords(scripture));
      expect(textsOf(document, "article").join()).toContain(prayer.split("\n\n")[1]?.slice(0, 40));
      const amen = await ask(server, `/theme/${feeling.theme}`, intent("amen", { feeling: name }));
      const rite = `/theme/${feeling.theme}?pray=amen&feeling=${feelingSlug(feeling)}`;
      expect(amen.headers.get("location")).toBe(`${rite}&done=amen`);
      expect((await ask(server, rite)).text).toContain(`href="/plan/${plan}"`);
    }
  });

  it("has other words for who is afraid at night", async () => {
    const wayAt = async (hour: string) => {
      const { document } = await openPage(server, `/pray?hour=${hour}`);
      return elementWith(document, "Afraid")?.getAttribute("href");
    };
    expect(await wayAt("midday")).toBe("/theme/theme-16?pray=now&feeling=afraid");
    expect(await wayAt("night")).toBe("/theme/theme-16?pray=now&feeling=afraid-at-night");
  });

  it("keeps that prayer, not its theme's, for who saves it", async () => {
    const go = await visitor(server, (await enter(server)).Cookie);
    const rite = "/theme/theme-2?pray=amen&feeling=lonely";
    const saved = await go(rite, intent("save-prayer"));
    expect(saved.headers.get("location")).toBe(`${rite}&done=save-prayer#save-prayer`);
    expect((await go("/account/prayers")).text).toContain("A prayer: lonely");
    expect((await go(rite)).text).toContain("Prayer saved");
    expect((await go("/theme/theme-2?pray=amen")).text).not.toContain("Prayer saved");
  });

  it("says over the prayer how somebody feels, and leads back to where they told it", async () => {
    const backFrom = async (path: string) => {
      const { document } = await openPage(server, path);
      const [back] = valuesOf(document, "article a", "href");
      return [textsOf(document, ".eyebrow").join(), back];
    };
    const afraid = "/theme/theme-16?pray=now&feeling=afraid";
    expect(await backFrom(afraid)).toEqual(["A prayer", "/pray#feelings-heading"]);
    const { document } = await openPage(server, afraid);
    expect(textsOf(document, "h1")).toEqual(["Afraid"]);
    expect(textsOf(document, "article").join()).toContain("From the theme Overcoming Fear");
    expect((await ask(server, afraid)).text).toContain("&amp;feeling=afraid&amp;line=1");
    for (const other of ["", "&feeling=tired", "&feeling=%3Cb%3E"])
      expect(await backFrom(`/theme/theme-16?pray=now${other}`)).toEqual([
        "A prayer",
        "/theme/theme-16",
      ]);
  });

  it("stands in the site's map, the install menu and the bar of every page", async () => {
    expect((await ask(server, "/sitemap.xml")).text).toContain("/pray</loc>");
    const manifest = await (await fetch(`${server.url}/site.webmanifest`)).json();
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      "/pray",
      "/today",
      "/account/prayers",
    ]);
    const bar = /<nav [^>]*aria-label="Main".*?<\/nav>/.exec(
      (await ask(server, "/terms")).text,
    )?.[0];
    expect(bar?.match(/(?<=href=")[^"]+/g)).toEqual([
      "/",
      "/features",
      "/blog",
      "/community",
      "/pray",
      "/search",
    ]);
    expect((await askRaw(server.port, { path: "/og/pray.png" })).status).toBe(200);
  });
});

it("what is saved after the Amen stays there", async () => {
  const { headers } = await ask(server, "/theme/theme-2?pray=amen", intent("save-prayer"));
  expect(headers.get("Location")).toBe("/theme/theme-2?pray=amen&done=save-prayer#save-prayer");
});

describe("whoever is signed in", () => {
  it("has the hour of the zone that their days are counted in", async () => {
    const go = visitor(server, (await enter(server)).Cookie);
    for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) {
      await go("/plan/faith-plan", intent("mark", { day: "1", zone }));
      const clock = new Intl.DateTimeFormat("en-US", {
        hour: "numeric",
        hourCycle: "h23",
        timeZone: zone,
      });
      const own = hourName(Number(clock.format()));
      expect([zone, shownIn((await go("/pray")).text)]).toEqual([zone, own]);
      expect([zone, shownIn((await go("/theme/theme-2?pray=now")).text)]).toEqual([zone, own]);
    }
  });

  it("finds begun and finished plans and favorites marked in the lists", async () => {
    const go = visitor(server, (await enter(server)).Cookie);
    await go("/plan/faith-plan", intent("mark", { day: "1" }));
    for (const day of ["1", "2", "3", "4", "5"])
      await go("/plan/family-plan", intent("mark", { day }));
    await go("/theme/theme-3", intent("favorite"));
    const plans = (await go("/plans")).text;
    expect(plans.match(/1 of 5 days prayed/g)?.length).toBeGreaterThan(0);
    expect(plans).toContain("Finished");
    // What is begun comes first, once, with the way on.
    expect(plans.indexOf(">Where you left off")).toBeLessThan(plans.lastIndexOf(">When worry"));
    expect(plans).toContain("Continue with day 2");
    expect(plans.match(/<h3[^>]*><a[^>]*>Faith Over Fear/g)).toHaveLength(1);
    expect((await go("/themes")).text).toContain("In your favorites");
    expect((await ask(server, "/plans")).text).not.toContain("days prayed");
  });
});
