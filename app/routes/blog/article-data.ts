import { productName } from "#content/product";
import { articlePicture } from "~/ui/meta/og-picture";
import type { OpenArticle } from "./blog.server";

/** An article, for search engines. */
export function articleData(article: OpenArticle, origin: string): object {
  return {
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    image: origin + articlePicture(article).path,
    datePublished: article.isoDate,
    inLanguage: "en",
    author: { "@type": "Person", name: article.author },
    publisher: { "@type": "Organization", name: productName, url: `${origin}/` },
    mainEntityOfPage: origin + article.path,
  };
}
