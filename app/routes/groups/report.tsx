import type { ActionFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { findReportable } from "#db/groups/reports.server";
import { runForms } from "~/forms/action.server";
import { groupReport } from "~/groups/group-forms";
import { reportHandlers } from "~/groups/group-handlers.server";
import { groupPath } from "~/paths";
import { database } from "~/runtime/database.server";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { GroupForm, GroupPage } from "./group-parts";
import { noSuchGroup, requireMembership } from "./membership.server";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { groupStyles as links } from "./group-parts";

export const meta = privateMeta("Report - A group");

/** @throws 404 for what the member does not see. */
async function requireReportable(args: ActionFunctionArgs) {
  const asked = await requireMembership(args);
  const query = new URL(args.request.url).searchParams;
  const kind = (["request", "line", "person"] as const).find((name) => query.has(name));
  const of = kind && { kind, handle: query.get(kind) ?? "" };
  const about = of && (await findReportable(database(), asked.member, of, asked.today));
  if (!about) throw noSuchGroup();
  return { asked, about };
}

export async function loader(args: ActionFunctionArgs) {
  const { asked, about } = await requireReportable(args);
  const { aboutName, words } = about;
  return { group: asked.group.handle, aboutName, words };
}

export async function action(args: ActionFunctionArgs) {
  const { asked, about } = await requireReportable(args);
  const { pathname } = new URL(args.request.url);
  return runForms(args, pathname, reportHandlers(asked.user, asked, about));
}

export default function Report() {
  const { group, aboutName, words } = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const back = { to: groupPath(group), label: "Back to the group" };
  return (
    <GroupPage title={`Report ${isolated(aboutName)}?`} back={back}>
      <div className="max-w-152">
        <p>
          The leaders of our prayer team see {words ? "these words, " : ""}the name{" "}
          {isolated(aboutName)}, the group’s name, and who reports it. Nothing else of the group.
        </p>
        {words && (
          <blockquote
            dir="auto"
            className="mt-4 border-s-2 border-accent ps-5 whitespace-pre-line wrap-anywhere"
          >
            {words}
          </blockquote>
        )}
        <div className="mt-6">
          <GroupForm form={groupReport} action={pathname + search} button="Report it" leads />
        </div>
      </div>
    </GroupPage>
  );
}
