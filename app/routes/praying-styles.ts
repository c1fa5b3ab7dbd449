import type { LinksFunction } from "@remix-run/node";
import styles from "./praying.css?url";

/** The style sheet of the praying pages: too much for every page to carry. */
export const prayingStyles: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
