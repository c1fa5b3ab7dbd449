import { fstatSync } from "node:fs";
import { commandWords } from "#content/commands";
import type { Db } from "#db/engines/database";
import { exportedFields, type InboxItem, listInbox } from "#db/operator/inbox.server";
import { listSubscribers, listTagged } from "#db/subscriptions/subscribers.server";
import { csvLine } from "~/runtime/csv.server";
import { unturned } from "~/ui/reading/isolated";
import { type Call, command, entryOf, UsageError } from "./command.server";
import { withDatabase } from "./data-folder.server";
import { findPerson } from "./subject.server";

export const exportCommand = command({
  ...commandWords.export,
  takes: 1,
  async run(call) {
    const { values, words, settings, out } = call;
    const [what] = words;
    const known = Object.keys(lists).join(", ");
    if ((what === undefined) === (values.subject === undefined))
      throw new UsageError(`export takes one of ${known}, or --subject EMAIL.`);
    return withDatabase(settings, async (db) => {
      if (values.subject !== undefined) {
        const { found } = await findPerson(db, values.subject);
        return out.result(found, JSON.stringify(found, null, 2));
      }
      const list = entryOf(lists, what ?? "");
      if (!list) throw new UsageError(`There is no export of "${what}": ${known}.`);
      const rows = await list.rows(db, call);
      out.results(
        rows.map((row) => Object.fromEntries(list.names.map((name) => [name, row[name] ?? null]))),
        csvMark() + csvOf(list.names, rows),
      );
    });
  },
});

/** Excel reads a file without a byte order mark as Latin-1. A pipe gets none. */
function csvMark(): string {
  const target = fstatSync(1);
  return target.isFile() && target.size === 0 ? "\ufeff" : "";
}

type List = {
  names: readonly string[];
  rows(db: Db, call: Call<typeof commandWords.export.options>): Promise<Record<string, unknown>[]>;
};

const lists: Record<string, List> = {
  subscribers: {
    names: ["email", "subscribedAt", "isActive", "tags", "unreachableAt"],
    rows: (db, { values }) => listSubscribers(db, { inactive: values.all }),
  },
  waitlist: {
    names: ["email", "tag", "taggedAt", "isActive"],
    rows: (db, { values: { tag = "App Waitlist", all } }) => listTagged(db, tag, { inactive: all }),
  },
  messages: { names: exportedFields, rows: (db) => items(db, "message") },
  requests: { names: [...exportedFields, "isPrivate"], rows: (db) => items(db, "request") },
};

async function items(db: Db, kind: InboxItem["kind"]) {
  return (await listInbox(db, { kind })).map(({ kind: _, ...item }) => item);
}

export function csvOf(names: readonly string[], rows: readonly Record<string, unknown>[]): string {
  const lines = rows.map((row) => names.map((name) => unturned(textOf(row[name]))));
  return [names, ...lines].map(csvLine).join("\r\n");
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return "";
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? value.join("; ") : String(value);
}
