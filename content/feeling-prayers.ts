import type { Scripture } from "./scripture";

/** A prayer for one who comes with a feeling, a passage for it, and a plan to go on with. */
type FeelingPrayer = { feeling: string; prayer: string; scripture: Scripture; plan: string };

export const getFeelingPrayer = (feeling?: string): FeelingPrayer | undefined =>
  feelingPrayers.find((each) => each.feeling === feeling);

export const feelingPrayers: readonly FeelingPrayer[] = [
  {
    feeling: "Afraid at night",
    prayer: `It’s the middle of the night, God, and I’m scared. By day I can mostly talk myself out of it. Lying here, I can hear my heart in the pillow, and everything that could go wrong already has.

You don’t sleep, so one of us can. Slow my breathing. Nothing has to be settled before morning. Watch over the ones I love, and whoever else is staring at a ceiling tonight, on a ward or in a shelter. Jesus, You were frightened at night, too, and You asked Your friends to stay awake. They couldn’t. Stay awake for me. Give me sleep; and until it comes, keep me company in the dark.`,
    scripture: {
      reference: "Psalm 3:5",
      verses: `I lie down and sleep; I wake again, for the LORD sustains me.`,
    },
    plan: "psalms-for-the-night-plan",
  },
  {
    feeling: "Grieving",
    prayer: `Lord, I keep reaching for the phone to tell them. Then I remember, and it’s the first hour all over again.

I’m not ready to be comforted by anything I’ve heard so far. I’d only like You to know what they were like, and I think You do: how they laughed, what they never could find, the way they said my name. Jesus, You cried outside a tomb when You were about to open it. Cry here. Count these, since You’re said to keep them. I can manage the next ten minutes if You’re in them.`,
    scripture: {
      reference: "Psalm 56:8",
      verses: `You have taken account of my wanderings. Put my tears in Your bottle—are they not in Your book?`,
    },
    plan: "grief-plan",
  },
  {
    feeling: "Ashamed",
    prayer: `God, I can’t look at You, so I’m talking to the floor. Some of it I did. Some of it was done to me, and I’ve been wearing it as though it were mine.

You can tell which is which better than I can. For what I did, have mercy, and show me where to start putting it right. For what was done, take it off me; it never fit. You ran to a son who still smelled of pigs, and You didn’t wait for the speech. I don’t have a speech, either. I’m lifting my face about an inch. Is that far enough?`,
    scripture: {
      reference: "Psalm 34:5",
      verses: `Those who look to Him are radiant with joy; their faces shall never be ashamed.`,
    },
    plan: "forgiveness-plan",
  },
  {
    feeling: "Lonely",
    prayer: `Father, it’s Saturday, or it feels like one. Other people’s windows are lit, and I’ve read everything on my phone twice.

I could tell You that it’s fine. It isn’t; You said so Yourself, in the garden, that it’s not good to be alone. So I’m asking You plainly for company: for a friend I don’t have to be interesting for, for the courage to say yes when I’m asked, or to ask first. Jesus, Your friends slept through Your worst night. You understand this from the inside. Sit across from me a while.`,
    scripture: {
      reference: "Psalm 142:4-5",
      verses: `Look to my right and see; no one attends to me. There is no refuge for me; no one cares for my soul. I cry to You, O LORD: “You are my refuge, my portion in the land of the living.”`,
    },
    plan: "ruth-plan",
  },
  {
    feeling: "Angry",
    prayer: `God, I’m so angry that I can’t sit down. I’ll say it here, where it won’t break anything: it was wrong, and they know it was, and they’re eating lunch.

You’re not shocked. Half the psalms sound like this. Keep me from doing the thing I’ve been picturing, and keep me from swallowing it, either, till it turns to stone. If I’ve been wronged, be my judge and theirs. If I’m partly to blame, I’m not ready to hear it yet, but You could stay until I am. Slow my breathing, Holy Spirit. Show me one clean thing to do with all this strength.`,
    scripture: {
      reference: "Psalm 4:4",
      verses: `Be angry, yet do not sin; on your bed, search your heart and be still.`,
    },
    plan: "1",
  },
  {
    feeling: "Tired",
    prayer: `Lord, I’m tired in places that sleep doesn’t get to. I’ve been holding things up for so long that I can’t tell anymore which of them would fall.

You rested on the seventh day, and the world kept turning. Teach me to believe that it’ll turn without me for an hour. Which of these did You actually hand me? I’d like to put down the others, even if someone’s disappointed. Jesus, You fell asleep in a boat in a storm, on a cushion, in front of everyone. Move over. I’m too worn out to say any more than that.`,
    scripture: {
      reference: "Psalm 127:2",
      verses: `In vain you rise early and stay up late, toiling for bread to eat—for He gives sleep to His beloved.`,
    },
    plan: "psalms-for-the-night-plan",
  },
  {
    feeling: "Grateful",
    prayer: `I’ve come to say thank You, and I’d like to do it before I think of something to ask for.

Thank You. It came out well, or it came out differently and I can see now that it was kind. I hardly know what to do with this; I’m used to praying from underneath things. So: for the person, for the news, for the taste of it, for being here to see this and not having missed it. You’ve been good to me. I want to remember it on a worse day, so write it down where I’ll find it. Glory to You, Father, through Jesus, and I’m laughing.`,
    scripture: {
      reference: "Psalm 116:12-13",
      verses: `How can I repay the LORD for all His goodness to me? I will lift the cup of salvation and call on the name of the LORD.`,
    },
    plan: "joy-plan",
  },
  {
    feeling: "Can’t sleep",
    prayer: `God, I’ve tried the left side and the right side and the cool side of the pillow, and here I am.

I’m going to stop trying. You’re up, and I’m up. We could just be awake together. There’s a thing I’ve been walking around and around in the dark, and I’ll set it on the nightstand where You can see it. It’ll be there in the morning, and it’ll very likely be smaller than it is now. Meanwhile bless everyone else on earth who’s looking at a ceiling. Let my bones be quiet, even if my head won’t be.`,
    scripture: {
      reference: "Psalm 63:6-8",
      verses: `When I remember You on my bed, I think of You through the watches of the night. For You are my help; I will sing for joy in the shadow of Your wings. My soul clings to You; Your right hand upholds me.`,
    },
    plan: "psalms-for-the-night-plan",
  },
  {
    feeling: "Sick",
    prayer: `Lord, I never used to think about my body, and now it’s most of what I think about. I’m tired of being brave at people.

I’d like to be well. I’m asking You for it outright, because Jesus never once told anyone who was sick that they shouldn’t have asked. Bless the ones who are treating me, and steady their hands. If it’s going to take a long time, be with me on the long days; and if it isn’t going to get better, don’t let me believe for a minute that You’ve left. You’re nearer than this pain, and You were here before it.`,
    scripture: {
      reference: "Psalm 38:9",
      verses: `O Lord, my every desire is before You; my groaning is not hidden from You.`,
    },
    plan: "healing-plan",
  },
  {
    feeling: "In debt",
    prayer: `Father, I’ve stopped opening the envelopes. I’ve been doing figures in my head at red lights, and every one comes out the same.

I’m asking for daily bread; I’ve never meant it more exactly. I’m ashamed of some of how I got here, and some of it was only a transmission and a hospital bill. Take the shame off, so that I can look at the numbers. Send me an honest person to go through them with. Provide, Lord, by work or by help that I’m not too proud to accept, and keep me away from whoever profits from my being scared. I owe a great deal. I’m still Yours.`,
    scripture: {
      reference: "Matthew 6:10-11",
      verses: `Your kingdom come, Your will be done, on earth as it is in heaven. Give us this day our daily bread.`,
    },
    plan: "financial-peace-plan",
  },
  {
    feeling: "Hurt by church",
    prayer: `God, I don’t know if I can pray. They used these words, and they used Your name, and I can’t hear either one without hearing them.

If You’re like them, I’m done. I don’t believe that You are, or on my good days I don’t. You were furious with shepherds who fed on the sheep. So be furious. Bring what happened into the light, and protect whoever’s still in there. I’m not promising to go back, and I don’t think You’re asking me to forgive on a schedule. Come and find me out here, Jesus, where I actually am. Speak quietly. I may not recognize You at first.`,
    scripture: {
      reference: "Ezekiel 34:11-12",
      verses: `For this is what the Lord GOD says: Behold, I Myself will search for My flock and seek them out. As a shepherd looks for his scattered sheep when he is among the flock, so I will look for My flock. I will rescue them from all the places to which they were scattered on a day of clouds and darkness.`,
    },
    plan: "healing-plan",
  },
];
