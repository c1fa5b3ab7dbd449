import type { PlanText } from "./plan";

export const newBeginnings: PlanText = {
  id: "new-beginnings-plan",
  title: "New Beginnings",
  description:
    "Five days of scripture for starting again, whether you chose the new thing or it was chosen for you.",
  overview: `A new town. A new job. The first week sober, the first month alone, a faith you found last Sunday. Some beginnings we choose, and others come like a letter with bad news, and you can be hopeful and sad about the same one.

These five days keep company with people in the Bible who had to start again: a man who’d put believers in prison, captives far from home, a woman at a well, and a king who’d done great wrong. God didn’t ask any of them to pretend. He met them where they were, and He can meet you at whatever hour you’re reading this.`,
  days: [
    {
      title: "A new creation",
      scripture: {
        reference: "2 Corinthians 5:17",
        verses:
          "Therefore if anyone is in Christ, he is a new creation. The old has passed away. Behold, the new has come!",
      },
      prayer: `I praise You, Maker of everything, who told the light to shine and didn’t ask the dark for permission. You haven’t stopped. You look at people the rest of us gave up on, and You say new, and they are.

I praise You, Jesus, that Your word is as wide as anyone, so I can step inside it with my whole history. Holy Spirit, I praise You for what You’ve begun in me that I can’t see yet.

This week someone will remind me of the person I was, and they may have good reason. Keep me humble, and keep me walking, and on mornings when I feel like the same old me, be truer than my feelings.`,
      reflection: `The widest word in this verse is easy to read right past. Anyone.

Paul needed it to be wide, because before he knew Jesus he went from house to house and “dragged off men and women” to prison (Acts 8:3). Years later there must have been families in the churches who still remembered his knock. He’d been wrong about Christ Himself, as he admits in the verse before this one.

To be “in Christ” is to belong to Him, as a branch belongs to its vine, and creating is God’s work. You weren’t asked to make yourself new with an earlier alarm and a list of resolutions. And God “has given us the Spirit,” Paul says, as a pledge of everything that’s still to come (2 Corinthians 5:5).

You may not feel new. Old habits pull, old bills come due, and there are relatives who’ll go on seeing the person you were. What do you still call yourself on a difficult day? Read the verse again, out loud, and put your own name where it says “anyone” and “he.”`,
    },
    {
      title: "A way in the wilderness",
      scripture: {
        reference: "Isaiah 43:18-19",
        verses:
          "Do not call to mind the former things; pay no attention to the things of old. Behold, I am about to do something new; even now it is coming. Do you not see it? Indeed, I will make a way in the wilderness and streams in the desert.",
      },
      prayer: `Lord of the desert road, I keep looking over my shoulder. Some of what I miss was good, some of it was only familiar, and I’ve quit being able to tell them apart. Back there, at least, I could find the kitchen light in the dark.

I don’t see anything new yet, and I’m not going to pretend with You. But I’d take some water: an unbroken night’s sleep, a good laugh, one neighbor who gets my name right on the second try.

Make the road, because I can’t. And if I’ve got to travel a while before I see it, walk close enough that I can hear You.`,
      reflection: `To whoever is eating supper off a moving box:

The people who first heard this were captives of Babylon, hundreds of miles from home. They had one great story, of how God opened a road through the sea and the army behind them was “snuffed out like a wick” (Isaiah 43:17). Now God tells them to stop calling it to mind.

That can’t mean forgetting what hurt you, since memory doesn’t take orders, and some griefs need telling many times. He’s loosening a different grip, the assumption that He can help only as He helped before. Last time it was a dry path through water, and this time it’s water through the dry.

The road does go through the wilderness, so if this month is nothing but sand, you haven’t missed your turn. “Do you not see it?” He asks, and you’re allowed to say no. But look low, at whatever wasn’t here a month ago. A stream in the desert can begin as a narrow line in the sand that you’d only find on your hands and knees.`,
    },
    {
      title: "The jar she left behind",
      scripture: {
        reference: "John 4:28-30",
        verses:
          "Then the woman left her water jar, went back into the town, and said to the people, “Come, see a man who told me everything I ever did. Could this be the Christ?” So they left the town and made their way toward Jesus.",
      },
      prayer: `Jesus, You were tired from the journey, and thirsty, and You still had time. Thank You for that noon. Thank You for talking with her as if she were the only person in Samaria.

You could tell me everything I ever did, too, and here You are, not leaving.

It makes me want to laugh, because I’ve carried my jar up and down the same dusty path for so many afternoons, hoping not to run into anyone.

I’m setting it down. Thank You for living water that doesn’t run out. Now I have to go home to people who’ve known me since third grade, so come along, and make me so glad that they ask why.`,
      reflection: `She came for water, and she went home without it. John bothers to tell us about the jar.

In between there’d been a conversation that wasn’t supposed to happen. Jews didn’t mix with Samaritans, and even His disciples “were surprised that He was speaking with a woman” (John 4:27). He’d asked for a drink, and they’d talked about water and worship, and her five marriages, and the man she had now, who wasn’t her husband. Had she been widowed? Divorced? The story doesn’t say, and Jesus doesn’t scold. He simply knows, goes on talking, and tells her who He is.

Look where she runs: it’s the same town, with the same neighbors. Most new beginnings happen there, among people with long memories, and she makes no attempt to look better than they think she is. “Everything I ever did” has turned into her good news, because Someone knew it all and offered her living water anyway. So out they came to see for themselves.

What would you leave sitting by the well, if you had something that good to tell?`,
    },
    {
      title: "A clean heart",
      needsHelpLines: true,
      scripture: {
        reference: "Psalm 51:10-12",
        verses:
          "Create in me a clean heart, O God, and renew a right spirit within me. Cast me not away from Your presence; take not Your Holy Spirit from me. Restore to me the joy of Your salvation, and sustain me with a willing spirit.",
      },
      prayer: `Create, God. Mending won’t be enough, because I’ve looked for some solid piece of me to start from, and found excuses.

I’ve hurt people, and I’ll say their names to You now. Be with them today, whatever that has to mean for me. If I’m scrubbing at someone else’s shame, tell me it isn’t mine.

Don’t throw me out. Don’t take Your Holy Spirit from me; I can’t begin without Him. Make me willing to tell the truth, here first, and then to someone who’ll hold me to it. And if anyone I’ve hurt needs me to stay away, keep me away.

And when it’s time, and not before, give me back a laugh with nothing hidden under it.`,
      reflection: `This psalm’s heading sends us to the worst thing David ever did. He saw Bathsheba from his roof, learned that she was married, and sent men to get her anyway, and no one asks what she wanted. With a child on the way, he had her husband, Uriah, put where the fighting was fiercest. Scripture says whom God held to account: “the thing that David had done was evil in the sight of the LORD” (2 Samuel 11:27).

Look at who’s standing behind these words before you pray them. Bathsheba mourned Uriah, and soon she buried a baby, too; when David was forgiven, she got neither of them back.

“Create,” he begs, with the word Genesis uses for heaven and earth. A clean heart tells the truth about whom it hurt, doesn’t ask them to make it feel better, and takes what comes.

If you’ve done harm, you can start there. If you’re here for a plainer beginning, ask for the joy. If you’ve been where Bathsheba was, God saw it, and the shame was never yours.`,
    },
    {
      title: "Making all things new",
      needsHelpLines: true,
      scripture: {
        reference: "Revelation 21:5-6",
        verses:
          "And the One seated on the throne said, “Behold, I make all things new.” Then He said, “Write this down, for these words are faithful and true.” And He told me, “It is done! I am the Alpha and the Omega, the Beginning and the End. To the thirsty I will give freely from the spring of the water of life.”",
      },
      prayer: `You’re the Beginning, God, and You’re the End, and I’m somewhere in the middle with a glass of water and an unfinished list. Thank You for anything in me that’s newer than it was on Monday, and if I can’t find it, thank You that You aren’t finished. I don’t have to repair anything more today. The person I miss is in Your hands, and so is the body that hurts, and so is everything that can’t be mended on this side.

You said that Your words are faithful and true, and this evening I’d like to lie down on them. I’m thirsty, and the water is free. The Spirit says come, and so do I. Come, Lord Jesus.`,
      reflection: `John was an exile on Patmos, on account of his faith, when he saw all this, and much of what he saw was terrifying. Then, near the end, a city comes down out of heaven, and God comes to live among people, and “He will wipe away every tear from their eyes” (Revelation 21:4). That’s when the One on the throne speaks up.

Notice who’s living in the city: the same people who’d been crying. God makes all things new, and He doesn’t do it by trading us in for someone else.

It hasn’t happened yet. You may be crying while you’re reading this, and faith doesn’t tell you to stop. But He calls Himself the Beginning as well as the End, so a small beginning belongs to Him, too. Here are three, for this evening.

Pour yourself a glass of water, and imagine the spring while you drink it.

Write down one thing that you’ve been longing to see made new. John was told to write, so you’re in good company.

Leave it there on the kitchen table overnight.`,
    },
  ],
};
