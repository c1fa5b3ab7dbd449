import { expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { createUser } from "#db/accounts/users.server";
import type { Letter } from "#db/letters/outbox.server";
import { csvOf } from "~/cli/export.server";
import { composeLetter } from "~/letters/delivery.server";
import { database } from "~/runtime/database.server";
import { isolated } from "~/ui/reading/isolated";
import { withSettings } from "../../../support/settings";

it("words that are read like ours stay as they are", () => {
  for (const words of ["Ann", "Émile", "김하나", "Анна", "🙏 2", ""])
    expect(isolated(words)).toBe(words);
});

it("words that are read the other way keep to themselves, once", () => {
  for (const words of ["محمد", "אנה", "Ann \u05d0", "Ann\u200f"]) {
    expect(isolated(words)).toBe(`\u2068${words}\u2069`);
    expect(isolated(isolated(words))).toBe(isolated(words));
  }
});

it("nothing in them reaches out of them", () => {
  expect(isolated("\u202eAnn\u2069")).toBe("\u2068Ann\u2069");
});

it("names keep to themselves in letters, and in lists for a spreadsheet nothing turns round", async () => {
  withSettings();
  const db = database();
  const account = { username: "محمد", email: "m@example.org", password: "scrypt$x" };
  const made = await createUser(db, account, 1);
  if ("inUse" in made) throw new Error("taken");
  await confirmAddress(db, made.user, 1);
  for (const kind of ["new-sign-in", "factor-off"]) {
    const letter = { kind, userId: made.user.id, createdAt: new Date(0) } as Letter;
    const composed = await composeLetter(db, letter);
    expect(JSON.stringify(composed)).toContain("\u2068محمد\u2069");
  }
  expect(csvOf(["name"], [{ name: "محمد\u202e" }, { name: "\u202e=1+1" }])).toBe(
    "name\r\nمحمد\r\n'=1+1",
  );
});
