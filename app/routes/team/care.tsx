import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { crisisLine } from "#content/help-lines";
import { confirmedAddress } from "#db/accounts/confirmed-addresses.server";
import { teamMember } from "#db/accounts/team.server";
import { claimLimitOf } from "#db/requests/request-actions.server";
import { runForms } from "~/forms/action.server";
import { now } from "~/runtime/clock.server";
import { database } from "~/runtime/database.server";
import { settings } from "~/runtime/env.server";
import { Button, TextLink } from "~/ui/controls/controls";
import { PostChoice } from "~/ui/forms/choice-field";
import { PostField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { HelpWords } from "~/ui/help/help-view";
import { privateMeta } from "~/ui/meta/page-meta";
import { columnsClass } from "~/ui/team/team-styles";
import { careHandlers } from "./care.server";
import { requireMember, teamHeaders } from "./member.server";
import { claimLimit, teamWishes } from "./team-definitions";
import { TeamFrame } from "./team-page";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";
export { teamStyles as links } from "~/ui/team/team-styles";

export const meta = privateMeta("Care for you - The desk");

export async function loader(args: LoaderFunctionArgs) {
  const { userId, isLeader } = await requireMember(args, "/team/care");
  const requests = await claimLimitOf(database(), userId);
  const { letters = "danger", awayUntil = null } = (await teamMember(database(), userId)) ?? {};
  const isAway = awayUntil !== null && awayUntil.getTime() > now();
  const page = {
    crisis: crisisLine(),
    requests,
    isLeader,
    letters,
    awayUntil: isAway ? awayUntil.toISOString().slice(0, 10) : "",
    sendsLetters: settings().sendsLetters,
    isConfirmed: (await confirmedAddress(database(), userId)) !== undefined,
  };
  return data(page, { headers: teamHeaders });
}

export async function action(args: ActionFunctionArgs) {
  const { userId } = await requireMember(args, "/team/care");
  return runForms(args, "/team/care", careHandlers(userId));
}

export default function Care() {
  const page = useLoaderData<typeof loader>();
  const { requests, isLeader } = page;
  const post = useFormPost(claimLimit, { [claimLimit.fields.requests.name]: String(requests) });
  return (
    <TeamFrame
      title="Care for you"
      lead="You carry a lot for others. You don’t have to carry it alone."
      isLeader={isLeader}
    >
      <div className={`pt-part ${columnsClass}`}>
        <div className="grid grid-cols-1 content-start gap-8">
          <section id={claimLimit.name} aria-labelledby="claim-limit-heading">
            <h2 id="claim-limit-heading">Enough for a day</h2>
            <p className="mt-3 mb-4">
              Set a daily limit. Once you’ve taken that many, the desk leaves the rest to others
              until tomorrow.
            </p>
            <PostForm post={post} action="/team/care" className="form">
              <PostField post={post} field={claimLimit.fields.requests} />
              <Button variant="secondary" pending={post.pending && "Saving..."}>
                Save
              </Button>
            </PostForm>
          </section>
          <Wishes {...page} />
          <section aria-labelledby="heavy-heading">
            <h2 id="heavy-heading">Too heavy?</h2>
            <p className="mt-3">
              Press “This is too heavy for me” on the request.{" "}
              {isLeader ? "The other leaders" : "The leaders"} take it from there, and nobody asks
              you why. Then put the phone down, drink some water, and talk to someone you trust.
            </p>
          </section>
        </div>
        <section aria-labelledby="help-heading">
          <h2 id="help-heading" className="mb-4">
            For you, too
          </h2>
          <HelpWords line={page.crisis} />
        </section>
      </div>
    </TeamFrame>
  );
}

const choices = [
  { value: "danger", label: "At once, when someone may be in danger" },
  { value: "daily", label: "The same, and once a day what waits" },
  { value: "none", label: "Nothing" },
];

type WishesProps = Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  "letters" | "awayUntil" | "sendsLetters" | "isConfirmed"
>;

function Wishes({ letters, awayUntil, sendsLetters, isConfirmed }: WishesProps) {
  const { fields } = teamWishes;
  const post = useFormPost(teamWishes, {
    [fields.letters.name]: letters,
    [fields.awayUntil.name]: awayUntil,
  });
  return (
    <section id={teamWishes.name} aria-labelledby="wishes-heading">
      <h2 id="wishes-heading">Called, or away</h2>
      <p className="mt-3 mb-4">
        {sendsLetters
          ? "We can write to you when somebody waits. No word of what they asked stands in the email."
          : "This site sends no email, so please look at the desk every day."}{" "}
        {sendsLetters && !isConfirmed && (
          <>
            First <TextLink to="/account/settings">confirm your address</TextLink>; until then
            nothing comes.
          </>
        )}
      </p>
      <PostForm post={post} action="/team/care" className="form">
        <PostChoice post={post} field={fields.letters} options={choices} />
        <PostField
          post={post}
          field={fields.awayUntil}
          hint="What you have taken goes back to the team at once, and no email comes before that day. Leave it empty when you’re here."
        />
        <Button variant="secondary" pending={post.pending && "Saving..."}>
          Save
        </Button>
      </PostForm>
    </section>
  );
}
