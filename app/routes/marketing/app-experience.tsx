import { HeroSun } from "~/ui/art/hero-scene";
import { PhoneMockup } from "~/ui/art/phone-mockup";
import { Steps } from "./steps";

type AppExperienceProps = {
  heading: string;
  lead: string;
  moments: readonly { title: string; text: string }[];
};

/** The app as one would use it: the phones on a dawn of their own, and three moments beside them. */
export function AppExperience({ heading, lead, moments }: AppExperienceProps) {
  return (
    <section aria-labelledby="experience-heading" className="sunken overflow-clip">
      <div className="wrap grid grid-cols-1 gap-x-column gap-y-8 pt-band lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-end">
        <div className="lg:pb-band">
          <h2 id="experience-heading" className="text-title">
            {heading}
          </h2>
          <p className="lead mt-3">{lead}</p>
          <Steps steps={moments} />
        </div>
        <div className="relative isolate mx-auto mb-[-9%] w-full max-w-176">
          <HeroSun />
          <PhoneMockup />
        </div>
      </div>
    </section>
  );
}
