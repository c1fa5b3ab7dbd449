import { expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { run } from "../support/run";
import { restartUnder, supervised } from "../support/supervised";

it("behind a socket that is passed, nobody is refused while the server is started anew", async () => {
  const { told } = await restartUnder(100, 3);
  expect(Object.keys(told)).toEqual(["200"]);
  expect(told[200]).toBeGreaterThanOrEqual(100);
});

it("says that HOST and PORT are not read beside one", async () => {
  const server = await supervised({ LOG_LEVEL: "warn", HOST: "10.0.0.11" });
  expect(server.output()).toContain(
    `passed is 127.0.0.1:${server.port}; HOST and PORT are not read`,
  );
  await server.stop();
});

it("takes no socket that is meant for another process", async () => {
  const env = { LISTEN_PID: "1", LISTEN_FDS: "1", PORT: "1", HOST: "256.0.0.1" };
  const { code, stderr } = await run(["serve"], { ...env, DATA_DIR: temporaryFolder() });
  expect([code, stderr]).toEqual([1, expect.stringContaining("256.0.0.1")]);
});
