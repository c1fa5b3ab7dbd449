import type { PlanText } from "./plan";
import { readingDays } from "./reading-days";

export const sermonOnTheMount: PlanText = {
  id: "sermon-on-the-mount-plan",
  title: "The Sermon on the Mount",
  description:
    "Three chapters of Matthew in ten days, as people on a hillside heard them: slowly, and to be done.",
  overview: `He sits down on a hill, as teachers did, and talks to fishermen and their families about anger, lust, money, worry, and birds. They’d come with their sick. None of them was a saint, and neither are we. Matthew 5 to 7 holds more of what Jesus asks of people than any other pages do.

It’s been used as a stick, and it was meant as bread. Two or three of its sayings have been quoted to keep people in harm’s way; on those days there’s a word about it. Take one saying from each page and do it. That’s how He says a house gets built on rock.`,
  readsOn: true,
  unsafeHome: true,
  days: readingDays([
    [
      "Blessed",
      "Matthew 5:1-12",
      "He looks at a crowd of people for whom nothing’s going well, and He congratulates them. It isn’t advice. No one’s told to go and be poor or to mourn. He’s saying where God’s standing.",
      "Which of the eight is yours this month?",
      "Jesus, You’d bless people I’d have sent a card to. I’m poor in spirit today, and I was ashamed of it. Comfort whoever’s crying in a parked car. Fill the hungry, and hold up any who’re insulted for doing right.",
    ],
    [
      "Salt, and a brother",
      "Matthew 5:13-26",
      "You’re the salt, He says, not you should be. Then He takes the oldest commandment and walks it indoors, to what you call your brother under your breath. Leave your gift where it is and go and see him first.",
      "Who’s got something against you?",
      "I’ve murdered a few people this week with my mouth closed, Lord. I’d like to go before I pray any more. If it isn’t safe to go, or it wouldn’t help them, take it from me here. Keep me from losing my saltiness over being right.",
    ],
    [
      "Yes and no",
      "Matthew 5:27-37",
      "He’s speaking to men who could look as they liked and dismiss as they liked. He won’t have it. The eye and the wrist are a figure of speech: harm no one, and don’t harm yourself. And if a marriage has become dangerous, these verses aren’t a lock on it.",
      "Where’s your yes not quite a yes?",
      "Clean my eyes, God, of the way I look at people when they don’t know. I’ve made promises with small print. Let my yes be a yes. Protect those who were put out of their homes with a paper, and those who need to get out of one.",
    ],
    [
      "The other cheek",
      "Matthew 5:38-48",
      "A backhanded slap was how you treated an inferior. Turn the other, and he’ll have to hit you as an equal, or stop. It’s about revenge. It’s never been an order to stay where you’re beaten. Get away, get help: God loves you, too, and He’s asked no one to be His punching bag.",
      "For which enemy could you pray by name, from a safe distance?",
      "Father, Your rain comes down on my field and on his. I don’t love him. I can ask You to do him good, if I say it fast. Keep from harm all who’ve been told to take it. And make me whole, as You are, an inch at a time.",
    ],
    [
      "Where no one sees",
      "Matthew 6:1-8",
      "Three times He says it: they’ve had their reward. There’s a room with a door, and a Father who’s already in there. He knows what you need before you ask, so you can leave out the speech.",
      "What good could you do this week that no one will ever find out?",
      "You see in secret, Father, which used to frighten me and lately doesn’t. I’ve shut the door. I’ve no audience in here but You, and I notice I’m still posing a little. It’s You who’s aware of what I need, so I’ll just sit.",
    ],
    [
      "Our Father",
      "Matthew 6:9-18",
      "It takes half a minute, and there’s bread in the middle of it. Note the only line He goes back to afterward. Forgiving isn’t saying it was all right, or letting them back in. It’s not going on collecting.",
      "Which line do you rush?",
      "Our Father: mine, and that of the family on the other side of the wall. Your kingdom come to this floor. Give them bread and give it me. I’m forgiven such a lot. I’ll let go of what I’ve been collecting, as far as I’m able today.",
    ],
    [
      "Birds, lilies",
      "Matthew 6:19-34",
      "He doesn’t say that worry’s a sin. He asks what it’s ever added. Look at the birds, He says, and He’d be sorry if we didn’t. If worry won’t let you sleep or eat, that’s a thing to take to a doctor, and your heavenly Father knows that you need one.",
      "Where’s your treasure, to judge by what you checked first this morning?",
      "You dress the fields, God, and they’re mown by Thursday. I’ve got rent due, and a lump I’m having looked at, and none of it’s news to You. I’ll look for Your kingdom first, and I’ll let tomorrow bring its own bag. Today’s is heavy enough. Take the other handle.",
    ],
    [
      "A plank and a speck",
      "Matthew 7:1-12",
      "It’s the funniest thing He ever said: a man with a roof beam in his eye, bending down to help. Then ask, seek, knock. He doesn’t promise you’ll get what you name; He promises it won’t be a stone. Treat others as you’d like to be.",
      "What’s the beam that you see around?",
      "Lord, I’ve excellent sight for splinters. Help me get this out, and go easy, it’s been there for years. I’m asking, I’m looking, I’m knocking. If what I ask for would be a snake, give me the fish that I didn’t think of.",
    ],
    [
      "By their fruit",
      "Matthew 7:13-20",
      "The way’s narrow, and it’s found by few; He says it as a sad fact and not as a boast. Look out for wolves in wool. You’re allowed to look at what a teacher’s life grows, and you’re allowed to leave.",
      "What’s growing on you that others can eat?",
      "Shepherd, there are men in pulpits whom Your sheep are right to fear. Show them up, and gather those who ran. Put me on the small road with the others who’re out of breath. And let there be figs on me, for someone.",
    ],
    [
      "On rock",
      "Matthew 7:21-29",
      "The same storm comes to both houses. It isn’t that one of them’s safe from weather. The difference is under the floor, where it doesn’t show: one of them did what he’d heard. Then the crowd goes home, and it’s Monday.",
      "Which saying will you do, and when?",
      "Lord, I’ve heard all this, and loved it, and I’ve done perhaps a tenth. I’d hate to have said Your name so often and to be someone You never knew. Grant me the patience to dig down to where it’s hard, and to begin with a single one of Your words today. It’s already raining, and I’m still in time to build.",
    ],
  ]),
};
