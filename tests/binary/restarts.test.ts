import { expect, it } from "vitest";
import { restartUnder } from "../supervised";

it("twenty restarts under a thousand requests: none refused", async () => {
  const { told } = await restartUnder(1_000, 20);
  expect(Object.keys(told)).toEqual(["200"]);
  expect(told[200]).toBeGreaterThanOrEqual(1_000);
});
