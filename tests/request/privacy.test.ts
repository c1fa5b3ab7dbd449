import { expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";

const server = withServer();

const paths = ["/", "/features", "/features.data", "/blog", "/plan/anxiety-plan", "/nothing"];

it.each(paths)("%s is stored nowhere while somebody is signed in", async (path) => {
  const { Cookie, username, email } = await enter(server);
  const { headers, text } = await ask(server, path, { headers: { Cookie } });
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  expect([text.includes(username), text.includes(email)]).toEqual([true, true]);
});

it("no byte of a person reaches another visitor, however their requests are mixed", async () => {
  const people = await Promise.all([enter(server), enter(server)]);
  const marks = people.map(({ username, email }) => [username, email]);
  const asked = Array.from({ length: 300 }, (_, i) => {
    const who = i % 3;
    const headers: HeadersInit = people[who] ? { Cookie: people[who].Cookie } : {};
    const path = paths[Math.floor(i / 3) % paths.length] ?? "/";
    return ask(server, path, { headers }).then(({ text }) => ({ who, path, text }));
  });
  for (const { who, path, text } of await Promise.all(asked)) {
    const seen = marks.map((own) => own.some((mark) => text.includes(mark)));
    expect([path, ...seen]).toEqual([path, who === 0, who === 1]);
  }
});

it("a refused form is its sender's alone", async () => {
  const words = { form: "login", username: "SomebodyShy", password: "not a word of it" };
  await ask(server, "/auth", form(words));
  for (const path of ["/auth", "/auth.data", "/auth?tab=register"]) {
    expect((await ask(server, path)).text).not.toContain("SomebodyShy");
  }
});

it("after sign-out the same address is everybody's page again", async () => {
  const { Cookie, username } = await enter(server);
  await ask(server, "/", { headers: { Cookie } });
  await ask(server, "/api/logout", { method: "POST", headers: { Cookie } });
  const { text } = await ask(server, "/", { headers: { Cookie } });
  expect(text).not.toContain(username);
});
