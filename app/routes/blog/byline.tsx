import { Avatar } from "~/ui/cards/avatar";
import type { ArticleCardData } from "./blog.server";

type BylineProps = Pick<ArticleCardData, "author" | "authorPhoto" | "date" | "isoDate"> & {
  /** On a card the date stands above the title instead. */
  dated?: boolean;
};

/** Who wrote an article, and when. */
export function Byline({ author, authorPhoto, date, isoDate, dated = false }: BylineProps) {
  return (
    <p className="byline">
      <Avatar name={author} photo={authorPhoto} />
      <span>
        <b>{author}</b>
        {dated && (
          <time dateTime={isoDate} className="text-small text-ink-quiet">
            {date}
          </time>
        )}
      </span>
    </p>
  );
}
