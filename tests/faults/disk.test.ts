import { spawnSync } from "node:child_process";
import { rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ask, form, json, newsletter } from "../support/ask";
import { temporaryFolder } from "../support/folder";
import { startServer } from "../support/server";
import { logLines } from "../support/with-server";
import { skip, tell } from "./extent";
import { fillDisk } from "./fill-disk";

const told = { fault: "a full disk", extent: "1 MiB left, then none, then some again" };
const prayer = {
  form: "prayer-request",
  fullName: "Ann Lee",
  email: "ann@example.org",
  prayerRequest: "For those who wait.",
};

it("on a full disk nothing is lost: asked to come back, input preserved, and then saved", async (context) => {
  const disk = temporaryFolder();
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", disk]);
  if (mounted.error || mounted.status !== 0)
    skip(context, told, "a small disk needs root and mount");
  try {
    const server = await startServer({ DATA_DIR: disk });
    const filler = join(disk, "filler");
    fillDisk(filler);
    truncateSync(filler, statSync(filler).size - 2_000_000);
    // Forms are taken still, but not for long: who watches is told before.
    await expect
      .poll(async () => (await ask(server, "/readyz")).status, { timeout: 7_000 })
      .toBe(503);
    const early = form({ ...prayer, email: "early@example.org" });
    expect((await ask(server, "/contact", early)).status).toBe(303);
    fillDisk(filler);
    let status = 303;
    // Pages that the database holds already take a few more.
    for (let i = 0; i < 200 && status === 303; i++)
      status = (await ask(server, "/contact", form({ ...prayer, email: `a${i}@example.org` })))
        .status;
    expect(status).toBe(503);

    const page = await ask(server, "/contact", form(prayer));
    expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(page.text).toContain("503: We can’t save anything right now.");
    expect(page.text).toContain(prayer.prayerRequest);
    expect((await ask(server, "/features", newsletter("ann@example.org"))).status).toBe(503);
    const api = await ask(server, "/api/newsletter", json({ email: "ann@example.org" }));
    expect([api.status, api.headers.get("Retry-After")]).toEqual([503, "5"]);
    for (const path of ["/", "/plan/1?day=2", "/healthz", "/contact.data"])
      expect([path, (await ask(server, path)).status]).toEqual([path, 200]);

    const ready = await ask(server, "/readyz");
    expect([ready.status, JSON.parse(ready.text).reason]).toEqual([503, "storage"]);

    rmSync(filler);
    await expect.poll(async () => (await ask(server, "/readyz")).status).toBe(200);
    expect((await ask(server, "/contact", form(prayer))).status).toBe(303);
    expect((await ask(server, "/features", newsletter("ann@example.org"))).status).toBe(303);
    expect(await server.stop()).toBe(0);
    const faults = logLines(server).filter(({ level }) => Number(level) >= 50);
    expect(faults.filter((line) => !/SQLITE_(FULL|IOERR)/.test(JSON.stringify(line)))).toEqual([]);
  } finally {
    spawnSync("umount", [disk]);
  }
  tell(context, {
    ...told,
    result: "503 with the words kept; pages go on; taken again without a restart",
  });
});
