import { useLocation } from "@remix-run/react";
import { type FormEvent, type TextareaHTMLAttributes, useEffect, useRef, useState } from "react";
import { beginDraft, draftName, forgetDraft, leaveDraft } from "~/forms/device-drafts";
import { draftFields, draftPreserved, type FormDefinition } from "~/forms/form";
import { isOwnPage } from "~/paths";
import { useCurrentUser } from "../layout/current-user";
import { grouped } from "../reading/grouped";
import { controlProps, Labelled, type PostFieldProps } from "./field";
import type { FormPost } from "./form";
import { Notice } from "./notice";
import { readDraft, saveDraft, type Words } from "./tab-drafts";

type PostTextareaProps = PostFieldProps & { rows: number };

/** What is begun in its form outlives a reload, Back and a crash, unless the form says `drafts: false`. */
export function PostTextarea({ post, field, rows, hint = field.hint }: PostTextareaProps) {
  const own = post.fieldOf(field);
  const { minLength, maxLength } = own;
  const draft = useDraft(post);
  return (
    <Labelled of={own} label={field.label} hint={hint}>
      {draft.isRestored && (
        <Notice variant="info">
          {draftPreserved}{" "}
          <button type="button" onClick={draft.discard} className="link">
            Throw it away
          </button>
        </Notice>
      )}
      <LimitedTextarea
        {...{ ...controlProps(own, post, hint), minLength, maxLength, rows }}
        autoComplete={field.autoComplete}
      />
    </Labelled>
  );
}

type LimitedTextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement>;

/** Browsers count an emoji twice and cut what is pasted, so they are given twice the limit. */
function LimitedTextarea({ maxLength, ...props }: LimitedTextareaProps) {
  const { id, defaultValue } = props;
  const [length, setLength] = useState(0);
  const own = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const begin = () => setLength([...String(defaultValue ?? "")].length);
    begin();
    const { current } = own;
    current?.form?.addEventListener("reset", begin);
    return () => current?.form?.removeEventListener("reset", begin);
  }, [defaultValue]);
  const input = ({ currentTarget: { value } }: FormEvent<HTMLTextAreaElement>) =>
    setLength([...value].length);
  return (
    <>
      <textarea
        {...props}
        ref={own}
        dir="auto"
        maxLength={maxLength && 2 * maxLength}
        onInput={input}
      />
      <p id={`${id}-limit`} role="status" className="field-hint empty:hidden">
        {maxLength === undefined ? "" : limitWords(maxLength - length)}
      </p>
    </>
  );
}

/** Characters left. */
const near = 500;

function limitWords(left: number): string {
  if (left > near) return "";
  const number = Math.abs(left);
  return `${grouped(number)} ${number === 1 ? "character" : "characters"} ${left < 0 ? "too many" : "left"}.`;
}

/** What the server sent back wins, and so does what is typed already. */
function useDraft({ form, element, result, begin }: FormPost) {
  const { pathname } = useLocation();
  const name = draftName(form.name, pathname);
  const drafts = useCurrentUser()?.drafts;
  const key = useRef(drafts);
  key.current = drafts;
  const served = useRef<Words>({});
  const [isRestored, setRestored] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, as it comes alive
  useEffect(() => {
    const { current: own } = element;
    if (!own || form.drafts === false) return;
    // Of another tab, until something is typed.
    let origin: Words | undefined;
    const restore = (words?: Words) => {
      setRestored(words !== undefined);
      begin(hiddenOf(form, words));
      if (words) fillIn(own, words);
      if (words) own.closest("details")?.setAttribute("open", "");
    };
    const note = () => beginDraft(name, restore);
    const save = () => {
      const goesOn = !origin || goesOnFrom(origin, own);
      origin = undefined;
      if (!isWritten(own, served.current)) return (goesOn ? forgetDraft : leaveDraft)(name);
      const draft = { name, words: wordsOf(own), goesOn, isLatest: note() };
      if (key.current || !isOwnPage(pathname)) saveDraft(draft, key.current);
    };
    served.current = result ? {} : wordsOf(own, true);
    const isNew = !isWritten(own, served.current);
    const isLatest = note();
    // What is typed already takes the place of this tab's alone.
    const isWanted = (words: Words, isOwn: boolean) =>
      isNew ? isOfOffer(words, served.current, form.name) : isOwn;
    readDraft({ name, isLatest, isWanted }, key.current).then((draft) => {
      if (!isLatest()) return;
      if (!isNew) save();
      else if (draft) restore(draft.words);
      if (!draft?.isOwn) origin = draft?.words;
    });
    own.addEventListener("input", save);
    return () => own.removeEventListener("input", save);
  }, [name]);

  function discard() {
    const { current: own } = element;
    forgetDraft(name);
    own?.reset();
    own?.querySelector("textarea")?.focus();
  }

  return { isRestored, discard };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The hidden fields of forms too. */
const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<Control>(
    ":is(input, select, textarea)[id]:not([type=password], [tabindex])",
  ),
];

const isBox = (control: Control): control is HTMLInputElement =>
  /^(checkbox|radio)$/.test(control.type);

const wordsOf = (form: HTMLFormElement, asServed = false): Words =>
  Object.fromEntries(controlsOf(form).map((control) => [control.id, wordOf(control, asServed)]));

function wordOf(control: Control, asServed: boolean): string | boolean {
  if (isBox(control)) return asServed ? control.defaultChecked : control.checked;
  if (!asServed) return control.value;
  if (!("options" in control)) return control.defaultValue;
  return [...control.options].find((option) => option.defaultSelected)?.value ?? "";
}

/** A choice alone is made again as quickly as it is read. */
const isWritten = (form: HTMLFormElement, served: Words) =>
  controlsOf(form).some(
    (control) =>
      control.type !== "hidden" &&
      !("options" in control) &&
      wordOf(control, false) !== served[control.id],
  );

function fillIn(form: HTMLFormElement, words: Words): void {
  for (const control of controlsOf(form)) {
    const word = words[control.id];
    if (control.type === "hidden") continue;
    if (isBox(control)) control.checked = word === true;
    else if (typeof word === "string") control.value = word;
    if (word) unfold(control);
  }
}

/** Who writes over it begins something else; who mends it leaves its beginning or its end. */
function goesOnFrom(origin: Words, form: HTMLFormElement): boolean {
  return [...form.querySelectorAll("textarea")].some(({ id, value }) => {
    const before = String(origin[id] ?? "");
    return before && (value.startsWith(before.slice(0, 16)) || value.endsWith(before.slice(-16)));
  });
}

/** By name: which version was edited, for one. React sets these fields itself. */
const hiddenOf = ({ name: form, fields }: FormDefinition, words: Words = {}) =>
  Object.fromEntries(
    Object.values(fields).flatMap(({ name, type }) => {
      const word = type === "hidden" ? words[`${form}-${name}`] : undefined;
      return typeof word === "string" ? [[name, word]] : [];
    }),
  );

function unfold(control: Element): void {
  const fold = control.parentElement?.closest("details");
  if (!fold) return;
  fold.open = true;
  unfold(fold);
}

/** Where the form shows a draft of the server's, only what was added to that one comes over it. */
function isOfOffer(words: Words, served: Words, form: string): boolean {
  const id = `${form}-${draftFields.draft.name}`;
  return (words[id] ?? "") === (served[id] ?? "");
}
