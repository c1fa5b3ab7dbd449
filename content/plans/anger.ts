import type { PlanText } from "./plan";

export const anger: PlanText = {
  id: "1",
  needsHelpLines: true,
  unsafeHome: true,
  title: "5 Questions About Anger",
  description:
    "Five honest questions for anyone who gets angry, and a way to bring the answers to God.",
  overview: `Anger comes to gentle people as well as hard ones. It shows up in traffic, at the kitchen table, and sometimes years after the wrong was done. You won’t be scolded for it here. The Bible lets angry people speak, and it tells us that Jesus was angry, too.

Each day takes one plain question and a few lines of scripture. You’ll meet a general who stormed off from his own cure, and a prophet who sulked beside a city that God had spared. If you’re angry because someone is hurting you, your safety comes first. Please tell someone who can help.`,
  days: [
    {
      title: "Is anger always wrong?",
      scripture: {
        reference: "Ephesians 4:26-27",
        verses:
          "“Be angry, yet do not sin.” Do not let the sun set upon your anger, and do not give the devil a foothold.",
      },
      prayer: `God, I’m angry, and I’d rather tell You than pretend. You saw my face at supper, and You heard everything I said, along with the three or four answers I swallowed.

I can’t tell how much of this is right. Some of it, I think, is love for someone who got hurt, and some of it is only injured pride, and from the inside they feel about the same. Would You sort them with me?

Keep me from doing harm before this day is over. What was done to me doesn’t have to pass through my hands to whoever walks into the kitchen next. I’m leaving it with You at sunset, and I expect I’ll need You again at breakfast.`,
      reflection: `Go into the synagogue with Jesus. It’s the Sabbath, a man with a withered hand is standing in front of Him, and people are watching, ready to accuse Him if He heals on the holy day. He asks them a simple question, and nobody will answer. Mark says that He looked around at them “with anger and sorrow” (Mark 3:5) before He made the man well.

So the answer is no, not always. There was sorrow in His anger, it rose on behalf of someone else, and when He’d acted on it, a man could use his hand again.

Ours is rarely that clean, which may be why Paul puts a clock on it. Sunset. He’s quoting Psalm 4, which ends with a person lying down to sleep, and he knows what anger gets up to after dark. You may not be able to settle the argument by evening, and with some people it wouldn’t be safe to try. But before you turn off the lamp, tell God in one honest sentence what happened. He’ll be up all night anyway.`,
    },
    {
      title: "What is under my anger?",
      scripture: {
        reference: "James 4:1-2",
        verses:
          "What causes conflicts and quarrels among you? Don’t they come from the passions at war within you? You crave what you do not have; you kill and covet, but are unable to obtain it. You quarrel and fight. You do not have, because you do not ask.",
      },
      prayer: `Lord, come down underneath this with me. The heat on top is easy to find. Below it there’s something I wanted badly, and it embarrasses me how ordinary it is: to be asked my opinion, to be thanked for supper, to sit down for ten minutes. Or it isn’t ordinary at all, and I’ve gone without it for years.

I’ve tried to get it out of people by force, either raising my voice or going cold and silent, and I’m sorry. Today I’m asking You instead.

If the answer’s no, hold my hands so that I don’t go back to grabbing. And teach me to want what You want for me, because I don’t yet, not all the way down.`,
      reflection: `When an argument breaks out in the back seat, the first thing anyone asks is who started it. James is writing to believers who’ve been quarreling, and he skips that question. He asks where it started, and then points inside, to the “passions at war within you.” Someone wants something, someone else is standing in the way, and here comes the yelling.

That can sting if you’re the one who was wronged. James hasn’t taken the other side, though, and a page later he stands up for harvest workers cheated of their wages (James 5:4). Your anger may be telling the truth about what happened, and still have a wish inside it: to be safe, maybe, or to be believed.

A wish with a name can be prayed. Without one, it tends to come out as slammed cabinet doors, or several days of silence. God won’t hand over everything we want, and James says so in the next verse (James 4:3). But asking Him hurts nobody. So finish this sentence on paper: when I blew up, what I wanted was …`,
    },
    {
      title: "How do I slow down?",
      scripture: {
        reference: "James 1:19-20",
        verses:
          "My beloved brothers, understand this: Everyone should be quick to listen, slow to speak, and slow to anger, for man’s anger does not bring about the righteousness that God desires.",
      },
      prayer: `Father, I praise You for how slow You are. You’ve heard me out on my worst days and let me finish, though You had every reason to interrupt, and when You finally answered, it was to call me back.

I praise You for Jesus, who was called every ugly name there is and never answered in kind. I praise You for the Holy Spirit, who grows patience in people like me, about as fast as an oak tree grows.

Thank You for the times I held my tongue this morning, even if I could count them on one hand. For the other times, and the faces that went with them, I’m sorry. Make me slow, Father, the way You’re slow.`,
      reflection: `Of these three commands, only “quick to listen” is in a hurry. Our anger, James explains, doesn’t bring about “the righteousness that God desires,” which means life set right, with God and with the people in the next room. Yelling can get you silence, but it has never made anyone good.

Slowing down is mostly small and physical, so here are several places to begin.

Notice where anger starts in you. The jaw? The stomach?

Set down whatever’s in your hands, even the spatula, and let one whole breath go before you answer.

Say that you want to answer well and that you need ten minutes, and then come back in ten minutes, because disappearing is only a quieter way to slam the door.

Listen clear to the end of the other person’s sentence, even when you’re sure you know how it comes out.

And if someone at home has become afraid of you, don’t try to work on it alone. Call a counselor, a pastor or a priest this week. It may be the bravest call you’ll ever make.`,
    },
    {
      title: "What do I say?",
      scripture: {
        reference: "2 Kings 5:13",
        verses:
          "Naaman’s servants, however, approached him and said, “My father, if the prophet had told you to do some great thing, would you not have done it? How much more, then, when he tells you, ‘Wash and be cleansed’?”",
      },
      prayer: `Thank You, Lord, for everyone who’s ever talked me down: the friend who told me to sleep on it, the cousin who took the phone out of my hand. I was halfway out the door, and they came after me anyway.

Thank You for the servant girl in Naaman’s household, who had no reason to be kind. Nobody kept her name but You.

There’s a conversation coming on Sunday that I’ve been practicing in the shower, where I always win. I need a first sentence that’s honest and isn’t a weapon, and if I was wrong, that ought to be in it.

And Lord, some people have to measure every word today just to stay safe. Bring them out.`,
      reflection: `General Naaman has traveled all the way from Syria to be cured of a skin disease, and the prophet doesn’t come to the door. He sends a messenger out to say, go wash in the Jordan. So Naaman leaves “in a rage” (2 Kings 5:12), and you can hear the disappointment under it: “I thought that he would surely come out” (2 Kings 5:11). He’d pictured a ceremony, and this wasn’t it.

Then his servants speak up, and nobody tells him to calm down. They begin respectfully, ask a question, reduce the whole business to one small thing he could do, and leave him room to change his mind. He goes down to the river.

He’d never have come but for a captive girl in his household, who had more right to be angry than anyone in the story, and wished him well (2 Kings 5:2-3).

You don’t owe this to someone who hits or threatens you; get somewhere safe and tell a person who can help. For an ordinary argument, choose your opening sentence now, while you’re calm.`,
    },
    {
      title: "How do I let go?",
      scripture: {
        reference: "Jonah 4:9-11",
        verses:
          "Then God asked Jonah, “Have you any right to be angry about the plant?” “I do,” he replied. “I am angry enough to die!” But the LORD said, “You cared about the plant, which you neither tended nor made grow. It sprang up in a night and perished in a night. So should I not care about the great city of Nineveh, which has more than 120,000 people who cannot tell their right hand from their left, and many cattle as well?”",
      },
      prayer: `You care about cities, Lord, and about cattle, and about people who can’t tell their right hand from their left, and You even care about the ones I can’t stand. I’m not happy about it yet; I’m only saying it out loud. So here’s a prayer I hadn’t planned on, for the person I’ve been watching from a distance: stop whatever damage they’re still doing. Turn them around. Make them genuinely sorry, for their own sake, and then be as good to them as You’ve been to me.

The judging is Yours, so sit out here with me until I’m ready to come away. I ask it in the name of Jesus, who wept over a city.`,
      reflection: `To anyone still angry after all this time:

You might like Jonah, who’s a prophet, and furious, and says so to God’s face. What he can’t stand is mercy. Even Nineveh’s own king admitted to its violence (Jonah 3:8), but now the city is sorry and God is going to let it live, so Jonah stalks out, settles down east of it, and watches.

God doesn’t order him back inside. He grows a vine for shade and lets it wither, and twice He asks about the anger, and Jonah says it’s enough to die of. (If you’re as low as that, please don’t sit out there by yourself. Call or text 988 now.)

God never calls the cruelty small, but He tells Jonah what else He sees there: a hundred and twenty thousand people, and the cows. There the story stops, and Jonah never gets a closing line.

You can let go of getting even and stay outside the city walls, and you can press charges from there. It may begin with one question: Lord, what do You see?`,
    },
  ],
};
