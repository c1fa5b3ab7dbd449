import { getFormProps } from "@conform-to/react";
import type { FormEvent, ReactNode } from "react";
import { type FormDefinition, formNameField, honeypot } from "~/forms/form";
import { Outcome } from "./outcome";
import type { FormPost } from "./use-form-post";

type PostFormProps = {
  post: FormPost;
  action: string;
  /** Once taken it leads to another page, whose top comes into sight. */
  leads?: boolean;
  onInput?: (event: FormEvent<HTMLFormElement>) => void;
  className?: string;
  children: ReactNode;
};

/** A visitor's form: native, posted to a page of ours, with its thanks or its trouble above it. */
export function PostForm({ post, action, leads, onInput, className, children }: PostFormProps) {
  const { form, fetcher, element } = post;
  // Sections have the names of their forms for ids, so a form goes by its name.
  const { id: name, ...props } = getFormProps(post.conform);
  return (
    <fetcher.Form
      {...props}
      name={name}
      ref={element}
      method="post"
      action={action}
      preventScrollReset={!leads}
      onInput={onInput}
      className={className}
    >
      <Outcome post={post} />
      <input type="hidden" name={formNameField} value={form.name} />
      <Honeypot form={form} />
      {children}
    </fetcher.Form>
  );
}

/** Off-screen rather than hidden: what fills it must take it for a field. */
function Honeypot({ form }: { form: FormDefinition }) {
  const id = `${form.name}-${honeypot.name}`;
  return (
    <div className="sr-only">
      <label htmlFor={id}>{honeypot.label}</label>
      <input id={id} name={honeypot.name} type="text" autoComplete="off" tabIndex={-1} />
    </div>
  );
}
