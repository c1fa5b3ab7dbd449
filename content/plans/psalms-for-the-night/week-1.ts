import type { GuidedDay } from "../plan";

/** Seven nights: lying down, looking up, weeping, being found, remembering, resting, growing old. */
export const week1: readonly GuidedDay[] = [
  {
    title: "Sleeping in the open",
    scripture: {
      reference: "Psalm 3:1-8",
      verses: `O LORD, how my foes have increased! How many rise up against me! Many say of me, “God will not deliver him.” But You, O LORD, are a shield around me, my glory, and the One who lifts my head. To the LORD I cry aloud, and He answers me from His holy mountain.

I lie down and sleep; I wake again, for the LORD sustains me. I will not fear the myriads set against me on every side. Arise, O LORD! Save me, O my God! Strike all my enemies on the jaw; break the teeth of the wicked. Salvation belongs to the LORD; may Your blessing be on Your people.`,
    },
    pause: "Count your breaths up to ten, and then stop counting anything.",
    reflection: `An old heading tells us when this was. David was running from Absalom, his own son, and he’d left Jerusalem barefoot and in tears (2 Samuel 15:30). He isn’t young anymore, and that night he has no palace, no pillow, and no way of telling who’s still loyal to him.

So he counts. “How my foes have increased!” It’s exactly what the mind does at one in the morning, adding up bills, or enemies, or everyone who was at that meeting. And worse than any of the numbers is the sentence that they’re all repeating about him, that God won’t help him this time.

Then he does something brave, and it’s easy to miss. He lies down. Nothing is settled and nobody’s safe, but “I lie down and sleep,” he says, and “the LORD sustains me.” Anyone who falls asleep out in the open has handed the watch over to someone else, and that may be all the faith an exhausted person can manage.

There’s a line about breaking teeth, too, because you’re allowed to say a thing like that to God and leave it with Him. Then put the numbers down. You’re off watch.`,
    questions: [
      "What do you add up when you can’t sleep?",
      "What would it be like to hand the watch over until morning?",
    ],
    prayer: `How many there are, Lord! I’ve been lying here adding them up: the calls I owe, the mortgage, the people who’d be happy to see me fail, and whatever it was the doctor mentioned on the way out, as if it were nothing.

A voice keeps telling me that You won’t help this time, and I think it may be mine.

But You’re a shield around me, behind as well as in front, and You lift my head when I can’t. So I’m going to do what David did, out in the open, with nothing settled. Take the watch from here. Wake me when it’s morning, and if there’s anything out there with teeth, You see to it.`,
    carry: "I can lie down, because I’m not the one on watch.",
  },
  {
    title: "The work of His fingers",
    scripture: {
      reference: "Psalm 8:1-9",
      verses: `O LORD, our Lord, how majestic is Your name in all the earth! You have set Your glory above the heavens. From the mouths of children and infants You have ordained praise on account of Your adversaries, to silence the enemy and avenger.

When I behold Your heavens, the work of Your fingers, the moon and the stars, which You have set in place—what is man that You are mindful of him, or the son of man that You care for him? You made him a little lower than the angels; You crowned him with glory and honor.

You made him ruler of the works of Your hands; You have placed everything under his feet: all sheep and oxen, and even the beasts of the field, the birds of the air and the fish of the sea, all that swim the paths of the seas. O LORD, our Lord, how majestic is Your name in all the earth!`,
    },
    pause: "Look up, out of a window or in your mind. Stay until you feel small in a good way.",
    reflection: `Go to the window, if there is one. Even in the city you can usually find a star, or an airplane pretending to be one.

David knew the sky as shepherds do, from underneath, with nothing else to look at for hours. What strikes him, even more than how strong God must be, is how delicate the work is. “The work of Your fingers,” he says, as you’d talk about lace.

Then he looks down at himself and asks what everyone asks out there sooner or later: what are we, next to all that? But he picks an unusual word. He’s astonished that God is “mindful” of us, that He has us on His mind, the way you’re mindful of your daughter when you’re driving home alone and wonder whether she took her coat.

God has galaxies to see to, and He has you on His mind, and not as a speck, either: He’s “crowned” us, it says, and given us sheep and oxen and sparrows to look after. Tomorrow you’ll have your bit of the world to take care of again. At this hour you’re only somebody who’s being thought of.`,
    questions: [
      "When did the sky last make you feel small, and was it a comfort?",
      "Who have you had on your mind today?",
    ],
    prayer: `O Lord, our Lord, how great Your name is, over this roof and all the others! You set the moon in its place, and I can’t set the clock on the microwave.

I praise You for the fingers that did it, and for craters and fireflies, for the Milky Way, which I’ve seen twice, and for babies, whose yelling You count as music.

And You have me on Your mind. I can’t imagine what to do about that, except lie quietly under it. Thank You for the crown, which I can take off until morning, and for the sparrows, who went to sleep without being told. How great Your name is, Lord, in all the earth, and how near.`,
    carry: "The God of all those stars has me on His mind.",
  },
  {
    title: "The dry side of the pillow",
    scripture: {
      reference: "Psalm 6:1-10",
      verses: `O LORD, do not rebuke me in Your anger or discipline me in Your wrath. Be merciful to me, O LORD, for I am frail; heal me, O LORD, for my bones are in agony. My soul is deeply distressed. How long, O LORD, how long?

Turn, O LORD, and deliver my soul; save me because of Your loving devotion. For there is no mention of You in death; who can praise You from Sheol? I am weary from groaning; all night I flood my bed with weeping and drench my couch with tears. My eyes fail from grief; they grow dim because of all my foes.

Depart from me, all you workers of iniquity, for the LORD has heard my weeping. The LORD has heard my cry for mercy; the LORD accepts my prayer. All my enemies will be ashamed and dismayed; they will turn back in sudden disgrace.`,
    },
    pause: "You don’t have to stop crying, or start. Breathe however you can.",
    reflection: `To whoever’s crying so that no one will hear:

Here’s a king who did it, too. “All night I flood my bed with weeping,” he says, until his couch is soaking and he can hardly see. He never apologizes for it, and it went into the hymnbook like that, with a note for the string players.

Something is hurting him, down in the bones, and he’s afraid that God’s angry, because at that hour it’s hard to tell pain from punishment. They aren’t the same, as Jesus told His disciples when they asked about a man born blind (John 9:3). David doesn’t try to untangle it. He asks “how long,” and asks it again, and that’s as far as he gets.

But notice what reaches God. David never claims that his reasons were heard, only that “the LORD has heard my weeping,” which was mostly noise. So you can stop hunting for words.

When it’s light, tell one person that you were up, and if the nights go on like this, tell a doctor as well, because you shouldn’t have to do them all alone. For the moment, just turn the pillow over. The other side is dry.`,
    questions: [
      "How long has it been like this?",
      "Who could be told, when it’s light, that you were awake?",
    ],
    prayer: `I don’t have any words, Lord, so take this instead. You’ve heard it before, through the walls of other houses.

I’m frail, and I don’t enjoy admitting it. My bones are aching, and the ache has spread to everything, and I can’t tell anymore whether You’re angry with me or only quiet.

How long? I’m not going to finish that one, either.

Save me because You love me, since I can’t think of anything else to say in my favor. Jesus, You cried out loud where other people could hear, so don’t hurry me now. When I’m finished, stay here until I’m asleep, and if I wake up again at four, be the first one I notice.`,
    carry: "God can hear crying, even with no words in it.",
  },
  {
    title: "Nowhere too dark",
    scripture: {
      reference: "Psalm 139:1-12",
      verses: `O LORD, You have searched me and known me. You know when I sit and when I rise; You understand my thoughts from afar. You search out my path and my lying down; You are aware of all my ways. Even before a word is on my tongue, You know all about it, O LORD. You hem me in behind and before; You have laid Your hand upon me. Such knowledge is too wonderful for me, too lofty for me to attain.

Where can I go to escape Your Spirit? Where can I flee from Your presence? If I ascend to the heavens, You are there; if I make my bed in Sheol, You are there. If I rise on the wings of the dawn, if I settle by the farthest sea, even there Your hand will guide me; Your right hand will hold me fast.

If I say, “Surely the darkness will hide me, and the light become night around me”—even the darkness is not dark to You, but the night shines like the day, for darkness is as light to You.`,
    },
    pause: "Look at the darkest corner of the room for a while. God can see what’s in it.",
    reflection: `Some people love this psalm, and others want to pull the covers over their heads. God knows when you sit down, and He knows the sentence before it’s on your tongue. If whoever used to watch you was cruel, being seen may be the last thing you want.

The poet isn’t certain that he wants it, either. “Where can I flee from Your presence?” he asks, and he tries every exit: up, down, east as far as the sunrise, west as far as the water, and finally the one that most of us try. “Surely the darkness will hide me.”

In every one of those places he’s met by a hand. It’d be natural to brace for a hand on the collar, but “Your right hand will hold me fast,” he says, as you’d keep hold of your grandfather on an icy sidewalk. God hasn’t come to catch him misbehaving. He’s come to keep him from falling.

And darkness, it seems, works only on us, since God can see in it as easily as at noon. He’s looking at you now, with the bedroom lamp out and your face undone. He isn’t shocked, and He isn’t leaving.`,
    questions: ["Which exit do you usually try?", "How would it feel to be found by someone kind?"],
    prayer: `You’ve searched me, Lord, and You’ve got all of it: what I said over dinner, what I nearly said, and what I looked up at midnight and deleted afterward.

I’ve tried the exits. I’ve tried being busy, and I’ve tried being far away, and I had some hopes of the darkness.

But Your Spirit was already at every door I opened, and never out of breath. If it’s You, I don’t mind so much being found. Hold me fast, up here, down there, on the far side of the ocean, in this bed. The lamp’s out now, and it makes no difference to You, so I’m going to quit hiding, and close my eyes, and be known.`,
    carry: "It’s dark to me and bright to God, and He’s here.",
  },
  {
    title: "When the questions come",
    scripture: {
      reference: "Psalm 77:1-14",
      verses: `I cried out to God; I cried aloud to God to hear me. In the day of trouble I sought the Lord; through the night my outstretched hands did not grow weary; my soul refused to be comforted. I remembered You, O God, and I groaned; I mused and my spirit grew faint. You have kept my eyes from closing; I am too troubled to speak.

I considered the days of old, the years long in the past. At night I remembered my song; in my heart I mused, and my spirit pondered: “Will the Lord spurn us forever and never show His favor again? Is His loving devotion gone forever? Has His promise failed for all time? Has God forgotten to be gracious? Has His anger shut off His compassion?” So I said, “I am grieved that the right hand of the Most High has changed.”

I will remember the works of the LORD; yes, I will remember Your wonders of old. I will reflect on all You have done and ponder Your mighty deeds. Your way, O God, is holy. What god is so great as our God? You are the God who works wonders; You display Your strength among the peoples.`,
    },
    pause: "Loosen your jaw, then your hands, then your feet. The questions can wait a minute.",
    reflection: `“You have kept my eyes from closing,” Asaph tells God, so at least he knows whom to complain to. He’s been at it all night with his hands held out, and each question is worse than the one before: whether God’s love has run out, and whether He’s forgotten how to be merciful. Nobody tells him he shouldn’t be asking.

Around the middle something shifts, and what he does is simple enough to try.

Say your questions out loud, or write them down, so that they aren’t circling behind your eyes.

If you’ve been lying there a long time, get up and find an armchair, a low light, and something warm to drink.

Then do as he does: “I will remember.” Pick one time when God, or someone God sent, got you through, and remember it slowly, with the weather and the wallpaper.

If your own memory won’t supply one, borrow, as he does, from Moses and the sea (Psalm 77:19-20).

Leave the questions where they are. They’re still there when the psalm is over, but he’s remembered whom he’s asking. And if it’s like this most nights, tell your doctor, which is another way of holding out your hands.`,
    questions: [
      "What question keeps coming back at this hour?",
      "What’s one night that you did get through?",
    ],
    prayer: `Are You finished with us, God? I’m asking because it’s that sort of hour. Have You quit being merciful, and nobody told me? You’re the one who has kept my eyes open, so I suppose You can stand to hear what’s behind them.

There. Now I’ll try to remember: the winter when the furnace died, and the woman at church who’d never say where the money came from. There was the biopsy that came back clean, and there was my grandmother, who’d been through worse, and hummed.

Your road went through the sea, and no one saw a footprint. I can’t see any now, but we got across, and I’ll think about that, Holy God, until I’m not thinking.`,
    carry: "When I can’t answer the questions, I can remember.",
  },
  {
    title: "Inside the fence",
    scripture: {
      reference: "Psalm 16:5-11",
      verses: `The LORD is my chosen portion and my cup; You have made my lot secure. The lines of my boundary have fallen in pleasant places; surely my inheritance is delightful.

I will bless the LORD who counsels me; even at night my conscience instructs me. I have set the LORD always before me. Because He is at my right hand, I will not be shaken.

Therefore my heart is glad and my tongue rejoices; my body also will dwell securely. For You will not abandon my soul to Sheol, nor will You let Your Holy One see decay. You have made known to me the path of life; You will fill me with joy in Your presence, with eternal pleasures at Your right hand.`,
    },
    pause:
      "Feel where your body meets the bed or the chair. It’s being held up, and you’re not doing it.",
    reflection: `When the land was divided up in Israel, families received theirs by lot, and the edges were measured off with rope. “The lines of my boundary have fallen in pleasant places.” It’s the sentence of a man who has walked around his own fence at the end of the day and likes what’s in there.

A lot of us lie awake and walk around the outside, looking over at whatever the neighbors have, or at a pasture that we lost. You could try it David’s way, slowly, with the light going. There’s a roof. There’s the sound of breathing, or else there’s quiet, and there’s whoever would answer if you called.

It isn’t really the land that pleases him, though. “The LORD is my chosen portion.” Israel’s priests were given no fields of their own, because God said that He was their share (Numbers 18:20). So anyone can say this, even with half a hospital room for an acre. And the fence runs out past death, since on the day of Pentecost Peter said that these very lines had come true in Jesus, whom God didn’t leave in the grave (Acts 2:25-32). It’s a wide pasture to lie down in.`,
    questions: ["What’s inside your fence tonight?", "Whose field do you keep looking at?"],
    prayer: `For what’s inside the fence, I thank You, Lord: for the blankets, for two friends, for quitting time, and for this body, which has carried me around all day and complained less than I did.

I’ve wanted other people’s pastures, and You could name them. Tonight I’d like to want my own.

Best of all, You’re my share, and nobody can foreclose on that. You didn’t leave Jesus in the grave, and I’m trusting You not to leave me. I’ve set You here at my right hand, on the side where the lamp is. If there’s anything I need to be told, tell me while I’m sleeping, and in the morning, Father, fill the day with Your company.`,
    carry: "What’s inside the fence is a gift, and God is the best of it.",
  },
  {
    title: "One watch of the night",
    scripture: {
      reference: "Psalm 90:1-6, 12-17",
      verses: `Lord, You have been our dwelling place through all generations. Before the mountains were born or You brought forth the earth and the world, from everlasting to everlasting You are God.

You return man to dust, saying, “Return, O sons of mortals.” For in Your sight a thousand years are but a day that passes, or a watch of the night. You sweep them away in their sleep; they are like the new grass of the morning—in the morning it springs up new, but by evening it fades and withers.

So teach us to number our days, that we may present a heart of wisdom. Return, O LORD! How long will it be? Have compassion on Your servants. Satisfy us in the morning with Your loving devotion, that we may sing for joy and be glad all our days.

Make us glad for as many days as You have afflicted us, for as many years as we have seen evil. May Your work be shown to Your servants, and Your splendor to their children. May the favor of the Lord our God rest upon us; establish for us the work of our hands—yes, establish the work of our hands!`,
    },
    pause: "Look at your hands in whatever light there is. Think of one thing they did today.",
    reflection: `It’s called a prayer of Moses, so imagine a man who never had a permanent address. He was pulled out of a river, he grew up in someone else’s palace, and he spent forty years in a tent. He’s the one who says to God, “You have been our dwelling place.”

If you’re awake because of a birthday, or because of whose hands yours are turning into, it’s your psalm. It won’t tell you that you’re only as old as you feel. We’re meadow grass, it says, fresh in the morning and withered by evening. A thousand years go by God like “a watch of the night,” which is about as long as it takes a guard to get cold.

Then come the requests, and they’re modest: to learn to count, to have some happy mornings, to be glad for as many years as we’ve been sorrowful. One of them he repeats, the way you pat a pocket: “establish the work of our hands.”

You did some work today, even if it was only dishes, and you can ask God to keep whatever was good in it. Then come inside. He’s been home to people for a very long time.`,
    questions: [
      "What’s the oldest place you’ve ever called home?",
      "What work of today would you like God to keep?",
    ],
    prayer: `Lord, You were home to my great-grandparents, whose names I’ve lost, and everyone in the old part of the cemetery. Be home to me.

The year went by like one turn of guard duty, and last Christmas’s cards are still in the bowl. I don’t feel ready to be grass.

Teach me to count my days without being frightened by the number. Satisfy us in the morning with Your love, and make us glad for as many years as we weren’t. As for what these hands did today, the paperwork and the soup and the child’s hair, and the hinge I mended that’ll come loose again, keep some of it. Establish the work of our hands, Lord. Yes, establish it.`,
    carry: "God has been home to people for a very long time.",
  },
];
