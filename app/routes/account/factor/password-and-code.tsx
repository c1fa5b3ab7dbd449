import { PasswordFields } from "~/accounts/passwords/password-fields";
import type { FieldDefinition, FormDefinition } from "~/forms/form";
import { Button, type ButtonVariant } from "~/ui/controls/button";
import { PostField } from "~/ui/forms/field";
import { PostForm } from "~/ui/forms/form";
import { useFormPost } from "~/ui/forms/use-form-post";
import type { FactorPart } from "./factor-path";

type PasswordAndCodeProps = FactorPart & {
  form: FormDefinition & { fields: Record<"code" | "currentPassword", FieldDefinition> };
  hint: string;
  button: string;
  variant?: ButtonVariant;
};

/** Both that signing in asks for, before anything of weight. */
export function PasswordAndCode(props: PasswordAndCodeProps) {
  const { form, action, username, hint, button, variant } = props;
  const post = useFormPost(form);
  return (
    <PostForm post={post} action={action} className="form">
      <input hidden readOnly autoComplete="username" value={username} />
      <PostField post={post} field={form.fields.code} hint={hint} />
      <PasswordFields>
        {(shown) => <PostField post={post} field={form.fields.currentPassword} {...shown} />}
      </PasswordFields>
      <Button variant={variant} pending={post.pending} pendingText="Checking...">
        {button}
      </Button>
    </PostForm>
  );
}
