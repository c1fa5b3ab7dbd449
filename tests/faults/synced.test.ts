import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../support/folder";
import { withServer } from "../support/with-server";
import { skip, tell, times } from "./extent";
import { slowWrites, writes } from "./writes";

const server = withServer();
const file = join(temporaryFolder(), "trace");
const each = times(2, 20);
const told = {
  fault: "a sync before each response, seen by strace",
  extent: `${each} of each form`,
};

/** Follows what the server asks of the system; nothing where that is not allowed. */
async function follow(): Promise<ChildProcess | undefined> {
  const calls = "trace=read,write,writev,fsync,fdatasync";
  const args = ["-f", "-s", "600", "-e", calls, "-o", file, "-p", String(server.process.pid)];
  const strace = spawn("strace", args, { stdio: ["ignore", "ignore", "pipe"] });
  const attached = once(strace.stderr as NodeJS.EventEmitter, "data").then(([said]) =>
    String(said),
  );
  const first = await Promise.race([attached, once(strace, "exit").then(() => "")]);
  return /attached/.test(first) ? strace : undefined;
}

it("no form is acknowledged before it is on the disk", async (context) => {
  if (spawnSync("strace", ["-V"]).error) skip(context, told, "strace is not installed");
  const strace = (await follow()) ?? skip(context, told, "strace may not follow a process here");
  const marks: [mark: string, status: number][] = [];
  for (const [i, write] of [...writes, ...slowWrites].entries()) {
    for (let turn = 0; turn < each; turn++) {
      const mark = `synced${i}x${turn}`;
      const { status } = await write.send(server, mark);
      expect([write.name, status]).toEqual([write.name, write.status]);
      marks.push([mark, status]);
    }
  }
  strace.kill("SIGINT");
  await once(strace, "exit");

  const lines = readFileSync(file, "latin1").split("\n");
  let from = 0;
  for (const [mark, status] of marks) {
    const asked = lines.findIndex(
      (line, i) => i >= from && /read\(|read resumed/.test(line) && line.includes(mark),
    );
    expect(asked, `${mark} was read`).toBeGreaterThanOrEqual(0);
    const responded = lines.findIndex(
      (line, i) => i > asked && /writev?\(/.test(line) && line.includes(`HTTP/1.1 ${status}`),
    );
    expect(responded, `${mark} had its response`).toBeGreaterThan(asked);
    const between = lines.slice(asked, responded);
    expect(
      between.some((line) => /f(data)?sync.*= 0/.test(line)),
      `${mark} was synced`,
    ).toBe(true);
    from = responded;
  }
  tell(context, { ...told, result: `${marks.length} of ${marks.length} synced first` });
});
