/** Links of the bar, the menu and the foot of every page. */
export const footerColumns = {
  Company: { "/about": "About", "/features": "Features", "/blog": "Blog" },
  Support: {
    "/help-center": "Help Center",
    "/contact": "Contact Us",
    "/community": "Community",
    "/faqs": "FAQs",
  },
  Legal: { "/privacy-policy": "Privacy Policy", "/terms": "Terms and Conditions" },
  Prayer: {
    "/pray": "Pray",
    "/plans": "All Plans",
    "/themes": "All Themes",
    "/today": "Today’s Verse",
    "/bible": "The Bible",
  },
} as const;

export const bottomLinks = {
  "/privacy-policy": "Privacy",
  "/terms": "Terms",
  "/sitemap": "Sitemap",
  "/preferences": "Text size",
};

export const navigationLinks = [
  { to: "/", label: "Home" },
  { to: "/features", label: "Features" },
  { to: "/blog", label: "Blog" },
  { to: "/community", label: "Community" },
  { to: "/pray", label: "Pray" },
  { to: "/search", label: "Search" },
] as const;

/** In the bar of who is signed in; all others stand in the menu. */
export const ownLinks = [
  { to: "/", label: "Today" },
  { to: "/plans", label: "Plans" },
  { to: "/bible", label: "Bible" },
  ...navigationLinks.slice(4),
];

/** First in the menu of who is signed in; what all others have follows. */
export const ownMenuLinks = [
  { to: "/", label: "Today" },
  { to: "/pray", label: "Pray" },
  { to: "/account/prayers", label: "My Prayers" },
  { to: "/groups", label: "Groups" },
  { to: "/plans", label: "Plans" },
  { to: "/bible", label: "Bible" },
] as const;

/** Last in every menu. */
export const quietLinks = [
  { to: "/preferences", label: "Text size" },
  { to: "/help-center?done=country", label: "Help now" },
] as const;

export const menuLinks = [
  { to: "/plans", label: "Prayer Plans" },
  { to: "/themes", label: "Devotional Themes" },
  { to: "/groups", label: "Groups" },
  { to: "/today", label: "Today’s Verse" },
  { to: "/bible", label: "Bible" },
] as const;
