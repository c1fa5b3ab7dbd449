import { useLoaderData } from "@remix-run/react";
import { letterMessages } from "#content/messages/letters";
import {
  beginPlan,
  changePlan,
  daysPrayedOf,
  endPlan,
  type PlanLetter,
  planLetterByHandle,
} from "#db/letters/plan-letters.server";
import { week } from "#db/time";
import type { IntentArgs } from "~/forms/action.server";
import { hourName } from "~/forms/time-zones";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { readToken } from "~/letters/letter-links.server";
import { lettersOf, nextPlanMorning, planOfLetter } from "~/letters/mornings.server";
import { keyOf } from "~/letters/orders.server";
import { letterPath } from "~/paths";
import { morningSchema } from "~/routes/plans/by-letter/plan-letter.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { dayIn } from "~/runtime/time-zone.server";
import { DoneNotice } from "~/ui/forms/intent-form";
import { HourOptions, ZoneOptions } from "~/ui/forms/morning-fields";
import { privateMeta } from "~/ui/meta/page-meta";
import { dayName } from "~/ui/reading/moment";
import { Choice, LetterPage, LinkEnded, OtherPlans, Press } from "./letter-page";
import {
  isSentTo,
  letterAction,
  letterLoader,
  masked,
  orRefused,
  plansOf,
} from "./letter-page.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = privateMeta("Your plan by email");

export const loader = letterLoader(planOfReader, planShown);

export const action = letterAction(
  "plan",
  async (token) => planLetterIntents(orRefused(await planOfReader(token))),
  async (token) => {
    const row = await planOfReader(token, true);
    if (row) await leavePlan(row);
  },
);

export default function PlanLetterRoute() {
  const shown = useLoaderData<typeof loader>();
  if (!shown) return <LinkEnded>Ask for the plan once more, and we’ll send another.</LinkEnded>;
  const { token, title, letters, email, state, others } = shown;
  const action = letterPath("plan", token);
  if (state === "asked") {
    return (
      <LetterPage title="One day each morning?">
        <p>
          Press the button, and <strong>{title}</strong> comes to <strong>{email}</strong>:{" "}
          {letters}, one each morning.
        </p>
        <Press action={action} intent="plan-begin" label="Yes, send it to me" isFirst />
        <p className="field-hint">If you didn’t ask for this, just close the page.</p>
      </LetterPage>
    );
  }
  return (
    <LetterPage title={title} lead={`By email to ${email}`}>
      <DoneNotice messages={letterMessages} variant="success" />
      <PlanChoices action={action} {...shown} />
      <OtherPlans plans={others} title="Your other plans" />
    </LetterPage>
  );
}

type PlanChoicesProps = Awaited<ReturnType<typeof planShown>> & { action: string };

function PlanChoices({ action, ...plan }: PlanChoicesProps) {
  if (plan.state === "ended") {
    return (
      <Choice title="It has ended" now={endedWords(plan)}>
        <Press action={action} intent="plan-begin" label="Begin again with day 1" />
      </Choice>
    );
  }
  const isPaused = plan.state === "paused";
  return (
    <>
      <Choice title={`Day ${plan.day} of ${plan.dayCount} is next`} now={nextWords(plan)}>
        <Press
          action={action}
          intent={isPaused ? "plan-go-on" : "plan-week"}
          label={isPaused ? "Resume tomorrow morning" : "Pause for a week"}
        />
        {!(isPaused && !plan.nextOn) && (
          <Press action={action} intent="plan-pause" label="Pause until I resume it" />
        )}
      </Choice>
      <Choice title="When it comes" now={`Each morning at ${hourName(plan.hour)}`}>
        <Press
          action={action}
          intent="plan-hour"
          fields={<MorningSelects {...plan} />}
          label="Change"
        />
      </Choice>
      <Choice title="Stop" now="No more days of this plan.">
        <Press action={action} intent="plan-leave" label="Stop this plan" />
      </Choice>
    </>
  );
}

function nextWords({ state, nextOn, hour, prayed }: Omit<PlanChoicesProps, "action">): string {
  const begins = nextOn && `${hourName(hour)} on ${dayName(nextOn)}`;
  const paused = `Paused until ${begins ?? "you resume it"}.`;
  const next = state === "paused" ? paused : `It comes at ${begins}.`;
  const marked =
    prayed === 1 ? "You marked a day as prayed." : `You marked ${prayed} days as prayed.`;
  return prayed > 0 ? `${next} ${marked}` : next;
}

function endedWords({ email, prayed }: Omit<PlanChoicesProps, "action">): string {
  const marked = prayed > 0 ? " The days you prayed stay prayed." : "";
  return `No more days of this plan come to ${email}.${marked}`;
}

function MorningSelects({ hour, zone }: { hour: number; zone: string }) {
  return (
    <div className="form mb-4 w-full max-w-104">
      <label className="field">
        <span className="field-label">Hour of the morning</span>
        <select name="hour" defaultValue={hour} className="control">
          <HourOptions />
        </select>
      </label>
      <label className="field">
        <span className="field-label">Time zone</span>
        <select name="zone" defaultValue={zone} className="control">
          <ZoneOptions own={zone} />
        </select>
      </label>
    </div>
  );
}

async function planOfReader(token: string, toLeave = false): Promise<PlanLetter | undefined> {
  const read = readToken(token);
  const row = read && (await planLetterByHandle(database(), read.handle));
  const orUnnamed = toLeave || row?.userId === null;
  return row && isSentTo(row.email, "plan", token, orUnnamed) ? row : undefined;
}

async function planShown(row: PlanLetter) {
  const ofYear = planOfLetter(row);
  const plan = ofYear?.plan;
  const { email, hour, zone, state, day, dueAt } = row;
  return {
    title: plan?.title ?? "This plan",
    dayCount: plan?.dayCount ?? 0,
    letters: ofYear ? lettersOf(ofYear) : "",
    email: masked(email),
    hour,
    zone,
    state,
    day,
    nextOn: dueAt ? dayIn(zone, dueAt) : undefined,
    prayed: (await daysPrayedOf(database(), row.id)).length,
    others: await plansOf(email, row.id),
  };
}

function planLetterIntents(row: PlanLetter) {
  const db = database();
  const { id, hour, zone, lastOn } = row;
  const next = (after: number, morning = { hour, zone }) =>
    nextPlanMorning(row.planId, morning, { after, lastOn });
  return {
    "plan-begin": () =>
      beginPlan(db, id, { key: keyOf("plan", row.email), dueAt: next(now()) }, now()),
    "plan-week": () => changePlan(db, id, { state: "paused", dueAt: next(now() + week) }),
    "plan-pause": () => changePlan(db, id, { state: "paused" }),
    "plan-go-on": () => changePlan(db, id, { state: "running", dueAt: next(now()) }),
    async "plan-hour"({ form }: IntentArgs) {
      const { data, success } = morningSchema.safeParse(Object.fromEntries(form));
      if (!success) throw thrownRefusal(refuse(400));
      const state = row.state === "paused" ? "paused" : "running";
      const paused = state === "paused" ? row.dueAt?.getTime() : now();
      const dueAt = paused === undefined ? undefined : next(Math.max(now(), paused - 1), data);
      await changePlan(db, id, { ...data, state, dueAt });
    },
    "plan-leave": () => leavePlan(row),
  };
}

function leavePlan({ id }: PlanLetter): Promise<void> {
  return database().write((tx) => endPlan(tx, id, now()));
}
