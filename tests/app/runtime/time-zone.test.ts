import { describe, expect, it } from "vitest";
import { beginningOf, dayIn } from "~/runtime/time-zone.server";

const at = (moment: string) => new Date(moment);

describe("the day somewhere", () => {
  it.each([
    ["UTC", "2026-11-21T23:30:00Z", "2026-11-21"],
    ["Pacific/Auckland", "2026-11-21T23:30:00Z", "2026-11-22"],
    ["America/Los_Angeles", "2026-03-01T06:00:00Z", "2026-02-28"],
    ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
    ["Asia/Kathmandu", "2026-11-21T18:15:00Z", "2026-11-22"],
    ["Asia/Kathmandu", "2026-11-21T18:14:00Z", "2026-11-21"],
  ])("%s at %s is %s", (zone, moment, day) => {
    expect(dayIn(zone, at(moment))).toBe(day);
  });

  it.each([undefined, "", "Nowhere/At-all", "../etc", "x".repeat(5000), "UTC\n"])(
    "is that of UTC for the zone %j",
    (zone) => {
      expect(dayIn(zone, at("2026-11-21T23:30:00Z"))).toBe("2026-11-21");
    },
  );
});

describe("the beginning of a day", () => {
  it.each([
    ["2026-12-01", undefined, "2026-12-01T00:00:00Z"],
    ["2026-12-01", "Pacific/Auckland", "2026-11-30T11:00:00Z"],
    ["2026-12-01", "Pacific/Pago_Pago", "2026-12-01T11:00:00Z"],
    ["2026-12-01", "Asia/Kathmandu", "2026-11-30T18:15:00Z"],
    // The night the clocks went forward at midnight: the day began at one.
    ["2026-04-24", "Africa/Cairo", "2026-04-23T22:00:00Z"],
    // The day that Samoa left out: what it would have begun with is the day after.
    ["2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00Z"],
  ])("%s in %s is %s", (day, zone, moment) => {
    expect(beginningOf(day, zone)).toEqual(at(moment));
  });
});
