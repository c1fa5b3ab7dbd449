import type { GuidedDay, PlanText } from "./plan";

const days: readonly GuidedDay[] = [
  {
    title: "The smallest word, our",
    scripture: {
      reference: "Matthew 6:5-13",
      verses: `And when you pray, do not be like the hypocrites. For they love to pray standing in the synagogues and on the street corners to be seen by men. Truly I tell you, they already have their full reward. But when you pray, go into your inner room, shut your door, and pray to your Father, who is unseen. And your Father, who sees what is done in secret, will reward you. And when you pray, do not babble on like pagans, for they think that by their many words they will be heard. Do not be like them, for your Father knows what you need before you ask Him.

So then, this is how you should pray: ‘Our Father in heaven, hallowed be Your name. Your kingdom come, Your will be done, on earth as it is in heaven. Give us this day our daily bread. And forgive us our debts, as we also have forgiven our debtors. And lead us not into temptation, but deliver us from the evil one.’`,
    },
    pause:
      "Go into a room with a door, if you have one, and shut it. Stand there a minute before you speak.",
    reflection: `Matthew’s word for an “inner room” is one that people used for a pantry, which in a small house may have been the only room with a door. There’d be jars of lentils in it, and the smell of oil, and no one looking in to see how holy you were. Go in there, says Jesus, and shut the door behind you.

So now you’re alone among the jars, and the first thing He has you say is “our.” Read to the end of the prayer and you won’t find I or me or my in it anywhere. Give us. Forgive us. Deliver us. You shut the door to get away from everybody, and they’ve all come in with you: your family, the neighbor with the leaf blower, a grandmother on another continent who’s been up since four.

“Father” may be the harder word. If yours was cruel, or never came home, you don’t have to paint God with his face. Jesus means the heavenly Father He knows Himself, who sees in secret and knows what you need before you’ve found a word for it. Say it slowly, then, behind a shut door, in very large company.`,
    questions: [
      "Who comes to mind when you say our instead of my?",
      "What picture of a father do you bring to this prayer, and is it fair to God?",
    ],
    prayer: `Our Father, I’m in here with the door shut, and it’s a relief that nobody needs me to sound like anything.

I’ve brought the others in with me, because I couldn’t leave them standing in the hallway. Here’s the sister who’s sick, and the son who hasn’t called, and the supervisor I’d rather have left at the office. They’re Yours as much as I am, so I’ll say it for all of us: our Father, our bread, our debts, our trouble.

You saw what we needed before I turned the doorknob. Thank You, Jesus, for lending us Your own way of speaking to Him. I’ll go slowly with it.`,
    carry: "Even alone behind a door, I’m praying with a family.",
  },
  {
    title: "Smoke and a live coal",
    scripture: {
      reference: "Isaiah 6:1-8",
      verses: `In the year that King Uzziah died, I saw the Lord seated on a throne, high and exalted; and the train of His robe filled the temple. Above Him stood seraphim, each having six wings: With two wings they covered their faces, with two they covered their feet, and with two they were flying. And they were calling out to one another: “Holy, holy, holy is the LORD of Hosts; all the earth is full of His glory.” At the sound of their voices the doorposts and thresholds shook, and the temple was filled with smoke.

Then I said: “Woe is me, for I am ruined, because I am a man of unclean lips dwelling among a people of unclean lips; for my eyes have seen the King, the LORD of Hosts.” Then one of the seraphim flew to me, and in his hand was a glowing coal that he had taken with tongs from the altar. And with it he touched my mouth and said: “Now that this has touched your lips, your iniquity is removed and your sin is atoned for.”

Then I heard the voice of the Lord saying: “Whom shall I send? Who will go for Us?” And I said: “Here am I. Send me!”`,
    },
    pause: "Stand up for a moment, if you can, as you would when someone great comes in.",
    reflection: `The king is dead. Uzziah had reigned for fifty-two years (2 Chronicles 26:3), so most people in Jerusalem have never known another, and no one can say what comes next. Then Isaiah looks up, and somebody is on the throne after all.

The hem of the robe is enough to fill the temple. Creatures like living fire cover their own faces and shout one word to each other, until the doorposts tremble: “Holy, holy, holy.” Isaiah doesn’t stand there admiring it. He expects to die, because of everything that’s ever come out of his mouth and every conversation that he’s gone along with. Then the fire touches his lips without harming him, and a minute later the mouth he was ashamed of is volunteering.

“Hallowed be Your name” (Matthew 6:9) asks for the same thing. To hallow something is to treat it as holy, which means far too precious to mumble, or to hit people with, or to print on whatever we’re selling. With lips like ours we can’t keep God’s name clean, so we ask Him to see to it Himself, and to begin here, with the coal.`,
    questions: [
      "How is God’s name used around you, at home and in the news?",
      "What have you said lately that you’d like the fire to touch?",
    ],
    prayer: `Holy, holy, holy. I’m saying it along with everybody who’s saying it now, in heaven and in the apartment upstairs.

Nobody is like You. Kings go into the ground after fifty years, and You’re still on the throne, with the hem of Your robe filling the temple. And I’ve used Your name to win an argument, and repeated it with my mind on lunch. My lips aren’t clean, and I live with people whose lips aren’t either.

Touch my mouth, Lord of Hosts. Hallow Your name Yourself, in me first, and then in all the earth. When You ask who’ll go, may I be near enough to hear it, and glad to answer.`,
    carry: "Touch my mouth before I open it today, Lord.",
  },
  {
    title: "On earth, starting small",
    scripture: {
      reference: "Mark 4:26-32",
      verses: `Jesus also said, “The kingdom of God is like a man who scatters seed on the ground. Night and day he sleeps and wakes, and the seed sprouts and grows, though he knows not how. All by itself the earth produces a crop—first the stalk, then the head, then grain that ripens within. And as soon as the grain is ripe, he swings the sickle, because the harvest has come.”

Then He asked, “To what can we compare the kingdom of God? With what parable shall we present it? It is like a mustard seed, which is the smallest of all seeds sown upon the earth. But after it is planted, it grows to be the largest of all garden plants and puts forth great branches, so that the birds of the air nest in its shade.”`,
    },
    pause:
      "Think of something that’s growing near you without anybody’s help. Watch it in your mind.",
    reflection: `A farmer scatters some seed and goes to bed, which is nearly all he does in this story. He sleeps and gets up and has his breakfast, and meanwhile something’s happening out in the field that he couldn’t explain if you paid him. “All by itself the earth produces a crop.”

So when you pray “Your kingdom come, Your will be done, on earth as it is in heaven” (Matthew 6:10), you’re asking for something that nobody can build. What you can do is get a little seed into the ground.

Say the line over one particular corner of the earth, such as your street or a third-grade classroom, and call it by name.

Ask what would be different there if everybody did as God wants. Start with somebody’s lunch.

Do one piece of it today, no bigger than a mustard seed, and don’t announce it.

Then go to bed. The night is part of farming.

In a week, look again, and don’t be discouraged, since for a good while a field that’s working looks exactly like one that isn’t. We usually talk about God’s will in hospital corridors. Here, in the end, it’s birds nesting in the shade.`,
    questions: [
      "Which bit of earth would you like to say this over?",
      "Where do you keep digging up the seed to see whether it’s growing?",
    ],
    prayer: `King of heaven, come to our street. Come to the house with the police car in front of it, and to the apartment where the curtains haven’t been opened since April.

May Your will be done at the clinic and the border, and in the office where somebody is deciding today who keeps a job. Be obeyed in the schools, be obeyed in the bank, and be obeyed in me, who’d rather do Your will in my own way.

I can’t make anything grow. I’ve got a handful of seeds, Father, and a single day, so while I’m sleeping, do what only You can do, until there’s shade around here for every bird.`,
    carry: "One seed in the ground today, and then to bed.",
  },
  {
    title: "Enough for one day",
    scripture: {
      reference: "Exodus 16:13-21",
      verses: `That evening quail came and covered the camp, and in the morning there was a layer of dew around the camp. When the layer of dew had evaporated, there were thin flakes on the desert floor, as fine as frost on the ground. When the Israelites saw it, they asked one another, “What is it?” For they did not know what it was. So Moses told them, “It is the bread that the LORD has given you to eat.”

“This is what the LORD has commanded: ‘Each one is to gather as much as he needs. You may take an omer for each person in your tent.’” So the Israelites did this. Some gathered more, and some less. When they measured it by the omer, he who gathered much had no excess, and he who gathered little had no shortfall. Each one gathered as much as he needed to eat.

Then Moses said to them, “No one may keep any of it until morning.” But they did not listen to Moses; some people left part of it until morning, and it became infested with maggots and began to smell. So Moses was angry with them. Every morning each one gathered as much as was needed, and when the sun grew hot, it melted away.`,
    },
    pause: "Think of one thing you ate today. Follow it back, hand by hand, as far as you can.",
    reflection: `They’ve been out of Egypt for a month, and the food is gone. People are muttering that at least in Egypt there was supper. Then one morning the dew dries, and there’s something left lying on the ground, as thin as frost, and they stand around asking each other, “What is it?” In Hebrew that’s man hu, and so it came to be called manna.

Imagine a mother on her knees out there with a bowl. She remembers what hungry children sound like at night, so she scrapes up everything she can. Back at the tent she measures it, and it’s enough, and next door an elderly man who can’t bend down very far measures his, and that’s enough, too. At night she hides a little under a cloth, just in case, and by morning it has worms. So she goes out again, and it’s there again.

“Give us this day our daily bread” (Matthew 6:11) is a prayer for people who live a day at a time and wish they didn’t. If your cupboard really is bare, it’s yours more than anyone’s. Pray it, and tell a food pantry, too, because God has often answered it from there.`,
    questions: [
      "What did you have enough of today?",
      "What do you keep under a cloth, just in case, that someone hungry could use?",
    ],
    prayer: `Give us what we’ll need today, Father. I’m asking for all of us, because some families have two freezers and some have half a jar of mustard.

Feed the children whose next real meal is Monday’s school lunch, and the father who’s skipping dinner so that the rent will clear. See that the people who pick strawberries get paid. Bless the baker, who’s up already, with flour to his elbows.

As for me, I lie here counting everything that might run out before payday. Lift my hand off the cloth. I had enough today: vegetable soup, a hot shower, a friend on the phone. Thank You. I’ll be out again in the morning with my bowl.`,
    carry: "Today has its bread, and I can come again tomorrow.",
  },
  {
    title: "A letter about debts",
    scripture: {
      reference: "Matthew 18:21-33",
      verses: `Then Peter came to Jesus and asked, “Lord, how many times shall I forgive my brother who sins against me? Up to seven times?” Jesus answered, “I tell you, not just seven times, but seventy-seven times!”

“Because of this, the kingdom of heaven is like a king who wanted to settle accounts with his servants. As he began the settlements, a debtor owing ten thousand talents was brought to him. Since the man was unable to pay, the master ordered that he be sold to pay his debt, along with his wife and children and everything he owned. Then the servant fell on his knees before him. ‘Have patience with me,’ he begged, ‘and I will pay back everything.’ His master had compassion on him, forgave his debt, and released him.”

“But when that servant went out, he found one of his fellow servants who owed him a hundred denarii. He grabbed him and began to choke him, saying, ‘Pay back what you owe me!’ So his fellow servant fell down and begged him, ‘Have patience with me, and I will pay you back.’ But he refused. Instead, he went and had the man thrown into prison until he could pay his debt.”

“When his fellow servants saw what had happened, they were greatly distressed, and they went and recounted all of this to their master. Then the master summoned him and said, ‘You wicked servant! I forgave all your debt because you begged me. Shouldn’t you have had mercy on your fellow servant, just as I had on you?’”`,
    },
    pause: "Make two fists, as tight as you like. Notice what it costs to hold them.",
    reflection: `For anyone who goes quiet at this line in church:

You say the rest of the prayer with everybody, until it comes to “Forgive us our debts, as we also have forgiven our debtors” (Matthew 6:12), and your mouth closes. It may be the most honest thing that happens in the building.

The first servant in this story owes more than he could earn in many lifetimes, and the king lets him off, and he walks straight outside and takes another servant by the throat for a hundred days’ wages. That wasn’t small change. Jesus isn’t telling you that what was done to you was small, but He does mean us to feel the difference, and His story ends in a warning (Matthew 18:34-35).

Letting go of a throat isn’t moving back in. You can forgive from another city, through a locked door. If someone at home is hurting you, get safe first. There’s a hotline, day and night; call from a phone they don’t check.

It needn’t all be done today. “Seventy-seven times” may be how often one wound asks for it. Start with “Father,” and see how far you get.`,
    questions: [
      "What debt has God let go that you’re still carrying around?",
      "Is there one finger you could loosen, safely, today?",
    ],
    prayer: `I owe You more than I’ve ever sat down and added up, God. There’s everything I did, and there’s the longer list of people I walked past. For Jesus’ sake You’ve let it go. You aren’t the one who keeps mentioning it at two in the morning. I am.

Now there’s this other account. You were there, and You saw everything they took. I’m not ready to call it even, and I don’t believe You’re asking me to call it small.

So here is one finger off the throat, which is all I can manage today. Holy Spirit, loosen another when it’s time, and until then keep me out of harm’s way.`,
    carry: "I can open my hand without opening my door.",
  },
  {
    title: "He prayed it too",
    scripture: {
      reference: "Mark 14:32-42",
      verses: `Then they came to a place called Gethsemane, and Jesus told His disciples, “Sit here while I pray.” He took with Him Peter, James, and John, and began to be deeply troubled and distressed. Then He said to them, “My soul is consumed with sorrow to the point of death. Stay here and keep watch.”

Going a little farther, He fell to the ground and prayed that, if it were possible, the hour would pass from Him. “Abba, Father,” He said, “all things are possible for You. Take this cup from Me. Yet not what I will, but what You will.”

Then Jesus returned and found them sleeping. “Simon, are you asleep?” He asked. “Were you not able to keep watch for one hour? Watch and pray so that you will not enter into temptation. For the spirit is willing, but the body is weak.” Again He went away and prayed, saying the same thing. And again Jesus returned and found them sleeping, for their eyes were heavy. And they did not know what to answer Him.

When Jesus returned the third time, He said, “Are you still sleeping and resting? That is enough! The hour has come. Look, the Son of Man is betrayed into the hands of sinners. Rise, let us go. See, My betrayer is approaching!”`,
    },
    pause: "Stay awake with Him for one minute. You don’t need to say anything.",
    reflection: `Listen to Him in the garden. “Abba, Father.” “Not what I will, but what You will.” “Pray so that you will not enter into temptation.” It’s the prayer He taught them. On the worst night of His life He’s praying it Himself, in pieces, with His face to the ground.

Three friends are supposed to be keeping Him company. He’s told them about His sorrow and asked them for only one thing, and they’ve fallen asleep. He comes and looks at them, and then goes back and says “the same thing” over again, since there isn’t anything else to say.

“Lead us not into temptation” (Matthew 6:13) is a line for people who know what they’re like at the end of a day. God doesn’t tempt anybody (James 1:13). We’re admitting that we’re exhausted and there are places we shouldn’t go near today, and that if we’re already in one, somebody will have to come in after us.

Peter slept through that lesson, and before the rooster had crowed twice he’d needed it three times. “Rise, let us go,” says Jesus. He says us, to men who couldn’t stay awake for an hour.`,
    questions: [
      "At what hour, and in what place, are you weakest?",
      "Who’d stay awake with you, if you asked them for one thing?",
    ],
    prayer: `Abba, the spirit is willing, and in the morning I mean every word. By ten in the evening I’m somebody else, with the screen or the bottle or the old quarrel in my hand, and I can’t remember walking in.

Don’t lead me near it today. If I’m in there already, come and get me out, and deliver me from the evil one, who has studied my schedule.

Jesus, You prayed alone, within sight of people who loved You and couldn’t keep their eyes open. Pray for me wherever I’m weak. And when I’ve slept through something important, wake me as You woke them, and tell me to get up, because we’re going.`,
    carry: "When I’m weak, I’m praying words that Jesus prayed first.",
  },
  {
    title: "Yours, Yours, Yours",
    scripture: {
      reference: "1 Chronicles 29:10-14, 16",
      verses: `Then David blessed the LORD in the sight of all the assembly and said: “May You be blessed, O LORD, God of our father Israel, from everlasting to everlasting. Yours, O LORD, is the greatness and the power and the glory and the splendor and the majesty, for everything in heaven and on earth belongs to You. Yours, O LORD, is the kingdom, and You are exalted as head over all. Both riches and honor come from You, and You are the ruler over all. In Your hands are power and might to exalt and give strength to all. Now therefore, our God, we give You thanks, and we praise Your glorious name.”

“But who am I, and who are my people, that we should be able to give as generously as this? For everything comes from You, and from Your own hand we have given to You.”

“O LORD our God, from Your hand comes all this abundance that we have provided to build You a house for Your holy Name, and all of it belongs to You.”`,
    },
    pause: "Put down whatever you’re holding. Look at your hands, and think who filled them.",
    reflection: `In many Bibles the Lord’s Prayer simply stops at the evil one, like a song that’s cut off before its last chord. The oldest manuscripts of Matthew end it there. But Christians who prayed it together soon gave it an ending, which found its way into later manuscripts: the kingdom, the power, and the glory are Yours, forever.

They didn’t have to look far. Here it is on David’s lips, a thousand years earlier. He’d longed to build God a house and been told that his son would do it instead (1 Chronicles 28:6), so he’s been collecting gold, and cedar, and iron for the nails, and today the people have brought theirs, too. He looks at the heap, the biggest offering that he’s ever seen, and nearly all he can say is “Yours.” It was God’s before they gave it.

That’s how a prayer can end. You’ve asked for bread and mercy and rescue, as children do, with both hands out. Then you look up, see whose house you’re in, and begin handing things back: the credit, the outcome, the last word. Amen means it’s true. Say it as if you were setting something down.`,
    questions: [
      "What are you holding that was God’s before it was yours?",
      "Which line of the prayer will you say more slowly from now on?",
    ],
    prayer: `Yours is the kingdom, Father, so I can quit guarding the borders of mine. Yours is the power, and I don’t need to have any this evening. Yours is the glory. How much lighter the day is without it!

Yours are the oceans and the steel mills, and the dog asleep on the stairs. Yours are the people I love, who were Yours before I met them. Whatever I’ve laid in Your hand came out of it first.

I praise Your glorious name with David; with Jesus, who taught us how; and in the Spirit, who goes on praying when I’ve run out of words. Blessed are You, from everlasting to everlasting. Amen. It’s true, and I’m setting it down.`,
    carry: "It was Yours before I gave it, Lord, and it still is.",
  },
];

export const lordsPrayer: PlanText = {
  id: "lords-prayer-plan",
  unsafeHome: true,
  title: "The Lord’s Prayer",
  description:
    "Seven days with the prayer that Jesus taught, line by line, from Our Father to the last Amen.",
  overview: `When a friend asked Jesus how to pray, He gave them all a few lines that a child can learn in an afternoon. Christians have said them ever since, at bedsides and gravesides and in the car on the way to school, until they’re so smooth with use that we can say them without hearing a word.

These seven days take the prayer line by line, and beside each line they set another page of the Bible. You may be learning it, or you may have known it all your life. On a day when you have nothing of your own to say, it’s enough.`,
  days,
};
