import { beforeEach, expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { saveGroupWishes } from "#db/groups/group-letters.server";
import { askGroup } from "#db/groups/group-requests.server";
import { addGroup, addInvitation, findMembership } from "#db/groups/groups.server";
import { setGroupPlan } from "#db/groups/members.server";
import { leaseLetter } from "#db/letters/outbox.server";
import { beginSealing } from "#db/seal/keys.server";
import { composeLetter } from "~/letters/delivery.server";
import { letterHtml, letterText } from "~/letters/letter.server";
import { orderMornings } from "~/letters/mornings.server";
import { keyOf, sealedInvitation } from "~/letters/orders.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { hashToken } from "~/runtime/secret.server";
import { person } from "../../db/person";
import { withSettings } from "../../support/settings";

const origin = "https://pray.example.org";
const secret = "Nur am Dienstag";
let [ann, ben, group] = [0, 0, ""];

const seat = async () => {
  const found = await findMembership(database(), ann, group, now());
  if (!found) throw new Error("not in it");
  return found.member;
};

async function begin(name: string, own = "Ann") {
  const words = { name, purpose: secret, asksFirst: false };
  const facts = { words, own: { name: own, isUnder18: false, isNamed: false } };
  group = (await addGroup(database(), ann, facts, now())) ?? "";
}

/** All letters that are due, as they would be sent. */
async function letters() {
  const found = [];
  for (;;) {
    const letter = await leaseLetter(database(), 60_000, now());
    if (!letter) return found;
    const composed = await composeLetter(database(), letter);
    if ("dropped" in composed) throw new Error(composed.dropped);
    const { words } = composed;
    found.push({ ...composed, text: letterText(words), html: letterHtml(words) });
  }
}

beforeEach(async () => {
  withSettings({ ORIGIN: origin, SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a@example.org" });
  await beginSealing(database(), 1);
  [ann, ben] = [await person(database(), "ann"), await person(database(), "ben")];
  await confirmAddress(database(), { id: ann, email: "ann@example.org" }, now());
});

it("letters to a member say how many asked, and the day of the plan; no word of a request", async () => {
  await begin("Tuesdays & <friends>");
  const due = { dueAt: () => now() - 1, now: now() - 1_000 };
  await saveGroupWishes(database(), await seat(), { news: "daily", plan: "daily" }, due);
  const today = new Date(now()).toISOString().slice(0, 10);
  const { groupId } = await seat();
  await setGroupPlan(database(), groupId, { planId: "anxiety-plan", planStartsOn: today });
  await askGroup(database(), { groupId, userId: ben }, { words: secret, person: secret }, now());
  // Ben is not in it: he asks nothing.
  expect(await orderMornings(database())).toBe(2);
  const [plan, ...none] = await letters();
  expect(none).toEqual([]);
  expect(plan?.to).toBe("ann@example.org");
  expect(plan?.words.subject).toMatch(/^Today in .*Tuesdays.*: /);
  expect(plan?.text).toContain("Dealing with Anxiety, day 1 of 7");
  expect(plan?.text).toMatch(new RegExp(`Read this day:\n${origin}/plan/anxiety-plan\\?day=1#day`));
  expect(plan?.html).toContain("&lt;friends&gt;");
  const leave = plan?.headers?.["List-Unsubscribe"] ?? "";
  expect(leave).toMatch(new RegExp(`^<${origin}/letters/leave/`));
  expect(plan?.text).toContain(leave.slice(1, -1));
  expect(plan?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  expect(JSON.stringify(plan)).not.toContain(secret);
  expect(await orderMornings(database())).toBe(0);
});

it("a plan that begins later, or is over, sends no day", async () => {
  await begin("Tuesdays");
  const due = { dueAt: () => now() - 1, now: now() - 1_000 };
  const { groupId } = await seat();
  for (const planStartsOn of ["2020-01-01", "2190-01-01"]) {
    await setGroupPlan(database(), groupId, { planId: "anxiety-plan", planStartsOn });
    await saveGroupWishes(database(), await seat(), { plan: "daily" }, due);
    await orderMornings(database());
    expect(await letters()).toEqual([]);
    await saveGroupWishes(database(), await seat(), {}, due);
  }
});

async function invitation(token = "t".repeat(43)) {
  const letter = {
    sealed: sealedInvitation.seal(`${token} cyn@example.org`),
    person: keyOf("invitation", "ann@example.org"),
    mailbox: keyOf("invitation", "cyn@example.org"),
  };
  const link = { tokenHash: hashToken(token), uses: 1, letter };
  await addInvitation(database(), await seat(), link, now());
  return letters();
}

it("an invitation names who invites, the group, its link and its end", async () => {
  await begin("Tuesdays");
  const [letter] = await invitation();
  expect(letter?.to).toBe("cyn@example.org");
  expect(letter?.text).toMatch(/Ann\S* invites you to \S*Tuesdays\S* at pray.example.org/);
  expect(letter?.text).toContain(`${origin}/invite/${"t".repeat(43)}`);
  expect(letter?.text).toMatch(/The link lets one person in, until \w+ \d+, \d{4}\./);
  expect(letter?.text).toContain("nothing more comes of this invitation");
  expect(JSON.stringify(letter)).not.toContain(secret);
});

it.each(["buy.example", "a@b", "http://x", "see x.y now"])(
  "an invitation carries no address that its sender typed (%s)",
  async (name) => {
    await begin(name, name);
    const [letter] = await invitation();
    expect(letter?.text).toContain("Someone invites you to a prayer group at");
    expect(JSON.stringify(letter?.words)).not.toContain(name);
  },
);

it("the longest address that the form takes fits sealed into its column", async () => {
  const email = `${"a".repeat(66)}@example.org`;
  expect(email).toHaveLength(78);
  expect(sealedInvitation.seal(`${"t".repeat(43)} ${email}`).length).toBeLessThanOrEqual(200);
});
