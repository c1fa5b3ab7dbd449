import type { GuidedDay, PlanText } from "./plan";

const days: readonly GuidedDay[] = [
  {
    title: "Never one without the other",
    scripture: {
      reference: "Acts 18:1-4, 18-19, 24-26",
      verses: `After this, Paul left Athens and went to Corinth. There he found a Jew named Aquila, a native of Pontus, who had recently come from Italy with his wife Priscilla because Claudius had ordered all the Jews to leave Rome. Paul went to visit them, and he stayed and worked with them because they were tentmakers by trade, just as he was. Every Sabbath he reasoned in the synagogue, trying to persuade Jews and Greeks alike.

Paul remained in Corinth for quite some time before saying goodbye to the brothers. He had his head shaved in Cenchrea to keep a vow he had made, and then he sailed for Syria, accompanied by Priscilla and Aquila. When they reached Ephesus, Paul left Priscilla and Aquila. He himself went into the synagogue there and reasoned with the Jews.

Meanwhile a Jew named Apollos, a native of Alexandria, came to Ephesus. He was an eloquent man, well versed in the Scriptures. He had been instructed in the way of the Lord and was fervent in spirit. He spoke and taught accurately about Jesus, though he knew only the baptism of John. And he began to speak boldly in the synagogue. When Priscilla and Aquila heard him, they took him aside and explained to him the way of God more accurately.`,
    },
    pause: "Sit where you can see each other. Put both phones in another room.",
    reflection: `Rome has thrown them out. The emperor signed an order, and a couple with a workshop packed what they could carry and started over in a Greek port where no one knew their work. That’s how we meet Aquila and Priscilla: new in town, bent over heavy cloth, with a lodger named Paul on the third stool.

The Bible names these two six times, and it never names one of them alone. Sometimes he comes first; more often she does. We aren’t told that they were happy, only what they did side by side: they sewed, they moved, they took people in. When a gifted young preacher had part of it wrong, they “took him aside,” the pair of them, and didn’t correct him in front of everyone. Later they risked their necks for Paul (Romans 16:3-4).

You may work opposite shifts and meet on the stairs, one with wet hair and one with a lunch bag.

You’re still making something between you, and a stranger who came in would notice. So here’s the first day’s task: take one chore that only one of you ever does, and do it together.`,
    questions: [
      "What do you think the two of us make well?",
      "What did you have to leave behind that I’ve never asked you about?",
    ],
    prayer: `God of people who’ve had to move, You found Aquila and Priscilla between one address and the next. Thank You for the person beside me, and for every flight of stairs that we’ve carried a mattress up.

We aren’t often on the same clock, and some weeks we live on notes. Make us one workshop all the same. Send us someone to take in, a cousin or a student or a coworker with nowhere to go on Thanksgiving. Let them learn about Jesus from how we talk to each other.

Say both our names in one breath, Lord, and bless what we make today. Amen.`,
    carry: "We’re making something together, even on opposite shifts.",
  },
  {
    title: "Catch the little foxes",
    scripture: {
      reference: "Song of Solomon 2:8-17",
      verses: `Listen! My beloved approaches. Look! Here he comes, leaping across the mountains, bounding over the hills. My beloved is like a gazelle or a young stag. Look, he stands behind our wall, gazing through the windows, peering through the lattice.

My beloved calls to me, “Arise, my darling. Come away with me, my beautiful one. For now the winter is past; the rain is over and gone. The flowers have appeared in the countryside; the season of singing has come, and the cooing of turtledoves is heard in our land. The fig tree ripens its figs; the blossoming vines spread their fragrance. Arise, come away, my darling; come away with me, my beautiful one.”

O my dove in the clefts of the rock, in the crevices of the cliff, let me see your face, let me hear your voice; for your voice is sweet, and your countenance is lovely. Catch for us the foxes—the little foxes that ruin the vineyards—for our vineyards are in bloom. My beloved is mine and I am his; he pastures his flock among the lilies. Before the day breaks and shadows flee, turn, my beloved, and be like a gazelle or a young stag on the mountains of Bether.`,
    },
    pause: "Look at each other for one minute without a word. Laughing is allowed.",
    reflection: `Two people who are delighted with each other take turns talking, and for eight chapters they hardly think of anything else. She knows his step before she sees him. He could ask for anything, and he asks for two things: “let me see your face, let me hear your voice.”

When did anyone last ask you for that? By the fifth year, or the thirtieth, most of what a couple says is logistics. Did the rent go through? Who’s getting the prescription?

And then, among all the flowers, there’s a line about pests. “Catch for us the foxes—the little foxes that ruin the vineyards.” A lion hardly ever gets into a vineyard. It’s something small that comes at night and eats the blossom. It’s a phone on the pillow, or a joke about your accent in front of friends, or a tone you’d never try on a customer.

The song doesn’t say whose foxes they are. It says “for us,” and that’s how to hunt them, as two people on the same side of the fence.

Today, each of you tells the other one thing that’s lovely. Be as exact as a poet.`,
    questions: [
      "What do you still like to look at, or listen to, in me?",
      "Which small fox should we catch this week?",
    ],
    prayer: `Maker of figs and turtledoves, it was Your idea that one person should be glad at the sound of another. Thank You for this face, which I’ve stopped looking at because it’s always here.

Forgive us our foxes, the short answers and the long silences, and the score we keep of who did more. We’ve blamed each other for holes in the fence that neither of us would get up and mend. Catch them for us before they’ve eaten next year’s fruit.

And where it’s been winter between us, Lord, say that the rain is over. You sing first, and we’ll try to remember the tune. Amen.`,
    carry: "Let me see your face, and let me hear your voice.",
  },
  {
    title: "He asked for a tablet",
    scripture: {
      reference: "Luke 1:57-66",
      verses: `When the time came for Elizabeth to have her child, she gave birth to a son. Her neighbors and relatives heard that the Lord had shown her great mercy, and they rejoiced with her.

On the eighth day, when they came to circumcise the child, they were going to name him after his father Zechariah. But his mother replied, “No! He shall be called John.” They said to her, “There is no one among your relatives who bears this name.” So they made signs to his father to find out what he wanted to name the child. Zechariah asked for a tablet and wrote, “His name is John.” And they were all amazed.

Immediately Zechariah’s mouth was opened and his tongue was released, and he began to speak, praising God. All their neighbors were filled with awe, and people throughout the hill country of Judea were talking about these events. And all who heard this wondered in their hearts and asked, “What then will this child become?” For the Lord’s hand was with him.`,
    },
    pause: "Breathe slowly, and listen to the other one breathe.",
    reflection: `It’s the eighth day after the birth, and the place is full of relatives who’ve already picked out a name. Elizabeth says no. So they do what relatives still do, and go over her head. “They made signs to his father,” sure that he’ll see reason.

Zechariah hasn’t spoken for most of a year. An angel had told him they’d have a son, and what to call him, and he’d asked for proof (Luke 1:13, 18-20). Now he asks for a tablet and writes, “His name is John.” That’s the name the angel gave, and the one his wife has just said out loud. He doesn’t smile at the uncles. This time he believes it and stands by Elizabeth, in writing, and right then his tongue comes loose, and it’s praise that comes out.

Every couple has a room like that one. An aunt, a boss, or an old roommate tells a story at the expense of one of you, and waits to see if the other will laugh. (Standing by each other doesn’t mean covering up a wrong.)

Before this day is over, say something true and good about each other to a third person.`,
    questions: [
      "When have I stood up for you, and when did you wish that I had?",
      "Whose opinion gets between us?",
    ],
    prayer: `Lord, Zechariah went most of a year without the last word, and he came out of it believing You, and on his wife’s side. I’ve needed longer. I’m sorry for the times when I laughed along, and for the holidays when I let my family lecture the one I love.

Thank You for the times we’ve been on one side of the tablet. Bless both our families, the loud one and the one that says nothing for years. Help us to listen before we answer, and give us the nerve to write a plain sentence in front of them all.

When our mouths are opened, let it be to praise You, and then each other. Amen.`,
    carry: "I’m on your side, and I’ll say so in front of others.",
  },
  {
    title: "The sun and the anger",
    scripture: {
      reference: "Ephesians 4:25-32",
      verses: `Therefore each of you must put off falsehood and speak truthfully to his neighbor, for we are all members of one another. “Be angry, yet do not sin.” Do not let the sun set upon your anger, and do not give the devil a foothold. He who has been stealing must steal no longer, but must work, doing good with his own hands, that he may have something to share with the one in need.

Let no unwholesome talk come out of your mouths, but only what is helpful for building up the one in need and bringing grace to those who listen. And do not grieve the Holy Spirit of God, in whom you were sealed for the day of redemption. Get rid of all bitterness, rage and anger, outcry and slander, along with every form of malice. Be kind and tenderhearted to one another, forgiving each other just as in Christ God forgave you.`,
    },
    pause: "Sit back to back for a minute, if you can. Lean a little.",
    reflection: `Some couples have stayed up until three because of this passage, getting angrier. But Paul is quoting a psalm, and the psalm goes on, “on your bed, search your heart and be still” (Psalm 4:4). He isn’t asking two exhausted people to finish the fight by midnight. He’s asking them not to give it a room of its own.

So here’s one way to end an evening that’s gone wrong.

Say what hurt, in one sentence, about yourself.

Say what’s still true: I’m angry, and I’m not leaving.

Name an hour tomorrow, and keep it.

Then do something kind that costs you a little. Plug in the other one’s phone. Leave the last orange.

Two people can only quarrel like that when neither one’s afraid. If you’ve been hit or threatened, if you watch the other’s mood to know whether you’re safe, if you aren’t allowed your own money or your own friends, that isn’t a quarrel, and being kinder won’t cure it. You don’t have to finish this plan, or say why; being busy will do. There are people at the numbers under this page who’ll talk with you alone.`,
    questions: [
      "What does my anger look like from where you sit?",
      "What would help you go to sleep when we haven’t settled it?",
    ],
    prayer: `Father, You forgave us in Christ before we’d found the words to ask. I’m bringing You the argument we keep having, the one about dishes that isn’t about dishes. I’ve said things in it only because I knew they’d hurt.

Teach us to speak the truth to one another without using it as a stick. Take the old bitterness out of the cupboard where we keep it for emergencies. If there’s anything between us that two people can’t put right, send us to someone wise, and let us not be too proud to go.

Make us tenderhearted, Holy Spirit. We don’t want to grieve You in our own home. Amen.`,
    carry: "We can be angry and stay kind, and finish it tomorrow.",
  },
  {
    title: "Twenty minutes about money",
    scripture: {
      reference: "Hebrews 13:1-6",
      verses: `Continue in brotherly love. Do not neglect to show hospitality to strangers, for by so doing some people have entertained angels without knowing it. Remember those in prison as if you were bound with them, and those who are mistreated as if you were suffering with them.

Marriage should be honored by all and the marriage bed kept undefiled, for God will judge the sexually immoral and adulterers. Keep your lives free from the love of money and be content with what you have, for God has said: “Never will I leave you, never will I forsake you.” So we say with confidence: “The Lord is my helper; I will not be afraid. What can man do to me?”`,
    },
    pause: "Each think of a time when there wasn’t enough. Say one thing you remember.",
    reflection: `The letter is nearly finished, and out come the short instructions, one after the other: strangers, prisoners, marriage, money. Notice the neighbors, because faithfulness in bed and contentment about cash stand in verses side by side, as they do in most arguments.

Then the writer reaches for a promise, and it isn’t that there’ll be plenty. “Never will I leave you, never will I forsake you.” It’s the one line in the whole list that he puts in God’s own mouth, and God said it first to people on the edge of a country that they hadn’t seen yet (Deuteronomy 31:6). It seems that behind the love of money there’s often an older fear, which is to be left with nothing and no one.

One of you may have grown up sending half of every paycheck to a village. One of you may have watched a father lose a store. You’ve brought those two childhoods to one bank account, and each thinks the other is being unreasonable.

Set a timer for twenty minutes today and look at all of it together, the debts as well. When it rings, stop, even in the middle, and eat something good.`,
    questions: [
      "What did money mean in the home where you grew up?",
      "What are you afraid would happen if there were less?",
    ],
    prayer: `You’re our helper, Lord, and I’d like to be less afraid of the number at the bottom. You’ve fed us so far, on one paycheck and on two, through the month when the car died and the month after that.

Keep us honest with each other about what we’ve spent. Keep our bed and our promises clean, and our door open to whoever needs a meal. We remember those in prison, and those who can’t pay bail, and everyone on the night shift so that a child somewhere can go to school.

Never leave us, God, never forsake us, and teach us to say the same to each other. Amen.`,
    carry: "God won’t leave us, whether there’s plenty or not.",
  },
  {
    title: "Three days of looking",
    scripture: {
      reference: "Luke 2:41-52",
      verses: `Every year His parents went to Jerusalem for the Feast of the Passover. And when He was twelve years old, they went up according to the custom of the Feast. When those days were over and they were returning home, the boy Jesus remained behind in Jerusalem, but His parents were unaware He had stayed. Assuming He was in their company, they traveled on for a day before they began to look for Him among their relatives and friends. When they could not find Him, they returned to Jerusalem to search for Him.

Finally, after three days they found Him in the temple courts, sitting among the teachers, listening to them and asking them questions. And all who heard Him were astounded at His understanding and His answers.

When His parents saw Him, they were astonished. “Child, why have You done this to us?” His mother asked. “Your father and I have been anxiously searching for You.” “Why were you looking for Me?” He asked. “Did you not know that I had to be in My Father’s house?” But they did not understand the statement He was making to them. Then He went down to Nazareth with them and was obedient to them. But His mother treasured up all these things in her heart. And Jesus grew in wisdom and stature, and in favor with God and man.`,
    },
    pause: "Name the person you both worry about most. Leave it at the name.",
    reflection: `Each of them must have thought that He was with the other. It’s a big crowd of cousins, the boy is twelve, and they’ve walked for a whole day before one of them says, Isn’t He with you?

You can imagine that night. Going back, they’d have had a day on the road, uphill, with plenty of time for the worst question a couple can ask, whose fault it was. Luke only lets us hear Mary, who’s frightened enough to scold: “Your father and I have been anxiously searching for You.” Whatever was said on the road, she’s arrived at your father and I.

Even then they don’t understand what He tells them. They take Him home and go on being His parents, with a sentence between them that neither can explain.

There are things that two people lose together. It may be a child who won’t call, a pregnancy, a mother who wanders out in her slippers, the church where you married. You’re allowed to grieve it differently, at different speeds. Today, look for something small that’s lost around your home until you find it, both of you, and talk while you look.`,
    questions: [
      "What have we lost that we’ve hardly talked about?",
      "What do you need from me when you’re frightened?",
    ],
    prayer: `Jesus, Your mother and Joseph looked for You among all their relatives, and then in the city, street by street. Have pity on everyone who’s searching, at bus stations and in hospitals and under bridges.

We’re worried about someone, and You’ve heard the name. I tend to worry out loud, and the one beside me goes quiet, and then we each think that we’re alone with it. Remind us that we’re looking for the same person.

We don’t understand everything You’re doing. Help us treasure up what we can’t explain, and walk us home together by daylight. Amen.`,
    carry: "We’re looking for the same thing, and we look together.",
  },
  {
    title: "Stay with us",
    scripture: {
      reference: "Luke 24:13-17, 28-32",
      verses: `That same day two of them were going to a village called Emmaus, about seven miles from Jerusalem. They were talking with each other about everything that had happened. And as they talked and deliberated, Jesus Himself came up and walked along with them. But their eyes were kept from recognizing Him. He asked them, “What are you discussing so intently as you walk along?” They stood still, with sadness on their faces.

As they approached the village where they were headed, He seemed to be going farther. But they pleaded with Him, “Stay with us, for it is nearly evening and the day is almost over.” So He went in to stay with them. While He was reclining at the table with them, He took bread, spoke a blessing and broke it, and gave it to them. Then their eyes were opened and they recognized Jesus—and He disappeared from their sight. They asked each other, “Were not our hearts burning within us as He spoke with us on the road and opened the Scriptures to us?”`,
    },
    pause: "If you’re able to walk, read this standing up, with your shoes on.",
    reflection: `One of the two was called Cleopas. Luke doesn’t name the other. A Mary, “the wife of Clopas,” had stood near the cross (John 19:25), so some have wondered if this is a married couple, walking home when it’s all over. We don’t know. It would suit them.

They’re talking it through for the fifth time. A stranger falls in with them and wants to hear it, too, so they stop, “with sadness on their faces.” And because they’ve been brought up properly, they ask Him in. “Stay with us,” they say, since it’s getting dark.

He breaks the bread, and they know Him, and He’s gone. What they do next is lovely: “they asked each other” whether the other one’s heart had been burning, too. Each had felt it separately, for miles, and hadn’t said so.

How many times has one of you been moved in church, or by a song on the bus, and kept quiet? Take a walk today, around the block or down a corridor, and tell each other where you’ve sensed God this week, or missed Him. Then ask someone in for a meal. A week like this is meant to have a third chair.`,
    questions: [
      "When was your heart burning this week, and did you tell me?",
      "Who could we ask to come and eat with us?",
    ],
    prayer: `Stay with us, Lord, because it’s late, and the day is almost over, and You seemed to be going farther. We’ve had a week of this. Some of it was awkward, and once or twice we both felt something and didn’t say.

Thank You for walking at our speed. Thank You for listening while we told You what we thought had happened, and for letting us be wrong about it for seven miles.

Be known to us when bread is broken, with guests or without. If one of us can’t see You for a while, let the other say so gently. You’re risen, Jesus, and the road goes back to where the others are. Amen.`,
    carry: "Jesus walks with us, and we can tell each other so.",
  },
];

export const sideBySide: PlanText = {
  id: "couples-plan",
  title: "Side by Side: A Week for Couples",
  description:
    "Seven days for two to pray together, with something to do and something to ask each other aloud.",
  overview: `Fifteen minutes a day, together, and no homework. One of you reads the passage, the other reads what follows. Ask each other the questions and let each answer be; nobody’s being graded. In the prayer, take the first two parts in turn, and say the last one together.

It’s for two people who are safe with each other. If you’re afraid of the one you’d be reading it with, please don’t use these days to make peace. God doesn’t ask that of you. Talk to someone on your own first, at one of the numbers here, from a phone that only you can see.`,
  needsHelpLines: true,
  unsafeHome: true,
  days,
};
