import type { ThemeText } from "./theme";

export const faithTrust: ThemeText = {
  id: "theme-4",
  title: "Faith & Trust",
  description:
    "For anyone who wants to trust God but cannot see the road ahead, or is tired of waiting.",
  prayer: `I want to trust You, Father, and part of me holds back. I would rather be handed a map before I start walking. You rarely give me one. You give me Yourself.

Here is the matter I keep turning over at night; You know its name. I have leaned on my own understanding, and it has carried me only so far. I do not ask to stop thinking. I ask to stop thinking alone.

Send my roots down to where the water is. When the heat comes, keep worry from drying me up. Be patient with my faith where it is small. Show me the next stretch of the path, and walk it with me.`,
  scriptures: [
    {
      reference: "Proverbs 3:5-6",
      verses:
        "Trust in the LORD with all your heart, and lean not on your own understanding; in all your ways acknowledge Him, and He will make your paths straight.",
    },
    {
      reference: "Hebrews 11:1",
      verses:
        "Now faith is the assurance of what we hope for and the certainty of what we do not see.",
    },
    {
      reference: "Jeremiah 17:7-8",
      verses:
        "But blessed is the man who trusts in the LORD, whose confidence is in Him. He is like a tree planted by the waters that sends out its roots toward the stream. It does not fear when the heat comes, and its leaves are always green. It does not worry in a year of drought, nor does it cease to produce fruit.",
    },
  ],
  reflection: `Through Jeremiah God describes two plants. One is a shrub in a salt desert. It stands for someone who relies on people alone and turns from the LORD. The other is a tree by the water. We might suppose that the tree has better weather. Yet the heat reaches it as well, and so does “a year of drought.” What keeps it green is out of sight, where its roots feel their way toward the stream.

The Bible calls this reaching faith, “the certainty of what we do not see.” Those words from Hebrews 11 do not promise quick results. The same chapter says that Abraham and others “died in faith, without having received the things they were promised” (11:13). Long waiting was no sign that their faith was weak.

Roots lengthen slowly. They grow whenever you say, “I do not understand, but I am still here.” Where do your thoughts go first when the heat comes?`,
  applicationSteps: [
    "Write down one thing you cannot control, and place Proverbs 3:5–6 beside it.",
    "Before your next decision, pause and ask God what He thinks of it.",
    "Remember one time you were helped, and tell somebody about it today.",
    "Take the one small step you can see, without waiting to see the second.",
    "Learn Proverbs 3:5 by heart, a few words at a time, this week.",
  ],
};
