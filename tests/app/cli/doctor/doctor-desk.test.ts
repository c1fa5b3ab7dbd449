import { expect, it } from "vitest";
import { examineDesk } from "../../../../app/cli/doctor/doctor-desk.server";

const now = Date.now();
const daysAgo = (days: number) => now - days * 86_400_000;

it("says how long the oldest request for prayer waits, and what to do once it is long", () => {
  expect(examineDesk({ waiting: 0, oldest: null }, now)).toMatchObject({ found: "none waits" });
  const soon = examineDesk({ waiting: 2, oldest: daysAgo(1) }, now);
  expect(soon).toMatchObject({ found: "2 waiting, oldest waiting 1 day" });
  const late = examineDesk({ waiting: 3, oldest: daysAgo(4) }, now);
  expect(late).toMatchObject({ found: "3 waiting, oldest waiting 4 days" });
  expect(late.advice).toContain("prayer-life user role");
});
