import { describe, expect, it } from "vitest";
import { ask, form, json } from "../support/ask";
import { run } from "../support/run";
import { rows, withServer } from "../support/with-server";
import { type Account, account, cookieOf, enter, register } from "./support/account";

const server = withServer();

type Person = Account & { Cookie: string };

const subscribe = (email: string, tags: string, headers?: Record<string, string>) =>
  ask(server, "/api/newsletter", json({ email, tags }, headers));
const get = ({ Cookie }: Person, path: string) => ask(server, path, { headers: { Cookie } });
const post = ({ Cookie }: Person, path: string, fields: Record<string, string>) =>
  ask(server, path, form(fields, { Cookie }));
const turn = (person: Person, to: "on" | "off") =>
  post(person, "/account/privacy", { intent: `newsletter-${to}` });
const exported = async (person: Person) =>
  JSON.parse((await get(person, "/account/privacy/everything.json")).text).newsletter;
const user = (...args: string[]) => run(["user", ...args], { DATA_DIR: server.folder });

/** The entry of an address as it is kept. */
async function entry(email: string): Promise<unknown> {
  const sql = `SELECT isActive, group_concat(tag) AS tags FROM newsletter_subscriptions
    LEFT JOIN subscription_tags ON subscriptionId = id WHERE email = ? GROUP BY id`;
  return (await rows(server, sql, email))[0];
}

/** The address of somebody on the newsletter, and a stranger who made an account with it. */
async function stranger(): Promise<Person> {
  const wanted = account();
  await subscribe(wanted.email, "App Waitlist");
  return { ...wanted, Cookie: cookieOf(await register(server, wanted)) };
}

const untouched = { isActive: 1, tags: "App Waitlist" };

describe("an address that nobody confirmed", () => {
  it("shows nothing of the entry that stood there", async () => {
    const eve = await stranger();
    expect(await exported(eve)).toEqual([]);
    for (const path of ["/account/privacy/everything", "/account/privacy"])
      expect((await get(eve, path)).text).not.toContain("App Waitlist");
  });

  it("ends nothing of it, moves nothing and deletes nothing", async () => {
    const eve = await stranger();
    await turn(eve, "off");
    expect(await entry(eve.email)).toEqual(untouched);
    await turn(eve, "on");
    await turn(eve, "off");
    expect(await entry(eve.email)).toEqual(untouched);
    const moved = { form: "email", email: `new.${eve.email}`, currentPassword: eve.password };
    expect((await post(eve, "/account/settings", moved)).status).toBe(303);
    expect(await entry(eve.email)).toEqual(untouched);
    await post(eve, "/account/privacy/delete", {
      form: "deletion",
      currentPassword: eve.password,
    });
    expect(await entry(eve.email)).toEqual(untouched);
  });

  it("never tells whether an entry stood there: every page reads the same", async () => {
    const [eve, ann] = [await stranger(), await enter(server)];
    const read = async (person: Person, path: string) => {
      const { status, headers, text } = await get(person, path);
      const shown = text.replace(/<script[\s\S]*?<\/script>|<time[\s\S]*?<\/time>/g, "");
      const plain = shown.replaceAll(person.email, "E").replaceAll(person.username, "N");
      return [status, headers.get("Location"), plain.replace(/#[\w-]{22}|\d+%3A\w+/g, "")];
    };
    const alike = async () => {
      for (const path of ["/account/privacy", "/account/privacy/delete"])
        expect(await read(eve, path)).toEqual(await read(ann, path));
      const [one, other] = [await exported(eve), await exported(ann)];
      const bare = (list: object[]) => list.map((row) => ({ ...row, email: "", subscribedAt: "" }));
      expect(bare(one)).toEqual(bare(other));
    };
    await alike();
    for (const to of ["on", "off", "on"] as const) {
      await turn(eve, to);
      await turn(ann, to);
      await alike();
    }
    for (const each of [eve, ann])
      await subscribe(each.email, "App Waitlist", { Cookie: each.Cookie });
    await alike();
    expect(await exported(eve)).toMatchObject([{ isActive: true, tags: ["App Waitlist"] }]);
    await turn(eve, "off");
    expect(await entry(eve.email)).toEqual({ isActive: 1, tags: "App Waitlist" });
    await turn(ann, "off");
    expect(await entry(ann.email)).toEqual({ isActive: 0, tags: null });
  });

  it("keeps what the account made itself, until somebody else asks for the same address", async () => {
    const ann = await enter(server);
    await turn(ann, "on");
    expect(await exported(ann)).toMatchObject([{ email: ann.email, isActive: true }]);
    await subscribe(ann.email, "App Waitlist");
    expect(await exported(ann)).toMatchObject([{ isActive: true, tags: [] }]);
    await turn(ann, "off");
    expect(await entry(ann.email)).toEqual(untouched);
    expect((await get(ann, "/account/privacy?done=newsletter-off")).text).toContain(
      "If it still comes, write to us",
    );
  });

  it("takes the account's own entry along", async () => {
    const ann = await enter(server);
    await subscribe(ann.email, "App Waitlist", { Cookie: ann.Cookie });
    const email = `new.${ann.email}`;
    await post(ann, "/account/settings", { form: "email", email, currentPassword: ann.password });
    expect([await entry(ann.email), await entry(email)]).toEqual([undefined, untouched]);
    await turn(ann, "off");
    expect(await entry(email)).toEqual({ isActive: 0, tags: null });
  });
});

describe("an address that the operator confirmed", () => {
  it("gives its entry to the account, until that is taken back or the address changes", async () => {
    const ann = await stranger();
    expect(await user("confirm", ann.username)).toEqual({
      code: 0,
      stdout: `The address of ${ann.username}, ${ann.email}, is confirmed.\n`,
      stderr: "",
    });
    expect(await exported(ann)).toMatchObject([{ isActive: true, tags: ["App Waitlist"] }]);
    expect((await get(ann, "/account/privacy")).text).toContain("is <!-- -->on");
    await turn(ann, "off");
    expect(await entry(ann.email)).toEqual({ isActive: 0, tags: null });
    expect(await user("confirm", ann.username, "--undo")).toMatchObject({ code: 0 });
    expect(await exported(ann)).toEqual([]);
    expect(await user("confirm", ann.username, "--undo")).toMatchObject({ code: 1, stdout: "" });
  });

  it("is confirmed no more once it is another, nor when it comes back", async () => {
    const ann = await stranger();
    await user("confirm", ann.username);
    const list = async () => (await user("--json")).stdout;
    expect(await list()).toMatch(new RegExp(`"${ann.email}".*"confirmedAt":"2`));
    for (const email of [`new.${ann.email}`, ann.email])
      await post(ann, "/account/settings", { form: "email", email, currentPassword: ann.password });
    expect(await list()).toMatch(new RegExp(`"${ann.email}".*"confirmedAt":null`));
    expect((await user()).stdout).not.toMatch(new RegExp(`${ann.email}.*confirmed`));
  });

  it("goes with its entry when the account is deleted", async () => {
    const ann = await stranger();
    await user("confirm", ann.username);
    await post(ann, "/account/privacy/delete", {
      form: "deletion",
      currentPassword: ann.password,
    });
    expect(await entry(ann.email)).toBeUndefined();
  });

  it.each([
    [["confirm"], 2],
    [["confirm", "nobody"], 1],
    [["passwd", "nobody", "--undo"], 2],
  ])("%j is refused in a line", async (args, code) => {
    const refused = await user(...args);
    expect([refused.code, refused.stdout]).toEqual([code, ""]);
    expect(refused.stderr).toMatch(/^prayer-life: .+\n$/);
  });
});
