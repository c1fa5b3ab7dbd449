import { askGroup, getGroupRequest, writeNote } from "#db/groups/group-requests.server";
import { addGroup, addInvitation, findMembership, joinGroup } from "#db/groups/groups.server";
import { addReport, findReportable, listReports } from "#db/groups/reports.server";
import { addMessage, changeMessage, getMessage } from "#db/messages/messages.server";
import { addDraft, newestDraft } from "#db/prayers/drafts.server";
import { addPrayer, answerPrayer, getPrayer } from "#db/prayers/prayers.server";
import { addRequest } from "#db/requests/arrivals.server";
import { findReceipt, writeFromSender } from "#db/requests/receipts.server";
import { getRequest } from "#db/requests/request-page.server";
import { tables } from "#db/schema/tables";
import type { TestEngine } from "../engine";
import { person } from "../person";

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
  "purpose",
  "asked",
  "whom",
  "news",
  "thanks",
  "line",
  "reason",
];

/** What a person and the team write, in every field that is sealed. */
export function writer(db: TestEngine, ann: number, word = canary) {
  const group = writerOfGroup(db, ann, word);
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
      await group.write();
      return handle;
    },
    readAll: async (handle: string, by = db): Promise<string> =>
      JSON.stringify([
        await getPrayer(by, ann, handle),
        await newestDraft(by, ann, undefined, 2_000),
        await getRequest(by, 1),
        await findReceipt(by, token, 3_000),
        await getMessage(by, 1),
        await group.read(by),
      ]),
    everything: async () =>
      JSON.stringify(await Promise.all(tables.map((table) => db.select().from(table).all()))),
  };
}

/** A request with all that can be added to it, by Ann, and by Ben, who reports it. */
function writerOfGroup(db: TestEngine, ann: number, word: string) {
  const at = 1_000;
  const today = { now: at, day: "2026-11-28" };
  const own = (name: string) => ({ name, isUnder18: false, isNamed: false });
  const tokenHash = "h".repeat(43);
  let [group, request] = ["", ""];
  const seat = async (by: TestEngine, userId: number) => {
    const found = await findMembership(by, userId, group, at);
    if (!found) throw new Error("not in it");
    return found;
  };
  return {
    async write() {
      const ben = await person(db, "benjamin");
      const words = { name: "Tuesday", purpose: `${word} purpose`, asksFirst: false };
      group = (await addGroup(db, ann, { words, own: own("Ann") }, at)) ?? "";
      const { member } = await seat(db, ann);
      await addInvitation(db, member, { tokenHash, uses: 9 }, at);
      await joinGroup(db, ben, { tokenHash, own: own("Ben") }, at);
      const asked = { words: `${word} asked`, person: `${word} whom` };
      request = (await askGroup(db, member, asked, at)) ?? "";
      const add = (by: typeof member, kind: "update" | "thanks" | "line", words: string) =>
        writeNote(db, by, request, { kind, words }, at);
      await add(member, "update", `${word} news`);
      await add(member, "thanks", `${word} thanks`);
      const reporter = await seat(db, ben);
      await add(reporter.member, "line", `${word} line`);
      const of = { kind: "request", handle: request } as const;
      const about = await findReportable(db, reporter.member, of, today);
      if (about) await addReport(db, reporter, { ...about, reason: `${word} reason` }, at);
    },
    async read(by: TestEngine) {
      const { group: found, member } = await seat(by, ann);
      const asked = await getGroupRequest(by, member, request, today);
      return [found, asked, await listReports(by)];
    },
  };
}
