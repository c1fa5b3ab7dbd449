import type { PlanText } from "./plan";

export const anxiety: PlanText = {
  id: "anxiety-plan",
  needsHelpLines: true,
  title: "Dealing with Anxiety",
  description:
    "Seven short days of scripture and prayer for people whose thoughts will not let them rest.",
  overview: `If you are reading this at three in the morning, you are welcome here. Your anxiety does not prove that your faith is weak. People who loved God felt it in their bodies and wrote it down. Their words are now in the Bible.

Each day brings a few lines of scripture, and a prayer to borrow when your own words fail. Go slowly. Skip a day, or stay on one for a week. A doctor, a counselor, or medicine may also be part of God’s care for you. Nothing here asks you to choose between them and prayer.`,
  days: [
    {
      title: "Bring it to God",
      scripture: {
        reference: "Philippians 4:6-7",
        verses:
          "Be anxious for nothing, but in everything, by prayer and petition, with thanksgiving, present your requests to God. And the peace of God, which surpasses all understanding, will guard your hearts and your minds in Christ Jesus.",
      },
      prayer: `Father, my mind will not be quiet, so I am bringing You what is in it. First, here is the thing I fear most. Here are the smaller things that keep circling around it. I have not put them in good order.

Please help me with each one. Where I can act, show me the next thing to do. Where I can do nothing, hold what I cannot hold.

You have been good to me before. I think of one of those times now, and I thank You for it. I do not feel peaceful yet. Set Your peace as a guard over my heart and over my thoughts, and stay near while I wait. Amen.`,
      reflection: `“Be anxious for nothing” can sound like a scolding when your chest is tight. But the man who wrote it was in prison, and he did not know whether he would live or die. Paul knew worry, too. In this same letter he sends home a friend who had nearly died of an illness. He does it, he says, so that “I may be less anxious” (Philippians 2:28).

So hear him as a fellow sufferer who has found a way through. Whatever is on your mind may be said to God, the large and the small, in any words you have. Then comes a promise, and it uses a word for soldiers on watch. God’s peace “will guard your hearts and your minds.” A guard is posted where there is danger. The trouble may still be outside, but you are not left alone with it.

Take a piece of paper and write down the loudest worry. Read it to God exactly as it stands. Below it, write one thing, however small, for which you can thank Him.`,
    },
    {
      title: "Cast your cares",
      scripture: {
        reference: "1 Peter 5:6-7",
        verses:
          "Humble yourselves, therefore, under God’s mighty hand, so that in due time He may exalt you. Cast all your anxiety on Him, because He cares for you.",
      },
      prayer: `Strong God, my arms are tired. I have held this so tightly that I am not sure how to open my hands. I thought that if I worried enough, I could keep the people I love from harm.

I cannot. That is hard to say, and it is also a relief. You are God, and I do not have to be.

So I put it on You now: the call I am waiting for, and the question nobody can answer yet. If I take it back within the hour, be patient with me, and I will give it to You again. You care for me. Help me believe that a little more today than I did yesterday.`,
      reflection: `Peter’s first readers lived far from home, scattered across the land we now call Turkey. He calls them exiles, and he writes openly about their suffering. They had good reasons to lie awake.

In Peter’s Greek, these two verses are one sentence. Humbling ourselves and casting our anxiety on God belong to a single act. It may seem strange that humility comes in here. But worry often tells us that everything depends on us, that we must stay awake or the roof will fall. It is a humble thing to let Someone stronger take the weight. The word for “cast” is used in one other place in the New Testament. There the disciples throw their cloaks over a colt for Jesus to ride (Luke 19:35). Once the cloak lies on the colt, the colt carries it.

Open your hands in your lap and name one worry aloud. You may need to do this many times today. The tenth time, God will care for you as much as He did the first.`,
    },
    {
      title: "One day at a time",
      scripture: {
        reference: "Matthew 6:34",
        verses:
          "Therefore do not worry about tomorrow, for tomorrow will worry about itself. Today has enough trouble of its own.",
      },
      prayer: `Jesus, tomorrow has come too early again. I have been living in it for hours. I have answered people who have not spoken, and grieved over what has not happened. Meanwhile today went by, and I hardly saw it.

You said that today has trouble enough. Thank You for not pretending that it has none. I ask You for what I need before I sleep: bread for this day, and courage for this day. Let that be enough for me.

Tomorrow I leave with You. When I wake up in it, You will already be there. Until then, show me one good thing, and let me look at it for as long as I like.`,
      reflection: `On a mountainside, Jesus had just asked people to look at birds and wildflowers. Some of them had real cause to ask what they would eat. A little earlier He had taught them to pray, “Give us this day our daily bread” (Matthew 6:11). The prayer and today’s verse are cut to the same size: one day.

His last sentence is easy to miss. “Today has enough trouble of its own.” He never says that our trouble is imagined. He asks us to take it in daily portions. Worry makes us live through tomorrow’s trouble tonight, and then again if it comes.

He does not forbid planning. You can make the appointment, write it down, and be done. Worry does not know how to be done. If yours has gone on for weeks, and takes your sleep or your appetite, tell a doctor. That is a good use of a day. Now divide what is on your mind into two short lists: today, and later. From the first list, choose one thing and do it.`,
    },
    {
      title: "When worry has many voices",
      scripture: {
        reference: "Psalm 94:18-19",
        verses:
          "If I say, “My foot is slipping,” Your loving devotion, O LORD, supports me. When anxiety overwhelms me, Your consolation delights my soul.",
      },
      prayer: `My foot is slipping, LORD. I say it the way the psalm says it, because I have no better words. There are so many voices in my head, and they all speak at once. One asks what if. Another says I should have known. I cannot find Yours among them.

Speak to me, even if it is very low. Hold me up with Your love, since I cannot hold myself. Comfort me in a way that I can receive, through an hour of sleep or a friend who calls.

I am not asking to feel brave. I am asking not to fall. Your loving devotion has held others up, and I put my weight on it now.`,
      reflection: `No name stands over Psalm 94. The writer lived under cruel people who killed “the widow and the foreigner” (94:6). They thought that God did not see. Most of the psalm cries out for justice. Then, in the middle, the voice drops and becomes personal: my foot, my soul.

The Hebrew behind “When anxiety overwhelms me” speaks of a great many thoughts within. Perhaps you know that crowd. It gathers at night, and every voice in it claims to be urgent. The writer does not argue with each one. The psalm tells God the plain truth, “My foot is slipping,” and finds that love is already holding on.

The danger has not passed. In the very next verse the unjust rulers are still there, making their laws. Comfort came in the middle of it. If comfort has not come to you yet, nothing in this psalm blames you for waiting. Try to say what is slipping, in five or six words. Say it to God first. Who else could bear to hear it?`,
    },
    {
      title: "Come and rest",
      scripture: {
        reference: "Matthew 11:28-30",
        verses:
          "Come to Me, all you who are weary and burdened, and I will give you rest. Take My yoke upon you and learn from Me, for I am gentle and humble in heart, and you will find rest for your souls. For My yoke is easy and My burden is light.",
      },
      prayer: `You said to come, Jesus, so I am here. I am tired in a way that sleep does not mend. Some of what I carry, You never gave me.

I have tried to please everyone. I have tried to be ready for every bad thing that could happen. Please take those two from my shoulders. Show me the load that is really mine, and teach me how You would carry it.

You are gentle, and I forget that. When I come to You worn out, You are not disappointed in me. Let me sit here for a minute without being useful. Let my soul find the rest that You spoke about. Amen.`,
      reflection: `Jesus had just spoken sternly about towns that saw His miracles and did not change. Then He thanked His Father for showing these things to “little children” (Matthew 11:25). And then, to everyone who was worn out, He said to come. He did not first ask what had worn them out, or whether it was their own fault.

A yoke is a wooden bar laid on the neck so that an animal can pull a load. It seems an odd gift for tired people. But everyone carries something. Jesus offers a load that fits, and Himself as the teacher. He also tells us what kind of teacher He is: “gentle and humble in heart.” He will never drive us as worry does.

Anxiety is hard work. It keeps the muscles tight and stands watch all night, so it is no wonder if you are exhausted. For two minutes today, leave your phone in another room, sit down, and let your shoulders drop. Then ask Him one question. Which of these loads is not mine?`,
    },
    {
      title: "His peace, not the world’s",
      scripture: {
        reference: "John 14:27",
        verses:
          "Peace I leave with you; My peace I give to you. I do not give to you as the world gives. Do not let your hearts be troubled; do not be afraid.",
      },
      prayer: `Lord Jesus, the peace I know best depends on good news. It leaves when the phone rings late. It left me today, and I have been trying to get it back by checking, and then checking again.

You gave Your peace to Your friends on the night You were arrested. You knew what was coming, and still You thought of them. Please give that peace to me. I do not know how to make it. I can only hold out my hands.

My heart is troubled, and You know the reason. Sit with me in it. Let Your voice be nearer to me than the news, and nearer than my fear.`,
      reflection: `It is the last evening before the cross. Judas has already gone out into the night. Peter has been told that he will deny Jesus, and all of them have heard that He is leaving. The disciples keep asking Him questions. Into that room He says, “My peace I give to you.”

The world has its own kind of peace. It is a good test result, or a locked door and money in the bank. We can be thankful for these, though any of them may be gone by morning. Jesus gives the peace that He Himself had, hours before His arrest. He also knew a troubled heart. A few days before, He had said, “Now My soul is troubled” (John 12:27). So He is not ashamed of yours.

Just before this verse He promises that the Holy Spirit will come to them and stay. Peace may come first as company, and later as a feeling. What do you check, over and over, to feel safe? Next time, say this verse slowly once before you look.`,
    },
    {
      title: "You are not alone",
      scripture: {
        reference: "Isaiah 41:10",
        verses:
          "Do not fear, for I am with you; do not be afraid, for I am your God. I will strengthen you; I will surely help you; I will uphold you with My righteous right hand.",
      },
      prayer: `Holy One, You say that You are with me. On some days I can feel it. On other days I have only the words, and today I hold on to the words.

I have brought You many fears. Some of them are still here, and thank You that You are too. I do not ask to be fearless by tomorrow. Take my right hand, and keep hold of it when my own grip is weak.

Give me people as well. Bring to my mind someone I can call, and help me to let them in. Then, when I meet another person who is afraid, teach me to stay beside them. You have not left me.`,
      reflection: `A small and frightened people heard this first. God calls them “few men of Israel” (Isaiah 41:14) and speaks of enemies who raged against them. Before He says a word about fear, He tells them whose they are: “I have chosen and not rejected you” (41:9).

Look at how the verse is built. I am with you. I am your God. I will strengthen, help, uphold. Nearly everything in it is done by God. “Do not fear” rests on all of that. A few lines later God gives us a picture: He “takes hold of your right hand” (41:13). Think of a child beside a loud road. Her hand is in a larger hand. She may still tremble, and she is held all the same.

Often God’s help comes with a human face. It may be a friend who listens, or a counselor who understands fear. It takes courage to let them see you. Who could hear what you have been praying these seven days? Choose one name, and write to that person today.`,
    },
  ],
};
