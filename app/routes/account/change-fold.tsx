import { useSearchParams } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import type { FormPost } from "~/ui/forms/use-form-post";
import { settingAction } from "./setting-row";

type ChangeFoldProps = { post: FormPost; label: string; children: ReactNode };

/** What is seldom changed: its form behind its name, open where `?change=` asks for it or it has something to say. */
export function ChangeFold({ post, label, children }: ChangeFoldProps) {
  const { form, result, notice, done } = post;
  const wanted = useSearchParams()[0].get("change") === form.name;
  const isNeeded = wanted || done || result !== undefined || notice !== undefined;
  const [open, setOpen] = useState(isNeeded);
  // Once it was needed it stays, but for who closes it.
  if (isNeeded && !open) setOpen(true);
  return (
    <details open={open}>
      <summary className={`${settingAction} summary-plain`}>{label}</summary>
      <div className="mt-3 pb-3">{children}</div>
    </details>
  );
}
