import type { LinksFunction } from "@remix-run/node";
import styles from "./team.css?url";

/** The style sheet of the team's desk and of who asked it for prayer. */
export const teamStyles: LinksFunction = () => [{ rel: "stylesheet", href: styles }];
