import { PhonesInOrder, VersePhone } from "~/ui/art/phone-mockup";
import { Foreground } from "~/ui/art/scene-picture";
import { Steps } from "./steps";

type AppExperienceProps = {
  heading: string;
  lead: string;
  moments: readonly { title: string; text: string }[];
};

/** The app as one would use it: three moments, and beside them as many phones, in their order; on a narrow screen the first of them large. */
export function AppExperience({ heading, lead, moments }: AppExperienceProps) {
  return (
    <section
      aria-labelledby="experience-heading"
      className="sunken relative overflow-clip border-b-0"
    >
      <div className="split wrap band items-center gap-x-inset">
        <div>
          <h2 id="experience-heading" className="text-title">
            {heading}
          </h2>
          <p className="lead mt-3">{lead}</p>
          <Steps steps={moments} />
        </div>
        <PhonesInOrder className="w-full max-sm:hidden" />
        <VersePhone className="mx-auto w-68 sm:hidden" />
      </div>
      <Foreground />
    </section>
  );
}
