import { spawnSync } from "node:child_process";
import { chownSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openPostgres } from "#db/engines/postgres/client.server";
import { ask, form } from "../../support/ask";
import { ownFolder, startPostgres } from "../../support/postgres/postgres";
import { nobody } from "../../support/postgres/postgres-binaries";
import { skip, tell } from "../extent";
import { fillDisk } from "../fill-disk";
import { startInstance } from "./instances";

const told = { fault: "PostgreSQL's disk full", extent: "no room, then some again" };
const prayer = (i: number) => ({
  form: "prayer-request",
  fullName: "Ann Lee",
  email: `a${i}@example.org`,
  prayerRequest: "For those who wait. ".repeat(90),
});

it("on a full disk pages go on and input is preserved; and then it is saved", async (context) => {
  const disk = ownFolder();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=64m", "tmpfs", disk]);
  if (mounted.error || mounted.status !== 0)
    skip(context, told, "a small disk needs root and mount");
  chownSync(disk, nobody, nobody);
  const postgres = await startPostgres();
  try {
    const admin = openPostgres(`${postgres.url}/postgres`);
    await admin.pool.run(`CREATE TABLESPACE small LOCATION '${disk}'`);
    await admin.pool.run("CREATE DATABASE small TABLESPACE small TEMPLATE template0");
    await admin.close();
    const server = await startInstance(`${postgres.url}/small`);
    expect((await ask(server, "/contact", form(prayer(0)))).status).toBe(303);
    const filler = join(disk, "filler");
    fillDisk(filler);
    let status = 303;
    // Pages that the tables hold already take a few more.
    for (let i = 1; i < 400 && status === 303; i++)
      status = (await ask(server, "/contact", form(prayer(i)))).status;
    const page = await ask(server, "/contact", form(prayer(1_000)));
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(page.text).toContain(prayer(1_000).prayerRequest.trim());
    for (const path of ["/", "/plan/1?day=2", "/healthz", "/contact.data"])
      expect([path, (await ask(server, path)).status]).toEqual([path, 200]);
    await expect
      .poll(async () => (await ask(server, "/readyz")).status, { timeout: 6_000 })
      .toBe(503);

    rmSync(filler);
    await expect
      .poll(async () => (await ask(server, "/readyz")).status, { timeout: 6_000 })
      .toBe(200);
    expect((await ask(server, "/contact", form(prayer(1_000)))).status).toBe(303);
    expect(await server.stop()).toBe(0);
  } finally {
    await postgres.stop();
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
  tell(context, {
    ...told,
    result:
      "503 with the words kept, and /readyz says so; pages go on; taken again without a restart",
  });
}, 120_000);
