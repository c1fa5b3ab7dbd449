import { type ActionFunctionArgs, data } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import {
  invitationLink,
  peopleForms,
  peopleOptions,
  roleNames,
} from "#content/messages/team-people";
import { listTeam } from "#db/accounts/team.server";
import { PasswordFields } from "~/accounts/password-fields";
import { requireTeam } from "~/accounts/team.server";
import { peopleHandlers } from "~/accounts/team-people.server";
import { teamChange, teamInvitation } from "~/accounts/team-people-definition";
import { runForms } from "~/forms/action.server";
import { readSession } from "~/http/session-cookie.server";
import { database } from "~/runtime/database.server";
import { Button } from "~/ui/controls/controls";
import { PostSelect } from "~/ui/forms/choice-field";
import { PostField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { privateMeta } from "~/ui/meta/page-meta";
import { isolated } from "~/ui/reading/isolated";
import { Moment } from "~/ui/reading/moment";
import { columnsClass, factsClass, itemClass } from "~/ui/team/team-styles";
import { teamHeaders } from "./member.server";
import { TeamFrame } from "./team-page";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { teamStyles as links } from "~/ui/team/team-styles";

export const meta = privateMeta("People - The desk");

export async function loader(args: ActionFunctionArgs) {
  const { user } = await requireTeam(args, "/team/people");
  const people = await listTeam(database());
  const link = (await readSession(args.request)).flash?.receipt;
  const page = { people, me: user.username, link };
  return data(page, { headers: teamHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const { user } = await requireTeam(args, "/team/people");
  return runForms(args, "/team/people", peopleHandlers(user));
}

export default function TeamPeople() {
  const { people, me, link } = useLoaderData<typeof loader>();
  const others = people.filter(({ username }) => username !== me);
  const person = others.map(({ username }) => ({ value: username, label: isolated(username) }));
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
                  <li>{roleNames[role]}</li>
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
          <Guarded form={teamInvitation} options={peopleOptions} me={me}>
            {link && (
              <div className="card mb-4 grid grid-cols-1 gap-3 p-inset">
                <p className="font-semibold">{invitationLink}</p>
                <p className="select-all wrap-anywhere">{link}</p>
              </div>
            )}
          </Guarded>
          {person.length > 0 && (
            <Guarded form={teamChange} options={{ ...peopleOptions, person }} me={me} />
          )}
        </div>
      </div>
    </TeamFrame>
  );
}

type GuardedProps = {
  form: typeof teamInvitation | typeof teamChange;
  options: Record<string, readonly { value: string; label: string }[]>;
  me: string;
  children?: ReactNode;
};

function Guarded({ form, options, me, children }: GuardedProps) {
  const post = useFormPost(form);
  const { currentPassword, code, ...own } = form.fields;
  const { heading, note, button } = peopleForms[form.name as keyof typeof peopleForms];
  return (
    <section id={form.name} aria-label={heading}>
      <h2>{heading}</h2>
      <p className="mt-3 mb-4">{note}</p>
      {children}
      <PostForm post={post} action="/team/people" className="form">
        {Object.values(own).map((field) => {
          const { [field.name]: choices } = options;
          const props = { post, field };
          if (!choices) return <PostField {...props} key={field.name} />;
          return <PostSelect {...props} key={field.name} placeholder="Choose" options={choices} />;
        })}
        <input hidden readOnly autoComplete="username" value={me} />
        <PasswordFields post={post} fields={[currentPassword]} />
        <PostField post={post} field={code} />
        <Button pending={post.pending && "Checking..."}>{button}</Button>
      </PostForm>
    </section>
  );
}
