import { beforeEach, expect, test, vi } from "vitest";
import { authenticate } from "../../../app/accounts/authenticator.server";
import { FormRefusal } from "../../../app/forms/form-refusal.server";
import { withSettings } from "../../settings";

const hashed = vi.hoisted(() => (password: string) => `hash of ${password}`);

// A hash takes a quarter of a second.
vi.mock("../../../app/accounts/passwords/password.server", () => ({
  hashPassword: async (password: string) => hashed(password),
  verifyPassword: async (password: string, hash?: string) => ({
    right: hash === hashed(password),
    outdated: false,
  }),
}));

beforeEach(() => withSettings());

const ann = { username: " Annabeth ", email: "Ann@Example.org", password: "peace be with you" };

type Words = Record<string, string>;

/** Comes in by a page's form, or by /api. */
function enter(kind: "page" | "api", words: Words, { to = "login", address = "203.0.113.7" } = {}) {
  const request =
    kind === "page"
      ? new Request("http://localhost/auth", {
          method: "POST",
          body: new URLSearchParams({ ...words, form: to }),
        })
      : new Request(`http://localhost/api/${to}?next=/form`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(words),
        });
  return authenticate({ request, context: { address } });
}

const refusal = (entrance: Promise<unknown>) =>
  entrance.then(
    () => 200,
    (error) => (error instanceof FormRefusal ? error.details.status : error),
  );

test.each([
  ["page", "api"],
  ["api", "page"],
] as const)(
  "who registers by the %s signs in by the %s, with what the schema made of it",
  async (first, second) => {
    const made = await enter(first, { ...ann, confirmPassword: ann.password }, { to: "register" });
    expect(made).toMatchObject({ username: "Annabeth", email: "ann@example.org" });
    const { username, password } = ann;
    expect((await enter(second, { username, password })).id).toBe(made.id);
    expect(await refusal(enter(first, { username, password: "not hers" }))).toBe(401);
    expect(await refusal(enter(second, ann, { to: "register" }))).toBe(409);
  },
);

test("an endpoint does what it is called for, whatever its body says", async () => {
  const made = await enter("api", { ...ann, form: "login" }, { to: "register" });
  expect(made.username).toBe("Annabeth");
  expect(await refusal(enter("api", { ...ann, form: "register" }))).toBe(200);
});

test("failures count against the address of the connection, not one that is sent", async () => {
  await enter("api", ann, { to: "register" });
  const wrong = { username: "Annabeth", password: "not hers" };
  for (let i = 0; i < 12; i++) await refusal(enter("page", { ...wrong, address: `192.0.2.${i}` }));
  expect(await refusal(enter("page", { ...wrong, address: "192.0.2.99" }))).toBe(429);
  const other = { username: "Somebody", password: "not theirs" };
  expect(await refusal(enter("page", other, { address: "198.51.100.4" }))).toBe(401);
});
