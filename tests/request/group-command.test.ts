import { expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { run } from "../support/run";
import { withServer } from "../support/with-server";
import { enter } from "./support/account";

const server = withServer();

const operate = (...words: string[]) => run(["group", ...words, "--data-dir", server.folder]);

it("the operator lists groups by name and count, closes one at once, and brings it back", async () => {
  const { Cookie } = await enter(server);
  const words = { form: "group-begin", title: "Tuesday", purpose: "Our secret", ownName: "Ann" };
  const begun = await ask(server, "/groups", form(words, { Cookie }));
  const handle = /groups\/([\w-]{22})/.exec(begun.headers.get("Location") ?? "")?.[1] ?? "";
  const opened = async () =>
    (await ask(server, `/groups/${handle}`, { headers: { Cookie } })).status;
  await ask(
    server,
    `/groups/${handle}`,
    form({ form: "group-request", words: "Rain" }, { Cookie }),
  );

  for (const way of [["list"], ["show", handle]]) {
    const { code, stdout } = await operate(...way);
    expect([code, stdout]).toEqual([0, expect.stringContaining("Tuesday")]);
    expect(stdout).toMatch(/1 member\s+1 request/);
    expect(stdout).not.toMatch(/secret|Rain|Ann/);
  }
  expect((await operate("close", handle)).code).toBe(1);
  expect(await opened()).toBe(200);
  expect((await operate("close", handle, "--yes")).stdout).toContain("Tuesday is closed");
  expect(await opened()).toBe(404);
  expect((await operate("close", handle, "--undo")).stdout).toContain("Tuesday goes on");
  expect(await opened()).toBe(200);
});

it.each([
  [2, "mend"],
  [2, "show"],
  [2, "list", "one"],
  [2, "list", "--undo"],
  [1, "show", "x".repeat(22)],
  [1, "close", "x".repeat(22), "--yes"],
])("exits with %i from group %s", async (code, ...words) => {
  const { code: ended, stderr } = await operate(...(words as string[]));
  expect([ended, stderr]).toEqual([code, expect.stringContaining("prayer-life: ")]);
});
