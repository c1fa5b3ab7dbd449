import type { ThemeText } from "./theme";

export const marriage: ThemeText = {
  id: "theme-14",
  needsHelpLines: true,
  unsafeHome: true,
  title: "Marriage",
  description:
    "A prayer for husbands and wives whose love is glad or tired, and for those who are alone.",
  prayer: `Jesus, they asked You to a wedding, and You saw to it that there was plenty. I praise You for the whole unlikely idea: two people and one bathroom, the same story told every Thanksgiving, a cold foot that finds the warm one in the dark.

Where winter’s over, get them both outdoors. Where the wine’s run out, I’m only telling You so, the way Your mother did. Where one of them is afraid of the other, take that one by the hand and lead the way to safety. Where one side of the bed is empty, rejoice over whoever’s lying there, Lord. You’ve said You would.

You’ve seen which of these houses is mine. Come home with me.`,
  scriptures: [
    {
      reference: "Song of Solomon 2:10-13",
      verses:
        "My beloved calls to me, “Arise, my darling. Come away with me, my beautiful one. For now the winter is past; the rain is over and gone. The flowers have appeared in the countryside; the season of singing has come, and the cooing of turtledoves is heard in our land. The fig tree ripens its figs; the blossoming vines spread their fragrance. Arise, come away, my darling; come away with me, my beautiful one.”",
    },
    {
      reference: "John 2:1-3",
      verses:
        "On the third day a wedding took place at Cana in Galilee. Jesus’ mother was there, and Jesus and His disciples had also been invited to the wedding. When the wine ran out, Jesus’ mother said to Him, “They have no more wine.”",
    },
    {
      reference: "1 Corinthians 13:4-7",
      verses:
        "Love is patient, love is kind. It does not envy, it does not boast, it is not proud. It is not rude, it is not self-seeking, it is not easily angered, it keeps no account of wrongs. Love takes no pleasure in evil, but rejoices in the truth. It bears all things, believes all things, hopes all things, endures all things.",
    },
  ],
  reflection: `If you’re happy together, be happy. It’s in the Bible. A woman hears her sweetheart at the window, calling her to come and see the flowers, and nobody in that song clears his throat and gets serious. Go for the walk. Say something ridiculous. Thank God on the way home.

If the wine has run out, see who’s at the table. Mary noticed, and instead of scolding the couple she told Jesus in five words. You might repeat them tonight, and then do the next thing He shows you: an apology, a counselor’s number, a plate carried upstairs. Running dry isn’t the same as danger. If your husband or wife hits, threatens, or controls you, that’s evil, and love “takes no pleasure in evil.” You don’t have to bear it.

If you’re alone, by death or divorce or because it never happened, you weren’t left off the guest list. Jesus came to that celebration single, and He brought the wine.`,
  applicationSteps: [
    "Tell your husband or wife one thing you noticed and were glad of.",
    "Go out together for an hour, with nothing to decide and no phones.",
    "If home isn’t safe, tell someone you trust and make a plan together.",
    "If the same quarrel keeps returning, ask a pastor, a priest, or a counselor.",
    "If you’re alone, tell a friend one memory, or have someone over for supper.",
  ],
};
