import type { ReactNode } from "react";
import { features } from "#content/pages/features";
import type { Testimonial } from "#content/samples";
import { builtIn, type Section, site } from "#content/site.server";
import { refuse, thrownRefusal } from "~/http/refusal.server";
import { Phones } from "~/ui/art/phone-mockup";
import { ScenePicture } from "~/ui/art/scene-picture";
import { Avatar } from "~/ui/cards/avatar";
import { Icon, SecondaryLink } from "~/ui/controls/controls";
import type { IconName } from "~/ui/controls/icon-names";

type Classes = { card: string; title?: string; text: string };

const first: Classes = {
  card: "feature-first night relative isolate overflow-clip rounded-stage border border-line bg-linear-[200deg,var(--color-dusk),transparent_70%] p-stage pb-[clamp(13rem,40vw,15rem)] @trio:col-span-full @wall:[grid-area:1/1/4/9]",
  title: "text-heading",
  text: "mt-3 mb-2 max-w-120 text-lead",
};

const beside: Classes = {
  card: "card p-[min(1.5rem,6vw)] pb-3 @trio:col-span-2 @wall:col-[9/-1]",
  text: "mt-1.5 text-ink-quiet",
};

const listed: Classes = {
  ...beside,
  card: "border-t border-line pt-5 @trio:col-span-3 @wall:col-span-4 @wall:mt-9",
};

/**
 * What the app offers, in three weights: one large, three beside it, the rest a list.
 * @param folded on a phone all but the first wait to be opened
 */
export function FeatureList({ folded = false }: { folded?: boolean }) {
  const all = entries(folded);
  if (!folded || all.length <= 4) return <ul className="[display:contents]">{all}</ul>;
  return (
    <>
      <ul className="[display:contents]">{all.slice(0, 1)}</ul>
      <details className="@trio:[display:contents] @trio:details-content:[display:contents]">
        <summary className="text-button supports-[selector(::details-content)]:@trio:hidden">
          Nine more ways
        </summary>
        <ul className="grid gap-5 pt-4 @trio:[display:contents]">{all.slice(1)}</ul>
      </details>
    </>
  );
}

/** Without an app only what this website has. */
const here = ["scripture", "plans", "devotionals", "journal", "groups"];

const entries = (folded: boolean) =>
  features
    .filter(({ name }) => site().app || here.includes(name))
    .map((feature, index) => entry(feature, index, folded));

/** @param folded at home, whose weight is limited, without the way to it */
function entry(feature: (typeof features)[number], index: number, folded: boolean) {
  const { name, title, text, today } = feature;
  const classes: Classes = index === 0 ? first : index < 4 ? beside : listed;
  const more = site().app && (
    <details>
      <summary
        className={folded ? "text-button text-small" : "chip border-line text-ink-quiet"}
        aria-describedby={`feature-${name}`}
      >
        Learn more
      </summary>
      Coming soon: More detailed information about this feature will be available in the app.
    </details>
  );
  const way = today ? (
    <a href={today.to} className="text-button text-small">{`Here today: ${today.words}`}</a>
  ) : (
    <p className="text-small text-ink-quiet">Comes with the app</p>
  );
  return (
    <li key={name} className={`feature ${classes.card}`}>
      {index === 0 && (
        <ScenePicture
          name="olive"
          wide
          className="absolute inset-x-0 bottom-0 -z-1 mask-dawn-60% [--scene-height:clamp(14rem,52vw,22rem)]"
        />
      )}
      <h3 id={`feature-${name}`} className={classes.title}>
        {title}
      </h3>
      <p className={classes.text}>{text}</p>
      {folded ? (
        more
      ) : (
        <div className="mt-2 flex max-w-120 flex-wrap items-center justify-between gap-x-4">
          {way} {more}
        </div>
      )}
    </li>
  );
}

export function VoiceList({ voices }: { voices: readonly Testimonial[] }) {
  const [first, others] = voices.length === 2 ? [besideOther, balanced] : [leading, following];
  return (
    <>
      {[builtIn.testimonials, builtIn.communityTestimonials].includes(voices) && (
        <a href="/about#samples" className="link text-small lg:col-span-full">
          These voices are samples
        </a>
      )}
      {voices.map(({ quote, name, role, photo, alt }, index) => (
        <figure key={name} className={index === 0 ? first : others}>
          <blockquote className="font-serif text-scripture -indent-[0.42em]">“{quote}”</blockquote>
          <figcaption className="byline mt-auto pt-6">
            <Avatar name={name} photo={photo} alt={alt} />
            <span>
              <b>{name}</b>
              {role}
            </span>
          </figcaption>
        </figure>
      ))}
    </>
  );
}

const following = "flex flex-col break-inside-avoid";
const balanced = `${following} text-balance`;
const larger = `${following} lg:*:first:text-title`;
const leading = `${larger} lg:col-span-full lg:*:first:max-w-[26em]`;
const besideOther = `${following} text-pretty lg:*:first:text-heading`;

/** Where there is an app, and the operator shows it. */
export const hasDownload = () => site().app !== undefined && !site().leftOut.includes("download");

/** @param phone but on a page that shows phones already */
export function Download({ phone = false }: { phone?: boolean }) {
  const { release, stores } = site().app ?? {};
  return (
    <>
      <ScenePicture
        name={phone ? "water" : "path"}
        wide
        className={`absolute inset-x-0 bottom-0 -z-2 @max-duo:mask-dawn-45% ${phone ? "@max-duo:[--scene-height:26rem] @duo:[--scene-width:114%]" : "@max-duo:[--scene-height:13rem]"}`}
      />
      <div className={`max-w-120 @duo:self-center @duo:py-20 ${phone ? "" : "pb-52"}`}>
        {release && <p className="eyebrow">{`Expected ${release}`}</p>}
        <h2 id="download-heading" className="mt-3 mb-4 text-title">
          Carry your prayers with you
        </h2>
        <p className="text-lead text-balance">
          Plans, themes, and your private journal, on the phone in your pocket. They’re on this
          website today.
        </p>
        <div className="buttons mt-8">
          <StoreLink icon="apple" to={stores?.apple}>
            App Store
          </StoreLink>{" "}
          <StoreLink icon="play" to={stores?.google}>
            Google Play
          </StoreLink>
        </div>
      </div>
      {phone && <Phones of="plan" className="mx-auto mt-12 w-[min(17rem,70vw)] self-end" />}
    </>
  );
}

type StoreLinkProps = { icon: IconName; to: string | undefined; children: ReactNode };

/** Both shops lead to the waitlist until the app is there. */
function StoreLink({ icon, to = "/app-download", children }: StoreLinkProps) {
  return (
    <SecondaryLink to={to}>
      <Icon of={icon} /> {children}
    </SecondaryLink>
  );
}

/** @throws 404 where the operator leaves it out */
export function requireSection(section: Section): void {
  if (site().leftOut.includes(section)) throw thrownRefusal(refuse(404));
}
