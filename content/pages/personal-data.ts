/** What is stored of a person, in the words of the page and the export that show it. */
export const personalWords = {
  account: {
    title: "Account",
    about:
      "Your username, your email address, and your password, scrambled so that nobody can read it.",
    single: true,
  },
  emailChanges: {
    title: "Changes to your account",
    about:
      "Email addresses you had before, and when you turned on two-step login: for a while, so that a change that wasn’t yours can be taken back.",
  },
  prayers: {
    title: "My Prayers",
    about:
      "What you wrote or saved there, whom it’s for, its days, notes, and answers. Other people here can’t see it.",
  },
  drafts: {
    title: "Drafts",
    about:
      "Words for My Prayers that were sent after you were signed out, and wait to be saved. What you’ve only begun to write is on your device alone.",
  },
  startedPlans: {
    title: "Plans you started",
    about: "So that you can come back to them.",
  },
  daysPrayed: {
    title: "Days you marked",
    about: "The days of plans that you marked as done.",
  },
  calendarOfLight: {
    title: "Calendar of light",
    about:
      "The days on which you prayed here: a day of a plan, an Amen, or a prayer from your list.",
  },
  saved: {
    title: "Saved plans and favorite themes",
    about: "What you chose to save.",
  },
  groups: {
    title: "Groups",
    about:
      "The prayer groups you’re in, the first name you’re known by there, and what you chose for each.",
  },
  groupLetters: {
    title: "Emails from your groups",
    about: "Which ones you asked for, how often, and when the next one comes.",
  },
  groupInvitations: {
    title: "Invitations to your groups",
    about: "Links you made, as long as they work. We keep them scrambled.",
  },
  groupRequests: {
    title: "Requests in your groups",
    about: "What you asked your groups to pray for.",
  },
  groupNotes: {
    title: "What you added to requests in your groups",
    about: "Updates, thanks, and the short words you sent to others there.",
  },
  groupPrayers: {
    title: "Prayers for your groups",
    about: "On which days you prayed for a request in one of your groups.",
  },
  groupBlocks: {
    title: "People you blocked",
    about: "Since when you’ve taken no more words from somebody in a group.",
  },
  groupReports: {
    title: "What you reported from a group",
    about: "What you reported to our leaders, and when they dealt with it.",
  },
  prayerRequests: {
    title: "Prayer requests",
    about: "What you asked our prayer team to pray for while you were signed in.",
  },
  prayersForRequests: {
    title: "Prayers for your requests",
    about: "Each time somebody of our prayer team prayed for what you asked.",
  },
  requestNotes: {
    title: "What you and the prayer team wrote to each other",
    about:
      "What you added to your prayer requests, and what the team wrote back to you. Their notes among themselves aren’t part of this.",
  },
  messages: {
    title: "Messages to us",
    about:
      "What you wrote to us through the contact form while you were signed in. What the team notes among themselves isn’t part of this.",
  },
  newsletter: {
    title: "Newsletter",
    about:
      "The newsletter and emails you asked for while signed in. Once your address is confirmed, everything we keep for it.",
  },
  plansByLetter: {
    title: "Plans by email",
    about: "Plans that come to your confirmed address, a day each morning, and when.",
  },
  daysByLetter: {
    title: "Days you marked from emails",
    about: "The days of those plans that you marked from their emails.",
  },
  bell: {
    title: "Your bell",
    about:
      "When you want to be reminded of your list, how, and until when it rests. The address of its calendar isn’t stored.",
  },
  letters: {
    title: "Emails we sent you",
    about:
      "What we wrote to you, for your account, your plans and your prayer requests, in the last weeks: what about and when, without the words.",
  },
  readingComfort: {
    title: "Reading comfort",
    about: "How you want our pages to look.",
  },
  sessions: {
    title: "Where you’re signed in",
    about: "When you logged in, and a scrambled form of what your browser keeps to stay signed in.",
  },
  secondFactor: {
    title: "Two-step login",
    about:
      "When you turned on two-step login. Its key and your recovery codes are stored so that nobody can read them.",
  },
  recoveryCodes: {
    title: "Recovery codes",
    about:
      "For logging in without your phone, scrambled so that nobody can read them, and when one was used.",
  },
  familiarPlaces: {
    title: "Where you usually log in",
    about:
      "When you logged in or chose a new password, and from which network, scrambled, so we can notice a login that isn’t yours.",
  },
  looks: {
    title: "Private requests you opened for the prayer team",
    about: "Only for people of the prayer team: which request, by its number, and when.",
    forTeam: true,
  },
  teamChanges: {
    title: "Your place on the prayer team",
    about:
      "Only for people of the prayer team: what a leader, or whoever runs this site, changed about it, and when.",
    forTeam: true,
  },
  requestsClaimed: {
    title: "Requests you pray for just now",
    about: "Only for people of the prayer team: which requests are in your hands, and since when.",
    forTeam: true,
  },
  requestsPrayedFor: {
    title: "Requests you prayed for",
    about: "Only for people of the prayer team: which requests, by their numbers, and when.",
    forTeam: true,
  },
  notesWritten: {
    title: "What you wrote for the prayer team",
    about:
      "Only for people of the prayer team: to which requests and when. The words belong to whoever asked.",
    forTeam: true,
  },
  messagesClaimed: {
    title: "Messages you answer",
    about: "Only for people of the prayer team: which messages are in your hands.",
    forTeam: true,
  },
} as const;
