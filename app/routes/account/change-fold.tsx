import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Icon } from "~/ui/controls/icon";
import { useFold } from "~/ui/controls/use-fold";
import type { FormPost } from "~/ui/forms/use-form-post";

type ChangeFoldProps = { post: FormPost; label: string; children: ReactNode };

/** The parameter of the address that opens one of them: `?change=password`. */
export const changeParameter = "change";

/** What is seldom changed: its form behind its name, open where it is asked for or has something to say. */
export function ChangeFold({ post, label, children }: ChangeFoldProps) {
  const { form, result, notice, done } = post;
  const wanted = useSearchParams()[0].get(changeParameter) === form.name;
  const fold = useFold(wanted || done || result !== undefined || notice !== undefined);
  return (
    <details {...fold} className="group">
      <summary className="button button-secondary summary-plain">
        {label}
        <Icon of="plus" className="group-open:rotate-45" />
      </summary>
      <div className="mt-5">{children}</div>
    </details>
  );
}
