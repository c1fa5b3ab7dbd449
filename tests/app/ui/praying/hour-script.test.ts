import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { hourName } from "#content/hours/hour";
import { ownHour } from "~/ui/praying/hour";

it("the script that is painted first knows the same hours as the page", () => {
  for (let clock = 0; clock < 24; clock += 1) {
    const dataset: { hour?: string; turn?: string } = { hour: "night" };
    class Clock {
      getHours = () => clock;
    }
    runInNewContext(ownHour, {
      document: { currentScript: { parentNode: { dataset } } },
      Date: Clock,
    });
    const own = hourName(clock);
    expect([clock, dataset.hour]).toEqual([clock, own]);
    // Where words change, none are seen before.
    expect([clock, dataset.turn]).toEqual([clock, own === "night" ? undefined : ""]);
  }
});
