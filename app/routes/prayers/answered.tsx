import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser, requireUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/intents.server";
import { pageMeta } from "~/ui/meta/page-meta";
import { AnsweredView } from "./answered-view";
import { prayerIntent } from "./intents.server";
import { pageNumber } from "./page-number";
import { answeredPage } from "./prayers.server";

export { formHeaders as headers } from "~/forms/form-headers";
export {
  preserveInput as clientAction,
  unlessRefused as shouldRevalidate,
} from "~/ui/forms/preserve-input";

export const meta: MetaFunction = (args) =>
  pageMeta(args, { heading: "Answered - My Prayers", canonical: false });

export async function loader(args: LoaderFunctionArgs) {
  return answeredPage(await requireUser(args), args.request.url);
}

export async function action(args: ActionFunctionArgs) {
  const user = await requireUser(args);
  const page = pageNumber(args.request.url);
  const search = page > 1 ? { page: String(page) } : undefined;
  return runIntent(
    args,
    "/account/prayers/answered",
    {
      again: prayerIntent("again", user, { search, stays: true }),
    },
    getUser,
  );
}

export default function Answered() {
  return <AnsweredView {...useLoaderData<typeof loader>()} />;
}
