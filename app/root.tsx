import sansFont from "@fonts/figtree.woff2?url";
import serifFont from "@fonts/newsreader.woff2?url";
import { data, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  type MetaFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext, useRef } from "react";
import type { User } from "#db/accounts/users.server";
import { AccountMenu } from "./accounts/account-menu";
import { getUser } from "./accounts/current-user.server";
import { preferencesOf } from "./accounts/preferences.server";
import { defaultPreferences, type Preferences } from "./accounts/preferences-definition";
import { doneParameter } from "./forms/form";
import { signedOutOf } from "./forms/page";
import { requireOwnResult } from "./forms/results.server";
import { RequestId, ScriptMark } from "./http/page-contexts";
import { thrownRefusal } from "./http/refusal.server";
import { takeFlash } from "./http/session-cookie.server";
import { ownZone } from "./plans/persons-day.server";
import { draftKey } from "./prayers/drafts.server";
import { SignedOutPage } from "./routes/auth/login-form";
import { settings } from "./runtime/env.server";
import styles from "./styles.css?url";
import { Photos, usePhotoArrivals } from "./ui/art/photo";
import { useMounted } from "./ui/controls/controls";
import { Connection } from "./ui/layout/connection";
import { type CurrentUser, CurrentUserProvider } from "./ui/layout/current-user";
import { DeviceZone } from "./ui/layout/device-zone";
import { barHtml } from "./ui/layout/layout-html.server";
import { Navigation } from "./ui/layout/navigation";
import { PageChange } from "./ui/layout/page-change";
import { RefusalPage, refusalMessage } from "./ui/layout/refusal-page";
import { loadsDocument } from "./ui/layout/site-links";
import { ourIcons, type SiteWords, SiteWordsContext } from "./ui/layout/site-words";
import { showsPhotos, siteWords } from "./ui/layout/site-words.server";
import { type StaticParts, useStaticHtml } from "./ui/static/use-static-html";
import { ToastRegion } from "./ui/toast/toast-region";

export { headers, shouldRevalidate } from "./forms/page";

export const links: LinksFunction = () => [
  ...[serifFont, sansFont].map((href) => ({
    rel: "preload",
    as: "font" as const,
    type: "font/woff2",
    href,
    crossOrigin: "anonymous" as const,
  })),
  { rel: "stylesheet", href: styles },
  { rel: "manifest", href: "/site.webmanifest" },
];

/** Where a page could not be made, its title stands in the layout. */
export const meta: MetaFunction = () => [];

export async function loader(args: LoaderFunctionArgs) {
  const { refusal } = args.context;
  if (refusal) throw thrownRefusal(refusal);
  await requireOwnResult(args.request);
  const { flash, headers } = await takeFlash(args.request);
  const user = await getUser(args);
  return data(
    {
      flash: args.context.identity?.isUnseen ? unseen : flash?.inPlace ? undefined : flash,
      user: user ? await shownUser(user) : null,
      look: lookOf(await preferencesOf(args)),
      errorTitle: args.context.isFormPost === true && !args.context.isShared,
      origin: settings().ORIGIN,
      words: siteWords(),
      bars: args.context.isDocument ? undefined : barHtml(),
      letters: settings().sendsLetters,
      photos: showsPhotos(),
    },
    { headers },
  );
}

const shownUser = async (user: User): Promise<CurrentUser> => ({
  username: user.username,
  email: user.email,
  zone: await ownZone(user),
  drafts: draftKey(user),
});

/** For public pages while nobody can tell who is signed in. */
const unseen = {
  id: "unseen",
  title: "We cannot see who you are just now",
  description: "Everybody’s pages are here. Your own will be back in a moment.",
  variant: "info",
} as const;

export function Layout({ children }: { children: ReactNode }) {
  const site = useRouteLoaderData<typeof loader>("root");
  const scripted = useScripted(site);
  const doneVisit = useDoneVisit();
  const nonce = useContext(ScriptMark);
  const error = useRouteError();
  const words = useWords(site?.words);
  usePhotoArrivals();
  return (
    <html lang="en" {...site?.look}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0F172A" />
        {error != null && <title>{`${refusalMessage(error).title} - ${words.name}`}</title>}
        <Meta />
        <Links />
        {(words.head ?? ourIcons).map((link) => (
          <link key={link.rel + link.href} {...link} />
        ))}
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title={words.name}
          href="/opensearch.xml"
        />
      </head>
      <body>
        <a
          href="#main"
          className="skip-link night button button-primary fixed top-2 left-2 z-60 not-focus:-top-full"
        >
          Skip to main content
        </a>
        <ToastRegion flash={site?.flash} doneVisit={doneVisit}>
          <Connection />
          <SiteWordsContext.Provider value={words}>
            <CurrentUserProvider value={site?.user ?? null}>
              {site?.user && <DeviceZone />}
              <Navigation account={site?.user ? <AccountMenu /> : undefined} bars={site?.bars} />
              <main id="main" tabIndex={-1}>
                <Photos.Provider value={site?.photos ?? false}>{children}</Photos.Provider>
              </main>
            </CurrentUserProvider>
            <Footer own={Boolean(site?.user)} bars={site?.bars} />
          </SiteWordsContext.Provider>
        </ToastRegion>
        {scripted && (
          <>
            <PageChange />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** A page that could not be made has none of a loader; a script knows those of the page before. */
function useWords(given: SiteWords | undefined): SiteWords {
  const fromServer = useContext(SiteWordsContext);
  const last = useRef(given ?? fromServer);
  if (given) last.current = given;
  return last.current;
}

/** On a phone its end stands over the way to leave; on paper the help lines of a page come before it. */
function Footer({ own, bars }: { own: boolean; bars: StaticParts }) {
  const page = useMatches().at(-1)?.data;
  const clear = canBeLeft(page) ? "max-sm:pb-20" : "";
  const printed: string[] | undefined = Object(page).help?.printed;
  return (
    <>
      {printed?.map((line) => (
        <p key={line} aria-hidden="true" className="hidden text-fine print:block">
          {line}
        </p>
      ))}
      <footer
        {...useStaticHtml(own ? "own-footer" : "footer", bars)}
        className={`site-footer night @container pt-12 pb-8 print:mt-1.5 [--color-surface:var(--color-night-deep)] ${clear}`}
      />
    </>
  );
}

function useDoneVisit(): string | undefined {
  const { key, search } = useLocation();
  return new URLSearchParams(search).has(doneParameter) ? key : undefined;
}

function lookOf({ colorScheme, textSize, calm, keysOff, onlineOnly }: Preferences) {
  return {
    ...(colorScheme !== defaultPreferences.colorScheme && { "data-color-scheme": colorScheme }),
    ...(textSize !== defaultPreferences.textSize && { "data-text": textSize }),
    ...(calm && { "data-calm": "" }),
    ...(keysOff && { "data-no-keys": "" }),
    ...(onlineOnly && { "data-online": "" }),
  };
}

const notFound = "routes/meta/not-found";

/**
 * Whether the page has scripts. A page of refusal has nothing to enhance, and no address of its own
 * to start from, nor has the page of an address of nothing, where a script may know of one that is
 * hidden; documents have none for a visitor without a toast. A page that is alive stays alive.
 */
function useScripted(site: { flash?: unknown; user: unknown } | undefined): boolean {
  const failed = useRouteError() != null;
  const mounted = useMounted();
  const leaf = useMatches().at(-1);
  const { search } = useLocation();
  const isDocument = loadsDocument(`${leaf?.pathname ?? ""}${search}`);
  const personal = Boolean(site?.flash || site?.user);
  const isAlive = personal || !isDocument || canBeLeft(leaf?.data);
  return !failed && (mounted || (leaf?.id !== notFound && isAlive));
}

type MayBeLeft = { unsafeHome?: boolean; danger?: { unsafe?: boolean } };

/** At once: only a script can forget what the tab has noted. */
function canBeLeft(page: unknown): boolean {
  const { unsafeHome, danger } = Object(page) as MayBeLeft;
  return Boolean(unsafeHome || danger?.unsafe);
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const requestId = useContext(RequestId);
  const signedOut = signedOutOf(error);
  if (signedOut) return <SignedOutPage {...signedOut} />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return <RefusalPage status={status} {...refusalMessage(error)} requestId={requestId} />;
}
