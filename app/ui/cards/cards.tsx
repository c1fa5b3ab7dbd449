import type { ReactNode } from "react";
import type { Art } from "#content/art";
import { planPath, themePath } from "~/paths";
import { Photo } from "../art/photo";
import { ScenePicture } from "../art/scene-picture";
import { PageLink } from "../controls/controls";
import type { PlanCardData, ThemeCardData } from "./cards.server";

type AvatarProps = { name: string; photo?: string; alt?: string; className?: string };

export function Avatar({ name, photo, alt, className = "size-11" }: AvatarProps) {
  return (
    <span
      className={`avatar relative grid flex-none place-items-center overflow-clip rounded-round border border-accent bg-dusk text-small font-semibold text-dawn ${className}`}
      aria-hidden={alt ? undefined : "true"}
    >
      {alt ? <span aria-hidden="true">{initials(name)}</span> : initials(name)}
      {photo && (
        <Photo
          image={photo}
          alt={alt}
          sizes="3rem"
          widest={400}
          ratio={1}
          className="absolute inset-0 object-cover"
        />
      )}
    </span>
  );
}

function initials(name: string): string {
  const words = name.split(/\s+/).map((word) => word[0] ?? "");
  return words.slice(0, 2).join("").toUpperCase();
}

export function Related({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="related-heading" className="no-print band mt-band bg-surface-sunken">
      <div className="wrap">
        <h2 id="related-heading">You May Also Like</h2>
        <div className="card-row mt-8">{children}</div>
      </div>
    </section>
  );
}

type DaysLightProps = { done?: readonly number[]; dayCount: number; className?: string };

export function DaysLight({ done, dayCount, className = "" }: DaysLightProps) {
  return (
    <span aria-hidden="true" className={`flex flex-wrap gap-2 ${className}`}>
      {Array.from({ length: dayCount }, (_, day) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is known by its number
          key={day}
          className={`size-3 rounded-round border ${(done?.includes(day + 1) ?? true) ? "border-accent bg-accent forced-colors:bg-[CanvasText]" : "border-control"}`}
        />
      ))}
    </span>
  );
}

export const wholeCard = "after:absolute after:inset-0 after:rounded-large";

export function GoingCard({ children, ...art }: Art & { children: ReactNode }) {
  return (
    <li className="card relative flex gap-x-4 p-4 hover:[&_a]:underline hover:[&_a]:underline-offset-[0.2em] sm:gap-x-5">
      <CardArt
        {...art}
        className="aspect-[4/3] min-h-0 w-[clamp(64px,24%,7rem)] flex-none self-start rounded-medium border border-line"
      />
      <div className="min-w-0 flex-1 [&_:is(h3,h4)]:mb-1 [&_p]:text-small [&_p]:leading-normal [&_p]:text-ink-quiet">
        {children}
      </div>
    </li>
  );
}

type CardArtProps = Art & { className?: string };

export function CardArt({ image, scene, tone, className = "" }: CardArtProps) {
  return (
    <div
      className={`card-art in-[.art-card:focus-within]:[view-transition-name:banner] ${className}`}
    >
      <ScenePicture name={scene} tone={tone} />
      <Photo key={image} image={image} sizes="(width < 40rem) 8rem, 24rem" widest={800} />
    </div>
  );
}

type ArtCardProps = {
  of: ThemeCardData;
  to: string;
  heading?: "h3" | "h4";
  classes: { card: string; art: string; words: string; text: string };
  children?: ReactNode;
};

function ArtCard({ of, to, heading: Heading = "h3", classes, children }: ArtCardProps) {
  return (
    <article className={`art-card card ${classes.card}`}>
      <CardArt image={of.image} scene={of.scene} tone={of.tone} className={classes.art} />
      <div className={`art-card-words ${classes.words}`}>
        <Heading>
          <PageLink to={to} viewTransition>
            {of.title}
          </PageLink>
        </Heading>
        <p className={classes.text}>{of.description}</p>
        {children}
      </div>
    </article>
  );
}

const planShapes = {
  card: { card: "", art: "", words: "", text: "text-pretty", note: "mt-3" },
  listed: {
    card: "flex-row gap-x-5 rounded-none border-0 border-t bg-transparent py-4 [box-shadow:none]",
    art: "aspect-[4/3] w-[clamp(5.5rem,22%,11rem)] max-w-[30%] flex-none self-start rounded-medium border border-line",
    words: "self-center p-0 lg:grid lg:grid-cols-[minmax(0,36rem)_1fr] lg:items-center lg:gap-x-8",
    text: "text-pretty",
    note: "mt-3 lg:m-0 lg:justify-self-end lg:[grid-area:1/2/3]",
  },
};

type PlanCardProps = { plan: PlanCardData; heading?: "h3" | "h4"; listed?: boolean };

export function PlanCard({ plan, heading, listed }: PlanCardProps) {
  const classes = planShapes[listed ? "listed" : "card"];
  return (
    <ArtCard of={plan} to={planPath(plan.id)} heading={heading} classes={classes}>
      <p className={`font-semibold ${classes.note}`}>{plan.duration}</p>
    </ArtCard>
  );
}

const themeShapes = {
  card: { card: "", art: "", words: "", text: "text-balance" },
  poster: {
    card: "flex-col flex-nowrap",
    art: "aspect-[8/7] flex-none",
    words:
      "z-1 -mt-10 flex-1 bg-linear-[transparent,var(--color-surface-raised)_2.5rem] px-4 pt-10 pb-4 md:px-6",
    text: "max-md:hidden text-balance",
  },
  row: {
    card: "col-span-full flex-row flex-nowrap lg:col-auto",
    art: "aspect-auto w-20 flex-none",
    words: "z-1 flex-1 px-4 py-3.5",
    text: "text-balance",
  },
};

type ThemeCardProps = { theme: ThemeCardData; shape?: keyof typeof themeShapes };

export function ThemeCard({ theme, shape = "card" }: ThemeCardProps) {
  return <ArtCard of={theme} to={themePath(theme.id)} classes={themeShapes[shape]} />;
}
