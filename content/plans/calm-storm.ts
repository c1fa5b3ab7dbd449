import type { PlanText } from "./plan";

export const calmStorm: PlanText = {
  id: "calm-storm-plan",
  needsHelpLines: true,
  title: "Calm in the Storm",
  description:
    "Six days in the storms of the Bible, with prayers for frightened people, beginning where Jesus slept.",
  overview: `A storm can be a diagnosis, a letter from a court, or a grief you can’t explain to anyone, and it doesn’t ask whether this is a good week. This plan starts in a boat on a dark lake, where frightened people woke Jesus up and asked whether He cared.

We’ll stay in that boat for two days. After that come two psalms and a word from Isaiah, and on the last day Jesus talks about courage, the night He was arrested. Nothing here can tell you when the wind will drop. But you’ll have words to call Him with, and company: fishermen, exiles, traders, and a woman in labor.`,
  days: [
    {
      title: "Jesus in the boat",
      scripture: {
        reference: "Mark 4:37-38",
        verses:
          "Soon a violent windstorm came up, and the waves were breaking over the boat, so that it was being swamped. But Jesus was in the stern, sleeping on the cushion. So they woke Him and said, “Teacher, don’t You care that we are perishing?”",
      },
      prayer: `Teacher, don’t You care? I didn’t think I was allowed to ask You that, but Your own disciples did, in the dark, with the water over their ankles, and You didn’t hold it against them. So I’m asking, because it’s coming in faster than I can bail. I’ve recited the polite prayers, and as far as I can tell, You’re asleep on a cushion. I’m frightened, and a little angry, too, that I’m the one who has to wake You.

Still, You’re in the boat, and I’d rather shout at You than be courageous by myself. Get up, Lord. Or turn Your head, at least, so I can see that You’ve heard.`,
      reflection: `Crossing the lake was Jesus’ idea. “Let us cross to the other side,” He said (Mark 4:35), and they did exactly what He asked, and it carried them straight into the wind. That’s worth remembering at two in the morning, when you’re going back over the last year in search of the wrong turn you must have made. Sometimes there wasn’t one.

Several of these men were fishermen who worked this water for a living. They knew a rough crossing from a deadly one, and they thought they were going to die, and He was asleep. Mark even mentions the cushion.

What they said when they woke Him wasn’t respectful, and Mark hasn’t cleaned it up: “Teacher, don’t You care that we are perishing?” It’s an honest prayer, and in one way it’s an excellent one, because He’s the one they said it to. He’d been in the stern all along, and the water that was filling their boat was filling His.

What would you say to Jesus if you had to shout it over the wind?`,
    },
    {
      title: "Be still",
      scripture: {
        reference: "Mark 4:39-41",
        verses:
          "Then Jesus got up and rebuked the wind and the sea. “Silence!” He commanded. “Be still!” And the wind died down, and it was perfectly calm. “Why are you so afraid?” He asked. “Do you still have no faith?” Overwhelmed with fear, they asked one another, “Who is this, that even the wind and the sea obey Him?”",
      },
      prayer: `Who are You? The wind recognizes Your voice, and the waves lie down when You speak, and I think I’ve been talking to You for years as if You were smaller than my trouble.

You were there before there was any water, and then You fell asleep on it. You were exhausted enough to need a pillow, and powerful enough to quiet the sea before You’d rubbed Your eyes. I don’t understand You, Jesus, and I praise You.

If You’re willing, say the word over everything around me. If the wind has to blow a while longer, then say it in here, where I’m shaking. Whichever it is, I’ll be listening.`,
      reflection: `In Mark’s telling, notice what comes first. Jesus gets up and speaks to the wind, the water goes flat, and only then, in the quiet, does He ask about faith. In Matthew the question comes first, with the boat still pitching (Matthew 8:26). Either way, all they’d brought Him was panic, and He rescued them, so if someone’s told you that your storm goes on because you don’t believe hard enough, you won’t find any evidence in this boat.

Then comes a surprise. The water’s calm and they’re “Overwhelmed with fear,” because they’ve begun to understand who’s been sleeping back there. “Who is this?” they ask, and no one aboard can answer. You could spend a lifetime on that question.

For them it stopped all at once, and for you it may not. You might be given a single quiet minute on the inside while the weather continues outside, and it comes from the same hand. Take it now. Put your feet flat on the floor, and hear Him say to you what He said to the lake: “Be still!”`,
    },
    {
      title: "A refuge",
      scripture: {
        reference: "Psalm 46:1-3",
        verses:
          "God is our refuge and strength, an ever-present help in times of trouble. Therefore we will not fear, though the earth is transformed and the mountains are toppled into the depths of the seas, though their waters roar and foam and the mountains quake in the surge.",
      },
      prayer: `My refuge, I’m not going to ask for very much. I’d like to come inside and close the door. The wind’s still going out there, but it sounds farther away through these walls. On the kitchen table there’s an envelope I haven’t opened, and it can stay sealed until morning, because You’re an ever-present help, and You’ll be present then.

Since I don’t have to explain how I got so tired, I’ll sit here and listen for the river. Thank You that nobody in Your house asks how long I’m staying. God of Jacob, my fortress, keep the watch, and I’ll shut my eyes.`,
      reflection: `The word to notice is a small one: though. “Though the earth is transformed.” “Though their waters roar.” For people who lived among hills nothing was more solid than a mountain, and here they imagine one sliding into the sea. The song never says that it couldn’t happen, only that if the worst possibility on your list came true by Friday, God would still be there to run to.

According to its heading, this psalm is set to Alamoth, which may mean that young women sang it. Picture that: teenagers with clear voices, singing about earthquakes.

No one has to be strong to use a refuge, and nobody strolls into one with their hair combed. Once you’re inside, there’s other water to listen to: “There is a river whose streams delight the city of God” (Psalm 46:4).

Is there a place where your shoulders come down, a library chair by a window or a friend’s kitchen? Go there today if you can, and read these verses aloud. If no place is safe, tell someone who can help you find one.`,
    },
    {
      title: "Through the waters",
      scripture: {
        reference: "Isaiah 43:2",
        verses:
          "When you pass through the waters, I will be with you; and when you go through the rivers, they will not overwhelm you. When you walk through the fire, you will not be scorched; the flames will not set you ablaze.",
      },
      prayer: `I’m in it now, God. I’d honestly hoped to go around. The water’s cold, it’s full of boulders that I can’t see, and whoever told me this would make me stronger wasn’t standing in it.

You said when, so You knew about this river before I’d ever heard of it, and You promised to be in it with me, and I’m holding You to that.

I won’t ask for the far bank this morning. I’m asking for something solid under one foot, and after that, under the other. Call my name every so often, over the noise, and walk on the upstream side of me, please, where it’s running hardest.`,
      reflection: `To anyone who’s in it up to the waist:

You’ll have noticed that this verse never says if. It says when, three times over. God is speaking to families who’d be scattered east and west, and He’s told them whose they are, “I have called you by your name; you are Mine!” (Isaiah 43:1), but He doesn’t promise that being loved will keep their feet dry. Then come the rivers.

So a river doesn’t mean you’ve been disowned, because faithful people get sick, and bury people they can’t imagine living without. Isaiah doesn’t explain it here, and this page won’t, either.

What you’re promised is company, and a limit to the water: the rivers “will not overwhelm you.” Then there’s the word through, which has a far bank in it. A few verses later, God calls to north and south for “My sons” and “My daughters” (Isaiah 43:6), and He means to walk every one of them home.

You don’t need to see the other side today. A phone call, a turkey sandwich, an hour lying down: take one step.`,
    },
    {
      title: "Hushed to a whisper",
      scripture: {
        reference: "Psalm 107:28-30",
        verses:
          "Then they cried out to the LORD in their trouble, and He brought them out of their distress. He calmed the storm to a whisper, and the waves of the sea were hushed. They rejoiced in the silence, and He guided them to the harbor they desired.",
      },
      prayer: `Lord of the sea, I’m praying today for everyone who’s out in it: for fishing crews and the Coast Guard, and for families in crowded rubber boats. For the nurse who’s lost two patients and has four hours left to go, and the father on the bench outside the courtroom, holding a manila folder. They’ve done everything they know how to do, and today it isn’t enough. Hear them when they call, and bring down the wind.

And hear me, because I’m out here, too. Guide us to a harbor, Lord, and since we may not recognize it when we see it, You’ll have to steer. And when everything goes quiet, remind us to be glad. Amen.`,
      reflection: `These sailors were professionals, merchants who’d been out in weather before, but then came waves that lifted them toward the heavens and dropped them, until “all their skill was useless” (Psalm 107:27). There’s a special fear in being the one who handles emergencies and running out of things to do.

“Then they cried out to the LORD in their trouble.” The psalm says it four times, in four different rescues, with no mention of a vow or bargain. So when you’ve run out, too, here’s what’s left.

Pray in three words or fewer. Help will do.

Stop doing one thing that isn’t working, since you’ve probably tried it twice.

Tell someone who can act: a nurse, an attorney, a neighbor with a pickup.

Eat something, even if it’s buttered toast.

Then cry out again, because we aren’t told how many hours they had to, and some of us have been calling for a long while. But the ones who sing this psalm have reached the harbor, and they’ve turned around to sing it toward the water, for whoever’s still out.`,
    },
    {
      title: "Take courage",
      scripture: {
        reference: "John 16:33",
        verses:
          "I have told you these things so that in Me you may have peace. In the world you will have tribulation. But take courage; I have overcome the world!",
      },
      prayer: `Jesus, You told the truth when You looked around at Your frightened friends and said that trouble was coming, and I trust You more for that than for any easy promise.

I praise You for walking out to meet it. I praise You because death had You in its grip and couldn’t hold on. You’ve overcome the world, this very one, with its courtrooms and hospital corridors and terrible nights.

Mine aren’t over. Some days this week I was brave, and once I pulled the blanket over my head, and You stayed for both. I’ll take the courage You’re holding out. Father, thank You that He was never really alone, and that I’m not, either.`,
      reflection: `The disciples have just told Jesus they believe, and He’s answered that soon they’ll be scattered, “each to his own home,” and leave Him by Himself (John 16:32). He offers them His peace beforehand, so that it’ll be there when they come to their senses.

“Tribulation” is trouble that presses in. Jesus doesn’t hide it or put an expiration date on it. A few minutes earlier, though, He’d given them a picture to keep beside it: a woman in labor. Her pain is real, and it isn’t because she’s done anything wrong, and then there’s a baby in her arms (John 16:21). He said that with the cross only hours away, knowing how much it would hurt and what joy was on the other side.

“Take courage,” He’d called to them once before, walking toward their boat on another windy night. “It is I” (Mark 6:50). It’s the same reason today.

Look back over these six days for the sentence that stayed with you, copy it by hand, and put it where you’ll see it when the wind picks up.`,
    },
  ],
};
