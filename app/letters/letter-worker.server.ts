import { setTimeout as sleep } from "node:timers/promises";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { type Settings, settings } from "~/runtime/env.server";
import { log } from "~/runtime/log.server";
import {
  heldBack,
  type Letter,
  leaseLetter,
  nextDue,
  type Outcome,
  settleLetter,
} from "../../db/letters/delivery.server";
import { isStrangerKind, takeFromBudgets } from "../../db/letters/outbox.server";
import { afterVisitors } from "./after-visitors.server";
import { composeLetter } from "./compose-letter.server";
import { noteOutcome } from "./delivery-outcome.server";
import { startHousekeeping } from "./housekeeping.server";
import { mostAttempts, pauseAfter } from "./letter-times.server";
import { type MailServer, mostConnections, openMailServer, refusalOf } from "./mail-server.server";
import { onOrder, strangerBudgets } from "./orders.server";

/** Milliseconds that a letter is one sender's: longer than a mail server may take to answer. */
const leaseLasts = 90_000;

/** Milliseconds between two letters to many: visitors come first, and nobody waits for these. */
const breath = 100;

/** Milliseconds until the next look where nobody calls: another process may have ordered a letter. */
const longestRest = 5_000;

/**
 * Sends what waits in the outbox, two letters at a time, until it is stopped; several instances share
 * the work. A letter that the mail server took may be sent again after a crash, never lost.
 * @returns what ends it: it resolves when no letter is in hand any more.
 */
export function startLetters({ SMTP_URL, MAIL_FROM }: Settings): () => Promise<void> {
  if (!SMTP_URL || !MAIL_FROM) {
    log().info("no letters are sent: SMTP_URL is not set");
    return async () => {};
  }
  const state: Worker = {
    server: openMailServer(SMTP_URL, MAIL_FROM),
    stopped: false,
    resting: new Set(),
  };
  const wake = () => {
    for (const end of state.resting) end();
  };
  const sleepOn = onOrder(wake);
  const lanes = Array.from({ length: mostConnections }, () => sendLetters(state));
  const housekeeping = startHousekeeping();
  log().info({ server: new URL(SMTP_URL).hostname }, "letters are sent");
  return async () => {
    state.stopped = true;
    sleepOn();
    housekeeping.stop();
    wake();
    await Promise.all([...lanes, housekeeping.ended]);
    state.server.close();
  };
}

type Worker = { server: MailServer; stopped: boolean; resting: Set<() => void> };

/** One letter after another. What cannot be read or written now can be a moment later. */
async function sendLetters(worker: Worker): Promise<void> {
  while (!worker.stopped) {
    try {
      const wait = await untilNext();
      // Looking costs less than asking for a letter that is not there.
      const letter = wait > 0 ? undefined : await leaseLetter(database(), leaseLasts, now());
      if (letter) await deliver(worker, letter);
      if (!letter) await rest(worker, Math.max(250, wait));
      else if (letter.isBulk) {
        await sleep(breath);
        await afterVisitors();
      }
    } catch (error) {
      log().error({ err: error }, "letters cannot be sent just now");
      await rest(worker, longestRest);
    }
  }
}

async function untilNext(): Promise<number> {
  const due = await nextDue(database(), now());
  return Math.min(longestRest, due === undefined ? longestRest : due - now());
}

function rest({ resting, stopped }: Worker, ms: number): Promise<void> {
  if (stopped) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resting.delete(end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    resting.add(end);
  });
}

/** Sends a letter and notes what became of it. No transaction waits for the mail server. */
async function deliver({ server }: Worker, letter: Letter): Promise<void> {
  const outcome = await trySend(server, letter);
  const { kind, attempts } = letter;
  const at = now();
  await database().write(async (tx) => {
    if (await settleLetter(tx, letter, outcome, at)) await noteOutcome(tx, letter, outcome, at);
  });
  log().info({ kind, attempts, ...outcome }, "letter");
}

async function trySend(server: MailServer, letter: Letter): Promise<Outcome> {
  const composed = await composeLetter(database(), letter);
  if (letter.isBulk) await afterVisitors();
  if ("dropped" in composed) return { state: "dropped", reason: composed.dropped };
  const held = await holdBack(letter, composed.to);
  if (held) return held;
  try {
    await server.send({ handle: letter.handle, ...composed });
    return { state: "sent" };
  } catch (error) {
    const { reason, forGood } = refusalOf(error);
    if (forGood || letter.attempts >= mostAttempts) return { state: "refused", reason };
    return { state: "waiting", dueAt: now() + pauseAfter(letter.attempts), reason };
  }
}

/** A letter to an address that nobody confirmed goes in its turn. */
async function holdBack({ kind, reason }: Letter, to: string): Promise<Outcome | undefined> {
  if (!isStrangerKind(kind) || reason === heldBack || settings().RATE_LIMIT === "off")
    return undefined;
  const at = now();
  const budgets = strangerBudgets(kind, to);
  const dueAt = await database().write((tx) => takeFromBudgets(tx, budgets, at));
  if (dueAt === at) return undefined;
  if (at - warnedAt > 3_600_000) {
    warnedAt = at;
    log().warn("more letters are asked for than leave to addresses that nobody confirmed");
  }
  if (dueAt === undefined) return { state: "dropped", reason: "too many to strangers" };
  return { state: "waiting", dueAt, reason: heldBack, attempts: 0 };
}

/** When the operator was told last: once an hour is enough. */
let warnedAt = Number.NEGATIVE_INFINITY;
