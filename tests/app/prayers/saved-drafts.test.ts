import { beforeEach, describe, expect, it } from "vitest";
import type { User } from "#db/accounts/users.server";
import { addPrayer, deletePrayer } from "#db/prayers/prayers.server";
import type { IntentArgs } from "~/forms/action.server";
import { draftDiscarded } from "~/forms/form";
import {
  discardDraft,
  draftKey,
  draftOf,
  offeredDraft,
  receiveDraft,
  saveDraft,
  sealDraft,
} from "~/prayers/drafts.server";
import { prayer, prayerAnswer, prayerEdit } from "~/prayers/prayer-definition";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../support/settings";
import { userOf } from "../user";

let ann: User;
let bea: User;

beforeEach(async () => {
  withSettings();
  [ann, bea] = [await userOf("anna"), await userOf("beate")];
});

function sent(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

const handle = "h".repeat(22);

async function prayerOf(user: User): Promise<string> {
  const at = { now: Date.now(), day: "2026-11-22", quota: 9 };
  const added = await addPrayer(database(), user.id, { text: "For rain" }, at);
  return added?.handle ?? "";
}

describe("the key of drafts on a device", () => {
  it("is each account's own, and the same every time", () => {
    expect(draftKey(ann)).toEqual(draftKey(ann));
    const { account, lock } = draftKey(ann);
    expect(account).toMatch(/^[\w-]{16}$/);
    expect(Buffer.from(lock, "base64url")).toHaveLength(32);
    expect(draftKey(bea).account).not.toBe(account);
    expect(draftKey(bea).lock).not.toBe(lock);
    expect(lock.startsWith(account)).toBe(false);
  });
});

describe("a draft of a form", () => {
  it("has the words alone, and the name that the page shows", () => {
    const form = sent({
      text: " Lord ",
      Mon: "on",
      zone: "Asia/Tokyo",
      account: "a",
      draft: handle,
    });
    const draft = draftOf(prayer, form);
    expect(draft).toMatchObject({ handle, form: "prayer", prayer: null });
    expect(draft?.words).toMatchObject({ text: " Lord ", title: "", Mon: "on", Tue: "" });
    for (const name of ["zone", "account", "draft"]) expect(draft?.words).not.toHaveProperty(name);
  });

  it.each(["", "short", "h".repeat(23), `${"h".repeat(21)}!`, `x${"h".repeat(22)}`])(
    "has a name of its own where %j is shown",
    (shown) => {
      const draft = draftOf(prayer, sent({ text: "Lord", draft: shown }));
      expect(draft?.handle).toMatch(/^[\w-]{22}$/);
      expect(draft?.handle).not.toBe(shown);
    },
  );

  it("knows its prayer", () => {
    const draft = draftOf(prayerEdit, sent({ text: "Lord", from: "123" }), "p".repeat(22));
    expect(draft).toMatchObject({ form: "prayer-edit", prayer: "p".repeat(22) });
    expect(draft?.words).not.toHaveProperty("from");
  });

  it("is none where nothing is written, or a day alone", () => {
    expect(draftOf(prayer, sent({ text: " \n ", zone: "Asia/Tokyo" }))).toBeUndefined();
    expect(draftOf(prayerAnswer, sent({ answeredOn: "2026-11-22" }))).toBeUndefined();
    const answered = draftOf(prayerAnswer, sent({ answeredOn: "2026-11-22", answer: "It came" }));
    expect(answered?.words).toEqual({ answeredOn: "2026-11-22", answer: "It came" });
  });
});

describe("a saved draft", () => {
  const words = { text: "Lord", title: "" };

  it("is offered where its form stands: a new prayer's on the list, others at their prayer", async () => {
    const own = await prayerOf(ann);
    expect(await saveDraft(ann, { handle, form: "prayer", prayer: null, words })).toBe(
      "/account/prayers#prayer",
    );
    const edit = { handle: "e".repeat(22), form: "prayer-edit", prayer: own, words } as const;
    expect(await saveDraft(ann, edit)).toBe(`/account/prayers/${own}/edit`);
    const answer = { handle: "a".repeat(22), form: "prayer-answer", prayer: own, words } as const;
    expect(await saveDraft(ann, answer)).toBe(`/account/prayers/${own}/answer`);
    expect(await offeredDraft(ann)).toEqual({ handle, words, deleted: false, more: 0 });
    expect(await offeredDraft(ann, { form: "prayer-edit", prayer: own })).toMatchObject({
      handle: "e".repeat(22),
      deleted: false,
    });
    expect(await offeredDraft(bea)).toBeUndefined();
  });

  it("of a prayer that was deleted is a new prayer's, an answer's words its text", async () => {
    const own = await prayerOf(ann);
    const edit = { handle: "e".repeat(22), form: "prayer-edit", prayer: own, words } as const;
    await saveDraft(ann, edit);
    await deletePrayer(database(), ann.id, own);
    expect(await offeredDraft(ann)).toBeUndefined();
    expect(await saveDraft(ann, edit)).toBe("/account/prayers#prayer");
    expect(await offeredDraft(ann)).toMatchObject({ words, deleted: true, more: 0 });
    const written = { answer: "It came", answeredOn: "2026-11-22" };
    const answer = { handle: "a".repeat(22), form: "prayer-answer", prayer: own } as const;
    expect(await saveDraft(ann, { ...answer, words: written })).toBe("/account/prayers#prayer");
    expect(await offeredDraft(ann)).toMatchObject({
      ...{ words: { text: "It came" }, deleted: true, more: 1 },
    });
    await saveDraft(ann, { ...answer, words: { answer: "", answeredOn: "2026-11-22" } });
    expect((await offeredDraft(ann))?.words).toEqual({});
  });

  it("that traveled through sign-in is its account's alone", async () => {
    const draft = { handle, form: "prayer", prayer: null, words } as const;
    const sealed = sealDraft({ ...draft, account: draftKey(ann).account }) ?? "";
    expect(await receiveDraft(bea, sealed)).toBeUndefined();
    expect(await offeredDraft(bea)).toBeUndefined();
    expect(await receiveDraft(ann, "nothing")).toBeUndefined();
    expect(await receiveDraft(ann, sealed)).toBe("/account/prayers#prayer");
    expect(await offeredDraft(ann)).toMatchObject({ handle, words });
  });

  it("is discarded by the person whose it is", async () => {
    await saveDraft(ann, { handle, form: "prayer", prayer: null, words });
    const discard = (user: User, fields: Record<string, string>) =>
      discardDraft(user, { hash: "prayer" })({ form: sent(fields) } as IntentArgs);
    await discard(bea, { draft: handle });
    expect(await discard(ann, {})).toEqual({ hash: "prayer", message: draftDiscarded });
    expect(await offeredDraft(ann)).toBeDefined();
    expect(await discard(ann, { draft: handle })).toEqual({
      hash: "prayer",
      message: draftDiscarded,
    });
    expect(await offeredDraft(ann)).toBeUndefined();
  });
});
