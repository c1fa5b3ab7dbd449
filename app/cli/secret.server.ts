import { existsSync, readFileSync, renameSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { commandSays, commandWords } from "#content/commands";
import type { Engine } from "#db/engines/database";
import { isPostgres } from "#db/engines/postgres/connections.server";
import { countOthers, olderName } from "#db/engines/postgres/state.server";
import { databaseFile } from "#db/engines/sqlite/client.server";
import { rotateSecret } from "#db/operator/copy.server";
import { beginSealing, findSealing, finishSealing } from "#db/seal/keys.server";
import { hasPlainRows } from "#db/seal/sealed-rows.server";
import { Keys, secretIdOf } from "#db/seal/secret-keys.server";
import { now } from "~/runtime/clock.server";
import type { Settings } from "~/runtime/env.server";
import { holdFolder } from "~/runtime/folder.server";
import {
  keepSecret,
  newSecret,
  secret as ownSecret,
  replaceSecret,
  resealed,
  writePrivate,
} from "~/runtime/secret.server";
import * as copies from "~/runtime/secret-copy.server";
import { readGiven } from "~/runtime/text-file.server";
import { type Call, command, entryOf, Problem, UsageError } from "./command.server";
import {
  dataFolder,
  passphraseIn,
  requireWritable,
  withDatabase,
  withSealedDatabase,
} from "./data-folder.server";
import { minuteOf } from "./output.server";

export const secret = command({
  ...commandWords.secret,
  takes: 2,
  async run(call) {
    const [word = "", file] = call.words;
    const way = entryOf(ways, word);
    if (!way) throw new UsageError(`secret takes ${Object.keys(ways).join(", ")}.`);
    await way(call, file);
  },
});

type SecretCall = Call<typeof commandWords.secret.options>;

const ways: Record<string, (call: SecretCall, file: string | undefined) => Promise<void>> = {
  async export({ values, settings, out }, file) {
    if ((file === undefined) === (values.paper === undefined))
      throw new UsageError("secret export takes either a FILE or --paper.");
    await withDatabase(settings, async (db) => {
      const value = ownSecret();
      if (file === undefined) {
        const trouble = copies.noWords(value);
        if (trouble) throw new Problem(trouble);
        const lines = copies
          .wordsOf(value)
          .map((word, at) => `${String(at + 1).padStart(2)}  ${word}`);
        out.result({ words: copies.wordsOf(value) }, lines.join("\n"));
        return out.say(commandSays.paper);
      }
      const passphrase = passphraseIn(values.passphrase);
      write(file, await copies.makeCopy(value, passphrase));
      await confirm(db, value, await copies.openCopy(readFileSync(file, "utf8"), passphrase));
      out.result({ file: basename(file) }, `${file} opens with the passphrase. ${await said(db)}`);
    });
  },
  async check(call, file) {
    await withDatabase(call.settings, async (db) => {
      await confirm(db, ownSecret(), await readCopy(call, file));
      call.out.result({ right: true }, `The copy is right. ${await said(db)}`);
    });
  },
  async restore(call, file) {
    const value = await readCopy(call, file);
    const { settings, out } = call;
    if (!value) throw new Problem(`${wrongCopy} Nothing was changed.`);
    if (settings.DATABASE_URL) {
      await withDatabase({ ...settings, SECRET: value }, async () => {});
      return out.result({ secret: value }, `SECRET=${value}`);
    }
    if (hasDatabase(settings)) await withDatabase({ ...settings, SECRET: value }, async () => {});
    if (!keepSecret(dataFolder(settings), value))
      throw new Problem("Another secret stands in DATA_DIR: move it away first.");
    out.result({ restored: true }, "DATA_DIR/secret is back.");
  },
  async rotate({ values, settings, out }, file) {
    if (file === undefined) throw new UsageError("Name the FILE for the copy of the new secret.");
    const passphrase = passphraseIn(values.passphrase);
    // Until all is done: what another call finds, and goes on with.
    const pending = `${file}.next`;
    if (existsSync(file)) throw new Problem(`${file} stands already.`);
    if (!settings.DATABASE_URL) await holdFolder();
    await withSealedDatabase(settings, async (db) => {
      const sealing = await findSealing(db);
      if (!sealing)
        throw new Problem('Sealing has not begun: "prayer-life secret export FILE" comes first.');
      if (!existsSync(pending)) {
        await copies.requireSecret(db, settings);
        write(pending, await copies.makeCopy(newSecret(), passphrase));
      }
      const next = await copies.openCopy(readFileSync(pending, "utf8"), passphrase);
      if (!next) throw new Problem(`${pending}: ${wrongCopy} Nothing was changed.`);
      if (sealing.secretId !== secretIdOf(next)) {
        await copies.requireSecret(db, settings);
        await requireNoInstances(db);
        const reseal = (sealed: string) => resealed(sealed, ownSecret(), next);
        await rotateSecret(db, new Keys(() => next), reseal, now());
      }
      await db.scrub();
      if (!settings.SECRET) replaceSecret(dataFolder(settings), next);
      renameSync(pending, file);
      const done = `The words open with the new secret, whose copy is ${file}.`;
      if (!settings.SECRET) return out.result({ file: basename(file) }, done);
      out.result({ file: basename(file), secret: next }, `${done}\nSECRET=${next}`);
      out.say("Set it for every instance, before the first one starts.");
    });
  },
};

/** @param name of those that count. */
async function requireNoInstances(db: Engine, name?: string): Promise<void> {
  const others = isPostgres(db) ? await countOthers(db.pool.run, name) : 0;
  const whose =
    name === undefined ? "instances" : "an earlier release, which opens no sealed words,";
  if (others > 0)
    throw new Problem(`${others} connections of ${whose} stand open: stop them all first.`);
}

const wrongCopy = "The copy does not open, or the words are not right.";

async function confirm(db: Engine, value: string, copy: string | undefined): Promise<void> {
  const stands = (await findSealing(db)) ? "The secret of now stays." : "Sealing has not begun.";
  if (copy !== value) throw new Problem(`${wrongCopy} ${stands}`);
  await requireNoInstances(db, olderName);
  await beginSealing(db, now());
  const isNew = !(await findSealing(db))?.finishedAt && !(await hasPlainRows(db));
  if (isNew && (await db.scrub())) await finishSealing(db, now());
}

async function said(db: Engine): Promise<string> {
  const sealing = await findSealing(db);
  if (!sealing?.finishedAt) return copies.adviceToSeal(sealing) ?? "";
  return `Words are sealed since ${minuteOf(sealing.begunAt)}.`;
}

async function readCopy({ values }: SecretCall, file: string | undefined) {
  if (file === undefined) throw new UsageError("Name the FILE that holds the copy.");
  const copy = () => readGiven(file, `- in place of FILE, then < ${file}`).toString("utf8");
  if (values.paper) return copies.secretOf(copy());
  return copies.openCopy(copy(), passphraseIn(values.passphrase));
}

function write(file: string, copy: string): void {
  const paper = 'Name another folder, or write words down: "prayer-life secret export --paper".';
  requireWritable(dirname(resolve(file)), paper);
  if (!writePrivate(file, copy)) throw new Problem(`${file} stands already.`);
}

/** On an empty machine the secret may come before the database. */
const hasDatabase = ({ DATA_DIR }: Settings) => existsSync(databaseFile(DATA_DIR));
