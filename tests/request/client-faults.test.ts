import { expect, it } from "vitest";
import routes from "~/routes";
import { askRaw } from "../support/raw";
import { withServer } from "../support/with-server";

// At its end it has no line of an error: whatever a client sends is a warning at the most.
const server = withServer();

const paths = routes.map(({ path = "" }) => `/${path.replace(/:\w+\??|\*/g, "x")}`);
const bodies = [
  ["application/x-www-form-urlencoded", "form=__proto__&intent=constructor&day=x"],
  ["application/json", '["a"]'],
  ["multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data\r\n\r\n1"],
];

/** What is asked of a path: as a page and as data, read and posted to, in ways that no page of ours asks. */
function asked(path: string) {
  const reads = [path, `${path}?index=1`, `${path}?_routes=x,&done=x`];
  const posts = [path, `${path}?index`, `${path}?index=1`];
  return [
    ...reads.map((path) => ({ path })),
    ...posts.flatMap((path) =>
      bodies.map(([type = "", body]) => ({
        method: "POST",
        path,
        body,
        headers: { "Content-Type": type },
      })),
    ),
  ];
}

it("no request of a client is a fault of ours", async () => {
  const all = paths.flatMap((path) => [
    ...asked(path),
    ...asked(`${path === "/" ? "/_root" : path}.data`),
    ...asked(`${path}//.data`),
  ]);
  const faults: string[] = [];
  const ask = async () => {
    for (let request = all.pop(); request; request = all.pop()) {
      const { status } = await askRaw(server.port, request);
      if (status >= 500) faults.push(`${status} ${JSON.stringify(request)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  expect(faults).toEqual([]);
});
