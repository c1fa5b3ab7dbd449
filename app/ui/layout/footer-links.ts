import type { SiteLink } from "./site-links";

/** Links under one heading. */
export type FooterColumn = { heading: string; links: readonly SiteLink[] };

/** The columns of the footer. */
export const footerColumns: readonly FooterColumn[] = [
  {
    heading: "Company",
    links: [
      { to: "/about", label: "About" },
      { to: "/features", label: "Features" },
      { to: "/blog", label: "Blog" },
    ],
  },
  {
    heading: "Support",
    links: [
      { to: "/help-center", label: "Help Center" },
      { to: "/contact", label: "Contact Us" },
      { to: "/community", label: "Community" },
      { to: "/faqs", label: "FAQs" },
    ],
  },
  {
    heading: "Legal",
    links: [
      { to: "/privacy-policy", label: "Privacy Policy" },
      { to: "/terms", label: "Terms and Conditions" },
    ],
  },
  {
    heading: "Prayer",
    links: [
      { to: "/pray", label: "Prayer for the Hour" },
      { to: "/plans", label: "All Plans" },
      { to: "/themes", label: "All Themes" },
      { to: "/today", label: "Today’s Verse" },
      { to: "/bible", label: "The Bible" },
    ],
  },
];

/** In its last row. */
export const bottomLinks: readonly SiteLink[] = [
  { to: "/privacy-policy", label: "Privacy" },
  { to: "/terms", label: "Terms" },
  { to: "/sitemap", label: "Sitemap" },
];
