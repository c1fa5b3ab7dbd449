import { Button } from "~/ui/controls/button";
import { PostTextarea } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { requestAnswer, requestUpdate } from "./receipt-definition";

/** News from who asked. */
export function UpdateForm({ path }: { path: string }) {
  const post = useFormPost(requestUpdate);
  return (
    <section id={requestUpdate.name} aria-labelledby="update-heading">
      <h2 id="update-heading">An update from you</h2>
      <PostForm post={post} action={path} className="form mt-4">
        <PostTextarea post={post} field={requestUpdate.fields.words} rows={4} />
        <Button variant="secondary" pending={post.pending} pendingText="Sending...">
          Send the update
        </Button>
      </PostForm>
    </section>
  );
}

/** How it was answered; the team gives thanks. */
export function AnswerForm({ path }: { path: string }) {
  const post = useFormPost(requestAnswer);
  return (
    <section id={requestAnswer.name} aria-labelledby="answer-heading">
      <h2 id="answer-heading">It’s answered</h2>
      <PostForm post={post} action={path} className="form mt-4">
        <PostTextarea post={post} field={requestAnswer.fields.words} rows={4} />
        <Button variant="secondary" pending={post.pending} pendingText="Sending...">
          Tell the team
        </Button>
      </PostForm>
    </section>
  );
}
