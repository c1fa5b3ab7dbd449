import { Link, useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { privateRequest } from "#content/pages/contact";
import { receiptPath } from "~/paths";
import { Button } from "~/ui/controls/controls";
import { PostCheckbox } from "~/ui/forms/choice-field";
import { PostField } from "~/ui/forms/field";
import { type FormPost, PostForm, useFormPost } from "~/ui/forms/form";
import { PostTextarea } from "~/ui/forms/text-area";
import { type DangerHelp, DangerHelpAfter } from "~/ui/help/help-view";
import { useCurrentUser } from "~/ui/layout/current-user";
import { prayerRequest } from "./contact-definition";

type Site = { origin: string; flash?: { receipt?: string } };

/** Shown once: it is gone when the page is. */
function ReceiptNotice({ sendsLetters, isListed }: { sendsLetters: boolean; isListed: boolean }) {
  const site = useRouteLoaderData("root") as Site | undefined;
  const given = site?.flash?.receipt;
  const [token, setToken] = useState(given);
  useEffect(() => {
    if (given) setToken(given);
  }, [given]);
  if (!token) return null;
  const path = receiptPath(token);
  return (
    <section aria-labelledby="receipt-heading" className="card grid grid-cols-1 gap-3 p-inset">
      <h4 id="receipt-heading" className="font-semibold">
        Your private page
      </h4>
      <p>
        There you’ll see when somebody has prayed, and a note if one is written to you. You can tell
        us how it goes on, or withdraw your request.
      </p>
      <p>
        <Link to={path} className="link wrap-anywhere">
          {site?.origin}
          {path}
        </Link>
      </p>
      <p className="text-small text-ink-quiet">
        {isListed
          ? "My Prayers leads to it while you’re logged in."
          : "Save this link now: we show it only this once."}
        {sendsLetters && " If you’ve confirmed your address with us before, we send it there, too."}{" "}
        Whoever has it can open the page: keep it to yourself, and don’t save it where someone
        checks your phone.
      </p>
    </section>
  );
}

/** Milliseconds. */
const thanksStand = 5_000;

type PrayerRequestFormProps = {
  /** After the last action; 0 for good. */
  retentionDays: number;
  sendsLetters: boolean;
  danger?: DangerHelp;
};

export function PrayerRequestForm({ retentionDays, sendsLetters, danger }: PrayerRequestFormProps) {
  const user = useCurrentUser();
  const known = { fullName: user?.username ?? "", email: user?.email ?? "" };
  const post = useFading(useFormPost(prayerRequest, known));
  const { fullName, email, prayerRequest: request, isPrivate } = prayerRequest.fields;
  return (
    <PostForm post={post} action="/contact" className="form">
      <DangerHelpAfter form={prayerRequest.name} danger={danger} as="h4" />
      <ReceiptNotice sendsLetters={sendsLetters} isListed={Boolean(user) && !danger} />
      <PostField post={post} field={fullName} />
      <PostField
        post={post}
        field={email}
        hint="If someone else reads your email, use an address only you can open."
      />
      <PostTextarea post={post} field={request} rows={5} />
      <div>
        <PostCheckbox post={post} field={isPrivate} />
        <p className="field-hint">
          Private? {privateRequest} If it isn’t private, we may ask if we can share it. Nothing is
          made public unless you say so. A program looks for signs that someone may be in danger,
          and puts those requests first. It can miss some, and it may be tomorrow before anyone
          reads this. Is it about someone on our team? Don’t send it here. Tell someone outside, or
          the police.
          {retentionDays > 0 &&
            ` We erase it ${retentionDays} days after the last thing done with it.`}{" "}
          <a href="/privacy-policy#your-rights" className="link">
            What we keep, and for how long
          </a>
        </p>
      </div>
      <Button pending={post.pending && "Submitting..."}>Submit Prayer Request</Button>
    </PostForm>
  );
}

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
