import { useSearchParams } from "@remix-run/react";
import { doneParameter } from "~/forms/form";
import { planPath, planPrayerPath } from "~/paths";
import { kindOf, SavePrayerForm } from "~/prayers/save-prayer";
import { Foreground, ScenePicture } from "~/ui/art/scene-picture";
import { DaysLight } from "~/ui/cards/going-card";
import { ButtonLink, TallLink } from "~/ui/controls/controls";
import { ScriptureBlock } from "~/ui/reading/scripture";
import type { PlanPage } from "./plan.server";

type Ending = PlanPage & { ending: NonNullable<PlanPage["ending"]> };

/** A page of its own once all days are prayed; for a visitor also under the last day. */
export function PlanEnding({ ending, ...page }: PlanPage) {
  const { plan, alone } = page;
  const [search] = useSearchParams();
  // Who comes back to it has seen the sun rise.
  const rises = !alone || search.has(doneParameter);
  if (!ending) return null;
  return (
    <>
      <section
        aria-labelledby="sunrise-heading"
        className={`night relative isolate grid content-start overflow-clip bg-night pb-[clamp(15rem,34vw,26rem)] ${alone ? "min-h-[calc(100svh-5rem)] pt-[calc(var(--spacing-bar)+2rem)]" : "no-print mt-passage pt-passage"}`}
      >
        <ScenePicture
          name="hills"
          tone={plan.tone}
          wide
          className={`absolute inset-x-0 bottom-0 -z-1 h-[clamp(17rem,42vw,30rem)] w-full object-cover object-right-bottom mask-dawn-45% ${rises ? "animate-sunrise" : ""}`}
        />
        <div className="wrap *:mx-auto *:max-w-[36.5rem]">
          {alone && <EndingHead {...page} ending={ending} />}
          <h2 id="sunrise-heading" className="eyebrow scroll-my-22">
            A blessing to go with you
          </h2>
          <p
            className={`mt-4 font-serif tracking-tight text-balance ${alone ? "text-[min(clamp(2rem,1.6rem+1.2vw,2.75rem),max(11vw,1.4rem))] leading-[1.2]" : "text-heading"}`}
          >
            {ending.blessing}
          </p>
          <p className="no-print mt-8">
            <ButtonLink to={`${planPrayerPath(plan.id, page.day.number, "amen")}#peace`}>
              Go in peace
            </ButtonLink>
          </p>
          {!alone && <Ways {...page} ending={ending} />}
        </div>
        <Foreground />
      </section>
      {alone && (
        <div className="wrap py-part *:mx-auto *:max-w-[36.5rem] *:not-last:mb-8">
          <Taken {...page} ending={ending} />
          <Kept {...page} ending={ending} />
          <Ways {...page} ending={ending} />
        </div>
      )}
    </>
  );
}

function EndingHead({ plan, own, ending }: Ending) {
  const done = own?.progress?.done;
  return (
    <header className="mb-8">
      <p className="text-small text-ink-quiet">{plan.title}</p>
      <h1 className="mt-1 text-heading text-dawn">
        {ending.all ?? "You’ve prayed this plan to its last day."}
      </h1>
      {done && <DaysLight done={done} dayCount={plan.dayCount} className="mt-3" />}
      <p className="mt-3">
        {ending.span && `You prayed them ${ending.span}. `}Thank you for giving these days to God.
        He&nbsp;goes with you from here.
      </p>
    </header>
  );
}

function Kept({ ending: { saved, noted, answered } }: Ending) {
  const kept = {
    "What you kept from it": saved,
    "What you noted in these days": noted,
    "Answered in these days": answered,
  };
  return Object.entries(kept).map(
    ([heading, links]) =>
      links.length > 0 && (
        <div key={heading} className="mb-8">
          <h2 className="text-subheading">{heading}</h2>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {links.map(({ path, name }) => (
              <li key={path + name}>
                <TallLink to={path}>{name}</TallLink>
              </li>
            ))}
          </ul>
        </div>
      ),
  );
}

/** The last day's passage, to be kept. */
function Taken({ plan, day, address, saved }: Ending) {
  return (
    <ScriptureBlock
      scripture={day.scripture}
      address={address}
      small
      heading={<h2 className="text-subheading">From the last day</h2>}
    >
      <SavePrayerForm
        intent="save-verse"
        action={planPath(plan.id)}
        values={{ day: day.number, pray: "end" }}
        path={`${planPrayerPath(plan.id, day.number, "end")}#save-verse`}
        saved={saved?.["save-verse"]}
        kind={kindOf(day.scripture.reference)}
      />
    </ScriptureBlock>
  );
}

function Ways({ plan, alone, ending: { going, near } }: Ending) {
  const next = near ? planPath(near.id) : "/plans";
  return (
    <nav aria-label="From here" className={`no-print ${alone ? "" : "mt-4"}`}>
      <p className="flex flex-wrap gap-x-6">
        <TallLink to={going ? `${planPath(going.id)}#day` : next}>
          {going && `Go to day ${going.next} of “${going.title}”`}
          {!going && (near ? `Another plan: ${near.title}` : "Find another plan")}
        </TallLink>{" "}
        {alone && <TallLink to={planPath(plan.id)}>All days of this plan</TallLink>}
        {!alone && <TallLink to="/pray">Pray now</TallLink>}
      </p>
    </nav>
  );
}
