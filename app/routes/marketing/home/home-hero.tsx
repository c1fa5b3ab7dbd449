import type { ReactNode } from "react";
import type { HourName } from "#content/hours/hour";
import { Foreground, HeroHills } from "~/ui/art/scene-picture";
import { HourScript } from "~/ui/praying/hour-script";
import { useHour } from "~/ui/praying/use-hour";
import type { StaticParts } from "~/ui/static/static-html";
import { useStaticHtml } from "~/ui/static/use-static-html";

type HomeHeroProps = HeroRowProps & {
  /** Whose light is in the sky, as the server knows it. */
  hour: HourName;
};

type HeroRowProps = {
  parts: StaticParts;
  /** The day of somebody who is signed in. */
  children?: ReactNode;
};

const rowClass =
  "hero-row wrap grid grid-cols-1 gap-x-10 gap-y-6 @min-[60rem]:min-h-[min(54rem,100svh-var(--spacing-bar))]";

export const wordsClass =
  "hero-words relative animate-rise pt-[clamp(1.5rem,6vw,5rem)] @min-[60rem]:pt-12";

/** The first screen: night opening to the light of the hour, the phones rising with the sun, or one's own day. */
export function HomeHero({ parts, hour, children }: HomeHeroProps) {
  return (
    <section
      data-hour={useHour(hour, false)}
      className={`hero night ${children ? ownSky : "dusk"}`}
      aria-labelledby="hero-heading"
    >
      <HourScript />
      <HeroHills />
      {children ? <OwnRow parts={parts}>{children}</OwnRow> : <VisitorRow parts={parts} />}
      <Foreground />
    </section>
  );
}

/** A lower land: the sun is under the ways to a prayer, and so far that no veil need dim it. */
const ownSky = "[--hills:14rem] max-lg:[--hills:11rem]";

function VisitorRow({ parts }: HeroRowProps) {
  return (
    <div {...useStaticHtml("hero", parts)} className={`${rowClass} @min-[60rem]:grid-cols-2`} />
  );
}

/** One's own day first, and below it the words that one knows. */
function OwnRow({ parts, children }: HeroRowProps) {
  return (
    <div className={`${rowClass} @min-[60rem]:grid-rows-[auto_1fr]`}>
      <div {...useStaticHtml("hero-dawn", parts)} className="[display:contents]" />
      <div className="relative pt-6 @min-[60rem]:pt-12">{children}</div>
      <div
        {...useStaticHtml("hero-words", parts)}
        className="hero-words relative grid animate-rise content-start items-start gap-x-10 border-t border-line pt-8 pb-[calc(var(--hills)*1.5)] lg:grid-cols-[5fr_7fr]"
      />
    </div>
  );
}

/** The ways to a prayer, beside one's own day. */
export function OwnWays({ parts }: Pick<HeroRowProps, "parts">) {
  return <div {...useStaticHtml("hero-ways", parts)} />;
}
