import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { personalSummary } from "~/accounts/personal-data/personal-data.server";
import { runIntent } from "~/forms/intents.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { contact } from "../../../../content/samples";
import { newsletterIntents, newsletterOf } from "./newsletter-intents.server";
import { PrivacyView } from "./privacy-view";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Privacy Choices", unlisted: true });

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args);
  return {
    kinds: await personalSummary(user),
    newsletter: { ...(await newsletterOf(user)), email: user.email },
    privacyEmail: contact.privacyEmail,
  };
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  return runIntent(args, "/account/privacy", newsletterIntents(user), getUser);
}

export default function PrivacyChoices() {
  return <PrivacyView {...useLoaderData<typeof loader>()} />;
}
