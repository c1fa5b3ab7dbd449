import type { ThemeText } from "./theme";

export const overcomingFear: ThemeText = {
  id: "theme-16",
  needsHelpLines: true,
  title: "Overcoming Fear",
  description:
    "A prayer for the hours when fear is loud, with help for body and soul and without blame.",
  prayer: `I’m afraid, God. My heart’s going like a drum, and my mind keeps replaying the worst possibility, and I can’t shut it off.

You’re not scolding me. You’ve taken hold of my right hand, as parents do with a child in a parking lot, and You’re telling me You’ll help. There’s something solid under me, and You were in this room before I was.

Show me which fears are an actual fire and which are only shadows. Thank You for friends and doctors and counselors who understand this. Make me brave enough to call one. And if the fear’s still here in the morning, we’ll get up together, and You’ll still have my hand.`,
  scriptures: [
    {
      reference: "Isaiah 41:13",
      verses:
        "For I am the LORD your God, who takes hold of your right hand and tells you: Do not fear, I will help you.",
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
  reflection: `There are two ways of telling someone not to be afraid. You can announce it from across the room with your arms folded, or you can come over, take a hand, and then say it. In Isaiah 41 God “takes hold of your right hand,” and the people He’s talking to feel about as small as a worm (Isaiah 41:14).

Psalm 34 comes out of one of the most humiliating days of David’s life. He’d fled to a foreign king, was “very much afraid” (1 Samuel 21:12), and escaped by scratching at the doors and drooling into his beard. It’s hardly a heroic story, but what he remembered afterward was this: “I sought the LORD, and He answered me.”

Fear can live on in the body long after the danger has moved away. If yours is running your days, see a doctor or a counselor, and pray in the waiting room. Either way you’re reaching for someone’s hand.`,
  applicationSteps: [
    "Breathe in slowly, breathe out longer, and say, “You are with me” (Psalm 23:4).",
    "Write the fear in one sentence, and read it to someone kind.",
    "Look around you and name five things you can see, one by one.",
    "If what you fear isn’t dangerous, face a small part of it with a friend.",
    "If fear keeps taking your sleep or your days, see a doctor or counselor.",
  ],
};
