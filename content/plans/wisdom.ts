import type { PlanText } from "./plan";

export const wisdom: PlanText = {
  id: "wisdom-plan",
  title: "Wisdom from Proverbs",
  description:
    "A week of short sayings from Proverbs for the choices, quarrels, and friendships of an ordinary day.",
  overview: `Proverbs is a book of short sayings, most of them linked with King Solomon. It talks about tempers and neighbors, honest scales and empty boasting. It even warns you not to grab a dog by the ears. A proverb does not promise that life will always turn out well. It says how things usually go, and it asks to be carried around and thought about.

This plan takes a line or two each day. Read it in the morning, and watch for the moment when you need it. No schooling is required. James 1:5 says that God gives wisdom “generously to all without finding fault.”`,
  days: [
    {
      title: "Where wisdom begins",
      scripture: {
        reference: "Proverbs 9:10",
        verses:
          "The fear of the LORD is the beginning of wisdom, and knowledge of the Holy One is understanding.",
      },
      prayer: `Holy God, You are greater than I remember on most days. I have made my choices as if nobody else were in the room. I have been quick to speak, quick to buy, and quick to decide what other people deserve. Forgive me.

I do not want to be terrified of You, and You have not asked me to be. Teach me the fear that stands still and wonders. You set a table for people who lack good sense. Let me come in and sit down. Before I answer today, or sign, or press Send, let me remember that You are here. Amen.`,
      reflection: `In this chapter Wisdom is a woman who has built a house and laid the table. She calls from the heights of the city to anyone “who lacks judgment” (verse 4). Nobody has to be clever first. From the same heights another woman, named Folly, calls out with nearly the same words. Most days we hear them both.

“The fear of the LORD” does not mean expecting God to hurt you. Israel once stood shaking at Mount Sinai. Moses told them, “Do not be afraid,” and then spoke of a fear that keeps people from sinning (Exodus 20:20). That second fear is awe. We lower our voices beside the sea at night, or near a newborn child. Wisdom starts there because a person in awe can still be taught.

Think of one choice you will make before evening. How would you make it if you remembered that God was in the room? Stop at the door for a moment and say His name.`,
    },
    {
      title: "Trust and direction",
      scripture: {
        reference: "Proverbs 3:5-6",
        verses:
          "Trust in the LORD with all your heart, and lean not on your own understanding; in all your ways acknowledge Him, and He will make your paths straight.",
      },
      prayer: `My own understanding is tired, Lord. I have turned this decision over so often that I no longer know what I think. I have asked what is safest. I have asked what people will say. I have hardly asked You.

I am asking now. Show me what is right. If there is more than one right way, let me choose without dread. Thank You for my mind; help me to use it well, and not to make it carry all my weight. If I take a wrong turn, come and find me there. I would rather walk slowly with You than quickly by myself.`,
      reflection: `A father is teaching his son, and he uses a word for the body. People lean on what they think will hold them: a wall, a stick, a friend’s arm. He does not say that understanding is worthless. A few lines later he calls the one who acquires it “blessed” (verse 13). Think as well as you can, he seems to say, and then put your weight on God.

To acknowledge Him “in all your ways” is to know that He is there, in errands as in great choices. The promise is a straight path. In hill country, that meant a road made fit to walk on. It can still be long. The verse gives no view from the air and no time of arrival.

What decision is in front of you? Write down what you know about it, and under that, what you cannot know. Read both lists to God. Then take the nearest honest step.`,
    },
    {
      title: "Guard your heart",
      scripture: {
        reference: "Proverbs 4:23",
        verses: "Guard your heart with all diligence, for from it flow springs of life.",
      },
      prayer: `You know what is in my heart, God, the clear water and what lies at the bottom. Old insults play there at night. I look at what others have, and I come away smaller. I have let in things that I would be ashamed to set before a guest.

I cannot clean the spring by myself. Send up fresh water from below. Show me what to turn off, what to stop rehearsing, and what to let in gladly. Where I walled up the well because somebody hurt me, be patient. Take down one stone at a time. Whatever I say tomorrow will come from here. Keep watch with me tonight.`,
      reflection: `In the Bible the heart is more than feelings. It is the place where a person thinks, wants, remembers, and decides. The father in this chapter tells his son to guard it as a town would guard its well. Whatever gets into that water reaches every house. The next verses follow it to the mouth, the eyes, and the feet (verses 24–27).

A good guard also opens the gate: to a friend, to the truth, to a sorrow that needs to come in. Some people shut the heart long ago because they were harmed, and that was how they survived. This verse does not scold them. It says that what is inside is worth protecting. God can open it slowly, often with the help of someone who has earned trust.

What did you let in last night before you slept, and this morning when you woke? For one day, choose both. It might be a psalm, an open window, or the voice of someone you love.`,
    },
    {
      title: "A gentle answer",
      scripture: {
        reference: "Proverbs 15:1",
        verses: "A gentle answer turns away wrath, but a harsh word stirs up anger.",
      },
      prayer: `Slow my tongue, Lord, before I use it. I know where the people around me are tender, and I know which words will find the place. Some of what I said this week still hangs in the air at home. Forgive me, and help me to go back and say that I was wrong.

Give me a gentle answer when I am tired, and when I hear the same complaint for the tenth time. Give me gentle firmness, too. Let me say no without cruelty, and walk away when I need to. You know how loud it is inside me. Speak Your quiet there first.`,
      reflection: `Anger asks for an answer, and this saying describes two. The harsh word feeds it, as dry wood feeds a fire. The gentle one leaves it little to burn. Like most proverbs, it says what often happens. It cannot promise that the other person will calm down.

Gentleness has its own strength. A later proverb says that “a gentle tongue can break a bone” (Proverbs 25:15). But nothing here asks you to stay and be mistreated. “The prudent see danger and take cover” (Proverbs 22:3). If someone frightens or harms you, the wise answer may be to leave and call for help. In the common quarrels of a kitchen or an office, though, one quiet sentence can save an evening.

Is there a message waiting that makes your face hot? Write the reply you would like to send. Leave it for an hour. Then write another, shorter and kinder and just as true. A week from now, which of the two will you be glad you sent?`,
    },
    {
      title: "Good counsel",
      scripture: {
        reference: "Proverbs 15:22",
        verses: "Plans fail for lack of counsel, but with many advisers they succeed.",
      },
      prayer: `It is hard to ask, Father. I would rather arrive with the answer than be seen looking for it. I am afraid of being told no, or of being a trouble to someone busy. So I have kept this plan to myself, and it has grown heavy.

Lead me to one honest person. Let me lay the whole thing out and not trim it to make myself look better. If the advice is poor, help me to set it aside with thanks. If it is good and I do not like it, help me even more. And when somebody brings a plan to me, let me give my ears before my opinion.`,
      reflection: `Moses once sat from morning until evening, settling quarrels for a whole people. His father-in-law watched and told him, “What you are doing is not good” (Exodus 18:17). He said that Moses would wear himself out, and he showed him how to share the load. Moses, who had heard the voice of God, took the advice of a relative (verse 24).

That scene is today’s proverb acted out. There is no disgrace in needing counsel. “Many advisers” can mean more than one kind of voice. Ask someone who knows the matter, and someone who knows you. Find one person who will not simply agree. A doctor, a good bookkeeper, and an old friend each see what the others miss. Then weigh what they tell you, for a strong opinion is not always a wise one.

What plan are you carrying by yourself? And whom have you avoided asking because you can guess what they would say? Go to that person this week, and listen to the end before you explain.`,
    },
    {
      title: "Walk with the wise",
      scripture: {
        reference: "Proverbs 13:20",
        verses:
          "He who walks with the wise will become wise, but the companion of fools will be destroyed.",
      },
      prayer: `Thank You, God, for the people who made me better and never knew it. Some of them come to mind now, and I thank You for each one.

You also see the company that makes me smaller. I laugh there at what is not funny, and I nod at what I know is wrong. I have been afraid of being left out. Give me courage to step back where I should, and to do it without contempt. If I am lonely, send me one good companion, and until then walk beside me Yourself. Make me good company in my turn. May somebody find it easier to do right because I was there. Amen.`,
      reflection: `A fool, in Proverbs, is not someone who did poorly at school. A fool is someone who will not be taught: “fools despise wisdom and discipline” (Proverbs 1:7). The proverb pictures a road. Walk beside anyone for long enough and you fall into step. Their jokes become yours, then their grudges, then their idea of what is normal. With some people that road ends in ruin.

Even so, we are not to look down on people. Jesus was known as “a friend of tax collectors and sinners” (Luke 7:34). He shared their tables, and He never copied their wrongs. The proverb asks whose pace you are keeping. If you are lonely, and no wise friend is near, it may sting. Company can begin with something small: a good book, or the same seat in church two weeks in a row.

After whose company are you kinder and more honest? Plan an hour with that person this month. If that cannot be, write and tell them what you learned from them.`,
    },
    {
      title: "Plans and the LORD",
      scripture: {
        reference: "Proverbs 16:3, 9",
        verses:
          "Commit your works to the LORD and your plans will be achieved. A man’s heart plans his course, but the LORD determines his steps.",
      },
      prayer: `Here are my plans, Lord: the list on the table, and the ones I have told nobody. I have worked hard at them, and I want them to go well. I roll them over to You now, because they are heavier than I let people see.

Weigh my reasons. If I am chasing praise, or trying to get even, show me. Mend what is crooked in the plan and bless what is good. If You lead another way, give me grace, the help I could never earn, to walk it without bitterness. And for the old plan that broke, the one I still grieve, comfort me. My steps this week are Yours.`,
      reflection: `These two sayings stand six verses apart, and each needs the other. The first tells you to bring your work to God. The Hebrew word behind “commit” means to roll, as shepherds rolled a stone from a well (Genesis 29:3). The second says that, after all our planning, our steps are in His hands.

Read by itself, the first could sound as if God would bless anything we wanted. Verse 2 stands in the way: our motives “are weighed out by the LORD.” And Proverbs knows that plans change. Perhaps a good one of yours has broken: a marriage, a degree, a move. These sayings do not explain why, and they do not blame you. They say only that your steps are not out of His hands.

Write down what you plan for the coming week, in pencil, with a wide margin. What is hardest to hand over? Roll that one to Him first. Then begin the work, and leave room in the margin.`,
    },
  ],
};
