import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { prayingStyles } from "~/routes/praying-styles";
import { PageBanner } from "~/ui/layout/page-banner";
import { articlePicture } from "~/ui/meta/og-picture";
import { pageMeta } from "~/ui/meta/page-meta";
import { articleData } from "./article-data";
import { ArticleList } from "./article-list";
import { ArticleReader } from "./article-reader";
import { blogPage } from "./blog.server";
import { Pager } from "./pager";

const heading = "Prayer Insights & Tips";
const subtitle =
  "Explore articles to deepen your prayer life and strengthen your spiritual journey.";
const blog = { name: "Blog", path: "/blog" };

/** Where a feed reader finds the articles. */
export const links: LinksFunction = () => [
  ...prayingStyles(),
  { rel: "alternate", type: "application/atom+xml", title: heading, href: "/feed.xml" },
];

export function loader({ request }: LoaderFunctionArgs) {
  return blogPage(new URL(request.url).searchParams);
}

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { article, path, previous, next } = args.data;
  if (!article) {
    const trail = [blog];
    return pageMeta(args, {
      heading,
      description: subtitle,
      canonical: path,
      previous,
      next,
      trail,
    });
  }
  return pageMeta(args, {
    heading: article.title,
    description: article.excerpt,
    canonical: path,
    picture: articlePicture(article),
    published: article.isoDate,
    trail: [blog, { name: article.title, path }],
    about: (origin) => articleData(article, origin),
  });
};

export default function Blog() {
  const { cards, article, listPath, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="blog noscript:has-[+.reader]:hidden">
        <PageBanner title={heading} lead={subtitle} scene="birds" tone="gold" low />
        <section aria-label="Articles" className="wrap band @container">
          <ArticleList cards={cards} />
          <Pager page={page} pageCount={pageCount} />
        </section>
      </div>
      {article && <ArticleReader key={article.id} article={article} listPath={listPath} />}
    </>
  );
}
