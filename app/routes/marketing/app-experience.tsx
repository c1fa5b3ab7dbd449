import { Foreground, HeroSun } from "~/ui/art/hero-scene";
import { PhonesInOrder } from "~/ui/art/phone-mockup";
import { Steps } from "./steps";

type AppExperienceProps = {
  heading: string;
  lead: string;
  moments: readonly { title: string; text: string }[];
};

/** The app as one would use it: three moments, and beside them as many phones, in their order, on a dawn of their own. */
export function AppExperience({ heading, lead, moments }: AppExperienceProps) {
  return (
    <section
      aria-labelledby="experience-heading"
      className="sunken relative overflow-clip border-b-0"
    >
      <div className="split wrap items-end pt-band">
        <div className="col-span-full">
          <h2 id="experience-heading" className="text-title">
            {heading}
          </h2>
          <p className="lead mt-3">{lead}</p>
        </div>
        <div className="lg:pb-part">
          <Steps steps={moments} />
        </div>
        <div className="relative isolate mx-auto mb-[-7%] w-full max-w-176">
          <HeroSun />
          <PhonesInOrder />
        </div>
      </div>
      <Foreground />
    </section>
  );
}
