import type { PlanText } from "./plan";

export const family: PlanText = {
  id: "family-plan",
  title: "Prayer for Families",
  description:
    "Five days of scripture and prayer for the people you live with, miss, worry about, or find hard to love.",
  overview: `A family can be two parents and four children. It can be a grandmother and one boy, a couple, or a brother you have not called in years. These five days are for whatever yours is, and for you if you live alone.

One thing must be said first. Nothing here asks anyone to stay where they are being hurt. If home is not safe, God does not ask you to keep that secret. Tell someone who can act, and if the danger is near, call 911 or your local emergency number. These prayers can be said from a safer place.`,
  days: [
    {
      title: "A house built on rock",
      scripture: {
        reference: "Matthew 7:24-25",
        verses:
          "Therefore everyone who hears these words of Mine and acts on them is like a wise man who built his house on the rock. The rain fell, the torrents raged, and the winds blew and beat against that house; yet it did not fall, because its foundation was on the rock.",
      },
      prayer: `Father, You know the weather inside this house. You hear what is said behind closed doors, and what nobody says. Some nights I am afraid of what will not last.

I cannot hold this family together by myself, and I cannot choose for the others. So I bring You the one part I can bring, which is me. Show me a word of Jesus that I have heard many times and never done. Help me do it today, where only my family will see.

When the rain comes, hold us. Where something has already fallen, stay with us among the pieces. You are the ground under me, and I put my whole weight on You.`,
      reflection: `Two houses stand at the end of the Sermon on the Mount. Jesus has been speaking about anger, lust, enemies, money, worry and judging others. Now He says what to do with all of it: live it. The rock in His picture is hearing His words and acting on them.

Both houses meet the same rain, the same flood, the same wind. Obeying Jesus kept no storm away. A family that loves God may still face illness, debt, or a divorce that one person never wanted. A storm at your door does not prove that you built badly. And if your house is divided, Jesus speaks of “everyone who hears these words” and acts on them. One person can do that, even when nobody else in the house will.

Read Matthew 7:7–12 today, slowly. Which sentence could you live out toward one person you are safe with? Do it before you sleep, even if it is small.`,
    },
    {
      title: "Love in daily clothes",
      scripture: {
        reference: "Colossians 3:12-14",
        verses:
          "Therefore, as the elect of God, holy and beloved, clothe yourselves with hearts of compassion, kindness, humility, gentleness, and patience. Bear with one another and forgive any complaint you may have against someone else. Forgive as the Lord forgave you. And over all these virtues put on love, which is the bond of perfect unity.",
      },
      prayer: `Jesus, I am kinder to strangers than to the people at home. They get whatever is left of me at the end of the day. Forgive me for the sigh, and for the answer I gave without looking up. Dress me in patience before I need it. Make me gentle with the one who is slow. Let me throw out my list of small complaints. For the hurts that are not small, give me true words and a safe person to hear them. Give me wisdom to know what love should bear, and what love should put a stop to.

You have loved me already. Let that be the warm thing I put on first tomorrow.`,
      reflection: `Clothes go on one piece at a time, often in the dark, and again the next day. That is the picture Paul chose for love. He was in chains, writing to Christians in Colossae. Before he tells them what to wear, he tells them who they are: “holy and beloved.” They get dressed as people who are already loved. Nobody needs patience alone on a mountain. It is for the child who cannot find the other shoe, and the parent telling the same story again.

Bearing with one another has a limit. Paul is speaking of complaints, the daily scrapes of life together. In the same chapter he tells husbands not to be harsh, and fathers not to crush their children’s courage. Cruelty is outside what you are asked to bear. You may leave, for your own safety and that of any children. Forgiving a person never means staying to be hurt, and never obliges you to go back.

Which piece did you leave off this morning? Who would notice if you wore it tonight?`,
    },
    {
      title: "Words at the table",
      scripture: {
        reference: "Ephesians 4:29",
        verses:
          "Let no unwholesome talk come out of your mouths, but only what is helpful for building up the one in need and bringing grace to those who listen.",
      },
      prayer: `Guard my mouth tonight, Lord. I know exactly which words will hurt each person here, because I know them so well. I have used that knowledge, and I am sorry.

You know what was said to me when I was small. Heal what still stings, so that I do not hand it on. Give me one true and kind sentence for someone who has waited a long time to hear it. When I must say a hard thing, keep me honest and keep me from being cruel.

If our table is silent, help me speak first. If I eat alone, sit with me, and let me hear Your voice. Amen.`,
      reflection: `Most of what a family says is small. Where are your shoes? Who left this on? Did the doctor call? Paul’s letter to the Ephesians opens with God’s plan for heaven and earth. By the fourth chapter he has come down to what leaves our mouths.

Just before this verse he speaks to thieves. Let them work, he says, so that they have something to share. Then he turns to talk, and the thought is the same. Words can take from people, or they can be something you bring. Grace means a gift that nobody had to earn, and Paul says a sentence can carry it.

“Helpful for building up” does not mean sweet. “I was wrong” builds up. So can “No,” or “That hurt me.” Telling a safe person what happens at home is not unwholesome talk, whoever told you to keep quiet. Who in your family has waited longest for a good word from you? If they are far away, a short message will do.`,
    },
    {
      title: "Passing faith on",
      scripture: {
        reference: "Deuteronomy 6:6-7",
        verses:
          "These words I am commanding you today are to be upon your hearts. And you shall teach them diligently to your children and speak of them when you sit at home and when you walk along the road, when you lie down and when you get up.",
      },
      prayer: `God of my grandparents, or of nobody in my family before me: You are my God now. Perhaps it was a kind person who led me to You. Perhaps someone used Your name to frighten me, and I came anyway.

Let Your words sink in before I try to hand them on. I do not want to lecture the young people I love. Let them see that You matter to me on a Tuesday. Make me honest about my doubts and quick to say sorry.

I bring You the one who has walked away. I cannot believe for them. You love them more than I do, and You know the road they are on. Walk it with them.`,
      reflection: `Israel is camped east of the Jordan, and Moses is near the end of his life. The people are about to enter the land without him. How will faith live on when nobody is left who remembers Egypt? His answer starts inside one person: these words “are to be upon your hearts.” The children come after that. There is no classroom in the passage. There is a house, a road, a bed, a morning. Children learn what we love from what we mention when nobody is teaching. They notice, too, whether we live as if it were true.

Moses said this to all Israel, so it belongs to aunts, neighbors and friends as well as parents. It gives us a task. It gives us no power over how things turn out. If a child you love no longer believes, these verses are not pointing at you.

What is one true thing God has done for you? Tell it to someone younger this week. Two minutes are enough, perhaps while you wash the dishes.`,
    },
    {
      title: "As for me and my house",
      scripture: {
        reference: "Joshua 24:15",
        verses:
          "But if it is unpleasing in your sight to serve the LORD, then choose for yourselves this day whom you will serve, whether the gods your fathers served beyond the Euphrates, or the gods of the Amorites in whose land you are living. As for me and my house, we will serve the LORD!",
      },
      prayer: `Today I choose You, Lord. I have chosen other things without noticing: being busy, being right, the small bright screen. They have had a great deal of my house. I can speak only for myself. Keep me from pushing anyone toward You by fear. Let them meet Your kindness in me, and let them be free to ask and to doubt.

Bless each person under this roof, and each one who should be here and is not. Bless the room where we argue. If anyone here is afraid of someone here, send help, and give them courage to tell it. As long as I live in this place, let there be somebody in it who prays.`,
      reflection: `This sentence hangs on many walls. It was first said out loud by an old man with a hard question. At Shechem, Joshua gathered the tribes and told them their own story. It ran from Abraham’s father, beyond the Euphrates, to the vineyards they now ate from. They still had foreign gods among them. So he asked whom they would serve, and he wanted an answer that day.

Look at what he does not do. He does not force them. When they answer quickly, he warns them: “You are not able to serve the LORD” (verse 19). The only promise he makes is for his own house. Nobody was ever bullied into loving God, and this verse gives no one the right to try.

Your house may be full, or it may be one room. You may be the only one in it who prays. Then “as for me” is a good place to begin. What does your home serve now, without ever having chosen it? Talk with God about that tonight.`,
    },
  ],
};
