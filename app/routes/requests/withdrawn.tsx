import { useLoaderData } from "@remix-run/react";
import { crisisLine } from "#content/help-lines";
import { ButtonLink } from "~/ui/controls/controls";
import { HelpWords } from "~/ui/help/help-view";
import { PageBanner } from "~/ui/layout/page-banner";
import { privateMeta } from "~/ui/meta/page-meta";

export { teamStyles as links } from "~/ui/team/team-styles";

export const meta = privateMeta("Your request is erased");

export function loader() {
  return { crisis: crisisLine() };
}

export default function Withdrawn() {
  const { crisis } = useLoaderData<typeof loader>();
  return (
    <PageBanner
      title="Your request is erased"
      lead="It’s gone from our prayer team’s desk. You’re welcome to ask again at any time."
      scene="hands"
      alone
    >
      <HelpWords line={crisis} className="mt-6" />
      <div className="buttons mt-8">
        <ButtonLink to="/">Return to the homepage</ButtonLink>
      </div>
    </PageBanner>
  );
}
