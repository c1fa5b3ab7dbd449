import { useEffect, useState } from "react";
import { Button } from "~/ui/controls/button";
import { PostCheckbox } from "~/ui/forms/choice-field";
import { PostField, PostTextarea } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { type FormPost, useFormPost } from "~/ui/forms/use-form-post";
import { useCurrentUser } from "~/ui/layout/current-user";
import { prayerRequest } from "./prayer-request-definition";
import { ReceiptNotice } from "./receipt-notice";

/** Milliseconds that the thanks stand where scripts run. */
const thanksStand = 5_000;

type PrayerRequestFormProps = {
  /** After the last thing done with it; 0 for good. */
  retentionDays: number;
  sendsLetters: boolean;
};

/** What somebody asks the team to pray for. */
export function PrayerRequestForm({ retentionDays, sendsLetters }: PrayerRequestFormProps) {
  const user = useCurrentUser();
  const known = { fullName: user?.username ?? "", email: user?.email ?? "" };
  const post = useFading(useFormPost(prayerRequest, known));
  const { fullName, email, prayerRequest: request, isPrivate } = prayerRequest.fields;
  return (
    <PostForm post={post} action="/contact" className="form">
      <ReceiptNotice sendsLetters={sendsLetters} />
      <PostField post={post} field={fullName} />
      <PostField post={post} field={email} />
      <PostTextarea post={post} field={request} rows={5} />
      <div>
        <PostCheckbox post={post} field={isPrivate} />
        <p className="field-hint">
          Private: only the leaders of the prayer team read it. Otherwise we may ask if we can share
          it. Nothing is made public unless you say so.
          {retentionDays > 0 &&
            ` We erase it ${retentionDays} days after the last thing done with it.`}
        </p>
      </div>
      <Button pending={post.pending} pendingText="Submitting...">
        Submit Prayer Request
      </Button>
    </PostForm>
  );
}

/** The same form, its thanks gone after a while. */
function useFading(post: FormPost): FormPost {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    setGone(false);
    if (!post.done) return;
    // Where no page was loaded anew, the thanks stand above the button that was pressed.
    document.getElementById(prayerRequest.name)?.scrollIntoView();
    const timer = setTimeout(() => setGone(true), thanksStand);
    return () => clearTimeout(timer);
  }, [post.done]);
  return { ...post, done: post.done && !gone };
}
