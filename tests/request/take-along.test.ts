import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { plans } from "#content/plans/plans";
import { addDays } from "#content/year/days";
import { ask } from "../support/ask";
import { withServer } from "../support/with-server";

const server = withServer();

describe("a plan as one file", () => {
  const path = "/plan/grief-plan/file";

  it("has every word of every day, and asks for nothing", async () => {
    const { status, headers, text } = await ask(server, path);
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[a-z-]+\.html"$/);
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    const style = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
    expect(text).not.toMatch(/<(script|link|img|audio|iframe)\b|\bsrc=|url\(|@import| style=/);
    const addresses = [...text.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href);
    expect(addresses.filter((href) => !/^(#|https?:\/\/)/.test(href))).toEqual([]);
    const plain = text.replace(/<[^>]+>/g, "").replaceAll("&#x27;", "'");
    const { days = [] } = plans.find(({ id }) => id === "grief-plan") ?? {};
    expect(days.length).toBeGreaterThan(3);
    for (const { title, prayer, reflection, questions = [] } of days)
      for (const words of [
        title,
        ...questions,
        ...prayer.split("\n\n"),
        ...reflection.split("\n\n"),
      ])
        expect(plain).toContain(words);
    expect(text).toContain("Berean Standard Bible");
  });

  it("has one address, and none where there is no plan", async () => {
    const other = await ask(server, "/plan/Grief-Plan/file");
    expect([other.status, other.headers.get("location")]).toEqual([308, path]);
    expect(await ask(server, "/plan/nope/file")).toMatchObject({
      status: 404,
      text: "There is no plan of this name.",
    });
  });
});

const calendar = (query: string, id = "anxiety-plan") =>
  ask(server, `/plan/${id}/calendar?${query}`);
const valuesOf = (text: string, name: RegExp) =>
  text
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => name.test(line));

describe("a plan as a calendar", () => {
  it("has an event with an alarm for each day, and the hours of its zone", async () => {
    const { status, headers, text } = await calendar(
      "start=2026-10-22&at=07:30&zone=europe/berlin",
    );
    expect([status, headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
    // Clocks change on the 25th.
    expect(valuesOf(text, /^DTSTART/)).toEqual([
      ...[22, 23, 24].map((day) => `DTSTART:202610${day}T053000Z`),
      ...[25, 26, 27, 28].map((day) => `DTSTART:202610${day}T063000Z`),
    ]);
    expect(valuesOf(text, /^TRIGGER/)).toHaveLength(7);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("gives an event the same id again, also at another hour; another start has its own", async () => {
    const ids = async (query: string) => valuesOf((await calendar(query)).text, /^UID/);
    const first = await ids("start=2027-01-01");
    expect(new Set(first).size).toBe(7);
    expect(await ids("start=2027-01-01&at=21:00&zone=Asia/Kolkata")).toEqual(first);
    expect((await ids("start=2027-01-02")).filter((id) => first.includes(id))).toEqual([]);
  });

  it("begins tomorrow by itself, at no zone's hour, and a plan of a season in its season", async () => {
    const today = new Date().toISOString().slice(0, 10);
    const [first] = valuesOf((await calendar("start=&at=&zone=")).text, /^DTSTART/);
    expect(first).toBe(`DTSTART:${addDays(today, 1).replaceAll("-", "")}T070000`);
    const lent = valuesOf((await calendar("", "lent-plan")).text, /^DTSTART/);
    expect(lent.at(-1)).toMatch(/^DTSTART:20\d\d0[34]\d\dT070000$/);
  });

  it.each([
    ["start=2027-02-30", "start is a day"],
    ["start=1066-10-14", "start is a day"],
    ["at=25:00", "at is an hour"],
    ["zone=Mars", "zone is a time zone"],
    [`zone=${"x".repeat(500)}`, ""],
    ["start[]=1&start=%0D%0AX", "start is a day"],
  ])("refuses %s, and says why", async (query, why) => {
    const { status, headers, text } = await calendar(query);
    expect([status, headers.get("content-type")]).toEqual([400, "text/plain;charset=UTF-8"]);
    expect(text).toContain(why);
  });

  it("has one address, and none where there is no plan", async () => {
    const other = await ask(server, "/plan/Anxiety-plan/calendar?at=08:00");
    expect([other.status, other.headers.get("location")]).toEqual([
      308,
      "/plan/anxiety-plan/calendar?at=08%3A00",
    ]);
    expect((await calendar("", "nope")).status).toBe(404);
  });
});

it("the plan's page leads to both, by a form that needs no script", async () => {
  const { text } = await ask(server, "/plan/anxiety-plan");
  expect(text).toContain('href="/plan/anxiety-plan/file"');
  expect(text).toMatch(/<form method="get" action="\/plan\/anxiety-plan\/calendar"/);
});
