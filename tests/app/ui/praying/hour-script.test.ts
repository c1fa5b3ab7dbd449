import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { hourName } from "#content/hours/hour";
import { ownHour } from "~/ui/praying/hour-script";

it("the script that is painted first knows the same hours as the page", () => {
  for (let clock = 0; clock < 24; clock += 1) {
    const dataset: { hour?: string } = {};
    class Clock {
      getHours = () => clock;
    }
    runInNewContext(ownHour, {
      document: { currentScript: { parentNode: { dataset } } },
      Date: Clock,
    });
    expect([clock, dataset.hour]).toEqual([clock, hourName(clock)]);
  }
});
