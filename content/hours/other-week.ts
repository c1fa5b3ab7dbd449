import type { HourName, HourWords } from "./hour";

/** A prayer that asks whom to call has the numbers with it, at whatever hour. */
type OtherWords = HourWords & { needsHelpLines?: true };

/** For every second week, from Monday to Saturday: so that none comes twice in thirteen days. */
export const otherWeek: Readonly<Record<HourName, readonly OtherWords[]>> = {
  morning: [
    {
      title: "Still in the dark",
      prayer: `God of early buses and first shifts, it’s not light yet, and I’m up. So are the bakers, and the birds, and You.

I’m not asking for a remarkable day. I’d be content with an honest one, in which I did what I said I would and didn’t make anyone’s life harder. Jesus, You went out before sunrise to be alone with Your Father. I’ve got about two minutes of that. Meet me in them, and then come along on the commute.`,
    },
    {
      title: "New every morning",
      prayer: `Father, Your mercies are new this morning, and mine are left over from yesterday. I went to sleep still arguing with someone, and I woke up and went straight on with it.

I’d rather start again. Wash out what’s stale in me: the resentment, the worry I’ve been rehearsing, the low opinion of myself that I mistook for humility. Great is Your faithfulness. It got the sun up without any help from me, and it can get me as far as noon.

Holy Spirit, begin.`,
    },
    {
      title: "For the faces I’ll meet",
      prayer: `Lord, I can’t see who’s coming today. There’s the one I’ve been dreading, and probably one I haven’t thought of who’ll need ten minutes I didn’t plan to give.

Bless them before they get here. You made every face I’m going to look at, in traffic and on screens and across a counter. Keep me from treating any of them as an obstacle. Where I meet one who’s kind to me, wake me up enough to notice. Jesus, You were always being stopped on Your way to somewhere else, and You never seemed to mind. Here’s my calendar.`,
    },
    {
      title: "Praise before coffee",
      prayer: `Holy, holy, holy.

The whole earth is full of Your glory, and that includes this room, with laundry on the chair.

I praise You for water that comes when I turn the tap, for lungs, for whoever invented the blanket. I praise You that Jesus is risen, which was already true while I was sleeping. All the creatures that woke before me have been at this for an hour. I’m joining them late and slightly hoarse. Glory to the Father, and to the Son, and to the Holy Spirit, this morning as it was in the beginning.`,
    },
    {
      title: "When I’d rather not",
      needsHelpLines: true,
      prayer: `God, I don’t want to get up. I’ll say it to You, since I can’t very well say it to them.

There’s a weight on this day before it’s even begun. I’m not asking You to explain it.

Help me with the next thing, which is my feet on the floor, and with the one after that. You gave Elijah bread and let him sleep before You asked him for anything. Be as patient with me. If I need more help than a morning prayer, show me whom to call, and give me the nerve to do it.`,
    },
    {
      title: "Sent out",
      prayer: `Here’s the world again, Lord, and You so loved it. My share of it today is four blocks, a ball field, and the line at the hardware store.

Christ be with me, and before me, and behind me. Make me useful in some way no one has to thank me for. When someone’s treated unfairly in front of me, keep me from studying my shoes. Bless the ones working today, and the ones looking for work, filling out the same forms again. You loved the world enough to come in person. Come along to this piece of it.`,
    },
  ],
  midday: [
    {
      title: "On the roof at noon",
      prayer: `Peter went up on the roof at noon to pray, Lord, and he got hungry, and his mind was on lunch. I find that encouraging.

That’s when You changed his mind. Three foreigners were at the gate before he’d worked out what You meant, the kind he didn’t eat with, and he asked them in. I’ve got a list, too, and I’d have called it good sense. Tell me what You told him, three times if You have to. When the wrong person turns up this afternoon, Holy Spirit, get me down the stairs before I’ve thought of a reason.`,
    },
    {
      title: "For whoever is struggling",
      prayer: `Father, while I’m eating this, someone’s opening a letter they were afraid of. Someone’s in surgery. A child’s hiding in a school bathroom until the bell.

I can’t get to any of them, and You’re already there. Use this minute of mine. Steady the surgeon, soften the letter, send a friend down that hallway. And if one of them works thirty feet from me and hasn’t said a word about it, make me curious, kindly. Lord, in Your mercy, hear all of us who are saying help in the middle of the day.`,
    },
    {
      title: "I’ve made a mess",
      prayer: `Lord, I’d hoped to bring You a better first half. I was short with someone. I let another person take the blame, or at least I didn’t hurry to correct it, and now it’s lunchtime and I’m avoiding the elevator.

Have mercy on me. I’m not asking to feel better about it; I’m asking for the backbone to go and say so before three o’clock. You forgive more readily than I apologize. Thank You that the day isn’t over. Holy Spirit, come back to work with me, and let’s try the afternoon.`,
    },
    {
      title: "In praise of ordinary lunch",
      prayer: `Blessed are You, God of rice and rye and leftovers. You’ve fed me again, and I nearly didn’t look down.

Bless the field this came from and the hands that cut it, the driver, the cook, the person at the register who called me honey. For those who’ll skip this meal so that their kids won’t have to, be bread, and make me part of Your answer. Jesus, You took what was there, You gave thanks, and You broke it. I’ve got half a sandwich and eleven minutes. Thank You for both of them.`,
    },
    {
      title: "One thing at a time",
      prayer: `God, there are nine windows open, and that’s only on the screen. I’ve been everywhere this morning except where I was.

Gather me. You told Martha that only one thing was necessary, and You said it fondly, I think. Which of these is mine to do? Show me that one, and I’ll do it as well as I can, and the others can wait their turn or belong to someone else. I’m a creature; I’ve got one body and it’s here. Lord Jesus, You’re here as well. That’s two of us, in one place, at noon.`,
    },
    {
      title: "The sun straight overhead",
      prayer: `Father, at this hour the sky went dark over Your Son. It’s odd to think of, with the light so bright and people carrying salads across the plaza. He stayed there for us, through the middle of the day and out the other side. So there’s no noon so hard that He hasn’t stood in it: not a sentencing, not a graveside. Lord Jesus, by Your cross, hold on to everyone for whom this is the worst hour. Hold on to me in mine. And teach me to love what You loved at that cost.`,
    },
  ],
  evening: [
    {
      title: "At the end of a shift",
      prayer: `Lord, I’m done, or at least I’ve stopped. My feet know exactly how long this day was.

Receive it as it is. There was some good work in it, and some that I only got through, and an hour or so I’d prefer not to discuss. Thank You that none of it has to be perfect before I’m allowed to sit down.

Be with the ones who are clocking in as I go home. Holy Spirit, ride back with me, so that the people waiting there get more of me than what’s left.`,
    },
    {
      title: "What I noticed today",
      prayer: `God, before it’s gone, I want to tell You what I saw. There was a color in the sky at about six. There was the way that old man took his wife’s arm at the curb. There was a joke that I’ll be laughing at until Thursday.

You were in it, weren’t You? I walked by most of it with my head down. Thank You for what got through anyway. And thank You for whatever You were doing all day that I’ll never hear about. It’s evening, and I’m glad I was here for it.`,
    },
    {
      title: "For an empty apartment",
      prayer: `Father, I’ve turned the key, and there’s no one to say hello to, so I’m saying it to You. Hello. This is how it went.

You set the lonely in families, it says, and some of us are still waiting on the paperwork. Be here while I cook for one. Keep me from scrolling past everybody else’s supper as though mine didn’t count. If there’s a neighbor who’d be glad to be asked, nudge me. Jesus, You ate with whoever would have You. I’d be honored, and there’s plenty of rice.`,
    },
    {
      title: "Peace on this house",
      prayer: `Lord Jesus, come in and say what You said to Your friends behind their door: peace be with you. We could use it. Some of us have been at each other since breakfast.

Bless the ones who live here, by name, and those who used to. Put a guard over my mouth for the next three hours. Where home isn’t safe for someone, on this street or any other, open a way out and put good people at the end of it. Teach us to be gentle while we’re tired, which is when it counts, and stay with us tonight.`,
    },
    {
      title: "For the news tonight",
      prayer: `God of all the nations, I’ve seen the pictures, and then there was an ad for a truck. I don’t know where to put it all.

I’m putting it here. I pray for the woman who was looking through the rubble with her hands, and for the one who gave the order. Restrain the cruel. Strengthen whoever’s sitting at a table somewhere, trying to get them to stop. Don’t allow me to get used to it, Lord, and don’t allow me to drown. Your kingdom come, to that city and to mine, before morning if it can be.`,
    },
    {
      title: "Thanks at lamplighting",
      prayer: `Jesus, joyful light, Christians have sung to You at this hour for something like seventeen hundred years, as the lamps were lit. I’ve only got a switch, but here’s my praise.

You’re the light that the evening doesn’t put out. For the prophets and the aunties who told me so, thank You. For this particular day, which won’t be back, thank You. Shine on those who are afraid of the dark, and on those who’ve got good reason to be. Father, Son, and Holy Spirit, You’re worth singing to at every hour, and at this one.`,
    },
  ],
  night: [
    {
      title: "Handing over the watch",
      prayer: `Keeper of Israel, You don’t slumber, and I’m about to. I’m going off duty now, and I’m handing You the list.

There’s the one I’m worried about, and the thing at work, and the sound the car’s been making. I’ve carried it around all day and it hasn’t improved. You won’t need me until morning. Watch over the ones I love in the places where I can’t see them. Watch with everyone who’s awake for another’s sake. Into Your hands, Lord: the house, the night, and me.`,
    },
    {
      title: "At three in the morning",
      prayer: `God, it’s that hour, or it soon will be. Everything’s bigger than it was at supper, and I can’t find anyone to ask.

I don’t think straight at this time, so I won’t decide anything; I’ll only tell You what’s here, and breathe. The night is as bright as the day to You. Sit on the edge of this bed, Jesus, as You’d sit with a child who’s had a bad dream, and don’t rush me. If it gets to be more than I can manage, remind me that there are people who’ll answer the phone. Stay until it’s light.`,
    },
    {
      title: "Sorry, and thank You",
      prayer: `Father, two short lists, and then I’m going to sleep.

I’m sorry for the impatience, for the half-truth, for the kindness I thought of and didn’t do. You can see the rest of it better than I can. Forgive me for Jesus’ sake, and show me what can be mended tomorrow.

And thank You: for being alive at the end of another one, for the friend who called, for clean sheets, for the mercy that I’ve been living on without noticing.

That’s all. It’s enough, because You’re here. Guard us while we sleep.`,
    },
    {
      title: "When someone’s missing",
      prayer: `Lord, the other side of the bed is flat, or the phone doesn’t ring at ten anymore, or there’s one light fewer in the hall. Nights are when I count.

I miss them. I don’t have a thing to say that would help. You wept at a friend’s grave, so I don’t suppose that I have to be brave in here. Keep the ones I’ve lost, in whatever way You keep them. Keep company with the ones who are newly alone and haven’t learned yet where to put their hands. I’d like to sleep. If I cry first, be near.`,
    },
    {
      title: "For those who work at night",
      prayer: `God of the night shift, while I’m lying here there are people mopping hospital floors, and driving trucks through Nebraska, and sitting up with the dying. There’s a man in a tower watching for fires.

Keep them awake, and keep them safe. Thank You that I can sleep because they don’t. You were working, too, in the dark before that first Easter, and there wasn’t anyone there to see it. So work in me while I’m not looking. Bring them home in the morning, Lord, and draw their curtains, and let it be quiet on their street.`,
    },
    {
      title: "Now dismiss Your servant",
      prayer: `Sovereign Lord, Simeon said that he could go in peace because he’d seen enough. I haven’t, quite. But I saw something today, and I’ll take it with me into sleep. I’m letting go of this day. It had its good and its bad, and I can’t add to either one now. If I should wake, I’ll find You there, and if there’s a morning when I don’t, I’ll find You there. You’re a light for all the nations, so be one for the people I can’t stand, too. Father, Son, and Spirit, quiet my mind, and bless this dark.`,
    },
  ],
};
