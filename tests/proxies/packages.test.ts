import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { findProxy } from "../../bin/proxies.mjs";
import { makeDeb } from "../../bin/release/deb.mjs";
import { makeImage } from "../../bin/release/image.mjs";
import { temporaryFolder } from "../support/folder";

// What a release is packed in, around a program that does nothing: whether Debian, Prometheus and the tools for
// containers take it. The program itself is tried by `npm run test:release`.

const call = (program: string, ...args: string[]) =>
  execFileSync(findProxy(program) ?? program, args, { encoding: "utf8", maxBuffer: 1e8 });

function standIn(): { folder: string; program: string } {
  const folder = temporaryFolder();
  const program = join(folder, "prayer-life");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  return { folder, program };
}

it.runIf(findProxy("promtool"))("Prometheus takes the rules", () => {
  expect(call("promtool", "check", "rules", "deploy/alerts.yml")).toContain("SUCCESS");
});

it.runIf(findProxy("lintian"))("Debian takes the package", { timeout: 240_000 }, async () => {
  process.env.SOURCE_DATE_EPOCH = "1796000000";
  const { folder, program } = standIn();
  const printed = (...args: string[]) =>
    call(process.execPath, "build/prayer-life.cjs", "manual", ...args);
  const texts = { manual: printed(), completion: printed("--completion"), licences: "Texts\n" };
  const result = join(folder, "prayer-life_1.0.0_amd64.deb");
  const parts = { arch: "x64", program, version: "1.0.0", ...texts };
  await makeDeb(parts, join(folder, "deb"), result);
  const told = call("lintian", "--allow-root", "--fail-on", "none", result);
  expect(told.split("\n").filter((line) => line.startsWith("E:"))).toEqual([]);
  const names = call("dpkg-deb", "--contents", result);
  expect(names).toMatch(/-rwxr-xr-x root\/root .* \.\/usr\/bin\/pl$/m);
  for (const unit of ["service", "socket", "backup.timer", "offsite.timer", "drill.timer"])
    expect(names).toMatch(new RegExp(`/lib/systemd/system/prayer-life[.-]${unit}$`, "m"));
});

it.runIf(findProxy("skopeo") && process.arch === "x64")("an engine takes the image", async () => {
  const { folder, program } = standIn();
  const result = join(folder, "image.tar");
  const parts = { programs: { x64: program }, version: "1.0.0", epoch: 1_796_000_000 };
  await makeImage(parts, join(folder, "image"), result);
  // Of the Open Containers, as compose.yaml names it, and of Docker before it knew these.
  for (const from of [`oci-archive:${result}:prayer-life:1.0.0`, `docker-archive:${result}`]) {
    const config = JSON.parse(call("skopeo", "inspect", "--config", from));
    expect(config).toMatchObject({ architecture: "amd64", config: { User: "10001" } });
  }
});
