import { commandWords } from "#content/commands";
import { importSubscriber } from "#db/subscriptions/subscribers.server";
import { emailAddress } from "~/forms/fields.server";
import { letterKey } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { decoded, readGiven } from "~/runtime/text-file.server";
import { dayIn } from "~/runtime/time-zone.server";
import { command, Problem, UsageError } from "./command.server";
import { withDatabase } from "./data-folder.server";
import { plain } from "./output.server";

/** With ", 2026-11-29" it fits into a tag. */
const longestConsent = 29;

export const importCommand = command({
  ...commandWords.import,
  takes: 2,
  async run({ words: [what, file], values, settings, out }) {
    if (what !== "subscribers" || file === undefined)
      throw new UsageError("import takes subscribers and a FILE.");
    const { consent = "", confirmed = false, "dry-run": isTrial = false } = values;
    if (!consent || [...consent].length > longestConsent)
      throw new UsageError(`--consent takes 1 to ${longestConsent} characters: how they said yes.`);
    const instead = `import subscribers - < ${file}`;
    const { addresses, refused, doubles } = readAddresses(decoded(readGiven(file, instead)));
    if (addresses.length === 0) throw new Problem(`There is no email address in ${file}.`);
    const tag = `consent: ${consent}, ${dayIn("UTC", new Date(now()))}`;
    const counts = { new: 0, known: 0, left: 0, doubles, refused: refused.length };
    await withDatabase(settings, async (db) => {
      for (let from = 0; from < addresses.length; from += batch) {
        const part = addresses.slice(from, from + batch);
        const states = await db.write(async (tx) => {
          const found: Awaited<ReturnType<typeof importSubscriber>>[] = [];
          for (const email of part) {
            const key = confirmed ? undefined : letterKey("subscription", email);
            const subscriber = { email, tag, isConfirmed: confirmed, key, isTrial };
            found.push(await importSubscriber(tx, subscriber, now()));
          }
          return found;
        });
        for (const state of states) counts[state] += 1;
        out.progress("Taken over:", from + part.length, addresses.length);
      }
    });
    for (const { line, text } of refused) out.say(`Line ${line}: no email address in "${text}"`);
    const { known, left } = counts;
    const words = `${counts.new} new, ${known} known, ${left} who left, ${doubles} doubles, ${refused.length} refused`;
    out.result(counts, isTrial ? `${words}. Nothing was changed.` : words);
  },
});

/** Between two of them other writers have their turn. */
const batch = 100;

function readAddresses(text: string) {
  const found = new Set<string>();
  const refused: { line: number; text: string }[] = [];
  let doubles = 0;
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const cells = line.split(/[,;\t]/).map((cell) => cell.replaceAll(/["'<>]/g, " ").trim());
    const words = cells.flatMap((cell) => cell.split(" ")).filter((word) => word.includes("@"));
    const [email] = words.flatMap((word) => emailAddress(word.replace(/^mailto:/i, "")) ?? []);
    const isHeading = at === 0 && words.length === 0;
    if (email === undefined && line.trim() && !isHeading)
      refused.push({ line: at + 1, text: plain(line.slice(0, 60)) });
    if (email !== undefined && found.has(email)) doubles += 1;
    if (email !== undefined) found.add(email);
  }
  return { addresses: [...found], refused, doubles };
}
