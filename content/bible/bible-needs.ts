/** A need, and what the Bible has to say to it: each passage with a line that tells why it is here, and the verses of it that answer. */
export type Need = {
  id: string;
  /** Ends "Where does the Bible speak of …" */
  of: string;
  lead: string;
  /** One verse of comfort that is whole by itself, for somebody who has no time for more. */
  comfort: string;
  passages: readonly (readonly [reference: string, why: string, answer: string])[];
  /** Danger may be near: its page has the button "Help now". */
  help?: true;
  /** People come here who may not want to live: whom to call stands below its lead. */
  crisis?: true;
  /** Somebody near may look on: its page can be left at once. */
  unsafeHome?: true;
};

/** The page of a need. */
export const needPath = ({ id }: Need): string => `/bible/about/${id}`;

/** What its page is called. */
export const needHeading = ({ of }: Need): string => `Where the Bible speaks of ${of}`;

/** Where the verses stand that answer: in the chapter of their passage. */
export const answerReference = (passage: string, verses: string): string =>
  `${passage.split(":")[0]}:${verses}`;

/** The need of an address. */
export function getNeed(id: string): Need | undefined {
  return needs.find((need) => need.id === id);
}

export const needs: readonly Need[] = [
  {
    id: "worry",
    of: "worry",
    lead: "For a mind that keeps going around, by day or at three in the morning.",
    comfort: "1 Peter 5:7",
    help: true,
    passages: [
      [
        "Philippians 4:4-9",
        "What to do with a worry, one step after another, written from prison.",
        "6-7",
      ],
      [
        "Matthew 6:25-34",
        "Jesus points at birds and lilies, and lets tomorrow be tomorrow’s.",
        "34",
      ],
      ["1 Peter 5:6-7", "Throw it on Him. The reason given is that He cares for you.", "7"],
      ["Psalm 94:18-19", "Anxious thoughts by the crowd, and a comfort that gets through.", "19"],
      [
        "Luke 10:38-42",
        "Martha is pulled in every direction, and Jesus says her name twice.",
        "41-42",
      ],
      ["Isaiah 26:3-4", "Peace as something God keeps for you while you lean on Him.", "3"],
      ["Psalm 4:1-8", "A short prayer for bedtime that ends in lying down and sleeping.", "8"],
      ["John 14:25-27", "The peace He leaves isn’t the kind the world hands out.", "27"],
    ],
  },
  {
    id: "fear",
    of: "fear",
    lead: "For what is ahead, what might happen, and what you can’t see in the dark.",
    comfort: "Isaiah 41:10",
    help: true,
    passages: [
      ["Psalm 27:1-5", "Whom shall I fear? It’s asked by someone with real enemies.", "1"],
      ["Isaiah 41:8-10", "Five promises in one breath, and a right hand that holds you up.", "10"],
      ["Psalm 56:1-3", "It doesn’t say if I’m afraid. It says when.", "3"],
      ["Mark 4:35-39", "A storm, a boat filling up, and Jesus asleep on a cushion.", "39"],
      ["Joshua 1:6-9", "Courage for someone who has to step into another’s shoes.", "9"],
      ["Mark 14:32-36", "Jesus Himself in distress, asking His friends to stay near.", "34"],
      ["Psalm 91:1-6", "Shelter, a shadow, wings: pictures for the night.", "4"],
      ["Isaiah 43:1-3", "Deep water, and who goes through it with you.", "2"],
      ["Psalm 23:1-6", "A valley with a shadow in it, and company all the way through.", "4"],
    ],
  },
  {
    id: "grief",
    of: "grief",
    lead: "For the empty chair, the first year, and the day it comes back.",
    comfort: "Psalm 34:18",
    help: true,
    passages: [
      ["John 11:32-36", "He knew what He was about to do, and He wept with her anyway.", "35-36"],
      ["2 Samuel 18:31-33", "A father’s cry for the son who had turned against him.", "33"],
      ["Psalm 34:17-18", "Whom the LORD is close to.", "18"],
      ["Psalm 56:8", "Tears aren’t lost. Somebody counts them.", "8"],
      [
        "Lamentations 3:17-26",
        "Everything bitter is said out loud before hope gets a word.",
        "22-23",
      ],
      ["1 Thessalonians 4:13-18", "Grief is allowed here. It’s grief with a hope in it.", "13-14"],
      [
        "Matthew 5:1-4",
        "Jesus calls the ones who mourn blessed, and says what’s coming to them.",
        "4",
      ],
      ["Revelation 21:1-5", "The last tear, and whose hand wipes it away.", "4"],
    ],
  },
  {
    id: "sickness",
    of: "sickness and pain",
    lead: "For the diagnosis, the waiting room, and a body that hurts.",
    comfort: "Psalm 73:26",
    help: true,
    passages: [
      ["Mark 5:25-34", "Twelve years of doctors. Jesus stops, and hears her whole story.", "32-33"],
      ["Psalm 73:23-26", "When the body fails: whose hand holds yours.", "23"],
      ["2 Corinthians 12:8-10", "Paul asked three times. This is what he heard instead.", "9"],
      ["James 5:13-14", "You don’t have to be sick alone. Here’s whom to call.", "14"],
      ["Psalm 6:2-9", "A prayer for when you’re worn out from groaning.", "6"],
      ["Isaiah 53:3-4", "A Man who knows pain from the inside.", "4"],
      ["Romans 8:18-27", "When you can’t find words, the Spirit prays.", "26"],
      ["Isaiah 46:3-4", "For gray hair and failing strength: you will be carried.", "4"],
      [
        "John 9:1-7",
        "Whose sin was it? Not his and not his parents’, Jesus says, before He heals him.",
        "1-3",
      ],
    ],
  },
  {
    id: "despair",
    of: "despair",
    lead: "For when you can’t see a way forward. You are not the first to pray from here.",
    comfort: "Isaiah 42:3",
    help: true,
    crisis: true,
    passages: [
      ["1 Kings 19:3-9", "Elijah asks to die. God’s first answer is sleep and bread.", "7"],
      ["Matthew 11:28-30", "It’s addressed to the weary, and it says come.", "28"],
      ["Psalm 42:5-11", "He argues with his own soul, gently, and more than once.", "11"],
      ["Psalm 40:1-3", "A pit, mud, and then a rock under the feet.", "2"],
      ["Psalm 139:7-12", "No place is too dark for Him to find you in it.", "11-12"],
      ["Psalm 27:13-14", "Good that’s still to be seen, here, in this life.", "13-14"],
      ["Isaiah 42:1-4", "What He does with a reed that is nearly broken.", "3"],
      ["Psalm 130:1-8", "Out of the depths, waiting as a night watchman waits.", "5-6"],
      ["Psalm 88:1-9", "The darkest psalm of all. It’s in the Bible, and it’s a prayer.", "1-2"],
    ],
  },
  {
    id: "loneliness",
    of: "loneliness",
    lead: "For a quiet phone, a new town, or a full room where nobody knows you.",
    comfort: "Deuteronomy 31:8",
    help: true,
    passages: [
      ["Psalm 25:16-17", "He says it plainly: I am lonely.", "16"],
      ["Psalm 139:1-10", "Known all the way through, and kept company everywhere.", "9-10"],
      ["Genesis 21:14-19", "A mother sent into the desert, and who heard her boy crying.", "17"],
      ["Isaiah 49:13-16", "Even if a mother forgot. Even then.", "15"],
      ["Psalm 142:1-7", "“No one cares for my soul.” He says so to God, and holds on.", "5"],
      ["John 16:31-33", "Jesus is about to be left by everyone, and says He isn’t alone.", "32"],
      ["2 Timothy 4:16-18", "Nobody came to stand by Paul. Somebody did.", "17"],
      ["Matthew 28:16-20", "The last words of Matthew are about who’s with you.", "19-20"],
    ],
  },
  {
    id: "guilt",
    of: "guilt and forgiveness",
    lead: "For what you did, and what you can’t forgive yourself. What someone did to you isn’t your guilt.",
    comfort: "Psalm 103:12",
    help: true,
    passages: [
      ["Psalm 51:1-12", "A king with blood on his hands asks for a clean heart.", "10"],
      [
        "Luke 15:11-24",
        "The speech he rehearsed, and the father who doesn’t let him finish it.",
        "20",
      ],
      ["1 John 1:8-9", "Say it, and see what He’s faithful to do.", "9"],
      ["Psalm 103:8-14", "How far away He puts it.", "12"],
      [
        "John 8:2-11",
        "One by one they leave, no stone is thrown, and there’s a life after it.",
        "10-11",
      ],
      ["Romans 8:1-4", "No condemnation, and since when.", "1"],
      ["Psalm 32:1-5", "What keeping quiet did to him, and what telling did.", "5"],
      ["Luke 19:1-10", "A cheat is called by name, and then he begins to pay it back.", "8-10"],
      ["Micah 7:18-19", "Where your sins go: the bottom of the sea.", "19"],
    ],
  },
  {
    id: "anger",
    of: "anger and hurt",
    lead: "For what they did, and what you said. Forgiving never means going back to where you get hurt.",
    comfort: "Psalm 147:3",
    help: true,
    unsafeHome: true,
    passages: [
      ["Psalm 55:12-22", "It wasn’t an enemy. It was a friend, and he tells God so.", "12-13"],
      ["Ephesians 4:26-32", "Not all anger is sin. Watch what it does next.", "26-27"],
      ["1 Samuel 24:8-12", "David could hit back, and he leaves the judging to God.", "12"],
      ["Psalm 37:1-9", "For when the ones who did it are doing fine.", "7"],
      ["James 1:19-20", "Three speeds: quick, slow, slow.", "19-20"],
      ["Luke 18:1-8", "A widow keeps asking for justice, and Jesus is on her side.", "7"],
      ["Romans 12:17-19", "As far as it’s up to you. The rest, and justice, is God’s.", "18"],
      ["Proverbs 16:32", "What’s stronger than a soldier: your own temper, held.", "32"],
    ],
  },
  {
    id: "harm",
    of: "being hurt by someone",
    lead: "For what someone did to you, or still does. It isn’t your fault, and you may go where you’re safe.",
    comfort: "Psalm 9:9",
    help: true,
    unsafeHome: true,
    passages: [
      ["Psalm 10:12-18", "God has seen it, and doesn’t look away.", "14"],
      ["Psalm 55:1-8", "To long to get away is a prayer, too.", "6-8"],
      ["1 Samuel 19:10-12", "A spear in the wall, and a way out through the window.", "12"],
      ["Matthew 2:13-15", "An angel tells a family to run from a violent man.", "13"],
      ["Exodus 3:7-8", "He sees it, He hears it, and He knows.", "7"],
      ["Psalm 34:4-5", "For faces that were made to feel ashamed.", "5"],
      ["Psalm 72:12-14", "How a king after God’s heart looks at violence.", "14"],
      ["Psalm 142:1-7", "For when they’re stronger than you are.", "6"],
    ],
  },
  {
    id: "work",
    of: "work and money",
    lead: "For a lost job, a bill you can’t pay, and enough for one day.",
    comfort: "Matthew 6:26",
    help: true,
    passages: [
      ["Matthew 6:25-33", "What your Father already knows you need.", "31-32"],
      [
        "Philippians 4:10-14",
        "Content with plenty and with hunger, and glad that others helped.",
        "12",
      ],
      ["1 Kings 17:8-16", "A handful of flour, a little oil, and they don’t run out.", "16"],
      ["2 Kings 4:1-7", "A widow in debt is asked what she has in the house.", "2"],
      ["Exodus 16:13-21", "Bread for today, and none of it keeps until tomorrow.", "21"],
      ["Hebrews 13:5-6", "Free from the love of money, because of who won’t leave.", "5"],
      ["Proverbs 30:7-9", "A prayer to be neither rich nor poor.", "8"],
      ["Deuteronomy 24:14-15", "God hears the one who waits for a paycheck.", "14-15"],
      ["Psalm 90:14-17", "A prayer that the work of your hands will last.", "17"],
    ],
  },
  {
    id: "family",
    of: "marriage and family",
    lead: "For the people closest to you, the good days and the slammed doors. Where someone gets hurt, safety comes first.",
    comfort: "Psalm 121:8",
    help: true,
    unsafeHome: true,
    passages: [
      ["1 Corinthians 13:4-6", "What love is like on an ordinary Tuesday, and what it isn’t.", "4"],
      ["Romans 12:9-13", "Love that means it, and outdoes itself in honor.", "9-10"],
      ["Joshua 24:14-15", "A whole house makes up its mind.", "15"],
      ["Ruth 1:8-18", "Two widows on a road, and one who won’t turn back.", "16"],
      ["Deuteronomy 6:4-9", "Faith at home: sitting, walking, lying down, getting up.", "6-7"],
      ["Luke 15:20-32", "One son is home at last, and the other one won’t come in.", "28"],
      ["Psalm 27:7-10", "For when you can’t count on father or mother.", "10"],
      ["Psalm 127:1-2", "Who builds the house, and who lets you sleep.", "1-2"],
      ["Luke 18:15-17", "Children are no bother to Him. He calls them over.", "16"],
    ],
  },
  {
    id: "decisions",
    of: "decisions",
    lead: "For two roads, a hard choice, or no idea at all.",
    comfort: "James 1:5",
    passages: [
      ["James 1:5", "Ask. He gives wisdom, and He doesn’t scold you for needing it.", "5"],
      ["Proverbs 3:5-6", "What not to lean on.", "5-6"],
      ["Psalm 25:4-10", "A prayer to be shown the way, from someone with a past.", "4-5"],
      ["Isaiah 30:19-21", "A word behind you: this is the way.", "21"],
      ["Psalm 32:8-10", "Led with an eye on you, and no bit or bridle.", "8"],
      ["Proverbs 15:21-23", "Plans go better with friends in the room.", "22"],
      ["1 Kings 3:5-14", "Offered anything, Solomon asks for a heart that listens.", "9"],
      ["Romans 12:1-2", "How minds are made new, and what they can tell then.", "2"],
    ],
  },
  {
    id: "thanks",
    of: "thanks and joy",
    lead: "For good news, an ordinary morning, and everything you want to say thank You for.",
    comfort: "Psalm 118:24",
    passages: [
      ["Psalm 100:1-5", "Five verses that run to the gate, singing.", "4"],
      ["Luke 17:11-19", "Ten were healed, and one came back.", "15-16"],
      ["Psalm 103:1-5", "Telling your own soul not to forget.", "2-5"],
      ["1 Thessalonians 5:16-18", "Three short commands for any weather.", "16-18"],
      ["Psalm 126:1-6", "Like people in a dream, laughing.", "2"],
      ["Zephaniah 3:14-17", "God sings over you.", "17"],
      ["James 1:16-18", "Where every good gift comes from.", "17"],
      ["Psalm 136:1-9", "One line comes after every line. Say it out loud.", "1"],
      ["Luke 1:46-55", "Mary’s song, with the hungry at the table.", "53"],
    ],
  },
];
