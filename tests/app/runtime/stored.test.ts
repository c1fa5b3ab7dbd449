import { copyFileSync, renameSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { database, stored } from "../../../app/runtime/database.server";
import { isStorageTrouble } from "../../../db/engines/errors.server";
import type { SqliteEngine } from "../../../db/engines/sqlite/client.server";
import { getSubscriber, subscribe } from "../../../db/inbox/subscribers.server";
import { withSettings } from "../../settings";

beforeEach(() => withSettings());

const ann = { email: "ann@example.org", tags: [] };
const save = () => subscribe(database(), ann, 1);
const path = () => (database() as SqliteEngine).opened.path;
const trouble = (work: Promise<unknown>) =>
  work.then(
    () => "stored",
    (error) => isStorageTrouble(error),
  );

describe("what is stored", () => {
  it("is so on the database that stands in the folder", async () => {
    expect(await stored(async () => "done")).toBe("done");
    await stored(save);
    expect(await getSubscriber(database(), ann.email)).toMatchObject(ann);
  });

  it("is not begun on a file that was replaced or removed, until it is back", async () => {
    const aside = `${path()}.aside`;
    database();
    renameSync(path(), aside);
    expect(await trouble(stored(save))).toBe(true);
    copyFileSync(aside, path());
    expect(await trouble(stored(save))).toBe(true);
    expect(await getSubscriber(database(), ann.email)).toBeUndefined();
    renameSync(aside, path());
    expect(await trouble(stored(save))).toBe("stored");
  });

  it("is not acknowledged when the file was replaced between the write and its end", async () => {
    const late = async () => {
      await save();
      copyFileSync(path(), `${path()}.copy`);
      renameSync(`${path()}.copy`, path());
    };
    expect(await trouble(stored(late))).toBe(true);
  });
});
