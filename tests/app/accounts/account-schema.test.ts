import { expect, test } from "vitest";
import { loginSchema } from "~/accounts/account-schema.server";
import { accountSchema, registrationSchema } from "~/accounts/registration.server";

/** The first message of each field that is refused. */
function messages(schema: typeof registrationSchema | typeof loginSchema, value: unknown) {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path[0], message]));
}

const good = {
  username: "Ann",
  email: "ann@example.org",
  password: "secret",
  confirmPassword: "secret",
};

test("sign-in asks for three and six characters", () => {
  const refused = {
    username: "Username must be at least 3 characters",
    password: "Password must be at least 6 characters",
  };
  for (const value of [{ username: "ab", password: "12345" }, { username: "  ab " }, {}]) {
    expect(messages(loginSchema, { password: "", ...value })).toEqual(refused);
  }
  expect(messages(loginSchema, { username: "abc", password: "123456" })).toEqual({});
});

test("registration names every field that is wrong", () => {
  expect(messages(registrationSchema, { confirmPassword: "12345" })).toEqual({
    username: "Username must be at least 3 characters",
    email: "Please enter a valid email address",
    password: "Password must be at least 6 characters",
    confirmPassword: "Password must be at least 6 characters",
  });
  expect(messages(registrationSchema, good)).toEqual({});
});

test("passwords that differ are said on the second, also when another field is wrong", () => {
  const differ = { confirmPassword: "Passwords do not match" };
  expect(messages(registrationSchema, { ...good, confirmPassword: "secret2" })).toEqual(differ);
  expect(
    messages(registrationSchema, { ...good, username: "a", confirmPassword: "secret2" }),
  ).toEqual({ ...differ, username: "Username must be at least 3 characters" });
});

test("names are trimmed, addresses are lower-case, passwords stay as they are", () => {
  const parsed = accountSchema.parse({
    username: "  Ann ",
    email: " Ann@Example.ORG",
    password: " secret ",
  });
  expect(parsed).toEqual({ username: "Ann", email: "ann@example.org", password: " secret " });
});

test.each([
  ["username", "a".repeat(51)],
  ["password", "a".repeat(201)],
  ["password", "secret\u0007"],
  ["email", `${"a".repeat(250)}@example.org`],
])("a %s beyond its bounds is refused", (field, value) => {
  expect(accountSchema.safeParse({ ...good, [field]: value }).success).toBe(false);
});
