import type { PlanText } from "./plan";

export const anxiety: PlanText = {
  id: "anxiety-plan",
  needsHelpLines: true,
  title: "Dealing with Anxiety",
  description:
    "Seven short days of scripture and prayer for people whose thoughts won’t let them rest.",
  overview: `If you’re reading this at three in the morning, you’re welcome here. Being anxious doesn’t prove that your faith is weak. People who loved God felt it in their bodies and wrote it down, and what they wrote is now in the Bible.

Each day brings a few lines of scripture, and a prayer to borrow when you can’t find words of your own. Go slowly. Skip a day, or stay on one for a week. A doctor, a counselor, or medicine may also be part of God’s care for you, and nothing here asks you to choose between them and prayer.`,
  days: [
    {
      title: "Bring it to God",
      scripture: {
        reference: "Philippians 4:6-7",
        verses:
          "Be anxious for nothing, but in everything, by prayer and petition, with thanksgiving, present your requests to God. And the peace of God, which surpasses all understanding, will guard your hearts and your minds in Christ Jesus.",
      },
      prayer: `Father, my mind won’t be quiet, so I’m bringing You everything that’s in it. First, here’s what I’m most afraid of, and here are the smaller worries that keep circling around it, in no particular order.

Where there’s something I can do, point me to the next piece of it. Where there isn’t, hold what I can’t hold.

You’ve been good to me before, and I’m remembering one of those times right now, and I thank You for it. I don’t feel peaceful yet. Post Your peace as a guard anyway, over my heart and over my thoughts, and stay near while I wait. In Christ Jesus, amen.`,
      reflection: `“Be anxious for nothing” can sound like a scolding when your chest is tight. But Paul wrote it in prison, not knowing whether he’d live, and earlier in this letter he’s sending home a friend who nearly died, so that “I may be less anxious” (Philippians 2:28). Just before today’s lines he’s pleading with Euodia and Syntyche, two women who’d worked beside him and now couldn’t agree (Philippians 4:2-3). When he says “in everything,” he has some particular things in mind.

So hear him as someone who’s been there and found a way through. Whatever’s on your mind can be said to God, large or small, in any words you’ve got. And the promise has a soldier’s word in it: God’s peace “will guard your hearts and your minds.” A guard gets posted where there’s danger, so the trouble may still be right outside, but you aren’t alone with it.

Write down the loudest worry and read it to God exactly as it stands. Under it, put one small thing you can thank Him for.`,
    },
    {
      title: "Cast your cares",
      scripture: {
        reference: "1 Peter 5:6-7",
        verses:
          "Humble yourselves, therefore, under God’s mighty hand, so that in due time He may exalt you. Cast all your anxiety on Him, because He cares for you.",
      },
      prayer: `Strong God, my shoulders are tired. I’ve held this so tightly that I’m not sure how to open my hands. I thought that if I worried hard enough, I could build a fence of it around the people I love.

I can’t. That’s hard to say, and it’s also such a relief. You are God, and I don’t have to be.

So here it is: the appointment I’m waiting for, and the question no one can answer yet. If I take it back within the hour, be patient, and I’ll bring it to You again. You care for me, and I’d like to believe that a little more today than I did yesterday.`,
      reflection: `Watch one word here: “Cast.” Peter’s Greek verb turns up in just one other place in the New Testament, where the disciples throw their cloaks over a colt for Jesus to ride (Luke 19:35). You can see how it goes. There’s an armful of heavy cloth, and a swing, and then your arms are empty, and from there on it’s the colt that carries it.

Peter’s readers had plenty to throw. They were exiles, scattered across what’s now Turkey, and he writes openly about what they’ve suffered.

It may seem odd that he brings humility into it, but in his Greek it’s all one sentence: be humble, casting your anxiety on Him. Worry likes to tell us that if we doze off, the ceiling will come down. It takes some humility to believe that Someone else is holding it up.

Open your hands in your lap and name one worry out loud. You may need to do it a dozen times today, and the tenth time, God will care for you as much as He did the first.`,
    },
    {
      title: "One day at a time",
      scripture: {
        reference: "Matthew 6:34",
        verses:
          "Therefore do not worry about tomorrow, for tomorrow will worry about itself. Today has enough trouble of its own.",
      },
      prayer: `Jesus, tomorrow got here too early again. I’ve been living in it for hours, answering people who haven’t said anything yet and grieving over what hasn’t happened. Meanwhile today went by, and I hardly saw it.

You said that today has trouble enough, and I’m grateful You didn’t pretend that it had none. Here’s what I need before I sleep: bread for this day, and courage for this day. Tomorrow I leave with You, and when I wake up in it, You’ll already be there. Until then, thank You for the one good thing that happened this afternoon. I’m going to look at it for as long as I like.`,
      reflection: `On a mountainside, Jesus had just asked people to look at birds and wildflowers, and some of those families had real reason to wonder what they’d eat. A little earlier He’d taught them to pray, “Give us this day our daily bread” (Matthew 6:11). The prayer and today’s verse are cut to the same size: one day.

“Today has enough trouble of its own,” He says. We aren’t imagining it, and He asks us only to take it in daily portions, while worry piles tomorrow’s helping onto the same plate.

You can practice this with a pencil.

Draw a line down the middle of a page, with today on the left and later on the right.

Put everything somewhere. Planning is fine: you can make the appointment, write it down, and be done. Worry doesn’t know how to be done.

Fold the right side under.

Choose one item from the left, and do it.

If worry has gone on for weeks, or it’s taking your sleep or your appetite, let that one thing be a call to the doctor.`,
    },
    {
      title: "When worry has many voices",
      scripture: {
        reference: "Psalm 94:18-19",
        verses:
          "If I say, “My foot is slipping,” Your loving devotion, O LORD, supports me. When anxiety overwhelms me, Your consolation delights my soul.",
      },
      prayer: `My foot’s slipping, LORD. I say it the way the psalm says it, because I have no better words. There are so many voices in my head, all of them talking at once. One asks what if, and another says I should’ve known, and I can’t pick out Yours. Speak to me anyway, even if it’s very low. Hold me up with Your love, since I can’t hold myself. Comfort me in some way that I can use, like an hour of sleep, or a friend who calls for no reason.

I am not asking to feel brave. I am asking not to fall. Your loving devotion has held others up, and I’m putting my weight on it now.`,
      reflection: `Psalm 94 has no name over it. Whoever wrote it was living under cruel people who killed “the widow and the foreigner” (Psalm 94:6) and felt certain that God wasn’t looking. Most of the psalm is a loud cry for justice, and then the voice drops, and there’s just one person talking: my foot, my soul.

Behind “When anxiety overwhelms me” there’s a Hebrew phrase about a great many thoughts inside. Maybe you know that crowd. It gathers after midnight, every voice claims to be urgent, and you’ll never win an argument with all of them. The writer doesn’t try, but tells God the plain truth, “My foot is slipping,” and finds that love already has hold.

Nothing has been fixed, and in the next verse the unjust rulers are still making their laws. Comfort came in the middle of it, and if it hasn’t come to you yet, this psalm won’t blame you for waiting.

Try to say what’s slipping, in five or six words, and say it to God first. Then who is one person you could tell?`,
    },
    {
      title: "Come and rest",
      scripture: {
        reference: "Matthew 11:28-30",
        verses:
          "Come to Me, all you who are weary and burdened, and I will give you rest. Take My yoke upon you and learn from Me, for I am gentle and humble in heart, and you will find rest for your souls. For My yoke is easy and My burden is light.",
      },
      prayer: `You said to come, Jesus, so here I am. I’m tired in a way that sleep doesn’t mend, and some of what I’m carrying I never got from You. I’ve tried to please everyone, and I’ve tried to be ready for every disaster that could happen. I’m setting those two down by the door, and if they’re still there when I leave, we can talk about it.

For now I’m only going to sit, because You’re gentle, and I keep forgetting that. You aren’t looking at the clock, and You aren’t disappointed. It’s quiet here with You, nobody needs me for a minute, and my shoulders are coming down. This must be the rest You meant. Thank You.`,
      reflection: `Jesus had been speaking sternly about towns that saw His miracles and didn’t change. Then He thanked His Father for showing these things to “little children” (Matthew 11:25), and after that, to everyone who was worn out, He said to come. He didn’t ask first what had worn them out, or whose fault it was.

A yoke is a wooden bar laid across an animal’s neck so that it can pull a load, which seems an odd present for exhausted people. But everyone’s pulling something. What Jesus offers is a load that fits, with Himself as the teacher, and He tells us what kind of teacher He’d be: “gentle and humble in heart.” He’ll never drive us the way worry does.

And worry does drive. It keeps your muscles tight and stands watch all night, so it’s no wonder if you’re exhausted. For two minutes today, leave your phone in another room, sit down, and let your shoulders drop. You don’t have to think holy thoughts. Just ask Him one thing, and listen awhile: which of these loads isn’t mine?`,
    },
    {
      title: "His peace, not the world’s",
      scripture: {
        reference: "John 14:27",
        verses:
          "Peace I leave with you; My peace I give to you. I do not give to you as the world gives. Do not let your hearts be troubled; do not be afraid.",
      },
      prayer: `Lord Jesus, the peace I know best depends on good news, and it disappears when the phone rings late. It left me this morning, and I’ve been trying to get it back by checking, and then by checking again.

You gave Your peace to Your friends on the night You were arrested, when You knew what was coming and still thought of them. I don’t know how to make any of my own, so all I can do is hold out my hands.

Holy Spirit, You were promised to people as rattled as I am, and You came. Sit with me in this. Be nearer than the news, and nearer than my own pulse.`,
      reflection: `It’s the last evening before the cross. Judas has gone out into the night, and the rest have heard that Jesus is leaving. They keep asking Him questions, and into that room He says, “My peace I give to you.”

The world has its own kind: a reassuring test result, a locked door, money in the bank. We can be thankful for these, though any of them may be gone by morning. Jesus gives the peace He Himself had, hours before His arrest, and He wasn’t numb. A few days earlier He’d said, “Now My soul is troubled” (John 12:27), so your troubled heart won’t embarrass Him.

He’d just promised that the Holy Spirit would be with them “forever” (John 14:16), so peace may come first as company, and only later as a feeling.

What do you check, over and over, to feel safe? Checking can feed the fear it’s meant to settle. Once this afternoon, you might leave it alone, and let the Spirit keep you company in not knowing. If checking runs your day, a counselor can help.`,
    },
    {
      title: "You are not alone",
      scripture: {
        reference: "Isaiah 41:10",
        verses:
          "Do not fear, for I am with you; do not be afraid, for I am your God. I will strengthen you; I will surely help you; I will uphold you with My righteous right hand.",
      },
      prayer: `Holy One, thank You for seven days of company. On some of them I could feel You, and on others I had only the words, so I held on to the words. Some of my fears are still here, and so are You.

I’m thinking of everyone else who’s awake right now. There’s a kid with a stomachache about algebra, and a mother waiting for test results, and a man who hasn’t told anyone. Take each of them by the right hand, and don’t let it depend on how well they can hold on.

Bring to my mind someone I can call, and when I meet a person who’s afraid, teach me to stay beside them.`,
      reflection: `Look at how this verse is built. I am with you. I am your God. I will strengthen, help, uphold. Nearly everything in it is done by God, and “Do not fear” has all of that to rest on.

The people who first heard it were frightened, only a “few men of Israel” (Isaiah 41:14), with enemies on every side. But before He says a word about fear, He tells them whose they are: “I have chosen and not rejected you” (Isaiah 41:9).

A few lines later, God “takes hold of your right hand” (Isaiah 41:13). Think of a little girl beside a highway. The trucks are real, and she may be trembling, but her hand is inside a bigger hand, and it isn’t the strength of her grip that keeps her safe.

Often God’s help comes with a human face, like a friend who listens, or a counselor who understands anxiety, and it takes courage to let them see you. Who could hear what you’ve been praying these seven days? Choose one name, and write to that person today.`,
    },
  ],
};
