import { describe, expect, it } from "vitest";
import { type ApiEndpoints, apiRefusal, refuse, thrownRefusal } from "~/http/refusal.server";
import { endpoints } from "~/routes/api/api.server";

const statuses = [400, 403, 404, 405, 408, 413, 415, 429, 500, 503] as const;

describe("a refusal", () => {
  it.each(statuses)("%s is a plain sentence of its own", (status) => {
    const { text } = refuse(status);
    expect(text).toMatch(/^[A-Z][^<>{}]+\.$/);
    expect(statuses.filter((other) => refuse(other).text === text)).toEqual([status]);
    expect(thrownRefusal(refuse(status))).toMatchObject({ data: text, init: { status } });
  });

  it("carries the headers that belong to it, or none", () => {
    expect(refuse(405, { Allow: "GET" }).headers).toEqual({ Allow: "GET" });
    expect(refuse(404)).not.toHaveProperty("headers");
  });
});

describe("a refusal of an endpoint", () => {
  const refusal = refuse(429, { "Retry-After": "7" });
  const said = async (pathname: string) => {
    const response = apiRefusal((endpoints as ApiEndpoints)[pathname], refusal);
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toBe("7");
    return [response.headers.get("Content-Type"), await response.text()];
  };

  it.each(["user", "login", "register", "logout", "newsletter"])(
    "is a plain sentence at /api/%s",
    async (name) => {
      expect(await said(`/api/${name}`)).toEqual(["text/plain; charset=utf-8", refusal.text]);
    },
  );

  it("has the shape of a response at /api/contact", async () => {
    const [type, body] = await said("/api/contact");
    expect(type).toMatch(/^application\/json/);
    expect(JSON.parse(body ?? "")).toEqual({ success: false, message: refusal.text });
  });

  it.each(["/api/prayer-request", "/api/nothing", "/api/", "/api/newsletters"])(
    "is a message at %s",
    async (pathname) => {
      const [type, body] = await said(pathname);
      expect(type).toMatch(/^application\/json/);
      expect(JSON.parse(body ?? "")).toEqual({ message: refusal.text });
    },
  );
});
