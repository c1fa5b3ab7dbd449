import { expect, it, vi } from "vitest";
import { now } from "~/runtime/clock.server";
import { withSettings } from "../../support/settings";

it("is the machine's, moved by CLOCK_OFFSET", () => {
  vi.useFakeTimers({ now: 1_000 });
  withSettings();
  expect(now()).toBe(1_000);
  withSettings({ CLOCK_OFFSET: "-500" });
  expect(now()).toBe(500);
  vi.useRealTimers();
});
