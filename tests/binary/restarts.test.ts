import { expect, it } from "vitest";
import { restartUnder } from "../support/supervised";

it("twenty restarts under a thousand requests: none refused", { timeout: 240_000 }, async () => {
  const { told, ms } = await restartUnder(1_000, 20);
  process.stderr.write(`20 restarts in ${Math.round(ms / 100) / 10} s: ${JSON.stringify(told)}\n`);
  expect(Object.keys(told)).toEqual(["200"]);
  expect(told[200]).toBeGreaterThanOrEqual(1_000);
});
