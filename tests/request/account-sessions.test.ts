import { describe, expect, it } from "vitest";
import { ask, form, type Page } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { type Account, cookieOf, enter, logIn } from "./support/account";

const server = withServer();
const guarded = withServer({ RATE_LIMIT: "on" });

const signedIn = async ({ Cookie }: { Cookie: string }) =>
  (await ask(server, "/api/user", { headers: { Cookie } })).status === 200;
const post = (Cookie: string, path: string, fields: Record<string, string>, at = server) =>
  ask(at, path, form(fields, { Cookie }));
const get = (Cookie: string, path: string) => ask(server, path, { headers: { Cookie } });
const again = async (person: Account) => ({ Cookie: cookieOf(await logIn(server, person)) });
const handles = ({ text }: Page) =>
  [...text.matchAll(/name="session" value="([\w-]+)"/g)].map(([, handle = ""]) => handle);

describe("sessions", () => {
  it("are shown by times and a handle, never by their token or its hash", async () => {
    const ann = await enter(server);
    await again(ann);
    const page = await get(ann.Cookie, "/account/settings");
    expect(page.text.match(/since(?:<!-- -->)? <time/g)).toHaveLength(2);
    expect(page.text.match(/This browser</g)).toHaveLength(1);
    expect(handles(page)).toHaveLength(1);
    const saved = (await rows(server, "SELECT tokenHash FROM sessions")) as { tokenHash: string }[];
    for (const { tokenHash } of saved) expect(page.text).not.toContain(tokenHash);
  });

  it("end one by one, or everywhere but here", async () => {
    const ann = await enter(server);
    const [one, two, three] = [await again(ann), await again(ann), await again(ann)];
    const [session = ""] = handles(await get(ann.Cookie, "/account/settings"));
    const ended = await post(ann.Cookie, "/account/settings", { intent: "end-session", session });
    expect(ended.headers.get("Location")).toBe("/account/settings?done=end-session#sessions");
    const alive = async () =>
      Promise.all([ann, one, two, three].map(signedIn)).then((all) => all.filter(Boolean).length);
    expect(await alive()).toBe(3);
    const all = await post(ann.Cookie, "/account/settings", { intent: "sign-out-everywhere" });
    expect(all.status).toBe(303);
    expect([await alive(), await signedIn(ann)]).toEqual([1, true]);
    const { text } = await get(ann.Cookie, "/account/settings?done=sign-out-everywhere");
    expect(text).toContain("Only this browser is still signed in.");
    expect(text).not.toContain('value="sign-out-everywhere"');
  });

  it("of another person cannot be ended, nor ones that do not exist: 404", async () => {
    const [ann, bea] = [await enter(server), await enter(server)];
    await again(bea);
    const [session = ""] = handles(await get(bea.Cookie, "/account/settings"));
    const saved = (await rows(server, "SELECT tokenHash FROM sessions")) as { tokenHash: string }[];
    const names = [session, "", "x", ...saved.slice(-2).map(({ tokenHash }) => tokenHash)];
    for (const name of names) {
      const { status } = await post(ann.Cookie, "/account/settings", {
        intent: "end-session",
        session: name,
      });
      expect(status, name).toBe(404);
    }
    expect(handles(await get(bea.Cookie, "/account/settings"))).toEqual([session]);
    expect(await signedIn(ann)).toBe(true);
  });
});

describe("guessing the current password", () => {
  it("counts as guessing at sign-in does, for all three forms together", async () => {
    const ann = await enter(guarded);
    const wrong = "not her password";
    const tries = [
      ["/account/settings", { form: "email", email: "eve@example.org", currentPassword: wrong }],
      [
        "/account/settings",
        { form: "password", currentPassword: wrong, password: "123456", confirmPassword: "123456" },
      ],
      ["/account/privacy/delete", { form: "deletion", currentPassword: wrong }],
    ] as const;
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const [path, fields] = tries[i % 3] ?? tries[0];
      statuses.push((await post(ann.Cookie, path, fields, guarded)).status);
    }
    expect(statuses).toEqual(Array(5).fill(401));
    const right = { form: "deletion", currentPassword: ann.password };
    const last = await post(ann.Cookie, "/account/privacy/delete", right, guarded);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await logIn(guarded, ann)).status).toBe(429);
    expect(await rows(guarded, "SELECT username FROM users")).toEqual([{ username: ann.username }]);
  });
});
