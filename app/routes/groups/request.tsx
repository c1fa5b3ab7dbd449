import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { aboutWorry, prayedForYouWords, worryWords } from "#content/groups/form-words";
import { afterAsking } from "#content/help/first-words";
import { getGroupRequest, mayWriteTo } from "#db/groups/group-requests.server";
import { groupLine, groupRequestEdit, groupThanks, groupUpdate } from "~/groups/group-forms";
import { requestHandlers } from "~/groups/group-handlers.server";
import { groupPath, groupRequestPath } from "~/paths";
import { helpAfterSending, helpNow } from "~/routes/help.server";
import { database } from "~/runtime/database.server";
import { TallLink } from "~/ui/controls/controls";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { AccountPart } from "../account/account-part";
import {
  Fold,
  FormPart,
  GroupPage,
  IntentButton,
  Light,
  Prayed,
  RequestWords,
} from "./group-parts";
import { noSuchGroup, requireMembership, runGroup, shownRequest } from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { groupStyles as links } from "./group-parts";

export const meta = privateMeta("A request - A group");

/** @throws 404 for what the member does not see. */
async function requireRequest(args: ActionFunctionArgs) {
  const asked = await requireMembership(args);
  const { request: handle = "" } = args.params;
  const request = await getGroupRequest(database(), asked.member, handle, asked.today);
  if (!request) throw noSuchGroup();
  return { asked, request, path: groupRequestPath(asked.group.handle, handle) };
}

export async function loader(args: ActionFunctionArgs) {
  const { asked, request, path } = await requireRequest(args);
  const { group, member } = asked;
  return {
    path,
    group: group.handle,
    endsAt: group.endsAt,
    request: shownRequest(request, asked.today),
    writes: await mayWriteTo(database(), member, request.writerSeat),
    danger: await helpAfterSending(args.request, afterAsking),
    help: helpNow(args),
  };
}

type Page = Awaited<ReturnType<typeof loader>>;

export async function action(args: ActionFunctionArgs) {
  const { asked, request, path } = await requireRequest(args);
  const handlers = requestHandlers(asked.user, asked, request.handle);
  return runGroup(args, asked, { path, handlers });
}

export default function Request() {
  const page = useLoaderData<typeof loader>();
  const { request, group, path, endsAt, help } = page;
  const back = { to: groupPath(group), label: "Back to the group" };
  return (
    <GroupPage title={request.title} back={back} endsAt={endsAt} help={help}>
      <div className="grid grid-cols-1 gap-x-columns gap-y-part lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <Light>
            <RequestWords request={request} whole />
            <div className="mt-4">
              <Prayed request={request} action={path} leads />
            </div>
          </Light>
          {request.isMine && <Story path={path} group={group} request={request} />}
        </div>
        {request.isMine ? <Own {...page} /> : <Others {...page} />}
      </div>
    </GroupPage>
  );
}

function Others({ path, request, group, writes, danger }: Page) {
  return (
    <div>
      {writes && (
        <FormPart
          form={groupLine}
          action={path}
          heading={`A word for ${isolated(request.writer)}`}
          button="Send it"
          danger={danger}
        />
      )}
      <Fold id="worried" heading={worryWords(isolated(request.writer))} opens={request.worries}>
        {aboutWorry.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </Fold>
      <p className="pt-4">
        <TallLink to={`${groupPath(group, "report")}?request=${request.handle}`}>
          Report this request
        </TallLink>
      </p>
    </div>
  );
}

function Own({ path, request, danger }: Page) {
  const { handle, answeredAt, words, person } = request;
  const known = { words, person: person ?? "" };
  return (
    <div>
      {answeredAt ? (
        <AccountPart id="again" heading="Ask again" wide>
          <IntentButton action={path} intent="again" item={handle} label="Ask the group again" />
        </AccountPart>
      ) : (
        [
          { form: groupUpdate, heading: "Add an update", button: "Add it" },
          { form: groupThanks, heading: "It was answered", button: "Tell the group" },
          { form: groupRequestEdit, heading: "Change the words", button: "Save changes", known },
        ].map((each) => <FormPart key={each.form.name} {...each} action={path} danger={danger} />)
      )}
      <Fold id="take-back" heading="Take this request back">
        <p>It’s erased at once, with all that belongs to it.</p>
        <IntentButton
          action={path}
          intent="take-back"
          item={handle}
          leavesPage
          label="Yes, erase it"
        />
      </Fold>
    </div>
  );
}

function Story({ path, group, request }: Pick<Page, "path" | "group" | "request">) {
  const { times, names, lines } = request;
  const line = (item: string) => ({ action: path, item, describedBy: item, ...quiet });
  return (
    <AccountPart id="prayed" heading="Prayed for you" wide>
      <p>{prayedForYouWords(times, names.map(isolated))}</p>
      {lines.length > 0 && <h3 className="text-subheading">For you alone</h3>}
      {lines.map(({ handle, words, by }) => (
        <div key={handle} className="border-t border-line pt-3">
          <p id={handle} dir="auto" className="wrap-anywhere">
            {words}
          </p>
          <p className="text-small text-ink-quiet">{by ? isolated(by) : "Someone who left"}</p>
          <div className="buttons mt-2 items-center">
            <IntentButton {...line(handle)} intent="remove-line" label="Remove" />{" "}
            <IntentButton {...line(handle)} intent="block-line" label="Block and remove" />{" "}
            <TallLink to={`${groupPath(group, "report")}?line=${handle}`}>Report</TallLink>
          </div>
        </div>
      ))}
    </AccountPart>
  );
}

const quiet = { variant: "quiet", className: "link px-0" } as const;
