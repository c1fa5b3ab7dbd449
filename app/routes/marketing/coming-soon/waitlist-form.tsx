import { Button } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { AskedFirst } from "../newsletter/asked-first";
import { waitlist } from "./waitlist-definition";

/** @param path the address that takes its posts. */
export function WaitlistForm({ path }: { path: string }) {
  const post = useFormPost(waitlist);
  return (
    <PostForm post={post} action={path} className="form">
      <PostField post={post} field={waitlist.fields.email} />
      <Button pending={post.pending} pendingText="Processing...">
        Join the Waitlist
      </Button>
      <AskedFirst />
    </PostForm>
  );
}
