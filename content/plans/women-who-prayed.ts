import type { GuidedDay, PlanText } from "./plan";

const days: readonly GuidedDay[] = [
  {
    title: "Miriam packed a tambourine",
    scripture: {
      reference: "Exodus 15:1-6, 20-21",
      verses: `Then Moses and the Israelites sang this song to the LORD: “I will sing to the LORD, for He is highly exalted. The horse and rider He has thrown into the sea. The LORD is my strength and my song, and He has become my salvation. He is my God, and I will praise Him, my father’s God, and I will exalt Him. The LORD is a warrior, the LORD is His name.”

“Pharaoh’s chariots and army He has cast into the sea; the finest of his officers are drowned in the Red Sea. The depths have covered them; they sank there like a stone. Your right hand, O LORD, is majestic in power; Your right hand, O LORD, has shattered the enemy.”

Then Miriam the prophetess, Aaron’s sister, took a tambourine in her hand, and all the women followed her with tambourines and dancing. And Miriam sang back to them: “Sing to the LORD, for He is highly exalted; the horse and rider He has thrown into the sea.”`,
    },
    pause: "Tap a rhythm on whatever’s near you. Keep it going for a minute instead of talking.",
    reflection: `They left Egypt in such a hurry that the bread hadn’t risen (Exodus 12:39). You’d grab the children, a blanket, the dough. And Miriam packed a tambourine! A good many of the women had, which means that they were expecting something to sing about. It’s a kind of faith that you can hear rattling in the luggage.

Miriam is an old woman now. When she was a girl, Pharaoh had the baby boys of her people thrown into the Nile, and she’s very likely the sister who stood by the river to see what would become of Moses in his basket (Exodus 2:4). So don’t mistake this song for gloating. It’s a woman who escaped, looking back across the water and finding that the men with the chariots aren’t coming.

Her prayer is short. The others have sung for eighteen verses, and Miriam “sang back to them” the first line. Some prayers need only a single line, if there’s a tambourine in your hand and a crowd of women behind you. The desert starts tomorrow, and in three days they’ll be out of water (Exodus 15:22). She doesn’t wait until everything’s settled to be glad.`,
    questions: [
      "What would you pack if you expected something to praise God for?",
      "What danger did you come through that you’ve never properly celebrated?",
    ],
    prayer: `I will sing to You, Lord, or tap on the steering wheel, which is the only instrument I’ve got with me.

You brought us out. I praise You for the apartment in a safe town, and for the biopsy that turned out to be nothing, and for the day when he finally stopped following me. What I couldn’t outrun You threw into the sea, and when I look back now, the water’s flat.

You’re my strength and my song. I’m singing You the chorus along with Miriam, and with every woman who ever got away. There’s a desert tomorrow, and I’ll have plenty to ask You for by then. For today, here’s the tambourine.`,
    carry: "I’ll pack something to praise God with before I need it.",
  },
  {
    title: "Deborah and her until",
    scripture: {
      reference: "Judges 5:1-9",
      verses: `On that day Deborah and Barak son of Abinoam sang this song: “When the princes take the lead in Israel, when the people volunteer, bless the LORD. Listen, O kings! Give ear, O princes! I will sing to the LORD; I will sing praise to the LORD, the God of Israel.”

“O LORD, when You went out from Seir, when You marched from the land of Edom, the earth trembled, the heavens poured out rain, and the clouds poured down water. The mountains quaked before the LORD, the One of Sinai, before the LORD, the God of Israel.”

“In the days of Shamgar son of Anath, in the days of Jael, the highways were deserted and the travelers took the byways. Life in the villages ceased; it ended in Israel, until I, Deborah, arose, a mother in Israel. When they chose new gods, then war came to their gates. Not a shield or spear was found among forty thousand in Israel. My heart is with the princes of Israel, with the volunteers among the people. Bless the LORD!”`,
    },
    pause: "Sit up straight, with both feet on the floor. Think who’s been on your mind all day.",
    reflection: `Read the sad part first. The highways are empty, because nobody dares to use them. In the villages life has “ceased,” which must mean that the market’s closed and the girls don’t go to the well alone. It’s been that way for twenty years (Judges 4:3), so there are young mothers in Israel who think it’s normal.

Then everything turns on one word. It was like that, she sings, “until I, Deborah, arose, a mother in Israel.” We don’t hear whether she had children of her own. What we hear is that she sat under a palm tree while people brought her their quarrels, and told them what was fair (Judges 4:5). She’d listened to every one of those stories, and the day may simply have come when she couldn’t hear another of them sitting down.

It’s a war song, and parts of it are hard to read. But its praise goes to God, and then to people who came without being ordered: “when the people volunteer, bless the LORD.” One got up, and then it was easier for the next. If there’s something in your neighborhood that everyone’s gotten used to, it may be waiting for an until.`,
    questions: [
      "What’s been wrong so long that people near you think it’s normal?",
      "Whose stories have you heard so often that you can’t stay sitting down?",
    ],
    prayer: `I bless You, God of Israel, for every woman who got up. For the one who started a food pantry in her garage, and the one who wouldn’t stop calling the county about the water. For aunts who took in three. For the crossing guard in the rain.

I pray for places where life has ceased, where people take the back way home and mothers count their children twice. Make the highways safe again, and send them a Deborah, and friends with the sense to go with her.

And if it’s time for me to get up, put Your hand under my elbow. I’m not especially courageous. I just can’t sit here any longer.`,
    carry: "With God’s help, I could be somebody’s until.",
  },
  {
    title: "Hannah, without a sound",
    scripture: {
      reference: "1 Samuel 1:9-18",
      verses: `So after they had finished eating and drinking in Shiloh, Hannah stood up. Now Eli the priest was sitting on a chair by the doorpost of the temple of the LORD. In her bitter distress, Hannah prayed to the LORD and wept with many tears. And she made a vow, saying, “O LORD of Hosts, if only You will look upon the affliction of Your maidservant and remember me, not forgetting Your maidservant but giving her a son, then I will dedicate him to the LORD all the days of his life, and no razor shall ever touch his head.”

As Hannah kept on praying before the LORD, Eli watched her mouth. Hannah was praying in her heart, and though her lips were moving, her voice could not be heard. So Eli thought she was drunk and said to her, “How long will you be drunk? Put away your wine!”

“No, my lord,” Hannah replied. “I am a woman troubled in spirit. I have not had any wine or strong drink, but I have poured out my soul before the LORD. Do not take your servant for a wicked woman, for all this time I have been praying out of the depth of my anguish and grief.” “Go in peace,” Eli replied, “and may the God of Israel grant the petition you have asked of Him.” “May your maidservant find favor with you,” said Hannah. Then she went on her way, and she began to eat, and her face was no longer downcast.`,
    },
    pause: "Move away from the noise, if you can. Then say nothing, and mean it.",
    reflection: `It’s the same every year when they travel up to worship: the other wife with her row of children, the remarks, and a husband who loves her and asks whether he isn’t better than ten sons (1 Samuel 1:8). Tonight Hannah gets up from the table and goes and stands before God.

A priest is sitting by the doorpost, watching her mouth. He thinks that he knows a drunk when he sees one. What he’s actually watching is a woman praying so far down that there’s no voice left to do it with. “I have poured out my soul,” she’ll tell him in a minute, but first he lectures her about drinking.

People have left a church for good over less. Hannah answers, very politely, “No, my lord,” and explains, and to his credit the old man changes his mind and blesses her.

Then she goes and eats, and her face isn’t sad. But nothing’s happened yet. Many women have prayed Hannah’s prayer and never held a baby, so it matters that this comes first, before there’s any child at all. She’s been heard, all the way to the bottom, and she discovers that she’s hungry.`,
    questions: [
      "When has somebody misread your tears?",
      "What would you pour out, if you could do it without a sound?",
    ],
    prayer: `My lips are moving, Lord of Hosts, and I doubt that anybody in this waiting room suspects it’s a prayer. They think I’m reading.

I’ve wanted one thing for so many years that I’ve stopped using the word for it. Look on me, and remember me. I didn’t come to bargain. I’ve come to pour out everything that’s in here, down to the grit at the bottom, before someone who won’t tell me to pull myself together.

If the answer is a long way off, or isn’t the one I came for, be the God who heard. Bless the person who misunderstood me. I’m going to wash my face now, and find something to eat.`,
    carry: "God can hear a prayer that makes no sound at all.",
  },
  {
    title: "Mary’s five words",
    scripture: {
      reference: "John 2:1-11",
      verses: `On the third day a wedding took place at Cana in Galilee. Jesus’ mother was there, and Jesus and His disciples had also been invited to the wedding. When the wine ran out, Jesus’ mother said to Him, “They have no more wine.” “Woman, what is that to you and to Me?” Jesus replied. “My hour has not yet come.” His mother said to the servants, “Do whatever He tells you.”

Now six stone water jars had been set there for the Jewish rites of purification. Each could hold from twenty to thirty gallons. Jesus told the servants, “Fill the jars with water.” So they filled them to the brim. “Now draw some out,” He said, “and take it to the master of the banquet.” They did so, and the master of the banquet tasted the water that had been turned into wine. He did not know where it was from, but the servants who had drawn the water knew. Then he called the bridegroom aside and said, “Everyone serves the fine wine first, and then the cheap wine after the guests are drunk. But you have saved the fine wine until now!” Jesus performed this, the first of His signs, at Cana in Galilee. He thus revealed His glory, and His disciples believed in Him.`,
    },
    pause: "Go through the rooms of your life, one by one. Who’s running low?",
    reflection: `A wedding lasted for days, and a family that ran out of wine might be hearing about it for years afterward. Mary finds Jesus and says five words: “They have no more wine.” It’s one of the finest prayers in the Bible, and anybody can learn to pray it.

See who needs help. She’s only a guest, so far as we’re told, but she’s looked around, so look around your office or your kitchen before you start on your own list.

Say what’s wrong, and stop, as she does, without explaining to Him how to fix it.

Don’t give up at the first reply. “What is that to you and to Me?” sounds sharp in English, and it may have stung, but she doesn’t argue, and she doesn’t leave.

Get other people ready. “Do whatever He tells you,” she says to the servants, and after that she’s out of the story.

Then be prepared for more than you’d have asked: six stone jars of it, and better than the first. Most of the guests never found out. The bridegroom got the compliments, but the servants who’d carried the water knew where it came from, and so did she.`,
    questions: [
      "Who’s about to run out of something, and would be ashamed if people knew?",
      "What could you tell Jesus about in five words?",
    ],
    prayer: `They have no more money, Jesus. She has no more patience. He hasn’t slept since Tuesday. My son won’t answer his messages. The nurses are exhausted. Our congregation is running dry. I have no more ideas.

That’s all I’m going to say. I won’t tell You how to fix it, because Your mother didn’t, and she’d known You all Your life.

If You tell me what to do, I’ll do it, even if it’s only to carry water and feel foolish. Spare these families the humiliation that’s coming up the road, and fill their jars to the brim. If somebody else gets thanked for it, that’s fine. I’d be happy just to be one of the servants who know.`,
    carry: "I can tell Jesus what’s wrong and leave the how to Him.",
  },
  {
    title: "She wouldn’t go home",
    needsHelpLines: true,
    scripture: {
      reference: "Matthew 15:21-28",
      verses: `Leaving that place, Jesus withdrew to the district of Tyre and Sidon. And a Canaanite woman from that region came to Him, crying out, “Lord, Son of David, have mercy on me! My daughter is miserably possessed by a demon.” But Jesus did not answer a word. So His disciples came and urged Him, “Send her away, for she keeps crying out after us.”

He answered, “I was sent only to the lost sheep of the house of Israel.” The woman came and knelt before Him. “Lord, help me!” she said. But Jesus replied, “It is not right to take the children’s bread and toss it to the dogs.”

“Yes, Lord,” she said, “even the dogs eat the crumbs that fall from their master’s table.” “O woman,” Jesus answered, “your faith is great! Let it be done for you as you desire.” And her daughter was healed from that very hour.`,
    },
    pause: "Bring one person you’d fight for into the quiet with you.",
    reflection: `To the woman near Tyre, whose name nobody wrote down:

You came shouting, since your daughter was in torment and there wasn’t time for manners, and He “did not answer a word.” People have explained that silence in many ways. Maybe He was testing you, or letting His disciples hear what their own contempt sounded like. We only know that you stayed.

At first you called Him “Lord, Son of David,” as if you’d rehearsed it. By the second time it had worn down to “Lord, help me!” Then He said the thing about the dogs, and after two thousand years it still makes us wince. You didn’t swallow the insult, and you didn’t throw it back, but you looked inside it and found a crumb. In that house even the dogs get fed, you told Him, and a crumb of His would be enough.

He won every argument He ever had with a scholar. You won one with Him, and we’ve never heard anybody sound so glad to lose.

Some of our daughters aren’t well yet. When it’s one in the morning and nobody comes down the corridor to tell us anything, we think of you, and we stay.`,
    questions: [
      "Who would you make a scene for?",
      "What silence of God’s are you living with, and what have you said into it?",
    ],
    prayer: `Lord, Son of David, have mercy on my child. I’m saying it out loud, though I’ve been told to be more patient, and more polite, and that there are other families ahead of me.

You haven’t answered yet, as far as I can tell. I don’t know whether the silence means no, or not yet, or whether You’re listening harder than anybody ever has.

Lord, help me. Help all of us who sit up for somebody: the parents of addicts, of a boy who hears voices, of a girl behind a locked door. I’ll take a crumb. And I’m not going home, Jesus, because there’s nobody else to ask, and because I’ve seen who eats at Your table.`,
    carry: "I’ll stay and ask, because even God’s crumbs are enough.",
  },
  {
    title: "Rhoda goes to the gate",
    scripture: {
      reference: "Acts 12:11-17",
      verses: `Then Peter came to himself and said, “Now I know for sure that the Lord has sent His angel and rescued me from Herod’s grasp and from everything the Jewish people were anticipating.” And when he had realized this, he went to the house of Mary the mother of John, also called Mark, where many people had gathered together and were praying.

He knocked at the outer gate, and a servant girl named Rhoda came to answer it. When she recognized Peter’s voice, she was so overjoyed that she forgot to open the gate, but ran inside and announced, “Peter is standing at the gate!” “You are out of your mind,” they told her. But when she kept insisting it was so, they said, “It must be his angel.”

But Peter kept on knocking, and when they opened the door and saw him, they were astounded. Peter motioned with his hand for silence, and he described how the Lord had brought him out of the prison. “Send word to James and to the brothers,” he said, and he left for another place.`,
    },
    pause: "Turn toward the nearest door, and listen for a minute. Expect somebody.",
    reflection: `It’s the middle of the night, and the house is full of people praying. It belongs to a woman named Mary, who’s taking a risk to have them there. King Herod has already killed James (Acts 12:2), and in the morning it’ll be Peter’s turn. So they’re hard at it, with the lamps low, when somebody knocks.

Rhoda goes, because the gate is her job. She’s a servant girl, and of all the people in the house she’s the first to hear the answer to the prayer. She knows that voice! She’s so delighted that she leaves him standing in the street.

“You are out of your mind,” they say. They’ve been begging God for exactly this, and when the girl announces that it’s outside, they explain to her why it’s impossible. Meanwhile Peter, who’s a fugitive now, keeps knocking.

“She kept insisting,” Luke says, and he made sure that we’d know her name. He doesn’t tell us why Peter was rescued when James wasn’t, though they must have prayed for James, too. He tells us about a church that prayed all night and hadn’t planned on anything happening, and about the girl who went to see.`,
    questions: [
      "What answer to prayer would you have trouble believing?",
      "Whose news have you waved away because of who was telling it?",
    ],
    prayer: `Thank You, Lord, for the people who answer the gate: the receptionist, the night nurse, the kid at the drive-through window. We forget to ask them what they’ve seen.

We’ve been praying in here with the door shut, and I’ll admit that I hadn’t planned on anything happening. When somebody knocks, stop us from explaining, and send us to look.

We miss James. Receive the ones You didn’t rescue, and hold the families who loved them. And for all who come home, out of jail, out of rehab, out of surgery, thank You, thank You. Make me like Rhoda, so glad that I forget what I was doing, and too sure to be talked out of it.`,
    carry: "That knock may be the answer; I’ll go and see.",
  },
  {
    title: "Lydia by the river",
    scripture: {
      reference: "Acts 16:9-15",
      verses: `During the night, Paul had a vision of a man of Macedonia standing and pleading with him, “Come over to Macedonia and help us.” As soon as Paul had seen the vision, we got ready to leave for Macedonia, concluding that God had called us to preach the gospel to them.

We sailed from Troas straight to Samothrace, and the following day on to Neapolis. From there we went to the Roman colony of Philippi, the leading city of that district of Macedonia. And we stayed there several days. On the Sabbath we went outside the city gate along the river, where it was customary to find a place of prayer. After sitting down, we spoke to the women who had gathered there.

Among those listening was a woman named Lydia, a dealer in purple cloth from the city of Thyatira, who was a worshiper of God. The Lord opened her heart to respond to Paul’s message. And when she and her household had been baptized, she urged us, “If you consider me a believer in the Lord, come and stay at my house.” And she persuaded us.`,
    },
    pause: "Picture water going by, and sit down next to it. Nobody there needs you to hurry.",
    reflection: `In the vision it was a man who called for help. What Paul finds, when he gets there, is some women on a riverbank. Philippi doesn’t seem to have had a synagogue, so on the Sabbath they’d go out through the city gate to a place beside the water and pray, with no roof, no preacher, and nobody’s permission. They’d been doing it before he came.

One of them is Lydia, a merchant in expensive purple cloth. She’s far from home, she manages a household, and she knows the price of everything. While she’s listening, “the Lord opened her heart.” Luke has used the same word for eyes being opened at a supper table (Luke 24:31). You can tell that it’s open, because the next thing she opens is her front door. “Come and stay at my house,” she says, and she won’t take no from an apostle.

The first church in Europe that Acts describes gathered at Lydia’s house, and it began as a prayer meeting that no one was counting. If yours is a bench, a break room, or four people in a group text, you’re at the river. Somebody may be on a boat.`,
    questions: [
      "Where’s your place by the river, or where could it be?",
      "When your heart is open, which door might open next?",
    ],
    prayer: `Lord of the riverbank, I love these places to pray that don’t look like much: the parked car, the laundry room, the third stair, the bench beside the duck pond.

I’m going to sit here beside the water for a while. All day I’ve been telling customers what everything costs, and it’s a rest to be somewhere that isn’t for sale.

Open my heart as You opened hers, so gently that it felt like her own idea. Spirit of Jesus, You closed two roads to bring Paul down this one, so bring whomever You like. When they arrive, I hope I’m the one who says that there’s room, and won’t take no.`,
    carry: "When God opens my heart, may my door open, too.",
  },
];

export const womenWhoPrayed: PlanText = {
  id: "women-who-prayed-plan",
  title: "Women Who Prayed",
  description:
    "Seven women of the Bible, from Miriam to Lydia, and what each of them knew about praying.",
  overview: `Here are seven women, and seven ways to pray: with a tambourine, under a palm tree, without a sound, in five words at a wedding, in the middle of an argument, at a gate by night, and beside a river. One was a judge, one was a servant girl, and one isn’t even given a name.

They prayed for children, for safe roads, for other people’s parties. Some were told to be quiet, and it didn’t take. Whoever you are, woman or man, there’s probably one among them who prays the way you do, and another you could learn from this week.`,
  days,
};
