/** The parts of a group's page of people and settings. */
export const peopleParts = {
  own: {
    heading: "Your name here",
    note: "If you’re under 18, nobody can send you a word here, and you send none.",
    button: "Save",
  },
  days: {
    legend: "Pray for the group on",
    hint: "On these days it follows your own list.",
  },
  letters: {
    heading: "Emails",
    note: "They say how many asked, never what for. If nothing is new, none comes. Your email address has to be confirmed in your settings.",
    button: "Save",
  },
  plan: {
    heading: "One plan together",
    note: "The group’s page shows the day. It says how many prayed it, never who didn’t.",
  },
  edit: { heading: "Name and purpose", button: "Save" },
};

/** What is asked before one of these is done. */
export const askedFirst = {
  remove: {
    heading: "Remove",
    about:
      "What they asked here is erased for good, and no link lets them in again. If they open the group, they’ll read that they’re not in it any more.",
  },
  refuse: {
    heading: "Don’t let them in",
    about: "No link lets them in either, until you say here that they may come back.",
  },
  leave: {
    heading: "Leave this group",
    about: "Your requests here are erased. To come back you need a new link.",
    label: "Yes, leave",
  },
  end: {
    heading: "End this group",
    about: "In 7 days everything in it is erased, for everyone. Until then you can bring it back.",
    label: "Yes, end it",
  },
} as const;

export const onlyOwner = "You’re the only owner. Before you leave, make someone else an owner.";
