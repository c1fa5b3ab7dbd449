import type { ReactNode } from "react";
import { Foreground, HeroHills } from "~/ui/art/hero-scene";
import { HourScript } from "~/ui/praying/hour-script";
import { useHour } from "~/ui/praying/use-hour";
import type { StaticParts } from "~/ui/static/static-html";
import { useStaticHtml } from "~/ui/static/use-static-html";
import type { HourName } from "../../../../content/hours/hour";

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
  "hero-row wrap grid grid-cols-1 gap-x-10 gap-y-6 @min-[60rem]:min-h-[min(54rem,100svh-var(--spacing-bar))] @min-[60rem]:grid-cols-2";

export const wordsClass =
  "hero-words relative animate-rise pt-[clamp(1.5rem,6vw,5rem)] @min-[60rem]:pt-12";

/** The first screen: night opening to the light of the hour, the phones rising with the sun, or one's own day. */
export function HomeHero({ parts, hour, children }: HomeHeroProps) {
  return (
    <section
      data-hour={useHour(hour, false)}
      className={`hero dusk night ${children ? ownSky : ""}`}
      aria-labelledby="hero-heading"
    >
      <HourScript />
      <HeroHills />
      {children ? <OwnRow parts={parts}>{children}</OwnRow> : <VisitorRow parts={parts} />}
      <Foreground />
    </section>
  );
}

/** A lower land: the sun is under the ways to a prayer. */
const ownSky = "[--hills:17rem] max-lg:[--hills:11rem]";

function VisitorRow({ parts }: HeroRowProps) {
  return <div {...useStaticHtml("hero", parts)} className={rowClass} />;
}

/** One's own day first: over the words that one knows, and where there is room before them. */
function OwnRow({ parts, children }: HeroRowProps) {
  return (
    <div
      className={`${rowClass} @min-[60rem]:grid-cols-[7fr_5fr] @min-[60rem]:grid-rows-[auto_1fr]`}
    >
      <div {...useStaticHtml("hero-dawn", parts)} className="[display:contents]" />
      <div
        {...useStaticHtml("hero-words", parts)}
        className="hero-words relative animate-rise @max-[60rem]:border-t @max-[60rem]:border-line @max-[60rem]:pt-8 @min-[60rem]:pt-44"
      />
      <div className="pt-6 @max-[60rem]:-order-1 @max-[60rem]:pb-8 @min-[60rem]:col-start-1 @min-[60rem]:row-span-2 @min-[60rem]:row-start-1 @min-[60rem]:pt-12 @min-[60rem]:pb-44">
        {children}
      </div>
      <div
        {...useStaticHtml("hero-ways", parts)}
        className="pb-[calc(var(--hills)*1.5)] @min-[60rem]:pb-[calc(var(--hills)*1.15)]"
      />
    </div>
  );
}
