import type { SceneName, SceneTone } from "~/ui/art/scene";
import { PageLink } from "~/ui/controls/page-link";
import { CardArt } from "./card-art";

type ThemeCardProps = {
  theme: {
    id: string;
    title: string;
    description: string;
    image: string;
    scene: SceneName;
    tone: SceneTone;
  };
};

/** A theme in a row of themes; all of it is one link, by the theme's name. */
export function ThemeCard({ theme }: ThemeCardProps) {
  return (
    <article className="art-card card">
      <CardArt image={theme.image} scene={theme.scene} tone={theme.tone} />
      <div className="art-card-words">
        <h3>
          <PageLink to={`/theme/${theme.id}`}>{theme.title}</PageLink>
        </h3>
        <p>{theme.description}</p>
      </div>
    </article>
  );
}
