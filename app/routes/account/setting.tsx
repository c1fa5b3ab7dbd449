import { useSearchParams } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { Button } from "~/ui/controls/controls";
import { type FormPost, PostForm } from "~/ui/forms/form";

type ChangeFoldProps = { post: FormPost; label: string; button: string; children: ReactNode };

/** Open where `?change=` asks for it or its form has a message. */
export function ChangeFold({ post, label, button, children }: ChangeFoldProps) {
  const { form, result, notice, done } = post;
  const wanted = useSearchParams()[0].get("change") === form.name;
  const isNeeded = wanted || done || result !== undefined || notice !== undefined;
  const [open, setOpen] = useState(isNeeded);
  // Stays open until the visitor closes it.
  if (isNeeded && !open) setOpen(true);
  return (
    <details open={open}>
      <summary className={`${settingAction} summary-plain`}>{label}</summary>
      <div className="mt-3 pb-3">
        <PostForm post={post} action="/account/settings" className="form">
          {children}
          <Button pending={post.pending && "Saving..."}>{button}</Button>
        </PostForm>
      </div>
    </details>
  );
}

type SettingProps = { id: string; heading: string; roomy?: boolean; children: ReactNode };

export function Setting({ id, heading, roomy, children }: SettingProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="@container relative grid grid-cols-1 gap-x-6 py-4 md:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <h3 id={`${id}-heading`} className="font-sans text-base font-semibold">
        {heading}
      </h3>
      <div className={`grid max-w-136 grid-cols-1 ${roomy ? "gap-3" : "gap-1 md:*:first:pe-40"}`}>
        {children}
      </div>
    </section>
  );
}

/** At one right edge with all others; below where large fonts leave no room. */
export const settingAction =
  "link inline-flex min-h-11 items-center @card:absolute @card:top-2 @card:right-0";

export const settingRows = "rows *:first:border-t-0 *:last:border-b-0 *:last:pb-0";
