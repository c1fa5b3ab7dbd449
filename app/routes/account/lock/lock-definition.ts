import { defineForm, type FieldDefinition, type FormDefinition, unreached } from "~/forms/form";
import type { ToastMessage } from "~/http/toast-message";
import { currentPassword } from "../account-changes-definition";

const words = {
  name: "words",
  label: "Recovery code",
  autoComplete: "off",
  required: "Please type the words",
  maxLength: 200,
} as const satisfies FieldDefinition;

const formOf = <const Fields extends FormDefinition["fields"]>(
  name: string,
  fields: Fields,
  failed: string,
  success?: ToastMessage,
) => defineForm(name, { fields, failure: { title: failed, description: unreached }, success });

export const lockForms = {
  begin: formOf("begin-lock", { currentPassword }, "Nothing is locked yet"),
  confirm: formOf("lock", { words }, "Nothing is locked yet", {
    title: "Your prayers are locked",
    description: "You’re signed out everywhere else, and we’re emailing you about it.",
  }),
  remove: formOf("unlock", { currentPassword }, "Still locked", {
    title: "Your prayers are unlocked",
    description: "This site’s key opens them again. Your recovery code is worth nothing now.",
  }),
  open: formOf("open-lock", { words, currentPassword }, "Not opened", {
    title: "Your prayers are open again",
    description: "You have all of them back.",
  }),
  deleteLeft: formOf("delete-locked", { currentPassword }, "Nothing was deleted", {
    title: "Deleted",
    description: "The locked prayers are gone for good.",
  }),
} as const;

export const lockIntents = { cancel: "cancel-lock", anew: "begin-anew" } as const;
