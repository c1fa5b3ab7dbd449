import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { commandWords } from "#content/commands";
import type { Db } from "#db/engines/database";
import { isLocked } from "#db/engines/sqlite/lock.server";
import { newHandle } from "#db/handle.server";
import {
  type Campaign,
  campaignReport,
  countRecipients,
  findTest,
  orderTest,
  queueBatch,
  startCampaign,
  withdrawTest,
} from "#db/letters/campaigns.server";
import { listHolds, listSenders } from "#db/letters/senders.server";
import { minute } from "#db/time";
import { explain, type MailSettings, openMailServer, reasonOf } from "~/letters/mail-server.server";
import { sealedAddress } from "~/letters/orders.server";
import { campaignLetter } from "~/letters/reader-letters.server";
import { now } from "~/runtime/clock.server";
import { addon } from "~/runtime/database.server";
import type { Settings } from "~/runtime/env.server";
import { readTextFile } from "~/runtime/text-file.server";
import { type Call, command, Problem, requireConfirmation, UsageError } from "./command.server";
import { dataFolder, withDatabase } from "./data-folder.server";
import { parseLetter } from "./letter-file.server";
import { readEmail } from "./subject.server";

export const letter = command({
  ...commandWords.letter,
  takes: 2,
  async run(call) {
    const [word, path] = call.words;
    if (word !== "send" && word !== "report")
      throw new UsageError(`letter has no "${word ?? ""}": send or report.`);
    if (path === undefined) throw new UsageError(`letter ${word} takes a FILE.md.`);
    const file = parseLetter(readTextFile(path, `letter ${word} - < ${path}`).text);
    if (word === "send" && file.losses.length > 0)
      call.out.say(`A letter cannot show this of it:\n${listed(file.losses)}`);
    return withDatabase(call.settings, (db) => {
      if (word === "report") return report(db, call, file);
      return call.values.test === undefined ? send(db, call, file) : sendTest(db, call, file);
    });
  },
});

const listed = (losses: string[]) => losses.map((loss) => `  - ${loss}`).join("\n");

type LetterCall = Call<typeof commandWords.letter.options>;

type LetterFile = ReturnType<typeof parseLetter>;

async function sendTest(db: Db, { values, settings, out }: LetterCall, file: LetterFile) {
  const to = readEmail(values.test ?? "");
  const server = requireMailServer(settings);
  const senders = await listSenders(db, now());
  const hasServer = !settings.DATABASE_URL && isLocked(dataFolder(settings), addon());
  if (hasServer && senders.length === 0)
    throw new Problem("The server that runs sends no letters. Restart it: SMTP_URL is set now.");
  const failed =
    senders.length > 0
      ? await sendByServer(db, file, to, senders)
      : await sendFromHere(server, file, to);
  if (failed !== undefined) {
    const { why, advice } = explain(failed, server.SMTP_URL);
    throw new Problem(`The mail server did not take it: ${why}. ${advice}`);
  }
  const by = senders.length > 0 ? "by the server" : "from here, for no server runs";
  out.result({ sent: to }, `Sent to ${to}, ${by}. The links at its end lead nowhere in this one.`);
}

async function sendFromHere(settings: MailSettings, file: LetterFile, to: string) {
  const server = openMailServer(settings);
  try {
    const handle = newHandle();
    await server.send({ handle, ...campaignLetter(file, handle, to) });
  } catch (error) {
    return reasonOf(error);
  } finally {
    server.close();
  }
  return undefined;
}

/** Longer than a mail server may be silent. */
const longestTest = minute;

/** @param before the senders' state until now. @returns why it was not accepted. */
async function sendByServer(
  db: Db,
  file: LetterFile,
  to: string,
  before: Awaited<ReturnType<typeof listSenders>>,
): Promise<string | undefined> {
  const tried = new Map(before.map(({ instance, tries }) => [instance, tries]));
  const { id } = await startCampaign(db, campaignOf(file, undefined), now());
  const key = await orderTest(db, id, sealedAddress.seal(to), now());
  const until = performance.now() + longestTest;
  while (performance.now() < until) {
    await sleep(200);
    const { state, reason } = (await findTest(db, key)) ?? { state: "dropped", reason: null };
    if (state === "sent") return undefined;
    const senders = await listSenders(db, now());
    const isStuck = senders.every((one) => one.reason && one.tries !== tried.get(one.instance));
    const failed = reason ?? (isStuck ? senders[0]?.reason : undefined);
    if (!failed && state === "waiting") continue;
    await withdrawTest(db, key);
    return failed ?? state;
  }
  await withdrawTest(db, key);
  throw new Problem("The server has not sent it within a minute. Its log says more.");
}

async function send(db: Db, { values, settings, out }: LetterCall, file: LetterFile) {
  if (values.to !== "subscribers") throw new UsageError("letter send takes --to subscribers.");
  requireMailServer(settings);
  const gap = minute / readPerMinute(values["per-minute"]);
  const { tag } = values;
  const all = await countRecipients(db, tag, now());
  if (all === 0) throw new Problem("Nobody who confirmed an address asks for this.");
  const whom = tag === undefined ? "the newsletter" : `"${tag}"`;
  const minutes = Math.ceil((all * gap) / minute);
  const question = `Send "${file.subject}" to ${all} who asked for ${whom}, over ${minutes} min?`;
  await requireConfirmation(question, values.yes, "No letter was sent.");
  const campaign = await startCampaign(db, campaignOf(file, tag), now());
  const added = await queueAll(db, campaign, gap, (done) => out.progress("Letters", done, all));
  const counted = await campaignReport(db, campaign.id);
  out.result(
    { campaign: campaign.id, recipients: all, added, ...counted },
    added === 1 ? "1 letter waits to be sent." : `${added} letters wait to be sent.`,
  );
  if (added < all) out.say(`${all - added} have it already, or wait for it.`);
}

/** @param gap milliseconds between two letters. @returns how many were new. */
async function queueAll(
  db: Db,
  campaign: Campaign,
  gap: number,
  onProgress: (done: number) => void,
) {
  const start = now();
  let all = 0;
  let after: number | undefined = 0;
  while (after !== undefined) {
    const batch = { after, size: 200, firstAt: start + all * gap, gap };
    const { last, added } = await queueBatch(db, campaign, batch, now());
    all += added;
    after = last;
    onProgress(all);
  }
  return all;
}

async function report(db: Db, { values, out }: LetterCall, file: LetterFile): Promise<void> {
  // A campaign started again continues where it was.
  const campaign = await startCampaign(db, campaignOf(file, values.tag), now());
  const counted = await campaignReport(db, campaign.id);
  const { waiting = 0, sent = 0, refused = 0, dropped = 0 } = counted;
  out.result(
    { waiting, sent, refused, dropped },
    `${sent} sent, ${waiting} waiting, ${refused} refused, ${dropped} not wanted any more`,
  );
  const hold = (await listHolds(db)).find(({ subject }) => subject === `campaign ${campaign.id}`);
  if (hold) out.say(`They wait: ${hold.tries} in a row were refused alike. "doctor" says why.`);
}

function campaignOf({ subject, blocks }: LetterFile, tag: string | undefined) {
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([subject, blocks, tag ?? null]))
    .digest("base64url");
  return { fingerprint, subject, blocks, tag };
}

function requireMailServer(settings: Settings): MailSettings {
  const { SMTP_URL, MAIL_FROM } = settings;
  if (SMTP_URL && MAIL_FROM) return { ...settings, SMTP_URL, MAIL_FROM };
  throw new Problem("No letters are sent: set SMTP_URL and MAIL_FROM, for the server too.");
}

function readPerMinute(typed = "60"): number {
  const number = Number(typed);
  if (Number.isInteger(number) && number >= 1 && number <= 6_000) return number;
  throw new UsageError("--per-minute takes a whole number from 1 to 6000.");
}
