import type { GuidedDay } from "../plan";

/** Seven nights: the darkest psalm, a guest, the rounds, a roof, animals, letting go, a refrain. */
export const week2: readonly GuidedDay[] = [
  {
    title: "The one that stays dark",
    scripture: {
      reference: "Psalm 88:1-9, 13-18",
      verses: `O LORD, the God of my salvation, day and night I cry out before You. May my prayer come before You; incline Your ear to my cry. For my soul is full of troubles, and my life draws near to Sheol. I am counted among those descending to the Pit. I am like a man without strength. I am forsaken among the dead, like the slain who lie in the grave, whom You remember no more, who are cut off from Your care.

You have laid me in the lowest Pit, in the darkest of the depths. Your wrath weighs heavily upon me; all Your waves have submerged me. You have removed my friends from me; You have made me repulsive to them; I am confined and cannot escape. My eyes grow dim with grief. I call to You daily, O LORD; I spread out my hands to You.

But to You, O LORD, I cry for help; in the morning my prayer comes before You. Why, O LORD, do You reject me? Why do You hide Your face from me? From my youth I was afflicted and near death. I have borne Your terrors; I am in despair.

Your wrath has swept over me; Your terrors have destroyed me. All day long they engulf me like water; they enclose me on every side. You have removed my beloved and my friend; darkness is my closest companion.`,
    },
    pause: "You don’t have to do this one well. One breath, and then another.",
    reflection: `Nearly every sorrowful psalm turns a corner before the end. This one doesn’t. It goes down and keeps going, and in Hebrew its very last word is darkness. Whoever collected the psalms let it alone, and so the Bible has a page for people who can’t find a cheerful verse to finish on.

He’s been close to death since he was young, and his companions have gone. He believes that God did it, and he tells God so and asks Him why, and nobody answers. Yet he’s praying, day and night, daily, in the morning, and he calls the one he’s accusing “the God of my salvation.” It may not feel like hope, but he’s facing someone.

If “darkness is my closest companion” is true of you, please don’t be alone with it. When your thoughts turn to dying, call or text 988 now, if you’re in the US; elsewhere, the lines below will help you find someone. You don’t need a good enough reason. The people there are awake on purpose.

Nothing on this page is in a hurry. Jesus asked God why, too, in the darkness (Mark 15:34), and He remembers how long three hours can be.`,
    questions: [
      "What would you say to God if it didn’t have to end well?",
      "Whose number could you put within reach right now?",
    ],
    prayer: `God of my salvation, I’m calling You that because it’s in the psalm, although I can’t feel it.

I’m so tired. Everyone I used to talk to has gone quiet, or I have, and when the light’s off, the darkness is like another person in the room.

Why do You hide Your face? I’ve asked before, and I don’t want to hear that everything looks better in the morning.

I’ve turned toward You, since that’s what I can do. My hands are open on the blanket, so call it a prayer, if You will. Send me one voice, Lord, or get me to pick up the phone. And stay in this silence with me, Jesus, because You’ve been here.`,
    carry: "Even with no light anywhere, I can turn and face God.",
  },
  {
    title: "A guest named Weeping",
    scripture: {
      reference: "Psalm 30:1-12",
      verses: `I will exalt You, O LORD, for You have lifted me up and have not allowed my foes to rejoice over me. O LORD my God, I cried to You for help, and You healed me. O LORD, You pulled me up from Sheol; You spared me from descending into the Pit. Sing to the LORD, O you His saints, and praise His holy name. For His anger is fleeting, but His favor lasts a lifetime. Weeping may stay the night, but joy comes in the morning.

In prosperity I said, “I will never be shaken.” O LORD, You favored me; You made my mountain stand strong. When You hid Your face, I was dismayed. To You, O LORD, I called, and I begged my Lord for mercy: “What gain is there in my bloodshed, in my descent to the Pit? Will the dust praise You? Will it proclaim Your faithfulness? Hear me, O LORD, and have mercy; O LORD, be my helper.”

You turned my mourning into dancing; You peeled off my sackcloth and clothed me with joy, that my heart may sing Your praises and not be silent. O LORD my God, I will give thanks forever.`,
    },
    pause: "Listen to the house for a minute, to all of its small night noises.",
    reflection: `“Weeping may stay the night.” In Hebrew it’s what you’d say about a traveler who arrives toward evening and needs a room. So there she is on the doorstep with her suitcase, and you don’t remember inviting her. She’ll want the comfortable chair, and she’ll keep you awake, but she’s only been let in as a guest.

David isn’t guessing. Things had been going so well for him that he’d told himself nothing would ever shake him, and then everything did. He begged, and he even bargained a little: what good would I be to You dead? “Will the dust praise You?” It’s hard not to like a man who’d try that. And God, who doesn’t seem to mind that kind of prayer, pulled him up out of it, and now the sackcloth’s on the floor and he can’t stop dancing.

Some nights last longer than the clock says. There are families who’ve had Weeping upstairs for years, and the psalm doesn’t tell any of us which morning. What it tells us is who lives here: “His favor lasts a lifetime.” Give her a blanket, then, and leave the hallway light on for the other one.`,
    questions: [
      "What has come to stay at your house lately?",
      "When did joy come back to you once, and what did it look like?",
    ],
    prayer: `You lifted me, Lord, and I want to say so while it’s dark, so that it doesn’t depend on the view. There was a year when I was as good as buried, and You pulled me out, and there are photographs to prove that I danced at the wedding.

Since then I’ve gotten comfortable. So I’m asking again, with no better argument than David’s, which is that I’d like to be around to praise You. I think I’d be good at it.

Stay up with whoever’s weeping under this roof, and in the house across the street. And when joy comes up the walk, may I hear it, and be the first one down to open the door.`,
    carry: "Weeping is a guest here, and God’s favor lives here.",
  },
  {
    title: "Making the rounds",
    scripture: {
      reference: "Psalm 146:1-10",
      verses: `Hallelujah! Praise the LORD, O my soul. I will praise the LORD all my life; I will sing praises to my God while I have my being. Put not your trust in princes, in mortal man, who cannot save. When his spirit departs, he returns to the ground; on that very day his plans perish.

Blessed is he whose help is the God of Jacob, whose hope is in the LORD his God, the Maker of heaven and earth, the sea, and everything in them. He remains faithful forever. He executes justice for the oppressed and gives food to the hungry.

The LORD sets the prisoners free, the LORD opens the eyes of the blind, the LORD lifts those who are weighed down, the LORD loves the righteous. The LORD protects foreigners; He sustains the fatherless and the widow, but the ways of the wicked He frustrates. The LORD reigns forever, your God, O Zion, for all generations. Hallelujah!`,
    },
    pause: "Think of one person who’s awake right now because it’s their job. Wish them well.",
    reflection: `You aren’t the only one who’s awake. A baker’s already on his way in, a mother is walking the floor, and a guard is doing the count. This psalm knows a great many people who sleep badly, and it goes down the row like a night nurse, from bed to bed, and you could go along.

“The oppressed”: a worker who’s being cheated and can’t prove it.

“The hungry”: a child in your own zip code.

“The prisoners,” under lights that are never turned off.

Those who are “weighed down”: the friend with the diagnosis, the cousin with the debt.

“Foreigners”: a man in a rented bed, doing arithmetic in a second language.

“The fatherless and the widow”: say the names, if you know any.

It takes no longer than counting sheep. You don’t have to fix a life from here; just stop at each bed long enough to say, Lord, You see this one, and go on to the next.

The psalm also mentions princes, whose plans end on the day they do. So if it’s the headlines that are keeping you awake, you might remember who’s on the throne, and that this is how He spends His nights.`,
    questions: [
      "At which bed did you want to stay longest?",
      "What could you do by daylight for one of them?",
    ],
    prayer: `Hallelujah, very quietly, so as not to wake anyone.

Maker of heaven and earth, You’re up, and so am I, so I’ll come along. Here’s the girl who didn’t get supper, the man in his cell, and his guard. Here’s the worker who was paid half, and the woman who’s losing her sight, and a family asleep in their coats near a border.

Lift the ones who are bent over. Feed someone before morning, and use my pantry if You need to, and get in the way of anyone who’d hurt them.

Then come by my bed, too, on Your rounds, although I don’t need much. You reign forever, Lord, and I have to be up at six.`,
    carry: "I’ll pray for whoever else is awake, and God will stay up.",
  },
  {
    title: "One bird on the roof",
    scripture: {
      reference: "Psalm 102:1-12",
      verses: `Hear my prayer, O LORD; let my cry for help come before You. Do not hide Your face from me in my day of distress. Incline Your ear to me; answer me quickly when I call. For my days vanish like smoke, and my bones burn like glowing embers. My heart is afflicted, and withered like grass; I even forget to eat my bread. Through my loud groaning my skin hangs on my bones.

I am like a desert owl, like an owl among the ruins. I lie awake; I am like a lone bird on a housetop. All day long my enemies taunt me; they ridicule me and curse me.

For I have eaten ashes like bread and mixed my drink with tears because of Your indignation and wrath, for You have picked me up and cast me aside. My days are like lengthening shadows, and I wither away like grass. But You, O LORD, sit enthroned forever; Your renown endures to all generations.`,
    },
    pause: "Listen for one living sound outside. Nothing has to come of it.",
    reflection: `Dear lone bird,

It’s what he calls himself, so it isn’t an insult. “I lie awake; I am like a lone bird on a housetop.” He forgets to eat, as you do when there’s nobody to cook for, or else you have crackers over the sink. His days go up like smoke, or they stretch like shadows, until one evening it’s all shadow. People make fun of him, or it seems that way, as it does when there’s a party on the other side of the apartment wall.

We’d like to be able to say that loneliness goes away if you pray, but he prayed, and he was still on the roof. He did one thing up there that’s worth imitating, which was to lift his head. For verse after verse he’d been studying his own bones. Then he says, “But You, O LORD,” and there are two of them.

In the morning, scramble an egg, and then call someone, before you’ve got anything interesting to say. Birds don’t wait. They start in the darkness, one from this wire, another from a chimney two streets over, and it turns out that the whole neighborhood is full of them.`,
    questions: [
      "Who did you last eat with?",
      "Who may be on another roof, near enough to hear you?",
    ],
    prayer: `Hear me, Lord; it’s only me. The refrigerator just came on, and I was glad of the company.

I forgot supper, and I’ve said maybe thirty words out loud today, ten of them to the self-checkout. My days go up like smoke, and nobody’s here to smell it.

Don’t hide Your face as well. You’re on Your throne forever, and I’m told that You can see a bird from there, so see this one.

And see the rest of us, each on a separate roof with the blinds down: the widower, the new kid in the dorm, the mother alone with a baby. Send us to one another, Father, and I’ll go first, if You’ll help me dial.`,
    carry: "From this roof I can look up, and I can call out.",
  },
  {
    title: "The night shift",
    scripture: {
      reference: "Psalm 104:10-23",
      verses: `He sends forth springs in the valleys; they flow between the mountains. They give drink to every beast of the field; the wild donkeys quench their thirst. The birds of the air nest beside the springs; they sing among the branches. He waters the mountains from His chambers; the earth is satisfied by the fruit of His works.

He makes the grass grow for the livestock and provides crops for man to cultivate, bringing forth food from the earth: wine that gladdens the heart of man, oil that makes his face to shine, and bread that sustains his heart. The trees of the LORD have their fill, the cedars of Lebanon that He planted, where the birds build their nests; the stork makes her home in the cypresses. The high mountains are for the wild goats, the cliffs a refuge for the rock badgers.

He made the moon to mark the seasons; the sun knows when to set. You bring darkness, and it becomes night, when all the beasts of the forest prowl. The young lions roar for their prey and seek their food from God. The sun rises, and they withdraw; they lie down in their dens. Man goes forth to his work and to his labor until evening.`,
    },
    pause: "Imagine one animal that’s awake out there. Follow it for a minute.",
    reflection: `After dark the whole place changes hands. You’ve gone inside and locked the door, and out there it’s a working night. “You bring darkness, and it becomes night,” the psalm tells God, “when all the beasts of the forest prowl.” Foxes are crossing the golf course, and moths have business at the porch light. Far away the young lions are roaring for their supper, and here that counts as saying grace, because they “seek their food from God.”

For a poem about the world, it has remarkably few human beings in it. There’s one, toward the end, and all he does is go to work and come home. The rest is springs and storks and wild goats, and we aren’t managing any of it. The rock badgers have never asked for your opinion.

At noon that might hurt your pride. At midnight it’s wonderful news. Grass is growing with nobody watching, and water is finding its way down to the donkeys. The tides, the owls, and the sap in the cedars are all getting along without your supervision, because God is seeing to them.

You work “until evening,” it says, and then you’re done. There’s another crew on.`,
    questions: [
      "What’s going on tonight that doesn’t need you?",
      "What did you try to hold up today that was never yours to hold?",
    ],
    prayer: `You’ve dimmed the lights, Lord, and the others have come on duty: the bat, the barn owl, the possum in the garbage. I praise You for creatures that I’ll never meet. You water the mountains while I’m sleeping, and You haven’t once asked me to hold the hose.

Thank You for bread today, and for olive oil, and for the glass we raised, and for the cedars, which have had their fill.

I’ve been acting as though the sunrise needed me to get it started, but I’m clocking out now. Feed the lions, and the storks in the treetops, and see to my people, too. I’ll be back at daybreak, when the lions lie down and it’s our turn.`,
    carry: "God’s night shift is at work, and I’m off duty.",
  },
  {
    title: "A line for bedtime",
    scripture: {
      reference: "Psalm 31:1-8",
      verses: `In You, O LORD, I have taken refuge; let me never be put to shame; save me by Your righteousness. Incline Your ear to me; come quickly to my rescue. Be my rock of refuge, the stronghold of my deliverance. For You are my rock and my fortress; lead me and guide me for the sake of Your name.

You free me from the net laid out for me, for You are my refuge. Into Your hands I commit my spirit; You have redeemed me, O LORD, God of truth.

I hate those who cling to worthless idols, but in the LORD I trust. I will be glad and rejoice in Your loving devotion, for You have seen my affliction; You have known the anguish of my soul. You have not delivered me to the enemy; You have set my feet in the open.`,
    },
    pause: "Close both hands, and then open them, three times, as slowly as you like.",
    reflection: `“Into Your hands I commit my spirit.” For a very long time Jewish families have said this line at bedtime, at the edge of sleep, when you have to let go of the day whether it’s finished or not. We can’t be sure that they already did in Nazareth. But it isn’t hard to imagine Mary with the lamp, and a small boy saying it after her with His eyes shut.

We do know when He said it last. It was on the cross, after the sun had gone dark (Luke 23:44-46). He put “Father” in front of it and said it in a loud voice, and let go.

To commit something here is to leave it in someone’s keeping, the way you leave money at a bank, or a child at the kindergarten door. You hand over what’s precious to a person you trust, and you walk off without it. David did that with a net stretched out for his feet. You can do it about tomorrow’s operation, or a teenager who isn’t home yet, or nothing in particular, since in a few minutes you’ll be asleep, and someone will have to keep you until you’re back.`,
    questions: [
      "What’s hardest for you to hand over?",
      "Who taught you a prayer for bedtime, or who could you teach one to?",
    ],
    prayer: `Into Your hands, Father. I’ve only said that much, and already I can feel my own hands not wanting to.

Into Your hands, this day: the part that went well, and the email I shouldn’t have sent. Into Your hands, everyone who’s out late. Into Your hands, whoever’s having surgery tomorrow, and the surgeon, who’s asleep by now, I hope. Into Your hands, the dying, and those who are sitting beside them.

Jesus, You said this at the end, and maybe at the beginning, so teach it to me well enough that I’ll have it when I need it. Into Your hands, God of truth, I commit my spirit. It’s Yours until morning, and Yours after that.`,
    carry: "Into Your hands, Father, I’m putting this one, too.",
  },
  {
    title: "And on, and on",
    scripture: {
      reference: "Psalm 136:1-9, 23-26",
      verses: `Give thanks to the LORD, for He is good. His loving devotion endures forever. Give thanks to the God of gods. His loving devotion endures forever. Give thanks to the Lord of lords. His loving devotion endures forever. He alone does great wonders. His loving devotion endures forever.

By His insight He made the heavens. His loving devotion endures forever. He spread out the earth upon the waters. His loving devotion endures forever. He made the great lights—His loving devotion endures forever. the sun to rule the day, His loving devotion endures forever. the moon and stars to govern the night. His loving devotion endures forever.

He remembered us in our low estate His loving devotion endures forever. and freed us from our enemies. His loving devotion endures forever. He gives food to every creature. His loving devotion endures forever. Give thanks to the God of heaven! His loving devotion endures forever.`,
    },
    pause: "Say one true thing, however small, and breathe. Then say another.",
    reflection: `Read the whole psalm and you’ll meet the same five words twenty-six times: “His loving devotion endures forever.” An editor would cut most of them. But people weren’t reading it. Most likely one voice sang the first half of each verse and everyone else came in on the second, as you’d rock a baby or row a boat, until their mouths knew it better than their minds did. That’s how you teach something to the part of a person that’s awake at night, when arguments aren’t much good.

“Loving devotion” is a single word in Hebrew, meaning the kind of love that’s given its word. The psalm hangs it on everything: the stars, the sea, the bread, the time when we were low and God remembered us. It won’t let a single fact go by without it.

You can make up verses of your own, by saying something ordinary about today, and then the line. The car started. The rent is late. I was short with the children. You don’t have to explain how the two halves fit; just go on to the next thing, and the next, more and more slowly, until you lose your place. Nobody’s counting.`,
    questions: [
      "What plain facts of today would be your verses?",
      "What line would you like to know by heart for the nights ahead?",
    ],
    prayer: `Thank You, Lord, because You’re good, and Your love goes on.

You made the darkness and hung a lantern in it; Your love goes on. You made my mother, and her mother; Your love goes on. You remembered me when I was low; Your love goes on. You gave Your Son, and raised Him; Your love goes on. You’ve sent Your Spirit to this tired household; Your love goes on.

The headlines were bad, the soup was good, and I can’t see tomorrow, and Your love goes on.

Feed every creature, God of heaven, and settle every child. You’ve been awake all these nights, and Your love goes on, and on, and I’m falling asleep in the middle of it.`,
    carry: "His love goes on, and I don’t have to count.",
  },
];
