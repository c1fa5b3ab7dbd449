import type { FieldDefinition } from "~/forms/form";

/** How the team knows whom to answer, on every form that is written to it. */
export const sender = {
  fullName: {
    name: "fullName",
    label: "Your Name",
    autoComplete: "name",
    required: true,
    maxLength: 100,
  },
  email: {
    name: "email",
    label: "Email Address",
    type: "email",
    autoComplete: "email",
    required: true,
    maxLength: 254,
  },
} as const satisfies Record<string, FieldDefinition>;
