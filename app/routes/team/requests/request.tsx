import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getUser } from "~/accounts/current-user.server";
import { readForm, runForms } from "~/forms/action.server";
import { intentField } from "~/forms/form";
import { deskRequestPath } from "~/paths";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { HelpLines } from "~/ui/reading/help-lines";
import { askedClass, columnsClass } from "~/ui/team/team-classes";
import { teamStyles } from "~/ui/team/team-styles";
import { tellConflict } from "../conflict.server";
import { DeskFrame } from "../desk-frame";
import { DoneNotice } from "../done-notice";
import { requireMember, teamHeaders } from "../member.server";
import { NotOnDesk } from "../not-on-desk";
import { type RequestPage, requestNumber, requestPage } from "./request.server";
import { RequestActions } from "./request-actions";
import { handOverHandler, noteHandler, returnHandler } from "./request-handlers.server";
import { requestIntents } from "./request-intents.server";
import { RequestMarks } from "./request-marks";
import { RequestNotes } from "./request-notes";

export { clientAction, headers, shouldRevalidate } from "../form-page";

export const links = teamStyles;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    heading: `${args.data?.page ? "A prayer request" : "Not on your desk"} - The desk`,
    canonical: false,
  });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args, "/team/requests/:id");
  const { isLeader } = member;
  const page = (await requestPage(member, args.params.id)) ?? null;
  return data({ page, isLeader }, { status: page ? 200 : 404, headers: teamHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args, "/team/requests/:id");
  const id = requestNumber(args.params.id);
  const sent = await readForm(args);
  // Whoever cannot carry it is not shown it again.
  const isLeft = sent.get(intentField) === "heavy";
  const path = isLeft ? "/team" : deskRequestPath(`r${id}`);
  const handlers = [
    noteHandler(member, id),
    handOverHandler(member, id),
    returnHandler(member, id),
  ];
  return tellConflict(() =>
    runForms(args, path, handlers, {
      sent,
      findUser: getUser,
      intents: () => requestIntents(member, id),
    }),
  );
}

/** One request: its words, what was done, and what can be done. */
export default function DeskRequest() {
  const { page, isLeader } = useLoaderData<typeof loader>();
  return page ? <RequestView {...page} /> : <NotOnDesk isLeader={isLeader} />;
}

function RequestView(page: RequestPage) {
  const refused = useActionData<{ failed?: string }>();
  const { name, words, isUrgent } = page;
  return (
    <DeskFrame title={`${name} asks for prayer`} isLeader={page.isLeader}>
      {refused?.failed && (
        <Notice variant="danger" title="Not done" className="mt-6">
          {refused.failed}
        </Notice>
      )}
      <DoneNotice />
      <div className={`pt-part ${columnsClass}`}>
        <div className="grid grid-cols-1 content-start gap-6">
          <RequestMarks {...page} />
          <blockquote dir="auto" className={askedClass}>
            {words}
          </blockquote>
          {isUrgent && !page.notes.some(({ kind }) => kind === "help") && (
            <section aria-labelledby="help-heading">
              <h2 id="help-heading">What you can send them</h2>
              <p className="mt-2 mb-4">
                Send the help lines first, then pray. They stand on their private page at once,
                without a second look.
              </p>
              <HelpLines unsafeHome again flush />
            </section>
          )}
          <RequestNotes {...page} />
        </div>
        <RequestActions {...page} />
      </div>
    </DeskFrame>
  );
}
