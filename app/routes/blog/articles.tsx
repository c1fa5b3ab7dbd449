import { Link, useNavigate } from "@remix-run/react";
import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { Photo } from "~/ui/art/photo";
import { dimmed, ScenePicture } from "~/ui/art/scene-picture";
import { Avatar } from "~/ui/cards/avatar";
import { Icon, TextLink, useMounted } from "~/ui/controls/controls";
import type { ArticleCardData, OpenArticle } from "./blog.server";

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
function ArticleArt({ image, scene, tone, sizes, eager, className }: ArticleArtProps) {
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

function Byline({ author, authorPhoto, children }: BylineProps) {
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
const cardId = (id: number | string) => `article-${id}`;

const readId = (id: number | string) => `read-${id}`;

type BackLink = { to: string; onClick(event: MouseEvent): void };

/** Where no script can make it modal it is a page like others. */
const dialogClass =
  "reader w-full max-w-none bg-night-deep p-0 text-ink backdrop:bg-transparent noscript:static noscript:pt-[64px] not-noscript:fixed not-noscript:inset-0 not-noscript:z-50 not-noscript:h-full not-noscript:max-h-none not-noscript:overflow-y-auto not-noscript:overscroll-contain not-noscript:[&:modal]:bg-night-floor";

/** The outline is seen in forced colours only. */
const sheetClass =
  "reader-sheet relative z-1 mx-auto w-[min(100%,48rem)] rounded-large bg-surface-raised px-(--side) pt-[clamp(1.25rem,3.5vw,2.5rem)] pb-[clamp(3rem,8vw,5.5rem)] shadow-high outline-1 outline-transparent [--side:max(1.25rem,(min(100vw,48rem)_-_40rem)_/_2)]";

/** As references elsewhere. */
const captionClass =
  "[&_figcaption]:mt-2 [&_figcaption]:text-[1.0625rem] [&_figcaption]:font-semibold [&_figcaption]:tracking-wide [&_figcaption]:text-ink-quiet [&_figcaption]:[font-variant-caps:small-caps]";

const wordsClass = `prose font-serif text-prayer [&_h3]:text-heading [&_figure]:border-s-2 [&_figure]:border-accent [&_figure]:ps-[1.5em] [&_figure>blockquote]:border-0 [&_figure>blockquote]:p-0 [&_blockquote_span]:block [&_blockquote_span]:ps-[1em] [&_blockquote_span]:-indent-[1em] ${captionClass}`;

type ReaderProps = { article: OpenArticle; listPath: string; isListed: boolean };

/** An article on a sheet over the list: an open dialog from the server, a modal one with scripts. */
export function ArticleReader({ article, listPath, isListed }: ReaderProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  const leave = useCallback(
    () => navigate(listPath, { preventScrollReset: true }),
    [navigate, listPath],
  );
  useModal(dialog, readId(article.id), leave);

  const close = () => dialog.current?.close();
  const back: BackLink = {
    // Without scripts the way back leads to the article's own place in the list.
    to: isListed ? `${listPath}#${cardId(article.id)}` : listPath,
    onClick(event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      close();
    },
  };
  return (
    <dialog ref={dialog} open aria-labelledby={titleId} className={dialogClass}>
      <div className="relative min-h-full py-[clamp(2.5rem,9vh,6rem)]">
        <article className={sheetClass}>
          <CloseButton back={back} close={close} />
          <ArticleHead article={article} />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised when the site was built */}
          <div className={wordsClass} dangerouslySetInnerHTML={{ __html: article.body }} />
          <footer className="no-print mt-part border-t border-line pt-6">
            <p className="text-small text-ink-quiet">Read next</p>
            <p className="mb-4 font-serif text-subheading">
              <TextLink to={article.next.path}>{article.next.title}</TextLink>
            </p>
            <Link {...back} className="link inline-flex min-h-11 items-center">
              All articles
            </Link>
          </footer>
        </article>
        <Link {...back} className="absolute inset-0" tabIndex={-1} aria-hidden="true" />
      </div>
    </dialog>
  );
}

const titleId = "reader-title";

const titleClass = "my-[clamp(1.25rem,4vw,2.5rem)] text-title focus-visible:outline-none";

function ArticleHead({ article }: { article: OpenArticle }) {
  return (
    <header className="[&_.byline]:min-w-min">
      <Byline {...article}>
        <time dateTime={article.isoDate} className="text-small text-ink-quiet">
          {article.date}
        </time>
      </Byline>
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

function CloseButton({ back, close }: { back: BackLink; close(): void }) {
  const mounted = useMounted();
  const className =
    "button button-secondary sticky top-3 z-1 float-right ms-4 ps-4 pe-5 not-hover:bg-surface-raised noscript:top-[calc(64px+0.75rem)]";
  const words = (
    <>
      <Icon of="x" />
      <span className="max-[24rem]:hidden">Close</span>
    </>
  );
  return mounted ? (
    <button type="button" onClick={close} aria-label="Close" className={className}>
      {words}
    </button>
  ) : (
    <Link {...back} aria-label="Close" className={className}>
      {words}
    </Link>
  );
}

/**
 * Makes a dialog that came open from the server modal: the page behind it is then out of reach.
 * @param opener the id of what opened it, which gets the focus back
 * @param onClose called after it was closed by Escape or a script, not when the page takes it away
 */
function useModal(element: RefObject<HTMLDialogElement>, opener: string, onClose: () => void) {
  const isServer = typeof document === "undefined";
  (isServer ? useEffect : useLayoutEffect)(() => {
    const dialog = element.current;
    if (!dialog?.showModal) return;
    const giveBackFocus = () => document.getElementById(opener)?.focus({ preventScroll: true });
    const onClosed = () => {
      if (dialog.open) return;
      giveBackFocus();
      onClose();
    };
    // close() would fire its event and lead away; showModal() throws on an open dialog.
    dialog.removeAttribute("open");
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[tabindex='-1']")?.focus({ preventScroll: true });
    dialog.addEventListener("close", onClosed);
    return () => {
      dialog.removeEventListener("close", onClosed);
      if (!dialog.open) return;
      dialog.close();
      giveBackFocus();
    };
  }, [element, opener, onClose]);
}
