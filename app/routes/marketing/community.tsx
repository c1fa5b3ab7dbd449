import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
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

/** Groups are what the page asks to join: they lead, under the rule of gold. */
const leading = {
  item: "border-t-2 border-accent pt-6 lg:row-span-2",
  title: "text-heading",
  text: "mt-4 text-lead",
};
const following = { item: "border-t border-line pt-5", title: "", text: "mt-2" };

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
      <OpenToday
        heading="Pray with Us While You Wait"
        lead="You can pray now, and we can pray for you."
        className="wrap pt-band"
      />
      <section aria-labelledby="ways-heading" className="wrap band">
        <h2 id="ways-heading">How Our Community Works</h2>
        <ul className="split mt-8 gap-y-8 lg:grid-rows-[auto_1fr]">
          {community.ways.map(({ id, title, text }, index) => {
            const classes = index === 0 ? leading : following;
            return (
              <li key={id} className={classes.item}>
                <h3 className={`flex items-center gap-3 ${classes.title}`}>
                  <Icon of={icons[id]} />
                  {title}
                </h3>
                <p className={classes.text}>{text}</p>
              </li>
            );
          })}
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
