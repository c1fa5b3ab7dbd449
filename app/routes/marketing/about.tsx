import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { about } from "#content/pages/about";
import type { AboutWords } from "#content/pages/page-words";
import { whatIsSample } from "#content/pages/what-is-sample";
import type { TeamMember } from "#content/samples";
import { site } from "#content/site.server";
import { artFile } from "~/ui/art/art-file";
import { Avatar } from "~/ui/cards/avatar";
import { ButtonLink, SecondaryLink, TallLink } from "~/ui/controls/controls";
import { Closing } from "~/ui/layout/closing";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";

const heading = "About Us";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    heading,
    description:
      args.data?.about.description ??
      (args.data?.samples
        ? "Why {name} was founded in 2023, what we hold to, and who writes and builds it."
        : "Who stands behind {name}, and what we hold to."),
  });

export function loader() {
  const { team, samples, app, about: own, operator, name } = site();
  const words = about();
  // Our own story is invented.
  const shown = samples || own ? words : { ...words, story: [] };
  const reader = operator?.name ?? name;
  return { about: shown, team, samples, hasApp: app !== undefined, reader, truth: whatIsSample() };
}

export default function About() {
  const { about, team, hasApp, reader, truth } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner title={heading} lead={about.lead} scene="wheat" tone="gold" kind="reading" />
      <section aria-labelledby="mission-heading" className="wrap band">
        <h2 id="mission-heading" className="eyebrow">
          Our Mission
        </h2>
        <p className="mt-6 max-w-[24em] font-serif text-title leading-tight tracking-heading text-pretty">
          {about.mission}
        </p>
      </section>
      {about.story.length > 0 && <OurStory {...about} />}
      {about.values.length > 0 && <Values {...about} />}
      {team.length > 0 ? <Team members={team} /> : <Readers of={reader} />}
      <section id="samples" aria-labelledby="samples-heading" className="sunken band">
        <div className="split wrap">
          <h2 id="samples-heading">
            {truth.samples.length > 0 ? "What Is Sample Here" : "Where the Words Come From"}
          </h2>
          <div>
            <RunIn of={truth.samples.length > 0 ? truth.samples.slice(0, 2) : truth.rest} />
            {truth.samples.length > 0 && (
              <details className="mt-4">
                <summary className="text-button">What else is, and what isn’t</summary>
                <RunIn of={[...truth.samples.slice(2), ...truth.rest]} />
              </details>
            )}
          </div>
        </div>
      </section>
      <Closing
        heading="Come and See"
        scene="tent"
        text={
          hasApp
            ? "Pray with what is here already, or be among the first to hear when the app is released."
            : "Pray with us, at any hour."
        }
      >
        <ButtonLink to="/pray">Pray now</ButtonLink>{" "}
        {hasApp && <SecondaryLink to="/app-download">Get the App</SecondaryLink>}
      </Closing>
    </>
  );
}

function Values({ values }: Pick<AboutWords, "values">) {
  return (
    <section aria-labelledby="values-heading" className="wrap band grid gap-y-8">
      <h2 id="values-heading">What We Hold To</h2>
      <dl className="grid gap-x-column gap-y-8 lg:grid-cols-3">
        {values.map(({ title, text }) => (
          <div key={title} className="border-t-2 border-accent pt-5">
            <dt className="mb-2 font-serif text-subheading">{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line pt-3">
        <TallLink to="/features">Explore the Features</TallLink>
      </p>
    </section>
  );
}

function RunIn({ of }: { of: AboutWords["values"] }) {
  return (
    <div className="prose text-small text-pretty">
      {of.map(({ title, text }) => (
        <p key={title}>
          <b>{title}.</b> {text}
        </p>
      ))}
    </div>
  );
}

function OurStory({ founded, story }: Pick<AboutWords, "founded" | "story">) {
  return (
    <section aria-labelledby="story-heading" className="sunken band">
      <div className="split wrap">
        <div className="flex items-center gap-6 lg:grid lg:content-start">
          <div className="flex-none">
            <h2 id="story-heading">Our Story</h2>
            <p className="mt-1 text-ink-quiet">Founded {founded}</p>
          </div>
          <img
            src={artFile("notebook")}
            width={272}
            height={176}
            alt=""
            className="w-full min-w-0 rounded-large border border-line"
          />
        </div>
        <div className="prose text-pretty">
          {story.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}

function Team({ members }: { members: readonly TeamMember[] }) {
  return (
    <section aria-labelledby="team-heading" className="wrap band pt-0">
      <h2 id="team-heading">The People Behind It</h2>
      <ul className="rows mt-8">
        {members.map(({ name, role, bio, photo, alt }) => (
          <li key={name} className="split lg:items-baseline">
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Avatar name={name} photo={photo} alt={alt} className="size-14" />
              <div className="flex-1 basis-44 self-baseline">
                <h3>{name}</h3>
                <p className="mt-0.5 text-small leading-snug text-ink-quiet">{role}</p>
              </div>
            </div>
            <p className="max-w-[32.5em]">{bio}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where nobody is named, people ask all the same whom they write to. */
function Readers({ of }: { of: string }) {
  return (
    <section aria-labelledby="readers-heading" className="wrap band grid gap-y-4 pt-0">
      <h2 id="readers-heading">Who Reads What You Send</h2>
      <p className="max-w-[32.5em]">
        Prayer requests and messages are read by people of {of}. You’re welcome to ask who they are.
      </p>
      <p>
        <TallLink to="/contact">Contact us</TallLink>
      </p>
    </section>
  );
}
