import { expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { restartUnder } from "../support/supervised";

it("behind a socket that is passed, nobody is refused while the server is started anew", async () => {
  const { told } = await restartUnder(100, 3);
  expect(Object.keys(told)).toEqual(["200"]);
  expect(told[200]).toBeGreaterThanOrEqual(100);
});

it("takes no socket that is meant for another process", async () => {
  const env = { LISTEN_PID: "1", LISTEN_FDS: "1", PORT: "1", HOST: "256.0.0.1" };
  const { code, stderr } = await run(["serve"], { ...env, DATA_DIR: temporaryFolder() });
  expect([code, stderr]).toEqual([1, expect.stringContaining("256.0.0.1")]);
});
