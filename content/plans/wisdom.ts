import type { PlanText } from "./plan";

export const wisdom: PlanText = {
  id: "wisdom-plan",
  title: "Wisdom from Proverbs",
  description:
    "A week of short sayings from Proverbs for the choices, quarrels, and friendships of an ordinary day.",
  overview: `Proverbs reads like a notebook kept by people who had watched a lot of life. There’s advice about tempers and neighbors, honest scales and empty bragging, and a warning not to grab a strange dog by the ears (Proverbs 26:17). The sayings don’t promise that things will always turn out. They tell you how life usually goes, and they’re short enough to carry in a pocket.

Take one a day. Read it in the morning, forget it if you must, and see whether it taps you on the shoulder around three in the afternoon. You don’t need any schooling. God gives wisdom “generously to all without finding fault” (James 1:5).`,
  days: [
    {
      title: "Where wisdom begins",
      scripture: {
        reference: "Proverbs 9:10",
        verses:
          "The fear of the LORD is the beginning of wisdom, and knowledge of the Holy One is understanding.",
      },
      prayer: `Holy God, You were here before the mountains, and You’ll be here when no one remembers my name. You count the galaxies, and You hear a child turn over in bed. I don’t have words big enough, so I’m going to be quiet for a minute.

I’ve hurried through whole weeks as if nobody else were in the room: quick to answer, quick to buy, quick to decide what other people deserve. You could’ve left me to it. Instead You sent me an invitation, to a table already set. I’m coming in, Lord, and I’m glad that You’re so much greater than I am, and that You left the door open.`,
      reflection: `Two women are calling from the high places of the same city. One is Wisdom. She has built a house, mixed the wine, and set the table, and she’s inviting anyone “who lacks judgment” (Proverbs 9:4). The other is Folly, who hasn’t cooked anything and sits in her doorway, calling out the very same invitation (Proverbs 9:16). On an ordinary day you’ll hear them both before lunch.

Between the two stands this verse about the fear of the LORD, which doesn’t mean bracing for a blow. When Israel stood trembling at the foot of Mount Sinai, Moses told them, “Do not be afraid,” and in the same breath he spoke of a fear that would keep them from sinning (Exodus 20:20). That second fear is closer to awe, the kind that makes people lower their voices around a newborn, or on a beach at night when they happen to look up.

Wisdom begins there because a person in awe can still be told something. So look up once today, on purpose, before you answer the next email.`,
    },
    {
      title: "Trust and direction",
      scripture: {
        reference: "Proverbs 3:5-6",
        verses:
          "Trust in the LORD with all your heart, and lean not on your own understanding; in all your ways acknowledge Him, and He will make your paths straight.",
      },
      prayer: `I’m leaning, Lord. My own understanding has carried me about as far as it can, and it’s starting to creak. I’ve asked what’s safest, and what’s cheapest, and what my family will say, and I’ve hardly asked You.

So I’m asking. What’s right? If there’s more than one right answer, I’d like to choose without dread, the way a child decides which puddle to jump in. Thank You for my mind, which I want to use carefully and then send to bed.

If I take a wrong turn, come and find me there, as You’ve done before. I’d rather travel slowly with You than arrive early by myself.`,
      reflection: `Lean is a word for the body. You do it after a knee operation, or at the end of a double shift, and only on something you believe will hold. The father in this proverb doesn’t tell his son to stop thinking, since a few sentences later he calls the man who gains understanding “blessed” (Proverbs 3:13). He just doesn’t want the boy putting all his weight on it. Understanding makes a good cane, but a terrible wall. Then comes the promise, a straight path. In hill country that meant one someone had already cleared, so that you could walk it without breaking an ankle, and it might still be long.

If a decision has been keeping you awake, take two sheets of paper: on one, write what you know, and on the other, what you can’t know, no matter how many hours you lie there. Read both of them to God. Take the nearest honest step on the first, and leave the second with Him.`,
    },
    {
      title: "Guard your heart",
      scripture: {
        reference: "Proverbs 4:23",
        verses: "Guard your heart with all diligence, for from it flow springs of life.",
      },
      prayer: `You can see to the bottom of me, God, down past the clear water. There’s an old insult there that still repeats itself at night, and there’s envy, which I’ve been feeding with pictures of other people’s kitchens. I’ve let in things I’d be ashamed to set before a visitor.

No one can scrub a spring clean, because it has to be fed from underneath. So rise in me, Holy Spirit, fresh and cold, until everything stale is carried off.

And where I walled up the well because someone hurt me, take Your time. One stone a day would be plenty. Sit with me on the wall this evening, and we’ll listen to the water run.`,
      reflection: `In the dry hills of Israel a town lived or died by its spring, and if something foul got in, every family drank it. So when a father tells his son to guard the place his life flows from, he’s thinking of a watchman and a gate, and a gate opens as well as shuts. The heart, in the Bible, is where you think and want and remember and decide. Try guarding it for one day.

Notice what comes in last at night. If it’s usually a screen full of other people’s fury, a psalm could have that half hour.

Notice what you’re rehearsing. You’re allowed to walk out in the middle of the argument.

Let one good thing through: an honest word from a friend, or a sorrow that’s been knocking.

If you shut the gate because someone harmed you, that’s how you survived. God can open it gradually, often with help from someone who’s earned your trust.

Then, around suppertime, listen to what comes out of your mouth (Proverbs 4:24). It’ll tell you what’s in the water.`,
    },
    {
      title: "A gentle tongue",
      needsHelpLines: true,
      scripture: {
        reference: "Proverbs 25:15",
        verses: "Through patience a ruler can be persuaded, and a gentle tongue can break a bone.",
      },
      prayer: `Slow me down, God of peace. I’ve strapped on the sword already. My answer is typed, and it’s clever, and it would draw blood.

I know exactly where the people around me are tender, and some of what I said on Wednesday is still hanging in the air at home. I’m sorry, and I’ll go back and apologize before supper.

Thank You for Abigail, who met an angry man and talked him down, and for everyone who ever stood in my way like that. Make me quick to set out and slow to speak, and not afraid to say the true thing softly. Jesus, You stood quiet in front of people who were shouting, so stand here with me.`,
      reflection: `David is on his way to kill a man. Nabal, a wealthy sheep farmer, has insulted him after a season of favors, and four hundred men have strapped on their swords (1 Samuel 25:13). By morning no man or boy in that household will be alive. It’s the kind of anger that feels like justice.

Down into the ravine comes a woman on a donkey, with two hundred loaves and a speech. This is Abigail, Nabal’s wife. She admits that David was wronged, then quietly asks him to imagine being king someday and remembering this evening (1 Samuel 25:30-31). David looks at the bread and the woman, and thanks God she got there first.

Gentleness never means staying where you’re being hurt: “the prudent see danger and take cover” (Proverbs 22:3). It isn’t weak, either. The hardest thing in that ravine was a man’s mind, and the truth, said softly, broke it like a bone. Maybe a message on your phone makes your face hot. If it’s a threat, show someone; if it’s only rude, answer tomorrow, and bring bread.`,
    },
    {
      title: "Good counsel",
      scripture: {
        reference: "Proverbs 15:22",
        verses: "Plans fail for lack of counsel, but with many advisers they succeed.",
      },
      prayer: `It’s hard for me to ask, Father. I’d rather arrive with the answer than be caught looking for it. I’m afraid of hearing no, or of bothering someone busy, so I’ve kept this plan under my coat, and it’s gotten heavy.

Lead me to one honest person, and I’ll lay the whole complicated thing on the table and not trim it to make myself look better. If the advice is poor, I’ll set it aside politely, and if it’s good and I hate it, hold me in my chair.

Bless the people who’ve told me the truth when it cost them something. And when someone brings a plan to me, remind me to listen to the end.`,
      reflection: `There’s a scene in Exodus that everyone in charge of anything should read once a year. Moses is sitting down. All around him people are standing, from morning until evening, while he settles their quarrels, one goat at a time. His father-in-law has come to visit, and he watches this for an entire day, the way in-laws do. Then he says it: “What you are doing is not good” (Exodus 18:17).

Moses has heard God speaking from a burning bush, and he’s walked through the Red Sea, so you’d think he might be past taking advice from his wife’s father. But he “listened to his father-in-law and did everything he said” (Exodus 18:24), and the people could go home in peace.

The proverb likes advice to come from several sides: from someone who knows the subject, someone who knows you, and someone who won’t automatically agree. Weigh everything, since a confident opinion isn’t always a wise one. What have you been sitting with, all by yourself, since morning? And who haven’t you asked, because you can already imagine the answer?`,
    },
    {
      title: "Walk with the wise",
      scripture: {
        reference: "Proverbs 13:20",
        verses:
          "He who walks with the wise will become wise, but the companion of fools will be destroyed.",
      },
      prayer: `Thank You, God, for the ones who walked a little ahead of me. For the algebra teacher who stayed late. For the aunt who never said a mean word about anyone, so that I ran out of them around her. For the friend who asked how I was and then turned off the car. They probably never knew what they’d done, but You did, and You put them on my road.

Where I’ve fallen into step with people who make me smaller, help me slow down without looking down on anyone. And if I’m lonely, Jesus, You understand, because Your own friends fell asleep on You. Walk with me until someone comes, and make me good company when they do.`,
      reflection: `Walk beside someone long enough and you’ll fall into step. You don’t decide to. First you catch their jokes, then their grudges, and one day you hear their favorite complaint coming out of your own mouth. That’s the picture in this proverb: two people on a road, and one of them matching the other’s stride.

A fool, in Proverbs, is someone who can’t be told anything, whatever diplomas they’ve earned, because “fools despise wisdom and discipline” (Proverbs 1:7). Keep pace with that, and it can cost you everything. But nobody here is teaching contempt. Jesus ate with people the neighbors wouldn’t sit beside, and was called “a friend of tax collectors and sinners” (Luke 7:34). He kept His own stride at those tables, and others changed theirs.

If you’re lonely, the proverb may sting a little, so start small. A library book is company, and so is the same pew two Sundays running. Then think of one person who leaves you kinder and more honest after an hour, and ask for the hour.`,
    },
    {
      title: "Plans and the LORD",
      scripture: {
        reference: "Proverbs 16:3, 9",
        verses:
          "Commit your works to the LORD and your plans will be achieved. A man’s heart plans his course, but the LORD determines his steps.",
      },
      prayer: `Here’s the list, Lord: the one on the refrigerator, and the one I haven’t shown anyone. I’ve worked hard on both, and I’m going to put my shoulder to them now and roll them over to You. Then I’m going to sit down.

Weigh my reasons. If I’m after applause, or trying to get even, tell me before I’ve gone any further, and straighten what’s crooked, and bless what’s good.

As for the old plan that broke, the one I still grieve whenever a certain song comes on the radio, I don’t need an explanation today. Your hand on my back will do. My steps are Yours, and I’m resting.`,
      reflection: `The Hebrew word behind “commit” means to roll, as shepherds did with the enormous stone that covered the mouth of a well (Genesis 29:3). So imagine your work as that stone. Nobody’s asking you to pick it up and hand it over. You couldn’t. You get your shoulder behind it, you push, and it rolls to God.

Six verses later comes the other half. We plan the course, and the LORD decides the steps. If you read only the first line, you might suppose that God will bless whatever you write on the calendar. If you read only the second, you might not bother with a calendar. Proverbs wants you to have both, a careful plan and a generous margin.

It also knows that plans break. Maybe one of yours did: a marriage, a degree, a move you’d saved for. These proverbs don’t explain that, and they don’t blame you. They only say that your steps aren’t out of His hands. Write next week in pencil, find the one appointment that you’re gripping hardest, and roll that one first.`,
    },
  ],
};
