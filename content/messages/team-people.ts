import { linkLifetimes } from "../link-lifetimes";

/** What the forms of the team's people ask beside password and code, and what is said of them. */
export const peopleForms = {
  "team-invitation": {
    heading: "Invite somebody",
    note: "Whoever has an account here, by that name and address, comes onto the team at once. For others we make one, and you get a link for them.",
    button: "Invite",
    fields: {
      role: { label: "As", required: "Please choose what they will be", maxLength: 12 },
    },
    failure: { title: "Nobody was invited" },
    success: {
      title: "They’re on the team",
      description: "It stands in the log. They find the desk on their page “Account”.",
    },
  },
  "team-change": {
    heading: "A lost phone, or a farewell",
    note: "Is it them who asks? Call them, or look them in the eye. Without a second step they’re logged out everywhere, and set up a new one before they see the desk again.",
    button: "Do it",
    fields: {
      person: { label: "Who", required: "Please choose somebody", maxLength: 50 },
      change: { label: "What happens", required: "Please choose what happens", maxLength: 12 },
    },
    failure: { title: "Nothing was changed" },
    success: { title: "Done", description: "It stands in the log, and they’re told by email." },
  },
} as const;

export const peopleOptions = {
  role: [
    { value: "intercessor", label: "Somebody who prays with us" },
    { value: "leader", label: "A leader, who reads what is private, too" },
  ],
  change: [
    { value: "factor", label: "They lost their phone: take their second step away" },
    { value: "none", label: "They leave the team" },
  ],
} as const;

export const roleNames = { leader: "Leader", intercessor: "Prays with us" } as const;

export const changeNames = {
  intercessor: "came onto the team",
  leader: "became a leader",
  none: "was taken off the team",
  factor: "lost their second step",
} as const;

export const invitationLink = `Copy this link now, for them alone. It chooses their password, once, and works for ${linkLifetimes.invitation.words}. We can’t show it again.`;

export const changedMeanwhile =
  "That isn’t so any more. Please look who is on the team, and with which second step.";
