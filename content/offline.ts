/** What the service worker says where there is no connection, and the page of what is kept. */
export const offlineWords = {
  title: "Without a connection",
  lead: "You can pray here without a network.",
  notHere: "This page isn’t saved on your device. Here’s what\u00a0is.",
  /** @param when as "today at 14:05" */
  kept: (when: string) => `This site can’t be reached just now. This page is from ${when}.`,
  old: (when: string) =>
    `This site can’t be reached just now, and this page is older: it is from ${when}. It may have changed since.`,
  list: (when: string) =>
    `This site can’t be reached just now. Your prayers stand as they were ${when}. What you do here is sent by itself later.`,
  here: "On this device",
  back: "The connection is back.",
  sendingOne: "Sending…",
  sending: "The connection is back. Sending what waits…",
  unsent: "Something you did without a connection isn’t on the site yet. It stands below.",
  waiting: "Waiting for a connection",
  notSent: "Not sent yet",
  sentNow: {
    title: "Sent",
    description: "What you did without a connection has reached the site.",
  },
  refusedNow: {
    title: "Not sent yet",
    description: "The site didn’t take something you did without a connection.",
    variant: "info",
    action: { label: "See what it is", to: "/offline" },
  },
  help: "Help you can reach right now",
  /** Where all of the list is prayed. */
  allPrayed: "You’ve prayed your list. All of it is kept here.",
  ofHour: (hour: string) => `A prayer for ${hour === "midday" ? hour : `the ${hour}`}`,
  isKept: "Kept on this device. It’s sent by itself when the connection is back.",
  goesLater: "It’s sent by itself when the connection is back.",
  pressed: "Waits to be sent",
  waits: "It is sent by itself while a page of this site is open and the network is back.",
  refused: {
    401: "It couldn’t be sent: you’re signed out. Log in, and it goes.",
    403: "The site didn’t take it. Your words are still here.",
    404: "It couldn’t be done: that prayer was deleted meanwhile. Your words are still here.",
    409: "It was changed in another place meanwhile, and that was left as it is. Your words are still here.",
  } as Record<number, string>,
  refusedOtherwise:
    "The site didn’t take it as it is. Your words are still here: copy them into the form.",
  discard: { ask: "Don’t send it", yes: "Delete it from this device" },
  mark: "I prayed this day",
  acts: {
    amen: "Amen",
    prayed: "Prayed",
    mark: "A day of a plan",
    prayer: "A new prayer",
    answer: "An answer",
    save: "Save in My Prayers",
  },
  needs: {
    title: "This needs a connection",
    lead: "Nothing was sent, and your words are still here. When the network is back, press the button.",
    again: "Send it now",
  },
  leaving: {
    title: "Something still waits to be sent",
    lead: "If you log out now it stays here, sealed, until you log in on this device again. Or throw it away.",
    keep: "Log out and keep it sealed",
    discard: "Throw it away and log out",
    /** Of a page with scripts. */
    press:
      "Something still waits to be sent. Log out once more, and it stays here, sealed, until you log in on this device again.",
  },
  opened: "Opened on this device",
} as const;

export const offlinePage = {
  now: "A prayer for this hour",
  hours: "Or by the hour",
  hourNames: { morning: "Morning", midday: "Midday", evening: "Evening", night: "Night" },
  feelings: "How are you right now?",
  days: "Today and the next days",
  psalms: "The Psalms",
  elsewhere: {
    heading: "What needs a connection",
    words:
      "Searching, the other books, pictures, groups, letters, and every form that goes to other people. What you write in a form stays in it.",
  },
  how: {
    heading: "What is kept, and how",
    everybody:
      "These pages are kept after your first visit and made anew once a day; plans, themes and chapters when you open them. It takes about two megabytes, and no photos.",
    person:
      "When you are logged in, today’s list and your prayers are kept too, encrypted for your account. Logging out makes them unreadable at once; without any contact they become unreadable after 14 days. Nothing is kept of prayers that you have locked.",
    off: "Keep nothing on this device",
  },
  person: {
    due: "On your list today",
    noneDue: "Nothing is left on your list today.",
    prayed: "I prayed this",
    answered: "It is answered",
    answer: "How was it answered? (optional)",
    saveAnswer: "Save it with thanks",
    write: "Write a prayer",
    text: "Your prayer",
    save: "Save this prayer",
    plan: "Your plan",
    all: "Your other prayers",
    more: (count: number) => `${count} more are on the site.`,
  },
};
