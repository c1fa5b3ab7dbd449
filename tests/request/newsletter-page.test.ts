import { describe, expect, it } from "vitest";
import { ask, newsletter, readData, textOf } from "../support/ask";
import { rows, withServer } from "../support/with-server";

const server = withServer();

const pages = [
  ["/?index", "/"],
  ["/features", "/features"],
] as const;

const subscribers = (email: string) =>
  rows(server, "SELECT email, isActive FROM newsletter_subscriptions WHERE email = ?", email);
const thanks = "Thank you for subscribing!";
const toast = /<dialog open[\s\S]*?<\/dialog>/;

/** The cookie a response set, as a browser sends it back. */
const cookieOf = ({ headers }: { headers: Headers }) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

describe.each(pages)("the newsletter at %s", (action, path) => {
  const name = path === "/" ? "home" : "features";

  it("is saved at the moment of the response, which leads back to the form", async () => {
    const { status, headers, text } = await ask(
      server,
      action,
      newsletter(`Ann.${name}@Example.org `),
    );
    expect(await subscribers(`ann.${name}@example.org`)).toEqual([
      { email: `ann.${name}@example.org`, isActive: 1 },
    ]);
    expect([status, text]).toEqual([303, ""]);
    expect(headers.get("Location")).toBe(`${path}?done=newsletter#newsletter`);
    expect(headers.get("Cache-Control")).toMatch(/no-store/);
  });

  it("is thanked for in the page, also where no cookie is kept", async () => {
    const { text, headers } = await ask(server, `${path}?done=newsletter`);
    expect(text).toContain(thanks);
    expect(text).toContain("You have been added to our newsletter.");
    expect(text).not.toMatch(toast);
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("is thanked for once, in its place, where cookies are kept, too", async () => {
    const taken = await ask(server, action, newsletter(`once.${name}@example.org`));
    const Cookie = cookieOf(taken);
    const first = await ask(server, `${path}?done=newsletter`, { headers: { Cookie } });
    expect(first.text.split(thanks)).toHaveLength(2);
    expect(first.text).not.toMatch(toast);
    expect(first.headers.get("Cache-Control")).toBe("private, no-store");
    expect(first.headers.getSetCookie()).toEqual([
      "session_id=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax",
    ]);
  });

  it("gives back an address that is none, with its message", async () => {
    const { status, text, headers } = await ask(server, action, newsletter('"><b>ann'));
    expect(status).toBe(400);
    expect(textOf(text, "title")).toMatch(/^Error: /);
    expect(text).toContain('value="&quot;&gt;&lt;b&gt;ann"');
    expect(text).toContain("Please enter a valid email address");
    expect(text).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]+-error"/);
    expect(text).toContain('href="#newsletter-email"');
    expect(text).not.toContain("<b>ann");
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.getSetCookie()).toEqual([]);
  });

  it("asks for the address that is missing", async () => {
    const { status, text } = await ask(server, action, newsletter("  "));
    expect(status).toBe(400);
    expect(text).toContain("Email required");
    expect(text).toContain("Please enter your email address.");
  });

  it("responds to our script with the same", async () => {
    const data = action === "/?index" ? "/_root.data?index" : "/features.data";
    const taken = await ask(server, data, newsletter(`data.${name}@example.org`));
    expect([taken.status, taken.headers.getSetCookie().length]).toEqual([202, 1]);
    expect(await readData(taken.text)).toMatchObject({
      redirect: `${path}?done=newsletter#newsletter`,
      status: 303,
    });
    expect(await subscribers(`data.${name}@example.org`)).toHaveLength(1);
    const refused = await ask(server, data, newsletter("ann"));
    expect(refused.status).toBe(400);
    expect(await readData(refused.text)).toMatchObject({
      data: { form: "newsletter", result: { initialValue: { email: "ann" } } },
    });
  });
});
