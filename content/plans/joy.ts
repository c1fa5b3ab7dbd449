import type { GuidedDay, PlanText } from "./plan";

const days: readonly GuidedDay[] = [
  {
    title: "Go home and eat",
    scripture: {
      reference: "Nehemiah 8:8-12, 17",
      verses: `So they read from the Book of the Law of God, explaining it and giving insight, so that the people could understand what was being read. Nehemiah the governor, Ezra the priest and scribe, and the Levites who were instructing the people said to all of them, “This day is holy to the LORD your God. Do not mourn or weep.” For all the people were weeping as they heard the words of the Law.

Then Nehemiah told them, “Go and eat what is rich, drink what is sweet, and send out portions to those who have nothing prepared, since today is holy to our Lord. Do not grieve, for the joy of the LORD is your strength.” And the Levites calmed all the people, saying, “Be still, since today is holy. Do not grieve.” Then all the people began to eat and drink, to send out portions, and to rejoice greatly, because they understood the words that had been made known to them.

The whole assembly that had returned from exile made booths and lived in them. From the days of Joshua son of Nun until that day, the Israelites had not celebrated like this. And there was great rejoicing.`,
    },
    pause: "Think of the last meal that you really tasted. Remember who was at the table.",
    reflection: `The whole town has been standing in the square since daybreak, listening to a book. These are families who’ve come back from exile to a city that’s mostly patched wall. Many have never heard the Law read right through and explained, and as it sinks in they begin to cry, because they can see how much they and their parents threw away.

You’d think the preachers would be pleased. Instead they go through the crowd calming people down. “Do not mourn or weep.” Go home, says Nehemiah, and eat what’s rich, and drink what’s sweet, and send a plate to any neighbor without one. There’ll be a day for confessing it all, and about three weeks later there was (Nehemiah 9:1-3). But the gladness is to come first.

“The joy of the LORD is your strength.” It can mean joy in Him or a joy of His own, and either way it began with Him: God was happy to have them home, and wanted it celebrated with dinner. Nobody in the square is told to work up a feeling. They’re told to set a table and see to the neighbor’s, and that’s what they’re doing when the joy arrives.`,
    questions: [
      "What rich or sweet thing could you put on the table this week?",
      "Who near you has nothing prepared, and could use a plate?",
    ],
    prayer: `Lord, it was You who started this. Before I’d finished counting up everything I’ve wasted, You were setting out plates.

I’d gotten used to thinking that You’d rather see me sorry. So thank You for olives and hot bread, and for iced tea with too much sugar in it. Thank You for words that I can understand, and for the one who took an afternoon to explain them to me. Thank You for everybody who came home.

May Your joy be the strong thing in this house today, stronger than my mood. And before I sit down, point out any neighbor who has nothing ready, and I’ll carry a plate over while it’s still hot.`,
    carry: "God’s own joy comes first, and I can live on it.",
  },
  {
    title: "Made to frolic",
    scripture: {
      reference: "Psalm 104:24-34",
      verses: `How many are Your works, O LORD! In wisdom You have made them all; the earth is full of Your creatures. Here is the sea, vast and wide, teeming with creatures beyond number, living things both great and small. There the ships pass, and Leviathan, which You formed to frolic there.

All creatures look to You to give them their food in due season. When You give it to them, they gather it up; when You open Your hand, they are satisfied with good things. When You hide Your face, they are terrified; when You take away their breath, they die and return to dust. When You send Your Spirit, they are created, and You renew the face of the earth.

May the glory of the LORD endure forever; may the LORD rejoice in His works. He looks on the earth, and it trembles; He touches the mountains, and they smolder. I will sing to the LORD all my life; I will sing praise to my God while I have my being. May my meditation be pleasing to Him, for I rejoice in the LORD.`,
    },
    pause:
      "Find one living thing to look at, even your own hand. Keep looking until it surprises you.",
    reflection: `One word in this psalm hardly belongs in a hymn. The poet is looking out at the sea, with its ships and its creatures past counting, when up comes Leviathan, the monster of the sailors’ stories. And what’s Leviathan for? God formed it, he says, “to frolic there.”

Nearly everything else in the psalm is useful. Springs are for the donkeys, grass is for the cattle, and the moon keeps the calendar. Then there’s this enormous animal that isn’t for anything at all, and it’s like coming upon a playground slide in the middle of a power plant. Whoever makes whales for the fun of it can’t be what some of us were raised on, a God who’s chiefly annoyed.

A few lines on, there’s a wish that you don’t often hear in prayer: “May the LORD rejoice in His works.” The poet would like God to have a happy day. He knows the dark side, too, where creatures go back to dust, but he’s seen the Spirit of God make bare ground new.

When you can’t find any joy of your own, then, try God’s. Look for something this afternoon that He’s probably enjoying, and enjoy it with Him.`,
    questions: [
      "What have you seen lately that seems to have been made for fun?",
      "How do you imagine God’s mood as He looks at the world this morning?",
    ],
    prayer: `There’s so much of it, Lord! You could have stopped at sparrows. You went on to the flamingo and the giraffe, and to whatever that is with the lanterns on it, at the bottom of the ocean.

I praise You for creatures that I have no use for. I praise You for the octopus. I praise You for my own two knees, and for how we laughed at the funeral lunch, when we’d thought that we never would again.

Send out Your Spirit and make the ground new, because some places are bare, and so are some of us. Be glad today, Father, in everything You’ve made, and make me part of what You’re glad about.`,
    carry: "God makes things for the joy of it, and I’m one.",
  },
  {
    title: "A party for one coin",
    scripture: {
      reference: "Luke 15:1-10",
      verses: `Now all the tax collectors and sinners were gathering around to listen to Jesus. So the Pharisees and scribes began to grumble: “This man welcomes sinners and eats with them.” Then Jesus told them this parable:

“What man among you, if he has a hundred sheep and loses one of them, does not leave the ninety-nine in the pasture and go after the one that is lost, until he finds it? And when he finds it, he joyfully puts it on his shoulders, comes home, and calls together his friends and neighbors to tell them, ‘Rejoice with me, for I have found my lost sheep!’ I tell you that in the same way there will be more joy in heaven over one sinner who repents than over ninety-nine righteous ones who do not need to repent.”

“Or what woman who has ten silver coins and loses one of them does not light a lamp, sweep her house, and search carefully until she finds it? And when she finds it, she calls together her friends and neighbors to say, ‘Rejoice with me, for I have found my lost coin.’ In the same way, I tell you, there is joy in the presence of God’s angels over one sinner who repents.”`,
    },
    pause: "Think of something you lost and then found. Remember the second when you saw it.",
    reflection: `A coin rolls off somewhere in a house with hardly any windows. It’s a day’s wages, and she’s only got nine others, so she lights a lamp in the daytime, takes the broom, and goes along the wall inch by inch, shifting the mattress, muttering, listening for a clink. The coin is no help. It doesn’t even know that it’s lost.

Then there it is. What she does next makes no sense at all if you’re counting, because she calls in her friends and neighbors, and by the time they’ve all had something to eat, the party has probably cost more than the coin. “Rejoice with me,” she says, as though joy were too heavy to lift alone.

Jesus tells this to people who’ve been grumbling about His guests. In the shepherd and in the woman with the broom He shows them God, who has sore shoulders and dusty knees and is already throwing open the door. To repent is to turn around, and the lost one does turn, but look who did all the searching. If you’ve ever turned around, even halfway, there was gladness over you in heaven that day, and nobody there was counting the cost.`,
    questions: [
      "Who has gone on looking for you?",
      "What was found this week, however small, and who could you call in to be glad with you?",
    ],
    prayer: `You lit a lamp and came looking, God, when I thought that I’d only rolled under the furniture. Thank You for getting down on the floor.

Thank You for everyone You sent with a broom: the grandmother who prayed, the roommate who kept on asking, and the neighbor who drove across the city at midnight and didn’t lecture.

Some of mine are still missing. I don’t have to tell You where to look, or how many You’re short. Go after them, Jesus, and put them on Your shoulders. I’ll leave the porch light burning, and when they’re found, I want to be in the kitchen helping with the potatoes, and not out in the yard with my arms crossed.`,
    carry: "Heaven was glad the day I turned around.",
  },
  {
    title: "The peach, the joke, the sheets",
    scripture: {
      reference: "Ecclesiastes 3:9-14",
      verses: `What does the worker gain from his toil? I have seen the burden that God has laid upon the sons of men to occupy them. He has made everything beautiful in its time. He has also set eternity in the hearts of men, yet they cannot fathom the work that God has done from beginning to end.

I know that there is nothing better for them than to rejoice and do good while they live, and also that every man should eat and drink and find satisfaction in all his labor—this is the gift of God. I know that everything God does endures forever; nothing can be added to it or taken from it. God does it so that they should fear Him.`,
    },
    pause: "Put something in your mouth, even if it’s water. Taste it until it’s gone.",
    reflection: `The Teacher who wrote this isn’t a cheerful man. He’s tried wine and houses and being the wisest person in the room (Ecclesiastes 2:3-11), and he reports that it all blows away like breath. So when somebody that hard to please says he’s found something good, it’s worth hearing what it is.

It’s lunch. It’s lunch, and a good afternoon’s work, and a little kindness to a neighbor. He can’t see how the story comes out, because God has “set eternity in the hearts of men” without handing us the plot. But there are presents lying on the doorstep, and here are several ways of opening them.

Eat the next mouthful slowly enough to find out what it tastes like.

Finish one job, and then stand admiring it, like a child beside a sandcastle.

Do somebody good. He says it in the same breath as rejoicing, so the two may be neighbors.

Tell whoever’s there what you’re enjoying, while you’re still enjoying it.

Before you sleep, count three, and be exact: the peach, the joke, the clean sheets.

None of that will answer the great questions. It’s “the gift of God,” he says, and even he sounds happy.`,
    questions: [
      "What did you enjoy today without noticing until now?",
      "What do you keep putting off enjoying until everything’s settled?",
    ],
    prayer: `For the first coffee, I thank You, Father, and for the dog who’s so glad that it’s morning. For the zipper that worked. For green lights, and for the song that came on while I was stuck at the red one.

I’ve been waiting to be happy until the test results, or until the raise, or until a certain person says they’re sorry, and all that time You’ve been leaving presents on the doorstep.

I can’t see from the beginning to the end, and I’m tired of trying, so make me easier to please. Slow my fork down. And since there’s more here than I can eat, put somebody across the table, and I’ll pass the bread in Jesus’ name.`,
    carry: "The peach and the joke came from God; I’ll taste them slowly.",
  },
  {
    title: "What made Jesus happy",
    scripture: {
      reference: "Luke 10:17-24",
      verses: `The seventy-two returned with joy and said, “Lord, even the demons submit to us in Your name.” So He told them, “I saw Satan fall like lightning from heaven. Behold, I have given you authority to tread on snakes and scorpions, and over all the power of the enemy. Nothing will harm you. Nevertheless, do not rejoice that the spirits submit to you, but rejoice that your names are written in heaven.”

At that time Jesus rejoiced in the Holy Spirit and declared, “I praise You, Father, Lord of heaven and earth, because You have hidden these things from the wise and learned, and revealed them to little children. Yes, Father, for this was well-pleasing in Your sight. All things have been entrusted to Me by My Father. No one knows who the Son is except the Father, and no one knows who the Father is except the Son and those to whom the Son chooses to reveal Him.”

Then Jesus turned to the disciples and said privately, “Blessed are the eyes that see what you see. For I tell you that many prophets and kings desired to see what you see but did not see it, and to hear what you hear but did not hear it.”`,
    },
    pause: "Say the name Jesus, and try to see Him smiling. Give it a full minute.",
    reflection: `They come back loud. There are seventy-two of them, sunburned, all talking at once, because it worked; even the demons obeyed. Jesus is glad for them, but He knows what becomes of people who live on results, so He moves their joy to a safer place. Be glad about this instead, He says: “your names are written in heaven.” A bad week can’t get at that.

Then comes a line that we don’t often see in paintings. “At that time Jesus rejoiced in the Holy Spirit.” The word that Luke uses is a strong one, close to shouting or leaping for joy. For a moment you’re looking straight into the life of God, where the Son is delighted, and it’s in the Spirit that He’s delighted, and the whole of it goes up to the Father as thanks.

And what set it off? Some ordinary people had understood something. He thanks His Father that it went past “the wise and learned” and reached “little children.” If you’ve ever felt too simple for religion, and sat in the last row while the others used the long words, you’re exactly the kind of person who made Him that happy.`,
    questions: [
      "What have you been living on lately, and would a bad week take it away?",
      "How do you picture the face of Jesus, and has it ever been laughing?",
    ],
    prayer: `Father, Lord of heaven and earth, I praise You along with Your Son, who said it first and meant it most. You keep Your best news from the experts and tell it to children. How like You that is!

Jesus, I’ve mostly pictured You tired, or sorrowful, or a little disappointed, but You were the happiest person on the road that day, all because of people like us.

Holy Spirit, it was in You that He rejoiced. Come and be my joy, too. When the work goes well, don’t let me live on it, and when it goes badly, remind me where my name is. I understand very little, and I’d love to be let in on it.`,
    carry: "My name is written in heaven, and Jesus is glad.",
  },
  {
    title: "A letter from the empty barn",
    scripture: {
      reference: "Habakkuk 3:2, 15-19",
      verses: `O LORD, I have heard the report of You; I stand in awe, O LORD, of Your deeds. Revive them in these years; make them known in these years. In Your wrath, remember mercy!

You trampled the sea with Your horses, churning the great waters. I heard and trembled within; my lips quivered at the sound. Decay entered my bones; I trembled where I stood. Yet I must wait patiently for the day of distress to come upon the people who invade us.

Though the fig tree does not bud and no fruit is on the vines, though the olive crop fails and the fields produce no food, though the sheep are cut off from the fold and no cattle are in the stalls, yet I will exult in the LORD; I will rejoice in the God of my salvation! GOD the Lord is my strength; He makes my feet like those of a deer; He makes me walk upon the heights!`,
    },
    pause: "Name one thing that’s missing this year. Don’t add anything cheerful.",
    reflection: `Dear friend in a bad year,

Somebody may have told you to be joyful, and you’d have liked to throw a plate at them. Habakkuk might have handed you one. He opens his book by asking God how long he’ll have to shout before anyone listens (Habakkuk 1:2), and the answer is worse than the question: an army is on its way.

So see what he does, in order. First he trembles. His lips quiver, his bones go weak, and he doesn’t call it a lack of faith. Then he looks over the farm, and he won’t pretend about that, either: no figs, no grapes, no olives, right down to the empty stalls.

Only then comes the little word “yet.” He doesn’t say because, since nothing out there gives him any reason. But there’s one thing the army can’t march off with, which is God Himself, and Habakkuk means to be glad of Him, even with his teeth chattering.

You needn’t reach “yet” today. Stand in the barn for now and say what’s missing, and leave the end of the sentence open. As for those deer’s feet, nobody learns to use them on level ground.`,
    questions: [
      "What would be on your honest list, figs and all?",
      "What has this year not been able to carry off?",
    ],
    prayer: `Though the account is down to pennies, and the scan wasn’t clear, though the promotion went to somebody younger and the crib is in the attic and nobody calls on Sundays. I’ve said it now, Lord. That’s the barn.

I’m not glad about any of it, and I won’t call it a blessing.

Yet. I’m saying the word before I have anything to put after it. You’re still God, and still the one who saves, and You’re still my strength, such as it is, on this stony hillside, with these feet. If there’s any joy that doesn’t depend on figs, I’d like to learn it from You, slowly. Hold on to the back of my coat while I’m climbing.`,
    carry: "The barn is empty, and yet God is still my God.",
  },
  {
    title: "Any supper left?",
    scripture: {
      reference: "Luke 24:36-43",
      verses: `While they were describing these events, Jesus Himself stood among them and said, “Peace be with you.” But they were startled and frightened, thinking they had seen a spirit.

“Why are you troubled,” Jesus asked, “and why do doubts arise in your hearts? Look at My hands and My feet. It is I Myself. Touch Me and see—for a spirit does not have flesh and bones, as you see I have.” And when He had said this, He showed them His hands and feet.

While they were still in disbelief because of their joy and amazement, He asked them, “Do you have anything here to eat?” So they gave Him a piece of broiled fish, and He took it and ate it in front of them.`,
    },
    pause:
      "Picture a table with the dishes still on it. Sit down there, and wait for Him to speak.",
    reflection: `It’s late on Sunday evening, and they’re all in one room, talking. Simon has seen Him, and two others have just come back seven miles in the dark to say that they have, too (Luke 24:33-35). Then Jesus is standing there among them, and you’d expect cheering, but they’re scared to death, because they think it’s a ghost.

He’s wonderfully patient about it. He shows them His hands and feet and invites them to go ahead and touch. And Luke finds a way to say what anyone has felt who ever got such news: “they were still in disbelief because of their joy.” It’s the phone call when you have to ask somebody to say it again.

So He asks whether there’s anything to eat. Death has been beaten, nothing in the universe will ever be the same, and He’d like some supper. They find Him a piece of broiled fish and stand around watching while He eats it, until it begins to come true.

Your own joy may arrive like that, sideways, ready to leave. He isn’t offended. He sits down in the middle of the doubting and asks what’s on the stove.`,
    questions: [
      "What good news have you had trouble believing?",
      "Who could you feed this week, for joy that Jesus is alive?",
    ],
    prayer: `You’re alive, Jesus, and I’ve sung it on so many Easters that I forget to be startled. You’re alive, with Your scars and Your appetite, and death couldn’t keep hold of You.

I hardly dare to be glad all the way up, because I’m used to good things being taken back. Be as patient with me as You were with Your disciples. Show me Your hands again, and eat something.

Praise to the Father, who raised You! Praise to the Spirit, whom You promised to Your friends that evening! Stay and have supper with us, Lord. There’s fish, or there’s toast, and I’ll sit across from You and look, until my heart catches up with the news.`,
    carry: "Jesus is alive, and my joy can take its time.",
  },
];

export const joy: PlanText = {
  id: "joy-plan",
  title: "Where Joy Comes From",
  description:
    "Seven days about God’s own gladness, for good weeks, dull weeks, and weeks with nothing in the barn.",
  overview: `Joy isn’t an order, and nobody here will tell you to smile. These seven days go looking for joy where it starts, and they keep arriving at God, who was glad before there was a world to be glad about. You’ll find Him feeding a crowd in a patched-up city, enjoying a sea monster, crawling along a wall after a coin, and asking whether there’s any supper left.

Most of the days are bright, and one is for a very bad year. If you’re ill or grieving, joy can sit down beside you without asking you to get up. Come in whatever mood you have.`,
  days,
};
