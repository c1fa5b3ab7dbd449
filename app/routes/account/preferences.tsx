import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { firstPrayer } from "#content/pages/my-prayers";
import { AccountPage } from "~/accounts/account-page";
import { getUser } from "~/accounts/current-user.server";
import { preferencesHandler, preferencesOf } from "~/accounts/preferences.server";
import { runForms } from "~/forms/action.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { PreferencesForm } from "./preferences-form";
import { PreferencesSample } from "./preferences-sample";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

const heading = "Reading Comfort";
const lead = ["How every page here looks to you:", "colors, text size, and calm."];

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading, description: lead.join(" ") });

export async function loader(args: LoaderFunctionArgs) {
  const user = await getUser(args);
  return {
    chosen: await preferencesOf(args),
    signedIn: user !== undefined,
    sample: firstPrayer,
  };
}

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/preferences", [preferencesHandler]);
}

export default function PreferencesRoute() {
  const { chosen, signedIn, sample } = useLoaderData<typeof loader>();
  return (
    <AccountPage title={heading} lead={<Lead />} scene="boat" tone="mist">
      <section
        id="preferences"
        aria-labelledby="preferences-heading"
        className="group grid grid-cols-1 gap-x-column gap-y-8 pt-part lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]"
      >
        <div>
          <h2 id="preferences-heading">Choose how pages look</h2>
          <p className="mt-2 text-small leading-normal text-ink-quiet">
            Every page changes when you save.{" "}
            {signedIn ? "Saved with your account." : <SavedOnDevice />}
          </p>
        </div>
        <PreferencesSample {...sample} />
        <PreferencesForm chosen={chosen} />
      </section>
    </AccountPage>
  );
}

/** A narrow line breaks after the colon. */
function Lead() {
  const [opening, list] = lead;
  return (
    <>
      <span className="inline-block">{opening}</span> <span className="inline-block">{list}</span>
    </>
  );
}

function SavedOnDevice() {
  return (
    <>
      Kept on this device only, in a{" "}
      <Link to="/cookie-policy" reloadDocument className="link">
        cookie
      </Link>
      .
    </>
  );
}
