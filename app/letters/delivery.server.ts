import { setTimeout as sleep } from "node:timers/promises";
import type { Db, Tx } from "#db/engines/database";
import { isStorageTrouble } from "#db/engines/errors.server";
import { endGroupLetters, groupLetterSent } from "#db/groups/group-letters.server";
import { endBellLetters } from "#db/letters/bells.server";
import { planDaySent } from "#db/letters/mornings.server";
import {
  heldBack,
  isStrangerKind,
  type Letter,
  type LetterKind,
  type Outcome,
  settleLetter,
  takeFromBudgets,
  wakeAlike,
} from "#db/letters/outbox.server";
import { endPlan, planLetterById } from "#db/letters/plan-letters.server";
import { noteRefusedAlike, noteTaken } from "#db/letters/senders.server";
import { noteDelivered, noteUnreachable } from "#db/letters/subscription-letters.server";
import { hour } from "#db/time";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import { renderingQueue } from "~/runtime/queue.server";
import { accountLetters } from "./account-letters.server";
import { deskLetters } from "./desk-letters.server";
import type { Compose } from "./letter.server";
import {
  faultOf,
  isBeforeLetter,
  isBroken,
  isOfServer,
  type MailServer,
  pauseAfter,
  reasonOf,
} from "./mail-server.server";
import { planOfLetter } from "./mornings.server";
import { strangerBudgets } from "./orders.server";
import { planLetters, subscriberLetters } from "./reader-letters.server";

const kinds: Record<LetterKind, Compose> = {
  ...accountLetters,
  ...subscriberLetters,
  ...planLetters,
  ...deskLetters,
};

export async function composeLetter(db: Db, letter: Letter): ReturnType<Compose> {
  const compose = Object.hasOwn(kinds, letter.kind) ? kinds[letter.kind as LetterKind] : undefined;
  return compose ? compose(db, letter) : { dropped: "unknown kind" };
}

/** At most two seconds. */
export async function afterVisitors(): Promise<void> {
  const until = performance.now() + 2_000;
  const isBusy = () => {
    const { running, waiting } = renderingQueue().counts();
    return running + waiting > 0;
  };
  while (isBusy() && performance.now() < until) await sleep(2);
}

/** @returns the hold on letters to many, if there is one. */
export async function noteOutcome(tx: Tx, letter: Letter, outcome: Outcome, at: number) {
  await noteForReader(tx, letter, outcome, at);
  const { state, reason = "" } = outcome;
  if (state === "sent") {
    if (letter.isBulk) await noteTaken(tx, letter, at);
    if (letter.reason && isOfServer(letter.reason)) await wakeAlike(tx, letter.reason, at);
  } else if (letter.isBulk && / 5\d\d/.test(reason) && state !== "untried")
    return noteRefusedAlike(tx, letter, reason, at);
  return undefined;
}

async function noteForReader(tx: Tx, letter: Letter, outcome: Outcome, at: number): Promise<void> {
  const { kind, subscriptionId, planLetterId, groupLetterId, userId } = letter;
  const isNobody = outcome.state === "refused" && faultOf(outcome.reason ?? "") === "recipient";
  if (planLetterId !== null && isNobody) await endPlan(tx, planLetterId, at);
  if (kind === "bell" && isNobody) await endBellLetters(tx, { id: userId });
  if (groupLetterId !== null) {
    if (isNobody) await endGroupLetters(tx, groupLetterId);
    if (outcome.state === "sent") await groupLetterSent(tx, groupLetterId, letter.createdAt);
  }
  if (kind === "plan-day" && outcome.state === "sent") await noteDaySent(tx, letter, at);
  if (subscriptionId === null) return;
  if (isNobody) await noteUnreachable(tx, subscriptionId, at);
  if (outcome.state !== "sent" || kind === "verse") return;
  await noteDelivered(tx, subscriptionId, kind === "campaign" ? "letter" : "asked", at);
}

async function noteDaySent(tx: Tx, { planLetterId, item }: Letter, at: number): Promise<void> {
  const row = await planLetterById(tx, planLetterId);
  const dayCount = row && planOfLetter(row)?.plan.dayCount;
  if (row && dayCount) await planDaySent(tx, { id: row.id, day: Number(item), dayCount }, at);
}

/** No transaction waits for the mail server. */
export async function deliver(server: MailServer, letter: Letter): Promise<Outcome> {
  const outcome = await trySend(server, letter);
  const { kind, attempts } = letter;
  const at = now();
  const hold = await database().write(async (tx) =>
    (await settleLetter(tx, letter, outcome, at))
      ? noteOutcome(tx, letter, outcome, at)
      : undefined,
  );
  log().info({ kind, attempts, ...outcome }, "letter");
  if (hold) log().error(hold, "letters to many wait: they are refused alike, one after another");
  return outcome;
}

async function trySend(server: MailServer, letter: Letter): Promise<Outcome> {
  try {
    const composed = await composeLetter(database(), letter);
    if (letter.isBulk) await afterVisitors();
    if ("dropped" in composed) return { state: "dropped", reason: composed.dropped };
    const held = await holdBack(letter, composed.to);
    if (held) return held;
    await server.send({ handle: letter.handle, ...composed });
    return { state: "sent" };
  } catch (error) {
    // The outcome could not be written either: it is tried again when its lease has run out.
    if (isStorageTrouble(error)) throw error;
    const reason = reasonOf(error);
    const trouble = isBroken(reason) ? await server.check() : isBeforeLetter(reason) && reason;
    if (trouble) return { state: "untried", reason: trouble };
    const fault = faultOf(reason);
    if (fault === "us") log().error({ err: error, kind: letter.kind }, "a letter cannot be made");
    const pause = pauseAfter(reason, letter.attempts);
    if (pause === undefined) return { state: "refused", reason };
    return { state: "waiting", dueAt: now() + pause, reason };
  }
}

async function holdBack(
  { kind, reason, attempts }: Letter,
  to: string,
): Promise<Outcome | undefined> {
  if (reason === heldBack || attempts > 1) return undefined;
  if (!isStrangerKind(kind) || settings().RATE_LIMIT === "off") return undefined;
  const at = now();
  const budgets = strangerBudgets(kind, to);
  const dueAt = await database().write((tx) => takeFromBudgets(tx, budgets, at));
  if (dueAt === at) return undefined;
  if (at - warnedAt > hour) {
    warnedAt = at;
    log().warn("more letters are asked for than leave to addresses that nobody confirmed");
  }
  if (dueAt === undefined) return { state: "dropped", reason: "too many to strangers" };
  return { state: "waiting", dueAt, reason: heldBack, attempts: 0 };
}

/** The operator is warned once an hour. */
let warnedAt = Number.NEGATIVE_INFINITY;
