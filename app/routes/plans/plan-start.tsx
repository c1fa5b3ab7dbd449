import { Form, useLocation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { doneParameter } from "~/forms/form";
import { dayPath, namedDayPath, planPath, planPrayerPath } from "~/paths";
import { Button, ButtonLink, PageLink, TextLink } from "~/ui/controls/controls";
import { ZoneField } from "~/ui/forms/field";
import { IntentForm } from "~/ui/forms/intent-form";
import type { PlanPage } from "./plan.server";

export type StartPosition = "banner" | "counters" | "line";

/** A person on the way finds it at the counters. */
export function startPosition({ own }: PlanPage): StartPosition {
  if (!own?.progress) return "banner";
  return own.progress.next ? "counters" : "line";
}

export function PlanStart({ plan, own, day, begins, due, unknown }: PlanPage) {
  const path = planPath(plan.id);
  const next = own?.progress?.next;
  const marked = own?.progress?.doneOn[day.number] !== undefined;
  const leads = !unknown?.likely && day.number === (due ?? 1);
  if (next) {
    // The banner has it for a person who was away.
    if (next === day.number || own?.progress?.away) return null;
    return (
      <Form method="get" action={`${path}#day`}>
        <Button name="day" value={next} variant={marked ? "quiet" : "primary"} className={leading}>
          Continue with day {next}
        </Button>
      </Form>
    );
  }
  // The days of a season come once a year.
  if (own?.progress && plan.season) return null;
  return (
    <div className={own ? undefined : "plan-start relative"}>
      <IntentForm action={path} intent="start">
        <ZoneField />
        {own?.progress ? (
          <Button variant="quiet" className="link px-0 max-sm:justify-start sm:ms-3">
            Pray this plan again
          </Button>
        ) : (
          <Button variant={leads ? "primary" : "secondary"}>Start Plan</Button>
        )}
      </IntentForm>
      {begins && (
        <p className="mt-2 text-small text-balance text-ink-quiet">
          <span className="inline-block">Begins {begins}.</span>{" "}
          <span className="inline-block">You may start any day.</span>
        </p>
      )}
      {!own && due === undefined && <DeviceProgress plan={plan} day={day} />}
    </div>
  );
}

/** Another day of its season than today's leads there. */
export function DueDay({ plan, due, day }: Pick<PlanPage, "plan" | "due" | "day">) {
  if (due === undefined || due === day.number) return null;
  return (
    <p className="mt-2">
      <TextLink to={`${namedDayPath(plan.id, due)}#day`}>Today is day {due}</TextLink>
    </p>
  );
}

export function PlanProgressLine(props: PlanPage & { children: ReactNode }) {
  const { plan, own, children } = props;
  if (children)
    return (
      <div className="wrap no-print pt-8 pb-6">
        <h2 className="text-balance">
          {own?.progress?.done.length === plan.dayCount
            ? `You’ve prayed all ${plan.dayCount} days of this plan.`
            : "You’ve prayed this plan to its last day."}
        </h2>
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <ButtonLink to={planPrayerPath(plan.id, plan.dayCount, "end")}>
            A blessing to go with you
          </ButtonLink>
          {children}
        </div>
      </div>
    );
  const { next, away } = own?.progress ?? {};
  if (!next || !away) return null;
  return (
    <div className="wrap no-print flex flex-wrap items-center gap-x-8 gap-y-3 pt-4 pb-2">
      <p className="max-w-184 font-serif text-subheading text-balance">
        It is good that you are here. Nothing has been lost: day {next} has waited for you.
      </p>
      <div className="max-sm:w-full">
        <IntentForm action={planPath(plan.id)} intent="resume">
          <ZoneField />
          <Button className={leading}>Continue with day {next}</Button>
        </IntentForm>
      </div>
    </div>
  );
}

export const leading = "w-full sm:w-60";

/** For visitors; only a script stores and offers it, and it never leaves the device. */
function DeviceProgress({ plan, day: { number: day } }: Pick<PlanPage, "plan" | "day">) {
  const { id: planId, dayCount } = plan;
  const stored = useDeviceProgress(planId, day);
  if (!stored || stored === day || stored > dayCount) return null;
  return (
    <PageLink
      to={`${dayPath(planId, stored)}#day`}
      className="link absolute top-full flex min-h-11 items-center text-small whitespace-nowrap"
    >
      Continue with day {stored} on this device
    </PageLink>
  );
}

/** Contents by plan id, in localStorage. */
const storageKey = "plan-places";

/** Stores the open day. @returns the day that was open when the page came, if one was stored. */
function useDeviceProgress(planId: string, day: number): number | undefined {
  const { search, key } = useLocation();
  const [before, setBefore] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    const progress = readProgress();
    const last = progress[planId];
    const query = new URLSearchParams(search);
    const asked = query.has("day");
    const starts = query.get(doneParameter) === "start";
    // A visit without a day in the address may follow a later day: that is offered, not overwritten.
    if (last === undefined ? starts : asked) storeProgress({ ...progress, [planId]: day });
    setBefore(asked ? undefined : last);
  }, [planId, day, key]);
  return before;
}

/** Storage may be forbidden or hold other data. */
function readProgress(): Record<string, number> {
  try {
    const progress: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "{}");
    const days = Object.entries(Object(progress)).filter(([, day]) => Number.isInteger(day));
    return Object.fromEntries(days) as Record<string, number>;
  } catch {
    return {};
  }
}

function storeProgress(progress: Record<string, number>): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(progress));
  } catch {}
}
