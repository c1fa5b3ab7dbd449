import { useRouteLoaderData } from "@remix-run/react";
import { useEffect, useState } from "react";
import { aboutAsking, beforeAsking, receiptWords, seemsOffline } from "#content/pages/contact";
import { receiptPath } from "~/paths";
import { Button, ButtonLink, TextLink, useMounted } from "~/ui/controls/controls";
import { PostCheckbox } from "~/ui/forms/choice-field";
import { PostField } from "~/ui/forms/field";
import { type FormPost, PostForm, useFormPost } from "~/ui/forms/form";
import { PostTextarea } from "~/ui/forms/text-area";
import { type DangerHelp, DangerHelpAfter } from "~/ui/help/help-view";
import { useCurrentUser } from "~/ui/layout/current-user";
import { useSharing } from "~/ui/share/use-sharing";
import { prayerRequest } from "./contact-definition";

type Site = { origin: string; flash?: { receipt?: string } };

function ReceiptNotice({ sendsLetters, isListed }: { sendsLetters: boolean; isListed: boolean }) {
  const site = useRouteLoaderData("root") as Site | undefined;
  const given = site?.flash?.receipt;
  const [token, setToken] = useState(given);
  const mounted = useMounted();
  const { copy } = useSharing();
  useEffect(() => {
    if (given) setToken(given);
  }, [given]);
  if (!token) return null;
  const path = receiptPath(token);
  const { copied, notCopied } = receiptWords;
  const link = `${site?.origin}${path}`;
  return (
    <section aria-labelledby="receipt-heading" className="card grid grid-cols-1 gap-3 p-inset">
      <h4 id="receipt-heading" className="font-semibold">
        Your private page
      </h4>
      <p>{receiptWords.about}</p>
      <input readOnly value={link} aria-label="Link to your private page" className="control" />
      <div className="buttons">
        <ButtonLink to={path}>Open your private page</ButtonLink>{" "}
        {mounted && (
          <Button type="button" variant="secondary" onClick={() => copy(link, copied, notCopied)}>
            Copy the link
          </Button>
        )}
      </div>
      <p className="text-small text-ink-quiet">
        {isListed ? receiptWords.listed : receiptWords.once}
        {sendsLetters && receiptWords.sent}
        {receiptWords.guard}
      </p>
    </section>
  );
}

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
        <ul className="field-hint grid gap-2">
          {beforeAsking.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <details className="field-hint">
          <summary className="link summary-plain inline-flex min-h-11 items-center">
            Who reads this?
          </summary>
          <p>
            {aboutAsking}
            {retentionDays > 0 &&
              ` We erase it ${retentionDays} days after the last thing done with it.`}{" "}
            <TextLink to="/privacy-policy#your-rights">What we keep, and for how long</TextLink>
          </p>
        </details>
      </div>
      <Button pending={post.pending && "Submitting..."}>Submit Prayer Request</Button>
    </PostForm>
  );
}

export function withOffline(post: FormPost): FormPost {
  const { data } = post.fetcher;
  const isLost = !post.pending && !post.unsent && data && "failed" in data && !data.failed;
  const notice = isLost && post.notice && { ...post.notice, status: seemsOffline };
  return notice ? { ...post, notice } : post;
}

function useFading(written: FormPost): FormPost {
  const post = withOffline(written);
  const [gone, setGone] = useState(false);
  const isLost = post !== written;
  useEffect(() => {
    setGone(false);
    if (!post.done && !isLost) return;
    // Where no page was loaded anew, the thanks stand above the button that was pressed.
    document.getElementById(prayerRequest.name)?.scrollIntoView();
    const timer = setTimeout(() => setGone(true), thanksStand);
    return () => clearTimeout(timer);
  }, [post.done, isLost]);
  return { ...post, done: post.done && !gone };
}
