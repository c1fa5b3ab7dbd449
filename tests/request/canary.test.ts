import { expect, it } from "vitest";
import { ask, form } from "../support/ask";
import { sightings } from "../support/canary";
import { askRaw } from "../support/raw";
import { rows, withServer } from "../support/with-server";
import { enterTeam } from "./support/team";

const server = withServer();

it("is heard where a word of the private request is said, by page and by socket", async () => {
  expect(await sightings()).toEqual([]);
  // A page that says again what it is asked.
  const path = "/search?q=Zeisigruf";
  expect((await ask(server, path)).text).toContain("Zeisigruf");
  expect(await sightings()).toEqual([`Zeisigruf at ${path}`]);
  const next = "/auth?tab=register&next=/Distelfink";
  await ask(server, next);
  expect(await sightings()).toEqual([`Distelfink at ${next}`]);
  await askRaw(server.port, { path });
  expect(await sightings()).toEqual(["Zeisigruf at a connection of its own"]);
});

it("stands there, beside a group's, and only leaders read it", async () => {
  expect(await rows(server, "SELECT purpose FROM prayer_groups")).toEqual([
    { purpose: "Zeisigruf am Abend" },
  ]);
  const kept = await rows(server, "SELECT id, content FROM prayer_requests");
  expect(kept).toEqual([{ id: 1, content: "Zeisigruf am Abend" }]);
  for (const [role, status] of [
    ["leader", 200],
    ["intercessor", 404],
  ] as const) {
    const { Cookie } = await enterTeam(server, role);
    const page = await ask(server, "/team/requests/r1", { headers: { Cookie } });
    expect([page.status, page.text.includes("Zeisigruf")]).toEqual([status, status === 200]);
  }
  await ask(server, "/team/requests/r1", form({ intent: "nothing" }));
  expect(await sightings()).toEqual([]);
});
