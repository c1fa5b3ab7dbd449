import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { Scene } from "~/ui/art/scene";
import { sceneSize } from "~/ui/art/scene-picture";
import { artFile } from "./art-file";

/** What the site's style sheet says of scenes; a picture of its own does not hear it. */
const style = ".glow{mix-blend-mode:screen}:not([stroke-width]){vector-effect:non-scaling-stroke}";
/** Rings are for the bands: on every card of a page they would be wallpaper. */
const ofCards = `.rings{display:none}${style}`;

/** A scene as a picture of its own: drawn once, shown on every card and head that bears it. */
export function loader({ params }: LoaderFunctionArgs) {
  const scene = artFile(params.file);
  if (!scene) throw new Response(null, { status: 404 });
  const drawing = renderToStaticMarkup(<Scene {...scene} />);
  const { width, height } = sceneSize(scene.wide);
  const svg = drawing.replace(
    /^<svg([^>]*)>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"$1><style>${scene.wide ? style : ofCards}</style>`,
  );
  return new Response(svg, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=86400" },
  });
}
