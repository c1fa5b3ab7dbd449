import { themePath } from "~/paths";
import { PageLink } from "../controls/page-link";
import { CardArt } from "./card-art";
import type { ThemeCardData } from "./cards.server";

type ThemeCardProps = { theme: ThemeCardData; shape?: keyof typeof shapes };

const shapes = {
  card: { card: "", art: "", words: "", text: "text-balance" },
  poster: {
    card: "flex-col flex-nowrap",
    art: "aspect-[8/7] flex-none",
    words:
      "z-1 -mt-10 flex-1 bg-linear-[transparent,var(--color-surface-raised)_2.5rem] px-4 pt-10 pb-4 md:px-6 print:m-0",
    text: "max-md:hidden text-balance",
  },
  row: {
    card: "col-span-full flex-row flex-nowrap lg:col-auto",
    art: "aspect-auto w-20 flex-none",
    words: "z-1 flex-1 px-4 py-3.5",
    text: "text-balance",
  },
};

export function ThemeCard({ theme, shape = "card" }: ThemeCardProps) {
  const { card, art, words, text } = shapes[shape];
  return (
    <article className={`art-card card ${card}`}>
      <CardArt image={theme.image} scene={theme.scene} tone={theme.tone} className={art} />
      <div className={`art-card-words ${words}`}>
        <h3>
          <PageLink to={themePath(theme.id)} viewTransition>
            {theme.title}
          </PageLink>
        </h3>
        <p className={text}>{theme.description}</p>
      </div>
    </article>
  );
}
