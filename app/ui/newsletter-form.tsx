import { newsletter } from "~/forms/newsletter";
import { Button } from "./button";
import { PostField, PostForm } from "./form";
import { NewsletterSection } from "./newsletter-section";
import { useFormPost } from "./use-form-post";

/** The newsletter band. @param action the page that takes its posts, as "/?index" or "/features". */
export function NewsletterForm({ action }: { action: string }) {
  const post = useFormPost(newsletter);
  return (
    <NewsletterSection>
      <PostForm post={post} action={action} className="form">
        <PostField post={post} field={newsletter.fields.email} />
        <Button pending={post.pending} pendingText="Subscribing...">
          Subscribe
        </Button>
      </PostForm>
    </NewsletterSection>
  );
}
