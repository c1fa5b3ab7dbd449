import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ask, json, newsletter, readData } from "../support/ask";
import { rows, withServer } from "../support/with-server";

const server = withServer(
  {},
  /a form could not be saved.*SQLITE_BUSY|SQLITE_BUSY.*could not be saved/,
);
const sentence = "We can’t save anything right now. Please try again in a moment.";
const email = "ann@example.org";
const saved = () => rows(server, "SELECT email FROM newsletter_subscriptions");

describe("while another program holds the database", () => {
  let other: Database.Database;

  beforeEach(() => {
    other = new Database(join(server.folder, "prayer-life.db"));
    other.exec("BEGIN IMMEDIATE");
  });
  afterEach(() => void other.close());

  it("a page asks to try again, with its input preserved", async () => {
    const { status, headers, text } = await ask(server, "/features", newsletter(email));
    expect([status, headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.getSetCookie()).toEqual([]);
    expect(text).toContain(`value="${email}"`);
    expect(text).toContain(`503: ${sentence}`);
    expect(text).toContain("There was an error subscribing to the newsletter. Please try again.");
    other.exec("ROLLBACK");
    expect(await saved()).toEqual([]);
    expect((await ask(server, "/features", newsletter(email))).status).toBe(303);
    expect(await saved()).toEqual([{ email }]);
  });

  it("so does /api", async () => {
    const response = await ask(server, "/api/newsletter", json({ email: "bob@example.org" }));
    expect([response.status, response.text]).toEqual([503, sentence]);
    expect(response.headers.get("Retry-After")).toBe("5");
    other.exec("ROLLBACK");
    expect(await saved()).toEqual([{ email }]);
    expect((await ask(server, "/api/newsletter", json({ email: "bob@example.org" }))).status).toBe(
      200,
    );
  });

  it("our script is told as well", async () => {
    const { status, headers, text } = await ask(server, "/features.data", newsletter(email));
    expect([status, headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await readData(text)).toMatchObject({
      data: { notice: { status: `503: ${sentence}` }, result: { initialValue: { email } } },
    });
  });

  it("everything can be read", async () => {
    for (const path of ["/", "/features", "/healthz"])
      expect([path, (await ask(server, path)).status]).toEqual([path, 200]);
  });
});
