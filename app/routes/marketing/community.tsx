import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { community } from "#content/pages/community";
import { communityTestimonials } from "#content/samples";
import { ButtonLink } from "~/ui/controls/button";
import { Closing } from "~/ui/layout/closing";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";
import { staticParts } from "~/ui/static/static-html.server";
import { CommunityWays } from "./community-ways";
import { OpenToday } from "./open-today";
import { VoiceList } from "./voice-list";
import { Voices } from "./voices";

const heading = "Join a Prayer Group";
const photo = "1529156069898-49953e39b3ac";

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
        <p className="mt-4 text-dawn">
          {community.opens.map((sentence) => (
            <Fragment key={sentence}>
              <span className="inline-block">{sentence}</span>{" "}
            </Fragment>
          ))}
        </p>
        <div className="buttons mt-6">
          <ButtonLink to="/pray">Pray now</ButtonLink>{" "}
          <ButtonLink to="/coming-soon" variant="secondary">
            Join the Community
          </ButtonLink>
        </div>
      </PageBanner>
      <OpenToday heading="Pray with Us While You Wait" className="wrap pt-band" />
      <CommunityWays ways={community.ways} />
      <Voices
        heading="Voices from Our Community"
        name="community-voices"
        parts={parts}
        className="sunken"
      />
      <Closing
        heading="Ready to Join Our Community?"
        text={community.closing}
        scene="door"
        tone="rose"
      >
        <ButtonLink to="/app-download">Download the App</ButtonLink>
      </Closing>
    </>
  );
}
