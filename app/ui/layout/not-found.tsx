import { ButtonLink, SecondaryLink, TextLink } from "../controls/controls";
import { PageBanner } from "./page-banner";

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
            <span className="mt-6 block font-serif text-scripture">We can’t find that page.</span>
          </>
        }
        scene="path"
        tone="mist"
        kind="reading"
      >
        <div className="buttons mt-6">
          <ButtonLink to="/pray">Pray now</ButtonLink>{" "}
          <SecondaryLink to="/">Go to the home page</SecondaryLink>
        </div>
      </PageBanner>
      <div className="wrap py-passage">
        <p className="max-w-160 text-balance *:whitespace-nowrap">
          The page may have moved, or the address may be mistyped. See the{" "}
          <TextLink to="/sitemap">sitemap</TextLink>, or try the{" "}
          <TextLink to="/#prayer-plans">prayer plans</TextLink>, the{" "}
          <TextLink to="/#devotional-themes">themes</TextLink> or the{" "}
          <TextLink to="/faqs">FAQs</TextLink>.
        </p>
      </div>
    </>
  );
}
