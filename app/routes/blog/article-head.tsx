import { ArticleArt } from "./article-art";
import type { OpenArticle } from "./blog.server";
import { Byline } from "./byline";

/** Names the dialog. */
export const titleId = "reader-title";

const titleClass = "my-[clamp(1.25rem,4vw,2.5rem)] text-title focus-visible:outline-none";

/** Over an article: by whom it is, its title and its picture. */
export function ArticleHead({ article }: { article: OpenArticle }) {
  return (
    <header className="[&_.byline]:min-w-min">
      <Byline {...article} dated />
      {/* biome-ignore lint/a11y/noAutofocus: reading starts here, with scripts and without */}
      <h2 id={titleId} tabIndex={-1} autoFocus className={titleClass}>
        {article.title}
      </h2>
      <ArticleArt
        {...article}
        sizes="(min-width: 50rem) 48rem, 100vw"
        eager
        className="mx-[calc(-1*var(--side))] mb-part aspect-[16/10] border-y max-sm:mb-5 sm:aspect-[5/2]"
      />
    </header>
  );
}
