import { commandWords } from "#content/commands";
import type { Engine } from "#db/engines/database";
import { closeGroup, listAllGroups } from "#db/operator/groups.server";
import { now } from "~/runtime/clock.server";
import { type Call, command, Problem, requireConfirmation, UsageError } from "./command.server";
import { withDatabase } from "./data-folder.server";
import { columns, minuteOf, plain } from "./output.server";

export const group = command({
  ...commandWords.group,
  takes: 2,
  async run(call) {
    const [word = "list", handle] = call.words;
    if (!["list", "show", "close"].includes(word))
      throw new UsageError(`group has no "${word}": list, show, close.`);
    if ((word === "list") !== (handle === undefined))
      throw new UsageError(
        handle === undefined ? `group ${word} takes a HANDLE.` : `This takes no "${handle}".`,
      );
    if (call.values.undo && word !== "close")
      throw new UsageError("--undo belongs to group close.");
    return withDatabase(call.settings, (db) =>
      word === "close" ? close(db, call, handle ?? "") : list(db, call, handle),
    );
  },
});

async function list(db: Engine, { out }: Call, handle?: string): Promise<void> {
  const groups = await listAllGroups(db, handle);
  if (handle !== undefined && groups.length === 0) throw unknown(handle);
  const rows = groups.map(({ handle, name, members, requests, createdAt, endsAt, closedAt }) => [
    handle,
    plain(name),
    `${members} ${members === 1 ? "member" : "members"}`,
    `${requests} ${requests === 1 ? "request" : "requests"}`,
    minuteOf(createdAt),
    endsAt ? `${closedAt ? "closed, erased" : "ends"} ${minuteOf(endsAt)}` : "",
  ]);
  out.results(groups, columns(rows));
  if (handle === undefined) out.say(groups.length === 1 ? "1 group" : `${groups.length} groups`);
}

async function close(
  db: Engine,
  { out, values: { yes, undo } }: Call<typeof commandWords.group.options>,
  handle: string,
): Promise<void> {
  const [found] = await listAllGroups(db, handle);
  if (!found) throw unknown(handle);
  const name = plain(found.name);
  if (!undo)
    await requireConfirmation(
      `Close the group ${name} of ${found.members}?`,
      yes,
      "Nothing was closed.",
    );
  await closeGroup(db, handle, !undo, now());
  const said = undo ? `${name} goes on.` : `${name} is closed; it is erased in a week.`;
  out.result({ handle, closed: !undo }, said);
}

const unknown = (handle: string) =>
  new Problem(`There is no group "${handle}". "prayer-life group" lists them.`);
