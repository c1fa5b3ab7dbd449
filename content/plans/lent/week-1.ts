import type { GuidedDay } from "../plan";

/** Desert: with Jesus, and with Israel before Him, where there is no bread. */
export const week1: readonly GuidedDay[] = [
  {
    title: "If You are the Son",
    scripture: {
      reference: "Matthew 4:1-11",
      verses: `Then Jesus was led by the Spirit into the wilderness to be tempted by the devil. After fasting forty days and forty nights, He was hungry.

The tempter came to Him and said, “If You are the Son of God, tell these stones to become bread.” But Jesus answered, “It is written: ‘Man shall not live on bread alone, but on every word that comes from the mouth of God.’”

Then the devil took Him to the holy city and set Him on the pinnacle of the temple. “If You are the Son of God,” he said, “throw Yourself down. For it is written: ‘He will command His angels concerning You, and they will lift You up in their hands, so that You will not strike Your foot against a stone.’” Jesus replied, “It is also written: ‘Do not put the Lord your God to the test.’”

Again, the devil took Him to a very high mountain and showed Him all the kingdoms of the world and their glory. “All this I will give You,” he said, “if You will fall down and worship me.” “Away from Me, Satan!” Jesus told him. “For it is written: ‘Worship the Lord your God and serve Him only.’” Then the devil left Him, and angels came and ministered to Him.`,
    },
    pause:
      "Stay hungry for one minute before you go on, whether it’s for food or for something else.",
    reflection: `A few verses earlier Jesus is standing in a river, and a voice says, “This is My beloved Son” (Matthew 3:17). Then come forty days of rocks and no food, and the first word out of the tempter’s mouth is “if.”

He isn’t offering anything wicked. Bread is good, and so is proof that God will catch you, and a world under the rule of Jesus is what we pray for every day. The trick is in the small word at the front: if You’re really loved, show it.

You’ve probably heard that voice. If God loved you, you wouldn’t be forty-one and eating alone again. If you were truly called, the scan would have been clear.

Jesus doesn’t prove anything. Three times He answers with a line from Deuteronomy, out of the chapters about Israel’s forty years in a desert like this one. He was told at the river who He was, and He goes on believing it while He’s hungry.`,
    questions: ["What have you been trying to prove, and who asked you to?"],
    prayer: `Beloved Son, You were hungry and alone, and You were offered everything that the rest of us fall for. Thank You for turning it down, and for remaining one of us.

I hear that little word in my own head, mostly after midnight: if I mattered, if I were any good. When it comes, remind me what was said over me before I’d accomplished a thing. I’ll answer as You did, with a line I learned by heart, and then I’d be grateful for some bread.`,
    carry: "I was told who I am before I got hungry.",
  },
  {
    title: "Pots of meat",
    needsHelpLines: true,
    scripture: {
      reference: "Exodus 16:2-12",
      verses: `And there in the desert the whole congregation of Israel grumbled against Moses and Aaron. “If only we had died by the LORD’s hand in the land of Egypt!” they said. “There we sat by pots of meat and ate our fill of bread, but you have brought us into this desert to starve this whole assembly to death!”

Then the LORD said to Moses, “Behold, I will rain down bread from heaven for you. Each day the people are to go out and gather enough for that day. In this way I will test whether or not they will follow My instructions. Then on the sixth day, when they prepare what they bring in, it will be twice as much as they gather on the other days.”

So Moses and Aaron said to all the Israelites, “This evening you will know that it was the LORD who brought you out of the land of Egypt, and in the morning you will see the LORD’s glory, because He has heard your grumbling against Him. For who are we, that you should grumble against us?”

And Moses added, “The LORD will give you meat to eat this evening and bread to fill you in the morning, for He has heard your grumbling against Him. Who are we? Your grumblings are not against us but against the LORD.” Then Moses said to Aaron, “Tell the whole congregation of Israel, ‘Come before the LORD, for He has heard your grumbling.’” And as Aaron was speaking to the whole congregation of Israel, they looked toward the desert, and there in a cloud the glory of the LORD appeared.

Then the LORD said to Moses, “I have heard the grumbling of the Israelites. Tell them, ‘At twilight you will eat meat, and in the morning you will be filled with bread. Then you will know that I am the LORD your God.’”`,
    },
    pause: "",
    reflection: `Memory is a poor historian. A month out of Egypt, the people remember the pots of meat, and they’ve forgotten the whips.

Anyone who’s gotten free of something will recognize this. You leave the man who frightened you, and by the second month in a studio apartment you’re thinking about how he used to sing in the car. You put down the bottle, and all at once you can recall only the good parties. It isn’t weakness, and it doesn’t mean that you were wrong to go. It’s what a hungry mind does.

God hears them complaining. The passage says so again and again, and not once does He tell them to pull themselves together. He tells them it will rain bread, and that it will be enough for a day at a time. A day’s worth is about as much freedom as most of us can take in.`,
    questions: ["What do you remember as better than it was?", "What would be enough for today?"],
    prayer: `You brought us out, Lord, and some mornings I’d like to go back. There, I’ve said it, and You heard worse than that from Your people in the desert.

When I start to polish up what nearly killed me, be my truthful memory. Remind me of the locks and the lies as well as the songs. Then rain down something I can live on until evening, whether it’s bread, or a call from my sister, or eight hours of sleep.

I pray for those who got out this week with one bag. Hide them, feed them, and don’t let them imagine that being hungry means they should have stayed.`,
    carry: "Today I’m asking for bread, and only for today.",
  },
  {
    title: "Get up and eat",
    needsHelpLines: true,
    scripture: {
      reference: "1 Kings 19:3-13",
      verses: `And Elijah was afraid and ran for his life. When he came to Beersheba in Judah, he left his servant there, while he himself went a day’s journey into the wilderness. He sat down under a broom tree and prayed that he might die. “I have had enough, LORD,” he said. “Take my life, for I am no better than my fathers.”

Then he lay down under the broom tree and fell asleep. Suddenly an angel touched him and said, “Get up and eat.” And he looked around, and there by his head was a cake of bread baked over hot coals, and a jar of water. So he ate and drank and lay down again. A second time the angel of the LORD returned and touched him, saying, “Get up and eat, or the journey will be too much for you.” So he got up and ate and drank. And strengthened by that food, he walked forty days and forty nights until he reached Horeb, the mountain of God.

There Elijah entered a cave and spent the night. And the word of the LORD came to him, saying, “What are you doing here, Elijah?” “I have been very zealous for the LORD, the God of Hosts,” he replied, “but the Israelites have forsaken Your covenant, torn down Your altars, and killed Your prophets with the sword. I am the only one left, and they are seeking my life as well.”

Then the LORD said, “Go out and stand on the mountain before the LORD. Behold, the LORD is about to pass by.” And a great and mighty wind tore into the mountains and shattered the rocks before the LORD, but the LORD was not in the wind.

After the wind there was an earthquake, but the LORD was not in the earthquake. After the earthquake there was a fire, but the LORD was not in the fire. And after the fire came a still, small voice. When Elijah heard it, he wrapped his face in his cloak and went out and stood at the mouth of the cave. Suddenly a voice came to him and said, “What are you doing here, Elijah?”`,
    },
    pause: "If you can, eat something before you read any further.",
    reflection: `Elijah asks to die, and God doesn’t argue with him. There’s no lecture. Read what there is, in order: sleep, warm bread, water, more sleep, more bread, a very long walk, a night under a roof of rock, and only after all of this a question. He’s asked it twice, the second time in a voice so low that he comes outside to hear it. If you’ve prayed Elijah’s prayer, treat yourself as the angel treated him, and tell a living person today. He thought that he was the only one left, and he was mistaken by about seven thousand (1 Kings 19:18).`,
    questions: ["What do you need first: sleep, food, company, or to be asked a question?"],
    prayer: `I’ve had enough, Lord. That prayer is in Your own book, so I’m allowed to say it. Don’t come to me as a storm just now, but as a touch on the shoulder and something to eat. Send me one person who won’t explain anything, and strengthen me to pick up the phone when they ring.

For everyone lying under a broom tree today, in a dorm, in a barracks, in a parked car, I ask You to bring help in time. Keep them until tomorrow.`,
    carry: "",
  },
  {
    title: "Today, if you hear",
    scripture: {
      reference: "Psalm 95:1-11",
      verses: `Come, let us sing for joy to the LORD; let us shout to the Rock of our salvation! Let us enter His presence with thanksgiving; let us make a joyful noise to Him in song.

For the LORD is a great God, a great King above all gods. In His hand are the depths of the earth, and the mountain peaks belong to Him. The sea is His, for He made it, and His hands formed the dry land.

O come, let us worship and bow down; let us kneel before the LORD our Maker. For He is our God, and we are the people of His pasture, the sheep under His care.

Today, if you hear His voice, do not harden your hearts as you did at Meribah, in the day at Massah in the wilderness, where your fathers tested and tried Me, though they had seen My work. For forty years I was angry with that generation, and I said, “They are a people whose hearts go astray, and they have not known My ways.” So I swore on oath in My anger, “They shall never enter My rest.”`,
    },
    pause: "",
    reflection: `For seven verses this psalm is a parade, all shouting and singing and falling to our knees. Then it turns, and now it’s God who is speaking, and He sounds hurt, and angry. He’s remembering a day in the desert when His people ran out of water; they’d walked through the sea on dry ground not long before, and they asked whether He was with them at all (Exodus 17:7). He didn’t hold their thirst against them; He gave them water from a rock. What hurt Him was that they’d seen what they’d seen, and their minds were already made up.

The oath at the end is from later, at the border of the land, when they wouldn’t go in (Numbers 14:22-23). That’s a hard heart in this psalm: one that has made up its mind about God and won’t be told. It doesn’t mean a numb heart. Some people can’t feel anything for a while, because too much has happened to them, and God doesn’t scold the bruised for being bruised.`,
    questions: ["What have you already decided that God won’t do?"],
    prayer: `Rock of our salvation, I came in singing, and now You’re the one who’s speaking, so I’ll be quiet. It’s true that I’ve settled some matters without You: the brother who’ll never call, the habit that’ll never go, the congregation that’ll never learn. I called it being realistic. Soften whatever I’ve hardened, and be careful with what is only sore. Holy Spirit, say it to me once more, while it’s still today and I’m listening.`,
    carry: "",
  },
  {
    title: "Not ashamed to say so",
    scripture: {
      reference: "Hebrews 11:8-16",
      verses: `By faith Abraham, when called to go to a place he would later receive as his inheritance, obeyed and went, without knowing where he was going. By faith he dwelt in the promised land as a stranger in a foreign country. He lived in tents, as did Isaac and Jacob, who were heirs with him of the same promise. For he was looking forward to the city with foundations, whose architect and builder is God.

By faith Sarah, even though she was barren and beyond the proper age, was enabled to conceive a child, because she considered Him faithful who had promised. And so from one man, and he as good as dead, came descendants as numerous as the stars in the sky and as countless as the sand on the seashore.

All these people died in faith, without having received the things they were promised. However, they saw them and welcomed them from afar. And they acknowledged that they were strangers and exiles on the earth.

Now those who say such things show that they are seeking a country of their own. If they had been thinking of the country they had left, they would have had opportunity to return. Instead, they were longing for a better country, a heavenly one. Therefore God is not ashamed to be called their God, for He has prepared a city for them.`,
    },
    pause: "",
    reflection: `The visitors’ line at a state prison moves slowly on a Saturday. There’s a metal detector, a stamp on the wrist, a form. One box asks for your relationship to the inmate, and an officer may well read your answer out loud. A boy of about eleven is there with his grandmother, and when they reach the desk he says it before she can. Brother, he says, that’s my brother in there. He gives the whole name. He’s wearing a clean white shirt, and he’s come three hours on a church bus to be related to this man in public.

Hebrews was written to tired people who owned very little any longer. It reminds them of Abraham and Sarah, who lived in tents and died without arriving, and who must have looked to their neighbors like drifters with a story. And then it says that God “is not ashamed to be called their God.” When He was asked about the relationship, He gave it in full.`,
    questions: ["What have you been so ashamed of that you thought God must be, too?"],
    prayer: `God of Abraham and of Sarah, You let Your name be tied to theirs: to his lies, and her laughing, and all those miles of canvas. I hardly dare to ask whether You’d let it be tied to mine.

I’m far from the city that You’ve prepared, and I can’t always see it from here. Be with me on the way, and stand today with every family in a visiting room, and with the prisoner who has no visitor. On the day when my own name is read out, with all that goes with it, say that I’m Yours.`,
    carry: "When He’s asked about me, He says that I’m His.",
  },
  {
    title: "Five, and two fish",
    scripture: {
      reference: "Mark 6:30-44",
      verses: `Meanwhile, the apostles gathered around Jesus and brought Him news of all they had done and taught. And He said to them, “Come with Me privately to a solitary place, and let us rest for a while.” For many people were coming and going, and they did not even have time to eat.

So they went away in a boat by themselves to a solitary place. But many people saw them leaving and recognized them. They ran together on foot from all the towns and arrived before them. When Jesus stepped ashore and saw a large crowd, He had compassion on them, because they were like sheep without a shepherd. And He began to teach them many things.

By now the hour was already late. So the disciples came to Jesus and said, “This is a desolate place, and the hour is already late. Dismiss the crowd so they can go to the surrounding countryside and villages and buy themselves something to eat.”

But Jesus told them, “You give them something to eat.” They asked Him, “Should we go out and spend two hundred denarii to give all of them bread to eat?” “Go and see how many loaves you have,” He told them. And after checking, they said, “Five—and two fish.” Then Jesus directed them to have the people sit in groups on the green grass. So they sat down in groups of hundreds and fifties.

Taking the five loaves and the two fish and looking up to heaven, Jesus spoke a blessing and broke the loaves. Then He gave them to His disciples to set before the people. And He divided the two fish among them all. They all ate and were satisfied, and the disciples picked up twelve basketfuls of broken pieces of bread and fish. And there were five thousand men who had eaten the loaves.`,
    },
    pause: "",
    reflection: `They haven’t had time to eat. Jesus sees it, and He plans a day off for them, in a boat, by themselves. It lasts as long as the crossing. When they land, there are thousands of people on the beach.

So here they are, twelve exhausted men at the end of a double shift, and He says the most annoying thing a supervisor can say: “You give them something to eat.”

They do the arithmetic for Him, and it comes to more than half a year’s wages. He asks what they have, and they go and count, and even the counting sounds tired. “Five—and two fish.” He never asks them for more than that. He looks up, blesses it and breaks it, and they carry it.

Mark has a good eye. He mentions that the grass was green, in a place that they’ve been calling desolate. And he mentions that twelve baskets were gathered up at the end, in front of twelve men who still hadn’t had their lunch.`,
    questions: ["What do you actually have, when you go and count?"],
    prayer: `Shepherd of people without one, I’m tired, and there are so many of them. They come to the counter and the clinic and the group chat, and what they need is real.

I’ve counted, and it isn’t enough, but You can have it: about forty minutes, a second language, and whatever is left in the account. Bless it, and break it, and show me where to begin carrying. And when it’s all been handed out, have the ones who carried it sit down on the green grass and be fed.`,
    carry: "",
  },
  {
    title: "Read aloud in His hometown",
    scripture: {
      reference: "Luke 4:14-22",
      verses: `Jesus returned to Galilee in the power of the Spirit, and the news about Him spread throughout the surrounding region. He taught in their synagogues and was glorified by everyone.

Then Jesus came to Nazareth, where He had been brought up. As was His custom, He entered the synagogue on the Sabbath. And when He stood up to read, the scroll of the prophet Isaiah was handed to Him. Unrolling it, He found the place where it was written: “The Spirit of the Lord is on Me, because He has anointed Me to preach good news to the poor. He has sent Me to proclaim liberty to the captives and recovery of sight to the blind, to release the oppressed, to proclaim the year of the Lord’s favor.”

Then He rolled up the scroll, returned it to the attendant, and sat down. The eyes of everyone in the synagogue were fixed on Him, and He began by saying, “Today this Scripture is fulfilled in your hearing.”

All spoke well of Him and marveled at the gracious words that came from His lips. “Isn’t this the son of Joseph?” they asked.`,
    },
    pause: "",
    reflection: `He comes out of the desert, goes home, and stands up to read. He asks for nothing and He preaches for one sentence. What’s striking is where He stops.

The passage He’s reading goes on. In the scroll the next words after “the year of the Lord’s favor” are about a day of vengeance (Isaiah 61:2), and whoever in that room knew the scroll was waiting for them, as anyone would who lived under soldiers. Jesus rolls up the scroll before He gets there. He hands it back and sits down, and says that this has happened today. For the moment they’re delighted with Him. By the end of the hour they’ll try to throw Him off a cliff, once it’s clear that the favor is for foreigners as well. That’s worth knowing about good news: we can love every word of it until we hear who else it’s for.`,
    questions: ["Who would you rather not see included in the year of the Lord’s favor?"],
    prayer: `Spirit of the Lord, You rested on Jesus, and He understood what He’d been sent to do. Send me as well, even if it’s only across the street.

Good news for the poor, Lord, in rent that can be paid. Liberty for captives, for the innocent and for the sorry, and for the man who’s done thirty years. Sight, and release, and a year of Your favor that doesn’t stop at the border.

When I’d rather read on to the vengeance, close the scroll for me. I trust You with the rest of the page.`,
    carry: "",
  },
];
