import type { PlanText } from "./plan";

export const anger: PlanText = {
  id: "1",
  title: "5 Questions About Anger",
  description:
    "Five honest questions for anyone who gets angry, and a way to bring the answers to God.",
  overview: `Anger comes to gentle people as well as hard ones. It comes in traffic, at the kitchen table, or years after the wrong was done. This plan does not begin by scolding you. The Bible lets angry people speak, and it shows us that Jesus was angry too.

Each day asks one plain question and listens to a few lines of scripture. You will look at what your anger wants, and at what to do with it. If you are angry because someone is hurting you, your safety comes first. Please tell a person who can help you get it.`,
  days: [
    {
      title: "Is anger always wrong?",
      scripture: {
        reference: "Ephesians 4:26-27",
        verses:
          "“Be angry, yet do not sin.” Do not let the sun set upon your anger, and do not give the devil a foothold.",
      },
      prayer: `God, I am angry, and I would rather tell You than pretend. You saw my face today. You heard the words I said, and the ones I swallowed.

I am not sure how much of this anger is right. Some of it may be love for something that was harmed. Some of it may be only my pride. Please show me which is which, and be patient while I look.

Keep me from doing harm before this day ends. Do not let the wrong that reached me pass through me to somebody else. I leave it with You tonight, and I will need Your help again in the morning.`,
      reflection: `Paul wrote this letter as a prisoner, to believers who were learning to live together. Here he borrows a line from Psalm 4, which ends with someone lying down to sleep. The psalm goes on: “on your bed, search your heart and be still” (Psalm 4:4). Neither the psalm nor Paul says that good people never feel anger.

One Sabbath, Jesus felt it Himself. A man with a withered hand stood before Him. People were watching, ready to accuse Him if He healed on that day. Mark 3:5 says that He looked at them “with anger and sorrow.” Then He made the hand well. His anger hurt nobody, and it did not stop Him from doing good.

Ours is seldom so clean, so Paul gives it a limit: sunset. You may not be able to settle the quarrel by then, and sometimes it would not be safe to try. But before you turn off the light tonight, tell God in one plain sentence what happened. That is a real beginning.`,
    },
    {
      title: "What is under my anger?",
      scripture: {
        reference: "James 4:1-2",
        verses:
          "What causes conflicts and quarrels among you? Don’t they come from the passions at war within you? You crave what you do not have; you kill and covet, but are unable to obtain it. You quarrel and fight. You do not have, because you do not ask.",
      },
      prayer: `Look underneath this with me, Lord. On top there is heat, and I know that part well. Below it there is something I want very much. Maybe I wanted to be heard. Maybe I wanted one day to go as I had planned.

Some of what I want is good, and some of it I am ashamed of. You know both kinds, so I have nothing left to hide. I ask You now for what I need, instead of trying to force it from the people near me.

If Your answer is slow, or if it is no, stay close to me. Teach my heart to want what is good.`,
      reflection: `Quarrels had broken out among the believers James was writing to. He does not ask them who started it. He asks where it came from, and then he looks inside. We want something, and somebody stands between us and it. To covet, in his warning, means to crave what belongs to another.

This can sound harsh if you are the one who was wronged. But James does not blame you for that. In the next chapter he sides with workers cheated of their wages (James 5:4). Even so, there is a wish inside your anger: to be safe, perhaps, or to be believed. A wish that you can name, you can also pray. Left unnamed, it often comes out as shouting, or as days of silence.

The passage ends quietly: “You do not have, because you do not ask.” The next verse makes clear that God does not grant whatever we want. But He can be asked, and nobody needs to be hurt for it. Try finishing this sentence on paper: when I got angry, what I wanted was …`,
    },
    {
      title: "How do I slow down?",
      scripture: {
        reference: "James 1:19-20",
        verses:
          "My beloved brothers, understand this: Everyone should be quick to listen, slow to speak, and slow to anger, for man’s anger does not bring about the righteousness that God desires.",
      },
      prayer: `Slow me down, Father. The words come so fast, and once they are out I cannot call them back. You know who has been hurt by my quick mouth. I say their names to You now, and I am sorry.

Give me one breath between what I hear and what I say. Help me listen to the end of the sentence, even when I think I know how it ends.

You have been slow to anger with me. You have heard me out on my worst days and You did not turn away. Make me a little more like You with the next person who speaks to me.`,
      reflection: `Three short commands stand in a row, and only the first one asks us to hurry. Be quick to listen. Then James gives his reason for the slow ones. Our anger does not bring about “the righteousness that God desires.” Righteousness means life set right: people living with God and with each other as He intended.

Most of us feel, while we are angry, that anger is about to fix something. The child will finally obey. The other side will finally see. Sometimes a raised voice does win silence, and silence can look like success. But fear has never yet made a person good.

Anger also lives in the body. The heart pounds, the jaw is tight, and calm needs time to come back. You may say: I want to answer you well, and I need ten minutes. Then return when you said you would. If someone in your home has become afraid of you, speak to a counselor or a pastor this week. Asking is no disgrace. With whom will you need those ten minutes?`,
    },
    {
      title: "What do I say?",
      scripture: {
        reference: "Proverbs 15:1",
        verses: "A gentle answer turns away wrath, but a harsh word stirs up anger.",
      },
      prayer: `Before I open my mouth, Lord, stand beside me. There is a conversation ahead that I have practiced many times. In my head I always win it. I am not sure that anybody is better for my winning.

Give me words that are true and also kind. Let my voice stay low. If I must say no, help me to say it without contempt. If I was wrong, let me say so first, before I explain anything.

And where someone means to hurt me, give me the good sense to leave, and a safe person to tell. I do not have to win tonight. You have already heard my side.`,
      reflection: `Many proverbs set two short lines side by side so that we can compare them. Here are two ways to answer someone, and each of them does something. One turns wrath away. The other feeds it. The proverb takes for granted that somebody is already angry, and that you are about to reply.

A gentle answer is still an answer. It can carry a firm no, or news that nobody wants to hear. Only the wish to wound has been left out. Often the first few words decide the rest. One good beginning is, I may have misunderstood you. Another is, this matters to me, and so do you.

Proverbs teaches how things usually go. Some people stay cruel however softly you speak, and that is not your fault. If someone threatens you or hits you, you do not owe them a soft reply. Get to safety and tell somebody you trust. For an ordinary quarrel, choose your first sentence now, while you are calm. What will it be?`,
    },
    {
      title: "How do I let go?",
      scripture: {
        reference: "Ephesians 4:31-32",
        verses:
          "Get rid of all bitterness, rage and anger, outcry and slander, along with every form of malice. Be kind and tenderhearted to one another, forgiving each other just as in Christ God forgave you.",
      },
      prayer: `Merciful God, I have carried this so long that I hardly know who I would be without it. Part of me is afraid to set it down. It might look as if nothing had happened.

But it did happen, and You saw it. You know what it cost me. So I leave the judging to You, because You judge fairly. I give up my plans to repay it.

In Christ You forgave me before I had anything to offer. Let that mercy work its way into the hardest place in me. If the anger is back tomorrow, I will bring it to You again. Thank You that You do not grow tired of me. Amen.`,
      reflection: `We are back in the chapter where we began. On the first day Paul gave anger until sunset. Now he shows what it turns into when it stays. It becomes bitterness within, and slander that spreads to others. He asks his readers to get rid of it all.

Then he tells them how God has treated them. In Christ, God forgave. This is grace, which means kindness that nobody earned. To forgive someone is to stop demanding payment and to leave justice in God’s hands. The wrong is not called small. Nor does forgiving mean that you must trust that person again, go back to them, or hide a crime. To rebuild trust, the other person must truly change. In some cases it is wiser and safer to stay apart.

Few people let go in a single evening. You may forgive, and find the anger waiting for you at breakfast. Then you hand it over once more. What could you put down today, even for an hour?`,
    },
  ],
};
