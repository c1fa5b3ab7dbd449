import { useSubmit } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { planPath } from "~/paths";
import type { PlanStep } from "../use-reading-first";

type DayFormProps = { planId: string; step: PlanStep; children: ReactNode };

/**
 * Submit buttons that choose a day (name `day`). The browser's own form leads to the day; where
 * scripts run, the day changes in its place: the page does not move and the button keeps the focus.
 */
export function DayForm({ planId, step, children }: DayFormProps) {
  const submit = useSubmit();
  const path = planPath(planId);

  function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    // A fragment in the address would scroll, whatever else is asked for.
    submit(submitter as HTMLButtonElement, {
      action: path,
      preventScrollReset: true,
      state: step,
    });
  }

  return (
    <form method="get" action={`${path}#day`} onSubmit={choose}>
      {children}
    </form>
  );
}
