import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { now } from "~/server/clock.server";
import { requireUser } from "~/server/current-user.server";
import { personalData } from "~/server/personal-data.server";
import { AccountPage } from "~/ui/account-page";
import { AccountPart } from "~/ui/account-part";
import { BackLink } from "~/ui/back-link";
import { Moment } from "~/ui/moment";
import { pageMeta } from "~/ui/page-meta";
import { Facts } from "./facts";

const heading = "Everything we hold";

export const meta: MetaFunction = (args) => pageMeta(args, { heading, unlisted: true });

export async function loader({ request }: LoaderFunctionArgs) {
  const user = await requireUser(request);
  return { kinds: await personalData(user), at: new Date(now()) };
}

export default function Everything() {
  const { kinds, at } = useLoaderData<typeof loader>();
  return (
    <AccountPage
      before={<BackLink to="/account/privacy">Privacy Choices</BackLink>}
      title={heading}
      lead="All that is linked to your account, to read and to print."
    >
      {kinds.map(({ name, title, about, rows }) => (
        <AccountPart key={name} id={name} heading={`${title} (${rows.length})`} note={about}>
          {rows.length === 0 && <p>Nothing.</p>}
          <div>
            {rows.map((row) => (
              <Facts key={JSON.stringify(row)} facts={row} />
            ))}
          </div>
        </AccountPart>
      ))}
      <p className="account-note">
        All of it as it was on <Moment at={at} />.
      </p>
    </AccountPage>
  );
}
