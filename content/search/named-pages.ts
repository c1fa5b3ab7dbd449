/** Pages that are found by their names, by what is said of them, and by other words for them. */
export const namedPages = [
  [
    "/contact",
    "Contact Us",
    "Write to us, or ask for prayer.",
    "email phone support help prayer request",
  ],
  ["/help-center", "Help Center", "Find an answer by topic.", "support account password"],
  [
    "/preferences",
    "Reading Comfort",
    "Colors, size of the letters, calm, and shortcut keys.",
    "text size bigger text larger text larger letters big letters dark mode light mode night mode zoom font size large print weak eyes motion keyboard shortcuts",
  ],
  [
    "/accessibility",
    "Accessibility",
    "With a screen reader, a keyboard, or large text, and how to tell us what’s in your way.",
    "wcag ada blind deaf disability statement",
  ],
  [
    "/today/night",
    "Night prayer",
    "The night prayer for today: a psalm, a look back over the day, and a blessing.",
    "evening prayer",
  ],
  [
    "/today/morning",
    "Morning prayer",
    "The morning prayer for today: a psalm, a reading, and what to ask for.",
    "morning prayer",
  ],
  [
    "/pray",
    "Print a prayer",
    "Press Print on a prayer, a psalm, a theme or a plan’s day: it comes out as a clean sheet.",
    "print printing printer paper sheet",
  ],
  [
    "/bible",
    "The Bible",
    "All 66 books, to read and to search.",
    "books chapters old new testament berean",
  ],
] as const;
