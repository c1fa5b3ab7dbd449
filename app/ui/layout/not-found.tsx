import { Link } from "@remix-run/react";
import { ButtonLink } from "~/ui/controls/button";
import { PageBanner } from "./page-banner";
import { loadsDocument } from "./site-links";

/** The page for an address that is none of ours. */
export function NotFound() {
  return (
    <PageBanner
      title="404 Page Not Found"
      lead="Did you forget to add the page to the router?"
      scene="path"
      tone="mist"
      alone
      low
    >
      <div className="buttons mt-6">
        <ButtonLink to="/">Go to the home page</ButtonLink>{" "}
        <ButtonLink to="/sitemap" variant="secondary">
          See the sitemap
        </ButtonLink>
      </div>
      <p className="mt-8 font-serif text-scripture">
        This path ends here, but you’re not lost to God. You can{" "}
        <Link to="/pray" className="link">
          pray right where you are
        </Link>
        .
      </p>
      <p className="mt-3 max-w-136 max-sm:mb-10">
        The page may have moved, or the address may be mistyped. Try the{" "}
        <Link to="/#prayer-plans" className="link">
          prayer plans
        </Link>
        , the{" "}
        <Link to="/#devotional-themes" className="link">
          themes
        </Link>{" "}
        or the{" "}
        <Link to="/faqs" reloadDocument={loadsDocument("/faqs")} className="link">
          questions and answers
        </Link>
        .
      </p>
    </PageBanner>
  );
}
