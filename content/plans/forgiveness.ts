import type { PlanText } from "./plan";

export const forgiveness: PlanText = {
  id: "forgiveness-plan",
  title: "Finding Forgiveness",
  description:
    "Five days on being forgiven and forgiving, for guilty hearts and for hurt ones, at a pace you can bear.",
  overview: `Some people come to these pages because of what they did. Others come because of what was done to them. Many carry both. We begin with the forgiveness God gives. Only then, slowly, do we turn to forgiving someone else.

To forgive is to give God the debt that someone owes you. It does not make the harm small. It does not mean that you must trust them, see them, or go back. If someone is hurting you now, forgiving them does not mean putting up with it. Get to safety first, and let someone help you. There will be time for the rest.`,
  days: [
    {
      title: "Forgiven first",
      scripture: {
        reference: "Psalm 103:10-12",
        verses:
          "He has not dealt with us according to our sins or repaid us according to our iniquities. For as high as the heavens are above the earth, so great is His loving devotion for those who fear Him. As far as the east is from the west, so far has He removed our transgressions from us.",
      },
      prayer: `I still see it, God. The thing I did comes back at night, and I watch it as if watching could change it. I have been my own judge for a long time, and not a kind one. You have not dealt with me as my sins deserve. I read those words, and I want to believe them all the way down. Take what I did as far from me as the sunrise is from the sunset. When I go looking for it, turn me around gently.

You know what I am made of. Thank You for remembering that I am dust, and for loving what You made from it. Let me sleep tonight as someone You have forgiven.`,
      reflection: `Stretch out both arms. Point one hand to where the sun comes up, and the other to where it goes down. David wanted the longest distance he could think of, to measure what God does with sin. A transgression is a step over a line we knew was there. God has moved ours that far away.

In this psalm a man is talking to his own soul, because souls forget. He remembers how God dealt with Israel in the days of Moses. Soon after our verses he adds that God “is mindful that we are dust.” Our weakness has never surprised Him. To “fear Him” here means deep respect, the kind that comes near and does not hide.

Perhaps you have told God about one old thing a hundred times. You may go on feeling its weight for a while. The feeling is real, but it does not measure how far away the sin is. What are you keeping within reach that God has already put out of reach?`,
    },
    {
      title: "Honest confession",
      scripture: {
        reference: "1 John 1:9",
        verses:
          "If we confess our sins, He is faithful and just to forgive us our sins and to cleanse us from all unrighteousness.",
      },
      prayer: `Here is the truth, Lord, as plainly as I can tell it. I did it. I knew it was wrong, and I did it anyway. I have told the softer version so often that I almost believe it.

I will not defend myself now. Forgive me. Wash off what still clings to me, the wanting as well as the doing. If someone is worse off because of me, show me what I can put right. Help me do it without asking for praise.

And where I carry shame for what another person did to me, lift it off. It was never mine. I am tired of hiding. I come out into Your light as I am. Amen.`,
      reflection: `On either side of this promise stands a warning. One is for people who claim “we have no sin,” the other for people who claim “we have not sinned.” Both have shut the door on the help they need. Between the two stands anyone who is willing to say what is true.

To confess is to agree with God about what we did. It needs no special words. He knew before we spoke; we speak in order to stop hiding. John calls God “faithful and just” when He forgives, because Jesus has already carried the cost. To “cleanse us from all unrighteousness” is to wash away the wrong, even the part we cannot reach.

Confess only what is yours. A person who harmed you may have told you that you caused it. That guilt belongs to the one who did it. Nobody needs to be forgiven for having been hurt. Can you say what you did in one plain sentence? Say it to God tonight, and leave out the word “but.”`,
    },
    {
      title: "Forgiving as forgiven",
      scripture: {
        reference: "Colossians 3:13",
        verses:
          "Bear with one another and forgive any complaint you may have against someone else. Forgive as the Lord forgave you.",
      },
      prayer: `Jesus, there is a name I would rather not say to You. You know it. You saw what happened, and You did not look away when others did.

I cannot feel kind yet, and I may not for a long time. But You forgave me at Your own cost. I want what You began in me to go further than me. So I put this debt into Your hands. I will probably take it back tomorrow. Be patient, and let me give it to You again.

Teach me the difference between forgiving and pretending. Keep me safe from anyone who still means harm. Loosen the grip this has on me, one finger at a time.`,
      reflection: `Greek and Jew, slave and free: Paul has just named the kinds of people who met as one church. So he expects friction. He writes of “any complaint you may have,” as if he could already hear a few.

“Forgive as the Lord forgave you.” How did He do it? He called the wrong by its right name. He bore the cost Himself, and He let the debt go. Forgiving may begin in the same place. You say what was done and what it took from you, and you give the debt to God.

You can do that alone, without the other person ever knowing. Being close again is another matter. It takes two, and the one who did the harm must own it and change. Some doors should stay shut. You can forgive people, report them, and never let them in again. Nothing Paul writes here sends you back to be harmed. Did a name come to mind? You do not have to finish today. Could you tell God, “I want to be willing”?`,
    },
    {
      title: "Leaving justice with God",
      scripture: {
        reference: "Romans 12:17-19",
        verses:
          "Do not repay anyone evil for evil. Carefully consider what is right in the eyes of everybody. If it is possible on your part, live at peace with everyone. Do not avenge yourselves, beloved, but leave room for God’s wrath. For it is written: “Vengeance is Mine; I will repay, says the Lord.”",
      },
      prayer: `Judge of all the earth, You saw. I need to say that first. You saw it, and You have not forgotten, even if everyone else wants to move on.

I have punished them in my mind so many times, and it has not given back one thing I lost. I am tired. I get up from the judge’s chair and leave it to You. You know all the facts, and nobody can fool You.

Protect those who could still be hurt. Give courage to the ones who must speak, and wisdom to the ones who must decide. Keep me from growing like the person who wronged me. Do what is right, Lord, and let me rest.`,
      reflection: `There are nights when the mind writes speeches, or worse. Wanting a wrong to be answered is no sin. It may be the part of you that still knows what justice is. Paul tells the Christians in Rome where to bring that longing: “leave room for God’s wrath.” Wrath here is God’s anger against evil. What happened to you matters to Him. If you leave the judge’s chair, it will not stand empty.

Notice the honest words “If it is possible on your part.” Sometimes it is not possible, because peace needs the other person too. And giving up revenge does not mean going without help. In the next chapter Paul writes that rulers have the task of dealing with people who do wrong. You may call the police. You may ask a court to protect you. You may stay away. Paul left Alexander’s harm to the Lord, and still warned Timothy, “You too should beware of him” (2 Timothy 4:15).

What could you put down tonight, if you were sure that God will judge rightly?`,
    },
    {
      title: "A new start",
      scripture: {
        reference: "Lamentations 3:22-23",
        verses:
          "Because of the loving devotion of the LORD we are not consumed, for His mercies never fail. They are new every morning; great is Your faithfulness!",
      },
      prayer: `New mercy, Lord. That is all I ask for this morning, and it is a great deal. I have no goodness stored up from yesterday, and You do not seem to expect any.

Some things cannot go back to how they were. I grieve them with You. But do not let me live as if the worst thing were the only thing. Whether I did wrong or was wronged, give me enough for today. If the old anger or the old guilt wakes before I do, be there first. Great is Your faithfulness. I will say so even if my voice shakes.`,
      reflection: `A city lies burned, and a poet looks at what is left. He knows that his own people’s sins are part of the story. A few lines earlier he has said, “My strength has perished, along with my hope from the LORD.” Then he calls something to mind. Jerusalem is still in ruins, but he remembers what God’s heart is like.

God’s mercies, he says, “are new every morning.” They come like bread, fresh, and enough for the day. Perhaps you were forgiven and are afraid of failing again. Yesterday did not use up the mercy meant for tomorrow. Perhaps you forgave on Monday and found the anger back on Thursday. Hand it to God again, with Thursday’s mercy. And a new start for you need not be a new start with them.

After these lines the book goes back to weeping. You may, too. Tomorrow, before you look at anything else, say the last four words of this verse aloud. Then ask God what you are free to do today.`,
    },
  ],
};
