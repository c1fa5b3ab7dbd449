import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { perSite, site } from "#content/site.server";
import { cacheControl } from "~/http/page-cache/cache-control";
import { readPicture } from "~/site/picture-file.server";

const byPath = perSite(
  ({ images }) => new Map([...images.values()].map((image) => [image.path, image])),
);

/** A picture of the operator's, without what its camera wrote into it. */
export async function loader({ params: { file = "" } }: LoaderFunctionArgs) {
  const { folder = "" } = site();
  const image = byPath().get(`/images/${file}`);
  const content = image && (await readFile(join(folder, image.name)).catch(() => undefined));
  const found = content && readPicture(content);
  if (!found || typeof found === "string") throw new Response(null, { status: 404 });
  return new Response(new Uint8Array(found.clean), {
    headers: {
      "Content-Type": found.type,
      "Cache-Control": cacheControl.forGood,
      // Programs that show a link to a page of ours show its picture.
      "Cross-Origin-Resource-Policy": "cross-origin",
    },
  });
}
