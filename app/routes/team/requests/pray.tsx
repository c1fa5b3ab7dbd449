import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { teamRequestPath } from "~/paths";
import { dayOf } from "~/plans/persons-day.server";
import { helpNow } from "~/routes/help.server";
import { Button, ButtonLink } from "~/ui/controls/controls";
import { IntentForm } from "~/ui/forms/intent-form";
import { privateMeta } from "~/ui/meta/page-meta";
import { hourFor } from "~/ui/praying/hour.server";
import { PrayingPage } from "~/ui/praying/praying-page";
import { amenClass } from "~/ui/praying/rite";
import { noSuchPage, requireMember, teamHeaders, tellConflict } from "../member.server";
import { requestIntents, requestNumber, requestPage } from "./request.server";

export { prayingStyles as links } from "~/routes/praying-styles";
export { clientAction, headers, shouldRevalidate } from "../form-page";

export const meta = privateMeta("Pray - The desk");

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args, "/team/requests/:id/pray");
  const found = await requestPage(member, args.request.url, args.params.id);
  if (!found) throw noSuchPage();
  const { path, name, words, isUrgent } = found;
  const query = new URL(args.request.url).searchParams;
  const { zone } = await dayOf({ id: member.userId });
  const help = isUrgent ? helpNow(args) : undefined;
  const page = { path, name, words, help, hour: hourFor(query, zone) };
  return data(page, { headers: teamHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args, "/team/requests/:id/pray");
  const id = requestNumber(args.params.id);
  const { prayed } = requestIntents(member, id);
  const intents = prayed && { prayed };
  return tellConflict(() => runIntent(args, teamRequestPath(`r${id}`), { ...intents }, getUser));
}

export default function PrayForRequest() {
  const { path, name, words, help, hour } = useLoaderData<typeof loader>();
  return (
    <PrayingPage
      hour={hour}
      eyebrow="A prayer request"
      title={`For ${name}`}
      prayer={words}
      path={`${path}/pray?`}
      back={{ to: path, label: "The request" }}
      help={help}
      ways={
        <p className="flex justify-center pt-1 pb-2">
          <ButtonLink to={path} variant="quiet">
            Not now
          </ButtonLink>
        </p>
      }
    >
      <IntentForm action={`${path}/pray`} intent="prayed" leavesPage>
        <Button className={amenClass}>Amen</Button>
      </IntentForm>
    </PrayingPage>
  );
}
