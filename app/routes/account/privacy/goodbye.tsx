import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getUser } from "~/accounts/current-user.server";
import { ButtonLink } from "~/ui/controls/controls";
import { PageBanner } from "~/ui/layout/page-banner";
import { metaOf } from "~/ui/meta/page-meta";

export { accountStyles as links } from "../account-part";

const heading = "Goodbye";

export const meta = metaOf({ heading, unlisted: true });

/** A person signed in still has an account. */
export async function loader(args: LoaderFunctionArgs) {
  if (await getUser(args)) throw redirect("/account");
  return null;
}

export default function Goodbye() {
  return (
    <PageBanner
      title={heading}
      lead="Your account is deleted, with everything that was saved with it. A backup made before may hold it until a newer one takes its place. You’re signed out. Every page here stays open to you without one."
      scene="water"
      alone
    >
      <div className="buttons mt-8">
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </PageBanner>
  );
}
