import type { Draft } from "./drafts";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** What a person writes in: neither the hidden fields nor the trap for machines. */
export function controlsOf(form: HTMLFormElement | null): Control[] {
  const all = form?.querySelectorAll<Control>("textarea, input:not([type=hidden], [tabindex])");
  return [...(all ?? [])];
}

/** Whether a form holds something else than it began with. */
export const isTouched = (form: HTMLFormElement) => controlsOf(form).some(isChanged);

const isBox = (control: Control): control is HTMLInputElement => control.type === "checkbox";

const isChanged = (control: Control) =>
  isBox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;

/** What a form holds now. */
export const wordsOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    controlsOf(form).map((control) => [
      control.name,
      isBox(control) ? control.checked : control.value,
    ]),
  );

/** Puts a draft into the form that it was of. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const control of controlsOf(form)) {
    const word = draft[control.name];
    if (isBox(control) && typeof word === "boolean") control.checked = word;
    if (!isBox(control) && typeof word === "string") control.value = word;
  }
}
