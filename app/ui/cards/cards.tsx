import type { ReactNode } from "react";
import { planPath, themePath } from "~/paths";
import { PageLink } from "../controls/controls";
import type { PlanCardData, ThemeCardData } from "./cards.server";
import { CardArt } from "./going-card";

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
