import type { ThemeText } from "./theme";

export const gratitude: ThemeText = {
  id: "theme-3",
  title: "Gratitude",
  description:
    "Learning to thank God for particular things, in good weeks and in weeks that hold little to praise.",
  prayer: `Giver of every good gift, I’m better at counting what’s missing, so I’m stopping for a minute to look around.

Thank You for bread, and for whoever was up at four to bake it. Thank You for rain on the roof, and for a roof. Thank You for the cashier who was kind to me this week when no one required it. Thank You for the joke that got me through Wednesday, and for ordinary mercies that I’d lost track of by supper.

There are things I can’t be happy about, and I won’t pretend that I am. You haven’t left me in them. Most of all, thank You, Father, for Jesus, in whom You gave us Yourself.`,
  scriptures: [
    {
      reference: "1 Thessalonians 5:16-18",
      verses:
        "Rejoice at all times. Pray without ceasing. Give thanks in every circumstance, for this is God’s will for you in Christ Jesus.",
    },
    {
      reference: "Psalm 65:9-13",
      verses:
        "You attend to the earth and water it; with abundance You enrich it. The streams of God are full of water, for You prepare our grain by providing for the earth. You soak its furrows and level its ridges; You soften it with showers and bless its growth. You crown the year with Your bounty, and Your paths overflow with plenty. The pastures of the wilderness overflow; the hills are robed with joy. The pastures are clothed with flocks, and the valleys are decked with grain. They shout in triumph; indeed, they sing.",
    },
    {
      reference: "Colossians 3:15-17",
      verses:
        "Let the peace of Christ rule in your hearts, for to this you were called as members of one body. And be thankful. Let the word of Christ richly dwell within you as you teach and admonish one another with all wisdom, and as you sing psalms, hymns, and spiritual songs with gratitude in your hearts to God. And whatever you do, in word or deed, do it all in the name of the Lord Jesus, giving thanks to God the Father through Him.",
    },
  ],
  reflection: `It all hangs on two letters. “Give thanks in every circumstance,” Paul writes here: in, and not for. The young church in Thessalonica had welcomed the good news “in spite of your great suffering” (1 Thessalonians 1:6), and he’d never have told them to call that a present. He says that even in the thick of it they’ll find something to thank God for, because God is in there, too.

Gratitude gets better as it gets smaller. “Thank You for everything” is a fine prayer, but it’s like waving at a crowd. “Thank You that my sister called on Tuesday” shows you the sister, and the Tuesday, and the God behind them both. Psalm 65 thanks Him for furrows, of all things. On a difficult day you may find one gift, and on the worst days you won’t find any, and God isn’t keeping score. Then borrow the psalm, where the hills and the flocks are singing until you can.`,
  applicationSteps: [
    "Each evening this week, write down one gift of that day, in detail.",
    "Thank someone today for one particular thing they did for you.",
    "Before a meal, thank God for the people whose work brought it.",
    "Read Psalm 65:9-13 outdoors, or at a window, and add a line.",
    "Name one hard thing to God, and ask where He is in it.",
  ],
};
