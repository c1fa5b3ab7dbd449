/** What every page says that saves into My Prayers. */

export const prayersFull = {
  title: "My Prayers is full",
  description:
    "My Prayers holds 5,000 prayers, and yours is full. Delete one you no longer need, then save this one.",
};

/** Before somebody is signed in. */
export const visitorSave = {
  title: "Log in to save this",
  description: "My Prayers belongs to your account. Other people here can’t see it.",
};

const savedBefore = "You saved it before. It’s there once, just as you left it.";

export const savedMessages = {
  prayer: {
    saved: { title: "Saved in My Prayers", description: "Other people here can’t see it." },
    before: { title: "Already in My Prayers", description: savedBefore },
  },
  /** On no list unless it is put there. */
  verse: {
    saved: { title: "Saved", description: "Other people here can’t see it." },
    before: { title: "Already saved", description: savedBefore },
  },
};
