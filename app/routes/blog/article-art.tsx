import { Photo } from "~/ui/art/photo";
import { ScenePicture } from "~/ui/art/scene-picture";
import type { ArticleCardData } from "./blog.server";

type ArticleArtProps = Pick<ArticleCardData, "image" | "scene" | "tone"> & {
  sizes: string;
  eager?: boolean;
};

/** The picture of an article: its photo over its drawn dawn. */
export function ArticleArt({ image, scene, tone, sizes, eager }: ArticleArtProps) {
  return (
    <div className="article-art">
      <ScenePicture name={scene} tone={tone} />
      <Photo image={image} sizes={sizes} ratio={16 / 10} eager={eager} />
    </div>
  );
}
