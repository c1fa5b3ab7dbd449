import type { GuidedDay } from "../plan";

/** Love: the road, the temple, the Word, and the night itself; then what years have between that have more days. */
export const week4: readonly GuidedDay[] = [
  {
    title: "Quieted and sung over",
    scripture: {
      reference: "Zephaniah 3:14-20",
      verses: `Sing for joy, O Daughter of Zion; shout aloud, O Israel! Be glad and rejoice with all your heart, O Daughter of Jerusalem! The LORD has taken away your punishment; He has turned back your enemy. Israel’s King, the LORD, is among you; no longer will you fear any harm.

On that day they will say to Jerusalem: “Do not fear, O Zion; do not let your hands fall limp. The LORD your God is among you; He is mighty to save. He will rejoice over you with gladness; He will quiet you with His love; He will rejoice over you with singing.”

“I will gather those among you who grieve over the appointed feasts, so that you will no longer suffer reproach. Behold, at that time, I will deal with all who afflict you. I will save the lame and gather the scattered; and I will appoint praise and fame for the disgraced throughout the earth. At that time I will bring you in; yes, at that time I will gather you. For I will give you fame and praise among all the peoples of the earth when I restore your captives before your very eyes,” says the LORD.`,
    },
    pause: "Put a hand over your heart until you can feel it beat. Someone is glad that it does.",
    reflection: `Most of Zephaniah is thunder. Then, almost at the end, God sings, as He does on hardly another page of the Bible. Just before the song comes an odd little phrase: “He will quiet you with His love.”

The Hebrew is hard, and people have puzzled over it for a long time. Some hear that God Himself falls quiet, the way love runs out of words, while others hear that He’s quieting us, and you’ve probably seen how that’s done. A child has woken up from a nightmare, and someone big comes in, sits down on the edge of the bed, and doesn’t explain how nightmares work. There’s a hand on the back and a low tune with hardly any words to it, and by and by the breathing slows.

We spend a good part of December making music for God. It’s lovely music, and He likes it, but in this passage He goes first. He’s glad about you before you’ve sung a note. The lame and the scattered are brought in, and the ones who were disgraced hear their own names in the song. What if you were quiet tonight, just long enough to catch the melody?`,
    questions: [
      "How do you picture God’s face when He looks at you?",
      "What noise could you turn off tonight, for ten minutes?",
    ],
    prayer: `Quiet me, Father. I’ve been noisy all day, even when I wasn’t talking.

I’m told that You rejoice over me, and I find that hard to take in, because I keep waiting for the part where You bring up what I’ve done. So I’ll sit here on the edge of the bed, and I won’t argue.

Love like Yours came all the way down in Jesus, and it hasn’t gone home. My shoulders can drop, because the people I worry about are in Your arms, and today they don’t need mine. Sing, and I’ll listen until I’m asleep.`,
    carry: "God sang over me before I’d sung a note.",
  },
  {
    title: "The long way there",
    scripture: {
      reference: "Isaiah 35:1-10",
      verses: `The wilderness and the dry land will be glad; the desert will rejoice and blossom like a rose. It will bloom profusely and rejoice with joy and singing. The glory of Lebanon will be given to it, the splendor of Carmel and Sharon. They will see the glory of the LORD, the splendor of our God.

Strengthen the limp hands and steady the feeble knees! Say to those with anxious hearts: “Be strong, do not fear! Behold, your God will come with vengeance. With divine retribution He will come to save you.”

Then the eyes of the blind will be opened and the ears of the deaf unstopped. Then the lame will leap like a deer and the mute tongue will shout for joy. For waters will gush forth in the wilderness, and streams in the desert. The parched ground will become a pool, the thirsty land springs of water. In the haunt where jackals once lay, there will be grass and reeds and papyrus.

And there will be a highway called the Way of Holiness. The unclean will not travel it—only those who walk in the Way—and fools will not stray onto it. No lion will be there, and no vicious beast will go up on it. Such will not be found there, but the redeemed will walk upon it. So the redeemed of the LORD will return and enter Zion with singing, crowned with everlasting joy. Gladness and joy will overtake them, and sorrow and sighing will flee.`,
    },
    pause:
      "Think how far you’ve come this year, by whatever means. Let your body rest from it for a minute.",
    reflection: `Caesar wants a count of the whole empire, so everyone has to move. Luke gives the journey a single sentence (Luke 2:4). It takes days on foot, and Mary is nearly due. There’s no donkey in the story, by the way, although there may have been one, or there may have been only her feet.

The prophets had promised a road. Isaiah’s has flowers along it, and water, and no lions, and everyone on it is going home singing. What these two get is dust and stony hillsides and nights on the ground, and yet this is that road. The One who’ll open blind eyes is on it, under His mother’s heart, being jolted toward the village that Micah named long before (Micah 5:2).

It helps to know that a promise and a road can look so different. “Strengthen the limp hands,” says Isaiah, “and steady the feeble knees!” You’d only say that to travelers with a long way left. If your treatment, or your job search, or your way back to God is taking more days than you’ve got strength for, it doesn’t mean you took a wrong turn. They were exhausted, too, and they were nearly there.`,
    questions: [
      "What road are you on that’s taking longer than you thought?",
      "Whose knees could you steady before Christmas?",
    ],
    prayer: `God of the road, be with everyone who’s traveling today. Watch over truckers, and over nurses going in for the late shift, and families asleep on an airport floor. Go beside those who are running from war with one bag and a baby, while the world decides whether to let them in.

Stay close to the sick as they go back and forth to treatment, steady the knees of the old, and sit with the woman who’s due any day and frightened.

You were on the road, Jesus, before You were born. Bring us all in. Leave a light on somewhere, and someone at the door who makes room.`,
    carry: "Tired isn’t lost, and the road still leads home.",
  },
  {
    title: "Anna stayed",
    scripture: {
      reference: "Luke 2:25-38",
      verses: `Now there was a man in Jerusalem named Simeon, who was righteous and devout. He was waiting for the consolation of Israel, and the Holy Spirit was upon him. The Holy Spirit had revealed to him that he would not see death before he had seen the Lord’s Christ. Led by the Spirit, he went into the temple courts. And when the parents brought in the child Jesus to do for Him what was customary under the Law, Simeon took Him in his arms and blessed God, saying:

“Sovereign Lord, as You have promised, You now dismiss Your servant in peace. For my eyes have seen Your salvation, which You have prepared in the sight of all people, a light for revelation to the Gentiles, and for glory to Your people Israel.”

The Child’s father and mother were amazed at what was spoken about Him. Then Simeon blessed them and said to His mother Mary: “Behold, this Child is appointed to cause the rise and fall of many in Israel, and to be a sign that will be spoken against, so that the thoughts of many hearts will be revealed—and a sword will pierce your soul as well.”

There was also a prophetess named Anna, the daughter of Phanuel, of the tribe of Asher, who was well along in years. She had been married for seven years, and then was a widow to the age of eighty-four. She never left the temple, but worshiped night and day, fasting and praying. Coming forward at that moment, she gave thanks to God and spoke about the Child to all who were waiting for the redemption of Jerusalem.`,
    },
    pause: "Think of an old face that was kind to you once. Give thanks for it.",
    reflection: `She was married for seven years, and then he died, and then there was all the rest of it. Luke tells us that she’s eighty-four. That’s a very long time to be setting one plate. If you live alone, you already know more about Anna than most sermons do.

She could have turned bitter, and nobody would have blamed her, but she went to the temple and stayed. “Night and day,” Luke says. The priests must have gotten so used to her that they stepped around her. Year after year she prayed among people who were in and out within the hour, and as far as we know, nothing happened.

Then, on a day like all the others, two poor parents bring in a baby. Simeon gets there first, led by the Spirit, and already has the child in his arms, and a song, and a warning. Anna, “coming forward at that moment,” knows. At her age she becomes a messenger, and tells everyone who’s been waiting.

We’re reading this a little early, on purpose. While Mary and Joseph are still on the road, Anna’s in the temple, a few miles from Bethlehem, praying for something that’s very nearly here.`,
    questions: [
      "Who do you know who has been faithful for years without much notice?",
      "What would you like to be doing still when you’re eighty-four?",
    ],
    prayer: `For the ones who stayed, I thank You, Lord: for widows in the third row, and for men who open the church and sweep it. Thank You for whoever prayed for me by name before I’d ever prayed at all.

Thank You for Simeon’s arms, and for eyes that got to see. Thank You for a Savior small enough to hold.

I’m thankful even for some of the waiting, although I wouldn’t have chosen it, because it taught me to look up at the sound of a door. Holy Spirit, keep me looking. And when it’s time for me to be dismissed, may I go as Simeon did, in peace, with my arms full of Your promise.`,
    carry: "I’ll stay near the door, because the promise is close.",
  },
  {
    title: "A tent in the middle",
    scripture: {
      reference: "John 1:1-14",
      verses: `In the beginning was the Word, and the Word was with God, and the Word was God. He was with God in the beginning. Through Him all things were made, and without Him nothing was made that has been made. In Him was life, and that life was the light of men. The Light shines in the darkness, and the darkness has not overcome it.

There came a man who was sent from God. His name was John. He came as a witness to testify about the Light, so that through him everyone might believe. He himself was not the Light, but he came to testify about the Light.

The true Light, who gives light to everyone, was coming into the world. He was in the world, and though the world was made through Him, the world did not recognize Him. He came to His own, and His own did not receive Him. But to all who did receive Him, to those who believed in His name, He gave the right to become children of God—children born not of blood, nor of the desire or will of man, but born of God.

The Word became flesh and made His dwelling among us. We have seen His glory, the glory of the one and only Son from the Father, full of grace and truth.`,
    },
    pause: "Look at one thing the light is touching. Stay with it until you’ve really seen it.",
    reflection: `John doesn’t tell us about a manger. He goes back before Bethlehem, before David and Abraham and the first morning there ever was, and says that someone was already there. He calls Him the Word, and everything you can see from your window was made through Him, and so were you.

It’s a high beginning, like the view from an airplane. Then, in one short sentence, we land. “The Word became flesh and made His dwelling among us.” The Greek says something like pitched His tent. Long ago in the desert, when Israel lived in tents, God had told them to make one for Him, too, right in the middle of the camp, and wherever they went, He went.

Now He’s come closer than that. The One who made the stars is about to have a heartbeat. He’ll run a fever and get splinters, and He’ll be hungry at three in the morning, and someone will have to change Him. People often go looking for God by climbing up out of their own lives, and He’s been coming the other way the whole time. You may as well stay where you are, and put a light on.`,
    questions: [
      "What’s one thing about being human that you’re glad Jesus knows firsthand?",
      "Which part of your life would you rather He stayed out of?",
    ],
    prayer: `Word of God, before there was a world, You were there with the Father, and I worship You. Light from before the first morning, no darkness has ever been able to put You out.

You made the tree that the manger was cut from, and You made the girl who’d carry You. You knew what we were like, and You came.

I can’t think my way up to You, so thank You for coming down to the kitchen floor, where I am. Here’s my small room, Lord, with dishes and newspapers everywhere. Pitch Your tent right in the middle of it, full of grace, full of truth, and stay.`,
    carry: "God didn’t wait for me to climb; He came down.",
  },
  {
    title: "The night itself",
    scripture: {
      reference: "Luke 2:1-14",
      verses: `Now in those days a decree went out from Caesar Augustus that a census should be taken of the whole empire. This was the first census to take place while Quirinius was governor of Syria. And everyone went to his own town to register.

So Joseph also went up from Nazareth in Galilee to Judea, to the city of David called Bethlehem, since he was from the house and line of David. He went there to register with Mary, who was pledged to him in marriage and was expecting a child. While they were there, the time came for her Child to be born. And she gave birth to her firstborn, a Son. She wrapped Him in swaddling cloths and laid Him in a manger, because there was no room for them in the inn.

And there were shepherds residing in the fields nearby, keeping watch over their flocks by night. Just then an angel of the Lord stood before them, and the glory of the Lord shone around them, and they were terrified. But the angel said to them, “Do not be afraid! For behold, I bring you good news of great joy that will be for all the people: Today in the city of David a Savior has been born to you. He is Christ the Lord! And this will be a sign to you: You will find a baby wrapped in swaddling cloths and lying in a manger.”

And suddenly there appeared with the angel a great multitude of the heavenly host, praising God and saying: “Glory to God in the highest, and on earth peace to men on whom His favor rests!”`,
    },
    pause: "Put out all the lights but one. Let it be night for a minute.",
    reflection: `Nobody in this story is having the night they’d planned. Mary had surely hoped for her mother, Joseph for a bed, and the shepherds for dry weather and the same number of sheep in the morning.

And they’re the ones who get told. Jerusalem is asleep a few miles off, with a palace in it, and priests, and scholars who’ve been studying the prophets for years. The sky opens over some men who smell of sheep and are awake because someone has to be. “Do not be afraid!” says the angel, as angels keep having to. The news is for all the people, and then the sentence comes in very close: “a Savior has been born to you.”

To you. Hear it wherever you are: in a crowded living room or on a night shift, in a hospital chair, in an apartment with one stocking up, or in church, uncertain whether you believe it. Whether you’ve come all the way through Advent or opened this today, you’re in time.

Look for Him where they were told to look, down low, in something made for animals to eat from, wrapped up warm. He’s come, and for today you can just look.`,
    questions: [
      "Where will you be tonight, and can you hear the angel’s words in that place?",
      "Who else near you is awake, and needs to be told?",
    ],
    prayer: `Glory to You, God in the highest. I’m adding one small voice to all that sky.

You said that You would come, and You came. Jesus, son of Mary, Son of the Father, You’re my Savior and You can’t yet hold up Your head. I have nothing clever to say, and I only want to look at You.

Peace to this house, and to everyone who’s missing from it tonight. Peace to the ones who are working, and to whoever is crying in the next room. Spirit of God, settle on us like quiet over an open field. That’s all, for now. Glory to You, and thank You.`,
    carry: "He has come, and today I only have to look.",
  },
  {
    title: "Love went first",
    scripture: {
      reference: "1 John 4:7-14",
      verses: `Beloved, let us love one another, because love comes from God. Everyone who loves has been born of God and knows God. Whoever does not love does not know God, because God is love. This is how God’s love was revealed among us: God sent His one and only Son into the world, so that we might live through Him. And love consists in this: not that we loved God, but that He loved us and sent His Son as the atoning sacrifice for our sins.

Beloved, if God so loved us, we also ought to love one another. No one has ever seen God; but if we love one another, God remains in us, and His love is perfected in us. By this we know that we remain in Him, and He in us: He has given us of His Spirit. And we have seen and testify that the Father has sent His Son to be the Savior of the world.`,
    },
    pause:
      "Think of one time you were loved before you’d done anything to earn it. Stay with that for a moment.",
    reflection: `When John wrote this he’d been saying it for most of a lifetime, and his friends could probably have finished the sentence for him. Love comes from God. You might expect an argument next, or a warm feeling, but what follows is an event: God sent His Son into the world. To show what love is, John points at Bethlehem, and at the hill outside Jerusalem where the same life was given away.

Notice who moves first. It’s “not that we loved God, but that He loved us,” and the manger isn’t a reward for a world that had finally cleaned itself up. We hadn’t asked. Most people were busy that night, or asleep, and Love set out anyway.

So you don’t have to work up enough feeling for Christmas to be true. You’ve been loved already. “If God so loved us, we also ought to love one another” is simply what comes next: a call you’ve been putting off, a gentle answer in a crowded car. No one has ever seen God, says John. Still, the people you’re kind to may catch sight of Him.`,
    questions: [
      "Where did love reach you this year before you asked for it?",
      "Who could you be the first to call, or to forgive, by Christmas Day?",
    ],
    prayer: `You loved first, Father. Before I’d heard Your name You had made up Your mind about me, and You sent Your Son.

I’m sorry for the love I’ve held back until it was earned. I can think of the person as I pray, and so can You. Loosen my grip.

Holy Spirit, You’re the Father’s gift to us, so make Your home in us. When the old quarrel comes up over the holidays, help me be the one who bends, and kindly. Be close to people who’ve hardly ever been loved well, and let them learn this Christmas that they are. Jesus, Savior of the world, come to my small part of it.`,
    carry: "He loved me first, so I can go first, too.",
  },
  {
    title: "Even the rivers clap",
    scripture: {
      reference: "Psalm 98:1-9",
      verses: `Sing to the LORD a new song, for He has done wonders; His right hand and holy arm have gained Him the victory. The LORD has proclaimed His salvation and revealed His righteousness to the nations. He has remembered His love and faithfulness to the house of Israel; all the ends of the earth have seen the salvation of our God.

Make a joyful noise to the LORD, all the earth; break forth—let your cry ring out, and sing praises! Sing praises to the LORD with the lyre, in melodious song with the harp. With trumpets and the blast of the ram’s horn shout for joy before the LORD, the King.

Let the sea resound, and all that fills it, the world, and all who dwell in it. Let the rivers clap their hands, let the mountains sing together for joy before the LORD, for He comes to judge the earth. He will judge the world with righteousness and the peoples with equity.`,
    },
    pause:
      "Listen for the farthest sound you can hear. Let it praise God for a minute while you’re quiet.",
    reflection: `Three hundred years ago Isaac Watts turned this psalm into a hymn, and now every store plays it from October on: Joy to the World. There’s no shepherd in it, and no star. Watts kept to what the psalm is about, which is a King on His way, and the whole earth making noise.

Look at who’s singing. People begin it, with harps and trumpets, but the song won’t stay indoors. The sea takes it up, with all that swims there. Rivers clap. Mountains, silent since they were made, come in together. And the reason may surprise you: “for He comes to judge the earth.” If that word makes you flinch, listen to it with those who’ve been cheated. To them a judge who can’t be bought is the best news there is.

Tomorrow’s reading is Bethlehem, where this King arrives so small that He has to be carried. He has come to set right what is wrong, beginning with us. You don’t need a good voice for that. If no song will come, stand near some water, or in the wind, and let it sing for you.`,
    questions: [
      "What do you most long to see set right?",
      "Which sound in creation is closest to praise for you?",
    ],
    prayer: `King of all the earth, the sea is louder than I am, and I’m glad of it. Let the mountains begin, and I’ll come in where I can.

You remember Your love. Remember those whom the courts forgot, wages that were kept back, and land that was taken. Come and judge with equity, and please come soon.

Set me right as well, Lord Jesus, wherever I’ve been unfair in small ways, or won an argument I should have lost. Then teach me the new song, which was too large for the temple and began again in a stable. Joy to You, and joy to all that You’ve made.`,
    carry: "He comes to set things right, and the hills sing.",
  },
];
