import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { filled } from "#content/filled.server";
import {
  communityDoors as all,
  community,
  communityWithoutApp,
  openToday,
} from "#content/pages/community";
import { site } from "#content/site.server";
import { listGroups } from "#db/groups/groups.server";
import { getUser } from "~/accounts/current-user.server";
import { groupPath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { ButtonLink, Icon, SecondaryLink, TallLink } from "~/ui/controls/controls";
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

export async function loader(args: LoaderFunctionArgs) {
  const user = await getUser(args);
  const groups = user ? await listGroups(database(), user.id, now()) : [];
  const own = groups.find(({ member }) => member.state !== "waiting")?.group;
  const door = own
    ? { ...all.own, to: groupPath(own.handle), label: `Open ${own.name}` }
    : all.begin;
  const { app, communityTestimonials: voices } = site();
  const hasVoices = voices.length > 0;
  const list: Writers = hasVoices
    ? { "community-voices": () => <VoiceList voices={voices} /> }
    : {};
  const parts = staticParts(args.context, list);
  const words = app ? community : communityWithoutApp;
  const page = { ...words, closing: filled(words.closing) };
  return { community: page, door, hasApp: app !== undefined, parts, hasVoices };
}

export default function Community() {
  const { community, door, hasApp, parts, hasVoices } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner
        title={heading}
        lead={community.lead}
        scene="hands"
        tone="ember"
        image="1529156069898-49953e39b3ac"
      >
        <div className="buttons mt-6">
          <ButtonLink to={door.to}>{door.label}</ButtonLink>{" "}
          {hasApp && <SecondaryLink to={all.join.to}>{all.join.label}</SecondaryLink>}
        </div>
        <p className="mt-3 max-w-112 text-small text-balance">{door.next}</p>
      </PageBanner>
      <OpenToday />
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
        <ButtonLink to={door.to}>{door.label}</ButtonLink>{" "}
        {hasApp && <SecondaryLink to="/app-download">Download the App</SecondaryLink>}
      </Closing>
    </>
  );
}

function OpenToday() {
  return (
    <section aria-labelledby="open-heading" className="split wrap pt-band">
      <h2 id="open-heading">Pray with Us While You Wait</h2>
      <ul className="rows">
        {openToday.map(({ to, label, name, text }) => (
          <li key={to}>
            <h3 className="text-subheading">{name}</h3>
            <p className="mt-2 max-w-160">{text}</p>
            <TallLink to={to}>{label}</TallLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function CommunityWays({ ways }: Pick<typeof community, "ways">) {
  return (
    <section aria-labelledby="ways-heading" className="wrap band">
      <h2 id="ways-heading">How Our Community Works</h2>
      <ul className="mt-8 grid gap-x-column gap-y-8 lg:grid-cols-3">
        {ways.map(({ icon, title, text }) => (
          <li key={icon} className="border-t-2 border-accent pt-5">
            <h3 className="flex items-center gap-3">
              <Icon of={icon} size="1.2em" />
              {title}
            </h3>
            <p className="mt-2 text-pretty">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
