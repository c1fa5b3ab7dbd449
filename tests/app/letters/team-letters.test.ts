import { expect, it } from "vitest";
import { confirmAddress } from "#db/accounts/confirmed-addresses.server";
import { setRole, setTeamWishes } from "#db/accounts/team.server";
import { createUser } from "#db/accounts/users.server";
import { queueTeamLetters } from "#db/letters/notices.server";
import { leaseLetter, queueLetter } from "#db/letters/outbox.server";
import { addRequest } from "#db/requests/arrivals.server";
import { composeLetter } from "~/letters/delivery.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../support/settings";

const origin = "https://pray.example.org";

async function nextLetter() {
  const letter = await leaseLetter(database(), 60_000, now());
  if (!letter) throw new Error("none is due");
  return composeLetter(database(), letter);
}

it("a letter to the team or to an operator says that danger came, and no word of it", async () => {
  withSettings({ ORIGIN: origin, OPERATOR_EMAIL: "one@example.org, two@example.org" });
  const db = database();
  const account = { username: "Lena", email: "lena@example.org", password: "scrypt$x" };
  const made = await createUser(db, account, 1_000);
  if ("inUse" in made) throw new Error("taken");
  await setRole(db, made.user.id, "leader", 1_000);
  await confirmAddress(db, { id: made.user.id, email: account.email }, 1_000);
  const request = { fullName: "Cy Stone", email: "cy@example.org", content: "I want to die" };
  const hidden = { ...request, isPrivate: true, isSuspected: false };
  await addRequest(db, hidden, now() - 1_000, { isUrgent: true, dangerKinds: "suicide" });
  await queueTeamLetters(db, now());
  const letter = await nextLetter();
  expect(letter).toMatchObject({
    to: account.email,
    words: { subject: "Please open the desk now" },
  });
  expect(JSON.stringify(letter)).toContain(`${origin}/auth?next=/team`);
  expect(JSON.stringify(letter)).toMatch(/call emergency services.*what to do next.*pray/);
  expect(JSON.stringify(letter)).not.toMatch(/Cy|Stone|to die/);
  await db.write((tx) => queueLetter(tx, { kind: "digest", item: "1" }, now()));
  const digest = await nextLetter();
  const subject = "Please look at once: 1 prayer request";
  expect(digest).toMatchObject({ to: "two@example.org", words: { subject } });
  expect(JSON.stringify(digest)).not.toMatch(/Cy|Stone|to die/);
  const wishes = { letters: "daily", awayUntil: null } as const;
  await setTeamWishes(db, made.user.id, wishes, now());
  const order = { kind: "team-daily", userId: made.user.id } as const;
  await db.write((tx) => queueLetter(tx, order, now()));
  const daily = JSON.stringify(await nextLetter());
  expect(daily).toContain("May be in danger: 1");
  expect(daily).not.toMatch(/Cy|Stone|to die|suicide/);
});
