import { Photo } from "~/ui/art/photo";
import { ScenePicture } from "~/ui/art/scene-picture";
import type { ArticleCardData } from "./blog.server";

type ArticleArtProps = Pick<ArticleCardData, "image" | "scene" | "tone"> & {
  sizes: string;
  eager?: boolean;
  /** A band, for which its dawn is drawn as a panorama. */
  wide?: boolean;
  className: string;
};

/** The picture of an article: its photo over its drawn dawn. */
export function ArticleArt({ image, scene, tone, sizes, eager, wide, className }: ArticleArtProps) {
  return (
    <div className={`article-art border-line ${className}`}>
      <ScenePicture name={scene} tone={tone} wide={wide} eager={eager} />
      <Photo image={image} sizes={sizes} ratio={16 / 10} eager={eager} />
    </div>
  );
}
