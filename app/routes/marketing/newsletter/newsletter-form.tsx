import { useRouteLoaderData } from "@remix-run/react";
import { Button } from "~/ui/controls/controls";
import { PostField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { newsletter } from "./newsletter-definition";

/** @param action the page that takes its posts, as "/?index" or "/features". */
export function NewsletterForm({ action }: { action: string }) {
  const post = useFormPost(newsletter);
  return (
    <section id="newsletter" aria-labelledby="newsletter-heading" className="no-print @container">
      <div className="wrap grid grid-cols-1 gap-8 pt-passage pb-band @pair:grid-cols-2 @pair:items-center">
        <div>
          <h2 id="newsletter-heading" className="mb-3 text-title">
            A letter for your prayer life
          </h2>
          <p className="lead">
            Now and then: a scripture, a prayer to borrow, and what is new here. Nothing else.
          </p>
        </div>
        <div className="card p-inset">
          <PostForm
            post={post}
            action={action}
            className="flex flex-wrap items-end gap-4 [&_.field]:flex-[1_1_12rem]"
          >
            <PostField post={post} field={newsletter.fields.email} />
            <Button pending={post.pending && "Subscribing..."}>Subscribe</Button>
            <AskedFirst />
          </PostForm>
        </div>
      </div>
    </section>
  );
}

/** What a form's thanks leave out: where letters are sent, an address is asked before it gets any. */
export function AskedFirst() {
  const site = useRouteLoaderData<{ letters: boolean }>("root");
  if (!site?.letters) return null;
  return (
    <p className="w-full text-small">
      If your address hasn’t said yes to us yet, an email asks it first: press the button in it. We
      ask once in 30 days, so look in your spam folder, too.
    </p>
  );
}
