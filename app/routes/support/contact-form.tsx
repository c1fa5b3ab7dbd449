import { Button } from "~/ui/controls/button";
import { PostSelect } from "~/ui/forms/choice-field";
import { PostField, PostTextarea } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import { useCurrentUser } from "~/ui/layout/current-user";
import { contact, topics } from "./contact-definition";

/** A message to the team. */
export function ContactForm() {
  const user = useCurrentUser();
  const known = { name: user?.username ?? "", email: user?.email ?? "" };
  const post = useFormPost(contact, known);
  const { name, email, phone, topic, message } = contact.fields;
  return (
    <PostForm post={post} action="/contact" className="form">
      <PostField post={post} field={name} />
      <PostField post={post} field={email} />
      <PostField post={post} field={phone} />
      <PostSelect post={post} field={topic} placeholder="Choose a topic" options={topics} />
      <PostTextarea post={post} field={message} rows={5} />
      <Button pending={post.pending} pendingText="Sending...">
        Send Message
      </Button>
    </PostForm>
  );
}
