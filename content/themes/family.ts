import type { ThemeText } from "./theme";

export const family: ThemeText = {
  id: "theme-8",
  needsHelpLines: true,
  unsafeHome: true,
  title: "Family",
  description:
    "Prayer for the people we call family: close or far, easy to love or hard, present or missed.",
  prayer: `Father, every family takes its name from You, and here’s mine. Thank You for the old jokes, and the one who waited up, and the pie nobody’s gotten right since she died.

I pray for each of us: the one who calls too often, and the one who never does, the teenager behind the door, and the two who aren’t speaking. Jesus, Your parents looked for You for three days, and then they didn’t understand You. Be patient with us.

Where I’ve done harm, I’ll say so this week, without excuses. Where someone’s being harmed, open a way to safety, and send people who’ll believe them. And settle the lonely in families, Lord. We’ve got a chair.`,
  scriptures: [
    {
      reference: "Luke 2:48-51",
      verses:
        "When His parents saw Him, they were astonished. “Child, why have You done this to us?” His mother asked. “Your father and I have been anxiously searching for You.” “Why were you looking for Me?” He asked. “Did you not know that I had to be in My Father’s house?” But they did not understand the statement He was making to them. Then He went down to Nazareth with them and was obedient to them. But His mother treasured up all these things in her heart.",
    },
    {
      reference: "2 Timothy 1:5",
      verses:
        "I am reminded of your sincere faith, which first dwelt in your grandmother Lois and your mother Eunice, and I am convinced is in you as well.",
    },
    {
      reference: "Psalm 68:5-6",
      verses:
        "A father of the fatherless and a defender of widows is God in His holy habitation. God settles the lonely in families; He leads the prisoners out to prosperity, but the rebellious dwell in a sun-scorched land.",
    },
  ],
  reflection: `They’d been walking home for a whole day before anyone noticed that Jesus was gone. Everyone thought He was with the cousins (Luke 2:44). After three days they found Him, safe in the temple, asking questions as if nothing had happened, and His mother said what any mother would: “Child, why have You done this to us?” He answered, and they didn’t understand Him.

It’s a comfort to find that in the Bible. Even this family lost each other in a crowd, talked past each other, and walked home with something unsettled between them. And Mary “treasured up all these things in her heart,” the puzzling ones along with the rest.

Yours may be a houseful, or one grandmother who believed, like Lois. It may be the friends who took you in when the place you came from wasn’t safe, and you did right to leave it.

Treasure what you can, and bring God the rest.`,
  applicationSteps: [
    "Pray for each person at home, or far away, slowly and by name.",
    "Eat one meal with someone this week, phones away, and ask about their day.",
    "Apologize for one thing you did, without a reason or a “but.”",
    "Invite someone who lives alone to share a meal or a walk.",
    "If you aren’t safe at home, tell someone who can help you leave.",
  ],
};
