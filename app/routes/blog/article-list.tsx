import { Link } from "@remix-run/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "~/ui/controls/icon";
import { ArticleArt } from "./article-art";
import type { ArticleCardData } from "./blog.server";
import { cardId, readId } from "./blog-address";
import { Byline } from "./byline";

/** One page of articles: the newest of them wide, the others beside each other below it. */
export function ArticleList({ cards }: { cards: readonly ArticleCardData[] }) {
  return (
    <ul className="articles">
      {cards.map((card, index) => (
        <li key={card.id} id={cardId(card.id)}>
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
    <article className="article-card" aria-labelledby={titleId}>
      <ArticleArt
        {...card}
        sizes={first ? "(min-width: 60rem) 44rem, 92vw" : "(min-width: 44rem) 36rem, 92vw"}
        eager={first}
      />
      <div className="article-words">
        <p className="article-date">
          <time dateTime={card.isoDate}>{card.date}</time>
        </p>
        <h2 id={titleId}>{title}</h2>
        <p className="article-excerpt">{excerpt}</p>
        <div className="article-foot">
          <Byline {...card} />
          <Link
            id={readId(id)}
            to={path}
            preventScrollReset
            aria-describedby={titleId}
            className="button button-secondary"
          >
            Read
            <Icon of={ArrowRight} />
          </Link>
        </div>
      </div>
    </article>
  );
}
