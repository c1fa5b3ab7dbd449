import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { removed, removeIntent, savedPath } from "~/bookmarks/bookmarks";
import { removeFor } from "~/bookmarks/bookmarks.server";
import { signedInIntent } from "~/bookmarks/intents.server";
import { runIntent } from "~/forms/intents.server";
import { signInLink } from "~/ui/layout/site-links";
import { pageMeta } from "~/ui/meta/page-meta";
import { itemSent, savedItems } from "./saved.server";
import { SavedView } from "./saved-view";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export async function loader(args: LoaderFunctionArgs) {
  return savedItems(await requireUser(args));
}

export const meta: MetaFunction = (args) => pageMeta(args, { heading: "Saved", unlisted: true });

/** Lets go of a plan or a theme. */
export function action(args: ActionFunctionArgs) {
  const visitorMessage = {
    title: "Sign in to see what you keep",
    description: "Nothing was changed.",
    action: signInLink(savedPath),
  };
  const handlers = {
    [removeIntent]: signedInIntent(visitorMessage, async (user, { form }) => {
      const item = itemSent(form);
      return { message: item ? await removeFor(user, item) : removed, hash: "saved", stays: true };
    }),
  };
  return runIntent(args, savedPath, handlers, getUser);
}

export default function Saved() {
  return <SavedView {...useLoaderData<typeof loader>()} />;
}
