import { HeroSun } from "~/ui/art/hero-scene";
import { PhoneMockup } from "~/ui/art/phone-mockup";
import { ButtonLink } from "~/ui/controls/button";
import { Feelings } from "~/ui/controls/feelings";
import { SearchField } from "~/ui/layout/search-field";
import { firstFeelings } from "../../../../content/feelings";
import { claims } from "../../../../content/samples";
import { wordsLook } from "./home-hero";

/** For a visitor: the words, the ways in, and the phones rising with the sun. */
export function VisitorHero() {
  return (
    <>
      <div className={`${wordsLook} @min-[60rem]:self-center @min-[60rem]:pb-36`}>
        <HeroWords />
        <HeroWays first />
        <Claims />
      </div>
      <div className="relative m-[0_-45%_-26%] w-[190%] max-w-176 justify-self-center @min-[60rem]:m-[0_-10%_-9%_0] @min-[60rem]:w-[116%] @min-[60rem]:max-w-184 @min-[60rem]:self-end">
        <HeroSun />
        <PhoneMockup className="relative w-full animate-sunrise in-data-[hour=night]:brightness-80" />
      </div>
    </>
  );
}

/** What this is. */
export function HeroWords() {
  return (
    <>
      <p className="eyebrow">Find God's Peace in Prayer</p>
      <h1 id="hero-heading" className="mt-4 mb-5 text-display">
        Where Daily Prayer Becomes Eternal Impact
      </h1>
      <p className="font-serif text-subheading leading-body text-dawn">
        Track. Pray. Grow. Repeat.
      </p>
    </>
  );
}

/** The ways to a prayer. @param first nothing else on the page stands before them. */
export function HeroWays({ first = false }: { first?: boolean }) {
  return (
    <>
      <div className={`flex flex-wrap gap-3 ${first ? "mt-8" : ""}`}>
        <ButtonLink to="/pray" variant={first ? "primary" : "secondary"} className="px-8">
          Pray now
        </ButtonLink>{" "}
        <ButtonLink to="#download" variant="secondary" className={first ? "border-ink" : ""}>
          Try Prayer LIFE for Free
        </ButtonLink>
      </div>
      <p className="mt-6 mb-2 text-small">Or start from how you feel:</p>
      <Feelings feelings={firstFeelings} label="Pray from how you feel" />
      <SearchField className="mt-5 max-w-120" label="Or say it in your own words" />
      <a href="/search" className="link mt-1 inline-flex min-h-11 items-center text-small">
        Where does the Bible speak of it?
      </a>
    </>
  );
}

/** For who comes from outside: a member needs no figures. */
function Claims() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-4 text-small leading-snug">
      <li>
        <strong className="block font-serif text-heading font-[450]">
          over {claims.believers}
        </strong>{" "}
        believers
      </li>
      <li>
        <strong className="block font-serif text-heading font-[450]">
          {claims.rating} out of 5
        </strong>{" "}
        average rating
      </li>
    </ul>
  );
}
