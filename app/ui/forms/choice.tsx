import CircleAlert from "lucide-react/icons/circle-alert";
import type { FieldDefinition } from "~/forms/form";
import { Icon } from "~/ui/controls/icon";
import type { FormPost } from "./use-form-post";

type PostChoiceProps = {
  post: FormPost;
  field: FieldDefinition;
  options: readonly { value: string; label: string }[];
  /** What is chosen already. */
  chosen: string;
};

/** One of a few, in a posted form; all of them in sight. */
export function PostChoice({ post, field, options, chosen }: PostChoiceProps) {
  const { result, pending, form } = post;
  const id = `${form.name}-${field.name}`;
  const choice = String(result?.initialValue?.[field.name] ?? chosen);
  const error = result?.error?.[field.name]?.[0];
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className="field"
      disabled={pending}
      aria-describedby={error && `${id}-error`}
    >
      <legend className="field-label">{field.label}</legend>
      {error && (
        <p id={`${id}-error`} className="field-error">
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      )}
      <div className="choices">
        {options.map(({ value, label }) => (
          <label key={value} className="check">
            <input type="radio" name={field.name} value={value} defaultChecked={value === choice} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
