/** Columns at the foot of every page: labels by the addresses they lead to. */
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
    "/pray": "Prayer for the Hour",
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
};
