import { describe, expect, it } from "vitest";
import { ask, form, json } from "../support/ask";
import { askRaw } from "../support/raw";
import { withServer } from "../support/with-server";
import { cookieOf, enter } from "./support/account";

const server = withServer({ ORIGIN: "https://pray.example.org" });
const get = (path: string, Cookie: string) => askRaw(server.port, { path, headers: { Cookie } });
const values = (headers: Record<string, string>) => headers["set-cookie"]?.split("\n") ?? [];
const gone = (where: string) => `session_id=; Max-Age=0; ${where}; HttpOnly; Secure; SameSite=Lax`;

/** What a host of ours that is not this one can have planted beside a session of its own. */
async function planted() {
  const [ann, eve] = [await enter(server), await enter(server)];
  return { ann, eve, both: `${eve.Cookie}; ${ann.Cookie}` };
}

describe("a request with two session cookies", () => {
  it("is a visitor's, whichever is first, in one header or in two", async () => {
    const { ann, eve, both } = await planted();
    expect((await get("/api/user", ann.Cookie)).status).toBe(200);
    for (const Cookie of [both, `${ann.Cookie};${eve.Cookie}`, `${ann.Cookie}; session_id=`]) {
      expect((await get("/api/user", Cookie)).status, Cookie).toBe(401);
      const page = await get("/account", Cookie);
      expect([page.status, page.headers.location]).toEqual([303, "/auth?next=%2Faccount"]);
    }
    const headers = { Cookie: eve.Cookie, cookie: ann.Cookie };
    expect((await askRaw(server.port, { path: "/api/user", headers })).status).toBe(401);
    expect((await get("/api/user", ann.Cookie)).status).toBe(200);
  });

  it("is one whose cookie is called just so", async () => {
    const { ann } = await planted();
    const value = ann.Cookie.slice("session_id=".length);
    for (const other of [
      "Session_Id=x",
      "SESSION_ID=x",
      "session_id2=x",
      "session_id",
      "a=session_id=x",
    ])
      expect((await get("/api/user", `${other}; ${ann.Cookie}`)).status, other).toBe(200);
    expect((await get("/api/user", `session_id="${value}"`)).status).toBe(200);
  });

  it.each(["/", "/account", "/plan/faith-plan", "/account/prayers", "/nowhere"])(
    "is told by %s to forget both, and the response is for nobody else",
    async (path) => {
      const { status, headers } = await get(path, "session_id=a; session_id=b");
      expect([status < 500, headers["cache-control"]]).toEqual([true, "private, no-store"]);
      expect(values(headers)).toEqual(
        expect.arrayContaining([
          gone("Path=/"),
          gone("Domain=pray.example.org; Path=/"),
          gone("Domain=example.org; Path=/"),
          gone(`Domain=example.org; Path=${path}`),
        ]),
      );
    },
  );

  it("can sign in, and what was planted is gone then", async () => {
    const { ann, both } = await planted();
    const { username, password } = ann;
    const byApi = await ask(server, "/api/login", json({ username, password }, { Cookie: both }));
    const byPage = await ask(
      server,
      "/auth",
      form({ form: "login", username, password }, { Cookie: both }),
    );
    expect([byApi.status, byPage.status]).toEqual([200, 303]);
    for (const response of [byApi, byPage]) {
      const set = response.headers.getSetCookie();
      expect(set).toContain(gone("Domain=example.org; Path=/"));
      expect(set).not.toContain(gone("Path=/"));
      expect((await get("/api/user", cookieOf(response))).status).toBe(200);
    }
  });

  it("leaves a request with one as it was", async () => {
    const { ann } = await planted();
    expect(values((await get("/account", ann.Cookie)).headers)).toEqual([]);
  });
});
