import type { HourPrayers } from "./hour";

export const night: HourPrayers = {
  week: {
    sunday: {
      title: "Under Your wings",
      prayer: `The day’s over, Lord, and I’m tired in a good way or in the other way. You can tell which.

Cover this building, and everyone asleep in it. Cover the ones who aren’t: the couple with the new baby, and the man upstairs who paces. Cover my family, the ones close by and the ones I haven’t heard from. Cover whoever I was short with today, and then me.

There’s refuge under Your wings, and nothing’s said about being good at it. Holy Spirit, keep praying in me after I’ve stopped. I’ll be quiet now. You don’t have to be.`,
    },
    monday: {
      title: "For the dark hours",
      prayer: `Father, it’s late, and You’re awake. I don’t have to watch over the world tonight. You never asked me to.

Here’s what keeps going around in my head. You can have it until morning.

Loosen my hands, slow my breath, and be between me and whatever I’m afraid of. If I sleep, thank You. If I don’t, keep me company, and let me rest in You anyway. Be near to everyone who’s lying awake in this same dark. Jesus, You know what a long night is. Stay.`,
    },
    tuesday: {
      title: "Back over the day",
      prayer: `I’m going back over the day with You, slowly, from now to this morning. Show me where You were.

There was a moment I laughed, and one when I looked away. I was hurried with someone who needed a minute, and kind once without meaning to be. I won’t argue with any of it.

Take what was good and what wasn’t; You’re better at sorting than I am. If my list of failures starts up again in the dark, tell me whose I am. Jesus knew all of it, and died for me with His eyes open. I can sleep.`,
    },
    wednesday: {
      title: "For those who keep watch",
      prayer: `Someone’s awake on my behalf tonight, God: at the power station, on the ward, in the ambulance, at the desk where the emergency calls come in. Keep them alert, and let the hours be kind.

Others are awake because they hurt. Sit on the edge of the bed. Where there’s fear, say the name that sends it off. Where there’s a drink or a pill or a screen that won’t let go, stay until it’s light, and send help that has a face. I’m going to sleep now. You won’t, and that’s enough for all of us.`,
    },
    thursday: {
      title: "In the garden",
      prayer: `Your friends fell asleep, Jesus, when You’d asked them to stay up with You. I’d have slept, too. I know this because I’m nearly asleep now.

You asked them why, and then You made their excuse for them: a willing spirit in a weak body. Here’s another one of those. Let it rest. You were awake for me then, and You are now. Somewhere tonight there’s another garden, and someone in it asking for the cup to go by. Stay up with them. Your will be done, Father. I’m saying it with my eyes shut, and I mean it.`,
    },
    friday: {
      title: "A psalm to lie down with",
      prayer: `You died with a psalm in Your mouth, Jesus. I’ll borrow it tonight, since I’m lying down in the dark, too: into Your hands I commit my spirit. The people I love, as well. The son who doesn’t call. The test result due Tuesday. What I’d undo if I could. I can’t hold any of it and sleep, and You can hold it and never tire. Where someone’s tired of living, keep them here tonight, and wake a friend. For the dying, let it be like being carried in from the car as a child, half asleep, by someone strong.`,
    },
    saturday: {
      title: "The day of waiting",
      prayer: `There’s a Saturday in the gospel when nothing happened, Lord. You lay in the tomb, and the women kept the Sabbath and waited. I know about that kind of day.

I’m waiting for things, and so are friends of mine: for a verdict, a visa, a child, a voice. I’d like to tell You it’s easy to trust. It isn’t, tonight. But You were at work under the stone when it looked like nothing at all. Work while I sleep. Wake me when it’s morning, whatever kind of morning it is.`,
    },
  },
  seasons: {
    advent: [
      {
        title: "More than watchmen",
        prayer: `More than watchmen for the morning, says the psalm, and then says it again, as you do when it’s a long night. My soul waits for You, Lord.

It’s the dark end of the year. If it’s dark for me for other reasons, You don’t need them spelled out. You once came at the far end of a night like this, to shepherds who were only doing their job. Come so close that I can sleep. And to whoever’s on watch until six, send good news of great joy, for all the people.`,
      },
      {
        title: "The world in labor",
        prayer: `All creation is groaning, Paul says, like a woman in labor, and tonight I can hear it. I’m groaning some myself. Stay by us, God, the way a good midwife stays. Be with women giving birth tonight in hospitals and in tents, and with those who’ll go home without a child. Be with the earth, hot and flooded and still so lovely. You haven’t left. You’re bringing something to birth. Holy Spirit, groan for me where I have no words, and let me rest until the cry comes.`,
      },
    ],
    christmas: [
      {
        title: "Hardly anyone looked up",
        prayer: `It’s quiet now, Lord. You came on a night like this, when most people had gone to bed, and hardly anyone looked up.

I’m looking up. I don’t have gold or incense; I have this day, with what I gave and what I held back. Take it. Lay Your peace tonight on those who can’t be where they’d like to be: on duty, in a hospital, in a cell, on the other side of a divorce. Jesus, You slept in a manger and were safe there. Let me sleep, and be the Lord of whatever I dream.`,
      },
      {
        title: "As the year runs out",
        prayer: `The year’s running out, God, and I’m lying here adding it up. I wouldn’t have guessed half of it.

For what I was given, thanks. For what I lost, You’ve seen me cry already. For what I did to others, mercy; I’d mend it if I could, and where I can, show me. You were there before there were any years, and You came into ours one night while a governor was counting people. Go with me into the next one, Jesus. I don’t need to see far. Stay where I can find You.`,
      },
    ],
    lent: [
      {
        title: "Out of the depths",
        prayer: `Out of the depths I’m calling, Lord. It’s a good psalm for this hour. If You kept a list of what we’ve done wrong, not one of us would be standing.

But You don’t, and that’s why I can lie down. There’s forgiveness with You.

I’m saying it out loud, because the dark tells me otherwise. For those who are sure they’ve gone too far to come back, shine a light under the rubble. Jesus, You went all the way down. There’s no depth You haven’t reached. Reach this one.`,
      },
      {
        title: "Nights in the desert",
        prayer: `You spent forty nights out there, Jesus, with wild animals and a cold sky. I wonder what You prayed when it was this late.

I don’t like the desert. I like to have the lights on and something playing. But You’re here, where it’s quiet and I can’t do anything about anything. So I’ll stay a minute longer than I want to. Angels came to You in the end. Send them to whoever’s near giving up tonight, with bread, and with a voice that knows their name. I’m Yours, and it’s late.`,
      },
    ],
    "holy-week": [
      {
        title: "Since it was late",
        prayer: `After all the shouting You looked around at everything, Mark says, and since it was late You went out to Bethany to sleep. I like that verse.

You knew what the week would be, and You still lay down. I’m often up half the night over far less. Teach me how You did it. You trusted Your Father with Monday, and with Thursday, and with the third day. I’m trusting You with tomorrow. And for those who know that something terrible is coming and can’t turn it aside, be a peace that doesn’t have to make sense.`,
      },
      {
        title: "Behind the stone",
        prayer: `There’s a great stone across the entrance, and the women have gone home to keep the Sabbath. It’s very quiet.

I’m lying in the dark as well, Lord, though I’ll likely get up. You’ve been where I’m most afraid to go. So when I get there, or when someone I love does, it won’t be a strange place; You’ll have slept in it. I can’t see what You’re doing tonight. The creed says You went down to the dead. I think of all who’d been forgotten there, one after another lifting their heads at the sound of Someone coming.`,
      },
    ],
    easter: [
      {
        title: "The night shines",
        prayer: `The night shines like the day, says the psalm, and it’s come true once. One night, while the whole city slept, You got up.

So I can lie down in any dark there is. There’s a way out of it now. I’m thinking of the ones I’ve buried, Lord, and saying their names to You, one after another. They’re alive to You. Keep them, and keep me till I see them. For those who won’t wake tomorrow in this world, let the first thing they hear be their own name, in Your voice.`,
      },
      {
        title: "Nothing can separate us",
        prayer: `Thank You for this day, risen Lord. I didn’t always live as if the tomb were empty, and it was, the whole time.

Forgive the hours I spent afraid. Forgive how small I made You. You’re not tired of me; You ate with the ones who ran. I’ll sleep now with one thought to hold on to: nothing can separate us. Death can’t, or life, or what’s coming, or what I did. Spirit of Him who raised Jesus, keep a small flame going in this worn-out body. In the morning You’ll be there first.`,
      },
    ],
  },
};
