import { addMessage, changeMessage, getMessage } from "#db/messages/messages.server";
import { addDraft, newestDraft } from "#db/prayers/drafts.server";
import { addPrayer, answerPrayer, getPrayer } from "#db/prayers/prayers.server";
import { addRequest } from "#db/requests/arrivals.server";
import { findReceipt, writeFromSender } from "#db/requests/receipts.server";
import { getRequest } from "#db/requests/request-page.server";
import { tables } from "#db/schema/tables";
import type { TestEngine } from "../engine";

/** Stands in every field that is sealed, and nowhere else. */
export const canary = "kanarienvogel";
export const quota = 99;
export const pause = async () => {};
const token = "t".repeat(43);

export const fields = [
  "text",
  "title",
  "place",
  "person",
  "answer",
  "draft",
  "request",
  "update",
  "message",
  "note",
];

/** What a person and the team write, in every field that is sealed. */
export function writer(db: TestEngine, ann: number, word = canary) {
  return {
    async writeAll(): Promise<string> {
      const words = { text: `${word} text`, title: `${word} title` };
      const about = { reference: `${word} place`, person: `${word} person` };
      const at = { now: 1_000, day: "2026-11-28", quota };
      const added = await addPrayer(db, ann, { ...words, ...about }, at);
      const handle = added?.handle ?? "";
      await answerPrayer(db, ann, handle, { answeredOn: "2026-11-28", answer: `${word} answer` });
      const draft = { handle: "d".repeat(22), form: "prayer" as const, prayer: null };
      await addDraft(db, ann, { ...draft, words: { text: `${word} draft` } }, 1_000);
      const from = { email: "ann@example.org", isSuspected: false };
      const request = { ...from, fullName: "Ann", content: `${word} request`, isPrivate: false };
      await addRequest(db, { ...request, userId: ann }, 1_000, { receiptHash: token });
      await writeFromSender(db, token, { kind: "update", text: `${word} update` }, 2_000);
      const message = { ...from, firstName: "Ann", lastName: "", message: `${word} message` };
      await addMessage(db, { ...message, userId: ann }, 1_000);
      const change = { userId: ann, id: 1, version: 0, state: "waiting" as const };
      await changeMessage(db, { ...change, note: `${word} note` }, 3_000);
      return handle;
    },
    readAll: async (handle: string, by = db): Promise<string> =>
      JSON.stringify([
        await getPrayer(by, ann, handle),
        await newestDraft(by, ann, undefined, 2_000),
        await getRequest(by, 1),
        await findReceipt(by, token, 3_000),
        await getMessage(by, 1),
      ]),
    everything: async () =>
      JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table).all()))),
  };
}
