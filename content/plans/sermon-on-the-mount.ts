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
      "He looks at people no one would envy, and He congratulates them. It isn’t advice; no one’s told to go and be poor, or to mourn. He’s telling them where God stands. Six of the promises are still to come. The first and last are true already, for the poor in spirit and for those who’ve suffered for doing right. The kingdom is theirs today.",
      "Which of the eight is yours this month?",
      "Jesus, I’d have sent these people a sympathy card, and You call them blessed. I’m poor in spirit today, and I was ashamed of it. Comfort whoever’s crying in a parked car. Fill the ones who are hungry for things to be put right, and hold up everyone who’s insulted for trying. If the kingdom’s ours already, help us to stand up straight.",
    ],
    [
      "Salt, and a brother",
      "Matthew 5:13-26",
      "You are the salt, He says, before they’ve done a thing. Then He takes the oldest crime and follows it indoors, to what you call your brother under your breath. Leave your gift and go see him first. But look who has the complaint: it’s the brother. No one who’s been hurt is being sent back to whoever did it.",
      "Who might have something against you?",
      "I’ve murdered a few people this week with my mouth closed, Lord. I’d like to go and make it right before I pray any more. If it isn’t safe, or if seeing me would only hurt them again, take it from me here. And thank You for calling us salt and light first, before You came to any of this.",
    ],
    [
      "Yes and no",
      "Matthew 5:27-37",
      "He’s speaking to men who could look as they liked and dismiss a wife with a piece of paper. He won’t have it. The eye and the hand are a figure of speech: don’t harm yourself, or anyone. If a marriage has become dangerous, these verses aren’t a lock on it, and if yours has ended, they aren’t a stone to throw at you.",
      "Where’s your yes not quite a yes?",
      "Clean my eyes, God, of the way I look at people when they don’t know. I’ve made promises with small print. Let my yes be a yes. Protect those who were put out of their homes with a piece of paper, and those who need to get out of theirs. Where I’ve broken what I vowed, help me to say so, without the small print.",
    ],
    [
      "The other cheek",
      "Matthew 5:38-48",
      "A slap on the right cheek was an insult, and the law allowed an answer in kind. Don’t let the insult choose your next move, He says. This is about refusing revenge, and it’s never been an order to stay where you’re beaten. Get away, and get help. God loves you, too, and He hasn’t asked anyone to be a punching bag.",
      "Which enemy could you pray for by name, from a safe distance?",
      "Father, Your rain comes down on my field and on his. I don’t love him. I can ask You to do him good, if I say it fast. Bring to safety everyone who’s been told that this page means they have to take it. You loved me before I was on Your side. Make me whole, as You are, an inch at a time.",
    ],
    [
      "Where no one sees",
      "Matthew 6:1-8",
      "Twice on this page, and once more tomorrow, He says it: they’ve been paid in full. It’s the word they wrote on receipts. If you were after applause and you got it, the account is closed. But there’s a room with a door, and a Father who was in it before you. He already knows what you need, so you can leave out the speech.",
      "What good could you do this week that no one will ever find out?",
      "You see in secret, Father, which used to frighten me and lately doesn’t. I’ve shut the door. There’s no audience in here but You, and I notice I’m still posing a little. You’ve known what I need since before I asked. Tell me who on this street needs something, too, and how to get it there without my name on it. Until then I’ll just sit.",
    ],
    [
      "Our Father",
      "Matthew 6:9-18",
      "It takes half a minute to say, and there’s bread in the middle of it. Notice the one line He goes back to afterward. Forgiving isn’t saying it was all right, or letting them back in. It means you stop collecting on the debt. You may have to stop again tomorrow, which could be why He put it next to daily bread.",
      "Which line do you rush?",
      "Our Father: mine, and the Father of the family on the other side of the wall. Your kingdom come to this floor. Give them bread, and give me mine. I’ve been forgiven so much that I’ve lost track. Some of what I’m owed I can let go of today, and some I can only show You. Deliver us from evil, and from the evil we do each other.",
    ],
    [
      "Birds, lilies",
      "Matthew 6:19-34",
      "He doesn’t call worry a sin. He asks what it’s ever added. Look at the birds, He says, and you can tell that He has. They’re busy from first light; they just don’t carry tomorrow around. If worry won’t let you sleep or eat, take it to a doctor. Your heavenly Father knows that you need one.",
      "Where’s your treasure, to judge by what you checked first this morning?",
      "You dress the fields, God, and they’re mowed by Thursday. I’ve got rent due, and a lump I’m having looked at, and none of it is news to You. I’ll look for Your kingdom first, and I’ll let tomorrow bring its own bag. Today’s is heavy enough. Take the other handle.",
    ],
    [
      "A beam and a speck",
      "Matthew 7:1-12",
      "It may be the funniest thing He ever said: a man with a roof beam in his eye, leaning in to help with a speck. Then comes ask, seek, knock. He doesn’t promise you’ll get what you name; He promises it won’t be a stone. And then He puts the whole Law in one line: treat people the way you’d want to be treated.",
      "What beam have you gotten used to looking past?",
      "Lord, I have excellent eyesight for splinters. Help me get this beam out, and go easy, because it’s been there for years. I’m asking, I’m looking, I’m knocking. If what I ask for would be a snake, give me the fish that I didn’t think of. And show me what it’s like to be the person I judged this week.",
    ],
    [
      "By their fruit",
      "Matthew 7:13-20",
      "The way is narrow, and few find it, and He doesn’t sound pleased about it. Then He warns His own flock: look out for wolves in wool. The wool may be excellent, so look at what a teacher’s life grows, at home as well as on the platform. Who’s at ease around him, and who goes quiet? If it’s thorns, you’re allowed to leave.",
      "If someone came to you hungry, what would they find to pick?",
      "Shepherd, there are wolves in some pulpits, and Your sheep are right to be afraid of them. Bring what they do into the light, and gather those who ran. Thank You for the good ones, who’ve fed me for years and never made the news. Put me on the small road with the others who are out of breath. And let there be a fig or two on my branches, low enough to reach.",
    ],
    [
      "On rock",
      "Matthew 7:21-29",
      "The same storm comes to both houses; the wise man doesn’t get better weather. The difference is under the floor: one of them did what he’d heard. The ones He turns away did wonders in His name and went on doing wrong. If you’re afraid you’re one of them, notice that none of them was afraid. Then the crowd goes home, and it’s Monday.",
      "Which saying will you do, and when?",
      "Lord, I’ve heard all this, and loved it, and I’ve done perhaps a tenth. You see that, and You’re still talking to me. Grant me the patience to dig down to where it’s hard, and to begin with a single one of Your words today. It’s already raining, and I’m still in time to build.",
    ],
  ]),
};
