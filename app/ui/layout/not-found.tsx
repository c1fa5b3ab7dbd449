import { Link } from "@remix-run/react";
import { ButtonLink } from "../controls/button";
import { PageBanner } from "./page-banner";
import { loadsDocument } from "./site-links";

export function NotFound() {
  return (
    <>
      <PageBanner
        title="404 Page Not Found"
        lead={
          <>
            <span className="block text-small text-ink-quiet">
              Did you forget to add the page to the router?
            </span>
            <span className="mt-6 block font-serif text-scripture">
              This path ends here, but you’re not lost to God.
            </span>
          </>
        }
        scene="path"
        tone="mist"
        low
      >
        <div className="buttons mt-6">
          <ButtonLink to="/pray">Pray right where you are</ButtonLink>{" "}
          <ButtonLink to="/" variant="secondary">
            Go to the home page
          </ButtonLink>
        </div>
      </PageBanner>
      <div className="wrap py-passage">
        <p className="max-w-160 text-balance *:whitespace-nowrap">
          The page may have moved, or the address may be mistyped. See the{" "}
          <Link to="/sitemap" className="link">
            sitemap
          </Link>
          , or try the{" "}
          <Link to="/#prayer-plans" className="link">
            prayer plans
          </Link>
          , the{" "}
          <Link to="/#devotional-themes" className="link">
            themes
          </Link>{" "}
          or the{" "}
          <Link to="/faqs" reloadDocument={loadsDocument("/faqs")} className="link">
            FAQs
          </Link>
          .
        </p>
      </div>
    </>
  );
}
