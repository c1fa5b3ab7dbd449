import { Foreground, HeroHills, HeroSun } from "~/ui/art/hero-scene";
import { PhoneMockup } from "~/ui/art/phone-mockup";
import { ButtonLink } from "~/ui/controls/button";
import { Feelings } from "~/ui/controls/feelings";
import { SearchField } from "~/ui/layout/search-field";
import { firstFeelings } from "../../../../content/feelings";

type HomeHeroProps = { claims: { believers: string; rating: string } };

/** The first screen: night opening to gold, the phones rising with the sun. */
export function HomeHero({ claims }: HomeHeroProps) {
  return (
    <section className="hero dusk night" aria-labelledby="hero-heading">
      <HeroHills />
      <div className="hero-row wrap">
        <div className="hero-words">
          <p className="eyebrow">Find God's Peace in Prayer</p>
          <h1 id="hero-heading">Where Daily Prayer Becomes Eternal Impact</h1>
          <p className="hero-tagline">Track. Pray. Grow. Repeat.</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/pray" className="bg-ink px-8 text-surface hover:bg-dawn">
              Pray now
            </ButtonLink>{" "}
            <ButtonLink to="#download">Try Prayer LIFE for Free</ButtonLink>
          </div>
          <p className="mt-6 mb-2 text-small">Or start from how you feel:</p>
          <Feelings feelings={firstFeelings} label="Pray from how you feel" />
          <SearchField className="mt-6 max-w-120" label="Or say it in your own words" />
          <p className="mt-3 text-small">
            <a href="/search" className="link inline-flex min-h-11 items-center">
              Where does the Bible speak of it?
            </a>
          </p>
          <ul className="hero-claims">
            <li>
              <strong>over {claims.believers}</strong> believers
            </li>
            <li>
              <strong>{claims.rating} out of 5</strong> average rating
            </li>
          </ul>
        </div>
        <div className="hero-stage">
          <HeroSun />
          <PhoneMockup className="hero-phones" />
        </div>
      </div>
      <Foreground />
    </section>
  );
}
