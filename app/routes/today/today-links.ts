import type { LinksFunction } from "@remix-run/node";
import { prayingStyles } from "~/routes/praying-styles";

export const feedLinks: LinksFunction = () => [
  {
    rel: "alternate",
    type: "application/atom+xml",
    title: "Verse of the Day and Prayer Insights",
    href: "/feed.xml",
  },
];

export const todayLinks: LinksFunction = () => [
  ...prayingStyles(),
  ...feedLinks(),
  { rel: "alternate", type: "text/calendar", title: "Verse of the Day", href: "/today.ics" },
];
