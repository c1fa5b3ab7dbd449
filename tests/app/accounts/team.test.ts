import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  beginFactor,
  confirmFactor,
  noteVerification,
  removeFactor,
} from "#db/accounts/second-factors.server";
import * as sessions from "#db/accounts/sessions.server";
import { type Role, setRole } from "#db/accounts/team.server";
import { getUser, type Visit } from "~/accounts/current-user.server";
import { hiddenPages, requireTeam } from "~/accounts/team.server";
import { commitSession } from "~/http/session-cookie.server";
import { pathsFor, type TeamPage } from "~/pages";
import { database } from "~/runtime/database.server";
import { hashToken } from "~/runtime/secret.server";
import { person } from "../../db/person";
import { withSettings } from "../../support/settings";

const [hour, minute, day] = [3_600_000, 60_000, 86_400_000];
const token = "a token";
const tokenHash = hashToken(token);
let ann: number;
let Cookie: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  withSettings();
  ann = await person(database(), "annabeth");
  await sessions.startSession(
    database(),
    { tokenHash, userId: ann, lifetime: 30 * day },
    Date.now(),
  );
  Cookie = (await commitSession({ token })).split(";")[0] ?? "";
});

afterEach(() => void vi.useRealTimers());

/** How often a session was looked up. */
vi.mock("#db/accounts/sessions.server", async (original) => {
  const real = await original<typeof sessions>();
  return { ...real, findSession: vi.fn(real.findSession) };
});

/** Ann's role and second step, shown in her session. */
async function become(role: Role | undefined) {
  const db = database();
  await setRole(db, ann, role, Date.now());
  await beginFactor(db, { userId: ann, sealedSecret: "s".repeat(64) }, Date.now());
  const session = { tokenHash: hashToken("another"), lifetime: day };
  await confirmFactor(
    db,
    {
      userId: ann,
      sealedSecret: "s".repeat(64),
      counter: 1,
      codeHashes: ["c".repeat(43)],
      session,
    },
    Date.now(),
  );
  await sessions.startSession(db, { tokenHash, userId: ann, lifetime: 30 * day }, Date.now());
}

const show = () => noteVerification(database(), { tokenHash, userId: ann }, Date.now());

/** What comes of asking for a page: the role, or the status and where one is led. */
async function ask(headers: Record<string, string> = { Cookie }, page: TeamPage = "/team/care") {
  const request = new Request("http://localhost/team/care?page=2", { headers });
  try {
    return (await requireTeam({ request, context: {} } as LoaderFunctionArgs, page)).role;
  } catch (thrown) {
    if (thrown instanceof Response) return [thrown.status, thrown.headers.get("Location")];
    return (thrown as { init: ResponseInit }).init.status;
  }
}

const toCode = [303, "/auth/code?next=%2Fteam%2Fcare%3Fpage%3D2"];

describe("the team's pages", () => {
  it("are nobody's who is signed out, and no account's without a role", async () => {
    expect([await ask({}), await ask()]).toEqual([404, 404]);
    await become(undefined);
    await show();
    expect(await ask()).toBe(404);
    await setRole(database(), ann, "leader", Date.now());
    expect(await ask({})).toBe(404);
  });

  it("lead a member to set up the second step, then to show a code of it, and back", async () => {
    await setRole(database(), ann, "intercessor", Date.now());
    expect(await ask()).toEqual([303, "/account/factor?next=%2Fteam%2Fcare%3Fpage%3D2"]);
    await beginFactor(database(), { userId: ann, sealedSecret: "s".repeat(64) }, Date.now());
    expect(await ask()).toEqual([303, "/account/factor?next=%2Fteam%2Fcare%3Fpage%3D2"]);
    await become("intercessor");
    expect(await ask()).toEqual(toCode);
    await show();
    expect(await ask()).toBe("intercessor");
    await removeFactor(database(), { userId: ann }, Date.now());
    expect(await ask()).toEqual([303, "/account/factor?next=%2Fteam%2Fcare%3Fpage%3D2"]);
  });

  it("are a leader's alone where a leader is asked for, and a role that is taken is gone", async () => {
    await become("intercessor");
    await show();
    expect(await ask({ Cookie }, "/team/log")).toBe(404);
    await setRole(database(), ann, "leader", Date.now());
    expect([await ask({ Cookie }, "/team/log"), await ask()]).toEqual(["leader", "leader"]);
    await setRole(database(), ann, undefined, Date.now());
    expect(await ask()).toBe(404);
  });

  it("close after an hour of rest, and after twelve hours", async () => {
    await become("intercessor");
    await show();
    const begun = Date.now();
    vi.setSystemTime(begun + hour - 1);
    expect(await ask()).toBe("intercessor");
    vi.setSystemTime(begun + 2 * hour);
    expect(await ask()).toEqual(toCode);
    await show();
    for (let at = 50; at < 12 * 60; at += 50) {
      vi.setSystemTime(begun + 2 * hour + at * minute);
      expect(await ask()).toBe("intercessor");
    }
    vi.setSystemTime(begun + 14 * hour);
    expect(await ask()).toEqual(toCode);
  });

  it("are opened by one look-up of the session, the edge's", async () => {
    await become("leader");
    await show();
    const request = new Request("http://localhost/team", { headers: { Cookie } });
    vi.mocked(sessions.findSession).mockClear();
    const { identity } = await hiddenPages.admit(request, "/team");
    const visit = { request, context: { identity } } as Visit;
    expect(await requireTeam(visit, "/team")).toMatchObject({ role: "leader", user: { id: ann } });
    expect(await getUser(visit)).toMatchObject({ id: ann });
    expect(sessions.findSession).toHaveBeenCalledTimes(1);
  });

  it("are no secret to members alone, whether or not they have shown a code", async () => {
    const admitted = async (cookie = "", pattern = "/team") =>
      (await hiddenPages.admit({ headers: new Headers({ Cookie: cookie }) }, pattern)).isAdmitted;
    await become(undefined);
    expect([await admitted(), await admitted(Cookie), await admitted("session_id=x")]).toEqual([
      false,
      false,
      false,
    ]);
    await setRole(database(), ann, "intercessor", Date.now());
    expect(await admitted(Cookie)).toBe(true);
    expect(await admitted(`${Cookie}; ${Cookie}`)).toBe(false);
    const forLeaders = pathsFor("leader");
    const leaders = [
      "/team/messages",
      "/team/messages/:id",
      "/team/reports",
      "/team/people",
      "/team/log",
    ];
    expect(forLeaders).toEqual(leaders);
    const ways = () => Promise.all(forLeaders.map((pattern) => admitted(Cookie, pattern)));
    expect(await ways()).toEqual(leaders.map(() => false));
    await setRole(database(), ann, "leader", Date.now());
    expect(await ways()).toEqual(leaders.map(() => true));
    const pages = [...pathsFor("member"), ...forLeaders];
    expect(pages.map(hiddenPages.covers)).not.toContain(false);
    expect(["/teamwork", "/", "*"].map(hiddenPages.covers)).not.toContain(true);
  });
});
