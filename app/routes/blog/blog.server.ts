import {
  type Article,
  articleAfter,
  articles,
  getArticle,
  listArticles,
  pageCount,
  pageOf,
} from "#content/articles/articles";
import { getBody } from "#content/articles/bodies";
import { articleAuthors } from "#content/samples";
import type { CacheKeyReader } from "~/http/page-cache/cache-key.server";
import { articlePath } from "~/paths";

export function blogPage(query: URLSearchParams) {
  const asked = query.get("article");
  const article = getArticle(clampNumber(asked, articles.length) ?? asked ?? "");
  const last = pageCount();
  const page = article ? pageOf(article) : (clampNumber(query.get("page"), last) ?? 1);
  return {
    page,
    pageCount: last,
    cards: listArticles(page).map(articleCard),
    article: article && {
      ...articleCard(article),
      body: getBody(article),
      next: articleCard(articleAfter(article)),
    },
    path: article ? articlePath(article.id) : listPath(page),
    listPath: listPath(page),
    previous: page > 1 ? listPath(page - 1) : undefined,
    next: page < last ? listPath(page + 1) : undefined,
  };
}

export const blogCacheKey: CacheKeyReader = (_, query) => blogPage(query).path;

function articleCard({ slug: _, body: __, ...article }: Article) {
  return {
    ...article,
    isoDate: new Date(`${article.date} UTC`).toISOString().slice(0, 10),
    authorPhoto: articleAuthors[article.author],
    path: articlePath(article.id),
  };
}

export type ArticleCardData = ReturnType<typeof articleCard>;
export type OpenArticle = NonNullable<ReturnType<typeof blogPage>["article"]>;

/** The whole number that an address asks for, clamped to 1..last; undefined for anything else. */
export function clampNumber(asked: string | null, last: number): number | undefined {
  if (!/^-?\d+$/.test(asked ?? "")) return undefined;
  return Math.min(Math.max(Number(asked), 1), last);
}

export function listPath(page: number): string {
  return page === 1 ? "/blog" : `/blog?page=${page}`;
}
