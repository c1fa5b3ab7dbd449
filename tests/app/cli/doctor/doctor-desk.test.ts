import { expect, it } from "vitest";
import { type DeskCounts, examineDesk } from "~/cli/doctor/doctor-data.server";

const now = Date.now();
const daysAgo = (days: number) => now - days * 86_400_000;

const examine = (counts: Partial<DeskCounts>) =>
  examineDesk({ unprayed: 0, oldest: null, leaders: 2, intercessors: 3, ...counts }, now);

it("says how long the oldest request for prayer waits, and what to do once it is long", () => {
  const found = (counts: Partial<DeskCounts>) => examine(counts)[0];
  expect(found({})).toMatchObject({ found: "none is left that nobody prayed for" });
  const soon = found({ unprayed: 2, oldest: daysAgo(1) });
  expect(soon).toMatchObject({
    state: "good",
    found: "2 not prayed for yet, oldest waiting 1 day",
  });
  const late = found({ unprayed: 3, oldest: daysAgo(4) });
  expect(late).toMatchObject({ found: "3 not prayed for yet, oldest waiting 4 days" });
  expect(late?.advice).toContain("prayer-life user role");
});

it.each([
  [0, 0, "good", /^nobody yet/, undefined],
  [2, 1, "good", /^2 leaders, 1 intercessor$/, undefined],
  [2, 0, "good", /^2 leaders, no intercessors$/, undefined],
  [1, 3, "doubtful", /^1 leader, 3 intercessors$/, /second leader.*user role NAME leader/],
  [0, 1, "doubtful", /^no leaders, 1 intercessor$/, /private requests.*user role NAME leader/],
])("of a team of %i leaders and %i intercessors", (leaders, intercessors, state, found, advice) => {
  const [, team] = examine({ leaders, intercessors });
  expect(team).toMatchObject({ state, found: expect.stringMatching(found) });
  expect(team?.advice ?? "").toMatch(advice ?? /^$/);
});
