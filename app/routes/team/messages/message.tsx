import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestMessages } from "#content/messages/desk";
import { calmMessage, getMessage } from "#db/messages/messages.server";
import { getUser } from "~/accounts/current-user.server";
import { runForms } from "~/forms/action.server";
import { teamMessagePath } from "~/paths";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { Button, ButtonLink } from "~/ui/controls/controls";
import { PostSelect } from "~/ui/forms/choice-field";
import { PostHidden } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { PostTextarea } from "~/ui/forms/text-area";
import { privateMeta } from "~/ui/meta/page-meta";
import { Moment } from "~/ui/reading/moment";
import { askedClass, columnsClass, factsClass, markClass } from "~/ui/team/team-styles";
import { DangerBox, MarkedText, TakeBack, TakenBack } from "../danger";
import { dangerNews, markedPieces, plainPieces, takenBack } from "../danger.server";
import { noSuchPage, requireMember, teamHeaders } from "../member.server";
import { messageNote, stateNames, versionField } from "../team-definitions";
import { DangerMark, TeamDoneNotice, TeamFrame } from "../team-page";
import { messageHandler, shownMessage } from "./messages.server";

export { teamStyles as links } from "~/ui/team/team-styles";
export { clientAction, headers, shouldRevalidate } from "../form-page";

export const meta = privateMeta("A message - The desk");

export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args, "/team/messages/:id");
  return data(await messagePage(args.request.url, args.params.id), { headers: teamHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const { userId } = await requireMember(args, "/team/messages/:id");
  const id = messageNumber(args.params.id);
  return runForms(args, teamMessagePath(`m${id}`), [messageHandler(userId, id)], {
    findUser: getUser,
    intents: () => ({
      calm: async () => {
        if (!(await calmMessage(database(), { id, userId }, now()))) throw noSuchMessage();
        return { message: requestMessages.calm };
      },
    }),
  });
}

async function messagePage(url: string, id: string | undefined) {
  const found = await getMessage(database(), messageNumber(id));
  if (!found) throw noSuchMessage();
  const { message, notes } = found;
  return {
    ...shownMessage(found),
    path: teamMessagePath(`m${message.id}`),
    pieces: message.isUrgent ? markedPieces(message.message) : plainPieces(message.message),
    danger: message.isUrgent ? dangerNews(message.dangerKinds, "message", url) : null,
    calmed: takenBack({ ...message, calmer: found.calmer }),
    email: message.email,
    phone: message.phone,
    note: notes?.note ?? "",
    version: notes?.version ?? 0,
  };
}

type MessagePage = Awaited<ReturnType<typeof messagePage>>;

/** "m3", as in the inbox. @throws 404 */
function messageNumber(id = ""): number {
  if (!/^m[1-9]\d{0,14}$/.test(id)) throw noSuchMessage();
  return Number(id.slice(1));
}

const noSuchMessage = () => noSuchPage("This message isn’t on your desk.");

export default function Message() {
  const page = useLoaderData<typeof loader>();
  const { id, name, email, phone, pieces, danger, receivedAt, isUrgent, isSuspected } = page;
  return (
    <TeamFrame title={`${name} wrote`} isLeader>
      <TeamDoneNotice />
      <div className={`pt-part ${columnsClass}`}>
        <div className="grid grid-cols-1 content-start gap-6">
          <p className={factsClass}>
            <span>{id}</span>
            <span>
              Came <Moment at={receivedAt} />
            </span>
            <span>{email}</span>
            {phone && <span>{phone}</span>}
          </p>
          {(isUrgent || isSuspected) && (
            <ul className={factsClass}>
              {isUrgent && <DangerMark />}
              {isSuspected && <li className={markClass}>Possible spam</li>}
            </ul>
          )}
          <blockquote dir="auto" className={askedClass}>
            <MarkedText pieces={pieces} />
          </blockquote>
          {danger && (
            <DangerBox
              danger={danger}
              lines={<AnswerByEmail email={email} />}
              takeBack={<TakeBack path={page.path} version={page.version} />}
            >
              <p>
                Emails about it go out until its status is “Done,” so save what you’ve done under
                “Among the leaders.”
              </p>
            </DangerBox>
          )}
          <TakenBack calmed={page.calmed} />
          {!danger && <AnswerByEmail email={email} />}
        </div>
        <StateForm {...page} />
      </div>
    </TeamFrame>
  );
}

const AnswerByEmail = ({ email }: { email: string }) => (
  <div className="buttons mt-3">
    <ButtonLink to={`mailto:${email}`}>Answer by email</ButtonLink>
  </div>
);

const options = Object.entries(stateNames).map(([value, label]) => ({ value, label }));

function StateForm({ path, state, note, version }: MessagePage) {
  const { fields } = messageNote;
  const post = useFormPost(messageNote, {
    [versionField.name]: String(version),
    [fields.state.name]: state,
    [fields.note.name]: note,
  });
  return (
    <section id={messageNote.name} aria-labelledby="state-heading">
      <h2 id="state-heading">Among the leaders</h2>
      <PostForm post={post} action={path} className="form mt-4">
        <PostHidden post={post} field={versionField} />
        <PostSelect post={post} field={fields.state} placeholder="Choose" options={options} />
        <PostTextarea post={post} field={fields.note} rows={4} />
        <Button variant="secondary" pending={post.pending && "Saving..."}>
          Save
        </Button>
      </PostForm>
    </section>
  );
}
