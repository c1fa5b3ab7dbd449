import type { PlanText } from "./plan";

export const faith: PlanText = {
  id: "faith-plan",
  needsHelpLines: true,
  unsafeHome: true,
  title: "Faith Over Fear",
  description:
    "Five short readings for people who are afraid, with honest prayers and a God who stays near in the dark.",
  overview: `Fear may come from a test result, an unopened letter, or a sound in the house at night. Your body tightens before your mind has found a word for it. Being afraid isn’t a sin, and it doesn’t mean you’ve stopped believing.

The people in these readings knew fear from the inside. One was hunted, one was in chains, and one got caught laughing inside a tent and was scared to admit it. None of them asks you to pretend. Some fear needs a doctor or a counselor, too. And if you’re in danger now, get help first. These pages will wait.`,
  days: [
    {
      title: "When I am afraid",
      scripture: {
        reference: "Psalm 56:3-4",
        verses:
          "When I am afraid, I put my trust in You. In God, whose word I praise—in God I trust. I will not be afraid. What can man do to me?",
      },
      prayer: `When I am afraid, and it’s now, I’m coming to You. My imagination has run ahead to the worst possible ending and is sitting there waiting for me, and my body’s exhausted from standing guard.

I want to trust You, and I’m still scared, so You’ll have to take both. You collected David’s tears, so I don’t think mine are foolish to You.

I can’t trust You for everything that’s coming. I’ve tried, and it’s too big to hold. I’ll trust You for today. I’ll trust You until the clock in the hallway says three, and if the fear comes back, I’ll be back, too, and You won’t be tired of me.`,
      reflection: `The heading of this psalm says where David was: in Gath, in the hands of the Philistines. Gath was Goliath’s hometown, and David had run there from King Saul with Goliath’s own sword in his luggage (1 Samuel 21:9-10), so you can imagine how few choices he had left.

Look at how today’s lines begin. He says “When I am afraid,” the way you’d say when it rains. Fear will come. He’s already decided where he’s going when it does. A line later he isn’t afraid of anyone, and two lines after that he’s listing his enemies again. The whole psalm keeps going back and forth like that, because that’s what faith sounds like at two in the morning.

Then he asks God for something tender: “Put my tears in Your bottle” (Psalm 56:8). You don’t ask that of someone who’s ashamed of you.

Tonight, say what you’re afraid of in the plainest words you have: the biopsy, or the mortgage, or the empty bedroom. Then finish the sentence the way he did.`,
    },
    {
      title: "Power, love, and self-control",
      scripture: {
        reference: "2 Timothy 1:7",
        verses: "For God has not given us a spirit of fear, but of power, love, and self-control.",
      },
      prayer: `Holy Spirit, whenever my heart starts pounding I assume that You’ve left. You haven’t. You live in me on the mornings when I can’t get out of the car, as much as on the courageous ones.

I’ll need a little power today, just enough to get me out of the car, and I’ll need love, because I get so busy being scared that I forget who else is. I’d be grateful for a steady mind, too.

Teach me which fear is a genuine alarm, and get me moving when it is. When it isn’t, sit beside me until it’s finished talking. If all I manage today is getting up and getting dressed, I’ll know You were in it.`,
      reflection: `Paul’s in prison, probably shivering, and he doesn’t expect to get out alive. Toward the end of the letter he asks Timothy to bring the cloak he left in Troas (2 Timothy 4:13). Timothy is younger, and the last time they said goodbye he cried (2 Timothy 1:4). So this sentence passes from one person in trouble to another.

Don’t hear it as a scolding, as if real Christians never trembled. Paul is reminding his friend of what’s already in the house: power, which is strength for the next right thing; love, which looks around to see who else is scared; and self-control, a mind that can hold still. God hasn’t come to repossess them because Timothy had a miserable week.

Some fear should be obeyed. If someone’s hurting you, it’s telling the truth, and it’s time to get help. But when you’re safe, and it still tells you to keep quiet and stay small, you don’t have to listen. Make the phone call, open the door, say the first sentence, and see who comes in with you.`,
    },
    {
      title: "Light and salvation",
      scripture: {
        reference: "Psalm 27:1",
        verses:
          "The LORD is my light and my salvation—whom shall I fear? The LORD is the stronghold of my life—whom shall I dread?",
      },
      prayer: `You are my light. I’m saying it slowly, because it’s true whether or not I can see anything. You are my light, and the darkness has never once put You out.

You are my rescue. Jesus, You went down into the loneliest place there is and came out alive, and I praise You. You’re the fortress I run to, out of breath, in bedroom slippers, embarrassed at being scared again, and no one at the gate has ever asked what I’m doing there.

So I’ll praise You from inside until the windows go gray. And when it’s finally morning, and I can recognize the furniture, I’ll praise You then.`,
      reflection: `There’s a raincoat on a hook, and in the dark it’s a man standing perfectly still. You lie there watching him. Then someone turns on a lamp, and it’s a raincoat, and nothing in the bedroom has changed except that you can see it.

That’s the first thing this psalm says God is to a frightened person. A light doesn’t carry the furniture out, and some of what David saw by it was dangerous: armies, false witnesses, even parents who might walk away (Psalm 27:10). But danger you can see is danger you can face, or hide from, or call someone about. And by the same light he discovered that he’d never been alone in there.

The courageous voice doesn’t last, by the way. Before long he’s begging God not to abandon him (Psalm 27:9). Both voices made it into the Bible, and they belong to one man.

So leave a lamp on tonight if it helps. Read all fourteen verses aloud, and put a pencil mark beside the line you could have written yourself.`,
    },
    {
      title: "What faith is",
      scripture: {
        reference: "Hebrews 11:1, 11",
        verses:
          "Now faith is the assurance of what we hope for and the certainty of what we do not see. By faith Sarah, even though she was barren and beyond the proper age, was enabled to conceive a child, because she considered Him faithful who had promised.",
      },
      prayer: `I laughed, Lord, and You heard it. Someone told me that it could still turn out well, and something in me snorted, because I’d buried that hope years ago and kept the grave tidy.

You weren’t offended. You told Sarah the truth about herself, and then You kept Your word to her anyway.

I can’t make myself certain, so I’ll just tell You where I’m standing: where Sarah stood, inside the tent, scared, listening hard. I don’t know that You’ve promised me the thing I want, but You’ve promised me Yourself. So I’m making up my mind about You today, Father, with the door half open. You are faithful. I’ll say it again tomorrow.`,
      reflection: `Sarah is about ninety, and she’s standing just inside the tent, listening to the visitors over their lunch. One of them announces that she’ll have a son by this time next year, and she laughs, as people do when someone mentions a hope they gave up on decades ago.

The visitor turns out to be the LORD, and He asks why she laughed. “Sarah was afraid, so she denied it” (Genesis 18:15). No, He answers, you did laugh.

Now turn to Hebrews and its long procession of people who trusted God, and there she is. She “considered Him faithful who had promised,” and nothing is said about the laughter or the lie. All three must have lived together in the same heart.

So certainty isn’t a mood you work up. Sarah made up her mind about Someone. Not everyone in that procession received what they’d hoped for in this life (Hebrews 11:13), but they knew who they were waiting for. What would you do differently this week if you’d made up your mind about Him, laugh and all?`,
    },
    {
      title: "Perfect love",
      scripture: {
        reference: "1 John 4:18",
        verses:
          "There is no fear in love, but perfect love drives out fear, because fear involves punishment. The one who fears has not been perfected in love.",
      },
      prayer: `Loving God, I come in the way a person comes to a door where there’s been shouting. I learned that in someone’s house, and You remember whose.

But nobody’s shouting. It’s quiet in here, there’s a reading lamp on, and You look glad.

Thank You for loving me before I had anything to show for myself, and for Jesus, who bent down beside frightened people and was gentle with them. I don’t have to earn any of this, so I’ll quit trying and simply sit here, for as long as a prayer lasts, and not be afraid of You. Shoulders down. Hands open. And if there’s anyone who comes home scared of me, change me.`,
      reflection: `Sometimes it’s God we’re afraid of. You pray with your shoulders up around your ears, and when the mechanic calls about the transmission, you’re already wondering what He’s punishing you for.

John knew people like that, and he called them “beloved” (1 John 4:7). When he says that a fearful person “has not been perfected in love,” he means that love is unfinished there, the way bread in the oven isn’t done yet. He’s already told them who begins it: “not that we loved God, but that He loved us” (1 John 4:10).

You might give it five minutes, in an armchair.

Put both feet on the floor, and if you can, tell God whose voice first taught you to flinch.

Imagine God looking at you. What expression is on His face? Be honest.

Now imagine Jesus with someone who’s afraid: a woman trembling in a crowd, or Peter, going under. Watch His hands.

Stay there until your shoulders come down. If they don’t today, you haven’t failed, because some of this is slow, and a good counselor can help.`,
    },
  ],
};
