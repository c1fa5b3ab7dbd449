import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import {
  type PersonalFact,
  type PersonalPage,
  type PersonalRow,
  personalPages,
} from "~/accounts/personal-data.server";
import { now } from "~/runtime/clock.server";
import { BackLink } from "~/ui/controls/back-link";
import { TextLink } from "~/ui/controls/controls";
import { PageLinks } from "~/ui/controls/page-links";
import { pageNumber } from "~/ui/controls/page-number";
import { metaOf } from "~/ui/meta/page-meta";
import { grouped } from "~/ui/reading/grouped";
import { dayName, Moment } from "~/ui/reading/moment";
import { AccountPart } from "../account-part";

export { accountStyles as links } from "../account-part";

const heading = "Everything we hold";

export const meta = metaOf({ heading, unlisted: true });

/** The newest of every kind, or with `?kind=prayers&page=2` a page of one. */
export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  const kind = new URL(args.request.url).searchParams.get("kind");
  const kinds = await personalPages(user, kind, pageNumber(args.request.url));
  return { kinds, at: new Date(now()) };
}

export default function Everything() {
  const { kinds, at } = useLoaderData<typeof loader>();
  const one = kinds.length === 1;
  return (
    <AccountPage
      before={
        <BackLink to={`/account/privacy${one ? "/everything" : ""}`}>
          {one ? heading : "Privacy Choices"}
        </BackLink>
      }
      title={heading}
      lead="All that is linked to your account, to read and to print."
    >
      {kinds.map((kind) => (
        <PersonalKindPart key={kind.name} {...kind} alone={one} />
      ))}
      <p className="text-small text-ink-quiet">
        All of it as it was on <Moment at={at} />.
      </p>
    </AccountPage>
  );
}

function PersonalKindPart({ name, title, about, ...kind }: PersonalPage & { alone: boolean }) {
  const { count, rows, page, pageCount, alone } = kind;
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
          <TextLink to={path}>
            See all {grouped(count)}
            <span className="sr-only"> of {title}</span>
          </TextLink>
        </p>
      )}
    </AccountPart>
  );
}

/** Omits what is empty: "lastSeenAt" reads "Last seen". */
function Facts({ facts }: { facts: PersonalRow }) {
  return (
    <dl className="border-line not-first:mt-3 not-first:border-t not-first:pt-3">
      {Object.entries(facts)
        .filter(([, fact]) => fact !== null && fact !== "")
        .map(([name, fact]) => (
          <div key={name} className="grid gap-x-6 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <dt className="text-small text-ink-quiet">{wordsOf(name)}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {shown(name, fact)}
            </dd>
          </div>
        ))}
    </dl>
  );
}

function shown(name: string, fact: PersonalFact) {
  if (fact instanceof Date) return <Moment at={fact} />;
  if (typeof fact === "boolean") return fact ? "Yes" : "No";
  if (Array.isArray(fact)) return fact.join(", ") || "None";
  return isDay.test(name) ? dayName(String(fact)) : String(fact);
}

/** Columns that hold days as `2030-01-31`. */
const isDay = /(?:On|Until)$/;

function wordsOf(name: string): string {
  const words = name
    .replace(/^is|At$/g, "")
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
