import type { GuidedDay } from "../plan";

/** Thirst: the Samaritan woman, and others who needed water. */
export const week3: readonly GuidedDay[] = [
  {
    title: "Give Me a drink",
    scripture: {
      reference: "John 4:5-15",
      verses: `So He came to a town of Samaria called Sychar, near the plot of ground that Jacob had given to his son Joseph. Since Jacob’s well was there, Jesus, weary from His journey, sat down by the well. It was about the sixth hour.

When a Samaritan woman came to draw water, Jesus said to her, “Give Me a drink.” (His disciples had gone into the town to buy food.) “You are a Jew,” said the woman. “How can You ask for a drink from me, a Samaritan woman?” (For Jews do not associate with Samaritans.)

Jesus answered, “If you knew the gift of God and who is asking you for a drink, you would have asked Him, and He would have given you living water.”

“Sir,” the woman replied, “You have nothing to draw with and the well is deep. Where then will You get this living water? Are You greater than our father Jacob, who gave us this well and drank from it himself, as did his sons and his livestock?”

Jesus said to her, “Everyone who drinks this water will be thirsty again. But whoever drinks the water I give him will never thirst. Indeed, the water I give him will become in him a fount of water springing up to eternal life.” The woman said to Him, “Sir, give me this water so that I will not get thirsty and have to keep coming here to draw water.”`,
    },
    pause: "Drink a glass of water slowly, and notice the moment when your thirst goes.",
    reflection: `It begins with Jesus needing something. He’s been walking since morning, it’s about noon, and He has no bucket. “Give Me a drink,” He says to a woman from the other side, who has every reason to ask what He thinks He’s doing.

We tend to picture ourselves on the giving end of a story like this. We’ve got the living water, and we’re bringing it to the thirsty. But He opens by putting Himself in her debt. When a volunteer hands out sandwiches under a bridge, there’s kindness in it, and there’s also a difference in height. When the same volunteer says that she’s freezing and could she stand by your fire, they’re two people with one fire. So the woman is standing up straight when she answers Him. She teases Him a little about the bucket. She asks Him whether He thinks He’s greater than Jacob. It’s one of the longest conversations that He has with anyone, and it was made possible by His being thirsty.`,
    questions: ["Who have you only ever helped, and what could you ask them for?"],
    prayer: `Jesus, tired at the well, thank You for not arriving as a benefactor. You sat down in the heat and asked for something, and the whole conversation came out of that.

I’m thirsty, too, in a way that I’ve been covering up with coffee and overtime and the next item on the list. I keep returning to the same wells, and they’re good wells, and by evening I’m dry. So I’m asking You for it plainly, as she did, even though I only half understand what I’m asking for.`,
    carry: "",
  },
  {
    title: "No husband",
    scripture: {
      reference: "John 4:16-26",
      verses: `Jesus told her, “Go, call your husband and come back.” “I have no husband,” the woman replied.

Jesus said to her, “You are correct to say that you have no husband. In fact, you have had five husbands, and the man you now have is not your husband. You have spoken truthfully.”

“Sir,” the woman said, “I see that You are a prophet. Our fathers worshiped on this mountain, but you Jews say that the place where one must worship is in Jerusalem.”

“Believe Me, woman,” Jesus replied, “a time is coming when you will worship the Father neither on this mountain nor in Jerusalem. You worship what you do not know; we worship what we do know, for salvation is from the Jews. But a time is coming and has now come when the true worshipers will worship the Father in spirit and in truth, for the Father is seeking such as these to worship Him. God is Spirit, and His worshipers must worship Him in spirit and in truth.”

The woman said, “I know that Messiah” (called Christ) “is coming. When He comes, He will explain everything to us.” Jesus answered, “I who speak to you am He.”`,
    },
    pause: "",
    reflection: `For centuries preachers have known exactly what was wrong with her. The passage doesn’t say. In that country a woman didn’t usually end a marriage; she was widowed, or she was sent away. Five times it had happened, and the sixth man hadn’t married her.

Jesus tells her that He’s aware of it, and then, unlike nearly everyone since, He leaves the subject alone. He doesn’t tell her to go and sin no more, and there isn’t a word of blame.

What she wants to discuss is theology. She raises the great dispute between her people and His, which mountain is the right one, and He takes her question as seriously as any question in the gospel. He tells her that God is looking for people who’ll worship “in spirit and in truth.” Then He says to her what He hasn’t said to the scholars: “I who speak to you am He.”

It may be that you, too, have been reduced to the one thing that people think they know about you. He knows that thing, and He’d like to hear what you think about God.`,
    questions: ["What would you ask Jesus about, if your past weren’t the subject?"],
    prayer: `God who is Spirit, You aren’t kept on any mountain, and neither am I. I thank You for her good mind, and for how long Jesus stayed in that conversation. Whatever has been said about me, You’ve understood the whole of it from the beginning, and You haven’t made it the subject. So I’ll ask You what I’ve always wanted to ask, and I’ll wait for an answer, and while I wait I’ll worship You, in spirit and in truth.`,
    carry: "",
  },
  {
    title: "She left the jar",
    scripture: {
      reference: "John 4:27-42",
      verses: `Just then His disciples returned and were surprised that He was speaking with a woman. But no one asked Him, “What do You want from her?” or “Why are You talking with her?”

Then the woman left her water jar, went back into the town, and said to the people, “Come, see a man who told me everything I ever did. Could this be the Christ?” So they left the town and made their way toward Jesus. Meanwhile the disciples urged Him, “Rabbi, eat something.” But He told them, “I have food to eat that you know nothing about.”

So the disciples asked one another, “Could someone have brought Him food?” Jesus explained, “My food is to do the will of Him who sent Me and to finish His work. Do you not say, ‘There are still four months until the harvest’? I tell you, lift up your eyes and look at the fields, for they are ripe for harvest. Already the reaper draws his wages and gathers a crop for eternal life, so that the sower and the reaper may rejoice together. For in this case the saying ‘One sows and another reaps’ is true. I sent you to reap what you have not worked for; others have done the hard work, and now you have taken up their labor.”

Many of the Samaritans from that town believed in Jesus because of the woman’s testimony, “He told me everything I ever did.” So when the Samaritans came to Him, they asked Him to stay with them, and He stayed two days. And many more believed because of His message. They said to the woman, “We now believe not only because of your words; we have heard for ourselves, and we know that this man truly is the Savior of the world.”`,
    },
    pause: "",
    reflection: `Disciples come up one side of the hill with groceries, and they’re embarrassed. A woman goes down the other side without her jar, because you can’t run with it, and she’s got news. “Could this be the Christ?” She asks it as a question. She leaves them room.

In Hong Kong on a Sunday, thousands of women from the Philippines sit on flattened cardboard under the overpasses, for it’s their one day off from other people’s homes. They share food and cut each other’s hair, and here and there a circle is singing, and one of them, who hasn’t been to any seminary, opens a Bible on her knees. Congregations have started that way. When a pastor finally arrives, he finds out, as the disciples did at Sychar, that other people had been working in the field before him.

The townspeople give her the best review a preacher can get. They say that they don’t need her word for it any longer, because they’ve heard Him for themselves.`,
    questions: ["Who did the hard work before you arrived?"],
    prayer: `Lord of the harvest, I was late to the field, and it was green when I got there. Thank You for the ones who had been at it for years: a Sunday school teacher with a flannel board, a roommate who never pushed, a great-grandmother I know only from a photograph.

Strengthen the people who tell it without permission, far from their own children, in kitchens that aren’t theirs, and keep them safe from those who employ them. And if I’ve been clutching a jar, I’ll put it down and run.`,
    carry: "Come and see, and then hear Him for yourself.",
  },
  {
    title: "He struck it twice",
    scripture: {
      reference: "Numbers 20:2-12",
      verses: `Now there was no water for the congregation, so they gathered against Moses and Aaron. The people quarreled with Moses and said, “If only we had perished with our brothers before the LORD! Why have you brought the LORD’s assembly into this wilderness for us and our livestock to die here? Why have you led us up out of Egypt to bring us to this wretched place? It is not a place of grain, figs, vines, or pomegranates—and there is no water to drink!”

Then Moses and Aaron went from the presence of the assembly to the entrance to the Tent of Meeting. They fell facedown, and the glory of the LORD appeared to them. And the LORD said to Moses, “Take the staff and assemble the congregation. You and your brother Aaron are to speak to the rock while they watch, and it will pour out its water. You will bring out water from the rock and provide drink for the congregation and their livestock.”

So Moses took the staff from the LORD’s presence, just as he had been commanded. Then Moses and Aaron gathered the assembly in front of the rock, and Moses said to them, “Listen now, you rebels, must we bring you water out of this rock?” Then Moses raised his hand and struck the rock twice with his staff, so that a great amount of water gushed out, and the congregation and their livestock were able to drink.

But the LORD said to Moses and Aaron, “Because you did not trust Me to show My holiness in the sight of the Israelites, you will not bring this assembly into the land that I have given them.”`,
    },
    pause: "",
    reflection: `His sister has just died. It’s in the verse before our reading begins: Miriam died and was buried there (Numbers 20:1). There’s no mention of a day off, and the next thing to reach Moses is a crowd at his tent, saying what they’ve said for forty years.

God tells him to speak to the rock. He hits it, twice, and shouts at them, and asks, “must we bring you water?” We. Somewhere in those years the work has become his, and so have the complaints. If you lead anything, or nurse, or teach seventh grade, you’ve probably heard that “we” come out of your own mouth, at the end of a bad week in which you hadn’t yet been allowed to cry.

The sentence is severe, and there’s no use in pretending that it isn’t. He won’t be the one to take them in.

But notice what God does before He says so. The water gushes out. The people drink, and the animals drink, and no one goes thirsty because the leader was grieving and came apart.`,
    questions: ["What have you lost that you haven’t had a day to mourn?"],
    prayer: `I pray today for those who are worn out from looking after people, and who’ve been strong for so long that no one thinks to ask them how they are.

Where we’ve come to think that it’s our water, forgive us. Where we’ve shouted at the thirsty because we were grieving, forgive us for that as well, and send us somewhere to grieve.

Thank You, holy God, that the ones who depend on us aren’t left to our moods. You made the rock open in spite of Moses. Do it in spite of me, and then teach me to speak softly to stones.`,
    carry: "",
  },
  {
    title: "Deep calls to deep",
    needsHelpLines: true,
    scripture: {
      reference: "Psalm 42:1-11",
      verses: `As the deer pants for streams of water, so my soul longs after You, O God. My soul thirsts for God, the living God. When shall I come and appear in God’s presence? My tears have been my food both day and night, while men ask me all day long, “Where is your God?” These things come to mind as I pour out my soul: how I walked with the multitude, leading the festive procession to the house of God with shouts of joy and praise.

Why are you downcast, O my soul? Why the unease within me? Put your hope in God, for I will yet praise Him for the salvation of His presence.

O my God, my soul despairs within me. Therefore I remember You from the land of Jordan and the peaks of Hermon—even from Mount Mizar. Deep calls to deep in the roar of Your waterfalls; all Your breakers and waves have rolled over me. The LORD decrees His loving devotion by day, and at night His song is with me as a prayer to the God of my life.

I say to God my Rock, “Why have You forgotten me? Why must I walk in sorrow because of the enemy’s oppression?” Like the crushing of my bones, my enemies taunt me, while they say to me all day long, “Where is your God?”

Why are you downcast, O my soul? Why the unease within me? Put your hope in God, for I will yet praise Him, my Savior and my God.`,
    },
    pause: "",
    reflection: `This is a psalm by a person who can’t get to church and can’t stop crying. It’s worth watching what he does, in case you need it at some point.

He says what he’s thirsty for, and doesn’t settle for a smaller word.

He lets the tears count as food, since he’s had nothing else.

He remembers one good day in detail: the crowd, the procession, the noise.

He talks to himself, as you’d talk to a friend on the phone. “Why are you downcast, O my soul?” It’s a real question, and he waits.

He complains to God, using the word “forgotten.”

He tells himself again to hope, in nearly the same words, because the first time didn’t take.

It doesn’t end well or badly. It ends on the line he’s holding on to. If your own night has gone on too long for a psalm, call a doctor as well as praying it. He’d have asked for help from anyone who had some.`,
    questions: ["Which of these six could you do today, if you did only one?"],
    prayer: `As the deer, O God. I used to think that was a pretty picture, and now I know it’s an animal in trouble. All Your waves have gone over me. I can’t remember when I last sang anything, and people ask me politely where You are. I don’t have an answer for them, but I still have the question, and I’m bringing it to You, so that must count for something.

Soul, hope in God. I’ll say it again tomorrow, whether or not it has begun to work. One day I expect to praise You, my Savior and my God.`,
    carry: "",
  },
  {
    title: "Come and buy, it’s free",
    scripture: {
      reference: "Isaiah 55:1-11",
      verses: `“Come, all you who are thirsty, come to the waters; and you without money, come, buy, and eat! Come, buy wine and milk without money and without cost! Why spend money on that which is not bread, and your labor on that which does not satisfy? Listen carefully to Me, and eat what is good, and your soul will delight in the richest of foods. Incline your ear and come to Me; listen, so that your soul may live. I will make with you an everlasting covenant—My loving devotion promised to David. Behold, I have made him a witness to the nations, a leader and commander of the peoples. Surely you will summon a nation you do not know, and nations who do not know you will run to you. For the LORD your God, the Holy One of Israel, has bestowed glory on you.”

Seek the LORD while He may be found; call on Him while He is near. Let the wicked man forsake his way and the unrighteous man his thoughts; let him return to the LORD, that He may have compassion, and to our God, for He will freely pardon.

“For My thoughts are not your thoughts, neither are your ways My ways,” declares the LORD. “For as the heavens are higher than the earth, so My ways are higher than your ways and My thoughts than your thoughts. For just as rain and snow fall from heaven and do not return without watering the earth, making it bud and sprout, and providing seed to sow and food to eat, so My word that proceeds from My mouth will not return to Me empty, but it will accomplish what I please, and it will prosper where I send it.”`,
    },
    pause: "",
    reflection: `You can hear this cry in any hot city. At the long light on the avenue, the water man walks between the lanes with a cooler on his shoulder: agua, agua, agua fría. In a dry country the water sellers of Isaiah’s time had a shout of their own, and the prophet borrows it and puts it into the mouth of God. “Come, all you who are thirsty.”

Only the price is wrong. God is the worst salesman on the street. He’s calling out to the people with no money, and He’s selling wine and milk as well, and it’s all free, and He seems to be afraid that we’ll walk past because we’ve spent everything at the other stand on something that isn’t bread. His reason comes later, in the line about thoughts. It’s often quoted when a thing can’t be explained, but look at what it follows: “He will freely pardon.” That’s the thought of His that is so much higher than ours.`,
    questions: ["What have you been spending yourself on that doesn’t feed you?"],
    prayer: `I heard You calling between the lanes, Lord, and I almost didn’t roll down the window, because I assumed there would be a catch. I’ve paid so much for what isn’t bread, in hours, and in sleep, and in the good opinion of people whom I don’t even like. Now my pockets are empty, and You tell me that this is the correct amount.

Rain on us, Word of God, as on any field that’s been cracked since August, and don’t return empty.`,
    carry: "",
  },
  {
    title: "When did we see You?",
    scripture: {
      reference: "Matthew 25:31-40",
      verses: `When the Son of Man comes in His glory, and all the angels with Him, He will sit on His glorious throne. All the nations will be gathered before Him, and He will separate the people one from another, as a shepherd separates the sheep from the goats. He will place the sheep on His right and the goats on His left.

Then the King will say to those on His right, ‘Come, you who are blessed by My Father, inherit the kingdom prepared for you from the foundation of the world. For I was hungry and you gave Me something to eat, I was thirsty and you gave Me something to drink, I was a stranger and you took Me in, I was naked and you clothed Me, I was sick and you looked after Me, I was in prison and you visited Me.’

Then the righteous will answer Him, ‘Lord, when did we see You hungry and feed You, or thirsty and give You something to drink? When did we see You a stranger and take You in, or naked and clothe You? When did we see You sick or in prison and visit You?’

And the King will reply, ‘Truly I tell you, whatever you did for one of the least of these brothers of Mine, you did for Me.’`,
    },
    pause: "",
    reflection: `Everyone in this story is surprised. It isn’t as if the ones on the right had been doing it for Him. They’d simply brought soup to a neighbor, and driven a man to dialysis, and put money on a cousin’s books at the county jail so that he could buy socks. They don’t remember any of it as religious. “Lord, when did we see You?”

There are six things on the list, and none requires a degree. Food, drink, a welcome, clothes, a sickbed, a prison visit. Two of the six are only a matter of showing up.

You might take one of them this week, the one you’d be least likely to think of. And if you’re on the receiving end right now, hungry or undocumented or sick or locked up, hear who He says that you are. He doesn’t say that you’re like Him. “You did for Me,” He says.`,
    questions: ["Which of the six have you received, and who brought it?"],
    prayer: `King with no shoes on, I’ve probably walked past You this week. I had my earbuds in. I’m not asking to feel guilty, for I’ve done that, and it didn’t clothe anyone. I’m asking for eyes, and for a free afternoon, and for the nerve to knock.

Bless the woman who fed me when I was nineteen and broke, and the stranger who stayed in the emergency room until my sister came. They’d be astonished at what You’re going to say to them. Come in Your glory soon, Lord Jesus, and meanwhile come as You like.`,
    carry: "Somewhere near me He’s waiting to be visited.",
  },
];
