import { copyFileSync, renameSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isStorageTrouble } from "#db/engines/errors.server";
import { openDatabase, type SqliteEngine } from "#db/engines/sqlite/client.server";
import { enter, getSubscriber, subscribe } from "#db/subscriptions/subscribers.server";
import { temporaryFolder } from "../../../support/folder";

let db: SqliteEngine;

beforeEach(() => {
  db = openDatabase(temporaryFolder());
});
afterEach(() => db.close());

const ann = { email: "ann@example.org", tags: [] };
const save = () => subscribe(db, ann, 1);
const trouble = (work: Promise<unknown>) =>
  work.then(
    () => "stored",
    (error) => isStorageTrouble(error),
  );

describe("what is written", () => {
  it("is so on the database that stands in the folder", async () => {
    await save();
    expect(await getSubscriber(db, ann.email)).toMatchObject(ann);
  });

  it("is not begun on a file that was replaced or removed, until it is back", async () => {
    const path = db.$client.name;
    const aside = `${path}.aside`;
    renameSync(path, aside);
    expect(await trouble(save())).toBe(true);
    copyFileSync(aside, path);
    expect(await trouble(save())).toBe(true);
    expect(await getSubscriber(db, ann.email)).toBeUndefined();
    renameSync(aside, path);
    expect(await trouble(save())).toBe("stored");
  });

  it("is not acknowledged when the file was replaced before its end", async () => {
    const path = db.$client.name;
    const late = db.write(async (tx) => {
      await enter(tx, ann, 1);
      copyFileSync(path, `${path}.copy`);
      renameSync(`${path}.copy`, path);
    });
    expect(await trouble(late)).toBe(true);
  });
});
