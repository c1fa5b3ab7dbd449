import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { prayingStyles } from "~/routes/praying-styles";
import { Button, Icon, TallLink } from "~/ui/controls/controls";
import { PageBanner } from "~/ui/layout/page-banner";
import { articlePicture, pageMeta } from "~/ui/meta/page-meta";
import { ArticleList, ArticleReader } from "./articles";
import { blogPage, type OpenArticle } from "./blog.server";

const heading = "Prayer Insights & Tips";

const subtitle =
  "Explore articles to deepen your prayer life and strengthen your spiritual journey.";

const blog = { name: "Blog", path: "/blog" };

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
    const list = { heading, description: subtitle, trail: [blog] };
    return pageMeta(args, { ...list, canonical: path, previous, next });
  }
  return pageMeta(args, {
    heading: article.title,
    description: article.excerpt,
    canonical: path,
    picture: articlePicture(article),
    published: article.isoDate,
    trail: [blog, { name: article.title, path }],
    about: (origin, { name }) => articleData(article, origin, name),
  });
};

/** Schema.org's data of an article, for search engines. */
function articleData(article: OpenArticle, origin: string, publisher: string): object {
  return {
    "@type": "Article",
    headline: article.title,
    description: article.excerpt,
    image: origin + articlePicture(article).path,
    datePublished: article.isoDate,
    inLanguage: "en",
    author: { "@type": "Person", name: article.author },
    publisher: { "@type": "Organization", name: publisher, url: `${origin}/` },
    mainEntityOfPage: origin + article.path,
  };
}

export default function Blog() {
  const { cards, article, listPath, page, pageCount } = useLoaderData<typeof loader>();
  return (
    <>
      <div className="blog noscript:has-[+.reader]:hidden">
        <PageBanner title={heading} lead={subtitle} scene="birds" tone="gold" kind="reading">
          <p className="mt-4">
            <TallLink to="/today">New every day: a verse, and a line to pray</TallLink>
          </p>
        </PageBanner>
        <section aria-label="Articles" className="wrap band @container">
          <ArticleList cards={cards} />
          <Pager page={page} pageCount={pageCount} />
        </section>
      </div>
      {article && (
        <ArticleReader
          key={article.id}
          article={article}
          listPath={listPath}
          isListed={cards.some(({ id }) => id === article.id)}
        />
      )}
    </>
  );
}

function Pager({ page, pageCount }: { page: number; pageCount: number }) {
  useStartOfPage(page);
  const turn = (value: number) =>
    ({
      variant: "secondary",
      name: "page",
      value,
      disabled: value < 1 || value > pageCount,
    }) as const;
  return (
    <Form
      method="get"
      action="/blog"
      className="no-print mt-20 mb-12 flex max-w-104 flex-wrap items-center gap-3 @list:grid @list:max-w-none @list:grid-cols-[1fr_auto_1fr] [font-variant-numeric:tabular-nums]"
      aria-label="Pages"
    >
      <Button {...turn(page - 1)} className="flex-1 basis-32 @list:justify-self-start">
        <Icon of="arrow-left" />
        Previous
      </Button>
      <p
        aria-live="polite"
        className="-order-1 basis-full text-center @list:order-none @list:basis-auto"
      >
        Page {page} of {pageCount}
      </p>
      <Button {...turn(page + 1)} className="flex-1 basis-32 @list:justify-self-end">
        Next
        <Icon of="arrow-right" />
      </Button>
    </Form>
  );
}

/** Another page starts at its top, for the keyboard too: the button just pressed may be disabled now. */
function useStartOfPage(page: number) {
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [page]);
}
