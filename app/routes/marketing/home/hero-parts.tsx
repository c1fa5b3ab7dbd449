import { claims } from "#content/samples";
import { PhoneMockup } from "~/ui/art/phone-mockup";
import { HeroSun } from "~/ui/art/scene-picture";
import { ButtonLink } from "~/ui/controls/button";
import { HeroFeelings } from "./hero-feelings";
import { wordsClass } from "./home-hero";

/** For a visitor: the words, the ways in, and the phones rising with the sun. */
export function VisitorHero() {
  return (
    <>
      <div className={`${wordsClass} @min-[60rem]:self-center @min-[60rem]:pb-32`}>
        <HeroWords size="mt-4 mb-5 text-display" />
        <HeroButtons />
        <HeroFeelings />
        <Claims />
      </div>
      <div className="relative mx-[-2%] -mb-[4%] w-[104%] max-w-176 self-end justify-self-center">
        <HeroSun />
        <PhoneMockup className="relative w-full animate-sunrise" />
      </div>
    </>
  );
}

/** The sun at the horizon of the one sky that a person's day stands under. */
export function OwnDawn() {
  return (
    <HeroSun className="mix-blend-screen top-[calc(100%-var(--hills)*1.05)] left-[78%] [--scene-width:calc(96cqw-9rem)] lg:[--scene-width:40cqw]" />
  );
}

type HeroWordsProps = {
  /** The size of the headline, and its room. */
  size: string;
  /** And of the line under it. */
  line?: string;
};

/** What this is. */
export function HeroWords({ size, line = "text-subheading leading-body" }: HeroWordsProps) {
  return (
    <>
      <p className="eyebrow">Find God's Peace in Prayer</p>
      <h1 id="hero-heading" className={size}>
        Where Daily Prayer Becomes Eternal Impact
      </h1>
      <p className={`font-serif text-dawn ${line}`}>Track. Pray. Grow. Repeat.</p>
    </>
  );
}

/** The ways in. */
function HeroButtons() {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to="/pray" className="px-8">
        Pray now
      </ButtonLink>{" "}
      <ButtonLink to="#download" variant="secondary" className="border-ink">
        {tryIt}
      </ButtonLink>
    </div>
  );
}

/** What is left to somebody whose own day leads to a prayer. */
export const OwnButton = () => (
  <a href="#download" className="text-button self-center justify-self-start">
    {tryIt}
  </a>
);

const tryIt = "Try Prayer LIFE for Free";

/** For who comes from outside: a member needs no figures. */
function Claims() {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-10 gap-y-4 text-small">
      <li>
        <strong className="block font-serif text-subheading font-[450]">
          over {claims.believers}
        </strong>{" "}
        believers
      </li>
      <li>
        <strong className="block font-serif text-subheading font-[450]">
          {claims.rating} out of 5
        </strong>{" "}
        average rating
      </li>
    </ul>
  );
}
