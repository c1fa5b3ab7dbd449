import type { GuidedDay } from "../plan";

/** Mercy: from the mountain of light to the father who ran. */
export const week2: readonly GuidedDay[] = [
  {
    title: "Light for the road down",
    scripture: {
      reference: "Luke 9:28-36",
      verses: `About eight days after Jesus had said these things, He took with Him Peter, John, and James, and went up on a mountain to pray. And as He was praying, the appearance of His face changed, and His clothes became radiantly white. Suddenly two men, Moses and Elijah, began talking with Jesus. They appeared in glory and spoke about His departure, which He was about to accomplish at Jerusalem.

Meanwhile Peter and his companions were overcome by sleep, but when they awoke, they saw Jesus’ glory and the two men standing with Him. As Moses and Elijah were leaving, Peter said to Jesus, “Master, it is good for us to be here. Let us put up three shelters—one for You, one for Moses, and one for Elijah.” (He did not know what he was saying.)

While Peter was speaking, a cloud appeared and enveloped them, and they were afraid as they entered the cloud. And a voice came from the cloud, saying, “This is My Son, whom I have chosen. Listen to Him!”

After the voice had spoken, only Jesus was present with them. The disciples kept this to themselves, and in those days they did not tell anyone what they had seen.`,
    },
    pause: "Look toward a window for a while, and then close your eyes.",
    reflection: `Only Luke says that Jesus went up the mountain to pray, and it’s while He’s praying that it happens. The friends He brought along nearly sleep through it.

What are the three men in the light talking about? Luke tells us: “His departure, which He was about to accomplish at Jerusalem.” The Greek word is exodus. Moses led one of those, out of slavery and through the sea, and Elijah was hunted through the wilderness for telling the truth. Now they stand on either side of Jesus and speak with Him about the cross as something He’ll accomplish, as a way out for everyone.

Peter would like to put up tents. You can’t blame him, since most of us have had a single hour that we’d have liked to live in, at a retreat, or at a bedside, or in the last row of a choir. It’s taken away before he’s finished his sentence. What they’re left with is a cloud, and a voice saying to listen, and then “only Jesus,” with the whole road down still ahead of them.`,
    questions: ["Which hour of light are you still living on?"],
    prayer: `Jesus, shining on the mountain, I praise You, for Your face is what I’d want to see first if I woke from a long sleep. I praise You with Moses, who had once asked to see Your glory, and with Elijah, who had once thought that he was the only one left.

Thank You for whatever I’ve been shown. It didn’t last, but I haven’t forgotten it. Now that You’re going down toward Jerusalem, take me along. Father, You’ve told us to listen to Him, so quiet all the other voices for a while.`,
    carry: "When the light has gone, there’s still Jesus.",
  },
  {
    title: "The second set of tablets",
    scripture: {
      reference: "Exodus 34:1-9",
      verses: `Then the LORD said to Moses, “Chisel out two stone tablets like the originals, and I will write on them the words that were on the first tablets, which you broke. Be ready in the morning, and come up on Mount Sinai to present yourself before Me on the mountaintop. No one may go up with you; in fact, no one may be seen anywhere on the mountain—not even the flocks or herds may graze in front of the mountain.”

So Moses chiseled out two stone tablets like the originals. He rose early in the morning, and taking the two stone tablets in his hands, he went up Mount Sinai as the LORD had commanded him.

And the LORD descended in a cloud, stood with him there, and proclaimed His name, the LORD. Then the LORD passed in front of Moses and called out: “The LORD, the LORD God, is compassionate and gracious, slow to anger, abounding in loving devotion and faithfulness, maintaining loving devotion to a thousand generations, forgiving iniquity, transgression, and sin. Yet He will by no means leave the guilty unpunished; He will visit the iniquity of the fathers on their children and grandchildren to the third and fourth generations.”

Moses immediately bowed down to the ground and worshiped. “O Lord,” he said, “if I have indeed found favor in Your sight, my Lord, please go with us. Although this is a stiff-necked people, forgive our iniquity and sin, and take us as Your inheritance.”`,
    },
    pause: "",
    reflection: `The first tablets were God’s own work, and Moses smashed them, because he’d come down the hill to find his people dancing around a gold calf. You could understand if the next chapter were the end of the story. Instead God says to bring two more stones, and this time Moses has to do the cutting.

Then God tells him His name. It’s the nearest thing in the Old Testament to a description, and the psalms and prophets repeat it for centuries: “compassionate and gracious, slow to anger, abounding in loving devotion and faithfulness.” He says this about Himself a few weeks after the worst thing they ever did.

The hard line at the end deserves an honest word. What parents do travels, and the children of drinkers and of violent men know how far.

But the verse isn’t a sentence passed on you. Ezekiel says plainly that a child won’t bear a father’s guilt (Ezekiel 18:20). Three or four generations is the reach of the harm. The reach of His love, in the same breath, is a thousand.`,
    questions: ["What did you smash that God may be asking you to cut again?"],
    prayer: `The LORD, the LORD, compassionate and gracious: I’m saying Your name slowly, because it’s kinder than I’d have guessed. You were willing to write it all out a second time, without pretending that the first set was still in one piece, and without walking off to find an easier people. So I’ve come up early with my two blank stones, although some of this I broke in an anger that I still believe was justified.

For families in which the harm has been handed down like a name, put an end to it, Father, in this generation. Let Your thousand begin with us.`,
    carry: "",
  },
  {
    title: "He came at night",
    scripture: {
      reference: "John 3:1-13",
      verses: `Now there was a man of the Pharisees named Nicodemus, a leader of the Jews. He came to Jesus at night and said, “Rabbi, we know that You are a teacher who has come from God. For no one could perform the signs You are doing if God were not with him.”

Jesus replied, “Truly, truly, I tell you, no one can see the kingdom of God unless he is born again.” “How can a man be born when he is old?” Nicodemus asked. “Can he enter his mother’s womb a second time to be born?”

Jesus answered, “Truly, truly, I tell you, no one can enter the kingdom of God unless he is born of water and the Spirit. Flesh is born of flesh, but spirit is born of the Spirit. Do not be amazed that I said, ‘You must be born again.’ The wind blows where it wishes. You hear its sound, but you do not know where it comes from or where it is going. So it is with everyone born of the Spirit.” “How can this be?” Nicodemus asked.

“You are Israel’s teacher,” said Jesus, “and you do not understand these things? Truly, truly, I tell you, we speak of what we know, and we testify to what we have seen, and yet you people do not accept our testimony. If I have told you about earthly things and you do not believe, how will you believe if I tell you about heavenly things? No one has ascended into heaven except the One who descended from heaven—the Son of Man.”`,
    },
    pause: "Listen for wind, or for your own breath. Neither one has asked for your permission.",
    reflection: `It’s one in the morning when the message arrives in the campus chaplain’s inbox, from an address without a name. The writer has published on religion for twenty-five years. He’d like to ask a question, he says, that he can’t very well ask at work.

Nicodemus comes like that, after dark, with a compliment ready. Jesus goes straight past the compliment. You need to be born, He says, and the word that follows can mean either again or from above, so that Nicodemus, who hears only the first, gets stuck on the practical side of it. He isn’t stupid. He’s a careful man asking a fair question: Can a man my age start over? Jesus answers that it isn’t a thing he’ll do at all. No one has ever delivered himself.

What becomes of him? In this chapter, nothing we can see. But John keeps track of him. He speaks up at a meeting when it’s dangerous to (John 7:50-51), and on the worst Friday of all he comes before the sun is down, where anyone can see him, carrying seventy-five pounds of spices (John 19:39). Some people are a long time in labor.`,
    questions: ["Which question about God have you only dared to ask after dark?"],
    prayer: `Teacher, I’ve come at a strange hour with questions that I’m supposed to have settled by now. I’ve got credentials, of one kind or another, and they don’t help me in the least with being born.

So I’m asking You, Holy Spirit, to do what I can’t arrange, and to blow where You like, even through the part of my life that I keep so tidy. And if I’m a long time about it, as Nicodemus was, stay in the room until it’s light.`,
    carry: "",
  },
  {
    title: "Lifted up like a snake",
    scripture: {
      reference: "John 3:14-21",
      verses: `Just as Moses lifted up the snake in the wilderness, so the Son of Man must be lifted up, that everyone who believes in Him may have eternal life.

For God so loved the world that He gave His one and only Son, that everyone who believes in Him shall not perish but have eternal life. For God did not send His Son into the world to condemn the world, but to save the world through Him. Whoever believes in Him is not condemned, but whoever does not believe has already been condemned, because he has not believed in the name of God’s one and only Son.

And this is the verdict: The Light has come into the world, but men loved the darkness rather than the Light because their deeds were evil. Everyone who does evil hates the Light, and does not come into the Light for fear that his deeds will be exposed. But whoever practices the truth comes into the Light, so that it may be seen clearly that what he has done has been accomplished in God.`,
    },
    pause: "",
    reflection: `Before the most famous verse in the Bible there’s a snake. Israel was being bitten in the desert, and Moses put a bronze snake on a pole, and whoever was bitten could look at it and live (Numbers 21:8-9). The cure was to look at a likeness of the very thing that was killing you. Jesus says He’ll be lifted up like that. When we look at Him there, we see what our cruelty does, and we see God healing it.

Perhaps that’s why light is so hard to bear. In the basement of a church on Ninth Avenue, on any weeknight, people sit in a ring of folding chairs and say out loud the thing that was killing them. They come back the next week and say it again. You get to choose that room. Coming into the light doesn’t mean telling everyone, and it never means telling a person who’d use it against you.`,
    questions: ["What would it be a relief to have someone see?"],
    prayer: `You loved the world so much, God. I usually hear it as a slogan, so today tell it to me as news: the whole world, on purpose, including the part that would rather stay in the dark.

I’m looking up at Your Son. I see what was done to Him, and I can’t claim to be a stranger to it, and I also see that You didn’t send Him to condemn me.

Thank You for every lit basement and for the coffee in it. Bring in those who are walking around the block for the third time.`,
    carry: "",
  },
  {
    title: "Forty more days",
    scripture: {
      reference: "Jonah 3:1-10",
      verses: `Then the word of the LORD came to Jonah a second time: “Get up! Go to the great city of Nineveh and proclaim to it the message that I give you.” This time Jonah got up and went to Nineveh, in accordance with the word of the LORD.

Now Nineveh was an exceedingly great city, requiring a three-day journey. On the first day of his journey, Jonah set out into the city and proclaimed, “Forty more days and Nineveh will be overturned!”

And the Ninevites believed God. They proclaimed a fast and dressed in sackcloth, from the greatest of them to the least. When word reached the king of Nineveh, he got up from his throne, took off his royal robe, covered himself with sackcloth, and sat in ashes. Then he issued a proclamation in Nineveh:

“By the decree of the king and his nobles: Let no man or beast, herd or flock, taste anything at all. They must not eat or drink. Furthermore, let both man and beast be covered with sackcloth, and have everyone call out earnestly to God. Let each one turn from his evil ways and from the violence in his hands. Who knows? God may turn and relent; He may turn from His fierce anger, so that we will not perish.”

When God saw their actions—that they had turned from their evil ways—He relented from the disaster He had threatened to bring upon them.`,
    },
    pause: "",
    reflection: `It’s hard to think of a worse sermon. In Hebrew it’s five words long, it doesn’t mention God, it has no promise in it and no second point, and the preacher was hoping that it wouldn’t work. It works on everyone. The king of a city famous for its cruelty hears about it and does five things: he gets up, takes off his robe, puts on rough cloth, sits down in ashes, and tells the entire town to turn “from the violence in his hands,” each of them, person by person. Even the cattle are dressed for mourning. Somewhere in Nineveh that week a cow stood in sackcloth, looking puzzled, and you’re allowed to smile.

But don’t miss the king’s two words, which may be the most honest prayer in the book: “Who knows?” He hasn’t been promised a thing. He turns around because turning around is right, and leaves what God will do about it to God, who turns out to have been waiting for an excuse.`,
    questions: [
      "What violence, of fist or of mouth, would stop in your city if it began with you?",
    ],
    prayer: `Who knows, Lord? You may turn, and although I don’t have any claim on You, I’m turning anyway. I’ve never committed any violence that would make the papers, but I can take a person apart in a sentence, and I vote and buy and shrug along with everyone else. I’d rather sit in ashes for a day than go on being right.

Reach the strong ones, too. Stop a general with five words, stop a dealer, stop a man in his own hallway with his arm drawn back. You relented then, and it’s still Your nature to.`,
    carry: "",
  },
  {
    title: "Many cattle as well",
    needsHelpLines: true,
    scripture: {
      reference: "Jonah 4:1-11",
      verses: `Jonah, however, was greatly displeased, and he became angry. So he prayed to the LORD, saying, “O LORD, is this not what I said while I was still in my own country? This is why I was so quick to flee toward Tarshish. I knew that You are a gracious and compassionate God, slow to anger, abounding in loving devotion—One who relents from sending disaster. And now, O LORD, please take my life from me, for it is better for me to die than to live.”

But the LORD replied, “Have you any right to be angry?” Then Jonah left the city and sat down east of it, where he made himself a shelter and sat in its shade to see what would happen to the city. So the LORD God appointed a vine, and it grew up to provide shade over Jonah’s head to ease his discomfort, and Jonah was greatly pleased with the plant.

When dawn came the next day, God appointed a worm that attacked the plant so that it withered.

As the sun was rising, God appointed a scorching east wind, and the sun beat down on Jonah’s head so that he grew faint and wished to die, saying, “It is better for me to die than to live.” Then God asked Jonah, “Have you any right to be angry about the plant?”

“I do,” he replied. “I am angry enough to die!” But the LORD said, “You cared about the plant, which you neither tended nor made grow. It sprang up in a night and perished in a night. So should I not care about the great city of Nineveh, which has more than 120,000 people who cannot tell their right hand from their left, and many cattle as well?”`,
    },
    pause: "",
    reflection: `Jonah knew the beautiful name of God by heart, the one from the mountain: “gracious and compassionate,” “slow to anger.” He’s the only person in the Bible who ever threw it back as a complaint.

The book breaks off on a question, and Jonah’s answer isn’t recorded. We won’t write one for him.`,
    questions: [
      "Should God not care about that great city, and which city did you hear just now when you read the word?",
    ],
    prayer: `I do have a right to be angry, I told You, and You asked me again.

It’s the wrong people who are being forgiven, God, after I had them all sorted. You gave me shade that I hadn’t earned, and I cared more about losing it than about a hundred and twenty thousand of Your children.

When I say that I’d be better off dead, hear what’s underneath it, and send help. When I sit outside of Your mercy to see who’ll get theirs, come out and sit with me. Ask as often as it takes. I notice that You counted the animals.`,
    carry: "",
  },
  {
    title: "While he was still far off",
    scripture: {
      reference: "Luke 15:11-24",
      verses: `Then Jesus said, There was a man who had two sons. The younger son said to him, ‘Father, give me my share of the estate.’ So he divided his property between them. After a few days, the younger son got everything together and journeyed to a distant country, where he squandered his wealth in wild living.

After he had spent all he had, a severe famine swept through that country, and he began to be in need. So he went and hired himself out to a citizen of that country, who sent him into his fields to feed the pigs. He longed to fill his belly with the pods the pigs were eating, but no one would give him a thing.

Finally he came to his senses and said, ‘How many of my father’s hired servants have plenty of food, but here I am, starving to death! I will get up and go back to my father and say to him, “Father, I have sinned against heaven and against you. I am no longer worthy to be called your son. Make me like one of your hired servants.”’

So he got up and went to his father. But while he was still in the distance, his father saw him and was filled with compassion. He ran to his son, embraced him, and kissed him. The son declared, ‘Father, I have sinned against heaven and against you. I am no longer worthy to be called your son.’

But the father said to his servants, ‘Quick! Bring the best robe and put it on him. Put a ring on his finger and sandals on his feet. Bring the fattened calf and kill it. Let us feast and celebrate. For this son of mine was dead and is alive again! He was lost and is found!’ So they began to celebrate.`,
    },
    pause: "",
    reflection: `On the way home the son rehearses a speech. It has three parts: I’ve sinned, I’m not worthy, and “make me like one of your hired servants.” He’s worked out the terms on which he might be let in.

Read what he really says when he arrives. The first part is there, and the second. The third never gets out of his mouth, because by then his face is in his father’s shoulder, and someone has been sent to find the good robe.

The father ran. In that world, men of his age and standing didn’t run. But he’d seen him “still in the distance,” which tells you where he’d been looking every day.

One caution: this son comes home unarmed and sorry. The story doesn’t ask you to throw a party for a person who’s still dangerous to you, and your own heart can be as wide as this father’s at the far side of a locked gate.`,
    questions: ["Which part of your speech to God could you leave out?"],
    prayer: `Father, I’ve been practicing this, and I was going to ask You for something at the back of the house, with reasonable hours.

You’ve interrupted me. There’s a ring, and there are shoes, and music is starting up somewhere, and I don’t know what to do with my face. I was dead, and I’d gotten used to it, and I thank You.

Watch the road for all Your daughters and sons who are on it today with their speeches. See the ones at the airport, at the county line, at the end of the street with the engine running. Run, Lord.`,
    carry: "He saw me while I was still rehearsing.",
  },
];
