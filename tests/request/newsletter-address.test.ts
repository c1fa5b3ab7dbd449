import { describe, expect, it } from "vitest";
import { ask, form, newsletter } from "../support/ask";
import { rows, withServer } from "../support/with-server";

const server = withServer();

const everybody = () => rows(server, "SELECT email FROM newsletter_subscriptions ORDER BY id");

describe("an address", () => {
  it("that is known is thanked like a new one, and stays one row", async () => {
    const responses = [];
    for (const email of ["twice@example.org", "TWICE@example.org"])
      responses.push(await ask(server, "/features", newsletter(email)));
    expect(responses.map(({ status, text }) => [status, text])).toEqual([
      [303, ""],
      [303, ""],
    ]);
    expect((await everybody()).filter((row) => JSON.stringify(row).includes("twice"))).toHaveLength(
      1,
    );
  });

  it("from a machine is thanked and dropped", async () => {
    const before = await everybody();
    const trapped = { form: "newsletter", email: "bot@example.org", "leave-this-empty": "x" };
    const { status, headers } = await ask(server, "/features", form(trapped));
    expect([status, headers.get("Location")]).toEqual([
      303,
      "/features?done=newsletter#newsletter",
    ]);
    expect(await everybody()).toEqual(before);
  });

  it.each([
    [
      "twice",
      [
        ["email", "a@example.org"],
        ["email", "b@example.org"],
      ],
    ],
    [
      "as a list",
      [
        ["email[]", "a@example.org"],
        ["email[0]", "b@example.org"],
      ],
    ],
    [
      "as an object",
      [
        ["email.a", "a@example.org"],
        ["email[a]", "b@example.org"],
      ],
    ],
    ["in the address alone", []],
  ])("sent %s is not taken", async (_, fields) => {
    const before = await everybody();
    const path = "/features?email=query@example.org";
    expect((await ask(server, path, form([["form", "newsletter"], ...fields]))).status).toBe(400);
    expect(await everybody()).toEqual(before);
  });

  it("brings no columns of its own choice", async () => {
    const more = { id: "999", isActive: "0", subscribedAt: "0", tags: "Admin", constructor: "x" };
    const fields = { form: "newsletter", email: "mass@example.org", ...more };
    expect((await ask(server, "/features", form(fields))).status).toBe(303);
    const sql =
      "SELECT id, isActive, subscribedAt FROM newsletter_subscriptions WHERE email LIKE 'mass%'";
    const [row] = (await rows(server, sql)) as {
      id: number;
      isActive: number;
      subscribedAt: number;
    }[];
    expect([row?.id === 999, row?.isActive]).toEqual([false, 1]);
    expect(Math.abs((row?.subscribedAt ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await rows(server, "SELECT * FROM subscription_tags")).toEqual([]);
  });

  it("sent as multipart is taken as well, a file in its place is not", async () => {
    const body = new FormData();
    body.set("form", "newsletter");
    body.set("email", "multipart@example.org");
    expect((await ask(server, "/features", { method: "POST", body })).status).toBe(303);
    body.set("email", new Blob(["a@example.org"]), "a.txt");
    expect((await ask(server, "/features", { method: "POST", body })).status).toBe(400);
  });
});
