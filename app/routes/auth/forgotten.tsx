import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { forgottenHandler } from "~/accounts/password-reset.server";
import { forgotten } from "~/accounts/password-reset-definition";
import { runForms } from "~/forms/action.server";
import { settings } from "~/runtime/env.server";
import { Button, TextLink } from "~/ui/controls/controls";
import { PostField } from "~/ui/forms/field";
import { PostForm, useFormPost } from "~/ui/forms/form";
import { metaOf } from "~/ui/meta/page-meta";
import { Entrance } from "./entrance";

export { clientAction, headers, shouldRevalidate } from "~/forms/page";

export const meta = metaOf({ heading: "Forgotten password", unlisted: true });

export function loader() {
  if (!settings().sendsLetters) throw redirect("/contact");
  return null;
}

export function action(args: ActionFunctionArgs) {
  return runForms(args, "/auth/forgotten", [forgottenHandler]);
}

export default function Forgotten() {
  const post = useFormPost(forgotten);
  return (
    <Entrance title="Forgot your password?" lead="We’ll send you a link to a new one">
      <PostForm post={post} action="/auth/forgotten" className="form">
        <PostField post={post} field={forgotten.fields.email} />
        <Button pending={post.pending && "Sending..."}>Send me a link</Button>
      </PostForm>
      <div className="grid justify-items-start border-t border-line pt-3 *:py-2">
        <TextLink to="/auth">Back to log in</TextLink>
        <TextLink to="/contact">Write to us instead</TextLink>
      </div>
    </Entrance>
  );
}
