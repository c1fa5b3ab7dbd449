import { desc } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { setRole, setTeamWishes } from "#db/accounts/team.server";
import { addMessage, calmMessage, getMessage } from "#db/messages/messages.server";
import { addRequest } from "#db/requests/arrivals.server";
import { handToLeaders, returnToTeam, writeNote } from "#db/requests/notes.server";
import {
  calmRequest,
  claimRequest,
  closeRequest,
  releaseForgotten,
  releaseRequest,
} from "#db/requests/request-actions.server";
import { listForPaper } from "#db/requests/request-lists.server";
import { getRequest } from "#db/requests/request-page.server";
import { ConflictError, type Member, stateOf } from "#db/requests/request-states.server";
import { prayerRequests } from "#db/schema/requests";
import { openSealed, type TestEngine } from "../engine";
import { person } from "../person";

let db: TestEngine;
let ann: Member;
let bea: Member;
let lena: Member;

beforeEach(async () => {
  db = await openSealed();
  ann = { userId: await person(db, "anna"), isLeader: false };
  bea = { userId: await person(db, "beate"), isLeader: false };
  lena = { userId: await person(db, "lena"), isLeader: true };
});

const day = 86_400_000;
const danger = { isUrgent: true, dangerKinds: "suicide" };

/** @returns its number. */
async function ask(content: string, arrival = {}, more: { isPrivate?: boolean } = {}) {
  const email = `${content.replaceAll(" ", ".")}@example.org`;
  const request = { fullName: "Cy", email, content, isPrivate: false, isSuspected: false };
  await addRequest(db, { ...request, ...more }, 10_000, arrival);
  const newest = db.select().from(prayerRequests).orderBy(desc(prayerRequests.id));
  return (await newest.limit(1).get())?.id ?? 0;
}

const seen = async (who: Member, requestId: number) => ({
  ...who,
  requestId,
  version: (await stateOf(db, requestId))?.version ?? -1,
});

/** What became of each press: done, or who had it. */
async function outcomes(presses: Promise<unknown>[]) {
  const settled = await Promise.allSettled(presses);
  return settled.map((each) => {
    if (each.status === "fulfilled") return "done";
    expect(each.reason).toBeInstanceOf(ConflictError);
    return each.reason.now.holder ?? each.reason.now.state;
  });
}

describe("a wrong mark", () => {
  it("is taken back by who may act on the request, and by nobody else, done already or not", async () => {
    const id = await ask("I could die laughing", danger);
    await claimRequest(db, await seen(ann, id), 20_000);
    const early = await seen(bea, id);
    expect(await outcomes([calmRequest(db, early, 21_000)])).toEqual(["anna"]);
    expect(await stateOf(db, id)).toMatchObject({ isUrgent: true, calmedBy: null });
    await calmRequest(db, await seen(ann, id), 22_000);
    // As before: that it is done already opens nothing.
    expect(await outcomes([calmRequest(db, early, 23_000)])).toEqual(["anna"]);
    expect(await outcomes([calmRequest(db, await seen(bea, id), 23_000)])).toEqual(["anna"]);
    await calmRequest(db, await seen(lena, id), 24_000);
    const calmed = { calmedBy: ann.userId, calmedAt: new Date(22_000), state: "claimed" };
    expect(await stateOf(db, id)).toMatchObject({ isUrgent: false, ...calmed });
  });

  it("pressed by two at once is taken back once, by the first", async () => {
    const id = await ask("I could die laughing", danger);
    const [one, other] = [await seen(ann, id), await seen(bea, id)];
    const presses = [calmRequest(db, one, 20_000), calmRequest(db, other, 20_000)];
    expect(await outcomes(presses)).toEqual(["done", "done"]);
    const state = await stateOf(db, id);
    expect(state).toMatchObject({ isUrgent: false, version: one.version + 1 });
    expect([ann.userId, bea.userId]).toContain(state?.calmedBy);
    expect((await getRequest(db, id))?.calmer).toMatch(/^(anna|beate)$/);
  });

  it("stays where somebody took the request, or sent help, in the same moment", async () => {
    const taken = await ask("one", danger);
    const [mine, late] = [await seen(bea, taken), await seen(ann, taken)];
    const claimed = [claimRequest(db, mine, 20_000), calmRequest(db, late, 20_000)];
    expect((await outcomes(claimed)).filter((each) => each === "done")).toHaveLength(1);
    const helped = await ask("two", danger);
    const [first, second] = [await seen(bea, helped), await seen(ann, helped)];
    const help = { kind: "help", text: "988" } as const;
    await writeNote(db, first, help, 20_000);
    expect(await outcomes([calmRequest(db, second, 20_001)])).toEqual(["waiting"]);
    expect(await stateOf(db, helped)).toMatchObject({ isUrgent: true, calmedBy: null });
  });

  it("on a message is taken back by two at once, too; where there is no message, by nobody", async () => {
    const message = { firstName: "Cy", lastName: "", email: "cy@example.org", message: "Die" };
    await addMessage(db, { ...message, isSuspected: false, ...danger }, 10_000);
    const both = [lena, ann].map(({ userId }) => calmMessage(db, { id: 1, userId }, 20_000));
    expect(await Promise.all(both)).toEqual([true, true]);
    const found = await getMessage(db, 1);
    expect(found?.message).toMatchObject({ isUrgent: false, dangerKinds: "" });
    expect([lena.userId, ann.userId]).toContain(found?.message.calmedBy);
    expect(await calmMessage(db, { id: 9, userId: lena.userId }, 20_000)).toBe(false);
  });
});

describe("danger that waits again", () => {
  const urgentAt = async (id: number) => (await stateOf(db, id))?.urgentAt?.getTime();

  it("is told anew: given back, handed on, handed back", async () => {
    const id = await ask("one", danger);
    await claimRequest(db, await seen(ann, id), 20_000);
    expect(await urgentAt(id)).toBe(10_000);
    await releaseRequest(db, await seen(ann, id), 30_000);
    expect(await urgentAt(id)).toBe(30_000);
    await handToLeaders(db, await seen(ann, id), undefined, 40_000);
    expect(await urgentAt(id)).toBe(40_000);
    await returnToTeam(db, await seen(lena, id), undefined, 50_000);
    expect(await urgentAt(id)).toBe(50_000);
  });

  it("is told anew where who has it is away, or leaves the team; other requests are not", async () => {
    const [id, calm] = [await ask("one", danger), await ask("two")];
    await setRole(db, ann.userId, "intercessor", 1);
    const claim = async () => {
      for (const each of [id, calm]) await claimRequest(db, await seen(ann, each), 20_000);
    };
    await claim();
    const away = { letters: "danger", awayUntil: new Date(day) } as const;
    await setTeamWishes(db, ann.userId, away, 30_000);
    expect(await stateOf(db, id)).toMatchObject({ state: "waiting", urgentAt: new Date(30_000) });
    await claim();
    await setRole(db, ann.userId, undefined, 40_000);
    expect(await urgentAt(id)).toBe(40_000);
    expect(await stateOf(db, calm)).toMatchObject({ state: "waiting", urgentAt: null });
  });

  it("waits again a day after the last thing done with it, another request after a week", async () => {
    const [id, calm] = [await ask("one", danger), await ask("two")];
    for (const each of [id, calm]) await claimRequest(db, await seen(ann, each), 20_000);
    await releaseForgotten(db, 19_999 + day);
    expect((await stateOf(db, id))?.state).toBe("claimed");
    await releaseForgotten(db, 20_000 + day);
    expect(await stateOf(db, id)).toMatchObject({
      state: "waiting",
      urgentAt: new Date(20_000 + day),
    });
    expect((await stateOf(db, calm))?.state).toBe("claimed");
  });
});

it("paper has what waits but what is marked or private, however many are marked", async () => {
  for (let n = 1; n <= 6; n++) await ask(`danger ${n}`, danger);
  await ask("rain");
  await ask("quiet", {}, { isPrivate: true });
  const closed = await ask("over");
  await closeRequest(db, await seen(ann, closed), 20_000);
  const calmed = await ask("the news hit me", danger);
  await calmRequest(db, await seen(ann, calmed), 20_000);
  const { items, count } = await listForPaper(db, 5);
  expect(items.map(({ content }) => content)).toEqual(["rain", "the news hit me"]);
  expect(count).toBe(2);
});

it("a request says whether its sender has a page to read what is sent", async () => {
  const without = await ask("by a program");
  const receiptHash = "a".repeat(43);
  const owned = await ask("by the form", { receiptHash });
  expect((await getRequest(db, without))?.pageEndsAt).toBeNull();
  expect((await getRequest(db, owned))?.pageEndsAt).toBeInstanceOf(Date);
});
