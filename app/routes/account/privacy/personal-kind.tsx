import { PageLink } from "~/ui/controls/page-link";
import { PageLinks } from "~/ui/controls/page-links";
import { grouped } from "~/ui/reading/grouped";
import { AccountPart } from "../account-part";
import { Facts } from "./facts";
import type { PersonalPage } from "./personal-pages.server";

/** What we hold of a kind: a page of it, or `alone` all its pages. */
export function PersonalKindPart({
  name,
  title,
  about,
  count,
  rows,
  page,
  pageCount,
  alone,
}: PersonalPage & { alone: boolean }) {
  const path = `/account/privacy/everything?kind=${name}`;
  return (
    <AccountPart id={name} heading={`${title} (${grouped(count)})`} note={about}>
      {rows.length === 0 && <p>Nothing.</p>}
      <div>
        {rows.map((row) => (
          <Facts key={JSON.stringify(row)} facts={row} />
        ))}
      </div>
      {alone && <PageLinks path={path} page={page} pageCount={pageCount} />}
      {!alone && pageCount > 1 && (
        <p>
          The newest {rows.length}.{" "}
          <PageLink to={path} className="link">
            See all {grouped(count)}
            <span className="sr-only"> of {title}</span>
          </PageLink>
        </p>
      )}
    </AccountPart>
  );
}
