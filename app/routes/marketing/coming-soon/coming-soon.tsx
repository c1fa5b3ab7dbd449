import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { runForms } from "~/forms/action.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { contact } from "../../../../content/samples";
import { ComingSoonView } from "./coming-soon-view";
import { waitlistForm } from "./waitlist.server";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

/** The page stands at two addresses; one of them is its own. */
export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading: "Coming Soon",
    description: "The Prayer LIFE app is expected in Summer 2025. Join the waitlist.",
    canonical: "/coming-soon",
  });

export function loader() {
  return { email: contact.email };
}

export function action(args: ActionFunctionArgs) {
  const { pathname } = new URL(args.request.url);
  const path = pathname.startsWith("/app-download") ? "/app-download" : "/coming-soon";
  return runForms(args, path, [waitlistForm]);
}

export default function ComingSoon() {
  const { email } = useLoaderData<typeof loader>();
  return <ComingSoonView email={email} path={useLocation().pathname.replace(/\/$/, "")} />;
}
