import { useLoaderData } from "@remix-run/react";
import { about } from "#content/pages/about";
import { type TeamMember, team } from "#content/samples";
import { Avatar } from "~/ui/cards/avatar";
import { ButtonLink } from "~/ui/controls/button";
import { PageLink } from "~/ui/controls/page-link";
import { Closing } from "~/ui/layout/closing";
import { PageBanner } from "~/ui/layout/page-banner";
import { metaOf } from "~/ui/meta/page-meta";

const heading = "About Us";

export const meta = metaOf({
  heading,
  description:
    "Why Prayer LIFE was founded in 2023, what we hold to, and who writes and builds it.",
});

export function loader() {
  return { about, team };
}

export default function About() {
  const { about, team } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner title={heading} lead={about.lead} scene="wheat" tone="gold" />
      <section aria-labelledby="mission-heading" className="wrap band">
        <h2 id="mission-heading" className="eyebrow">
          Our Mission
        </h2>
        <p className="mt-6 max-w-[24em] font-serif text-title leading-tight tracking-heading text-pretty">
          {about.mission}
        </p>
      </section>
      <OurStory {...about} />
      <section aria-labelledby="values-heading" className="wrap band grid gap-y-8">
        <h2 id="values-heading">What We Hold To</h2>
        <dl className="grid gap-x-column gap-y-8 lg:grid-cols-3">
          {about.values.map(({ title, text }) => (
            <div key={title} className="border-t-2 border-accent pt-5">
              <dt className="mb-2 font-serif text-subheading">{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="border-t border-line pt-3">
          <PageLink to="/features" className="link inline-flex min-h-11 items-center">
            Explore the Features
          </PageLink>
        </p>
      </section>
      <Team members={team} />
      <Closing
        heading="Come and See"
        scene="tent"
        text="Pray with what is here already, or be among the first to hear when the app is released."
      >
        <ButtonLink to="/pray">Pray now</ButtonLink>{" "}
        <ButtonLink to="/app-download" variant="secondary">
          Get the App
        </ButtonLink>
      </Closing>
    </>
  );
}

function OurStory({ founded, story }: Pick<typeof about, "founded" | "story">) {
  return (
    <section aria-labelledby="story-heading" className="sunken band">
      <div className="split wrap">
        <div className="flex items-center gap-6 lg:grid lg:content-start">
          <div className="flex-none">
            <h2 id="story-heading">Our Story</h2>
            <p className="mt-1 text-ink-quiet">Founded {founded}</p>
          </div>
          <Notebook />
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
        {members.map(({ name, role, bio, photo }) => (
          <li key={name} className="split lg:items-baseline">
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Avatar name={name} photo={photo} className="size-14" />
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

/** The notebook of the story at dawn: what was asked for at the left, what had happened at the right. */
function Notebook() {
  return (
    <svg
      viewBox="0 0 272 176"
      aria-hidden="true"
      className="w-full min-w-0 rounded-large border border-line"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <linearGradient id="notebook-sky" x2="0" y2="1">
        <stop offset="0" stopColor="#0f172a" />
        <stop offset="0.45" stopColor="#3b4a78" />
        <stop offset="0.8" stopColor="#e0ab82" />
      </linearGradient>
      <linearGradient id="notebook-paper">
        <stop offset="0" stopColor="#b9a493" />
        <stop offset="0.75" stopColor="#f0dcb4" />
        <stop offset="1" stopColor="#d2b48e" />
      </linearGradient>
      <path d="M0 0h272v176H0z" fill="url(#notebook-sky)" />
      <g stroke="#f0cf6b" strokeOpacity="0.35">
        <circle cx="136" cy="70" r="36" />
        <circle cx="136" cy="70" r="52" />
        <circle cx="136" cy="70" r="70" />
      </g>
      <circle cx="136" cy="70" r="22" fill="#fff6dc" />
      <path d="M0 84q70-12 136-5t136-5v102H0z" fill="#6d6a80" />
      <path d="M0 102h272v74H0z" fill="#1d2845" />
      <ellipse cx="136" cy="157" rx="112" ry="9" fill="#0f172a" />
      <LeftPage />
      <g transform="matrix(-1 0 0 1 272 0)">
        <LeftPage />
      </g>
      <g stroke="#1d2845" strokeWidth="1.5">
        <path d={asked} />
        <path d={happened} />
      </g>
      <path d={ribbon} stroke="#d4703f" strokeWidth="3" />
    </svg>
  );
}

/** In its cover, with the leaves that lie under it. */
function LeftPage() {
  return (
    <g stroke="#f0cf6b">
      <path d="M48 87 20 152q66-11 116 8V94Q98 78 48 87z" fill="#0f172a" />
      <path d="M25 147q63-11 111 7v-5q-48-18-109-7z" fill="#6d6a80" />
      <path d="M136 92Q100 76 53 84L27 142q61-11 109 7z" fill="url(#notebook-paper)" />
    </g>
  );
}

const asked =
  "M61 93q30-3 60 6M57 102q24-2 46 3M53 111q34-3 66 7M49 120q20-2 40 1M44 129q36-3 74 8";

/** Some of it stays empty. */
const happened = "M151 99q28-9 58-6M152 109q20-6 40-6M154 128q30-9 66-7";
const ribbon = "M138 149q5 7 1 12t5 11";
