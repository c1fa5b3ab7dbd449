import type { MetaFunction } from "@remix-run/node";
import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "~/ui/layout/page-banner";
import { pageMeta } from "~/ui/meta/page-meta";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Your request is erased", canonical: false });

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
