import { useState } from "react";
import type { FieldDefinition } from "~/forms/form";
import { Icon, useMounted } from "~/ui/controls/controls";
import { PostField } from "~/ui/forms/field";
import type { FormPost } from "~/ui/forms/form";

/** In the first label's line, so that nothing moves when it appears. */
const buttonClass =
  "flex min-h-11 items-center gap-2 justify-self-start text-small @card:absolute @card:-top-2 @card:right-0";

type PasswordFieldsProps = { post: FormPost; fields: readonly FieldDefinition[] };

/** One button shows what was typed into all of them: before the second, which would be left by then. */
export function PasswordFields({ post, fields: [first, ...others] }: PasswordFieldsProps) {
  const [seen, see] = useState(false);
  const type = seen ? "text" : "password";
  return (
    <div className="relative grid grid-cols-1 gap-[inherit] @container">
      {first && <PostField post={post} field={first} type={type} />}
      {useMounted() && (
        <button type="button" className={buttonClass} onClick={() => see(!seen)}>
          <Icon of={seen ? "eye-off" : "eye"} />
          <span>
            {seen ? "Hide" : "Show"}
            <span className="sr-only"> password</span>
          </span>
        </button>
      )}
      {others.map((field) => (
        <PostField key={field.name} post={post} field={field} type={type} />
      ))}
    </div>
  );
}
