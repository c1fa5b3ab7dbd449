import { beforeAll, describe, expect, it } from "vitest";
import { pathsFor } from "~/pages";
import { ask, form, json } from "../support/ask";
import { startServer, type TestServer } from "../support/server";
import { account, enter, register } from "./support/account";
import { fieldOf, openPage } from "./support/document";

let server: TestServer;
let ann: Awaited<ReturnType<typeof enter>>;
beforeAll(async () => {
  server = await startServer();
  ann = await enter(server);
});

it("pages of one person lead everybody else to sign in, and back", async () => {
  const paths = pathsFor("person").map((path) => path.replace(/:\w+/g, "h".repeat(22)));
  expect(paths.length).toBeGreaterThan(15);
  for (const path of paths) {
    const { status, headers, text } = await ask(server, path);
    const to = `/auth?next=${encodeURIComponent(path)}`;
    expect([path, status, headers.get("Location"), text]).toEqual([path, 303, to, ""]);
  }
});

describe("whoever is signed in already", () => {
  it("goes from sign-in to where they wanted to go, else home", async () => {
    const { Cookie } = ann;
    for (const [path, to] of [
      ["/auth?next=/plan/1", "/plan/1"],
      ["/auth?tab=register&next=%2Fplan%2F1%3Fday%3D2", "/plan/1?day=2"],
      ["/auth?next=//evil.example", "/"],
      ["/auth", "/"],
    ] as const) {
      const { status, headers } = await ask(server, path, { headers: { Cookie } });
      expect([path, status, headers.get("Location")]).toEqual([path, 302, to]);
    }
  });

  it("is known to both forms of the contact page, and a visitor is not", async () => {
    const known = async (headers: Record<string, string>) => {
      const { document } = await openPage(server, "/contact", { headers });
      return [
        "contact-name",
        "contact-email",
        "prayer-request-fullName",
        "prayer-request-email",
      ].map((id) => document.getElementById(id)?.getAttribute("value") ?? "");
    };
    expect(await known({ Cookie: ann.Cookie })).toEqual([
      ann.username,
      ann.email,
      ann.username,
      ann.email,
    ]);
    expect(await known({})).toEqual(["", "", "", ""]);
  });

  it("gets back what they wrote themselves, also nothing", async () => {
    const sent = form({ form: "contact", name: "Ann Lee", email: "" }, { Cookie: ann.Cookie });
    const { document } = await openPage(server, "/contact", sent);
    const [name, email] = ["contact-name", "contact-email"].map((id) =>
      document.getElementById(id),
    );
    expect([name?.getAttribute("value"), email?.getAttribute("value") ?? ""]).toEqual([
      "Ann Lee",
      "",
    ]);
  });
});

const logIn = (username: string, password: string) =>
  ask(server, "/api/login", json({ username, password }));

describe("sign-in with the e-mail address", () => {
  it("is as good as with the name, whatever the case", async () => {
    const address = ` ${ann.email.toUpperCase()} `;
    const { status, text } = await logIn(address, ann.password);
    expect([status, JSON.parse(text).username]).toEqual([200, ann.username]);
    const page = await ask(
      server,
      "/auth",
      form({ form: "login", username: ann.email, password: ann.password }),
    );
    expect(page.status).toBe(303);
    const { document } = await openPage(server, "/auth");
    expect(fieldOf(document, "Username").maxLength).toBe(254);
  });

  it("says and takes the same for a known and an unknown address", async () => {
    const tried = async (address: string) => {
      const from = performance.now();
      const { status, text } = await logIn(address, "not the password");
      return { said: `${status} ${text}`, took: performance.now() - from };
    };
    const [known, unknown] = [await tried(ann.email), await tried("nobody@example.org")];
    expect(known.said).toBe("401 Invalid username or password");
    expect(unknown.said).toBe(known.said);
    expect(unknown.took).toBeGreaterThan(known.took / 3);
    expect(known.took).toBeGreaterThan(unknown.took / 3);
  });

  it("takes no address that only looks like one", async () => {
    const lookAlike = ann.email.replace("@", "＠");
    expect((await logIn(lookAlike, ann.password)).status).toBe(401);
    expect((await logIn(ann.email.replace("a", "а"), ann.password)).status).toBe(401);
  });

  it("cannot be taken away by a name that is somebody else's address", async () => {
    const eve = account();
    const { status, text } = await register(server, { ...eve, username: ann.email });
    expect(status).toBe(400);
    expect(text).toContain("somebody’s email address");
    const own = account();
    const named = await register(server, { ...own, username: own.email.toUpperCase() });
    expect(named.status).toBe(201);
  });
});
