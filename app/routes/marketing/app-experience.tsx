import { HeroSun } from "~/ui/art/hero-scene";
import { PhoneMockup } from "~/ui/art/phone-mockup";

type AppExperienceProps = {
  heading: string;
  lead: string;
  moments: readonly { title: string; text: string }[];
};

/** The app as one would use it: the phones on a dawn of their own, and three moments beside them. */
export function AppExperience({ heading, lead, moments }: AppExperienceProps) {
  return (
    <section aria-labelledby="experience-heading" className="experience-band sunken">
      <div className="experience wrap">
        <div className="experience-words">
          <h2 id="experience-heading" className="grand">
            {heading}
          </h2>
          <p className="lead">{lead}</p>
          <ol className="steps steps-down">
            {moments.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <div className="experience-stage">
          <HeroSun />
          <PhoneMockup />
        </div>
      </div>
    </section>
  );
}
