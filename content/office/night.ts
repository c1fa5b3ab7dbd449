import type { SeasonName } from "../year/seasons";

type Questions = readonly [string, string, string, string];

/** The four questions with which a day is looked back on, each to be followed by a silence: on Sundays, one after another. */
export const sundayExamens: readonly Questions[] = [
  [
    "What was the best hour of this Sunday? Go back into it for a minute, and thank God from there.",
    "Was there a word, in church or out of it, that seemed meant for you? Say it again.",
    "Where were you in too much of a hurry to rest, or to worship? Tell Him about it.",
    "What will the week ask of you first? Leave it with Him for the night.",
  ],
  [
    "What did you hear, or sing, or taste today that did you good? Thank Him for it.",
    "Who was beside you when you prayed, and who did you miss? Ask a blessing on one of them by name.",
    "Was there a time when you weren’t really there? God was. Tell Him where you’d gone.",
    "What one thing would you like to be different by next Sunday? Ask for it.",
  ],
  [
    "Whose faith did you lean on today? Thank God for that person.",
    "What was beautiful? Look at it once more before you sleep.",
    "What were you too proud to say, or too shy? Say it to Him now.",
    "Who’ll begin this week with dread? Stand beside them for a minute, in prayer.",
  ],
  [
    "Where did you meet Christ today: in a face, in a line of a song, in an hour with nothing in it? Stay there with Him for a minute.",
    "Did anyone need you when you had nothing left? Ask God to go to them, and ask if there’s a part that’s yours.",
    "What had you hoped for from this Sunday that didn’t come? Tell Him how it was.",
    "He’s alive, and tomorrow’s Monday. Where would you most like to meet Him in it?",
  ],
  [
    "What felt like rest today? If nothing did, tell God what got in the way.",
    "Who made room for you, and who did you make room for? Bless them both.",
    "What did you sing, or say to God, without meaning it? Say one true thing to Him now.",
    "Is there a day in the coming week that you’d rather skip? Arrange to meet Him in it.",
  ],
];

/** Likewise on the weekdays of two weeks, from Monday on. */
export const examens: readonly Questions[] = [
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
    "Who will you see tomorrow? Say the name, and ask for what you’ll need.",
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
    "Is there something you’re holding against someone? You don’t have to settle it tonight, and you owe no trust to a person who harms you. Only show Him where it hurts.",
    "What would you like to be delivered from tomorrow? Ask plainly.",
  ],
  [
    "Whose cross did you see today? Did you carry a corner of it?",
    "Where were you hurt, or frightened, or made small? Christ has been there. Show Him.",
    "Who did you walk past? Say that you’re sorry, and ask for another chance.",
    "What’s too heavy to take to bed with you? Set it down where He can see it.",
  ],
  [
    "Go back through the week, a day at a time. What are you most glad of?",
    "When did you feel most alive this week, and when were you only going through the motions? What’s God saying in that, if anything?",
    "What have you left undone that you can still do? What can’t be done now, and has to be left to mercy?",
    "Is there someone to make peace with before Sunday? Think of one small step. If it isn’t safe, let it be.",
  ],
  [
    "What made you laugh today, or nearly? Start with that.",
    "Who was kind to you without having to be? Ask God to be kind to them.",
    "What did you do that you wouldn’t want read aloud? Read it to Him. He knows it already.",
    "What can wait until tomorrow? Say what it is, and let it wait.",
  ],
  [
    "Go back through the rooms you were in today. In which of them was it easy to believe in God?",
    "Where was it hardest? Stay there for a moment with Him.",
    "Did you leave any of them worse than you found it? Ask Him to mend what you can’t.",
    "Which one do you have to go into tomorrow? Ask Him to be there first.",
  ],
  [
    "What was given to you today that you hadn’t earned? Make a short list.",
    "What was asked of you that was too much? It’s all right to say that it was.",
    "When were you unfair to someone? Ask for mercy, and for a fairer eye.",
    "Who’s having a harder night than you are? Pray for that one.",
  ],
  [
    "Which words of the day can you still hear? Hold the good ones up to God.",
    "Which of them hurt? You don’t have to forgive them by bedtime. Let Him hear them as well.",
    "Which of your own would you like to have back? Give Him those.",
    "What would you like to hear Him say to you? Be quiet, in case He does.",
  ],
  [
    "Where did you see a person carry something heavy today? Did anyone help?",
    "What did it cost you to love this week, and what did it cost others to love you?",
    "What are you still carrying that Christ has carried already? Tell Him what it is.",
    "Could you put it down until the morning? Try, for the length of one breath.",
  ],
  [
    "What did you make this week, or mend, even a little? Show Him, as children do.",
    "What did you only get through? That counts, too. Thank Him for getting you through.",
    "Where did you go your own way and call it His? Be sorry, and be brief.",
    "What do you hope for from tomorrow? Ask, and leave Him room to surprise you.",
  ],
];

/** For the night of a feast, and for a day that was kept still. */
export const examensOf: Readonly<Record<"glad" | "still", Questions>> = {
  glad: [
    "What did you celebrate today? Say it to God once more, in your own words.",
    "Who was there, and who was missing? Name them all before Him. He hasn’t lost one of them.",
    "Did anything spoil it, in you or around you? Tell Him, and don’t tidy it up.",
    "What would you like to keep when it’s over? Ask Him to keep it for you.",
  ],
  still: [
    "Did you keep close to Christ today, or at a distance? Tell Him. He’s glad that you came at all.",
    "Where did you see suffering? Bring Him one face.",
    "Is there a wrong of yours that you’d rather not look at? Look at it with Him; He’s the one who forgives it.",
    "What isn’t finished, and may never be? Leave that with Him, too, and let it be quiet.",
  ],
};

/** The closing prayers of the night on Sundays, one after another. */
export const sundayNightPrayers: readonly string[] = [
  "Lord, today was Yours, and we’re glad for whatever was good in it. Don’t let us sleep off what we heard. Watch over our town, and wake us ready for whatever the week will bring.",
  "Jesus, You rose on a Sunday, and You spent the evening with friends. Spend what’s left of this one with us. Where we sang more than we meant, teach us to mean it. Let us sleep, and meet us there on Monday.",
  "Father, the table’s cleared and the songs are sung. Thank You for bread, and for every voice that sang with ours. Forgive what we spoiled of Your day, and carry us over into the week.",
  "Lord, some of us worked today. Some couldn’t get out of bed, and some sat in church and felt alone. It was Your day all the same. Count it as prayer that we’ve come now, and let us rest.",
  "Risen Christ, it was evening on the first day of the week when You came and stood among them. Stand here, too. Say peace over what we’re carrying into Monday, and breathe on us while we sleep.",
  "Lord of the Sabbath, we’d meant to rest today, and we used up most of it catching up. It was a gift even so. Here’s what’s left of us. Mend it overnight, and hand it back to us in the morning.",
];

/** Likewise on the weekdays of two weeks, from Monday on. */
export const nightPrayers: readonly string[] = [
  "Father, Monday’s over. Some of it went well. Take the rest off our hands, shut the door on it softly, and stay with us until it’s light.",
  "Guard us while we sleep, God, and guard those who can’t. Be with the night nurse and the truck driver. Be with the mother who’s up again.",
  "Jesus, we’re halfway through the week, and we’re worn thin. Put Your hand on our heads. Quiet our thoughts, and let our bodies mend.",
  "Bless this house tonight, Lord, and whoever’s missing from it. Cover the children. Calm what was said too loudly. Bring us all to morning.",
  "Holy One, the world is wide awake and full of noise. We’re closing our eyes now. We trust You with the part we can’t do, and that’s most of it.",
  "The week is done, Father, and You’re still at work. We’ll stop. Hold the world for us tonight, and wake us up for Your day.",
  "Father, thank You for getting us through it. We did some of it well, and some of it in a hurry. Finish what we couldn’t, and let us sleep like people who aren’t in charge.",
  "Holy Spirit, we’ve run out of words. Pray in us while we sleep. Go over the day, keep whatever was true in it, and let the rest blow away.",
  "Lord, You made the night dark so that we’d stop. We’re stopping. Bless the ones who can’t, and the ones who are afraid to.",
  "God of Abraham and Sarah, You took an old man outside and told him to count the stars. We’ve been counting other things. Let us lie down under Your promise, and wake up inside it.",
  "Christ, it’s Friday, and it was a Friday that cost You everything. Thank You for carrying what we couldn’t. End this week kindly for us, and for everyone it’s been hard on.",
  "Maker of all things, You rested on the seventh day, and You called it holy. Let our sleep be a small part of that. Tomorrow we’ll hear again that You’re alive.",
];

/** On the night of a feast that is in no season. */
export const feastNightPrayer =
  "Lord, thank You for a day worth keeping, and for everyone who kept it before us. Put it somewhere we’ll find it again. We’re tired now, and we’re glad.";

/** Those of the seasons. */
export const seasonNightPrayers: Readonly<Partial<Record<SeasonName, readonly string[]>>> = {
  advent: [
    "Come, Lord Jesus. Come to the ones who’ve stopped waiting, too. We’ll sleep now, with one ear open.",
    "God of Mary and Joseph, it was while he slept that You told him not to be afraid. Speak to us where we can’t interrupt, and make us ready for Your Son.",
    "Father, it gets dark early now, and for some people it’s dark all day. Be their light before You’re ours. Wake us one day nearer to You.",
  ],
  christmas: [
    "Jesus, You had to be put to bed, too. Mary laid You down, and someone kept watch. Let us sleep as You slept, in stronger arms than our own.",
    "Glory to God in the highest, and some peace on this house. Watch over the flocks tonight, Lord, and the people who watch them. We’ve heard the news, and we’re glad.",
  ],
  epiphany: [
    "You hung a star for strangers, God. Shine on whoever’s traveling tonight, and on whoever’s lost. Bring us all home, by Your road if it isn’t ours.",
    "Light of the world, we looked for You today, and You turned up in places where we hadn’t looked. Keep on. It’s late, and we’d like to be found.",
    "Father, You said it over Your Son at the river: beloved. Say it over the ones tonight who’ve only ever been called something else.",
  ],
  lent: [
    "Lord, we didn’t keep today perfectly, whatever it was that we’d meant to keep. You did. Cover us with that, and let us try again in the morning.",
    "Jesus, You went up on hills at night to pray. Pray for us while we’re asleep. We’re on the road to Jerusalem with You, and we’re slower than we thought.",
    "Merciful God, You told us the truth today, and You stayed while we heard it. There’s no more to explain tonight. Take us as we are, heal us, and give us rest.",
  ],
  // Each has its own night: they take turns by the number of the day, which begins its sevens on a Thursday.
  "holy-week": [
    "Jesus, You asked Your friends to stay awake for an hour, and they couldn’t. We’d have slept, too. Be near everyone who’s up tonight and afraid of the morning, and keep the watch that we can’t.",
    "Father, at the end Your Son put His spirit into Your hands. We put ours there tonight, with all who are dying, and all who sit up with them.",
    "Lord Jesus, You’ve lain where all of us will lie, in the dark, with a stone at the door. Stay by those who’ve buried someone this year. Let us rest with You, and be the one who wakes us.",
    "Lord Jesus, You rode straight toward it. We’d have turned around. Keep us near You tonight, and where we’ve fallen far behind, look back for us.",
    "Jesus, Mary poured out the best she had, and the whole house smelled of it, and Judas did the arithmetic. We count, too. Thank You for taking her side. Let us love You a little past what’s sensible.",
    "Father, Your Son said that His soul was troubled, and He stayed. Some of us are troubled tonight as well. Let us fall into Your hands like a seed into the ground, and leave the growing to You.",
    "God, it’s a long week. We know how it ends, and Your friends didn’t. Stay close to everyone who can’t tell yet how theirs will end. Let them sleep, and us.",
  ],
  easter: [
    "Risen Lord, nobody saw You get up. It was still dark, and it was already done. We’re going to sleep now in a world with an empty tomb in it. Wake us glad.",
    "Living Christ, death isn’t the last thing in the dark anymore. You are. We can close our eyes on that. Alleluia, and good night.",
    "Father, the doors were locked, and Your Son came in with peace. Let Him into every house tonight where people are afraid, and into this one.",
  ],
  pentecost: [
    "Breath of God, You don’t stop when we do. Breathe in us all night long, and let us wake with more courage than we had.",
    "Holy Spirit, some of us felt You today, and some of us only read about You. You’re no less here for that. Settle us down, and stay.",
    "Comforter, Jesus said that You’d remind us of His words. Do it in the night, when we wake and the old fears are talking. Say His peace over the top of them.",
  ],
};
