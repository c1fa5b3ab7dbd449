import type { GuidedDay } from "../plan";

/** Peace: the family that Jesus came from, and a priest who lost his voice. */
export const week2: readonly GuidedDay[] = [
  {
    title: "When peace meets truth",
    scripture: {
      reference: "Psalm 85:7-13",
      verses: `Show us Your loving devotion, O LORD, and grant us Your salvation. I will listen to what God the LORD will say; for He will surely speak peace to His people and His saints; He will not let them return to folly. Surely His salvation is near to those who fear Him, that His glory may dwell in our land.

Loving devotion and faithfulness have joined together; righteousness and peace have kissed. Faithfulness sprouts from the earth, and righteousness looks down from heaven. The LORD will indeed provide what is good, and our land will yield its increase. Righteousness will go before Him to prepare the way for His steps.`,
    },
    pause:
      "Say the word peace once, aloud or under your breath. Then let the quiet after it be the prayer.",
    reflection: `Four friends meet in the middle of this psalm, like people coming around a corner from different streets. They’re called loving devotion, faithfulness, righteousness, and peace, and they’ve been kept apart for a long time. You can tell by the way they greet each other.

It’s worth asking who separated them. In most of our quarrels we pick one or two. Either we want peace, so we don’t mention what happened, or else we want the truth told, every last bit of it, and we don’t care whose evening it ruins. The psalm wants all four at one table, because peace won’t last until things are put right, and putting things right will never turn into peace if no one loves anyone.

Christians read this in Advent because of where the four finally met. Jesus told people the truth about themselves, and they still wanted to eat supper with Him. He made peace, and it cost Him dearly, and nothing had to be hidden for it. On an ordinary Tuesday you and I may only manage two of the four. Start with those, and save a chair for the others.`,
    questions: [
      "In a conflict, which of the four do you drop first?",
      "Where have you seen truth and peace in the same room?",
    ],
    prayer: `Peace is hard for me to pray for, God, because mostly I want everything to be quiet and to go my way. Speak Your own peace, the kind the psalm is listening for.

Where I’ve kept silent to avoid an argument, make me honest, and where I’ve been honest like a hammer, make me gentle. Bring together in my mouth what You brought together in Jesus.

I ask the same for my town, where neighbors have stopped waving across the fence, and I ask it for countries at war, where so much is being broadcast and so little of it is true. Send what is good, Lord. Let peace grow up out of the ground.`,
    carry: "I’ll save a chair for truth and a chair for peace.",
  },
  {
    title: "Names left in",
    scripture: {
      reference: "Matthew 1:1-7",
      verses: `This is the record of the genealogy of Jesus Christ, the son of David, the son of Abraham: Abraham was the father of Isaac, Isaac the father of Jacob, and Jacob the father of Judah and his brothers. Judah was the father of Perez and Zerah by Tamar, Perez the father of Hezron, and Hezron the father of Ram. Ram was the father of Amminadab, Amminadab the father of Nahshon, and Nahshon the father of Salmon. Salmon was the father of Boaz by Rahab, Boaz the father of Obed by Ruth, Obed the father of Jesse, and Jesse the father of David the king.

Next: David was the father of Solomon by Uriah’s wife, Solomon the father of Rehoboam, Rehoboam the father of Abijah, and Abijah the father of Asa.`,
    },
    pause: "Say your own name slowly, first and last. God knows exactly who that is.",
    reflection: `Most of us skip lists of names, and this one opens the New Testament. Matthew is careful, though, so watch what he does. He’s going from father to son, as such lists did, and then he stops and puts in a woman. Then another. Before he’s through there are four of them, and anyone who only wanted the family to look respectable would have left out every one.

Tamar comes first, and her story is a tangled one that hurts to read (Genesis 38:6-26). She’d been widowed twice, and under the custom of that time her father-in-law, Judah, owed her a home and a future, but he sent her away and forgot about her. So she put on a veil, sat down beside the road he’d be taking, and got what was owed her without his recognizing her. When it came out, he was ready to have her burned. Then she held up his own staff and seal. “She is more righteous than I,” said Judah (Genesis 38:26).

Matthew could easily have left that out. He wrote “by Tamar,” because he wanted it known what kind of family the Savior was born into.`,
    questions: [
      "Whose name does your family avoid saying?",
      "What part of your own story would you have edited out, and what would be lost with it?",
    ],
    prayer: `Thank You, Jesus, for coming from a family like that one. Thank You for the widow beside the road, and for every other name that someone would have liked to cross out.

I have relatives I don’t mention, and several chapters of my own, and I’ve gotten good at changing the subject. You aren’t shy about any of it. You put Your name at the end of a list like ours.

So thank You for my people: the ones who raised me, the ones who couldn’t, and those who stepped in. Thank You that I was written down, too, in ink, on purpose.`,
    carry: "Nobody has to be crossed out before Jesus can come.",
  },
  {
    title: "Flax on the roof",
    scripture: {
      reference: "Joshua 2:8-14",
      verses: `Before the spies lay down for the night, Rahab went up on the roof and said to them, “I know that the LORD has given you this land and that the fear of you has fallen on us, so that all who dwell in the land are melting in fear of you. For we have heard how the LORD dried up the waters of the Red Sea before you when you came out of Egypt, and what you did to Sihon and Og, the two kings of the Amorites across the Jordan, whom you devoted to destruction. When we heard this, our hearts melted and everyone’s courage failed because of you, for the LORD your God is God in the heavens above and on the earth below. Now therefore, please swear to me by the LORD that you will indeed show kindness to my family, because I showed kindness to you. Give me a sure sign that you will spare the lives of my father and mother, my brothers and sisters, and all who belong to them, and that you will deliver us from death.”

“Our lives for your lives!” the men agreed. “If you do not report our mission, we will show you kindness and faithfulness when the LORD gives us the land.”`,
    },
    pause:
      "Who would you want inside your house if the walls shook? Name them, and explain nothing.",
    reflection: `It’s night on a flat roof in Jericho, where flax is laid out for drying, stalk beside stalk, deep enough to hide a man. Two men are under it. The king’s officers have just been to the door and gone hurrying off in the wrong direction, because the woman of the house sent them that way, and now she climbs up to talk.

Her name is Rahab, and the Bible says plainly that she’s a prostitute, without a word about how that came to be. The book around her is a book of war, and hard to read, but here she is in the darkness, saying the clearest thing about God that anyone says in the whole chapter. No one ever taught her. All she’s heard is rumors, the kind of news that travels across a border, and she’s put her full weight on them.

Then listen to what she asks for. Her father. Her mother. Her brothers and sisters. They may well have been ashamed of her, but when the city walls come down, she wants every one of them inside. No wonder Matthew wrote down her name.`,
    questions: [
      "Who taught you something about God without having any title to do it?",
      "Whose safety would you ask for, if you could ask for anyone’s?",
    ],
    prayer: `For everyone whom respectable people keep outside, I pray today, Lord. I pray for those who sell what shouldn’t be for sale, because the rent is due, and for those who were tricked into it, or forced. Open a way out for them, and put a strong friend on the far side of it.

Be kind to anyone whose faith is made of scraps they overheard, because You’ve built on less.

I pray for my own household, and these are the names. Gather us in, Father. And when I start deciding who makes a good example, remind me whose name You kept in the list.`,
    carry: "Faith made of rumors can still save a houseful.",
  },
  {
    title: "Call me Mara",
    scripture: {
      reference: "Ruth 1:14-22",
      verses: `Again they wept aloud, and Orpah kissed her mother-in-law goodbye, but Ruth clung to her. “Look,” said Naomi, “your sister-in-law has gone back to her people and her gods; follow her back home.”

But Ruth replied: “Do not urge me to leave you or to turn from following you. For wherever you go, I will go, and wherever you live, I will live; your people will be my people, and your God will be my God. Where you die, I will die, and there I will be buried. May the LORD punish me, and ever so severely, if anything but death separates you and me.”

When Naomi saw that Ruth was determined to go with her, she stopped trying to persuade her. So Naomi and Ruth traveled until they came to Bethlehem. When they entered Bethlehem, the whole town was stirred because of them, and the women of the town exclaimed, “Can this be Naomi?”

“Do not call me Naomi,” she replied. “Call me Mara, because the Almighty has dealt quite bitterly with me. I went away full, but the LORD has brought me back empty. Why call me Naomi? After all, the LORD has testified against me, and the Almighty has afflicted me.”

So Naomi returned from the land of Moab with her daughter-in-law Ruth the Moabitess. And they arrived in Bethlehem at the beginning of the barley harvest.`,
    },
    pause:
      "If someone is missing this Christmas, say their name. If not, be silent for a friend who has lost someone.",
    reflection: `More than a thousand years before Mary, two widows walk into Bethlehem. The older one left it years ago with a husband and two sons, because there was no bread. All three of the men are dead now, and when the women of the town see her face, they aren’t sure it’s her.

Naomi means pleasant. “Do not call me Naomi,” she says. Call me Mara: bitter. She says right there in the street that God has turned against her, and no one in the story corrects her. There isn’t a sermon, and nobody tells her to count her blessings, or that heaven needed three more angels. The Bible just writes it down.

“The LORD has brought me back empty,” she says, with Ruth standing next to her. Grief can hide the very person who’s holding your arm. Ruth doesn’t take it personally, since she’s already said the only thing she has to say, which is that she isn’t leaving.

And the barley’s ripe. Naomi doesn’t mention it, but the storyteller does, quietly, at the end of the line.`,
    questions: [
      "If you named yourself by how this year has felt, what would the name be?",
      "Who has stayed, and have you been able to see them?",
    ],
    prayer: `Almighty, I don’t want to be called blessed right now. I went out full, and I’ve come back with empty arms. Everyone’s lights are up, and the carols in the supermarket make me want to leave my cart in the aisle and walk out.

I miss them. I miss the step on the stairs, and the joke that was only funny to us, and some part of me holds You responsible. I’d rather say so to Your face than behind Your back.

Thank You for whoever hasn’t left, and help me to see the one who’s beside me. I can’t look at the barley yet, so You may have to look at it for me.`,
    carry: "My arms are empty, and someone’s holding on to one of them.",
  },
  {
    title: "Uriah’s wife",
    needsHelpLines: true,
    scripture: {
      reference: "2 Samuel 12:1-7",
      verses: `Then the LORD sent Nathan to David, and when he arrived, he said, “There were two men in a certain city, one rich and the other poor. The rich man had a great number of sheep and cattle, but the poor man had nothing except one small ewe lamb that he had bought. He raised it, and it grew up with him and his children. It shared his food and drank from his cup; it slept in his arms and was like a daughter to him. Now a traveler came to the rich man, who refrained from taking one of his own sheep or cattle to prepare for the traveler who had come to him. Instead, he took the poor man’s lamb and prepared it for his guest.”

David burned with anger against the man and said to Nathan: “As surely as the LORD lives, the man who did this deserves to die! Because he has done this thing and has shown no pity, he must pay for the lamb four times over.”

Then Nathan said to David, “You are that man! This is what the LORD, the God of Israel, says: ‘I anointed you king over Israel, and I delivered you from the hand of Saul.’”`,
    },
    pause: "This is a heavy reading. Put both feet on the floor, and take your time.",
    reflection: `Matthew won’t say her name. The other women in his list have one, but here he writes “Uriah’s wife,” so that no one can ever forget it. She was Bathsheba. David saw her from his roof and sent for her, and you didn’t say no to a king. When she was pregnant, he had her husband killed in battle and moved her into the palace, and on paper it was a royal wedding.

So God sends a storyteller. Nathan’s story has a rich man in it and a poor man, but the one to watch is the lamb, who drinks from her owner’s cup and sleeps in his arms, and hasn’t done anything at all. That’s how God sees Bathsheba here. The crime was done to her.

If someone with power over you took what wasn’t theirs, the shame belongs to them. God saw it, and God was angry. If it’s still going on, please tell someone safe today. If it’s long past, you get to choose whom you tell, and when, and a counselor can be a good first person.

She lived, and grew old as the mother of a king. When Jesus came, He came through her.`,
    questions: [
      "Is there a wrong you’ve been blaming yourself for, though it was done to you?",
      "Where do you hold power over someone, and who’s allowed to tell you the truth about it?",
    ],
    prayer: `God of Nathan, You weren’t fooled by the wedding. You saw the bed, the letter, the battlefield, and the woman who was sent for, and none of it became right because a king had done it.

I pray for all who’ve been used by someone stronger. Believe them when nobody does, and surround them with truthful people, with patient doctors and honest judges. If I’m one of them, lift off me what was never mine to carry.

And where I have power over anyone, even a little, set Nathan at my door. Tell me the story before the harm is done. I want to hear it from You, holy Father, and stop.`,
    carry: "God saw it, and God has never called it small.",
  },
  {
    title: "Dear Hannah",
    scripture: {
      reference: "1 Samuel 2:1-8",
      verses: `At that time Hannah prayed: My heart rejoices in the LORD; my horn is exalted in the LORD. My mouth speaks boldly against my enemies, for I rejoice in Your salvation. There is no one holy like the LORD. Indeed, there is no one besides You! And there is no Rock like our God.

Do not boast so proudly, or let arrogance come from your mouth, for the LORD is a God who knows, and by Him actions are weighed. The bows of the mighty are broken, but the feeble are equipped with strength. The well-fed hire themselves out for food, but the starving hunger no more. The barren woman gives birth to seven, but she who has many sons pines away.

The LORD brings death and gives life; He brings down to Sheol and raises up. The LORD sends poverty and wealth; He humbles and He exalts. He raises the poor from the dust and lifts the needy from the ash heap. He seats them among princes and bestows on them a throne of honor. For the foundations of the earth are the LORD’s, and upon them He has set the world.`,
    },
    pause: "Hannah once prayed with her lips moving and no sound. Try a minute of that.",
    reflection: `Dear Hannah,

We read your prayer every year about now, usually on the way to Mary’s. She must have known it by heart, because when she sang, your melody came out.

You’d wanted a baby so long that you couldn’t eat. You cried in God’s house until the priest thought you’d been drinking, and you told him, very politely, that you were only pouring out your soul (1 Samuel 1:15). Then came Samuel, and you held him for as long as he was nursing, and after that you did the hardest thing of all: you carried him to Shiloh, as you’d promised, and left him there. That was the day you sang.

Some of us can’t sing this one easily, because there’s an empty bedroom at the end of the hall and your line about seven children stings. You’d understand, after so many years on the wrong end of that line yourself.

Maybe that’s why your song is so much bigger than one baby. In it the starving eat and the poor get up off the ash heap, because you’d met the God who looks down there first. We’re still singing it. Thank you.`,
    questions: [
      "What have you wanted so long that you’ve stopped mentioning it?",
      "What could you thank God for today without pretending about the rest?",
    ],
    prayer: `There’s no one like You, God. You hear a woman whose lips move without a sound. You lift people off the ash heap and find them a chair at the good end of the table, and I don’t know a rock I’d rather stand on.

I praise You for what You’ve already given: breath, and this ordinary morning, and the name of Jesus. I praise You for prayers that were answered, and I’ll keep company with everyone who’s still waiting.

Hold close everyone who longs for a child, or has lost one, all through these weeks of cradles and angels. You weigh what we do, so weigh our sighing, too, and be kind.`,
    carry: "God looks first toward the ones on the ground.",
  },
  {
    title: "A priest without words",
    scripture: {
      reference: "Luke 1:8-20",
      verses: `One day while Zechariah’s division was on duty and he was serving as priest before God, he was chosen by lot, according to the custom of the priesthood, to enter the temple of the Lord and burn incense. And at the hour of the incense offering, the whole congregation was praying outside.

Just then an angel of the Lord appeared to Zechariah, standing at the right side of the altar of incense. When Zechariah saw him, he was startled and gripped with fear.

But the angel said to him, “Do not be afraid, Zechariah, because your prayer has been heard. Your wife Elizabeth will bear you a son, and you are to give him the name John. He will be a joy and delight to you, and many will rejoice at his birth, for he will be great in the sight of the Lord. He shall never take wine or strong drink, and he will be filled with the Holy Spirit even from his mother’s womb. Many of the sons of Israel he will turn back to the Lord their God. And he will go on before the Lord in the spirit and power of Elijah, to turn the hearts of the fathers to their children and the disobedient to the wisdom of the righteous—to make ready a people prepared for the Lord.”

“How can I be sure of this?” Zechariah asked the angel. “I am an old man, and my wife is well along in years.” “I am Gabriel,” replied the angel. “I stand in the presence of God, and I have been sent to speak to you and to bring you this good news. And now you will be silent and unable to speak until the day this comes to pass, because you did not believe my words, which will be fulfilled at their proper time.”`,
    },
    pause: "Keep silent for one full minute. Don’t look at the clock; guess.",
    reflection: `He’s waited his whole life for this, and many priests waited theirs without once being chosen to carry the incense in. Today the lot falls on Zechariah, an old man from the hill country, and he goes in alone while the people pray outside. It’s dim, and it smells of spices, and the smoke is rising. On the right side of the altar, someone is standing.

“Your prayer has been heard,” says the angel. Which one? Zechariah and Elizabeth had stopped asking for a child so long ago that it must take him a moment to understand. A hope that’s been put away in a drawer that long doesn’t come out smiling. “How can I be sure of this?” he says, which is a question from a sore place, and the answer is months of silence.

Was that a punishment? In part, it seems, but it may also have been a gift to a man who’d explained God for a living. Now he can’t explain anything, so he watches his wife’s face changing, and listens, and waits. Some of the best Advents go like that, with fewer words in them and a lot more looking.`,
    questions: [
      "Which old prayer did you put away in a drawer?",
      "What might you see this week if you talked less?",
    ],
    prayer: `Holy One, I’ve been in Your house so often that I stopped expecting anyone to be there. I say the prayers and light what needs lighting, and when You answer, I ask for proof.

Forgive me. It hurts to hope again after a disappointment, and I’ve wanted to be certain more than I’ve wanted to be surprised.

If it takes silence to make room in me, then send silence, and fill it, Holy Spirit. Take away some of my explanations, and leave me eyes for what’s growing in front of me. When I do have a voice again, may the first thing out of it be praise.`,
    carry: "I can be unsure and still be heard.",
  },
];
