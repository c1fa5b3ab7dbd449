import { beforeAll, describe, expect, it } from "vitest";
import { ask } from "../support/ask";
import { startServer, type TestServer } from "../support/server";
import { openPage, textsOf, valuesOf } from "./support/document";
import { intent } from "./support/visitor";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

describe("one rule for the writing of every address", () => {
  it.each([
    ["/AUTH", "/auth"],
    ["/PLAN/Anxiety-Plan?day=3", "/plan/anxiety-plan?day=3"],
    ["/plan/ANXIETY-PLAN", "/plan/anxiety-plan"],
    ["/theme/THEME-2", "/theme/theme-2"],
    ["/Theme/Theme-2?pray=now", "/theme/theme-2?pray=now"],
  ])("capitals: %s leads to %s", async (path, own) => {
    let at = path;
    let status = 0;
    for (let step = 0; step < 3 && at !== own; step++) {
      const page = await ask(server, at);
      status = page.status;
      at = page.headers.get("Location") ?? "nowhere";
    }
    expect([status, at]).toEqual([308, own]);
    expect((await ask(server, own)).status).toBe(200);
  });

  it("an intent sent to another writing is done to what is meant", async () => {
    for (const [path, own] of [
      ["/plan/ANXIETY-PLAN", "/plan/anxiety-plan?done=save#save"],
      ["/theme/THEME-2", "/theme/theme-2?pray=amen&done=amen"],
    ] as const) {
      const { headers } = await ask(
        server,
        path,
        intent(path.startsWith("/plan") ? "save" : "amen"),
      );
      expect(headers.get("Location")).toBe(own);
    }
  });

  it.each([
    ["/plan/no-such-thing", "We have no plan called “no-such-thing”."],
    ["/theme/no-such-thing", "We have no theme called “no-such-thing”."],
    ["/theme/theme-99", "We have no theme called “theme-99”."],
    ["/theme/anxiety%3Cb%3E", "We have no theme called “anxiety<b>”."],
  ])("unknown names: %s says so in a quiet line", async (path, line) => {
    const { status, document } = await openPage(server, path);
    expect([status, textsOf(document, ".unknown").join(" ")]).toEqual([
      200,
      expect.stringContaining(line),
    ]);
  });

  it("a name that is near leads on, and is the first thing to do", async () => {
    const { document } = await openPage(server, "/theme/anxiety");
    const primary = "main .button-primary";
    expect(textsOf(document, primary)[0]).toBe("Open this plan: Dealing with Anxiety");
    expect(valuesOf(document, primary, "href")[0]).toBe("/plan/anxiety-plan");
    const several = await openPage(server, "/plan/peace");
    expect(textsOf(several.document, ".unknown a").length).toBeGreaterThan(0);
    const known = await openPage(server, "/theme/theme-2");
    expect(textsOf(known.document, ".unknown")).toEqual([]);
  });
});
