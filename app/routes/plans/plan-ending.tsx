import type { ReactNode, RefObject } from "react";
import { Foreground } from "~/ui/art/hero-scene";
import { ScenePicture } from "~/ui/art/scene-picture";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { planFinished } from "./messages";
import type { PlanPage } from "./plan.server";

type PlanEndingProps = Pick<PlanPage, "plan" | "ending"> &
  Partial<Pick<PlanPage, "rests">> & {
    /** Takes the focus once the last day is done. */
    messageRef?: RefObject<HTMLDivElement>;
    /** The way into the plan once more, where that stands here. */
    children: ReactNode;
  };

/** The end of a plan: the sun comes up over all of the page, with a blessing and what was saved. */
export function PlanEnding({ plan, ending, rests = false, messageRef, children }: PlanEndingProps) {
  if (!ending) return null;
  return (
    <section
      aria-labelledby="sunrise-heading"
      className={`night no-print relative isolate [article+&]:mt-passage grid content-start overflow-clip bg-night ${rests ? light : "pt-passage pb-[clamp(15rem,34vw,26rem)]"}`}
    >
      {/* Where no day is open the banner's sun stands just above. */}
      {!rests && (
        <ScenePicture
          name="hills"
          tone={plan.tone}
          wide
          className="absolute inset-x-0 bottom-0 -z-1 h-[clamp(17rem,42vw,30rem)] w-full animate-sunrise object-cover object-right-bottom mask-dawn-45%"
        />
      )}
      <div className={`wrap ${rests ? "*:max-w-200" : "*:mx-auto *:max-w-[36.5rem]"}`}>
        {ending.finished && (
          <div id="day-done" className="mb-8 scroll-my-22">
            <div ref={messageRef} tabIndex={-1}>
              <h2 className="text-subheading">{planFinished}</h2>
              <p className="mt-1 text-small">
                Thank you for giving these days to God; He goes with you from here.
              </p>
            </div>
          </div>
        )}
        <h2 id="sunrise-heading" className="eyebrow scroll-my-22">
          A blessing to go with you
        </h2>
        <p
          className={`mt-5 font-serif tracking-tight text-balance ${rests ? "text-title leading-[1.2]" : "text-heading"}`}
        >
          {ending.blessing}
        </p>
        {ending.saved.length > 0 && <Saved saved={ending.saved} />}
        <div className="buttons mt-8 items-center max-sm:grid max-sm:[&_.button]:w-full">
          <ButtonLink to="/plans">Find another plan</ButtonLink> {children}
          <PageLink to="/pray" className="link inline-flex min-h-11 items-center sm:ms-3">
            Pray now
          </PageLink>
        </div>
      </div>
      <Foreground />
    </section>
  );
}

/** The banner's sun is the one dawn of the page: the night below it only grows lighter. */
const light =
  "bg-[linear-gradient(var(--color-night)_25%,var(--color-dusk))] lg:bg-[radial-gradient(46%_70%_at_88%_100%,#cd907aad,#75547a66_45%,#75547a00),linear-gradient(var(--color-night)_25%,var(--color-dusk))] pt-8 pb-[calc(var(--spacing-band)+3rem)]";

function Saved({ saved }: { saved: NonNullable<PlanPage["ending"]>["saved"] }) {
  return (
    <div className="mt-8">
      <h3 className="text-subheading">What you kept from it</h3>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {saved.map(({ path, name }) => (
          <li key={path + name}>
            <PageLink to={path} className="link inline-flex min-h-11 items-center">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
