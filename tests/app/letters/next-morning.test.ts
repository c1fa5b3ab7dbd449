import { describe, expect, it } from "vitest";
import { nextMorning } from "~/letters/mornings.server";
import { momentIn } from "~/runtime/time-zone.server";

const iso = (at: number) => new Date(at).toISOString();
const morning = (zone: string, hour = 7) => ({ zone, hour });

describe("the next morning", () => {
  it("is today before the hour, and tomorrow from the hour on", () => {
    const zone = "America/New_York";
    const next = (after: string) => iso(nextMorning(morning(zone), { after: Date.parse(after) }));
    expect(next("2026-11-23T11:59:59Z")).toBe("2026-11-23T12:00:00.000Z");
    expect(next("2026-11-23T12:00:00Z")).toBe("2026-11-24T12:00:00.000Z");
  });

  it("stays at the hour of the clock when clocks change", () => {
    const zone = "America/Chicago";
    const next = (after: string) =>
      iso(nextMorning(morning(zone, 5), { after: Date.parse(after) }));
    expect(next("2026-03-07T12:00:00Z")).toBe("2026-03-08T10:00:00.000Z");
    expect(next("2026-10-31T12:00:00Z")).toBe("2026-11-01T11:00:00.000Z");
  });

  it("is on another day than the last one, wherever its reader went", () => {
    // In Auckland it is November 24 already; in Honolulu the morning of the 24th is still to come.
    const after = Date.parse("2026-11-23T19:00:00Z");
    const lastOn = "2026-11-24";
    expect(iso(nextMorning(morning("Pacific/Honolulu"), { after, lastOn }))).toBe(
      "2026-11-25T17:00:00.000Z",
    );
    expect(iso(nextMorning(morning("Pacific/Auckland"), { after, lastOn }))).toBe(
      "2026-11-24T18:00:00.000Z",
    );
  });

  it("is a Sunday where that is asked for", () => {
    const after = Date.parse("2026-11-23T00:00:00Z");
    const at = nextMorning(morning("Europe/London", 6), { after, weekly: true });
    expect(iso(at)).toBe("2026-11-29T06:00:00.000Z");
  });
});

describe("an hour of the clock", () => {
  it("that comes twice is its first; one that is left out is the one in its place", () => {
    expect(iso(momentIn("Europe/Berlin", "2026-10-25", 2))).toBe("2026-10-25T00:00:00.000Z");
    expect(iso(momentIn("Europe/Berlin", "2026-03-29", 2))).toBe("2026-03-29T01:00:00.000Z");
    expect(iso(momentIn("Asia/Kathmandu", "2026-06-01", 6))).toBe("2026-06-01T00:15:00.000Z");
    expect(iso(momentIn("UTC", "2026-06-01", 6))).toBe("2026-06-01T06:00:00.000Z");
  });
});
