import type { GuidedDay, PlanText } from "./plan";

const days: readonly GuidedDay[] = [
  {
    title: "Found by a friend",
    scripture: {
      reference: "1 Samuel 23:13-18",
      verses: `Then David and his men, about six hundred strong, set out and departed from Keilah, moving from place to place. When Saul was told that David had escaped from Keilah, he declined to go forth. And David stayed in the wilderness strongholds and in the hill country of the Wilderness of Ziph. Day after day Saul searched for him, but God would not deliver David into his hand.

While David was in Horesh in the Wilderness of Ziph, he saw that Saul had come out to take his life. And Saul’s son Jonathan came to David in Horesh and strengthened his hand in God, saying, “Do not be afraid, for my father Saul will never lay a hand on you. And you will be king over Israel, and I will be your second-in-command. Even my father Saul knows this is true.” So the two of them made a covenant before the LORD. And David remained in Horesh, while Jonathan went home.`,
    },
    pause: "Tell each other where you are, and what you can see from there.",
    reflection: `Saul has soldiers, informers, and all day, and he can’t find David. Jonathan, Saul’s own son, goes out into the wilderness and does.

We don’t hear that he brought food, or a sword. He “strengthened his hand in God,” it says, and we’re told how. First come four words, and they weigh more because he’s risked his neck to bring them: “Do not be afraid.” Then he reminds David of what God has promised. And then, in half a sentence, he gives up the throne that he was born to. He’ll be second, he says, and he doesn’t sound sorry.

They make each other a promise, with God for a witness. After that “Jonathan went home,” and he died in battle (1 Samuel 31:2) without ever seeing David again, as far as we know. So a friendship doesn’t need fifty years to matter. It can be a bench behind the warehouse, ten minutes at the change of shift, a voice message across nine time zones.

Make a small promise today: which ten minutes, and how, for seven days, and that what’s said here stays here unless one of you is in danger.`,
    questions: [
      "What are you afraid of this week?",
      "What should I remind you of when you can’t remember it yourself?",
    ],
    prayer: `God of Jonathan and David, You sent one frightened man a friend who knew where he was hiding. Thank You that someone has come to find me, too, and that I didn’t have to be doing well first.

You see what’s hunting us. For one of us it’s a diagnosis, or a landlord. For the other it may be something that has no name yet and comes at four in the morning. Strengthen this hand, Lord, the one I’m praying for.

Stand between us as a witness. We’ll meet again tomorrow, and if we can’t, we’ll say so, and You’ll go on being with us both. Amen.`,
    carry: "God sends me to strengthen one friend’s hand.",
  },
  {
    title: "What a fall is for",
    scripture: {
      reference: "Ecclesiastes 4:7-12",
      verses: `Again, I saw futility under the sun. There is a man all alone, without even a son or brother. And though there is no end to his labor, his eyes are still not content with his wealth: “For whom do I toil and bereave my soul of enjoyment?” This too is futile—a miserable task.

Two are better than one, because they have a good return for their labor. For if one falls down, his companion can lift him up; but pity the one who falls without another to help him up! Again, if two lie down together, they will keep warm; but how can one keep warm alone? And though one may be overpowered, two can resist. Moreover, a cord of three strands is not quickly broken.`,
    },
    pause: "Think of a time you fell, really fell, on ice or on stairs. Who came?",
    reflection: `They read this one at weddings, and it isn’t about weddings. The Teacher has been watching a man who works all hours and has no one, “without even a son or brother.” One evening the man looks up from the screen, so to speak, and asks: “For whom do I toil and bereave my soul of enjoyment?”

You can be forty, with a good apartment and four hundred contacts, and know that sentence by heart.

So then he counts up what a second person is good for, and he’s wonderfully down to earth about it: more to show for the work, someone to haul you out of the ditch, a warmer night on the road, and the two of you together if you’re attacked. He doesn’t claim that the other will understand you, only that they’ll have a free arm.

And “pity the one who falls without another,” he says, without a word of blame, so if you’ve had years like that, you needn’t apologize for them here.

Today, each of you finds out the other’s worst hour, the commute, or Sunday at five. Then send one line at exactly that time.`,
    questions: ["At what hour are you most alone?", "For whom do you do the work that you do?"],
    prayer: `Lord, I’ve been proud of how much I could carry by myself, and it turns out that no one was impressed. Thank You for a second person. Thank You for the free arm.

We remember those who fell this week with no one near: the old man in 4C we know only by his television, the trucker at the rest stop, the new kid eating lunch in the library. Send them help, and if it can be us, make us notice in time.

Be the third strand, Christ, where there are two of us. Be the second, where there’s only one. Amen.`,
    carry: "If I fall, someone’s near, and if they fall, I am.",
  },
  {
    title: "One on each side",
    scripture: {
      reference: "Exodus 17:8-13",
      verses: `After this, the Amalekites came and attacked the Israelites at Rephidim. So Moses said to Joshua, “Choose some of our men and go out to fight the Amalekites. Tomorrow I will stand on the hilltop with the staff of God in my hand.”

Joshua did as Moses had instructed him and fought against the Amalekites, while Moses, Aaron, and Hur went up to the top of the hill. As long as Moses held up his hands, Israel prevailed; but when he lowered them, Amalek prevailed.

When Moses’ hands grew heavy, they took a stone and put it under him, and he sat on it. Then Aaron and Hur held his hands up, one on each side, so that his hands remained steady until the sun went down. So Joshua overwhelmed Amalek and his army with the sword.`,
    },
    pause: "Hold your arms straight up as long as you can. Then rest them.",
    reflection: `It’s a story about a battle, and Amalek had begun it by picking off the stragglers, the tired ones at the back (Deuteronomy 25:17-18). Joshua does the fighting. Up on the hill there’s an old man with his arms in the air.

Then his “hands grew heavy.” It isn’t that he’s stopped believing; he’s eighty, and arms are arms. What’s nice is that Aaron and Hur don’t give him a talk about perseverance. They look around for a stone so that he can sit down, and then they stand one on each side, take an elbow, and stay until evening, when it must have gotten pretty dull.

Most of what we do for one another in prayer is like that, and it isn’t eloquent. You’re holding up one arm of someone else’s hope because they can’t feel it anymore. The mother of a son in county jail can’t say the words on Tuesday, so you say them on Tuesday.

Do it now. Each of you names one thing that’s gotten heavy, and the other one doesn’t fix it or add to it, but prays for it, aloud, in two sentences, while you sit.`,
    questions: [
      "What have you been holding up so long that your arms shake?",
      "What would be the stone, something plain that would let you sit down?",
    ],
    prayer: `I can’t keep my arms up today, Lord. It used to be easier, but I’ve prayed about this for a month, then a year, and now I hear myself saying the same six words.

So I’m praying for my friend instead, and my friend’s praying for me, and I ask You to let it count. Take hold of what we’ve each been carrying: the treatment, the custody papers, the brother who’s using again.

Jesus, Your own arms were stretched out, and no one stood beside You to hold them. Stay with us until the sun goes down, and bring everyone who lags behind safely into camp. Amen.`,
    carry: "When my arms are heavy, someone else can hold them.",
  },
  {
    title: "Just the two of you",
    scripture: {
      reference: "Matthew 18:15-20",
      verses: `“If your brother sins against you, go and confront him privately. If he listens to you, you have won your brother over. But if he will not listen, take one or two others along, so that ‘every matter may be established by the testimony of two or three witnesses.’ If he refuses to listen to them, tell it to the church. And if he refuses to listen even to the church, regard him as you would a pagan or a tax collector.”

“Truly I tell you, whatever you bind on earth will be bound in heaven, and whatever you loose on earth will be loosed in heaven. Again, I tell you truly that if two of you on the earth agree about anything you ask for, it will be done for you by My Father in heaven. For where two or three gather together in My name, there am I with them.”`,
    },
    pause: "Say the other’s name to yourself, kindly, three times.",
    reflection: `“For where two or three gather together in My name, there am I with them.” It’s said at small prayer meetings, by the ones who came. But look at where it stands. Jesus has been talking about what to do when one of us has wronged another, so He’s promising to be there for the hardest kind of conversation, when two people sit down with something between them.

His advice begins with the smallest possible room. You’re to go “privately,” before there’s anything in the group chat, or in a prayer request that’s really gossip. You aren’t out to win an argument, either: if he listens, “you have won your brother over,” and what you get back is a person.

Some things shouldn’t begin in private, though. If someone with power over you has harmed you, whether a leader, a parent or a partner, you don’t owe them a meeting alone. Take others along first. Call a hotline, or the police. This chapter opens with Jesus defending the little ones, and He’s in earnest (Matthew 18:6).

Between the two of you, ask today whether there’s anything to put right. Then wait. The first answer is usually no.`,
    questions: [
      "Is there something that I’ve done or left undone, and you’ve let it pass?",
      "How do you like to be told the truth?",
    ],
    prayer: `Jesus, You said You’d be here, so we’re taking You at Your word. I don’t find this easy, because I’d rather send a thumbs-up and be hurt for a year.

Give us the courage of plain words and a slow voice. If I’ve talked about my friend when I should have talked to my friend, forgive me. Where we’ve misheard each other, because one of us grew up shouting and the other grew up whispering, translate.

We agree about this much, and we’re asking for it together: guard those who aren’t safe with someone, and win back whoever can be won. You’re among us, Lord. Amen.`,
    carry: "I’ll say it to my friend, and not about my friend.",
  },
  {
    title: "People just like us",
    scripture: {
      reference: "James 5:13-18",
      verses: `Is any one of you suffering? He should pray. Is anyone cheerful? He should sing praises. Is any one of you sick? He should call the elders of the church to pray over him and anoint him with oil in the name of the Lord. And the prayer offered in faith will restore the one who is sick. The Lord will raise him up. If he has sinned, he will be forgiven.

Therefore confess your sins to each other and pray for each other so that you may be healed. The prayer of a righteous man has great power to prevail. Elijah was a man just like us. He prayed earnestly that it would not rain, and it did not rain on the land for three and a half years. Again he prayed, and the heavens gave rain, and the earth yielded its crops.`,
    },
    needsHelpLines: true,
    pause: "Think of one thing that you’re tired of hiding. You don’t have to say it yet.",
    reflection: `James has one answer for nearly everything. If you’re suffering, pray; if you’re cheerful, sing; and if you’re sick, have people come and pray over you, with oil on their fingers. He can’t be promising a cure to whoever believes hard enough, since the first believers got sick and died as we do; he simply doesn’t want any of it to happen to you alone.

Then he says the part that we skip: “confess your sins to each other.” He doesn’t mean the whole church, or the internet, but someone who’ll hear it and pray for you in the same breath.

If you do, here’s some advice to the one who listens. Don’t look shocked. Don’t say that it’s nothing. Ask what they’d like to do about it, say that God forgives, and forget it on purpose.

One kind of secret is too heavy for two people. If a child’s being hurt, or your friend is thinking about dying, you can’t promise silence. Say that now, before it’s needed. You’d call for help together, but if your friend’s being hurt, ask first what would be safe.

And if there’s nothing to confess today, do as he says and sing.`,
    questions: [
      "What are you tired of hiding?",
      "Are you suffering, or cheerful, or sick, and have you told God which?",
    ],
    prayer: `Father, Elijah was a man just like us, says James, and I’m glad, because I’m no one’s prophet. I lost my temper in the parking lot. I read what I shouldn’t have, and I told the story so that I came out well.

You forgive that. I’d like to hear it from a human voice as well, so let us say it to each other now: in Jesus Christ you’re forgiven.

Heal what we’ve told You, Lord, and what we weren’t ready to tell. Send rain on all the dry places, and hear the prayers of ordinary people. Amen.`,
    carry: "I’m forgiven, and I don’t have to hide from everyone.",
  },
  {
    title: "Rhoda left him standing",
    scripture: {
      reference: "Acts 12:5-16",
      verses: `So Peter was kept in prison, but the church was fervently praying to God for him. On the night before Herod was to bring him to trial, Peter was sleeping between two soldiers, bound with two chains, with sentries standing guard at the entrance to the prison.

Suddenly an angel of the Lord appeared and a light shone in the cell. He tapped Peter on the side and woke him up, saying, “Get up quickly.” And the chains fell off his wrists. “Get dressed and put on your sandals,” said the angel. Peter did so, and the angel told him, “Wrap your cloak around you and follow me.” So Peter followed him out, but he was unaware that what the angel was doing was real. He thought he was only seeing a vision. They passed the first and second guards and came to the iron gate leading to the city, which opened for them by itself. When they had gone outside and walked the length of one block, the angel suddenly left him.

Then Peter came to himself and said, “Now I know for sure that the Lord has sent His angel and rescued me from Herod’s grasp and from everything the Jewish people were anticipating.” And when he had realized this, he went to the house of Mary the mother of John, also called Mark, where many people had gathered together and were praying.

He knocked at the outer gate, and a servant girl named Rhoda came to answer it. When she recognized Peter’s voice, she was so overjoyed that she forgot to open the gate, but ran inside and announced, “Peter is standing at the gate!” “You are out of your mind,” they told her. But when she kept insisting it was so, they said, “It must be his angel.” But Peter kept on knocking, and when they opened the door and saw him, they were astounded.`,
    },
    pause: "Remember the last time you laughed out loud. Stay with it a moment.",
    reflection: `Peter goes on trial in the morning, and where is he tonight? Asleep between two soldiers, so soundly that an angel has to tap him on the side. He isn’t on his knees or working up his courage; maybe he can sleep because, across town, his friends are awake for him.

That’s one thing the two of you are for: when one has run out of prayers and can’t keep their eyes open, it’s the other one’s watch.

Then look who keeps on. The church goes on praying, with little reason to hope, because Herod has just killed James (Acts 12:2). Rhoda is told that she’s out of her mind, and she “kept insisting,” and out in the street Peter “kept on knocking.” One of them hears it first, and the rest take a while, but God has already opened the iron gate.

He didn’t open one for James. Luke doesn’t explain it, and an honest prayer list has James on it, too.

Go over the week together now. What did you ask for, each of you? Has anything come knocking? Write down one thing with today’s date. If it’s no, or not yet, write that down, too.`,
    questions: [
      "What answer of God’s have you left standing in the street?",
      "What prayer wasn’t answered, and may I hear about it?",
    ],
    prayer: `God of locked gates, I’d have been one of those who told Rhoda to go and lie down. I pray and then I make other plans, in case You’re busy.

Thank You for what’s come knocking lately: the second interview, the kidney, the message from my sister after six years of nothing. And we miss the ones we prayed for just as hard, who didn’t come home. We don’t understand it, Lord, and we won’t pretend to.

Bless everyone who’s in a cell this morning. When an answer knocks, make us quick to believe whoever heard it first. Amen.`,
    carry: "God’s answer may be at the gate already, still knocking.",
  },
  {
    title: "Bring the cloak",
    scripture: {
      reference: "2 Timothy 4:9-18",
      verses: `Make every effort to come to me quickly, because Demas, in his love of this world, has deserted me and gone to Thessalonica. Crescens has gone to Galatia, and Titus to Dalmatia. Only Luke is with me. Get Mark and bring him with you, because he is useful to me in the ministry. Tychicus, however, I have sent to Ephesus. When you come, bring the cloak that I left with Carpus at Troas, and my scrolls, especially the parchments.

Alexander the coppersmith did great harm to me. The Lord will repay him according to his deeds. You too should beware of him, for he has vigorously opposed our message.

At my first defense, no one stood with me, but everyone deserted me. May it not be charged against them. But the Lord stood by me and strengthened me, so that through me the message would be fully proclaimed, and all the Gentiles would hear it. So I was delivered from the mouth of the lion. And the Lord will rescue me from every evil action and bring me safely into His heavenly kingdom. To Him be the glory forever and ever. Amen.`,
    },
    pause: "Wrap something warm around your shoulders before you read.",
    reflection: `Dear Timothy,

Your old friend’s in prison, and he expects to die of it, and between the great sentences he asks you for things. Would you bring the coat that he left at Troas? And the books, above all the parchments. Could you come “quickly,” and before winter (2 Timothy 4:21)? He’s cold, and he’d like something to read.

We’re glad that he wrote it down, because it would be easy to imagine that a man like Paul needed only God. He did have God: “the Lord stood by me and strengthened me.” In the same breath he tells you who left, and that “only Luke” is with him. He put both in one letter.

And he’s forgiven the ones who didn’t show up, though he did warn you about the coppersmith who’d hurt him. Forgiving hadn’t made him foolish.

We don’t know if you got there in time, but we hope that you went by way of Troas, with a bundle on your back.

To the two who’ve read this week: ask each other for one thing, as plain as a coat. Then decide, without any guilt, if you’d like to go on.`,
    questions: [
      "What plain thing could I bring you, or do for you?",
      "Shall we go on praying together, and if so, when?",
    ],
    prayer: `Lord, You stood by Paul when the courtroom was empty. You’ve stood by us this week, on the phone, in the cold car, in the ten minutes that we nearly canceled.

Thank You for my friend. Thank You for what was said, and for the quiet when neither of us had anything. Bless those who’ve dropped out of our lives, the Demas and the Mark, and bring some of them back. Don’t hold it against the ones who couldn’t stay.

Rescue us from every evil, and bring us both safely in, whoever’s first. To You be glory forever and ever. Amen.`,
    carry: "I can ask for plain things, and bring them.",
  },
];

export const withAFriend: PlanText = {
  id: "prayer-partners-plan",
  title: "With a Friend: A Week for Two",
  description:
    "Seven days for two friends or prayer partners, on a bench, on the phone, or nine time zones apart.",
  overview: `You don’t need to be alike, or good at praying aloud. Ten minutes a day will do, in person or by phone. One reads the passage, the other reads what follows; then ask each other the questions. In the prayer, take the first two parts in turn, and the last one together. Missed days don’t count against you.

Tell as much as you’d like to, and no more. A friend who presses for what you don’t want to say, or uses it later, isn’t safe to pray with, and you may stop. If either of you is in danger, that’s beyond two people: get help, and go together.`,
  days,
};
