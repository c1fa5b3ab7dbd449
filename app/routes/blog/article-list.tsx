import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Photo } from "~/ui/art/photo";
import { dimmed, ScenePicture } from "~/ui/art/scene-picture";
import { Avatar } from "~/ui/cards/avatar";
import { Icon } from "~/ui/controls/icon";
import type { ArticleCardData } from "./blog.server";

export function ArticleList({ cards }: { cards: readonly ArticleCardData[] }) {
  return (
    <ul className="grid gap-x-column gap-y-passage @list:grid-cols-2">
      {cards.map((card, index) => (
        <li key={card.id} id={cardId(card.id)} className="group @list:first:col-span-full">
          <ArticleCard card={card} first={index === 0} />
        </li>
      ))}
    </ul>
  );
}

function ArticleCard({ card, first }: { card: ArticleCardData; first: boolean }) {
  const { id, title, excerpt, path } = card;
  const titleId = `title-${id}`;
  return (
    <article
      className="relative flex h-full flex-col gap-6 gap-x-column @pair:group-first:grid @pair:group-first:grid-cols-2 @pair:group-first:items-center hover:[&_h2]:underline"
      aria-labelledby={titleId}
    >
      <ArticleArt
        {...card}
        sizes="(min-width: 44rem) 36rem, 92vw"
        eager={first}
        className="aspect-[16/10] rounded-large border @list:group-first:aspect-[2] @pair:group-first:aspect-[5/4]"
      />
      <div className="flex flex-1 flex-col items-start">
        <p className="text-small text-ink-quiet">
          <time dateTime={card.isoDate}>{card.date}</time>
        </p>
        <h2 id={titleId} className="mt-2 mb-3 group-first:text-title @pair:group-first:mt-4">
          {title}
        </h2>
        <p className="max-w-136 text-pretty text-ink-quiet group-first:text-lead">{excerpt}</p>
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-4 pt-6">
          <Byline author={card.author} authorPhoto={card.authorPhoto} />
          <Link
            id={readId(id)}
            to={path}
            preventScrollReset
            aria-describedby={titleId}
            className="button button-secondary after:absolute after:inset-0 after:rounded-large"
          >
            Read
            <Icon of="arrow-right" />
          </Link>
        </div>
      </div>
    </article>
  );
}

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

type BylineProps = Pick<ArticleCardData, "author" | "authorPhoto"> & { children?: ReactNode };

export function Byline({ author, authorPhoto, children }: BylineProps) {
  return (
    <p className="byline">
      <Avatar name={author} photo={authorPhoto} />
      <span>
        <b>{author}</b>
        {children}
      </span>
    </p>
  );
}

/** The id of an article's place in the list, and of the link in it that opens the article. */
export const cardId = (id: number) => `article-${id}`;

export const readId = (id: number) => `read-${id}`;
