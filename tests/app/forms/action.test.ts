import { beforeEach, describe, expect, it } from "vitest";
import { FormRefusal, runForms } from "~/forms/action.server";
import { honeypot } from "~/forms/form";
import { type Flash, readSession } from "~/http/session-cookie.server";
import { forgetForms, good, handler, message, post, refusedPage, store } from "./page-with-forms";

beforeEach(forgetForms);

describe("a form that is accepted", () => {
  it("leads back to its own place, with a toast on the way", async () => {
    const response = (await post(good)) as Response;
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/page?done=second#second");
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^session_id=/)]);
  });

  it("is saved with its own fields alone", async () => {
    await post({ ...good, id: "7", isAdmin: "true", "name[0]": "x", __proto__: "x" });
    expect(store.saved.map(({ value }) => value)).toEqual([{ name: "Ann", password: "secret" }]);
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
    expect(store.saved.map(({ sender }) => sender.suspected)).toEqual([true, false]);
  });

  const flashOf = async (response: unknown): Promise<Flash | undefined> => {
    const [set = ""] = (response as Response).headers.getSetCookie();
    const headers = new Headers({ Cookie: set.split(";")[0] ?? "" });
    return (await readSession({ headers })).flash;
  };

  it("says its success in its place, else in a toast: one's own, or where it leads elsewhere", async () => {
    expect(await flashOf(await post(good))).toMatchObject({ ...message("success"), inPlace: true });
    store.success = { message: message("own") };
    expect(await flashOf(await post(good))).toMatchObject({ ...message("own"), inPlace: false });
    store.success = { to: "/elsewhere" };
    expect(await flashOf(await post(good))).toMatchObject({ inPlace: false });
    store.success = { to: "/elsewhere", inPlace: true };
    expect(await flashOf(await post(good))).toMatchObject({ inPlace: true });
    store.success = undefined;
    const { form, ...rest } = handler("second");
    const toasting = [{ ...rest, form: { ...form, toasts: ["success"] as const } }];
    expect(await flashOf(await post(good, {}, toasting))).toMatchObject({ inPlace: false });
    const silent = [{ ...rest, form: { ...form, success: undefined } }];
    expect(await flashOf(await post(good, {}, silent))).toBeUndefined();
  });

  it("leads where it wants, with its session, its receipt and its cookie", async () => {
    const session = { token: "t" };
    store.success = { to: "/elsewhere", session, receipt: "r", cookie: "preferences=x" };
    const { headers } = (await post(good)) as Response;
    expect(headers.get("Location")).toBe("/elsewhere");
    const [own = "", other] = headers.getSetCookie();
    expect(other).toBe("preferences=x");
    const sent = new Headers({ Cookie: own.split(";")[0] ?? "" });
    expect(await readSession({ headers: sent })).toMatchObject({
      ...session,
      flash: { receipt: "r" },
    });
    store.success = {};
    expect(await flashOf(await post(good))).not.toHaveProperty("receipt");
  });

  it("keeps the page's own search", async () => {
    const body = new URLSearchParams(good);
    const request = new Request("http://localhost/page", { method: "POST", body });
    const args = { request, context: {}, params: {} } as never;
    const response = await runForms(args, "/page", [handler("second")], { search: { of: "1" } });
    expect((response as Response).headers.get("Location")).toBe("/page?of=1&done=second#second");
  });

  it("takes no file for a word", async () => {
    const sent = new FormData();
    for (const [name, value] of Object.entries(good)) sent.set(name, value);
    sent.set("name", new File(["Ann"], "name.txt"));
    const request = new Request("http://localhost/page", { method: "POST", body: sent });
    const args = { request, context: {}, params: {} } as never;
    const { init } = (await runForms(args, "/page", [handler("second")])) as never as {
      init: { status: number };
    };
    expect([init.status, store.saved]).toEqual([400, []]);
  });
});

describe("a form that is looked at beside its schema", () => {
  const checked: unknown[] = [];
  const page = () => [
    {
      ...handler("second"),
      check: async (words: Record<string, unknown>) => {
        checked.push(words);
        if (words.name === "Bad")
          throw new FormRefusal({ status: 409, text: "No", foreseen: true });
      },
    },
  ];

  it("is so only where something of it is wrong, which a refusal comes before", async () => {
    expect(((await post(good, {}, page())) as Response).status).toBe(303);
    expect(checked).toEqual([]);
    const one = (await post({ ...good, password: "" }, {}, page())) as { init: { status: number } };
    expect(one.init.status).toBe(400);
    expect(checked).toEqual([{ name: "Ann" }]);
    const other = (await post({ ...good, name: "Bad", password: "" }, {}, page())) as {
      init: { status: number };
    };
    expect(other.init.status).toBe(409);
  });
});

describe("a refusal", () => {
  it("says what is wrong with a field, what stands in another, and what to do", async () => {
    const action = { label: "Log in", to: "/auth" };
    const details = { status: 409, text: "It is taken.", action };
    const fields = { name: "Choose another" };
    store.trouble = new FormRefusal({ ...details, foreseen: true, fields, values: { id: "2" } });
    const { data, init } = await refusedPage(good);
    expect(init.status).toBe(409);
    expect(data).toMatchObject({
      ...{ form: "second", wrongPassword: false },
      notice: { ...message("failure"), status: "It is taken.", action },
      result: { error: { name: ["Choose another"] }, initialValue: { name: "Ann", id: "2" } },
    });
    store.trouble = new FormRefusal({ status: 401, text: "Wrong" });
    expect((await refusedPage(good)).data).toMatchObject({
      wrongPassword: true,
      notice: { status: "401: Wrong" },
    });
    expect((await refusedPage(good)).data).not.toHaveProperty("notice.action");
  });
});
