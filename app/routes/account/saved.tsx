import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "~/accounts/current-user.server";
import { removed, removeIntent, savedPath } from "~/bookmarks/bookmarks";
import { removeFor } from "~/bookmarks/bookmarks.server";
import { runIntent, signedInIntent } from "~/forms/intents.server";
import { signInLink } from "~/ui/layout/site-links";
import { pageMeta } from "~/ui/meta/page-meta";
import { itemSent, savedItems } from "./saved.server";
import { SavedView } from "./saved-view";

export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export async function loader({ request }: LoaderFunctionArgs) {
  return savedItems(await requireUser(request));
}

export const meta: MetaFunction = (args) => pageMeta(args, { heading: "Saved", unlisted: true });

/** Lets go of a plan or a theme. */
export function action(args: ActionFunctionArgs) {
  const visitorWords = {
    title: "Sign in to see what you keep",
    description: "Nothing was changed.",
    action: signInLink(savedPath),
  };
  return runIntent(args, savedPath, {
    [removeIntent]: signedInIntent(visitorWords, async (user, { form }) => {
      const item = itemSent(form);
      return { words: item ? await removeFor(user, item) : removed, hash: "saved", stays: true };
    }),
  });
}

export default function Saved() {
  return <SavedView {...useLoaderData<typeof loader>()} />;
}
