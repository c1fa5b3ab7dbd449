import { ButtonLink } from "./button";
import { PageBanner } from "./page-banner";
import { stands } from "./site-links";

/** The page for an address that is none of ours. */
export function NotFound() {
  return (
    <PageBanner
      title="404 Page Not Found"
      lead="Did you forget to add the page to the router?"
      scene="stars"
      alone
    >
      <div className="banner-links">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        {stands("/sitemap") && (
          <ButtonLink to="/sitemap" variant="secondary">
            See the sitemap
          </ButtonLink>
        )}
      </div>
    </PageBanner>
  );
}
