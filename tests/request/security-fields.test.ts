import { beforeAll, describe, expect, it } from "vitest";
import { ask, form, json, type Page } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { type Account, enter } from "./support/account";

const server = withServer({}, undefined, { canary: false });

let ann: Account & { Cookie: string };

beforeAll(async () => {
  ann = await enter(server);
});

const typed = (body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  body,
  headers: { "Content-Type": "application/x-www-form-urlencoded", ...headers },
});

const state = () =>
  Promise.all(
    ["users", "prayers", "newsletter_subscriptions", "contact_messages", "prayer_requests"].map(
      (table) => rows(server, `SELECT * FROM ${table}`),
    ),
  );

describe("a name that is sent twice, or as a list or an object,", () => {
  const login = "form=login&username=Ann&password=secret1";
  it.each([
    ["/auth", `${login}&username=Bea`],
    ["/auth", "form=login&username[]=Ann&password[]=secret1"],
    ["/auth", "form=login&username.length=9&password=secret1"],
    [
      "/auth",
      "form=register&username=Cleo&email=a@b.org&email=c@d.org&password=secret1&confirmPassword=secret1",
    ],
    [
      "/auth",
      "form=register&username=Cleo&email=a@b.org&password=secret1&password=secret2&confirmPassword=secret1",
    ],
    ["/contact", "form=contact&name=A&email=a@b.org&topic=general&topic=billing&message=x"],
    ["/contact", "form=contact&name=A&email=a@b.org&topic=constructor&message=x"],
    ["/contact", "form=contact&name=A&email=a@b.org&topic=general&message[__proto__][x]=y"],
    ["/contact", "__proto__.form=contact&constructor.prototype.name=A&form=contact"],
    ["/account/prayers", "form=prayer&text=a&text=b"],
    ["/account/prayers", "form=prayer&text[0]=a&text[1]=b"],
    ["/account/prayers", "form=prayer&form=prayer-edit&text="],
    [
      "/account/settings",
      "form=email&email=a@b.org&email=c@d.org&currentPassword=peace+be+with+you",
    ],
    ["/preferences", "form=preferences&colorScheme=dark&colorScheme=light&textSize=large"],
    ["/plan/faith-plan", "intent[]=start"],
    ["/plan/faith-plan", "intent=__proto__"],
    ["/theme/theme-1", "intent=constructor"],
    ["/theme/theme-1", "intent=toString"],
  ])("is refused by %s: %s", async (path, body) => {
    const before = await state();
    const { status, text } = await ask(
      server,
      path,
      typed(body, path.startsWith("/auth") ? {} : { Cookie: ann.Cookie }),
    );
    expect([body, status]).toEqual([body, 400]);
    expect(text).toContain("<nav");
    expect(await state()).toEqual(before);
  });

  it.each([
    ["/api/login", { username: ["Ann"], password: ["secret1"] }],
    ["/api/login", { username: { $ne: "" }, password: { $ne: "" } }],
    ["/api/register", { username: { toString: "x" }, email: ["a@b.org"], password: true }],
    ["/api/contact", { firstName: ["A"], email: "a@b.org", message: { length: 3 } }],
    ["/api/prayer-request", { fullName: 1, email: null, prayerRequest: ["x"] }],
    [
      "/api/prayer-request",
      { fullName: "A", email: "a@b.org", prayerRequest: "x", isPrivate: "no" },
    ],
    ["/api/newsletter", { email: { email: "a@b.org" }, tags: { 0: "x" } }],
  ])("is refused by %s: %j", async (path, value) => {
    const before = await state();
    expect((await ask(server, path, json(value))).status).toBe(400);
    expect(await state()).toEqual(before);
  });

  it("in a query is read once, as one of its values or as none", async () => {
    for (const query of ["day=2&day=3", "day[]=2", "day=__proto__", "day=2e0&done=__proto__"]) {
      expect([query, (await ask(server, `/plan/faith-plan?${query}`)).status]).toEqual([
        query,
        200,
      ]);
    }
    const next = "/auth?next=/plan&next=//evil.example";
    const { username, password } = ann;
    const entered = await ask(server, next, form({ form: "login", username, password }));
    expect(entered.headers.get("Location")).toMatch(/^\/(?![/\\])/);
  });
});

describe("what a sender adds of its own", () => {
  const added = {
    id: 77,
    userId: 1,
    createdAt: 0,
    isSuspected: 1,
    fingerprint: "f",
    doneAt: 1,
    isActive: 0,
    role: "admin",
    isAdmin: true,
    constructor: { prototype: { isAdmin: true } },
  };
  const words = Object.fromEntries(
    Object.entries(added).map(([name, value]) => [name, String(value)]),
  );
  const polluted = (value: object) => ({
    ...json(0),
    body: JSON.stringify({ ...value, ...added }).replace(
      "{",
      '{"__proto__":{"isAdmin":true,"userId":1},',
    ),
  });
  const moments = /^\d{13}$/;

  const expectTaken = ({ status }: Page) => expect([200, 201, 303]).toContain(status);

  it("to a message or a request for prayer is not saved, by page or by /api", async () => {
    const message = { email: "eve@example.org", message: "mine" };
    const request = { fullName: "Eve", email: "eve@example.org", prayerRequest: "mine" };
    const another = { ...request, prayerRequest: "mine, too" };
    expectTaken(await ask(server, "/api/contact", polluted({ firstName: "Eve", ...message })));
    expectTaken(
      await ask(
        server,
        "/contact",
        form({ ...words, form: "contact", name: "Eve", topic: "general", ...message }),
      ),
    );
    expectTaken(await ask(server, "/api/prayer-request", polluted(request)));
    expectTaken(
      await ask(server, "/contact", form({ ...words, form: "prayer-request", ...another })),
    );
    const messages = (await rows(server, "SELECT * FROM contact_messages")) as Record<
      string,
      unknown
    >[];
    const requests = (await rows(server, "SELECT * FROM prayer_requests")) as Record<
      string,
      unknown
    >[];
    expect([messages.length, requests.length]).toEqual([2, 2]);
    for (const row of [...messages, ...requests]) {
      expect(row).toMatchObject({ userId: null });
      expect(row.id).toBeLessThan(3);
      expect(String(row.createdAt)).toMatch(moments);
    }
    for (const row of messages) expect(row).toMatchObject({ isSuspected: 0 });
    for (const { fingerprint } of messages) expect(fingerprint).not.toBe("f");
    expect(await rows(server, "SELECT * FROM done_messages")).toEqual([]);
  });

  it("to an account or a choice makes nobody more than they are", async () => {
    const password = "peace be with eve";
    const eve = { username: "Evangeline", email: "evangeline@example.org", password };
    const sent = { ...words, form: "register", ...eve, confirmPassword: password };
    expectTaken(await ask(server, "/auth", form(sent)));
    const found = await rows(server, "SELECT * FROM users WHERE username = 'Evangeline'");
    expect(found).toMatchObject([{ id: 2, email: eve.email }]);
    const { Cookie } = ann;
    const choice = { form: "preferences", colorScheme: "dark", textSize: "large" };
    expectTaken(await ask(server, "/preferences", form({ ...choice, userId: "2" }, { Cookie })));
    expect(await rows(server, "SELECT userId FROM reading_preferences")).toEqual([{ userId: 1 }]);
    const change = { form: "email", email: "new@example.org", currentPassword: ann.password };
    expectTaken(
      await ask(
        server,
        "/account/settings",
        form({ ...change, username: "root", id: "2" }, { Cookie }),
      ),
    );
    expect(await rows(server, "SELECT username, email FROM users WHERE id = 1")).toEqual([
      { username: ann.username, email: "new@example.org" },
    ]);
  });

  it("reaches no prototype: the next visitor is nobody still", async () => {
    expect((await ask(server, "/api/user")).status).toBe(401);
    expect((await ask(server, "/account/settings")).status).toBe(303);
  });
});
