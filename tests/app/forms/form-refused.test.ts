import { beforeEach, describe, expect, it } from "vitest";
import { refuse } from "~/http/refusal.server";
import { forgetForms, good, message, post, refusedPage, store } from "./page-with-forms";

beforeEach(forgetForms);

describe("a form that is refused", () => {
  it("comes back with its words, but no password, and a message for each field", async () => {
    const { data, init } = await refusedPage({ ...good, name: "a name too long" });
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
    expect(store.saved).toEqual([]);
  });

  it.each([
    ["empty", { ...good, name: "" }],
    ["blank", { ...good, name: " \t" }],
    ["absent", { form: "second", password: "secret" }],
    ["sent twice", [...Object.entries(good), ["name", "Bob"]]],
  ])("says that a required field is missing when it is %s", async (_, fields) => {
    const { data, init } = await refusedPage(fields);
    expect(init.status).toBe(400);
    expect(data).toMatchObject({
      notice: message("missing"),
      result: { error: { name: ["Say your name"] } },
    });
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
  ])("is refused in its own words when saving it failed with %s", async (code, status, wait) => {
    store.trouble = Object.assign(new Error("name = Ann"), { code });
    const { data, init } = await refusedPage(good);
    expect(init.status).toBe(status);
    expect(new Headers(init.headers).get("Retry-After")).toBe(wait);
    const sentence = `${status}: ${refuse(status as 500).text}`;
    expect(data).toMatchObject({
      notice: { ...message("failure"), status: sentence },
      result: { initialValue: { name: "Ann" } },
    });
    expect(JSON.stringify(data)).not.toContain("name = Ann");
  });

  it("is refused after too many, whether it was valid or not, with the input preserved", async () => {
    for (let i = 0; i < 60; i++) await post(i % 2 ? good : { ...good, name: "" });
    const { data, init } = await refusedPage(good);
    expect([init.status, store.saved.length]).toEqual([429, 30]);
    expect(Number(new Headers(init.headers).get("Retry-After"))).toBeGreaterThan(590);
    expect(data).toMatchObject({ result: { initialValue: { name: "Ann" } } });
    expect(((await post({ ...good, form: "first" })) as Response).status).toBe(303);
    expect(((await post(good, { address: "203.0.113.9" })) as Response).status).toBe(303);
  });

  it("throws on what the edge refused before anything of it is read", async () => {
    const refusal = refuse(413, { Connection: "close" });
    const thrown = await post(good, { refusal }).catch((error) => error);
    expect(thrown).toMatchObject({ data: refusal.text, init: { status: 413 } });
    expect(store.saved).toEqual([]);
  });
});
