import type { GuidedDay, PlanText } from "./plan";

const days: readonly GuidedDay[] = [
  {
    title: "Everyone’s looking for You",
    scripture: {
      reference: "Mark 1:32-39",
      verses: `That evening, after sunset, people brought to Jesus all the sick and demon-possessed, and the whole town gathered at the door. And He healed many who were ill with various diseases and drove out many demons. But He would not allow the demons to speak, because they knew who He was.

Early in the morning, while it was still dark, Jesus got up and went out to a solitary place to pray. Simon and his companions went to look for Him, and when they found Him, they said, “Everyone is looking for You!” But Jesus answered, “Let us go on to the neighboring towns so I can preach there as well, for that is why I have come.” So He went throughout Galilee, preaching in their synagogues and driving out demons.`,
    },
    pause: "Put the phone face down, out of reach. Notice what your hand does next.",
    reflection: `By evening the whole town is at the door, and everyone wants something. He helps as many as He can. It’s the kind of success you’d think He’d build on.

Instead He gets up before it’s light and goes where there’s no one. When Simon finally tracks Him down, he says it almost like a complaint: “Everyone is looking for You!” And Jesus says, in effect, that they’ll have to wait. He’s going to the next town, because He knows what He came for.

He wasn’t avoiding people, and He went back out to thousands more. But He kept an hour in the dark for His Father, who’d loved Him before anyone needed Him to be something.

An hour like that is hard to find when you can be reached every minute. You look for one thing, and forty minutes later there’s been someone’s perfect vacation and a war, and you feel worse.

No one here will tell you to throw it away. Your friends are in there. But try ten minutes tomorrow before you look at it, with nothing in your hand. You don’t have to say anything holy. Let yourself be unavailable, like Him.`,
    questions: [
      "What are you hoping for when you check it?",
      "How do you feel after an hour, if you’re honest?",
    ],
    prayer: `Jesus, everyone was looking for You, and You were all right with not answering. I’m not, yet; I check it before I’m really awake.

You’ve seen what I look at, and I’m not going to pretend with You. Some of it’s funny, some of it I wish I hadn’t seen, and some of it makes me hate my own life for a while.

I’d like to know who I am when no one’s watching. You knew, because Your Father had told You. Tell me, too, even if it takes longer than ten minutes, and be with whoever’s up right now, scrolling, because it’s too quiet without it.`,
    carry: "I can be unreachable for a while, and God still finds me.",
  },
  {
    title: "Seven brothers went first",
    scripture: {
      reference: "1 Samuel 16:6-13",
      verses: `When they arrived, Samuel saw Eliab and said, “Surely here before the LORD is His anointed.” But the LORD said to Samuel, “Do not consider his appearance or height, for I have rejected him; the LORD does not see as man does. For man sees the outward appearance, but the LORD sees the heart.”

Then Jesse called Abinadab and presented him to Samuel, who said, “The LORD has not chosen this one either.” Next Jesse presented Shammah, but Samuel said, “The LORD has not chosen this one either.” Thus Jesse made seven of his sons pass before Samuel, but Samuel told him, “The LORD has not chosen any of these.”

And Samuel asked him, “Are these all the sons you have?” “There is still the youngest,” Jesse replied, “but he is tending the sheep.” “Send for him,” Samuel replied. “For we will not sit down to eat until he arrives.” So Jesse sent for his youngest son and brought him in. He was ruddy, with beautiful eyes and a handsome appearance. And the LORD said, “Rise and anoint him, for he is the one.” So Samuel took the horn of oil and anointed him in the presence of his brothers, and the Spirit of the LORD rushed upon David from that day forward. Then Samuel set out and went to Ramah.`,
    },
    pause: "Take one breath all the way down. Your body’s been doing that for you all day.",
    reflection: `Samuel has come to pick a king, and he falls for the first one at once. Eliab is tall. God says no, and explains: “man sees the outward appearance, but the LORD sees the heart.”

Six more brothers go by, and it’s no each time. Then it comes out that there’s another one, out with the sheep. His own father hadn’t thought of calling him.

When he does come, the story tells us that he’s good-looking, so the Bible isn’t against faces. It just won’t let a face decide anything.

You’re living in a body that changes without asking you, among people who comment on it. Perhaps you photograph it from one side only. Perhaps you’ve been told that your skin or your hair or your size is the wrong kind, by someone who decided there was a right kind. God didn’t make that list.

If it’s gone further than not liking the mirror, if you’ve stopped eating, or you throw up, or cut, that’s serious, and it can be treated, and you don’t have to hide it or handle it alone. A doctor or a counselor has heard it before, and so have the people at the numbers here.`,
    questions: [
      "Whose voice do you hear when you look in the mirror?",
      "What’s in you that a photo couldn’t show?",
    ],
    prayer: `Lord, You see the heart, and I’m not sure if that’s a relief. It isn’t so great in there, either. But at least You’re looking at the real thing.

Thank You for my body, which I’ve called names. It’s gotten me this far. It heals when I fall off things, and it can taste mangoes.

I’ve looked at other people the way Samuel looked at Eliab, and I’ve skipped right past the ones out with the sheep. I’m sorry. Teach me to see as You do. And on the days when no one thinks of calling me in, send for me, and don’t let them sit down until I’m there.`,
    carry: "God looks at my heart and sends for me by name.",
  },
  {
    title: "Warming his hands",
    scripture: {
      reference: "Luke 22:54-62",
      verses: `Then they seized Jesus, led Him away, and took Him into the house of the high priest. And Peter followed at a distance. When those present had kindled a fire in the middle of the courtyard and sat down together, Peter sat down among them.

A servant girl saw him seated in the firelight and looked intently at him. “This man also was with Him,” she said. But Peter denied it. “Woman, I do not know Him,” he said. A short time later, someone else saw him and said, “You also are one of them.” But Peter said, “Man, I am not.” About an hour later, another man insisted, “Certainly this man was with Him, for he too is a Galilean.”

“Man, I do not know what you are talking about,” Peter replied. And immediately, while he was still speaking, the rooster crowed. And the Lord turned and looked at Peter. Then Peter remembered the word that the Lord had spoken to him: “Before the rooster crows today, you will deny Me three times.” And he went outside and wept bitterly.`,
    },
    pause: "Think of the group you sit with. Picture the faces, one by one.",
    reflection: `It’s cold, and people are sitting around a fire. Peter sits down “among them.” He’s there for a good reason: nearly everyone else has run.

Then a girl looks at him a second too long and says he was with Jesus. All he has to do is say yes. But they’re all looking, so he says no, and then no again. By the third time his accent’s giving him away, and he’s pretending not to hear it.

You know how quickly it goes. It isn’t that you decide to be a coward. Someone makes a joke about a kid you used to be friends with, and there’s half a second when you could say something, and you laugh. Or they ask if you’re religious, and you hear yourself say, Not really, my parents are.

Then the rooster. And Jesus, across the courtyard, “turned and looked at Peter.” Peter went out and cried. Luke doesn’t say what was in that look, but it can’t have been contempt. Only hours before, Jesus had told him, “I have prayed for you” (Luke 22:32).

A few weeks later Jesus made him breakfast (John 21:12), and then gave him the job anyway.`,
    questions: [
      "When did you last laugh at something that wasn’t funny to you?",
      "Who lets you be the same person all day?",
    ],
    prayer: `I said I didn’t know him, Lord, or I might as well have. I let them talk, and I looked at my shoes. It took about four seconds, and I’ve been thinking of it ever since.

I want friends so badly that I’ll warm my hands at nearly any fire. You’re not surprised. You knew it about Peter, too, before he’d even gotten there.

Look at me the way You looked at him. Help me find the kid I laughed at, and say something true. Send me one friend I don’t have to change my voice around, and make me that for someone else, in Your name.`,
    carry: "Jesus looks at me and doesn’t stop being my friend.",
  },
  {
    title: "A new name at school",
    scripture: {
      reference: "Daniel 1:3-8, 17-20",
      verses: `Then the king ordered Ashpenaz, the chief of his court officials, to bring in some Israelites from the royal family and the nobility—young men without blemish, handsome, gifted in all wisdom, knowledgeable, quick to understand, and qualified to serve in the king’s palace—and to teach them the language and literature of the Chaldeans. The king assigned them daily provisions of the royal food and wine. They were to be trained for three years, after which they were to enter the king’s service.

Among these young men were some from Judah: Daniel, Hananiah, Mishael, and Azariah. The chief official gave them new names: To Daniel he gave the name Belteshazzar; to Hananiah, Shadrach; to Mishael, Meshach; and to Azariah, Abednego.

But Daniel made up his mind that he would not defile himself with the king’s food or wine. So he asked the chief official for permission not to defile himself.

To these four young men God gave knowledge and understanding in every kind of literature and wisdom. And Daniel had insight into all kinds of visions and dreams. Now at the end of the time specified by the king, the chief official presented them to Nebuchadnezzar. And the king spoke with them, and among all the young men he found no one equal to Daniel, Hananiah, Mishael, and Azariah. So they entered the king’s service. In every matter of wisdom and understanding about which the king consulted them, he found them ten times better than all the magicians and enchanters in his entire kingdom.`,
    },
    pause: "Say your full name, all of it, the way your family says it.",
    reflection: `They’re teenagers, probably, and they’ve been marched about nine hundred miles from home. The empire wants the smart ones. It gives them a three-year scholarship, a meal plan, a language to learn, and new names, because the old ones had God in them. Daniel means God is my judge. The school office calls him Belteshazzar.

You may be one person at home and another in class. You may translate for your mother at the clinic, and then write a paper on Shakespeare. This chapter’s about you.

Daniel doesn’t fight about everything. He learns the literature, and he answers to the name. But he “made up his mind” about one thing, the food, and he asked politely for a way out.

And then there are exams, and all four do brilliantly. It’s God who “gave knowledge,” it says, and they studied for three years. It took both.

It doesn’t say that God always gives the grade. Whole families may have put their hopes in yours, and that’s heavy. You can work hard and fail a test, and He’ll still call you by your first name.`,
    questions: [
      "What’s one thing you’ve made up your mind about?",
      "Who are you afraid of letting down, and have you ever asked them?",
    ],
    prayer: `God of Hananiah, Mishael, and Azariah, You remembered their real names. You remember me when I’m just an ID number and a seat by the window.

I’ve got a test, and I’m tired, and I keep reading the same line. Help me learn what I can and sleep tonight, and when they say to turn it over, let me be calm enough to think.

Thank You for the people who gave up things so that I could sit there. I’m grateful, and it scares me. If it goes badly, be on my side when I have to tell them. You were with Daniel in a place he didn’t choose, so You’re with me in mine.`,
    carry: "God knows my real name, whatever grade I get.",
  },
  {
    title: "John wasn’t sure anymore",
    scripture: {
      reference: "Luke 7:18-23",
      verses: `Then John’s disciples informed him about all these things. So John called two of his disciples and sent them to ask the Lord, “Are You the One who was to come, or should we look for someone else?” When the men came to Jesus, they said, “John the Baptist sent us to ask, ‘Are You the One who was to come, or should we look for someone else?’”

At that very hour Jesus healed many people of their diseases, afflictions, and evil spirits, and He gave sight to many who were blind. So He replied, “Go back and report to John what you have seen and heard: The blind receive sight, the lame walk, the lepers are cleansed, the deaf hear, the dead are raised, and the good news is preached to the poor. Blessed is the one who does not fall away on account of Me.”`,
    },
    pause: "Think of a question about God that you’ve never asked out loud.",
    reflection: `John had been so sure. He’d stood in a river and told everyone who Jesus was. Now he’s in prison, and nothing’s going the way he said it would. So he sends two friends with a question: “Are You the One who was to come, or should we look for someone else?”

Jesus isn’t offended, and He doesn’t say a real believer wouldn’t ask. He spends an hour doing what He does, and then sends the two back to tell John “what you have seen and heard.” It’s evidence, in other words, and from people John trusts. And then, gently, He asks him not to give up because it’s different from what he’d expected.

When the messengers have left, He tells the crowd that no one greater than John has ever been born (Luke 7:28). He said it about a doubter, that same day.

You might have doubts because of science class, or a prayer that didn’t work, or the way people in church treated your friend. Ask Him first, and then a person who won’t panic. John didn’t hear everything he’d hoped for. He did get an answer.`,
    questions: [
      "What would you send two friends to ask Jesus?",
      "What have you seen or heard that makes it harder, and what makes it easier?",
    ],
    prayer: `Are You the One? I’m just going to ask it, since everyone else in the row seems to be sure, or they’re good at singing with their eyes shut.

There are days when I believe all of it and days when I think we made it up. I’ve been scared to say so, in case it makes my mom cry, or in case You’d leave.

You didn’t leave John. You answered him, and You said something kind when he couldn’t hear it. Show me what You’re doing, God, even a small thing, and even if it’s not what I’d have picked. And don’t let go of those who walked out because of us.`,
    carry: "I can ask Jesus my real question, and He won’t leave.",
  },
  {
    title: "Through the wall",
    scripture: {
      reference: "Psalm 27:7-14",
      verses: `Hear, O LORD, my voice when I call; be merciful and answer me. My heart said, “Seek His face.” Your face, O LORD, I will seek.

Hide not Your face from me, nor turn away Your servant in anger. You have been my helper; do not leave me or forsake me, O God of my salvation. Though my father and mother forsake me, the LORD will receive me.

Teach me Your way, O LORD, and lead me on a level path, because of my oppressors. Do not hand me over to the will of my foes, for false witnesses rise up against me, breathing out violence.

Still I am certain to see the goodness of the LORD in the land of the living. Wait patiently for the LORD; be strong and courageous. Wait patiently for the LORD!`,
    },
    pause: "If it’s loud where you are, put something over your ears. Breathe out longer than in.",
    reflection: `Here’s a sentence you might not expect in the Bible: “Though my father and mother forsake me, the LORD will receive me.” So it happened three thousand years ago, too, and someone had to write it down.

When parents fight, you can usually hear it through the wall, and you lie there and listen for your own name. Maybe you take the little ones into the other room and turn the music up. Maybe you’ve gotten good at jokes.

You didn’t cause it, even if it was about you.

You can’t fix it, and it isn’t your job to carry messages or choose a side.

You’re allowed to love both of them, and to be furious with both.

If anyone gets hit, if things get thrown, if someone’s drunk and you’re afraid, or touches you in a way that’s wrong, that isn’t just fighting. It’s not your secret to keep. Get somewhere safe and call. Or tell a teacher or a school nurse, and keep telling until someone does something.

David asks to be led on “a level path.” It’s a good thing to ask for in a house where you never know what’s on the stairs.`,
    questions: [
      "What do you do when it starts, and what helps, even a little?",
      "Which adult could you tell who isn’t one of them?",
    ],
    prayer: `Hear my voice when I call, Lord. I’m calling very quietly, because they’d hear me.

I love them, and I can’t stand this, and I’m tired of guessing what kind of evening it’s going to be. I don’t know if they’ll stay together, or which house I’ll sleep in, or if it’s partly because of me. You say You’d take me in, no matter what. I’m holding You to it.

Get them to someone who knows how to help. Look after my brother, who acts like he doesn’t care. Make the path level for a while, and let me see Your goodness here, on this street, while I’m alive. I’m trying to be brave, God. I’m waiting for You.`,
    carry: "God takes me in, and this isn’t my fault.",
  },
  {
    title: "The nephew who told",
    scripture: {
      reference: "Acts 23:12-22",
      verses: `When daylight came, the Jews formed a conspiracy and bound themselves with an oath not to eat or drink until they had killed Paul. More than forty of them were involved in this plot. They went to the chief priests and elders and said, “We have bound ourselves with a solemn oath not to eat anything until we have killed Paul. Now then, you and the Sanhedrin petition the commander to bring him down to you on the pretext of examining his case more carefully. We are ready to kill him on the way.”

But when the son of Paul’s sister heard about the plot, he went into the barracks and told Paul. Then Paul called one of the centurions and said, “Take this young man to the commander; he has something to tell him.” So the centurion took him to the commander and said, “Paul the prisoner sent and asked me to bring this young man to you. He has something to tell you.”

The commander took the young man by the hand, drew him aside, and asked, “What do you need to tell me?” He answered, “The Jews have agreed to ask you to bring Paul to the Sanhedrin tomorrow on the pretext of acquiring more information about him. Do not let them persuade you, because more than forty men are waiting to ambush him. They have bound themselves with an oath not to eat or drink until they have killed him; they are ready now, awaiting your consent.” So the commander dismissed the young man and instructed him, “Do not tell anyone that you have reported this to me.”`,
    },
    pause: "Is there something you know, and wish you didn’t? Just notice it.",
    reflection: `We don’t know his name or how old he was, only that his mother was Paul’s sister. He’s in the right place to overhear forty grown men planning a murder.

He could have told himself that it wasn’t his business, and that no one believes a kid. Instead he “went into the barracks and told Paul.” And Paul sent him straight to the man who could do something.

The commander’s a soldier with a fortress to run, and he takes the boy “by the hand,” draws him aside, and asks, “What do you need to tell me?” Then he listens. By nine that night Paul’s on the road, with four hundred and seventy soldiers around him (Acts 23:23).

A friend may have told you something, and made you swear. If it’s that they want to die, or that an adult’s doing something to them, or that there’s a gun, you’re allowed to break that promise. You’d rather have them alive and mad at you.

Tell someone with keys: a coach, a counselor, a parent, the number on this page. If the first won’t listen, go to the second. And if it’s about you, you can be the one who tells.`,
    questions: [
      "Who would take you aside and hear the whole thing?",
      "Whose secret are you carrying, and is it too heavy for one person?",
    ],
    prayer: `God, You saved Paul’s life with a boy who listened and didn’t keep it to himself. I’d never noticed him. I’m glad he’s in there.

There’s something I know, and You’ve heard it already. I’ve been afraid it’ll get worse if I say it, and they’ll hate me. Show me the right person, and hand me the first sentence, because after that I think I could manage.

Protect my friends. Stay awake with whoever’s planning something terrible, against others or against themselves, and get there before it. And thank You for this week, Jesus. You’ve talked to me as if I were a whole person. I’d like to go on talking.`,
    carry: "Telling someone can save a life, and I’m allowed to.",
  },
];

export const teenagers: PlanText = {
  id: "teenagers-plan",
  title: "A Week of Your Own: For Teenagers",
  description:
    "Seven days about screens, looks, friends, exams, doubt, fighting at home, and what’s too heavy to keep secret.",
  overview: `It’s yours, so do it when you like, in bed or on the bus. No one’s checking. Each day has a piece of the Bible with someone in it who’s about your age, or in a spot you might recognize. You don’t have to be sure you believe it. You can skip a question, and you can argue with the page.

Some of these days touch on things that hurt. There are numbers on this page, and real people answer them. You can text if you can’t talk. If you’re in danger right now, call 911 or your local emergency number first, and read this later.`,
  needsHelpLines: true,
  unsafeHome: true,
  days,
};
