import { useActionData } from "@remix-run/react";
import { logout } from "~/accounts/account-definition";
import type { FormResult } from "~/forms/form";
import { Button } from "~/ui/controls/button";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";

/** Whether this page is the response to a log-out that failed, where no script runs. */
export function useLogoutRefused(): boolean {
  return useActionData<FormResult>()?.form === logout.name;
}

/** Says why nobody was logged out, and takes another try. */
export function LogoutAgain() {
  const post = useFormPost(logout);
  return (
    <PostForm post={post} action="/auth" className="form">
      <Button pending={post.pending}>Log out</Button>
    </PostForm>
  );
}
