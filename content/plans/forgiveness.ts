import type { PlanText } from "./plan";

export const forgiveness: PlanText = {
  id: "forgiveness-plan",
  needsHelpLines: true,
  unsafeHome: true,
  title: "Finding Forgiveness",
  description:
    "Five days on being forgiven and forgiving, for guilty hearts and for hurt ones, at a pace you can bear.",
  overview: `Some people come to these pages because of what they did, and others because of what was done to them. Many carry both. We’ll begin with the forgiveness God gives. Only then, slowly, do we turn to forgiving someone else.

To forgive is to give God the debt that someone owes you. It doesn’t make the harm small, and it doesn’t mean that you have to trust them, see them, or go back. If someone is hurting you now, forgiving them doesn’t mean putting up with it. Get to safety first, and let someone help you. There’ll be time for the rest.`,
  days: [
    {
      title: "Forgiven first",
      scripture: {
        reference: "Psalm 103:10-12",
        verses:
          "He has not dealt with us according to our sins or repaid us according to our iniquities. For as high as the heavens are above the earth, so great is His loving devotion for those who fear Him. As far as the east is from the west, so far has He removed our transgressions from us.",
      },
      prayer: `I still see it, God. The thing I did comes back at night, and I watch it as if watching could change it. I’ve been my own judge for a long time, and not a merciful one.

But You haven’t dealt with me as my sins deserve. I read those words, and I want to believe them all the way down. Bless You for a distance that nobody can measure, for the sunrise and the sunset and all that ground in between. When I go looking for what I did, turn me around gently.

You remember that I’m dust, and You love what You made from it. I’ll sleep tonight as someone You’ve forgiven.`,
      reflection: `Stretch out both arms, and point one hand to where the sun comes up and the other to where it goes down. It’s the longest distance David could imagine. A transgression is a step over a line that we knew was there, and God, he says, has carried ours that far off.

Look whom he’s telling. The psalm begins with a man reminding his own soul not to forget (Psalm 103:2), because souls do. You can be forgiven in church on Sunday, and by Wednesday night you’re at the sink with the water running, hearing again exactly what you said. God “is mindful that we are dust” (Psalm 103:14), and nobody’s shocked to find dust in a house. To “fear Him” here is to respect Him so deeply that you come close instead of hiding.

There may be something you can still put right, and tomorrow is about that. Tonight, when it comes back, try his remedy, wet hands and all. Point east. Point west. The ache may stay a while, but it was never any good at measuring.`,
    },
    {
      title: "Honest confession",
      scripture: {
        reference: "1 John 1:9",
        verses:
          "If we confess our sins, He is faithful and just to forgive us our sins and to cleanse us from all unrighteousness.",
      },
      prayer: `Here’s the truth, Lord, as plainly as I can tell it. I did it. I knew it was wrong, and I did it anyway, and I’ve told the softer version so often that I almost believe it. I will not defend myself now. Forgive me. Wash off what still clings to me, the wanting as well as the doing. If someone is worse off because of me, show me whatever I can put right, and help me do it without fishing for praise.

And where I carry shame for what another person did to me, lift it off. It was never mine. I’m tired of hiding, so I’m coming out into Your light as I am. Amen.`,
      reflection: `There’s a kind of apology that’s mostly about the traffic. I’m sorry, but you know the week I’ve had. I’m sorry if anyone was hurt. You can hear it backing out the door.

John has heard it, too. The verse before this one is about people who claim “we have no sin,” and the one after it is about those who claim “we have not sinned.” Between them stands anybody who’ll say it straight. John’s word for “confess” means to say the same thing, so it’s calling what I did by the name God has for it. It isn’t news to Him. We’re the ones who come out from behind the couch. And He’s “faithful and just” when He forgives, because Jesus has already borne the cost.

Confess only what’s yours. Somebody may have hurt you and said you made them do it, but that guilt is theirs, and nobody needs to be forgiven for having been hurt.

Try it tonight, in the car or with the shower running: one honest sentence, starting with I. Leave out the word “but.”`,
    },
    {
      title: "Forgiving as forgiven",
      scripture: {
        reference: "Colossians 3:13",
        verses:
          "Bear with one another and forgive any complaint you may have against someone else. Forgive as the Lord forgave you.",
      },
      prayer: `Jesus, there’s a name I’d rather not mention to You. You saw what happened, and You didn’t look away when others did.

I can’t feel kind yet, and I may not for a long time. But You forgave me at Your own cost, and I want what You began in me to go further than me. So I’m putting this debt into Your hands. If You find my fist around it again tomorrow, open it gently.

Teach me the difference between forgiving and pretending. Keep me safe from anyone who still means harm. Loosen the grip this has on me, a little more each day.`,
      reflection: `Picture the place where this letter was read. It’s somebody’s dining room, after work, and Greek and Jew, slave and free are squeezed onto the same benches. Paul writes of “any complaint you may have,” as if he could hear a few through the wall.

“Forgive as the Lord forgave you.” How did He do it? He called the wrong by its name, He bore the cost Himself, and He let the debt go. Ours may begin there, too. You say what was done and what it took from you, the sleep, the savings, the ten years, and you hand God the bill.

You can do that alone, but being close again takes two, and the one who did the harm has to admit it and change. Some doors should stay shut. You can forgive people, report them, and never let them in again, and nothing here sends you back to be harmed.

Did a name come to mind? You don’t have to finish today, and maybe you could tell God “I want to be willing” and leave it there.`,
    },
    {
      title: "Leaving justice with God",
      scripture: {
        reference: "Romans 12:17-19",
        verses:
          "Do not repay anyone evil for evil. Carefully consider what is right in the eyes of everybody. If it is possible on your part, live at peace with everyone. Do not avenge yourselves, beloved, but leave room for God’s wrath. For it is written: “Vengeance is Mine; I will repay, says the Lord.”",
      },
      prayer: `Judge of all the earth, You saw. I need to say that first. You saw it, and You haven’t forgotten, even if everybody else wants to move on. I’ve punished them in my imagination so many times, and it hasn’t given back anything I lost. I’m tired, so I’m getting up from the judge’s chair and leaving it to You, who have all the evidence and can’t be fooled.

I pray for anyone who could still be hurt, for the ones who have to speak up, and for the ones who have to decide. Keep me from turning into the person who wronged me. Do what is right, Lord, and I’ll rest.`,
      reflection: `There are nights when the mind writes speeches, or worse. Wanting a wrong to be answered is no sin, and it may come from the part of you that still knows what justice is. Paul tells the church in Rome where to take that longing: “leave room for God’s wrath.” Wrath here is God’s anger against evil, so what happened to you matters to Him. Leave the judge’s chair, and it won’t stand empty.

Notice the honest words “If it is possible on your part.” Sometimes it isn’t possible, because peace requires the other person, too. And giving up revenge doesn’t mean going without help. Jesus told of a widow who kept telling a judge, “Give me justice” (Luke 18:3), and He held her up as an example. In his next chapter Paul says that authorities are there to deal with people who do wrong (Romans 13:3-4). You may call the police. You may ask a court to protect you. You may stay away.

What could you put down tonight, if you were sure that God will judge rightly?`,
    },
    {
      title: "A new start",
      scripture: {
        reference: "Lamentations 3:22-23",
        verses:
          "Because of the loving devotion of the LORD we are not consumed, for His mercies never fail. They are new every morning; great is Your faithfulness!",
      },
      prayer: `Thank You for new mercy, Lord. It’s all I ask for this morning, and it’s a great deal. I don’t have any goodness stored up from yesterday, and You don’t seem to expect me to.

Some things can’t go back to how they were, and I grieve them with You, but I don’t want to live as if the worst thing were the only thing. Whether I did wrong or was wronged, thank You that there’s enough here for today. If the old anger or the old guilt wakes up before I do, be there first. Great is Your faithfulness, and I’ll say so even if my voice is shaking.`,
      reflection: `A city lies burned, and a poet looks at whatever’s left. She used to be full of people, he says, and now she’s like a widow who “weeps aloud in the night” (Lamentations 1:2). He knows that his own people’s sins are part of the story. A few verses earlier he’s said, “My strength has perished, along with my hope from the LORD” (Lamentations 3:18). Then, with nothing rebuilt, he calls to mind what God’s heart is like.

God’s mercies, he says, “are new every morning.” They come like bread, fresh, and enough for the day. Perhaps you were forgiven and you’re afraid of failing again, but yesterday didn’t use up the mercy meant for tomorrow. Or you forgave on Monday and the anger was back on Thursday, so hand it to God again, with Thursday’s mercy. And a new start for you doesn’t have to be one with them.

After these lines the book goes back to weeping, and you may, too. Tomorrow, before you look at anything else, say the last four words of this verse out loud.`,
    },
  ],
};
