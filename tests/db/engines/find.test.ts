import { afterEach, expect, it, vi } from "vitest";
import { findRows } from "#db/engines/find.server";

afterEach(() => vi.restoreAllMocks());

const all = Array.from({ length: 1_050 }, (_, at) => ({
  id: 1_050 - at,
  text: `Row ${1_050 - at}`,
}));
const read = async (below: number, limit: number) =>
  all.filter(({ id }) => id < below).slice(0, limit);
const plain = { read, key: undefined };

it("reads every row, slice by slice, and returns a page of those that fit", async () => {
  const range = { limit: 3, offset: 1 };
  expect(await findRows("ROW", range, plain, async () => {})).toEqual({
    ids: [1_049, 1_048, 1_047],
    count: 1_050,
  });
  expect(await findRows("row 7", range, plain, async () => {})).toMatchObject({ count: 276 });
});

it("lets others have a turn before ten milliseconds have passed, reading and opening", async () => {
  let clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  const turns: number[] = [];
  let since = 0;
  const pause = async () => {
    turns.push(clock - since);
    since = clock;
  };
  let reads = 0;
  const slow = {
    // SQLite reads while nobody else has a turn.
    read: async (below: number, limit: number) => {
      reads += 1;
      clock += 3;
      // To open a row takes a millisecond.
      return (await read(below, limit)).map(({ id, text }) => ({
        id,
        get text() {
          clock += 1;
          return text;
        },
      }));
    },
    key: undefined,
  };
  const found = await findRows("row", { limit: 1, offset: 0 }, slow, pause);
  expect([found.count, reads]).toEqual([1_050, 6]);
  expect(turns.reduce((sum, each) => sum + each) + (clock - since)).toBe(1_050 + 6 * 3);
  expect(Math.max(...turns)).toBeLessThan(10);
  expect(Math.min(...turns)).toBe(5);
});

it("looks at words alone, whole, in any order, and however they are typed", async () => {
  const rows = [
    { id: 2, name: "Émile", text: "for rain", count: 7, none: null },
    { id: 1, name: "O’Brien", text: "“for 7” — ĿEO’S ŉ", count: 3, none: null },
  ];
  const range = { limit: 9, offset: 0 };
  const find = async (words: string) =>
    (
      await findRows(
        words,
        range,
        {
          read: async (below: number) => rows.filter(({ id }) => id < below),
          key: undefined,
        },
        async () => {},
      )
    ).ids;
  expect(await find("RAIN emile")).toEqual([2]);
  expect(await find("7")).toEqual([1]);
  expect(await find("null")).toEqual([]);
  expect(await find(" for, ")).toEqual([2, 1]);
  expect(await find("obrien leos n")).toEqual([]);
  expect(await find("obrien l·eos n")).toEqual([1]);
  expect(await find("emilefor")).toEqual([]);
  expect(await find("+")).toEqual([]);
});
