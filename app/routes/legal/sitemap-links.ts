import type { SiteLink } from "~/ui/layout/site-links";

export type SitemapGroup = {
  heading: string;
  /** What leads to all of a kind has a line of its own. */
  links: readonly (SiteLink & { all?: true })[];
  /** Where it stands on a wide page: four columns, two rows. */
  place: string;
};

export const prayerLinks: readonly SiteLink[] = [
  { to: "/pray", label: "Prayer for the Hour" },
  { to: "/today", label: "Today’s Verse" },
  { to: "/today/morning", label: "Daily Morning Prayer" },
  { to: "/today/night", label: "Daily Night Prayer" },
  { to: "/bible", label: "The Bible" },
  { to: "/search", label: "Search" },
];

/**
 * The map as it was specified; Support has two links more. Five plan links name no plan of ours; their
 * pages say so and offer the plans and themes that come near.
 */
export const sitemapGroups: readonly SitemapGroup[] = [
  {
    heading: "Main Navigation",
    place: "lg:col-start-1 lg:row-1",
    links: [
      { to: "/", label: "Home" },
      { to: "/features", label: "Features" },
      { to: "/blog", label: "Blog" },
      { to: "/community", label: "Community" },
    ],
  },
  {
    heading: "About",
    place: "lg:col-start-1 lg:row-2",
    links: [
      { to: "/about", label: "About Us" },
      { to: "/careers", label: "Careers" },
    ],
  },
  {
    heading: "Prayer Plans",
    place: "lg:col-start-2 lg:row-[1/3]",
    links: [
      { to: "/#prayer-plans", label: "All Prayer Plans", all: true },
      { to: "/plan/wisdom", label: "Wisdom" },
      { to: "/plan/peace", label: "Peace" },
      { to: "/plan/forgiveness", label: "Forgiveness" },
      { to: "/plan/strength", label: "Strength" },
      { to: "/plan/joy", label: "Joy" },
      { to: "/plan/patience", label: "Patience" },
    ],
  },
  {
    heading: "Devotional Themes",
    place: "lg:col-start-3 lg:row-[1/3]",
    links: [
      { to: "/#devotional-themes", label: "All Devotional Themes", all: true },
      { to: "/theme/theme-1", label: "Morning Prayer" },
      { to: "/theme/theme-2", label: "Peace & Comfort" },
      { to: "/theme/theme-3", label: "Gratitude" },
      { to: "/theme/theme-4", label: "Faith & Trust" },
      { to: "/theme/theme-5", label: "Healing" },
      { to: "/theme/theme-6", label: "Strength" },
    ],
  },
  {
    heading: "Support",
    place: "lg:col-start-4 lg:row-1",
    links: [
      { to: "/help-center", label: "Help Center" },
      { to: "/contact", label: "Contact Us" },
      { to: "/faqs", label: "FAQs" },
      { to: "/preferences", label: "Reading Comfort" },
    ],
  },
  {
    heading: "Legal",
    place: "lg:col-start-4 lg:row-2",
    links: [
      { to: "/privacy-policy", label: "Privacy Policy" },
      { to: "/terms", label: "Terms of Service" },
      { to: "/cookie-policy", label: "Cookie Policy" },
      { to: "/ccpa", label: "CCPA" },
    ],
  },
];
