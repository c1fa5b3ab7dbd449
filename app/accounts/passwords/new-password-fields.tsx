import type { FieldDefinition } from "~/forms/form";
import { PostField } from "~/ui/forms/field";
import type { FormPost } from "~/ui/forms/use-form-post";
import { limits } from "../account-definition";

type NewPasswordFieldsProps = {
  post: FormPost;
  fields: { password: FieldDefinition; confirmPassword: FieldDefinition };
  /** What `PasswordFields` gives its fields. */
  shown: { type: "text" | "password" };
};

/** A password that somebody chooses, and the same once more. */
export function NewPasswordFields({ post, fields, shown }: NewPasswordFieldsProps) {
  return (
    <>
      <PostField
        post={post}
        field={fields.password}
        hint={`At least ${limits.password.min} characters`}
        {...shown}
      />
      <PostField post={post} field={fields.confirmPassword} {...shown} />
    </>
  );
}
