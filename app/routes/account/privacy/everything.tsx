import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { AccountPage } from "~/accounts/account-page";
import { requireUser } from "~/accounts/current-user.server";
import { now } from "~/runtime/clock.server";
import { BackLink } from "~/ui/controls/back-link";
import { pageNumber } from "~/ui/controls/page-number";
import { pageMeta } from "~/ui/meta/page-meta";
import { Moment } from "~/ui/reading/moment";
import { PersonalKindPart } from "./personal-kind";
import { personalPages } from "./personal-pages.server";

const heading = "Everything we hold";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

/** The newest of every kind, or with `?kind=prayers&page=2` a page of one of them. */
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
        one ? (
          <BackLink to="/account/privacy/everything">{heading}</BackLink>
        ) : (
          <BackLink to="/account/privacy">Privacy Choices</BackLink>
        )
      }
      title={heading}
      lead="All that is linked to your account, to read and to print."
      scene="well"
      tone="mist"
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
