export const prayerLinks = {
  "/pray": "Pray",
  "/today": "Today’s Verse",
  "/today/morning": "Daily Morning Prayer",
  "/today/night": "Daily Night Prayer",
  "/prayers/occasions": "Prayers for Occasions",
  "/bible": "The Bible",
  "/search": "Search",
  "/account/prayers": "My Prayers",
};

/**
 * The map as it was specified; Support has three links more. Five plan links name no plan of ours; their
 * pages say so and offer the plans and themes that come near.
 */
export const sitemapGroups = [
  {
    heading: "Main Navigation",
    links: { "/": "Home", "/features": "Features", "/blog": "Blog", "/community": "Community" },
  },
  {
    heading: "About",
    links: { "/about": "About Us", "/careers": "Careers" },
  },
  {
    heading: "Prayer Plans",
    kind: "plan",
    links: {
      "/#prayer-plans": "All Prayer Plans",
      "/plan/wisdom": "Wisdom",
      "/plan/peace": "Peace",
      "/plan/forgiveness": "Forgiveness",
      "/plan/strength": "Strength",
      "/plan/joy": "Joy",
      "/plan/patience": "Patience",
    },
  },
  {
    heading: "Devotional Themes",
    kind: "theme",
    links: {
      "/#devotional-themes": "All Devotional Themes",
      "/theme/theme-1": "Morning Prayer",
      "/theme/theme-2": "Peace & Comfort",
      "/theme/theme-3": "Gratitude",
      "/theme/theme-4": "Faith & Trust",
      "/theme/theme-5": "Healing",
      "/theme/theme-6": "Strength",
    },
  },
  {
    heading: "Support",
    links: {
      "/help-center": "Help Center",
      "/contact": "Contact Us",
      "/faqs": "FAQs",
      "/preferences": "Text Size",
      "/accessibility": "Accessibility",
    },
  },
  {
    heading: "Legal",
    links: {
      "/privacy-policy": "Privacy Policy",
      "/terms": "Terms of Service",
      "/cookie-policy": "Cookie Policy",
      "/ccpa": "CCPA",
    },
  },
] as const;
