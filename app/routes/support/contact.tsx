import type { ActionFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { runForms } from "~/forms/action.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { contact } from "../../../content/samples";
import { contactForm } from "./contact.server";
import { ContactView } from "./contact-view";
import { prayerRequestForm } from "./prayer-request.server";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    heading: "Contact Us",
    description: "Write to the Prayer LIFE team, or ask us to pray for you.",
  });

export function loader() {
  return { contact };
}

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/contact", [contactForm, prayerRequestForm]);
}

export default function Contact() {
  return <ContactView {...useLoaderData<typeof loader>().contact} />;
}
