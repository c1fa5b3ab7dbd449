import type { LinksFunction } from "@remix-run/node";
import { prayingStyles } from "~/routes/praying-styles";

/** Where the verse of each day can be had elsewhere. */
export const feedLinks: LinksFunction = () => [
  {
    rel: "alternate",
    type: "application/atom+xml",
    title: "Verse of the Day and Prayer Insights",
    href: "/feed.xml",
  },
  { rel: "alternate", type: "text/calendar", title: "Verse of the Day", href: "/today.ics" },
];

/** The same with the style sheet of the praying pages. */
export const todayLinks: LinksFunction = () => [...prayingStyles(), ...feedLinks()];
