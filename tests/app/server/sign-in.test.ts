import { expect, test } from "vitest";
import { safePath } from "~/server/path.server";
import { makeQueue, QueueFull } from "~/server/queue.server";
import { delayAfter } from "~/server/sign-in-limits.server";

test("the delay begins at a second, doubles, and ends at fifteen minutes", () => {
  expect([5, 6, 7, 10].map(delayAfter)).toEqual([1_000, 2_000, 4_000, 32_000]);
  expect(delayAfter(15)).toBe(900_000);
  expect(delayAfter(5_000)).toBe(900_000);
});

test("a queue runs two at a time, in order, and refuses who comes when it is full", async () => {
  const enqueue = makeQueue({ width: 2, depth: 1, patience: 5_000 });
  const ends: (() => void)[] = [];
  const started: number[] = [];
  const task = (name: number) =>
    enqueue(() => {
      started.push(name);
      return new Promise<number>((resolve) => ends.push(() => resolve(name)));
    });
  const first = task(1);
  const second = task(2);
  const third = task(3);
  await expect(task(4)).rejects.toBeInstanceOf(QueueFull);
  expect(started).toEqual([1, 2]);
  ends[0]?.();
  expect(await first).toBe(1);
  await expect.poll(() => started).toEqual([1, 2, 3]);
  ends[1]?.();
  ends[2]?.();
  expect(await Promise.all([second, third])).toEqual([2, 3]);
});

test("who waits too long is sent away, and the queue goes on without them", async () => {
  const enqueue = makeQueue({ width: 1, depth: 5, patience: 20 });
  let end = () => {};
  const slow = enqueue(() => new Promise<void>((resolve) => (end = resolve)));
  await expect(enqueue(async () => "late")).rejects.toBeInstanceOf(QueueFull);
  const next = enqueue(async () => "in time");
  end();
  await slow;
  expect(await next).toBe("in time");
  expect(await enqueue(async () => "alone")).toBe("alone");
});

test("a task that fails makes room for the next", async () => {
  const enqueue = makeQueue({ width: 1, depth: 5, patience: 5_000 });
  await expect(enqueue(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await enqueue(async () => "yes")).toBe("yes");
});

test.each([
  ["/plan/anxiety-plan?day=2", "/plan/anxiety-plan?day=2"],
  ["//evil.example", "/"],
  ["/\\evil.example", "/"],
  ["/a\\b", "/"],
  ["/\t/evil.example", "/"],
  ["/.//evil.example", "/"],
  ["/a/..//evil.example", "/"],
  ["https://evil.example", "/"],
  ["javascript:alert(1)", "/"],
  ["", "/"],
  [null, "/"],
  [`/${"a".repeat(600)}`, "/"],
])("from %j one is led to %j", (asked, led) => {
  expect(safePath(asked)).toBe(led);
});
