import { termsOf } from "#db/bible/verses.server";
import { openSqlite } from "#db/engines/sqlite/files.server";
import { readBibleFile } from "./bible.server";
import { addon } from "./database.server";
import { once } from "./once.server";

export const verseIndex = once(() =>
  openSqlite(readBibleFile("verses.db"), addon(), { readonly: true }),
);

export const isInBible = (word: string) =>
  termsOf(verseIndex(), [word]).some(({ count }) => count > 0);
