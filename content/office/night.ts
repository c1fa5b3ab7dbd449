type Questions = readonly [string, string, string, string];

/** The four questions with which a day is looked back on, each to be followed by a silence; Sunday first. */
export const examens: readonly Questions[] = [
  [
    "What was the best hour of this Sunday? Go back into it for a minute, and thank God from there.",
    "Was there a word, in church or out of it, that seemed meant for you? Say it again.",
    "Where were you in too much of a hurry to rest, or to worship? Tell Him so.",
    "What will the week ask of you first? Leave it with Him for the night.",
  ],
  [
    "Where did something good come to you today? Thank God for it by name.",
    "When did you feel far from God, or from yourself? You don’t have to fix it. Just tell Him.",
    "Is there something you’d take back? Ask to be forgiven, and notice who else may need to hear it.",
    "What’s waiting for you tomorrow? Hand it over until the morning.",
  ],
  [
    "What did you see today that you’d be sorry to have missed?",
    "What did you hear: a kind word, a true one, one that stung? Bring it to Him as you heard it.",
    "What did you say? Was there one word too many, or one that you kept back and shouldn’t have?",
    "Whom will you see tomorrow? Say the name, and ask for what you’ll need.",
  ],
  [
    "Love, joy, peace: where did you meet one of them today? That was the Spirit’s work. Give thanks.",
    "Patience, kindness, goodness: who showed you some, and did they know it?",
    "Faithfulness, gentleness, self-control: which one ran out, and when? Be sorry without making excuses.",
    "Of those nine, which would you most like to wake up with? Ask for that one.",
  ],
  [
    "Where was God’s will done near you today? You may have to look in the small print.",
    "What was your daily bread, and who brought it to you?",
    "What are you holding against whom? You don’t have to settle it tonight, and you owe no trust to a person who harms you. Only show Him where it hurts.",
    "From what would you like to be delivered tomorrow? Ask plainly.",
  ],
  [
    "Whose cross did you see today? Did you carry a corner of it?",
    "Where were you hurt, or frightened, or made small? Christ has been there. Show Him.",
    "Whom did you walk past? Say that you’re sorry, and ask for another chance.",
    "What’s too heavy to take to bed with you? Set it down where He can see it.",
  ],
  [
    "Go back through the week, a day at a time. What are you most glad of?",
    "When were you most alive this week, and when the least? What’s God saying in that, if anything?",
    "What have you left undone that you can still do? What can’t be done now, and has to be left to mercy?",
    "Is there someone to make peace with before Sunday? Think of one small step. If it isn’t safe, let it be.",
  ],
];

/** The closing prayers of the night, Sunday first. */
export const nightPrayers: readonly string[] = [
  "Lord, it’s been Your day, and it was good to have one. Keep what we heard in us while we sleep. Watch over our town, and wake us ready for work.",
  "Father, Monday’s over. Some of it went well. Take the rest off our hands, shut the door on it softly, and stay with us until it’s light.",
  "Guard us while we sleep, God, and guard those who can’t. Be with the night nurse and the truck driver. Be with the mother who’s up again.",
  "Jesus, we’re halfway through the week, and we’re worn thin. Put Your hand on our heads. Quiet our thoughts, and let our bodies mend.",
  "Bless this house tonight, Lord, and whoever’s missing from it. Cover the children. Calm what was said too loudly. Bring us all to morning.",
  "Holy One, the world is wide awake and full of noise. We’re closing our eyes now. We trust You with the part we can’t do, and that’s most of it.",
  "The week is done, Father, and You’re still at work. We’ll stop. Hold the world for us tonight, and wake us up for Your day.",
];
