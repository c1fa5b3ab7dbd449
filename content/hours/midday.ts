import type { HourPrayers } from "./hour";

export const midday: HourPrayers = {
  week: {
    sunday: {
      title: "After the singing",
      prayer: `Father, the songs are still going around in my head, or I’ve missed them and I’m sorry. Here’s the middle of Your day.

Thank You for bread and wine, for whoever preached tired and did it anyway, for the old hymn that undid me in the second verse. Thank You for Christians who’ve prayed today in Korean, Spanish, Amharic and Arabic, and in places where it isn’t safe. We’re one Body, and I’ll forget it by Monday. Spirit of God, remind me who I belong to, and make me glad of all of them.`,
    },
    monday: {
      title: "In the middle of it all",
      prayer: `Lord, I’m stopping for one minute. The day’s half gone, and I’ve hardly looked up from it.

Thank You for what went right, and for the people who did more than half of it. Take what went wrong off me now, or I’ll still be carrying it at five. You noticed once that Your friends hadn’t had time to eat, and You told them to come away and rest. I can’t come away very far. This chair will have to be the quiet place. Sit here with me, Jesus, and bless the next person who needs something.`,
    },
    tuesday: {
      title: "Half a minute",
      prayer: `Lord Jesus Christ, have mercy on me. That’s all I have breath for right now, so I’ll say it again, slowly.

Lord Jesus Christ, have mercy on me.

You heard Bartimaeus through a crowd that told him to be quiet. You’ll hear this over the phones. I’m not sure what I need most: patience, lunch, a kind word, or the nerve to say no. You know, and You’re already passing by. Have mercy on the others in this building, whatever they’re carrying. Have mercy on those who wouldn’t think to ask.`,
    },
    wednesday: {
      title: "For the one I can’t stand",
      prayer: `There’s a person I can’t get along with, God, and we both know the name. I’ve gone over it again this morning, and I win every time, since I’m the only one talking.

Bless them. I’m saying it before I mean it, because Jesus told me to. Give them a good lunch and one piece of good news. Show me what they’re afraid of.

If I’ve been unfair, I want to hear it from You first. And where real harm was done, I don’t have to pretend it wasn’t. Holy Spirit, keep me honest without going bitter.`,
    },
    thursday: {
      title: "For a world I can’t fix",
      prayer: `I’ve read the news again, Lord, and it’s too big for me. Cities are shelled. Rivers run over. People I’ll never meet are standing in line for water at this very hour.

I’m not going to fix it by staring at it. So I’m giving You the ones whose faces stayed with me. Send rain where it’s dry and quiet where there’s firing; send honest judges, and trucks that get through. Show me the one thing near me that’s mine to do. Your kingdom come on earth, and let it come today.`,
    },
    friday: {
      title: "At noon",
      prayer: `About noon, Luke says, it went dark. Jesus, I’m standing in ordinary light, and I’m stopping here with You for as long as it takes to read this. You prayed for those who drove the nails. You found a friend to look after Your mother. You told a thief he’d be with You that day. Even there You went on loving people one at a time. Stay near those who are dying this afternoon, and near whoever sits beside them. I’m alive and busy, and I’m asking one thing for myself: make me Yours.`,
    },
    saturday: {
      title: "For bodies",
      prayer: `Maker of my body, thank You for how it keeps going: lungs that don’t wait to be asked, a heart that’s been at it since before I was born. Mostly I’ve complained.

Today I bring You bodies. The ones in pain, and the ones in casts. The ones that couldn’t carry a child, and ache for it still. The runner, the dancer, the old man learning to walk again between two bars. Anyone who can’t face the mirror. You took a body, Jesus, hungry and footsore, and You kept it. Be gentle with ours, and teach us to be.`,
    },
  },
  seasons: {
    advent: [
      {
        title: "In the middle of the rush",
        prayer: `O come, says the old song, and I’m humming it in a line at a register. Emmanuel: God with us. You won’t wait until the shopping’s done, or until we’re ready.

Come to those for whom this month is hard. The first year without him. The family with one income and three lists. Prisoners who’ll see it through wire. Come to the child who’s afraid of the holidays because of who’ll be home. And come to me with my basket. I’ve been in such a hurry to celebrate You that I hadn’t said hello.`,
      },
      {
        title: "How can this be?",
        prayer: `Mary was in the middle of a day like this when the angel spoke, and what she said first was a question. I’m glad that’s allowed. How can this be, Lord? How can peace come here, with what we’ve done to each other? How can anything new be born in me at my age? You told her that no word of Yours would fail, and You left the rest unexplained. Holy Spirit, come over what I can’t arrange. I’m the Lord’s servant. I’m saying it a little out of breath.`,
      },
    ],
    christmas: [
      {
        title: "Peace at noon",
        prayer: `Peace on earth, they sang, and I’d like to believe it at noon as well as at midnight. So I’m stopping to say thank You in full daylight.

Thank You for whoever cooked, and for whoever’s working so that the rest of us don’t have to. Thank You for the baby in the next pew who wouldn’t hush, since You wouldn’t have, either. Bless Bethlehem as it is now, and its children. Prince of Peace, begin with the quarrel in my own family. It’s small, and we’re all very good at it.`,
      },
      {
        title: "The road to Egypt",
        prayer: `They had to run for it, Lord: Joseph in the dark, Mary with what she could carry, and You, asleep on a shoulder. You hadn’t been in the world long, and a king wanted You dead.

So You know the road that families walk today with plastic bags and a phone at nine percent. Walk it with them. Be at the border, in the boat, in the line. Comfort Rachel, weeping for her children, in every country where they’re killed. If I’ve got papers and a roof, let me be Egypt for someone. If I don’t, bring me to mine.`,
      },
    ],
    lent: [
      {
        title: "Turning around",
        prayer: `Return to Me, You say, and You don’t say it from far off. I’ve only got to turn around.

In the middle of a busy day I’m turning. From what I was about to send. From the story in which I’m always the one who’s wronged. You’re gracious and compassionate and slow to anger, and I’m quick to it, and I keep the receipts. Father, You saw the boy in the distance, and You ran. Run now. And when You run to meet someone else, don’t leave me out in the yard with my arms crossed, listening to the music.`,
      },
      {
        title: "By the well",
        prayer: `She came at noon with a jar, Lord, and there You were, worn out from the road and asking her for a drink. You knew everything she’d done, and You told her who You are.

I’d like to be known like that. I’m tired of being careful. Say it to me, the thing I steer around. Your friends were surprised that You’d talk with her. There’s someone mine would be surprised to see me with, and I’ve been walking past. Stop me. Give me that water, Jesus. I came out here for something else, and I’ve forgotten what it was.`,
      },
    ],
    "holy-week": [
      {
        title: "In the temple",
        prayer: `You turned over what they’d set up, Lord, because they’d made a market of the one place where outsiders could pray. I’d like to think I’d have cheered.

Come and look around in me. There’s a good deal for sale. There are people I’ve kept out with a look. Overturn what You have to; I’d rather it were You. Then, Matthew says, the blind and the lame came in, and You healed them, and it was children who went on singing. Make Your church that sort of place. It’s noise You don’t mind.`,
      },
      {
        title: "Darkness at noon",
        prayer: `It’s dark at noon. The sun won’t look, and I’m not sure that I can.

They’ve nailed You up, Jesus, between two others. You’ve forgiven us. You’ve promised paradise to a man with an hour to live. You’ve given Your mother a son. Now You’re crying out to God, asking why He’s forsaken You, and there’s no answer that anyone can hear.

I won’t make one up. Whoever’s crying that today, in a cell or a ward or an empty house, isn’t crying it alone, because You did. Lamb of God, have mercy on us.`,
      },
    ],
    easter: [
      {
        title: "In broad daylight",
        prayer: `It’s noon, and You’re still risen. I know that’s obvious. It’s just that by this time of day I’ve usually gone back to living as though You weren’t.

So death has lost. The worst they could do was done, and here You are, asking for a piece of fish. Then what am I so scared of?

I’ll say what it is, and You can stand next to it. Bless those in hard places who’ve sung Your resurrection for two thousand years, in prison, in fields, at gravesides. Put some of that song in me before the next meeting.`,
      },
      {
        title: "With Thomas",
        prayer: `Thomas wasn’t there, and he wouldn’t take it on hearsay. You came back for him, a whole week later, through what was locked, and showed him where it hurt.

I’ve got doubts today, Lord, and I’m not going to dress them up. You’ve never minded an honest one. Come through what I’ve locked. And for friends of mine who used to believe, and miss it, or don’t, bring a scar to touch and not an argument. My Lord and my God. I’d like to say it as he did, having looked.`,
      },
    ],
  },
};
