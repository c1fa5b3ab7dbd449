import type { ThemeText } from "./theme";

export const overcomingFear: ThemeText = {
  id: "theme-16",
  needsHelpLines: true,
  title: "Overcoming Fear",
  description:
    "A prayer for the hours when fear is loud, with help for body and soul and without blame.",
  prayer: `I am afraid, God, and I tell You so because I cannot make it stop. My heart beats fast. My mind goes to the worst thing and stays there.

You do not scold me for this. You say that You are with me and that You hold me up. Hold me now. Let me feel the floor under my feet, and remember that You were in this room before I was.

Show me which fears are warnings and which are only noise. Thank You for people who know how to help, such as friends, doctors and counselors. Make me brave enough to call one. And if the fear is still here in the morning, be here too.`,
  scriptures: [
    {
      reference: "Isaiah 41:10",
      verses:
        "Do not fear, for I am with you; do not be afraid, for I am your God. I will strengthen you; I will surely help you; I will uphold you with My righteous right hand.",
    },
    {
      reference: "Psalm 34:4",
      verses: "I sought the LORD, and He answered me; He delivered me from all my fears.",
    },
    {
      reference: "Deuteronomy 31:8",
      verses:
        "The LORD Himself goes before you; He will be with you. He will never leave you nor forsake you. Do not be afraid or discouraged.",
    },
  ],
  reflection: `When God says “do not be afraid” in Isaiah 41, hear how He goes on: “for I am your God.” A few lines later He takes His people by the right hand. He speaks as one speaks to a child in the dark, and there is no blame in His voice.

The heading of Psalm 34 names the day it remembers. David had fled to a foreign king and was “very much afraid” (1 Samuel 21:12). He acted like a madman, scratched on the doors, and was driven away. Out of that day came the words, “I sought the LORD, and He answered me.” The man who wrote them knew terror.

Fear can stay in the body long after danger has gone. If yours rules your days, a doctor or counselor can be God’s gift, and so can medicine. You may pray and be treated at the same time. What frightens you most right now? Say it to Him.`,
  applicationSteps: [
    "Breathe in slowly, breathe out longer, and say, “You are with me” (Psalm 23:4).",
    "Write the fear in one sentence, and read it to someone kind.",
    "Look around you and name five things you can see, one by one.",
    "If what you fear is not dangerous, face a small part with a friend.",
    "If fear keeps taking your sleep or your days, see a doctor or counselor.",
  ],
};
