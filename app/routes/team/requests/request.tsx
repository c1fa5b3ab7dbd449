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
import { teamRequestPath } from "~/paths";
import { Button, ButtonLink } from "~/ui/controls/controls";
import { IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { pageMeta } from "~/ui/meta/page-meta";
import { Moment } from "~/ui/reading/moment";
import {
  askedClass,
  columnsClass,
  factsClass,
  markClass,
  noteClass,
  storyClass,
} from "~/ui/team/team-styles";
import { DangerBox, MarkedText, TakeBack, TakenBack } from "../danger";
import { requireMember, teamHeaders, tellConflict } from "../member.server";
import { DangerMark, TeamDoneNotice, TeamFrame } from "../team-page";
import {
  type RequestPage,
  requestHandlers,
  requestIntents,
  requestNumber,
  requestPage,
} from "./request.server";
import { RequestActions } from "./request-actions";

export { teamStyles as links } from "~/ui/team/team-styles";
export { clientAction, headers, shouldRevalidate } from "../form-page";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    heading: `${args.data?.page ? "A prayer request" : "Not on your desk"} - The desk`,
    canonical: false,
  });

export async function loader(args: LoaderFunctionArgs) {
  const member = await requireMember(args, "/team/requests/:id");
  const { isLeader } = member;
  const page = (await requestPage(member, args.request.url, args.params.id)) ?? null;
  return data({ page, isLeader }, { status: page ? 200 : 404, headers: teamHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const member = await requireMember(args, "/team/requests/:id");
  const id = requestNumber(args.params.id);
  const sent = await readForm(args);
  const isLeft = sent.get(intentField) === "heavy";
  const path = isLeft ? "/team" : teamRequestPath(`r${id}`);
  return tellConflict(() =>
    runForms(args, path, requestHandlers(member, id), {
      sent,
      findUser: getUser,
      intents: () => requestIntents(member, id),
    }),
  );
}

export default function RequestRoute() {
  const { page, isLeader } = useLoaderData<typeof loader>();
  return page ? <RequestView {...page} /> : <NoSuchRequest isLeader={isLeader} />;
}

function RequestView(page: RequestPage) {
  const refused = useActionData<{ failed?: string }>();
  const { name, pieces } = page;
  return (
    <TeamFrame title={`${name} asks for prayer`} isLeader={page.isLeader}>
      {refused?.failed && (
        <Notice variant="danger" title="Not done" className="mt-6">
          {refused.failed}
        </Notice>
      )}
      <TeamDoneNotice />
      <div className={`pt-part ${columnsClass}`}>
        <div className="grid grid-cols-1 content-start gap-6">
          <RequestMarks {...page} />
          <blockquote dir="auto" className={askedClass}>
            <MarkedText pieces={pieces} />
          </blockquote>
          <RequestDanger {...page} />
          <TakenBack calmed={page.calmed} />
          <RequestNotes {...page} />
        </div>
        <RequestActions {...page} />
      </div>
    </TeamFrame>
  );
}

function RequestDanger(page: RequestPage) {
  const { danger, path, version, mayAct } = page;
  if (!danger) return null;
  return (
    <DangerBox
      danger={danger}
      lines={<SendLines {...page} />}
      takeBack={
        mayAct && (
          <TakeBack path={path} version={version}>
            The box with help goes from their page, too, unless someone sent them the help lines.
          </TakeBack>
        )
      }
    >
      <p>{claimWords(page)}</p>
    </DangerBox>
  );
}

function SendLines({ path, version, mayAct, hasPage, notes }: RequestPage) {
  const isSent = notes.some(({ kind }) => kind === "help");
  if (!hasPage)
    return (
      <p className="mt-1.5 font-semibold">
        They have no private page, so nothing you send here reaches them. Only leaders see their
        email address. If the danger may be someone near them, email only if they said it’s safe.
      </p>
    );
  if (!mayAct) return null;
  return (
    <div className="mt-3">
      <IntentForm action={path} intent="help" values={{ version }}>
        {(pending) => (
          <Button variant={isSent ? "secondary" : "primary"} pending={pending}>
            {isSent ? "Send the help lines again" : "Send the help lines"}
          </Button>
        )}
      </IntentForm>
    </div>
  );
}

function claimWords({ state, isMine, holder }: RequestPage): string {
  const back = "If nothing is done with it for a day, it waits again.";
  if (state === "closed") return "It’s closed, so nobody is told of it anymore.";
  if (isMine)
    return `You have it, so no more emails go out about it. Can’t stay with it? Give it back, and the team is told again. ${back}`;
  if (holder)
    return `${holder} has it, so no more emails go out about it. Not sure they’re on it? Ask them, or ask a leader to let others take it. ${back}`;
  return `Once you take it, no more emails go out about it, so take it only if you can stay with it now. ${back}`;
}

function RequestMarks(page: RequestPage) {
  const { id, receivedAt, prayedTimes, holder, isMine, others, email } = page;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className={factsClass}>
        {page.isUrgent && <DangerMark />}
        {page.hasNews && <li className={markClass}>News from them</li>}
        {page.isPrivate && <li className={markClass}>Private: leaders only</li>}
        {page.forLeaders && !page.isPrivate && <li className={markClass}>Handed to the leaders</li>}
        {page.isSuspected && <li className={markClass}>Possible spam</li>}
        {page.answeredAt && <li className={markClass}>Answered</li>}
        {page.state === "closed" && <li className={markClass}>Closed</li>}
        {isMine && <li className={markClass}>Yours</li>}
        {holder && !isMine && <li className={markClass}>With {holder}</li>}
      </ul>
      <p className={factsClass}>
        <span>{id}</span>
        <span>
          Came <Moment at={receivedAt} />
        </span>
        <span>{prayedTimes === 0 ? "Not prayed for yet" : `Prayed for: ${prayedTimes}`}</span>
        {others > 0 && <span>{others} more from this sender</span>}
        {email && (
          <a href={`mailto:${email}`} className="link inline-flex min-h-6 items-center">
            {email}
          </a>
        )}
      </p>
      {page.forLeaders && (
        <p className="text-small text-ink-quiet">That you opened this page is in the log.</p>
      )}
    </div>
  );
}

function RequestNotes({ notes, prayers, path, version, forLeaders }: RequestPage) {
  if (notes.length + prayers.length === 0) return null;
  return (
    <section aria-labelledby="story-heading" className="mt-4">
      <h2 id="story-heading">So far</h2>
      <ol className={storyClass}>
        {notes.map((note) => (
          <li key={note.id} data-open={note.waits ? "" : undefined}>
            <p className="font-semibold">{titleOf(note)}</p>
            <p dir="auto" className={noteClass}>
              <MarkedText pieces={note.pieces} />
            </p>
            <p className="text-small text-ink-quiet">
              <Moment at={note.at} />
              {note.looker && `, looked at by ${note.looker}`}
            </p>
            {note.waits && <SecondLook {...note} {...{ path, version, forLeaders }} />}
          </li>
        ))}
        {prayers.map(({ name, prayedAt }) => (
          <li key={prayedAt.getTime()}>
            <p className="font-semibold">{name ?? "Someone on the team"} prayed</p>
            <p className="text-small text-ink-quiet">
              <Moment at={prayedAt} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

type Note = RequestPage["notes"][number];

function titleOf({ kind, writer, waits, isForTeam }: Note): string {
  const name = writer ?? "Someone on the team";
  if (kind === "update") return "They wrote";
  if (kind === "answer") return "It was answered. They wrote";
  if (kind === "help") return `${name} sent the help lines`;
  if (kind === "handover")
    return `${name}, ${isForTeam ? "back to the whole team" : "to the leaders"}`;
  return waits ? `${name} wrote a note. It hasn’t gone yet` : `${name} wrote back`;
}

type SecondLookProps = Note & Pick<RequestPage, "path" | "version" | "forLeaders">;

function SecondLook({ id, isOwn, path, version, forLeaders }: SecondLookProps) {
  const values = { note: id, version };
  return (
    <>
      <p className="mt-2">
        {isOwn
          ? `It waits for ${forLeaders ? "another leader" : "someone else on the team"} to look at it.`
          : "Is it kind, true and safe to send?"}
      </p>
      <div className="buttons mt-2">
        {!isOwn && (
          <IntentForm action={path} intent="release-note" values={values}>
            <Button>Send it</Button>
          </IntentForm>
        )}
        <IntentForm action={path} intent="discard-note" values={values}>
          <Button variant="secondary">Set it aside</Button>
        </IntentForm>
      </div>
    </>
  );
}

/** The same whether none exists, it is gone, or the member may not read it. */
function NoSuchRequest({ isLeader }: { isLeader: boolean }) {
  return (
    <TeamFrame
      title="This request isn’t on your desk"
      lead="Perhaps it was withdrawn, erased, or handed to the leaders."
      isLeader={isLeader}
    >
      <div className="buttons mt-8">
        <ButtonLink to="/team">Back to the desk</ButtonLink>
      </div>
    </TeamFrame>
  );
}
