import { Foreground, HeroSun } from "~/ui/art/hero-scene";
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
          <PhoneMockup />
        </div>
      </div>
      <Foreground />
    </section>
  );
}
