import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { databaseFile, openDatabase } from "#db/engines/sqlite/client.server";
import { takeLock } from "#db/engines/sqlite/lock.server";
import { temporaryFolder } from "../../../support/folder";

// What a file is before anybody changes it: two programs that start at once see each other's so.
vi.mock("node:fs", async (original) => ({
  ...(await original<typeof import("node:fs")>()),
  chmodSync() {},
}));

it("the database and the lock are for their owner alone from the first moment", async () => {
  const folder = join(temporaryFolder(), "data");
  const db = openDatabase(folder);
  const lock = takeLock(folder);
  for (const file of [databaseFile(folder), join(folder, "lock")]) {
    expect((statSync(file).mode & 0o777).toString(8)).toBe("600");
  }
  lock?.release();
  await db.close();
});
