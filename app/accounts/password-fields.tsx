import { type ReactNode, useState } from "react";
import type { FieldDefinition } from "~/forms/form";
import { Icon } from "~/ui/controls/icon";
import { useMounted } from "~/ui/controls/use-mounted";
import { PostField } from "~/ui/forms/field";
import type { FormPost } from "~/ui/forms/use-form-post";
import { limits } from "./account-definition";

type PasswordFieldsProps = {
  children(shown: { type: "text" | "password" }): ReactNode;
};

/** In the first label's line, so that nothing moves when it appears. */
const buttonClass =
  "flex min-h-11 items-center gap-2 justify-self-start text-small @card:absolute @card:-top-2 @card:right-0";

export function PasswordFields({ children }: PasswordFieldsProps) {
  const [seen, see] = useState(false);
  return (
    <div className="relative grid grid-cols-1 gap-[inherit] @container">
      {children({ type: seen ? "text" : "password" })}
      {useMounted() && (
        <button type="button" className={buttonClass} onClick={() => see(!seen)}>
          <Icon of={seen ? "eye-off" : "eye"} />
          <span>
            {seen ? "Hide" : "Show"}
            <span className="sr-only"> password</span>
          </span>
        </button>
      )}
    </div>
  );
}

type NewPasswordFieldsProps = {
  post: FormPost;
  fields: { password: FieldDefinition; confirmPassword: FieldDefinition };
  shown: { type: "text" | "password" };
};

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
