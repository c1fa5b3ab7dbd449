import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { ask, form, type Page } from "../support/ask";
import { rows, withServer } from "../support/with-server";
import { enter } from "./support/account";

const server = withServer();

const secret = "Only between God and me";
const words = { text: secret, title: secret, reference: secret };

/** Ann's prayer in each of its states, and the cookies of those who try. */
const handles: Record<string, string> = {};
const cookies: Record<string, string> = {};

beforeAll(async () => {
  const [ann, ben] = [await enter(server), await enter(server)];
  Object.assign(cookies, { ann: ann.Cookie, somebody: ben.Cookie, nobody: "" });
  const post = (path: string, fields: Record<string, string>) =>
    ask(server, path, form(fields, { Cookie: ann.Cookie }));
  for (const name of ["open", "answered", "resting"]) {
    await post("/account/prayers", { form: "prayer", ...words });
    const found = await rows(server, "SELECT handle FROM prayers ORDER BY id DESC LIMIT 1");
    handles[name] = (found[0] as { handle: string }).handle;
  }
  await post(`/account/prayers/${handles.answered}/answer`, {
    form: "prayer-answer",
    answeredOn: "2026-01-01",
    answer: secret,
  });
  await post(`/account/prayers/${handles.resting}/rest`, {
    form: "prayer-rest",
    restsUntil: "2028-01-01",
  });
});

const saved = () => rows(server, "SELECT * FROM prayers ORDER BY id");

const pages = ["", "/edit", "/answer", "/rest", "/delete"].flatMap((page) =>
  ["open", "answered", "resting"].map((state) => [page, state] as const),
);

/** Every form that names a prayer, in its address or in itself. */
const forms: readonly [path: string, fields: Record<string, string>][] = [
  ["/account/prayers", { intent: "prayed", prayer: "open" }],
  ["/account/prayers?page=2", { intent: "prayed", prayer: "open" }],
  ["/account/prayers", { intent: "wake", prayer: "resting" }],
  ["/account/prayers/answered", { intent: "again", prayer: "answered" }],
  ["/account/prayers/:open", { intent: "prayed", prayer: "open" }],
  ["/account/prayers/:resting", { intent: "wake", prayer: "resting" }],
  ["/account/prayers/:answered", { intent: "again", prayer: "answered" }],
  ["/account/prayers/:open/delete", { intent: "delete", prayer: "open" }],
  ["/account/prayers/:open/edit", { form: "prayer-edit", text: "theirs" }],
  ["/account/prayers/:open/edit", { form: "prayer-edit", text: "" }],
  ["/account/prayers/:open/answer", { form: "prayer-answer", answeredOn: "2026-01-02" }],
  ["/account/prayers/:open/rest", { form: "prayer-rest", restsUntil: "2028-01-02" }],
  ["/account/prayers/:resting/rest", { form: "prayer-rest", restsUntil: "2028-01-02" }],
];

/** Words are not lost where they have no place: their sender gets them back. */
const hasWords = ({ text }: Record<string, string>) => Boolean(text);

const addressed = (path: string) => path.replace(/:(\w+)/, (_, state) => handles[state] ?? "");
const named = ({ prayer, ...fields }: Record<string, string>): Record<string, string> => ({
  ...fields,
  ...(prayer && { prayer: handles[prayer] ?? "" }),
});

/** What is the same of two responses, whatever was asked for and when. */
const alike = ({ status, text }: Page) => {
  const page = text.replace(/[0-9a-f-]{36}/g, "id").replace(/prayers\/[\w-]{22}/g, "prayers/one");
  return [status, createHash("sha256").update(page).digest("hex")];
};

function expectDoor(response: Page, path: string) {
  expect([302, 303]).toContain(response.status);
  expect(response.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(path)}`);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.text).not.toContain(secret);
}

describe("a prayer's address", () => {
  it.each(pages)(
    "%s (%s) leads somebody else nowhere, as one that never was",
    async (page, state) => {
      const headers = { Cookie: cookies.somebody ?? "" };
      const none = await ask(server, `/account/prayers/${"x".repeat(22)}${page}`, { headers });
      const path = `/account/prayers/${handles[state]}${page}`;
      const response = await ask(server, path, { headers });
      expect(response.status).toBe(404);
      expect(alike(response)).toEqual(alike(none));
      expect(response.text).not.toContain(secret);
      const data = await ask(server, `${path}.data`, { headers });
      expect(data.status).toBe(404);
      expect(data.text).not.toContain(secret);
      expect((await ask(server, path, { headers: { Cookie: cookies.ann ?? "" } })).text).toContain(
        secret,
      );
    },
  );

  it.each(pages)("%s (%s) leads nobody but to the door", async (page, state) => {
    const path = `/account/prayers/${handles[state]}${page}`;
    expectDoor(await ask(server, path), path);
    expect((await ask(server, `${path}.data`)).text).not.toContain(secret);
  });

  it.each(["/account/prayers", "/account/prayers?page=2", "/account/prayers/answered"])(
    "%s shows each their own, and nobody anything",
    async (path) => {
      const theirs = await ask(server, path, { headers: { Cookie: cookies.somebody ?? "" } });
      expect([theirs.status, theirs.text.includes(secret)]).toEqual([200, false]);
      for (const handle of Object.values(handles)) expect(theirs.text).not.toContain(handle);
      expectDoor(await ask(server, path), path);
    },
  );
});

describe.each(["", ".data"])("a form, sent to the address%s,", (data) => {
  const target = (path: string) => {
    const [page = "", query] = addressed(path).split("?");
    return query ? `${page}${data}?${query}` : page + data;
  };

  it.each(forms)("%s %j changes nothing for somebody else", async (path, fields) => {
    const before = await saved();
    const headers = { Cookie: cookies.somebody ?? "" };
    const send = (at: string) => ask(server, target(at), form(named(fields), headers));
    const response = await send(path);
    expect(alike(response)).toEqual(alike(await send(path.replace(/:\w+/, "x".repeat(22)))));
    if (!hasWords(fields)) expect(response.status).toBe(404);
    else if (!data) expect(response.headers.get("location")).toBe("/account/prayers#prayer");
    expect(response.text).not.toContain(secret);
    expect(await saved()).toEqual(before);
  });

  it.each(forms)("%s %j leads nobody but to the door", async (path, fields) => {
    const before = await saved();
    const response = await ask(server, target(path), form(named(fields)));
    if (hasWords(fields)) expect(response.status).toBe(401);
    else if (data) expect(response.text).toContain("/auth?next=");
    else {
      // The day that was chosen waits in the address.
      const { restsUntil } = fields as { restsUntil?: string };
      expectDoor(response, `${addressed(path)}${restsUntil ? `?until=${restsUntil}` : ""}`);
    }
    expect(response.text).not.toContain(secret);
    expect(await saved()).toEqual(before);
  });
});

it("a new prayer of nobody is not saved, and one of somebody is theirs", async () => {
  const before = await saved();
  const sent = { form: "prayer", text: "theirs" };
  expect((await ask(server, "/account/prayers", form(sent))).status).toBe(401);
  expect(await saved()).toEqual(before);
  await ask(server, "/account/prayers", form(sent, { Cookie: cookies.somebody ?? "" }));
  expect((await saved()).slice(0, before.length)).toEqual(before);
  const { text } = await ask(server, "/account/prayers", {
    headers: { Cookie: cookies.ann ?? "" },
  });
  expect(text).not.toContain("theirs");
});

it("what is sent beside its fields names no other owner, source or handle", async () => {
  const sent = { form: "prayer", text: "mine", userId: "1", source: "theme/theme-1", handle: "x" };
  await ask(server, "/account/prayers", form(sent, { Cookie: cookies.somebody ?? "" }));
  const found = await rows(
    server,
    "SELECT userId, source, handle FROM prayers WHERE text = 'mine'",
  );
  expect(found).toEqual([{ userId: 2, source: null, handle: expect.stringMatching(/^.{22}$/) }]);
});
