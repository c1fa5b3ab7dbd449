import type { LinksFunction } from "@remix-run/node";
import styles from "./praying.css?url";

/** The style sheet of the praying pages: too much for every page to carry. */
export const prayingStyles: LinksFunction = () => [{ rel: "stylesheet", href: styles }];

/** For a page that leads straight into praying: fetched when nothing else is. */
export const prayingStylesSoon: LinksFunction = () => [
  { rel: "prefetch", as: "style", href: styles },
];
