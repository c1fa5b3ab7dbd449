import type { LoaderFunctionArgs } from "@remix-run/node";
import { cacheControl } from "~/http/page-cache/cache-control";
import { drawPicture } from "./picture-drawing.server";
import { pictureOf } from "./picture-request.server";

/** A picture of words of ours, drawn when it is asked for: none has to be kept. */
export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const picture = pictureOf(searchParams);
  if (!picture) throw new Response(null, { status: 404 });
  const { chosen, words } = picture;
  const svg = drawPicture({ ...chosen, words }, searchParams.get("words") === "no");
  return new Response(svg, {
    headers: {
      "Content-Type": "image/svg+xml",
      "Cache-Control": cacheControl.aDay,
      ...(searchParams.has("save") && {
        "Content-Disposition": 'attachment; filename="prayer-life.svg"',
      }),
    },
  });
}
