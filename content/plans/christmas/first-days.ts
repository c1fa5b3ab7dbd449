import type { GuidedDay } from "../plan";

/** December 25 to 30. */
export const firstDays: readonly GuidedDay[] = [
  {
    title: "The ones who went to look",
    scripture: {
      reference: "Luke 2:10-20",
      verses: `But the angel said to them, “Do not be afraid! For behold, I bring you good news of great joy that will be for all the people: Today in the city of David a Savior has been born to you. He is Christ the Lord! And this will be a sign to you: You will find a baby wrapped in swaddling cloths and lying in a manger.”

And suddenly there appeared with the angel a great multitude of the heavenly host, praising God and saying: “Glory to God in the highest, and on earth peace to men on whom His favor rests!” When the angels had left them and gone into heaven, the shepherds said to one another, “Let us go to Bethlehem and see this thing that has happened, which the Lord has made known to us.”

So they hurried off and found Mary and Joseph and the Baby, who was lying in the manger. After they had seen the Child, they spread the message they had received about Him. And all who heard it were amazed at what the shepherds said to them. But Mary treasured up all these things and pondered them in her heart. The shepherds returned, glorifying and praising God for all they had heard and seen, which was just as the angel had told them.`,
    },
    reflection: `The sky fills with singing, and then it’s dark again, and a few astonished shepherds are left standing there among the animals. They could have discussed it until sunrise. Instead they said, “Let us go to Bethlehem and see this thing that has happened,” and they hurried. What they found was exactly what they’d been told and also very ordinary: two people far from home, and a newborn in a feed trough.

Luke shows two ways of having Christmas. The shepherds tell it to anyone who’ll stand still, all the way back to work. Mary, who could tell it best, says nothing at all. She “treasured up all these things and pondered them in her heart.”

So if your day is loud, you’re in good company, and if it’s you and a television, so are you. The only thing the shepherds did that you might want to copy is that they went and looked.`,
    questions: ["If you could stand in that stable for a minute, what would you look at first?"],
    prayer: `Jesus, it’s Your birthday, and I’ve heard the story so often that I could walk right past You. Slow me down.

I haven’t prepared a present, and no angel woke me up. I’m not even certain what I am this morning, grateful or lonely or simply exhausted, but I’ve come over to see, and here You are with Your eyes still closed, King of heaven, needing to be fed every three hours.

Glory to God in the highest. Peace to the people I love, and to the ones I’ve quit talking to. I’d like to stay here beside the manger for a while, saying nothing at all.`,
    carry: "I don’t have to feel it; I can go and look.",
  },
  {
    title: "The coats at Saul’s feet",
    needsHelpLines: true,
    scripture: {
      reference: "Acts 7:51-60",
      verses: `You stiff-necked people with uncircumcised hearts and ears! You always resist the Holy Spirit, just as your fathers did. Which of the prophets did your fathers fail to persecute? They even killed those who foretold the coming of the Righteous One. And now you are His betrayers and murderers—you who received the law ordained by angels, yet have not kept it.

On hearing this, the members of the Sanhedrin were enraged, and they gnashed their teeth at him. But Stephen, full of the Holy Spirit, looked intently into heaven and saw the glory of God and Jesus standing at the right hand of God. “Look,” he said, “I see heaven open and the Son of Man standing at the right hand of God.”

At this they covered their ears, cried out in a loud voice, and rushed together at him. They dragged him out of the city and began to stone him. Meanwhile the witnesses laid their garments at the feet of a young man named Saul. While they were stoning him, Stephen appealed, “Lord Jesus, receive my spirit.” Falling on his knees, he cried out in a loud voice, “Lord, do not hold this sin against them.” And when he had said this, he fell asleep.`,
    },
    reflection: `Twenty-four hours after the manger, the church remembers a killing. Stephen was one of seven men chosen to see that Greek-speaking widows got their fair share of the bread. On trial for his life, he talks to his own people as their own prophets used to, without softening anything, and it costs him.

Look at two details. Nearly everywhere else the New Testament pictures Jesus seated at God’s right hand, and here He’s standing, as you’d stand up for a friend who is walking in. And over at the side, guarding the coats, there’s a young man called Saul. Nothing in the scene suggests that he’s listening. Before long he’ll be preaching the faith he tried to stamp out.

Stephen forgave his attackers when he had no way of escaping them. If you can get away from a person who’s hurting you, go: God doesn’t ask you to stay there and be brave.`,
    questions: ["Is there a true thing that you’ve been too careful to say out loud?"],
    prayer: `Lord Jesus, You stood up for Stephen. Stand up for every believer who’s on trial today because of Your name, in countries I could find on a map and in ones I couldn’t.

Make me honest, and keep me from enjoying it too much, because whenever I’m right I get loud, and then I’d rather win an argument than love an enemy.

I’m praying for the person holding the coats, too, the one I’ve written off, who seems to approve of everything I despise. You had plans for Saul that none of his victims could have imagined. I can’t see anything like that from here, so I’m leaving it with You, and asking You to stay close to everyone who’s being hurt in the meantime.`,
    carry: "Jesus stands up for His own.",
  },
  {
    title: "Heard, seen, and touched",
    scripture: {
      reference: "1 John 1:1-10",
      verses: `That which was from the beginning, which we have heard, which we have seen with our own eyes, which we have gazed upon and touched with our own hands—this is the Word of life. And this is the life that was revealed; we have seen it and testified to it, and we proclaim to you the eternal life that was with the Father and was revealed to us.

We proclaim to you what we have seen and heard, so that you also may have fellowship with us. And this fellowship of ours is with the Father and with His Son, Jesus Christ. We write these things so that our joy may be complete. And this is the message we have heard from Him and announce to you: God is light, and in Him there is no darkness at all. If we say we have fellowship with Him yet walk in the darkness, we lie and do not practice the truth. But if we walk in the light as He is in the light, we have fellowship with one another, and the blood of Jesus His Son cleanses us from all sin.

If we say we have no sin, we deceive ourselves, and the truth is not in us. If we confess our sins, He is faithful and just to forgive us our sins and to cleanse us from all unrighteousness. If we say we have not sinned, we make Him out to be a liar, and His word is not in us.`,
    },
    reflection: `The church gives this day to the apostle John and reads the letter that carries his name. It begins with four verbs. Take them one at a time.

“Heard.” There was a voice, with a Galilean accent that people in the capital made fun of.

“Seen with our own eyes.” And they were tired eyes, fishermen’s eyes, that had been up all night.

“Gazed upon.” Longer than a glance: the look you give a sleeping child, or a friend across a hospital room.

“Touched with our own hands.” He could be handed a cup. He could be held up when He stumbled.

Some teachers were saying that God would never come so close to skin and sweat, so the letter insists on it four times. Then it goes straight on to explain how we can live near Him, which is without pretending. Light shows the dust, certainly, but it’s in that same light that He forgives us, and He isn’t surprised by what He finds there.`,
    questions: [
      "Which of the four would you most have wanted: to hear, to see, to gaze, or to touch?",
    ],
    prayer: `Word of life, they got to hear You laughing, and all I have is a page. I’m a little jealous, to be honest, but I’m thankful they wrote it down, so that our happiness, theirs and mine together, might be complete.

You’re light, with no dark corner in You anywhere. There’s one in me, and I’ll tell You what I’m hiding in it: something I did last week, which I’ve been carefully explaining to myself ever since.

Forgive me, Lord. You’ve promised that You’re faithful to do it, and I’m going to believe You before I feel any different. Teach me to live with the blinds up, among people who know me as I am.`,
    carry: "I can stop pretending; the light is kind.",
  },
  {
    title: "Rachel is still crying",
    needsHelpLines: true,
    scripture: {
      reference: "Matthew 2:16-23",
      verses: `When Herod saw that he had been outwitted by the Magi, he was filled with rage. Sending orders, he put to death all the boys in Bethlehem and its vicinity who were two years old and under, according to the time he had learned from the Magi. Then what was spoken through the prophet Jeremiah was fulfilled: “A voice is heard in Ramah, weeping and great mourning, Rachel weeping for her children and refusing to be comforted, because they are no more.”

After Herod died, an angel of the Lord appeared in a dream to Joseph in Egypt. “Get up!” he said. “Take the Child and His mother and go to the land of Israel, for those seeking the Child’s life are now dead.” So Joseph got up, took the Child and His mother, and went to the land of Israel. But when he learned that Archelaus was reigning in Judea in place of his father Herod, he was afraid to go there. And having been warned in a dream, he withdrew to the district of Galilee, and he went and lived in a town called Nazareth. So was fulfilled what was spoken through the prophets: “He will be called a Nazarene.”`,
    },
    pause:
      "If a child of yours has died, you may leave this page for another day. You’ve done nothing wrong by skipping it.",
    reflection: `This is the day of the Holy Innocents. Matthew could have left it out. He tells us that a frightened king gave an order, and he’s careful how he says it. Twice in this chapter his Greek tells us that a thing happened in order that a prophecy might come true. Here he won’t write that. He only writes that then the old words were fulfilled. God did not want this. Herod did.

For words, Matthew goes to Jeremiah, and finds a mother who is “refusing to be comforted, because they are no more.” He doesn’t correct her. Scripture has held that refusal open for two and a half thousand years: for the child who lived an hour, for the one who never drew breath, for the ones killed by bombs, by a car, by an illness with a long name, by despair.

The boy who got away would go back to that country, and a Roman governor would have Him killed there. That isn’t an explanation, and nothing on this page is one. It does mean that when you cry to God about a dead child, you’re talking to a Father who watched His own Son die.`,
    questions: ["Is there a child whose name you’d like to say aloud today?"],
    prayer: `God, this is about the children.

The ones in Bethlehem, whose names weren’t kept. The ones whose names are on a bracelet, on a stone, in a drawer with a hospital hat. Each of them is known to You.

I’m not going to tell You that it was for the best, because I don’t believe it was. Their mothers and fathers are still counting birthdays, and they’re tired of hearing that time heals everything.

Stay with them. Stop whoever is about to give another order like Herod’s. And hold the children, Lord, as we couldn’t go on holding them, until there’s no more crying anywhere.`,
  },
  {
    title: "Papers in a freezer bag",
    scripture: {
      reference: "Hosea 11:1-9",
      verses: `When Israel was a child, I loved him, and out of Egypt I called My son. But the more I called Israel, the farther they departed from Me. They sacrificed to the Baals and burned incense to carved images. It was I who taught Ephraim to walk, taking them by the arms, but they never realized that it was I who healed them. I led them with cords of kindness, with ropes of love; I lifted the yoke from their necks and bent down to feed them. Will they not return to the land of Egypt and be ruled by Assyria because they refused to repent? A sword will flash through their cities; it will destroy the bars of their gates and consume them in their own plans. My people are bent on turning from Me. Though they call to the Most High, He will by no means exalt them. How could I give you up, O Ephraim? How could I surrender you, O Israel? How could I make you like Admah? How could I treat you like Zeboiim? My heart is turned within Me; My compassion is stirred! I will not execute the full fury of My anger; I will not destroy Ephraim again. For I am God and not man—the Holy One among you—and I will not come in wrath.`,
    },
    reflection: `Joseph woke Mary up in the middle of the night, and they left for Egypt (Matthew 2:14). Matthew gives it one sentence. Families who’ve done it can fill in the rest: which child you carry and which one can walk, the papers in a freezer bag, the phone turned off, the aunt who wouldn’t come. You tell the little one that it’s an adventure.

When Matthew looks for words, he remembers Hosea: “out of Egypt I called My son.” Hosea was talking about all Israel, long before. It’s God’s own voice in that poem, and God sounds like a parent going through old photographs. I taught him to walk. I held him up by the arms. Then comes the grief, because the child grew up and wouldn’t come home, and there’s terrible anger, and a sword. And in the middle of the anger God stops, and asks, “How could I give you up?”

So Jesus goes down that road to Egypt too, as if He meant to walk through the whole life of God’s people from the beginning, and this time come home.`,
    questions: ["Who near you had to leave a country, and have you ever heard how?"],
    prayer: `Father, You bend down to feed us. I’ve seldom thought of You with Your sleeves rolled up, teaching someone to walk.

Your Son was a refugee before He could talk. So I pray for those who are on the road today with children: at borders, in boats, in the back seat with everything they own. I’m asking for clean water, for an honest official, and for somewhere safe to lie down. Where my country is the one they’re hoping to reach, make us generous, or at least make us decent.

And I’m thankful that You never gave me up, although there were years when You might have. Your compassion was stirred instead, and I’m still here, still Yours, and I’ve hardly ever mentioned it.`,
    carry: "God taught me to walk, and He isn’t giving me up.",
  },
  {
    title: "Two pigeons and an old man",
    scripture: {
      reference: "Luke 2:22-32",
      verses: `And when the time of purification according to the Law of Moses was complete, His parents brought Him to Jerusalem to present Him to the Lord (as it is written in the Law of the Lord: “Every firstborn male shall be consecrated to the Lord”), and to offer the sacrifice specified in the Law of the Lord: “A pair of turtledoves or two young pigeons.”

Now there was a man in Jerusalem named Simeon, who was righteous and devout. He was waiting for the consolation of Israel, and the Holy Spirit was upon him. The Holy Spirit had revealed to him that he would not see death before he had seen the Lord’s Christ. Led by the Spirit, he went into the temple courts. And when the parents brought in the child Jesus to do for Him what was customary under the Law, Simeon took Him in his arms and blessed God, saying: “Sovereign Lord, as You have promised, You now dismiss Your servant in peace. For my eyes have seen Your salvation, which You have prepared in the sight of all people, a light for revelation to the Gentiles, and for glory to Your people Israel.”`,
    },
    reflection: `The law asked for a lamb, or for two pigeons if you couldn’t afford one (Leviticus 12:8). They brought the pigeons.

Nothing changes in the country that morning. The taxes are still due, and the soldiers are still on the wall of the fortress, looking down into the temple courtyard. All that happens is that Simeon, who’s been promised that he’ll live to see God’s salvation, gets to hold it for a minute or two, and it weighs about ten pounds. He’s satisfied. He tells God that he’s ready to go.`,
    questions: ["What have you been waiting to see before you’d call your life complete?"],
    prayer: `Lord, I keep telling You exactly what it would take. A steady job, a different diagnosis, a certain phone call, one real apology, and then I’d be at peace, and I could say that it’s been enough.

Simeon was given a few minutes with somebody else’s baby, and he blessed You for it. I’m nowhere near that contented, as You’ll have noticed, and I’m not pretending to be.

Thank You for the small weights I’ve been allowed to hold. Thank You for the light that was meant for the whole world and has come as far as me. Be near the people who are close to the end of their waiting, in nursing homes and in hospice rooms, and as You have promised, let them go in peace.`,
    carry: "He held God’s rescue for a minute, and it was enough.",
  },
];
