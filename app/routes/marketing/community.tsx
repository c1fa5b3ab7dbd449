import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { filled } from "#content/filled.server";
import { community, communityWithoutApp, openToday } from "#content/pages/community";
import { site } from "#content/site.server";
import { ButtonLink, Icon, SecondaryLink } from "~/ui/controls/controls";
import { Closing } from "~/ui/layout/closing";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { staticParts, type Writers } from "~/ui/static/static-html.server";
import { VoiceList } from "./section-parts.server";
import { Voices } from "./sections";

const heading = "Join a Prayer Group";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    heading,
    description: args.data?.hasApp
      ? "Prayer groups, shared requests, and honest talk: how people will pray together in the {name} app."
      : "Ask us to pray for you, and pray with others at {name}.",
  });

export function loader({ context }: LoaderFunctionArgs) {
  const { app, communityTestimonials: voices } = site();
  const hasVoices = voices.length > 0;
  const list: Writers = hasVoices
    ? { "community-voices": () => <VoiceList voices={voices} /> }
    : {};
  const parts = staticParts(context, list);
  const words = app ? community : communityWithoutApp;
  const page = { ...words, closing: filled(words.closing) };
  return { community: page, hasApp: app !== undefined, parts, hasVoices };
}

export default function Community() {
  const { community, hasApp, parts, hasVoices } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner
        title={heading}
        lead={community.lead}
        scene="hands"
        tone="ember"
        image="1529156069898-49953e39b3ac"
      >
        {community.opens.length > 0 && (
          <p className="mt-4 text-dawn">
            {community.opens.map((sentence) => (
              <Fragment key={sentence}>
                <span className="inline-block">{sentence}</span>{" "}
              </Fragment>
            ))}
          </p>
        )}
        <div className="buttons mt-6">
          <ButtonLink to={openToday[0].to}>{openToday[0].label}</ButtonLink>{" "}
          {hasApp && <SecondaryLink to="/coming-soon">Join the Community</SecondaryLink>}
        </div>
      </PageBanner>
      <OpenToday of={hasApp ? openToday.slice(1) : openToday} />
      {hasApp && <CommunityWays ways={community.ways} />}
      {hasVoices && (
        <Voices
          heading="Voices from Our Community"
          name="community-voices"
          parts={parts}
          className="sunken"
        />
      )}
      <Closing
        heading="Ready to Join Our Community?"
        text={community.closing}
        scene="door"
        tone="rose"
      >
        {hasApp ? (
          <ButtonLink to="/app-download">Download the App</ButtonLink>
        ) : (
          <ButtonLink to="/contact#prayer-request">Ask us to pray for you</ButtonLink>
        )}
      </Closing>
    </>
  );
}

function OpenToday({ of }: { of: readonly (typeof openToday)[number][] }) {
  return (
    <section aria-labelledby="open-heading" className="wrap pt-band">
      <h2 id="open-heading">Pray with Us While You Wait</h2>
      <ul className="rows mt-8">
        {of.map(({ to, label, name, text }) => (
          <li
            key={to}
            className="grid items-center gap-x-column gap-y-4 lg:grid-cols-[minmax(0,1fr)_15rem]"
          >
            <div>
              <h3 className="text-subheading">{name}</h3>
              <p className="mt-2 max-w-160">{text}</p>
            </div>
            <div className="buttons">
              <SecondaryLink to={to} className="lg:w-full">
                {label}
              </SecondaryLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons = { groups: "users", requests: "heart-handshake", forums: "messages-square" } as const;

function CommunityWays({ ways }: Pick<typeof community, "ways">) {
  return (
    <section aria-labelledby="ways-heading" className="wrap band">
      <h2 id="ways-heading">How Our Community Works</h2>
      <ul className="mt-8 grid gap-x-column gap-y-8 lg:grid-cols-3">
        {ways.map(({ id, title, text }) => (
          <li key={id} className="border-t-2 border-accent pt-5">
            <h3 className="flex items-center gap-3">
              <Icon of={icons[id]} size="1.2em" />
              {title}
            </h3>
            <p className="mt-2 text-pretty">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
