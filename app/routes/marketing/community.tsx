import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "~/ui/controls/button";
import { Icon } from "~/ui/controls/icon";
import { Closing } from "~/ui/layout/closing";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { staticParts } from "~/ui/static/static-html.server";
import { community } from "../../../content/pages/community";
import { communityTestimonials } from "../../../content/samples";
import { OpenToday } from "./open-today";
import { VoiceList } from "./voice-list";
import { Voices } from "./voices";

const heading = "Join a Prayer Group";
const photo = "1529156069898-49953e39b3ac";
const icons = { groups: "users", requests: "heart-handshake", forums: "messages-square" } as const;

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading,
    description:
      "Prayer groups, shared requests, and honest talk: how people will pray together in the Prayer LIFE app.",
  });

export function loader({ context }: LoaderFunctionArgs) {
  const voices = () => <VoiceList voices={communityTestimonials} />;
  return { community, parts: staticParts(context, { "community-voices": voices }) };
}

export default function Community() {
  const { community, parts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBanner title={heading} lead={community.lead} scene="hands" tone="ember" image={photo}>
        <div className="buttons mt-8">
          <ButtonLink to="/coming-soon">Join the Community</ButtonLink>
        </div>
      </PageBanner>
      <OpenToday
        heading="Pray with us while you wait"
        lead="The groups open with the app. You can pray now, and we can pray for you."
        className="wrap pt-band"
      />
      <section aria-labelledby="ways-heading" className="wrap band">
        <h2 id="ways-heading">How Our Community Works</h2>
        <ul className="card mt-8 grid md:grid-cols-3">
          {community.ways.map(({ id, title, text }) => (
            <li
              key={id}
              className="border-line p-inset not-first:border-t md:not-first:border-s md:not-first:border-t-0"
            >
              <Icon of={icons[id]} size="1.75em" />
              <h3 className="mt-4 mb-2">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Voices
        heading="Voices from Our Community"
        name="community-voices"
        parts={parts}
        className="sunken"
      />
      <Closing heading="Ready to Join Our Community?" text={community.closing}>
        <ButtonLink to="/app-download">Download the App</ButtonLink>
      </Closing>
    </>
  );
}
