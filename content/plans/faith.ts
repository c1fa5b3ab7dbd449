import type { PlanText } from "./plan";

export const faith: PlanText = {
  id: "faith-plan",
  needsHelpLines: true,
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
      prayer: `When I am afraid, and it’s now, I’m coming to You. My mind has run ahead to the worst thing and is sitting there waiting for me, and my body’s tired from standing guard.

I want to trust You, and I’m still scared, so You’ll have to take both. You saved David’s tears, so I don’t think mine are foolish to You.

I can’t trust You for everything that’s coming; I’ve tried, and it’s too big to hold. I’ll trust You for tonight. I’ll trust You until the clock says three. If the fear comes back, I’ll be back, too, and You won’t be tired of me.`,
      reflection: `The heading of this psalm says where David was: in Gath, in the hands of the Philistines. Gath was Goliath’s hometown, and David had run there from King Saul with Goliath’s own sword in his luggage (1 Samuel 21:9-10), so you can guess how few choices he had left.

So look at the first word of his prayer. He says “When I am afraid,” the way you’d say when it rains. Fear will come around, and he’s decided ahead of time where he’ll go when it does. A line later he won’t be afraid at all, and two lines after that he’s listing his enemies again. The whole psalm goes back and forth like that, because that’s what faith sounds like at two in the morning.

Then he asks God for something tender: “Put my tears in Your bottle” (Psalm 56:8). You don’t ask that of someone who’s ashamed of you.

Tonight, say what you’re afraid of in the plainest words you’ve got, and finish the sentence the way he did.`,
    },
    {
      title: "Power, love, and self-control",
      scripture: {
        reference: "2 Timothy 1:7",
        verses: "For God has not given us a spirit of fear, but of power, love, and self-control.",
      },
      prayer: `Holy Spirit, when my heart starts pounding I tend to think You’ve left. You haven’t. You live in me on the days I can’t get out of the car, as much as on the brave ones.

I’ll need some power today, just enough for the next right thing, and I’ll need love, because I get so busy being scared that I forget who else is. I’d be glad of a steady mind, too.

Teach me which fear is a true alarm, and get me moving when it is. When it isn’t, sit by me until it’s finished talking. If all I do today is get up and get dressed, I’ll know You were in it.`,
      reflection: `Paul’s in prison, probably cold, and he doesn’t expect to get out alive. Near the end of the letter he asks Timothy to bring the cloak he left in Troas (2 Timothy 4:13). Timothy is younger, and the last time they said goodbye he cried (2 Timothy 1:4). So this line passes from one person in trouble to another.

Don’t hear it as a scolding, as if real Christians never shook. Paul is reminding his friend of what’s already in the house: power, which is strength for the next right thing; love, which looks around to see who else is scared; and self-control, a mind that can hold still. God hasn’t come to take them back because Timothy had a bad week.

Some fear should be obeyed. If somebody’s hurting you, it’s telling the truth, and it’s time to get help. But another kind only ever says to keep quiet and stay small, and you don’t have to take its orders. Make the call, open the door, say the first sentence, and see who comes in with you.`,
    },
    {
      title: "Light and salvation",
      scripture: {
        reference: "Psalm 27:1",
        verses:
          "The LORD is my light and my salvation—whom shall I fear? The LORD is the stronghold of my life—whom shall I dread?",
      },
      prayer: `You are my light. I’m saying it slowly, because it’s true whether or not I can see. You are my light, and the dark has never once put You out.

You are my rescue. Jesus, You went into the darkest place there is and came out alive, and I praise You. You’re the strong walls I run to, out of breath, in my slippers, ashamed of being scared again. Nobody at the gate has ever asked what I’m doing there.

So I’ll praise You from in here till the windows go gray. And when it’s morning, and I can see what’s what, I’ll praise You then.`,
      reflection: `There’s a coat on a hook, and in the dark it’s a man standing very still. You lie there and watch him. Then somebody turns on a lamp, and it’s a coat, and nothing in the room has changed except that you can see it.

That’s the first thing this psalm says God is to a frightened person. A light doesn’t carry the furniture out, and some of what David saw by it was dangerous: armies, false witnesses, even parents who might walk away (Psalm 27:10). But danger you can see is danger you can face, or hide from, or call somebody about. And by the same light he saw that he’d never been alone in there.

The brave voice doesn’t last, by the way; a few lines on, he’s begging God not to leave him (Psalm 27:9). Both voices made it into the Bible, and they belong to one man.

So leave a lamp on tonight if it helps. Read all fourteen verses aloud, and put a pencil mark beside the line you could’ve written yourself.`,
    },
    {
      title: "What faith is",
      scripture: {
        reference: "Hebrews 11:1, 11",
        verses:
          "Now faith is the assurance of what we hope for and the certainty of what we do not see. By faith Sarah, even though she was barren and beyond the proper age, was enabled to conceive a child, because she considered Him faithful who had promised.",
      },
      prayer: `I laughed, Lord, and You heard it. Somebody told me that it could still turn out well, and something in me snorted, because I’d buried that hope years ago and kept the grave tidy.

You weren’t offended. You told Sarah the truth about herself, and then You kept Your word to her anyway.

I can’t make myself certain. I can only tell You where I’m standing: inside the tent, scared, listening hard. I don’t know that You’ve promised me the thing I want, but You’ve promised me Yourself. So I’m making up my mind about You today, Father, with the door half open. You are faithful. I’ll say it again tomorrow.`,
      reflection: `Sarah is about ninety, and she’s standing just inside the tent, listening to the men outside over their lunch. One of the visitors says that she’ll have a son by this time next year, and she laughs, as people do when somebody brings up a thing they stopped hoping for years ago.

The visitor turns out to be the LORD. He asks why she laughed, and “Sarah was afraid, so she denied it” (Genesis 18:15). No, He says, you did laugh.

Now turn to Hebrews and its great list of people who trusted God, and there she stands. She “considered Him faithful who had promised,” and not one word is said about the laugh or the lie. All three must have lived in the same heart.

So certainty isn’t a mood you work up. Sarah made up her mind about Somebody. Not everyone on that list got what they’d hoped for in this life (Hebrews 11:13); they knew whom to wait for. What would you do this week if you’d made up your mind about Him, laugh and all?`,
    },
    {
      title: "Perfect love",
      scripture: {
        reference: "1 John 4:18",
        verses:
          "There is no fear in love, but perfect love drives out fear, because fear involves punishment. The one who fears has not been perfected in love.",
      },
      prayer: `Loving God, I come in the way a person comes to a door where there’s been shouting. I learned that somewhere, and You know where.

But nobody’s shouting. It’s quiet in here, there’s a lamp on, and You look glad.

Thank You for loving me before I had one thing to show for myself. Thank You for Jesus, who bent down beside frightened people and was gentle with them. I don’t have to earn this, so I’ll quit trying and just sit here, for as long as a prayer lasts, and not be afraid of You. Shoulders down. Hands open. And if there’s anyone who comes home scared of me, change me.`,
      reflection: `Some fear has God in it. You pray with your shoulders up around your ears. Something goes wrong, and before you’ve even hung up the phone, you’re wondering what He’s punishing you for.

John knew people like that, and he called them “beloved” (1 John 4:7). When he says that a fearful person “has not been perfected in love,” he means that love still has work to do there, the way bread isn’t done yet. He’s already told them who begins it: “not that we loved God, but that He loved us” (1 John 4:10).

You might give it five minutes, in a chair.

Put both feet on the floor, and if you can, tell God whose voice first taught you to flinch.

Picture God looking at you. What’s His face like? Be honest.

Now picture Jesus with somebody who’s afraid: a woman shaking in a crowd, or Peter, going under. Watch His hands.

Stay there until your shoulders come down. If they don’t today, you haven’t failed; some of this is slow, and a good counselor can help.`,
    },
  ],
};
