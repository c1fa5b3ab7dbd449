import { beforeEach, describe, expect, it } from "vitest";
import { honeypot } from "~/forms/form";
import { forgetForms, good, post, store } from "./page-with-forms";

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
});
