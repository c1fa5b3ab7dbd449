import { type ActionFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listReports, settleReport } from "#db/groups/reports.server";
import { getUser } from "~/accounts/current-user.server";
import { runIntent } from "~/forms/action.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { Button } from "~/ui/controls/controls";
import { IntentForm } from "~/ui/forms/intent-form";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Moment } from "~/ui/reading/moment";
import { askedClass, factsClass, itemClass, noteClass } from "~/ui/team/team-styles";
import { noSuchPage, requireMember, teamHeaders } from "./member.server";
import { TeamFrame } from "./team-page";

export { teamStyles as links } from "~/ui/team/team-styles";
export { clientAction, headers, shouldRevalidate } from "./form-page";

export const meta = privateMeta("Reports - The desk");

export async function loader(args: ActionFunctionArgs) {
  await requireMember(args, "/team/reports");
  return data({ reports: await listReports(database()) }, { headers: teamHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const { userId } = await requireMember(args, "/team/reports");
  const settle = async ({ form }: { form: FormData }) => {
    const handle = String(form.get("report") ?? "");
    if (!(await settleReport(database(), userId, handle, now())))
      throw noSuchPage("This report isn’t here any more.");
    return { message: { title: "Dealt with", description: "It’s off the list." } };
  };
  return runIntent(args, "/team/reports", { settle }, getUser);
}

const kinds = { request: "A request", line: "A word to the reporter", person: "A person" };

export default function Reports() {
  const { reports } = useLoaderData<typeof loader>();
  return (
    <TeamFrame
      title="Reports"
      lead="What people report from their prayer groups: what they saw, and nothing else."
      isLeader
    >
      <p className="max-w-168 pt-8">
        To close a group, or an account, ask whoever runs this site. If someone may be in danger,
        tell them at once.
      </p>
      {reports.length === 0 && <p className="mt-4">Nothing waits. Thank you.</p>}
      <ol className="mt-2">
        {reports.map(({ handle, kind, aboutName, groupName, by, words, reason, reportedAt }) => (
          <li key={handle} className={itemClass}>
            <h2 id={handle} className="text-subheading">
              {kinds[kind]}: {isolated(aboutName)}
            </h2>
            {words && <blockquote className={askedClass}>{words}</blockquote>}
            {reason && <p className={noteClass}>{reason}</p>}
            <ul className={factsClass}>
              <li>In {isolated(groupName)}</li>
              <li>By {isolated(by)}</li>
              <li>
                <Moment at={reportedAt} />
              </li>
            </ul>
            <IntentForm action="/team/reports" intent="settle" values={{ report: handle }}>
              {(pending) => (
                <Button
                  variant="secondary"
                  pending={pending && "One moment..."}
                  aria-describedby={handle}
                >
                  It’s dealt with
                </Button>
              )}
            </IntentForm>
          </li>
        ))}
      </ol>
    </TeamFrame>
  );
}
