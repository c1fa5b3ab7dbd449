import { beforeEach, describe, expect, it } from "vitest";
import { health } from "~/http/probes/probes.server";
import { database } from "~/runtime/database.server";
import { withSettings } from "../../../support/settings";

beforeEach(() => withSettings());

describe("the health of the server", () => {
  it("is ok while the database can be read, and never kept", async () => {
    const response = await health();
    expect([response.status, await response.json()]).toEqual([200, { status: "ok" }]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  it("is not when it cannot", async () => {
    await database().close();
    const response = await health();
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: "unwell", reason: "database" },
    ]);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });
});
