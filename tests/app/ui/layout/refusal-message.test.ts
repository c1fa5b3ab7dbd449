import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "@remix-run/router";
import { describe, expect, it } from "vitest";
import { refuse } from "~/http/refusal.server";
import { refusalMessage } from "~/ui/layout/refusal-page";

const fault = refusalMessage(new Error("a secret"));

describe("what an error page says", () => {
  it.each([400, 403, 404, 405, 408, 413, 415, 429, 503] as const)(
    "is the server's own sentence for %i, under a title of its own",
    (status) => {
      const { text } = refuse(status);
      const words = refusalMessage(new ErrorResponse(status, "", text));
      expect(words.text).toBe(text);
      expect(words.title).not.toBe(fault.title);
    },
  );

  it("is that the fault is ours for all else, and never what went wrong", () => {
    expect(fault.title).toBe("Something went wrong");
    expect(JSON.stringify(fault)).not.toContain("a secret");
    for (const error of ["a secret", null, undefined, new ErrorResponse(500, "", "a secret")])
      expect(refusalMessage(error)).toEqual(fault);
  });

  it("is what an action says where the session of its form is gone", () => {
    const signedOut = { title: "You were signed out", description: "Your words are kept." };
    const words = refusalMessage(new ErrorResponse(401, "", { signedOut, next: "/" }));
    expect(words).toEqual({ title: signedOut.title, text: signedOut.description });
    expect(refusalMessage(new ErrorResponse(401, "", null))).toEqual(fault);
  });

  it("leads on where a loader knows ways", () => {
    const ways = [{ to: "/bible", label: "The Bible" }];
    const refused = { text: "There is no such place.", ways, search: "A word" };
    const words = refusalMessage(new ErrorResponse(404, "", refused));
    expect(words).toEqual({ title: "Nothing here", ...refused });
    const titled = { title: "There is no John 99", ...refused };
    expect(refusalMessage(new ErrorResponse(404, "", titled))).toEqual(titled);
  });

  it("says nothing that is no sentence", () => {
    const words = refusalMessage(new ErrorResponse(404, "", { data: "a secret" }));
    expect([words.title, words.text]).toEqual(["Nothing here", fault.text]);
  });
});
