import type { LinksFunction } from "@remix-run/node";
import { useActionData, useSearchParams } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { AccountPage } from "~/accounts/account-page";
import { doneParameter, type FieldDefinition, type FormDefinition } from "~/forms/form";
import { type GroupIntent, groupArrivals, groupMessages, itemField } from "~/groups/group-forms";
import { ScenePicture } from "~/ui/art/scene-picture";
import { BackLink } from "~/ui/controls/back-link";
import { Button, type ButtonVariant, Icon } from "~/ui/controls/controls";
import { PostCheckbox } from "~/ui/forms/choice-field";
import { PostField, ZoneField } from "~/ui/forms/field";
import { type FormPost, PostForm, useFormPost } from "~/ui/forms/form";
import { DoneNotice, IntentForm } from "~/ui/forms/intent-form";
import { Notice } from "~/ui/forms/notice";
import { PostTextarea } from "~/ui/forms/text-area";
import { type DangerHelp, DangerHelpAfter, HelpNow, type HelpNowPage } from "~/ui/help/help-view";
import { isolated } from "~/ui/reading/isolated";
import { Day } from "~/ui/reading/moment";
import { accountStyles } from "../account/account-part";
import { summaryClass } from "../prayers/prayer-list";
import { prayingStyles } from "../praying-styles";
import type { ShownRequest } from "./membership.server";

export const groupStyles: LinksFunction = () => [...prayingStyles(), ...accountStyles()];

type GroupPageProps = {
  help?: HelpNowPage;
  title: string;
  lead?: ReactNode;
  back: { to: string; label: string };
  ways?: ReactNode;
  endsAt?: Date | null;
  children: ReactNode;
};

export function GroupPage({ title, lead, back, ways, endsAt, help, children }: GroupPageProps) {
  return (
    <AccountPage before={<BackLink to={back.to}>{back.label}</BackLink>} title={title} lead={lead}>
      {ways}
      <div className="grid grid-cols-1 gap-part pt-4">
        <DoneNotice messages={groupMessages} variant="success" />
        <DoneNotice messages={groupArrivals} variant="success" byToast={false} />
        {endsAt && (
          <Notice variant="info" title="This group is about to end">
            Everything in it is erased on <Day at={endsAt} />. Until then an owner can bring it
            back.
          </Notice>
        )}
        {children}
      </div>
      <HelpNow help={help} />
    </AccountPage>
  );
}

type IntentButtonProps = {
  action: string;
  intent: GroupIntent;
  item?: string;
  variant?: ButtonVariant;
  describedBy?: string;
  leavesPage?: boolean;
  className?: string;
  label: string;
};

export function IntentButton({ item, describedBy, label, ...rest }: IntentButtonProps) {
  const { variant = "secondary", className, ...form } = rest;
  return (
    <IntentForm {...form} values={item ? { [itemField]: item } : {}}>
      {(pending) => (
        <>
          <ZoneField />
          <Button
            {...{ variant, className }}
            pending={pending && "One moment..."}
            aria-describedby={describedBy}
          >
            {label}
          </Button>
        </>
      )}
    </IntentForm>
  );
}

type GroupFormProps = {
  form: FormDefinition;
  action: string;
  known?: Record<string, string>;
  button: string;
  variant?: ButtonVariant;
  danger?: DangerHelp;
  leads?: boolean;
  /** Fields that look otherwise, in place of those of the definition from the first one on. */
  children?: (post: FormPost) => ReactNode;
  from?: string;
};

/** A form as its definition has it, from top to bottom. */
export function GroupForm({ form, action, button, variant, ...rest }: GroupFormProps) {
  const post = useFormPost(form, rest.known);
  const fields = Object.values(form.fields);
  const own = fields.findIndex(({ name }) => name === rest.from);
  return (
    <PostForm post={post} action={action} leads={rest.leads} className="form">
      <DangerHelpAfter form={form.name} danger={rest.danger} />
      {fields.slice(0, own < 0 ? undefined : own).map((field) => (
        <AnyField key={field.name} post={post} field={field} />
      ))}
      {rest.children?.(post)}
      <ZoneField />
      <div>
        <Button variant={variant} pending={post.pending && "One moment..."}>
          {button}
        </Button>
      </div>
    </PostForm>
  );
}

function AnyField(props: { post: FormPost; field: FieldDefinition }) {
  const { type, maxLength } = props.field;
  if (type === "checkbox") return <PostCheckbox {...props} />;
  return maxLength > 250 ? <PostTextarea {...props} rows={4} /> : <PostField {...props} />;
}

export const foldLink = "link summary-plain inline-flex min-h-11 items-center";

type FoldProps = {
  id: string;
  heading: ReactNode;
  opens?: boolean;
  moment?: string;
  /** Where there is room beside the rest it always stands open. */
  beside?: boolean;
  children: ReactNode;
};

/** Opens for a reason, and shuts when that or its moment is over; until then it is the visitor's. */
export function Fold({ id, heading, opens = false, moment, beside, children }: FoldProps) {
  const reason = useActionData<{ form?: string }>()?.form === id || opens;
  const [open, setOpen] = useState(reason);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment shuts it, too
  useEffect(() => setOpen(reason), [reason, moment]);
  return (
    <details
      id={id}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className={`no-print border-b border-line [&[open]]:pb-6 ${beside ? besideClass : ""}`}
    >
      <summary className={`${summaryClass} ${beside ? besideSummary : ""}`}>{heading}</summary>
      <div className="grid max-w-136 grid-cols-1 gap-5 pt-2">{children}</div>
    </details>
  );
}

const besideClass =
  "lg:border-0 lg:details-content:h-auto lg:details-content:[content-visibility:visible]";
const besideSummary =
  "lg:supports-[selector(::details-content)]:pointer-events-none lg:supports-[selector(::details-content)]:after:hidden";

type FormPartProps = GroupFormProps & { heading: string; note?: string; below?: ReactNode };

/** Under its heading, folded, as a part of a page. */
export function FormPart({ heading, note, below, ...form }: FormPartProps) {
  const { name } = form.form;
  return (
    <Fold id={name} heading={heading} opens={useSearchParams()[0].get(doneParameter) === name}>
      {note && <p className="field-hint">{note}</p>}
      <GroupForm variant="secondary" {...form} />
      {below}
    </Fold>
  );
}

type RequestProps = { request: ShownRequest; action: string };

type RequestWordsProps = Pick<RequestProps, "request"> & { whole?: boolean };

/** Its words, and what whoever wrote it added. @param whole by itself, under its heading */
export function RequestWords({ request, whole }: RequestWordsProps) {
  const { handle, words, person, writer, isMine, on, notes } = request;
  const shown = whole ? notes : notes.slice(-1);
  return (
    <>
      <p id={`name-${handle}`} className="text-small text-ink-quiet">
        <span className={whole ? "sr-only" : ""}>
          {isMine && <span className="print:hidden">You</span>}
          <span className={isMine ? "hidden print:inline" : ""}>{isolated(writer)}</span>
          {person && <>, for {isolated(person)}</>}
          {notes.length === 0 && " · "}
        </span>
        {notes.length === 0 && on}
      </p>
      <p dir="auto" className="prayed-words mt-1 max-w-168 whitespace-pre-line wrap-anywhere">
        {words}
      </p>
      {shown.map((note) => (
        <p
          key={note.handle}
          dir="auto"
          className="mt-3 max-w-168 border-s-2 border-accent ps-5 whitespace-pre-line wrap-anywhere"
        >
          <span className="block text-small text-ink-quiet">
            {note.kind === "thanks" ? "Answered" : "Update"}, {note.on}
          </span>
          {note.words}
        </p>
      ))}
    </>
  );
}

export const Light = ({ id, children }: { id?: string; children: ReactNode }) => (
  <div id={id} className={`${inLight} [&_.prayed-words]:text-scripture`}>
    <Hands />
    {children}
  </div>
);

export const inLight = "vigil night bg-none max-lg:pb-52 lg:min-h-84 lg:pe-[46%]";

/** What a group is known by. */
export const Hands = () => (
  <span className="dawn-rings absolute inset-0 overflow-clip rounded-[inherit]">
    <ScenePicture
      name="hands"
      className="absolute right-0 bottom-0 object-cover object-[55%] max-lg:mask-dawn-45% max-lg:[--scene-height:14rem] lg:[--scene-height:17rem] lg:[--scene-width:26rem] lg:[mask-image:radial-gradient(farthest-side_at_50%_100%,#000_50%,transparent)]"
    />
  </span>
);

/** Of a button about one of several. */
export function about({ handle: item }: { handle: string }, action: string) {
  return { action, item, describedBy: `name-${item}` };
}

export function Prayed({ request, action, leads }: RequestProps & { leads?: boolean }) {
  const one = about(request, action);
  if (request.answeredAt) return null;
  if (request.isPrayed)
    return (
      <div className="flex flex-wrap items-center">
        <p role="status" className="inline-flex min-h-12 items-center gap-2 font-semibold">
          <Icon of="check" className="text-success" /> Prayed today
        </p>
        <IntentButton {...one} intent="unprayed" variant="quiet" label="Undo" />
      </div>
    );
  const variant = leads ? "primary" : "secondary";
  return <IntentButton {...one} intent="prayed" variant={variant} label="I prayed this" />;
}
