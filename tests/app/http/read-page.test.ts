import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inTime } from "~/http/read-page.server";
import { QueueFull } from "~/runtime/queue.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("hands on what comes in time", async () => {
  expect(await inTime(performance.now(), Promise.resolve("a page"))).toBe("a page");
  await expect(inTime(performance.now(), Promise.reject(new Error("a fault")))).rejects.toThrow();
  expect(vi.getTimerCount()).toBe(0);
});

it("refuses what would come after the connection is given up", async () => {
  const since = performance.now();
  vi.advanceTimersByTime(9_000);
  const late = expect(inTime(since, new Promise(() => {}))).rejects.toThrow(QueueFull);
  vi.advanceTimersByTime(8_000);
  await late;
});
