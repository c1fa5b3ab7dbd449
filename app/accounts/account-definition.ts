import { accountFields, accountWords } from "#content/messages/account-forms";
import { defineForm, emailField, invalidEmail, sealedField, unreached, zone } from "~/forms/form";
import { isolated } from "~/ui/reading/isolated";

export const { accountMessages, codeField, codeMessages, codeStep, codeWait } = accountWords;
export const { limits, secretChanged } = accountWords;

export const signInCode = defineForm("code", {
  fields: { code: codeField, zone },
  failure: { title: "That didn’t work", description: unreached },
});

const { username, password, shared } = accountFields.login;

export const login = defineForm("login", {
  fields: {
    // The email address may be typed instead, and is longer.
    username: { ...username, maxLength: emailField.maxLength },
    password,
    draft: sealedField,
    zone,
    code: { ...codeField, required: undefined },
    shared,
  },
  toasts: ["failure"],
  failure: { title: "Login failed", description: unreached },
});

export const welcomeBack = (username: string) => ({
  title: "Login successful",
  description: `Welcome back, ${isolated(username)}!`,
});

const { username: newUsername, ...newPasswords } = accountFields.registration;

export const registration = defineForm("register", {
  fields: {
    username: newUsername,
    email: { ...emailField, label: "Email", required: invalidEmail },
    ...newPasswords,
    zone,
  },
  toasts: ["failure"],
  failure: { title: "Registration failed", description: "Could not create your account" },
});

export const logout = defineForm("logout", {
  fields: { back: { label: "Page", type: "hidden", maxLength: 500 } },
  failure: { title: "Logout failed", description: unreached },
  success: { title: "Logged out", description: "You have been logged out successfully" },
});
