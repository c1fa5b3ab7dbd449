import { describe, expect, it } from "vitest";
import { accountMessages } from "~/accounts/account-definition";
import { invalidEmail } from "~/forms/form";
import { form } from "../support/ask";
import { withServer } from "../support/with-server";
import { account, register } from "./support/account";
import { descriptionOf, fieldOf, openPage, textsOf } from "./support/document";

const server = withServer();
const { shortUsername, shortPassword, differentPasswords } = accountMessages;
const allWrong = {
  Username: shortUsername,
  Email: invalidEmail,
  Password: shortPassword,
  "Confirm Password": shortPassword,
};

describe("password managers know every field", () => {
  it.each([
    ["/auth", { Username: ["username", "text"], Password: ["current-password", "password"] }],
    [
      "/auth?tab=register",
      {
        Username: ["username", "text"],
        Email: ["email", "email"],
        Password: ["new-password", "password"],
        "Confirm Password": ["new-password", "password"],
      },
    ],
  ])("of %s", async (path, fields) => {
    const { document } = await openPage(server, path);
    for (const [label, expected] of Object.entries(fields)) {
      const field = fieldOf(document, label);
      expect([field.getAttribute("autocomplete"), field.type], label).toEqual(expected);
    }
  });
});

describe("what is wrong is said, each on its field", () => {
  it.each([
    ["login", {}, { Username: shortUsername, Password: shortPassword }],
    [
      "login",
      { username: "ab", password: "12345" },
      { Username: shortUsername, Password: shortPassword },
    ],
    ["register", {}, allWrong],
    [
      "register",
      { username: " ab ", email: "ann@nowhere", password: "12345", confirmPassword: "1234" },
      allWrong,
    ],
    [
      "register",
      {
        username: "Ann",
        email: "a@example.org",
        password: "123456",
        confirmPassword: "1234567",
      },
      { "Confirm Password": differentPasswords },
    ],
  ] as const)("%s with %j", async (tab, sent: Record<string, string>, messages) => {
    const { status, document } = await openPage(
      server,
      `/auth?tab=${tab}`,
      form({ form: tab, ...sent }),
    );
    expect(status).toBe(400);
    expect(document.title).toMatch(/^Error: /);
    expect(textsOf(document, "[role=alert] h2")).toEqual(["There is a problem"]);
    expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(
      Object.keys(messages).length,
    );
    for (const [label, message] of Object.entries(messages))
      expect(descriptionOf(fieldOf(document, label))).toMatch(new RegExp(`^${message}`));
    const saved = tab === "login" ? ["Username"] : ["Username", "Email"];
    for (const label of saved)
      expect(fieldOf(document, label).value).toBe(sent[label.toLowerCase()] ?? "");
    for (const label of ["Password", ...(tab === "login" ? [] : ["Confirm Password"])])
      expect(fieldOf(document, label).value).toBe("");
  });
});

it.each([
  ["username", "Username", /username is taken/],
  ["email", "Email", /account with that email/],
] as const)("a taken %s is said on its field, whatever its case", async (taken, label, message) => {
  const ann = account();
  await register(server, ann);
  const bob = { ...account(), [taken]: ann[taken].toUpperCase() };
  const { status, document } = await openPage(
    server,
    "/auth?tab=register",
    form({ form: "register", ...bob, confirmPassword: bob.password }),
  );
  expect(status).toBe(409);
  expect(textsOf(document, "[role=alert] h2")).toEqual(["Registration failed"]);
  expect(descriptionOf(fieldOf(document, label))).toMatch(message);
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(1);
  expect(fieldOf(document, "Username").value).toBe(bob.username);
  expect(fieldOf(document, "Email").value).toBe(bob.email);
  for (const secret of ["Password", "Confirm Password"])
    expect(fieldOf(document, secret).value).toBe("");
});

it("a taken name and a taken address are said together, each on its field", async () => {
  const ann = account();
  await register(server, ann);
  const { status, text } = await register(server, ann);
  expect([status, text]).toEqual([409, "That username and that email address are taken."]);
  const password = "somebody else's";
  const words = { form: "register", ...ann, password, confirmPassword: password };
  const page = await openPage(server, "/auth?tab=register", form(words));
  expect(page.status).toBe(409);
  expect(textsOf(page.document, "main [role=alert] > p")).toEqual([text]);
  expect(descriptionOf(fieldOf(page.document, "Username"))).toMatch(/username is taken/);
  expect(descriptionOf(fieldOf(page.document, "Email"))).toMatch(/account with that email/);
  expect(page.document.querySelectorAll("[aria-invalid=true]")).toHaveLength(2);
});

it("a wrong password and an unknown name get the same response", async () => {
  const ann = account();
  await register(server, ann);
  for (const username of [ann.username, account().username]) {
    const words = { form: "login", username, password: "not her password" };
    const { status, document } = await openPage(server, "/auth", form(words));
    expect(status).toBe(401);
    expect(textsOf(document, "main [role=alert] p")).toEqual(
      expect.arrayContaining(["Login failed", "Invalid username or password"]),
    );
    expect(fieldOf(document, "Username").value).toBe(username);
    expect(fieldOf(document, "Password").value).toBe("");
  }
});

it("the title of each tab is the heading of its form", async () => {
  for (const [path, heading] of [
    ["/auth", "Log in"],
    ["/auth?tab=register", "Create Account"],
  ] as const) {
    const { document } = await openPage(server, path);
    expect([document.title, textsOf(document, ".entrance-card h2")]).toEqual([
      `${heading} - Prayer LIFE`,
      [heading],
    ]);
  }
});

it("the summary leads to each field by its name, beside which stands what is wrong", async () => {
  const { document } = await openPage(server, "/auth?tab=register", form({ form: "register" }));
  expect(textsOf(document, ".error-summary li")).toEqual([
    "Username",
    "Email",
    "Password",
    "Confirm Password",
  ]);
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(4);
});
