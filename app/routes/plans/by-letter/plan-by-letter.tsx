import { planPath } from "~/paths";
import { Button } from "~/ui/controls/controls";
import { PostField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { MorningFields } from "~/ui/forms/morning-fields";
import { useCurrentUser } from "~/ui/layout/current-user";
import { planLetter } from "./plan-letter-definition";

const usualHour = "7";

type PlanByLetterProps = {
  planId: string;
  dayCount: number;
  day: number;
  /** Of a dated plan: its last day, and its first where that is still to come. */
  until?: string;
  begins?: string;
};

export function PlanByLetter({ planId, dayCount, day, until, begins }: PlanByLetterProps) {
  const known = { email: useCurrentUser()?.email ?? "", hour: usualHour };
  const post = useFormPost(planLetter, known);
  const query = day > 1 ? `?day=${day}` : "";
  return (
    <section
      id={planLetter.name}
      aria-labelledby="plan-letters-heading"
      className="wrap no-print scroll-my-22 pt-passage @container"
    >
      <div className="card grid grid-cols-1 gap-x-16 gap-y-6 p-inset lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="grid content-start gap-3">
          <h2 id="plan-letters-heading">Get this plan by email</h2>
          <p>
            {until
              ? `Each morning${begins ? ` from ${begins}` : ""} until ${until} you get that day. Pause or leave whenever you like. If you’re away, you owe nothing: you go on with the day that it is.`
              : `One day each morning, for ${dayCount} mornings. Pause or leave whenever you like. If you’re away, nothing is counted: the next day waits for you.`}
          </p>
        </div>
        <PostForm post={post} action={`${planPath(planId)}${query}`} className="form">
          <PostField post={post} field={planLetter.fields.email} />
          <MorningFields post={post} fields={planLetter.fields} />
          <Button pending={post.pending && "Sending..."}>Email me this plan</Button>
        </PostForm>
      </div>
    </section>
  );
}
