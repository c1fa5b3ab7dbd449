import type { LinksFunction } from "@remix-run/node";
import { prayingStyles } from "~/routes/praying-styles";

/** Where a reader of feeds finds the verse of each day. */
export const feedLinks: LinksFunction = () => [
  {
    rel: "alternate",
    type: "application/atom+xml",
    title: "Verse of the Day and Prayer Insights",
    href: "/feed.xml",
  },
];

/** The same with its calendar, and the style sheet of the praying pages. */
export const todayLinks: LinksFunction = () => [
  ...prayingStyles(),
  ...feedLinks(),
  { rel: "alternate", type: "text/calendar", title: "Verse of the Day", href: "/today.ics" },
];
