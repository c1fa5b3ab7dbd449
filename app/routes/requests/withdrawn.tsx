import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "~/ui/layout/page-banner";
import { privateMeta } from "~/ui/meta/page-meta";

export { teamStyles as links } from "~/ui/team/team-styles";

export const meta = privateMeta("Your request is erased");

export default function Withdrawn() {
  return (
    <PageBanner
      title="Your request is erased"
      lead="Nothing of it is left here. You’re welcome to ask again at any time."
      scene="hands"
      alone
    >
      <div className="buttons mt-8">
        <ButtonLink to="/">Return to the homepage</ButtonLink>
      </div>
    </PageBanner>
  );
}
