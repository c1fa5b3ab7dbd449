import type { LinksFunction } from "@remix-run/node";
import { prayingStyles } from "~/routes/praying-styles";

/** The style sheet of the praying pages, and where the verse of each day can be had elsewhere. */
export const todayLinks: LinksFunction = () => [
  ...prayingStyles(),
  {
    rel: "alternate",
    type: "application/atom+xml",
    title: "Verse of the Day and Prayer Insights",
    href: "/feed.xml",
  },
  { rel: "alternate", type: "text/calendar", title: "Verse of the Day", href: "/today.ics" },
];
