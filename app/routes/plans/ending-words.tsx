import type { ReactNode, RefObject } from "react";
import { planPath } from "~/paths";
import { Foreground, ScenePicture } from "~/ui/art/scene-picture";
import { ButtonLink, PageLink, TallLink } from "~/ui/controls/controls";
import { stackedButtons } from "~/ui/controls/even-buttons";
import type { PlanPage } from "./plan.server";

type EndingWordsProps = Pick<PlanPage, "ending" | "messages"> & {
  /** Gets the focus once the last day is done. */
  messageRef?: RefObject<HTMLDivElement>;
  /** Nothing else stands on the page, so the blessing is large. */
  great?: boolean;
  children: ReactNode;
};

export function EndingWords({ ending, messages, messageRef, great, children }: EndingWordsProps) {
  if (!ending) return null;
  const { finished, blessing, saved, going } = ending;
  return (
    <>
      {finished && (
        <div id="day-done" className="mb-8 scroll-my-22">
          <div ref={messageRef} tabIndex={-1}>
            <h2 className="text-subheading text-dawn">{messages.mark.title}</h2>
            <p className="mt-1">
              Thank you for giving these days to God. He&nbsp;goes with you from here.
            </p>
          </div>
        </div>
      )}
      <h2 id="sunrise-heading" className="eyebrow scroll-my-22">
        A blessing to go with you
      </h2>
      <p
        className={`mt-4 font-serif tracking-tight text-balance ${great ? "text-[min(clamp(2rem,1.6rem+1.2vw,2.75rem),max(11vw,1.4rem))] leading-[1.2]" : "text-heading"}`}
      >
        {blessing}
      </p>
      {saved.length > 0 && (
        <div className="mt-8">
          <h3 className="text-subheading">What you kept from it</h3>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {saved.map(({ path, name }) => (
              <li key={path + name}>
                <TallLink to={path}>{name}</TallLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className={`${stackedButtons} mt-8 items-center`}>
        {going ? (
          <ButtonLink to={`${planPath(going.id)}#day`}>
            Go to day {going.next} of “{going.title}”
          </ButtonLink>
        ) : (
          <ButtonLink to="/plans">Find another plan</ButtonLink>
        )}{" "}
        {children || (
          <PageLink to="/pray" className="link inline-flex min-h-11 items-center sm:ms-3">
            Pray now
          </PageLink>
        )}
      </div>
    </>
  );
}

export function PlanEnding({ plan, ...words }: EndingWordsProps & Pick<PlanPage, "plan">) {
  if (!words.ending) return null;
  return (
    <section
      aria-labelledby="sunrise-heading"
      className="night no-print relative isolate mt-passage grid content-start overflow-clip bg-night pt-passage pb-[clamp(15rem,34vw,26rem)]"
    >
      <ScenePicture
        name="hills"
        tone={plan.tone}
        wide
        className="absolute inset-x-0 bottom-0 -z-1 h-[clamp(17rem,42vw,30rem)] w-full animate-sunrise object-cover object-right-bottom mask-dawn-45%"
      />
      <div className="wrap *:mx-auto *:max-w-[36.5rem]">
        <EndingWords {...words} />
      </div>
      <Foreground />
    </section>
  );
}
