import type { GuidedDay } from "../plan";

/** Hope: what the prophets and psalms waited for. */
export const week1: readonly GuidedDay[] = [
  {
    title: "A light in Galilee",
    scripture: {
      reference: "Isaiah 9:1-7",
      verses: `Nevertheless, there will be no more gloom for those in distress. In the past He humbled the land of Zebulun and the land of Naphtali, but in the future He will honor the Way of the Sea, beyond the Jordan, Galilee of the nations:

The people walking in darkness have seen a great light; on those living in the land of the shadow of death, a light has dawned. You have enlarged the nation and increased its joy. The people rejoice before You as they rejoice at harvest time, as men rejoice in dividing the plunder. For as in the day of Midian You have shattered the yoke of their burden, the bar across their shoulders, and the rod of their oppressor. For every trampling boot of battle and every garment rolled in blood will be burned as fuel for the fire.

For unto us a child is born, unto us a son is given, and the government will be upon His shoulders. And He will be called Wonderful Counselor, Mighty God, Everlasting Father, Prince of Peace. Of the increase of His government and peace there will be no end. He will reign on the throne of David and over his kingdom, to establish and sustain it with justice and righteousness from that time and forevermore. The zeal of the LORD of Hosts will accomplish this.`,
    },
    pause: "Turn down one lamp, if you can. Sit for a minute with what’s left of the light.",
    reflection: `The names at the beginning are places on a map. Zebulun and Naphtali lay in the north, and when the armies of Assyria came marching in, they marched through there first. Harvests burned, families were led away into exile, and those villages learned what a soldier’s boot sounds like on a road at night. Isaiah writes to them by name.

That’s where he says the light will come, to the people who lost first and lost most. He talks as if it had already happened, because he’s that certain. The boots will be burned, and the bloody cloaks with them. Then, in the place where you’d expect a general, he puts a baby.

More than seven hundred years later, Jesus moved from Nazareth down to the lake in that same country and began to teach, and Matthew remembered this page (Matthew 4:13-16). So Advent, a word that means coming, starts here, in the dark, among people who can’t make the morning arrive any sooner. If that’s you this year, you’re in the right place to begin.`,
    questions: [
      "Where does it feel darkest right now, in your own life or in the news?",
      "Which of the child’s four names would you most like to lean on today?",
    ],
    prayer: `God of light, I praise You. You promised Your light to the far edge of the map, to people whom the powerful had forgotten. You looked at burned fields and spoke of a harvest, and You kept Your word.

I praise You for Jesus, the child who was given. He’s my Counselor when I can’t think straight, and my Prince of Peace when the kitchen is loud with arguing. His kingdom has no last day.

I’m starting this season with very little in my hands, and maybe it’s enough for now to face the right way. Shine on me, and on everyone who’s sitting in the dark, and I’ll watch for Your morning.`,
    carry: "The light comes first to the ones who lost the most.",
  },
  {
    title: "More than watchmen",
    needsHelpLines: true,
    scripture: {
      reference: "Psalm 130:1-8",
      verses: `Out of the depths I cry to You, O LORD! O Lord, hear my voice; let Your ears be attentive to my plea for mercy. If You, O LORD, kept track of iniquities, then who, O Lord, could stand? But with You there is forgiveness, so that You may be feared.

I wait for the LORD; my soul does wait, and in His word I put my hope. My soul waits for the Lord more than watchmen wait for the morning—more than watchmen wait for the morning. O Israel, put your hope in the LORD, for with the LORD is loving devotion, and with Him is redemption in abundance. And He will redeem Israel from all iniquity.`,
    },
    pause:
      "Breathe out slowly, three times. You don’t have to sound hopeful before God will listen.",
    reflection: `One line in this psalm is said twice, word for word: “more than watchmen wait for the morning.” Poets don’t repeat themselves by accident. This one may be doing what any of us do on a long night: you look at the clock, look away, and look again.

A watchman had a dull, lonely, necessary job, standing on the city wall while the whole city was sleeping. He couldn’t hurry the sunrise by staring at the hills, and he couldn’t leave. What he had was experience. Morning had come every day of his life, so his waiting, however bitter the cold got up there, was never a guess.

That’s the kind of waiting the psalm means. It starts in “the depths,” a word for deep water, and it doesn’t pretend to be anywhere else. The writer has done wrong and says so openly, and still he leans toward God as the man on the wall leans toward the east. If you’re awake at three in the morning this week, you could borrow his line, and say it twice.`,
    questions: [
      "What are you waiting for that you can’t hurry?",
      "What has God already done that makes your waiting more than a guess?",
    ],
    prayer: `Out of deep water I’m calling You, Lord. I’ve called before. Some nights the words seem to get as far as the bedroom ceiling and drop.

How long does this go on? I’m tired of being patient, and tired of telling everyone that I’m fine. There are things I did that I’d undo if I could, and things done to me that no one has ever apologized for.

I don’t have a hopeful ending for this prayer; I only have You, and a faint gray line over the hills. Stay awake with me. I am waiting for You, even more than for the answer.`,
    carry: "I can’t hurry the morning, but I can face east.",
  },
  {
    title: "Something from the stump",
    scripture: {
      reference: "Isaiah 11:1-10",
      verses: `Then a shoot will spring up from the stump of Jesse, and a Branch from his roots will bear fruit. The Spirit of the LORD will rest on Him—the Spirit of wisdom and understanding, the Spirit of counsel and strength, the Spirit of knowledge and fear of the LORD. And He will delight in the fear of the LORD. He will not judge by what His eyes see, and He will not decide by what His ears hear, but with righteousness He will judge the poor, and with equity He will decide for the lowly of the earth. He will strike the earth with the rod of His mouth and slay the wicked with the breath of His lips. Righteousness will be the belt around His hips, and faithfulness the sash around His waist.

The wolf will live with the lamb, and the leopard will lie down with the goat; the calf and young lion and fatling will be together, and a little child will lead them. The cow will graze with the bear, their young will lie down together, and the lion will eat straw like the ox. The infant will play by the cobra’s den, and the toddler will reach into the viper’s nest. They will neither harm nor destroy on all My holy mountain, for the earth will be full of the knowledge of the LORD as the sea is full of water.

On that day the Root of Jesse will stand as a banner for the peoples. The nations will seek Him, and His place of rest will be glorious.`,
    },
    pause: "Picture a tree stump after rain. Look closely at the edge of the bark.",
    reflection: `Walk through a forest that was logged a few years ago, and you’ll see them: thin green shoots, coming straight up out of timber that anyone would call dead. The roots were alive the whole time. Nobody was checking.

Jesse was King David’s father, a farmer in Bethlehem, and a whole line of kings came from him, most of whom turned out to be a bitter disappointment. They put their trust in armies, and they let the poor be crushed within sight of the palace. So the family tree would come down, and all that anyone would see was a stump with a farmer’s name on it. Out of that, God says, comes a shoot.

Christians have always seen Jesus here. Look at what He does with His power: He gives a fair hearing to people who’ve never had one. The animals come later in the poem, with the wolf beside the lamb and a small child leading the whole parade. Peace like that grows because someone is judging rightly at last, and it starts out small and green, in a place that everyone had given up on.`,
    questions: [
      "What in your life looks like a stump?",
      "Who near you needs a fair hearing, and could they get one from you this week?",
    ],
    prayer: `Spirit of the Lord, You rested on Jesus, the shoot from the old root, and I’m asking You to rest on me, too. I need wisdom for a decision, and honest counsel, because I keep asking people who tell me what I’d like to hear.

There’s a part of my life that I’ve stopped checking on, because it was cut down and I walked away. It doesn’t have to be what it used to be, but I’d be glad to know whether anything is still living there.

If there is, show me something small and green. And make me fair today toward someone who has no one to speak for them.`,
    carry: "Dead wood may have living roots; I’ll look again.",
  },
  {
    title: "Voices in empty streets",
    scripture: {
      reference: "Jeremiah 33:10-16",
      verses: `This is what the LORD says: In this place you say is a wasteland without man or beast, in the cities of Judah and in the streets of Jerusalem that are deserted—inhabited by neither man nor beast—there will be heard again the sounds of joy and gladness, the voices of the bride and bridegroom, and the voices of those bringing thank offerings into the house of the LORD, saying: ‘Give thanks to the LORD of Hosts, for the LORD is good; His loving devotion endures forever.’ For I will restore the land from captivity as in former times, says the LORD.

This is what the LORD of Hosts says: In this desolate place, without man or beast, and in all its cities, there will once more be pastures for shepherds to rest their flocks. In the cities of the hill country, the foothills, and the Negev, in the land of Benjamin and the cities surrounding Jerusalem, and in the cities of Judah, the flocks will again pass under the hands of the one who counts them, says the LORD.

Behold, the days are coming, declares the LORD, when I will fulfill the gracious promise that I have spoken to the house of Israel and the house of Judah. In those days and at that time I will cause to sprout for David a righteous Branch, and He will administer justice and righteousness in the land. In those days Judah will be saved, and Jerusalem will dwell securely, and this is the name by which it will be called: The LORD Our Righteousness.`,
    },
    pause: "Listen for one ordinary sound where you are. Stay with it a moment.",
    reflection: `Jeremiah is under arrest. He’s being held in the courtyard of the guard, in a city with an army all around it, because he’s told the king the truth once too often. Outside, the siege ramps are climbing, and inside they’re tearing down houses to shore up the wall.

And now, of all times, he buys land. A cousin turns up wanting to sell a field, out in country that the enemy already holds, and Jeremiah weighs the silver, signs the deed, and has it sealed in a clay jar so that it’ll last (Jeremiah 32:6-15). He looks like a fool, but he’s acting on what God has told him, that people will live and work in this land again.

The promise is wonderfully ordinary. A bride’s voice. Someone on the way to say thank you. A shepherd with his hand out, counting. And behind all of these stands a Branch for David’s family, a king who will finally govern with justice. God’s great rescue has room in it for a wedding and a flock of sheep. What small field could you buy this week?`,
    questions: [
      "Which ordinary sound do you miss?",
      "What would it look like to put down a deposit on the future that God has promised?",
    ],
    prayer: `Father of all the living, I pray for cities that have gone quiet. For streets where every window is broken. For schools with no children in them, and for the children. I pray for people who can see their own home from here and aren’t allowed to go back to it.

Strengthen those who stay behind to nurse and dig and bake bread, and stop the hands of those who are planning the next attack. Be near everyone who’s in prison for telling the truth.

And bring back the voices, Lord: brides, shepherds, old men arguing in the market square, someone singing on her way to thank You. I ask it in the name of Jesus, the righteous Branch.`,
    carry: "God hasn’t forgotten what these streets used to sound like.",
  },
  {
    title: "Comfort, said twice",
    scripture: {
      reference: "Isaiah 40:1-11",
      verses: `“Comfort, comfort My people,” says your God. “Speak tenderly to Jerusalem, and proclaim to her that her forced labor has been completed; her iniquity has been pardoned. For she has received from the hand of the LORD double for all her sins.”

A voice of one calling: “Prepare the way for the LORD in the wilderness; make a straight highway for our God in the desert. Every valley shall be lifted up, and every mountain and hill made low; the uneven ground will become smooth, and the rugged land a plain. And the glory of the LORD will be revealed, and all humanity together will see it.” For the mouth of the LORD has spoken.

A voice says, “Cry out!” And I asked, “What should I cry out?” “All flesh is like grass, and all its glory like the flowers of the field. The grass withers and the flowers fall when the breath of the LORD blows on them; indeed, the people are grass. The grass withers and the flowers fall, but the word of our God stands forever.”

Go up on a high mountain, O Zion, herald of good news. Raise your voice loudly, O Jerusalem, herald of good news. Lift it up, do not be afraid! Say to the cities of Judah, “Here is your God!” Behold, the Lord GOD comes with might, and His arm establishes His rule. His reward is with Him, and His recompense accompanies Him. He tends His flock like a shepherd; He gathers the lambs in His arms and carries them close to His heart. He gently leads the nursing ewes.`,
    },
    pause:
      "Unclench your hands and your jaw. For one minute you don’t have to keep up with anyone.",
    reflection: `Comfort is the first word. It’s also the second. God calls it out the way you’d call for a doctor in a crowd: someone, please, go and comfort My people. Then comes “Speak tenderly,” which in Hebrew is to speak to the heart, as you’d talk to someone you had missed and wanted home.

The people it was meant for were exiles in Babylon. Their city lay in rubble, and most of those who could remember it had died. They’d been told a great many true things about the wrong they had done, and they’d had years to consider them, and now God says that it’s enough. It’s paid.

We tend to hear the middle of this chapter best, the road in the wilderness and the voice that Luke heard in John the Baptist (Luke 3:4-6). But look who comes along that road, after all the digging and leveling: a Shepherd with lambs in His arms. “He gently leads the nursing ewes,” the weary mothers who can’t go any faster, and He sets His pace by the slowest of the flock.`,
    questions: [
      "What would you most need to hear, if God spoke to your heart today?",
      "Who around you needs someone to slow down to their pace?",
    ],
    prayer: `Shepherd, I’m going to stop walking for a while, because my legs are aching. I’ve been pretending to keep up with people who seem to need less sleep than I do.

You aren’t up ahead, tapping Your foot. You’re back here with the slow ones, and I’m going to lean on that.

I leave the list with You: the presents I can’t afford, the calls I never returned, the laundry all over the next room. They’ll still be there in an hour. For now I’m a lamb, and I’m being carried, so close that I can hear Your heart beating, and that’s enough. Comfort me, and when I’m stronger, send me to comfort someone.`,
    carry: "God walks at the pace of the slowest one.",
  },
  {
    title: "A bruised reed",
    scripture: {
      reference: "Isaiah 42:1-9",
      verses: `“Here is My Servant, whom I uphold, My Chosen One, in whom My soul delights. I will put My Spirit on Him, and He will bring justice to the nations. He will not cry out or raise His voice, nor make His voice heard in the streets. A bruised reed He will not break and a smoldering wick He will not extinguish; He will faithfully bring forth justice. He will not grow weak or discouraged before He has established justice on the earth. In His law the islands will put their hope.”

This is what God the LORD says—He who created the heavens and stretched them out, who spread out the earth and its offspring, who gives breath to the people on it and life to those who walk in it: “I, the LORD, have called you for a righteous purpose, and I will take hold of your hand. I will keep you and appoint you to be a covenant for the people and a light to the nations, to open the eyes of the blind, to bring prisoners out of the dungeon and those sitting in darkness out from the prison house. I am the LORD; that is My name! I will not yield My glory to another or My praise to idols. Behold, the former things have happened, and now I declare new things. Before they spring forth I proclaim them to you.”`,
    },
    pause: "Cup your hands as if you held a small flame. Stay like that for a few breaths.",
    reflection: `A reed by the river costs nothing, so if it’s bent, you snap it off and pick another. When a wick is down to smoke, you pinch it out before it smells up the whole room. That’s the sensible thing to do, and the Servant in this passage doesn’t do it. Matthew watched Jesus among the sick and thought of these very lines (Matthew 12:15-21).

If you’d like to learn His way with people, here are some small places to start.

Choose one person who’s bent nearly double this month, ask them a question you don’t already know the answer to, and listen for as long as it takes.

Lower your voice once today where you’d normally raise it.

When someone makes a small mistake, at the register or behind the wheel, leave it small.

Watch for the smoldering wick: a shy hope, an unfinished song, a teenager’s one-word answer. Put your hand around it and don’t hurry it.

And if the bent one is you, hold still. You’re not about to be thrown away.`,
    questions: [
      "Who have you bruised lately, maybe without meaning to?",
      "What small flame in you needs shelter right now?",
    ],
    prayer: `Gentle Lord, I’ve broken things this week. I was sharp with someone who couldn’t answer back, and I laughed when a person was made small, because everyone else was laughing. I’ve been hard on my own soul, too, in words I’d never use to a friend.

I’m sorry. You’ve had every reason to snap me in two, and You never have.

Father, You put Your Spirit on Your Servant so that He’d bring justice without shouting, and I ask for that same Spirit. Show me whom to apologize to, and steady my voice when I do it. Where I’ve bruised someone, be the hand that holds them up.`,
    carry: "I’m in hands that don’t break what’s already bent.",
  },
  {
    title: "The last page",
    scripture: {
      reference: "Malachi 4:1-6",
      verses: `“For behold, the day is coming, burning like a furnace, when all the arrogant and every evildoer will be stubble; the day is coming when I will set them ablaze,” says the LORD of Hosts. “Not a root or branch will be left to them.” “But for you who fear My name, the sun of righteousness will rise with healing in its wings, and you will go out and leap like calves from the stall. Then you will trample the wicked, for they will be ashes under the soles of your feet on the day I am preparing,” says the LORD of Hosts.

“Remember the law of My servant Moses, the statutes and ordinances I commanded him for all Israel at Horeb. Behold, I will send you Elijah the prophet before the coming of the great and awesome Day of the LORD. And he will turn the hearts of the fathers to their children, and the hearts of the children to their fathers. Otherwise, I will come and strike the land with a curse.”`,
    },
    pause: "Think of one face you’d rather not think of. Breathe, and let God look at it with you.",
    reflection: `To anyone who isn’t speaking to someone this Christmas:

This is the last page of the Old Testament. In most Bibles you turn one leaf and you’re in Matthew, but that leaf stands for about four hundred years of waiting. And this is what the page leaves you to wait with: a fire, a sunrise, and a promise about families.

The fire is for what’s evil, and if someone has done evil to you, it’s all right to be glad of it. The sunrise has “healing in its wings,” with calves tumbling out of the barn for joy. The surprise is what comes after that. Before the great day, someone will come to turn parents toward their children and children toward their parents, and when an angel told Zechariah about his son John, he quoted from this page (Luke 1:17).

Hearts will turn, it says. It doesn’t say that you must do it alone, or tonight, or that you should walk back into a house where you aren’t safe. Maybe all that turns this year is the corner of a thought, a wish for their good. It counts. Sunrise happens by degrees.`,
    questions: [
      "Which relationship comes to mind when you read the last verse?",
      "Is there one safe, small kindness you could offer, or is it wiser to wait for now?",
    ],
    prayer: `Lord of every household, I bring You the families that won’t be together this year. Some can’t afford the trip, and some have a soldier or a nurse on duty. Some haven’t spoken since the funeral, and no one remembers quite how it started.

Be with the father who’s staring at the phone, and be with the daughter who blocked his number, and had her reasons. Guard anyone who’d be in danger if they opened the door.

Where a heart can safely turn, turn it, even a little. Rise on all of us, Jesus, with healing in Your wings, until the ones who’ve been shut in come out leaping.`,
    carry: "Hearts can turn slowly and still be turning.",
  },
];
