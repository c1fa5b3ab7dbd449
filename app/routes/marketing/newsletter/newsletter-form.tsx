import { Button } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { AskedFirst } from "./asked-first";
import { newsletter } from "./newsletter-definition";
import { NewsletterSection } from "./newsletter-section";

/** The newsletter band. @param action the page that takes its posts, as "/?index" or "/features". */
export function NewsletterForm({ action }: { action: string }) {
  const post = useFormPost(newsletter);
  return (
    <NewsletterSection>
      <PostForm
        post={post}
        action={action}
        className="flex flex-wrap items-end gap-4 [&_.field]:flex-[1_1_12rem]"
      >
        <PostField post={post} field={newsletter.fields.email} />
        <Button pending={post.pending} pendingText="Subscribing...">
          Subscribe
        </Button>
        <AskedFirst />
      </PostForm>
    </NewsletterSection>
  );
}
