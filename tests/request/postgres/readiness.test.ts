import { expect, inject, it } from "vitest";
import { ask, form } from "../../support/ask";
import { startDatabaseProxy } from "../../support/database-proxy";
import { createDatabase } from "../../support/postgres/postgres-database";
import { startServer } from "../../support/server";

const words = {
  form: "contact",
  name: "Ann Lee",
  email: "ann@example.org",
  topic: "general",
  message: "A message that must not be lost.",
};

it("responds within seconds whatever the database does, and so does a form", async () => {
  const proxy = await startDatabaseProxy(await createDatabase(String(inject("postgres"))));
  const server = await startServer({ DATABASE_URL: proxy.url, LOG_LEVEL: "silent" });
  const ready = async () => {
    const from = performance.now();
    const { status, text } = await ask(server, "/readyz");
    return { status, text, seconds: (performance.now() - from) / 1_000 };
  };
  expect(await ready()).toMatchObject({ status: 200 });
  proxy.delay(Number.POSITIVE_INFINITY);
  const silent = await ready();
  expect([silent.status, JSON.parse(silent.text).reason]).toEqual([503, "storage"]);
  expect(silent.seconds).toBeLessThan(3);
  const refused = await ask(server, "/contact", form(words));
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(refused.text).toContain(words.message);
  proxy.delay(0);
  await expect.poll(async () => (await ready()).status, { timeout: 10_000 }).toBe(200);
  expect((await ask(server, "/contact", form(words))).status).toBe(303);
  expect(await server.stop()).toBe(0);
  proxy.close();
});
