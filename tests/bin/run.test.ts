import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

function quietly(script: string) {
  const code = `import { runQuietly } from "./bin/run.mjs";
    process.exitCode = await runQuietly(process.execPath, ["-e", ${JSON.stringify(script)}]);`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", code], { encoding: "utf8" });
}

it("a command that is run quietly is heard only where it fails", () => {
  const warns = "console.error('warning'); console.log('output')";
  expect(quietly(warns)).toMatchObject({ status: 0, stdout: "", stderr: "" });
  expect(quietly(`${warns}; process.exit(3)`)).toMatchObject({
    status: 3,
    stdout: "",
    stderr: "warning\noutput\n",
  });
});
