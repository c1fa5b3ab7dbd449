import { beforeEach, describe, expect, it } from "vitest";
import { health } from "../../../app/http/health.server";
import { database } from "../../../app/runtime/database.server";
import { withSettings } from "../../settings";

beforeEach(() => withSettings());

describe("the health of the server", () => {
  it("is ok while the database can be read, and never kept", async () => {
    const answer = health();
    expect([answer.status, await answer.json()]).toEqual([200, { status: "ok" }]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });

  it("is not when it cannot", async () => {
    database().$client.close();
    const answer = health();
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { status: "unwell", reason: "database" },
    ]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});
