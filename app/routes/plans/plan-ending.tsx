import { Foreground, ScenePicture } from "~/ui/art/scene-picture";
import { EndingWords, type EndingWordsProps } from "./ending-words";
import type { PlanPage } from "./plan.server";

type PlanEndingProps = EndingWordsProps & Pick<PlanPage, "plan">;

/** The end of a plan under its last day: the sun comes up over all of the page. */
export function PlanEnding({ plan, ...words }: PlanEndingProps) {
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
