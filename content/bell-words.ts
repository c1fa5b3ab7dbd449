const box = (label: string) => ({ label, type: "checkbox", maxLength: 2 }) as const;
const hour = (label: string) => ({ label, maxLength: 2 }) as const;

/** What is asked of a bell, and what is said when it was set. */
export const bellWords = {
  fields: {
    hour: { ...hour("At"), required: "Please choose an hour" },
    secondHour: hour("And at (optional)"),
    thirdHour: hour("And at (optional)"),
    bellZone: {
      label: "By the clock of",
      required: "Please choose a time zone",
      maxLength: 64,
    },
    byLetter: box("Send me an email at these hours"),
    withWords: box("Put the words of my prayers in it"),
  },
  missing: { title: "No hour yet", description: "A bell needs an hour to ring at." },
  success: {
    title: "Your bell is set",
    description: "Change it or turn it off whenever you like.",
  },
} as const;

export const bellNotes = {
  about: "It calls you to your prayers. Nothing is counted, and it never rings at night.",
  none: "No reminders set.",
  days: "Leave all blank for every day.",
  words:
    "Email isn’t private. Without the words it says only that your list is ready. None comes when nothing is left to pray that day.",
  locked:
    "Your prayers are locked, so an email says only that your list is ready. None comes when nothing is left to pray that day.",
  unconfirmed: "Where this site sends emails, confirm your address to get them.",
  nowhere: "but nowhere so far: choose emails, or a calendar address",
  calendar:
    "A private address for your calendar. Its entries are called Prayer, and hold nothing of your list.",
  address:
    "Whoever has this address sees when you pray, so keep it to yourself. A new one ends it.",
};

export const bellIntents = {
  "bell-rest": {
    button: "Rest for a week",
    title: "Your bell rests",
    description: "For a week nothing rings.",
  },
  "bell-wake": {
    button: "Ring again",
    title: "Your bell rings again",
    description: "From its next hour on.",
  },
  "bell-address": {
    button: "Make a new address",
    title: "Here’s the address",
    description: "Add it to your calendar. An earlier address has ended.",
  },
  "bell-no-address": {
    button: "End this address",
    title: "The address has ended",
    description: "Delete the calendar where you had added it.",
  },
  "bell-off": {
    button: "Turn it off",
    title: "Your bell is off",
    description: "Set it again whenever you like.",
  },
} as const;
