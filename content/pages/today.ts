/** The heads of both offices. */
export const officeHeads = {
  morning: {
    title: "Morning prayer",
    description:
      "Morning prayer for today: a psalm, a reading that goes on from day to day, a silence, prayers for others, and a blessing. About eight minutes.",
  },
  night: {
    title: "Night prayer",
    description:
      "Night prayer for today: a psalm, four questions to look back with, a confession, Simeon’s song, and a prayer before you sleep. Three to eight minutes.",
  },
} as const;

/** As their menus call it. */
export const calendarPrograms = [
  [
    "Apple Calendar",
    "on a Mac, File, then New Calendar Subscription. On an iPhone, Calendars, then Add Calendar, then Add Subscription Calendar.",
  ],
  [
    "Google Calendar",
    "on a computer, the plus sign beside Other calendars, then From URL. It then shows on your phone, too.",
  ],
  ["Outlook", "Add calendar, then Subscribe from web."],
  ["Thunderbird", "New Calendar, then On the Network."],
] as const;

export const pictureWords = {
  easter: "The open tomb, in the light of the morning.",
  christmas: "A star over a stable, and the child in the manger.",
} as const;

export const stepWords = {
  list: "Steps",
  next: "Next step",
  previous: "Previous step",
  whole: "The whole prayer",
  query: "step",
};
