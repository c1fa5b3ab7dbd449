import { getPlan } from "#content/plans/plans";
import { stillWantsVerses } from "#db/letters/due-verses.server";
import { subscriptionById } from "#db/letters/letter-wishes.server";
import { planLetterById } from "#db/letters/plan-letters.server";
import { versesOf } from "#db/letters/verse-letters.server";
import { now } from "~/runtime/clock.server";
import { type Compose, gone, listHeaders } from "./composed.server";
import { letterLink } from "./letter-links.server";
import { linkLifetimes } from "./link-lifetimes";
import { confirmPlanWords, dayAddress, planDayWords } from "./plan-letter-words.server";
import { verseWords } from "./verse-letter-words.server";

/** Asks whether an address wants a plan. */
export const confirmPlan: Compose = async (db, { planLetterId }) => {
  const asked = await planLetterById(db, planLetterId ?? 0);
  const plan = getPlan(asked?.planId ?? "");
  if (asked?.state !== "asked" || !plan) return gone;
  const until = now() + linkLifetimes.confirm.lasts;
  const url = letterLink("plan", { handle: asked.handle, until }, asked.email);
  return { to: asked.email, words: confirmPlanWords(plan, asked.hour, url) };
};

/** A day of a plan. What was paused or changed meanwhile comes another morning. */
export const planDay: Compose = async (db, { handle, planLetterId, item }) => {
  const row = await planLetterById(db, planLetterId ?? 0);
  const plan = getPlan(row?.planId ?? "");
  const number = Number(item);
  if (row?.state !== "running" || row.day !== number || !plan?.days[number - 1]) return gone;
  const manage = letterLink("plan", { handle: row.handle, until: 0 }, row.email);
  const prayed = letterLink("prayed", { handle, until: 0 }, row.email);
  const words = planDayWords(plan, number, { day: dayAddress(plan, number), prayed, manage });
  return { to: row.email, words, headers: listHeaders("plans", manage) };
};

/** The verse of a day or of a week. */
export const verse: Compose = async (db, { subscriptionId, item }) => {
  const entry = await subscriptionById(db, subscriptionId ?? 0);
  if (!entry || !item || !(await stillWantsVerses(db, entry.id, now()))) return gone;
  const weekly = (await versesOf(db, entry.id))?.rhythm === "weekly";
  const { handle } = entry.letters;
  const leave = letterLink("leave", { handle, until: 0 });
  const preferences = letterLink("preferences", { handle, until: 0 }, entry.email);
  const words = verseWords(item, weekly, { leave, preferences });
  return { to: entry.email, words, headers: listHeaders("letters", leave) };
};
