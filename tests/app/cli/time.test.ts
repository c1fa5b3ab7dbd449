import { describe, expect, it } from "vitest";
import { UsageError } from "~/cli/command.server";
import { readSince } from "~/cli/inbox.server";
import { stamp } from "~/cli/output.server";
import { ageOf } from "~/ui/reading/moment";

const now = Date.UTC(2030, 0, 31, 12);

describe("since", () => {
  it.each([
    ["30m", "2030-01-31T11:30:00.000Z"],
    ["12h", "2030-01-31T00:00:00.000Z"],
    ["3d", "2030-01-28T12:00:00.000Z"],
    ["2w", "2030-01-17T12:00:00.000Z"],
    ["2030-01-01", "2030-01-01T00:00:00.000Z"],
    ["2030-01-01T06:00Z", "2030-01-01T06:00:00.000Z"],
  ])("%s is %s", (value, moment) => {
    expect(readSince(value, now).toISOString()).toBe(moment);
  });

  it.each(["", "3", "d", "-3d", "3 d", "yesterday", "2030-13-01", "31.1.2030"])(
    "%j is none",
    (value) => {
      expect(() => readSince(value, now)).toThrow(UsageError);
    },
  );
});

it.each([
  [0, "less than a minute"],
  [60_000, "1 minute"],
  [3_599_999, "59 minutes"],
  [3_600_000, "1 hour"],
  [4 * 86_400_000, "4 days"],
  [-5, "less than a minute"],
])("%i ms ago is %s", (passed, words) => {
  expect(ageOf(new Date(now - passed), now)).toBe(words);
});

it("a moment in a file's name sorts as time does", () => {
  expect(stamp(now)).toBe("20300131T120000000Z");
});
