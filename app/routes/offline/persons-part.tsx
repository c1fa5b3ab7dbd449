import { offlinePage, offlineWords } from "#content/offline";
import { formNameField, intentField } from "~/forms/form";
import { planPath, prayerPath, prayersPath } from "~/paths";
import { prayer, prayerAnswer, prayerField } from "~/prayers/prayer-definition";
import { Button, TextLink } from "~/ui/controls/controls";
import { isolated } from "~/ui/reading/isolated";
import { PrayedWords } from "../prayers/prayer-entry";
import type { PersonsOffline } from "./offline.server";

const words = offlinePage.person;

/** Native forms: the page is kept without its scripts. */
export function PersonsPart({ due, others, left, plans, today }: PersonsOffline) {
  return (
    <>
      <div id="waiting" />
      <section aria-labelledby="due" className="max-w-176">
        <h2 id="due">{words.due}</h2>
        {due.length === 0 && <p className="mt-3">{words.noneDue}</p>}
        <ul className="mt-3 grid gap-6">
          {due.map((each) => (
            <li key={each.handle} className="card p-inset">
              <CarriedPrayer {...each} today={today} isDue />
            </li>
          ))}
        </ul>
        {left > 0 && <p className="mt-3">{words.more(left)}</p>}
      </section>
      {plans.map((plan) => (
        <section key={plan.id} aria-labelledby={`plan-${plan.id}`} className="max-w-176">
          <p className="eyebrow">{words.plan}</p>
          <h2 id={`plan-${plan.id}`} className="mt-2">
            {plan.title}
          </h2>
          <ul className="mt-3 grid gap-3">
            {plan.days.map((day) => (
              <li key={day} className="flex flex-wrap items-center justify-between gap-x-5">
                <TextLink to={`${plan.booklet}#day-${day}`}>Day {day}</TextLink>
                <Act
                  to={planPath(plan.id)}
                  intent="mark"
                  values={{ day, said: `${plan.title}, day ${day}` }}
                >
                  {offlineWords.mark}
                </Act>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section aria-labelledby="write" className="max-w-176">
        <h2 id="write">{words.write}</h2>
        <form method="post" action={prayersPath} className="form mt-3">
          <input type="hidden" name={formNameField} value={prayer.name} />
          <Words name={prayer.fields.text.name} label={words.text} />
          <Button>{words.save}</Button>
        </form>
      </section>
      {others.length > 0 && (
        <section aria-labelledby="others" className="max-w-176">
          <h2 id="others">{words.all}</h2>
          {others.map((each) => (
            <details key={each.handle} className="border-b border-line py-3">
              <summary className="link summary-plain min-h-11">{isolated(each.name)}</summary>
              <CarriedPrayer {...each} today={today} />
            </details>
          ))}
        </section>
      )}
    </>
  );
}

type CarriedPrayerProps = PersonsOffline["due"][number] & {
  today: string;
  isDue?: boolean;
};

function CarriedPrayer({ handle, name, isNamed, text, person, today, isDue }: CarriedPrayerProps) {
  return (
    <>
      {isDue && isNamed && <h3 className="text-subheading wrap-anywhere">{isolated(name)}</h3>}
      {person && <p className="text-small text-ink-quiet">For {isolated(person)}</p>}
      <PrayedWords text={text} className="mt-2" />
      <div id={handle} className="mt-4 flex flex-wrap items-start gap-4">
        <Act to={prayersPath} intent="prayed" values={{ [prayerField]: handle, said: name }}>
          {words.prayed}
        </Act>
        <details>
          <summary className="link summary-plain inline-flex min-h-11 items-center">
            {words.answered}
          </summary>
          <form method="post" action={prayerPath(handle, "answer")} className="form mt-3">
            <input type="hidden" name={formNameField} value={prayerAnswer.name} />
            <input type="hidden" name={prayerAnswer.fields.answeredOn.name} value={today} />
            <input type="hidden" name="said" value={name} />
            <Words name={prayerAnswer.fields.answer.name} label={words.answer} of={handle} />
            <Button>{words.saveAnswer}</Button>
          </form>
        </details>
      </div>
    </>
  );
}

type ActProps = {
  to: string;
  intent: string;
  values: Record<string, string | number>;
  children: string;
};

/** `said` is for the device alone: what it calls this while it waits. */
function Act({ to, intent, values, children }: ActProps) {
  return (
    <form method="post" action={to}>
      <input type="hidden" name={intentField} value={intent} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant="secondary">{children}</Button>
    </form>
  );
}

function Words({ name, label, of }: { name: string; label: string; of?: string }) {
  const id = `${name}-${of ?? "new"}`;
  return (
    <p className="field">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <textarea id={id} name={name} rows={4} maxLength={5000} required={!of} className="control" />
    </p>
  );
}
