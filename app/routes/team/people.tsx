import { type ActionFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { linkLifetimes } from "#content/link-lifetimes";
import { listTeam } from "#db/accounts/team.server";
import { PasswordFields } from "~/accounts/password-fields";
import { resetLink } from "~/accounts/password-reset.server";
import { requireTeam } from "~/accounts/team.server";
import { runForms } from "~/forms/action.server";
import { readSession } from "~/http/session-cookie.server";
import { database } from "~/runtime/database.server";
import { Button } from "~/ui/controls/controls";
import { PostSelect } from "~/ui/forms/choice-field";
import { PostField } from "~/ui/forms/field";
import { type FormPost, PostForm, useFormPost } from "~/ui/forms/form";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Moment } from "~/ui/reading/moment";
import { columnsClass, factsClass, itemClass } from "~/ui/team/team-styles";
import { teamHeaders } from "./member.server";
import { peopleHandlers } from "./people.server";
import { teamChange, teamInvitation } from "./team-definitions";
import { TeamFrame } from "./team-page";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { teamStyles as links } from "~/ui/team/team-styles";

export const meta = privateMeta("People - The desk");

export async function loader(args: ActionFunctionArgs) {
  const { user } = await requireTeam(args, "/team/people");
  const people = await listTeam(database());
  const token = (await readSession(args.request)).flash?.receipt;
  const page = { people, me: user.username, link: token && resetLink(token) };
  return data(page, { headers: teamHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const { user } = await requireTeam(args, "/team/people");
  return runForms(args, "/team/people", peopleHandlers(user));
}

const roles = { leader: "Leader", intercessor: "Prays with us" };

export default function TeamPeople() {
  const { people, me, link } = useLoaderData<typeof loader>();
  const others = people.flatMap(({ username }) => (username === me ? [] : [username]));
  return (
    <TeamFrame title="People" lead="Who prays here, who leads, and who comes or goes." isLeader>
      <div className={`pt-part ${columnsClass}`}>
        <section aria-labelledby="people-heading">
          <h2 id="people-heading">The team</h2>
          <ul>
            {people.map(({ username, role, factorAt, lastAt }) => (
              <li key={username} className={itemClass}>
                <p className="font-semibold">
                  {isolated(username)} {username === me && "(you)"}
                </p>
                <ul className={factsClass}>
                  <li>{roles[role]}</li>
                  <li>
                    {lastAt ? "Last logged in: " : "Not logged in yet"}
                    {lastAt && <Moment at={lastAt} />}
                  </li>
                  <li>Second step: {factorAt ? "on" : "off"}</li>
                </ul>
              </li>
            ))}
          </ul>
        </section>
        <div className="grid grid-cols-1 content-start gap-10">
          <Invite me={me} link={link} />
          {others.length > 0 && <Change me={me} others={others} />}
        </div>
      </div>
    </TeamFrame>
  );
}

function Invite({ me, link }: { me: string; link?: string }) {
  const { fields } = teamInvitation;
  const post = useFormPost(teamInvitation);
  return (
    <Guarded
      {...{ post, me }}
      heading="Invite somebody"
      button="Invite"
      note="Whoever has an account here, by that name and address, comes onto the team at once. For others we make one, and you get a link for them."
    >
      {link && (
        <div className="card grid grid-cols-1 gap-3 p-inset">
          <p className="font-semibold">{`Copy this link now, for them alone. ${onceFor}`}</p>
          <p className="select-all wrap-anywhere">{link}</p>
        </div>
      )}
      <PostField post={post} field={fields.username} />
      <PostField post={post} field={fields.email} />
      <PostSelect post={post} field={fields.role} placeholder="Choose" options={asRoles} />
    </Guarded>
  );
}

const onceFor = `It chooses their password, once, and works for ${linkLifetimes.invitation.words}. We can’t show it again.`;

const asRoles = [
  { value: "intercessor", label: "Somebody who prays with us" },
  { value: "leader", label: "A leader, who reads what is private, too" },
];

const changes = [
  { value: "factor", label: "They lost their phone: take their second step away" },
  { value: "none", label: "They leave the team" },
];

function Change({ me, others }: { me: string; others: string[] }) {
  const { fields } = teamChange;
  const post = useFormPost(teamChange);
  const options = others.map((value) => ({ value, label: isolated(value) }));
  return (
    <Guarded
      {...{ post, me }}
      heading="A lost phone, or a farewell"
      button="Do it"
      note="Is it them who asks? Call them, or look them in the eye. Without a second step they’re logged out everywhere, and set up a new one before they see the desk again."
    >
      <PostSelect post={post} field={fields.person} placeholder="Choose" options={options} />
      <PostSelect post={post} field={fields.change} placeholder="Choose" options={changes} />
    </Guarded>
  );
}

type GuardedProps = Record<"me" | "heading" | "button" | "note", string> & {
  post: FormPost;
  children: ReactNode;
};

function Guarded({ post, me, heading, button, note, children }: GuardedProps) {
  const { code, currentPassword } = teamChange.fields;
  return (
    <section id={post.form.name} aria-label={heading}>
      <h2>{heading}</h2>
      <p className="mt-3 mb-4">{note}</p>
      <PostForm post={post} action="/team/people" className="form">
        {children}
        <input hidden readOnly autoComplete="username" value={me} />
        <PasswordFields post={post} fields={[currentPassword]} />
        <PostField post={post} field={code} hint="From your app" />
        <Button pending={post.pending && "Checking..."}>{button}</Button>
      </PostForm>
    </section>
  );
}
