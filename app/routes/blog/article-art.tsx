import { dimmed } from "~/ui/art/dimmed";
import { Photo } from "~/ui/art/photo";
import { ScenePicture } from "~/ui/art/scene-picture";
import type { ArticleCardData } from "./blog.server";

type ArticleArtProps = Pick<ArticleCardData, "image" | "scene" | "tone"> & {
  sizes: string;
  eager?: boolean;
  className: string;
};

/** The picture of an article: its photo over its drawn dawn. */
export function ArticleArt({ image, scene, tone, sizes, eager, className }: ArticleArtProps) {
  return (
    <div className={`article-art border-line ${dimmed} ${className}`}>
      <ScenePicture
        name={scene}
        tone={tone}
        eager={eager}
        className="-left-[30%] object-[50%_90%] [--scene-width:130%]"
      />
      <Photo image={image} sizes={sizes} ratio={16 / 10} eager={eager} />
    </div>
  );
}
