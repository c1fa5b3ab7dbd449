import { expect, it } from "vitest";
import { pacing } from "~/http/limits/connections.server";

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("begins a few requests of an address in a turn, all in their order, and others' at once", async () => {
  const pace = pacing();
  const begun: string[] = [];
  for (let i = 0; i < 40; i++) pace("many", () => begun.push(`many ${i}`));
  pace("one", () => begun.push("one"));
  expect(begun.length).toBe(17);
  expect(begun.at(-1)).toBe("one");
  await turn();
  expect(begun.length).toBe(33);
  await turn();
  await turn();
  expect(begun.filter((name) => name !== "one")).toEqual(
    Array.from({ length: 40 }, (_, i) => `many ${i}`),
  );
});

it("lets nobody who comes later pass those who wait", async () => {
  const pace = pacing();
  const begun: number[] = [];
  for (let i = 0; i < 20; i++) pace("many", () => begun.push(i));
  await turn();
  pace("many", () => begun.push(20));
  await turn();
  await turn();
  expect(begun).toEqual(Array.from({ length: 21 }, (_, i) => i));
});
