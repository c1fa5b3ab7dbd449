import { lockWords } from "#content/pages/my-prayers";
import { defineForm, type FieldDefinition, type FormDefinition, unreached } from "~/forms/form";
import { currentPassword } from "../account-changes-definition";

const words = {
  name: "words",
  label: "Recovery code",
  autoComplete: "off",
  required: "Please type the words",
  maxLength: 200,
} as const satisfies FieldDefinition;

const formOf = <const Fields extends FormDefinition["fields"]>(
  name: keyof typeof lockWords.parts,
  fields: Fields,
) => {
  const { failed, success } = lockWords.outcomes[name];
  return defineForm(name, { fields, failure: { title: failed, description: unreached }, success });
};

export const lockForms = {
  begin: formOf("begin-lock", { currentPassword }),
  confirm: formOf("lock", { words }),
  remove: formOf("unlock", { currentPassword }),
  open: formOf("open-lock", { words, currentPassword }),
  deleteLeft: formOf("delete-locked", { currentPassword }),
} as const;

export const lockIntents = { cancel: "cancel-lock", anew: "begin-anew" } as const;
