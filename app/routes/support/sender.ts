import { emailField, type FieldDefinition } from "~/forms/form";

/** How the team knows whom to answer, on every form that is written to it. */
export const sender = {
  fullName: {
    name: "fullName",
    label: "Your Name",
    autoComplete: "name",
    required: "Please enter your name",
    maxLength: 100,
  },
  email: emailField,
} as const satisfies Record<string, FieldDefinition>;
