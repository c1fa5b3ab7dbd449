import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/node";
import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { line } from "~/forms/fields.server";
import { honeypot } from "~/forms/form";
import { answerForms, type FormHandler, type Sender } from "~/server/form.server";
import { refuse } from "~/server/refusal.server";
import { withSettings } from "../../settings";

type Answer = { data: unknown; init: { status: number; headers?: Headers } };

const field = (name: string) => ({ name, label: name, required: true, maxLength: 10 });
const words = (about: string) => ({ title: `${about} title`, description: `${about} words` });

const kept: { value: unknown; sender: Sender }[] = [];
let trouble: unknown;

const handler = (name: string): FormHandler => ({
  form: {
    name,
    fields: { name: field("name"), password: field("password") },
    missing: words("missing"),
    failure: words("failure"),
    failureStands: true,
    success: words("success"),
  },
  schema: z.object({
    name: line("Say your name", { max: 10 }),
    password: line("Say your password", { max: 10 }),
  }),
  hidden: ["password"],
  async keep(value, sender) {
    if (trouble) throw trouble;
    kept.push({ value, sender });
    return undefined;
  },
});

const handlers = [handler("first"), handler("second")];

async function post(fields: Record<string, string> | string[][], context: AppLoadContext = {}) {
  const request = new Request("http://localhost/page", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const args = { request, context, params: {} } as ActionFunctionArgs;
  return (await answerForms(args, "/page", handlers)) as unknown;
}

const good = { form: "second", name: "Ann", password: "secret" };
const answered = async (...given: Parameters<typeof post>) => (await post(...given)) as Answer;

beforeEach(() => {
  withSettings();
  kept.length = 0;
  trouble = undefined;
});

describe("a form that is taken", () => {
  it("leads back to its own place, with a toast on the way", async () => {
    const response = (await post(good)) as Response;
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/page?done=second#second");
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^session_id=/)]);
  });

  it("is kept with its own fields alone", async () => {
    await post({ ...good, id: "7", isAdmin: "true", "name[0]": "x", __proto__: "x" });
    expect(kept.map(({ value }) => value)).toEqual([{ name: "Ann", password: "secret" }]);
  });

  it("is the first of the page when it does not say which it is", async () => {
    for (const form of ["", "third", "__proto__"]) {
      const response = (await post({ ...good, form })) as Response;
      expect(response.headers.get("Location")).toBe("/page?done=first#first");
    }
  });

  it("is suspected when the field is filled that nobody sees", async () => {
    await post({ ...good, [honeypot.name]: "buy" });
    await post({ ...good, [honeypot.name]: "" });
    expect(kept.map(({ sender }) => sender.suspected)).toEqual([true, false]);
  });
});

describe("a form that is not taken", () => {
  it("comes back with its words, but no password, and a message for each field", async () => {
    const { data, init } = await answered({ ...good, name: "a name too long" });
    expect(init.status).toBe(400);
    expect(data).toMatchObject({
      form: "second",
      notice: undefined,
      result: {
        initialValue: { name: "a name too long" },
        error: { name: ["Please use at most 10 characters"] },
      },
    });
    expect(JSON.stringify(data)).not.toContain("secret");
    expect(kept).toEqual([]);
  });

  it.each([
    ["empty", { ...good, name: "" }],
    ["blank", { ...good, name: " \t" }],
    ["absent", { form: "second", password: "secret" }],
    ["sent twice", [...Object.entries(good), ["name", "Bob"]]],
  ])("says that a required field is missing when it is %s", async (_, fields) => {
    const { data, init } = await answered(fields);
    expect(init.status).toBe(400);
    expect(data).toMatchObject({
      notice: words("missing"),
      result: { error: { name: ["Say your name"] } },
    });
  });

  it("tells the page, for its title", async () => {
    const context: AppLoadContext = {};
    await post({ ...good, name: "" }, context);
    expect(context.formRefused).toBe(true);
    const taken: AppLoadContext = {};
    await post(good, taken);
    expect(taken.formRefused).toBeUndefined();
  });

  it.each([
    ["SQLITE_BUSY", 503, "5"],
    ["SQLITE_BUSY_SNAPSHOT", 503, "5"],
    ["SQLITE_FULL", 503, "5"],
    ["SQLITE_IOERR_WRITE", 503, "5"],
    ["SQLITE_READONLY_DBMOVED", 503, "5"],
    ["SQLITE_CANTOPEN", 503, "5"],
    ["SQLITE_CONSTRAINT_CHECK", 500, null],
    ["ENOENT", 500, null],
    [undefined, 500, null],
  ])("is answered in its own words when keeping it failed with %s", async (code, status, wait) => {
    trouble = Object.assign(new Error("name = Ann"), { code });
    const { data, init } = await answered(good);
    expect(init.status).toBe(status);
    expect(new Headers(init.headers).get("Retry-After")).toBe(wait);
    const said = `${status}: ${refuse(status as 500).text}`;
    expect(data).toMatchObject({
      notice: { ...words("failure"), status: said },
      result: { initialValue: { name: "Ann" } },
    });
    expect(JSON.stringify(data)).not.toContain("name = Ann");
  });

  it("is refused after too many, whether it was valid or not, with the words kept", async () => {
    for (let i = 0; i < 60; i++) await post(i % 2 ? good : { ...good, name: "" });
    const { data, init } = await answered(good);
    expect([init.status, kept.length]).toEqual([429, 30]);
    expect(Number(new Headers(init.headers).get("Retry-After"))).toBeGreaterThan(590);
    expect(data).toMatchObject({ result: { initialValue: { name: "Ann" } } });
    expect(((await post({ ...good, form: "first" })) as Response).status).toBe(303);
    expect(((await post(good, { address: "203.0.113.9" })) as Response).status).toBe(303);
  });

  it("throws on what the edge refused before anything of it is read", async () => {
    const refusal = refuse(413, { Connection: "close" });
    const thrown = (await post(good, { refusal }).catch((error) => error)) as Answer;
    expect(thrown).toMatchObject({ data: refusal.text, init: { status: 413 } });
    expect(kept).toEqual([]);
  });
});
