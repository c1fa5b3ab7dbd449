import type { GuidedDay, PlanText } from "./plan";

const days: readonly GuidedDay[] = [
  {
    title: "He wept, too",
    scripture: {
      reference: "John 11:28-37",
      verses: `After Martha had said this, she went back and called her sister Mary aside to tell her, “The Teacher is here and is asking for you.” And when Mary heard this, she got up quickly and went to Him. Now Jesus had not yet entered the village, but was still at the place where Martha had met Him. When the Jews who were in the house consoling Mary saw how quickly she got up and went out, they followed her, supposing she was going to the tomb to mourn there.

When Mary came to Jesus and saw Him, she fell at His feet and said, “Lord, if You had been here, my brother would not have died.” When Jesus saw her weeping, and the Jews who had come with her also weeping, He was deeply moved in spirit and troubled. “Where have you put him?” He asked. “Come and see, Lord,” they answered. Jesus wept.

Then the Jews said, “See how He loved him!” But some of them asked, “Could not this man who opened the eyes of the blind also have kept Lazarus from dying?”`,
    },
    pause:
      "You don’t have to feel anything on purpose. Let your shoulders come down, and breathe out.",
    reflection: `Martha has been out on the road with Jesus already, and they’ve had a real conversation, with questions and answers in it. Now Mary comes. She falls at His feet and repeats what her sister said, word for word, and it’s hard to tell whether it’s a prayer or an accusation: “Lord, if You had been here, my brother would not have died.” After that she has nothing left but tears.

He doesn’t explain. He looks at Mary crying, and at the neighbors crying beside her, and it shakes Him. “Where have you put him?” He asks. “Come and see, Lord,” they answer, and before He’s taken another step He’s crying, too.

He knew how that day would end, with Lazarus walking out (John 11:43-44). Most of us don’t get our brother back by evening, but if Jesus wept with the ending already in His hands, then nobody gets to tell you that faith would dry your eyes.

Some of the mourners standing there asked what you may be asking, whether He couldn’t have prevented it. John wrote their question down and left it unanswered, and you may leave it there, too.`,
    questions: [
      "What would you say to Jesus on the road, starting with the word if?",
      "Who has cried with you without explaining anything?",
    ],
    prayer: `If You had been here, Lord. I’ve started a hundred prayers that way and stopped, and today I’ll finish one. If You had been here, I’d be making spaghetti now, with somebody talking to me from the living room.

I’m not asking to have it explained. I’d only like to know that You’re standing where I’m standing, and that it’s gotten to You, too.

Come and see, Jesus. Come and see where I’ve put them. Here are the shoes beside the door, and here’s the voicemail that I can’t play and can’t delete. Look at everything with me, as long as You can stand to, and I’ll believe Your tears before I’d believe any explanation.`,
    carry: "Jesus knew how it would end, and He cried anyway.",
  },
  {
    title: "What has to be done",
    scripture: {
      reference: "Genesis 23:1-9",
      verses: `Now Sarah lived to be 127 years old. She died in Kiriath-arba (that is, Hebron) in the land of Canaan, and Abraham went out to mourn and to weep for her.

Then Abraham got up from beside his dead wife and said to the Hittites, “I am a foreigner and an outsider among you. Give me a burial site among you so that I can bury my dead.” The Hittites replied to Abraham, “Listen to us, sir. You are God’s chosen one among us. Bury your dead in the finest of our tombs. None of us will withhold his tomb for burying your dead.”

Then Abraham rose and bowed down before the people of the land, the Hittites. “If you are willing for me to bury my dead,” he said to them, “listen to me, and approach Ephron son of Zohar on my behalf to sell me the cave of Machpelah that belongs to him; it is at the end of his field. Let him sell it to me in your presence for full price, so that I may have a burial site.”`,
    },
    pause: "Put down the phone and the papers. They’ll keep for two minutes.",
    reflection: `Sarah has died, after a marriage that was longer than most lives, and Abraham goes to mourn and weep for her. Then he “got up from beside his dead wife,” because she had no grave and somebody had to arrange for one.

If you’ve ever sat in an office and been shown a catalog of caskets, you’ll recognize this chapter. It’s nearly all paperwork: whose cave, which field, how much. Abraham bows politely and gets through it. Here are a few things you might learn from him, in whatever week this is.

Cry first, if it comes. He did, before any of the arrangements.

Say plainly what you need, as he does: “Give me a burial site.” Your neighbors would like to help, and most of them are waiting to be handed an errand.

Send somebody else. Abraham asks his neighbors to speak to Ephron on his behalf, and a cousin can make the calls and sit on hold.

Do the next thing only. A single signature can be a whole day’s work.

And if the crying doesn’t start until March, in the cereal aisle, when all the documents are filed, that’s all right. It was waiting its turn.`,
    questions: [
      "What’s the next thing, and only the next, that has to be done?",
      "Who could make one call for you this week, or who could you make one for?",
    ],
    prayer: `Father of mercies, be with everybody who has to check the box today that says widowed. Be with the son who’s on hold with the bank for the third time, and with the woman who’s picking out his good shirt.

Strengthen the funeral directors, who see us at our worst and hold the door, and the cemetery crews who dig when the ground is frozen. Bless the neighbor with the casserole who can’t think what to say.

Somebody’s signing a name today on a line meant for two. Put Your hand over theirs. And when the last paper has been notarized, Lord, and all the relatives have driven home, and the house is so quiet, don’t You go.`,
    carry: "I only have to do the next thing, and I can cry first.",
  },
  {
    title: "My son, my son",
    scripture: {
      reference: "2 Samuel 18:24-33",
      verses: `Now David was sitting between the two gates when the watchman went up to the roof of the gateway by the wall, looked out, and saw a man running alone. So he called out and told the king. “If he is alone,” the king replied, “he bears good news.” As the first runner drew near, the watchman saw another man running, and he called out to the gatekeeper, “Look! Another man is running alone!” “This one also brings good news,” said the king. The watchman said, “The first man appears to me to be running like Ahimaaz son of Zadok.” “This is a good man,” said the king. “He comes with good news.”

Then Ahimaaz called out to the king, “All is well!” And he bowed facedown before the king. He continued, “Blessed be the LORD your God! He has delivered up the men who raised their hands against my lord the king.” The king asked, “Is the young man Absalom all right?” And Ahimaaz replied, “When Joab sent the king’s servant and your servant, I saw a great tumult, but I do not know what it was.” “Move aside,” said the king, “and stand here.” So he stepped aside.

Just then the Cushite came and said, “May my lord the king hear the good news: Today the LORD has avenged you of all who rose up against you!” The king asked the Cushite, “Is the young man Absalom all right?” And the Cushite replied, “May the enemies of my lord the king and all who rise up against you to harm you be like that young man.” The king was shaken and went up to the chamber over the gate and wept. And as he walked, he cried out, “O my son Absalom! My son, my son Absalom! If only I had died instead of you, O Absalom, my son, my son!”`,
    },
    pause: "Say their name, aloud if you can. Leave the rest of the sentence empty.",
    reflection: `“Is the young man Absalom all right?” David asks it twice, of two different runners, and it’s all he wants to know. They’ve come with news of a victory: Absalom, who’d raised an army to take his father’s throne, has been defeated, and he’s dead.

You’d have to go back years to untangle it. His daughter Tamar had been raped by her half brother, and David was furious and did nothing (2 Samuel 13:21). Then came a murder, an exile, and two whole years when father and son lived in one city and never met (2 Samuel 14:28). He must know his own part in it, but as he climbs the stairs, it doesn’t matter anymore who was right, or who’s wearing the crown. Two words are left, and he says “my son” five times over.

Some griefs are crowded with if only: an overdose, a suicide, a call you let ring, a daughter who’d stopped speaking to you. People don’t know what to say, so they stay away. But you loved somebody, and you’re allowed to climb the stairs and weep. Regret and guilt can look identical in the dark, and a counselor can help you tell them apart.`,
    questions: [
      "What do you wish you’d said to them, and could you say it now, to God?",
      "Who’s safe enough to hear the complicated version?",
    ],
    prayer: `O God, my son. My daughter, my friend, my father who drank. I don’t have a sentence, only the name, so take it as a prayer.

Every night I go back over everything. If I’d called on Sunday. If I’d gone after them, or kept quiet, or seen it coming. Some of that is really mine, and I’m sorry, and some of it I could never have prevented. I can’t tell which is which, so I’m bringing You the whole tangle.

Stay with me in this room over the gate. They’re in Your hands now, and out of mine. Be kinder to them than I managed to be, and be kind to me, for the sake of Jesus, Your Son.`,
    carry: "I can bring God the whole tangle without sorting it first.",
  },
  {
    title: "Before anyone else knew",
    scripture: {
      reference: "Psalm 139:13-18",
      verses: `For You formed my inmost being; You knit me together in my mother’s womb. I praise You, for I am fearfully and wonderfully made. Marvelous are Your works, and I know this very well.

My frame was not hidden from You when I was made in secret, when I was woven together in the depths of the earth. Your eyes saw my unformed body; all my days were written in Your book and ordained for me before one of them came to be.

How precious to me are Your thoughts, O God, how vast is their sum! If I were to count them, they would outnumber the grains of sand; and when I awake, I am still with You.`,
    },
    pause: "Lay a hand where it hurts. Stay there as long as you want to.",
    reflection: `To the mother or father of a child who wasn’t born, or who couldn’t stay:

There may not have been a funeral. Hardly anyone knew you were expecting, perhaps, so hardly anyone knows what’s missing, and you were back at work by Monday. People said that you were young, and that at least it was early, when you’d already chosen a name, or hadn’t dared to.

David’s writing here about himself, in the weeks before anybody suspected that there would be a David. “Your eyes saw my unformed body,” he says to God. He wasn’t alone in the dark while the knitting and weaving went on, because God was there, with His eyes open. So your child was seen, too, and from the first hour there was somebody besides you who knew.

The psalm speaks of days “written in Your book,” and if that line stings, because there were so few, you can tell God that it does. It doesn’t tell you why. It doesn’t blame you, either.

You’re a parent. Keep the picture, plant something, light a candle when the date comes around. If your arms ache in the night, it may be love, looking for somebody to hold.`,
    questions: [
      "What did you call your child, or what would you like to?",
      "If this isn’t your grief, who may be carrying it near you, unseen?",
    ],
    prayer: `You saw, God, before the test did. Before I’d told anybody, Your eyes were on somebody no bigger than an apple seed. I want to be glad about that, but mostly I’m sad.

I’d begun to make room. I knew what month it would have been, and I’d done the arithmetic as far as kindergarten. Now I walk around with all this room in me, past the strollers, past the aisle with the tiny socks.

Nobody else will remember the date, so keep it with me. Into the hands that did the weaving I put my child, whom I never held, or held so briefly. I can’t count Your thoughts, but may one today be of the two of us.`,
    carry: "Someone besides me saw my child, and still does.",
  },
  {
    title: "Bread and one skin of water",
    scripture: {
      reference: "Genesis 21:14-21",
      verses: `Early in the morning, Abraham got up, took bread and a skin of water, put them on Hagar’s shoulders, and sent her away with the boy. She left and wandered in the Wilderness of Beersheba. When the water in the skin was gone, she left the boy under one of the bushes. Then she went off and sat down nearby, about a bowshot away, for she said, “I cannot bear to watch the boy die!” And as she sat nearby, she lifted up her voice and wept.

Then God heard the voice of the boy, and the angel of God called to Hagar from heaven, “What is wrong, Hagar? Do not be afraid, for God has heard the voice of the boy where he lies. Get up, lift up the boy, and take him by the hand, for I will make him into a great nation.”

Then God opened her eyes, and she saw a well of water. So she went and filled the skin with water and gave the boy a drink. And God was with the boy, and he grew up and settled in the wilderness and became a great archer. And while he was dwelling in the Wilderness of Paran, his mother got a wife for him from the land of Egypt.`,
    },
    pause: "Drink a glass of water, slowly, before you go on.",
    reflection: `It happens “early in the morning,” before the neighbors are up. Abraham sets the bread and the water skin on her shoulders himself. Hagar has spent years in that household, first as a slave no one asked, then as the mother of its oldest boy, and it’s over before the sun is high.

A marriage can end like that, or a household. You’re standing in a driveway with a minivan full of boxes, or you’re left looking at the marks where the furniture stood. Hagar “wandered,” it says, which isn’t the same as going somewhere. When the water’s gone, she does a terrible, tender thing: she lays the boy in the shade and walks off “about a bowshot away,” since there’s nothing more that she can do for him and she can’t watch. Then she cries out loud.

In this whole story Abraham and Sarah never say her name. God does. “What is wrong, Hagar?” He’s heard the boy already, right “where he lies,” and He opens her eyes to a well.

It wasn’t a new life yet, only water, and the life took years, out there in the desert. But “God was with the boy,” and he grew up.`,
    questions: [
      "What did you carry away with you, and what did you have to leave?",
      "What would count as a drink of water today?",
    ],
    prayer: `God who heard the boy, hear us. I never imagined that it would end like this, with so little to carry.

I’m grieving somebody who’s still alive, in an apartment three miles off, and I miss what we were, and I miss who I was then. Some mornings I’m relieved, and then I’m ashamed of being relieved. We’ve even divided Christmas.

I can’t see a well from here. Call me by my own name, please, because lately I’ve only been one of the parties in a case. Take the children’s hands on the weekends when I don’t have them. Open my eyes to one drink of water, somewhere close, and get me up to reach it.`,
    carry: "I don’t need the whole map, only the next drink of water.",
  },
  {
    title: "Even if she forgets",
    scripture: {
      reference: "Isaiah 49:13-18",
      verses: `Shout for joy, O heavens; rejoice, O earth; break forth in song, O mountains! For the LORD has comforted His people, and He will have compassion on His afflicted ones. But Zion said, “The LORD has forsaken me; the Lord has forgotten me!”

“Can a woman forget her nursing child, or lack compassion for the son of her womb? Even if she could forget, I will not forget you! Behold, I have inscribed you on the palms of My hands; your walls are ever before Me.”

“Your builders hasten back; your destroyers and wreckers depart from you. Lift up your eyes and look around. They all gather together; they come to you. As surely as I live,” declares the LORD, “you will wear them all as jewelry and put them on like a bride.”`,
    },
    pause: "Open your hands and look at the lines in them. Take your time.",
    reflection: `“Even if” may be the two saddest words in this passage. God has asked a question that ought to answer itself: can a woman forget the baby she’s nursing? Then He pauses, and lets the other possibility in. “Even if she could forget.” He seems to know about the memory unit, where the elevator has a code.

Maybe you do, too. The woman who could name all your kindergarten friends takes your hand and asks whether you’ve come about the furnace. You cry all the way home and feel that you have no right to, because no one has died, and on Thursday you’ll go and lose her again.

“I will not forget you!” God says it first to a ruined city, whose people believed that He’d mislaid them. Notice where He keeps them: “on the palms of My hands,” and not in ink but engraved.

He has both of you there, the mother who’s dropped so many names and the child whose name she’s dropped. She can’t keep hold of you now, but she’s being held. And when the risen Jesus wanted His disciples to be certain that it was really Him (Luke 24:39-40), He showed them His hands.`,
    questions: [
      "What do you remember on behalf of someone who can’t?",
      "What’s slipping away that you’d like God to keep safe?",
    ],
    prayer: `Thank You for my mother’s hands, Lord, and for every hand that had a part in raising me. Thank You for the hymns that are still in there after the names have gone, so that she can’t tell me whether it’s Tuesday, but she remembers the second verse.

Bless the aides who brush her hair and talk to her as if she were somebody, because she is. Bless the husband who introduces himself to his own wife every morning. Be near every family who’ll grieve this Sunday for somebody they’re going to visit.

You don’t forget, Father. Keep her in mind, and me, now that there’s nobody left who remembers me small. Write us both where Jesus has His scars.`,
    carry: "God remembers us both, even what we can’t hold on to.",
  },
  {
    title: "Her own name",
    scripture: {
      reference: "John 20:11-18",
      verses: `But Mary stood outside the tomb weeping. And as she wept, she bent down to look into the tomb, and she saw two angels in white sitting where the body of Jesus had lain, one at the head and the other at the feet. “Woman, why are you weeping?” they asked. “Because they have taken my Lord away,” she said, “and I do not know where they have put Him.”

When she had said this, she turned around and saw Jesus standing there. But she did not recognize that it was Jesus. “Woman, why are you weeping?” Jesus asked. “Whom are you seeking?” Thinking He was the gardener, she said, “Sir, if you have carried Him off, tell me where you have put Him, and I will get Him.” Jesus said to her, “Mary.” She turned and said to Him in Hebrew, “Rabboni!” (which means “Teacher”).

“Do not cling to Me,” Jesus said, “for I have not yet ascended to the Father. But go and tell My brothers, ‘I am ascending to My Father and your Father, to My God and your God.’” Mary Magdalene went and announced to the disciples, “I have seen the Lord!” And she told them what He had said to her.`,
    },
    pause: "Sit near a window, if you can. Listen for anything that’s awake.",
    reflection: `Everybody else has gone home, and Mary Magdalene has stayed beside the tomb, because where would she go? She’s lost Him twice now, once to the soldiers and once, so she thinks, to whoever moved the body.

Notice who comes to her and doesn’t help. Angels don’t; she answers two of them as you’d answer a receptionist. Even Jesus doesn’t, at first, because she looks directly at Him and takes Him for the gardener. There’s nothing wrong with her faith, but it’s hard to recognize anybody through that much water.

“Woman, why are you weeping?” they ask her, and then He asks, too. They aren’t telling her to stop, and she gets to say it all again. Then comes one word, “Mary,” and it must be the way He’s always said it, because she turns around.

The page promises a great deal. He’s alive, and His Father is our Father. It doesn’t promise that everything went back as it was. “Do not cling to Me,” He says, and sends her off with the news. If you aren’t ready for news, stay in the garden as long as you need to. Somebody’s up early there, and He knows what you’re called.`,
    questions: [
      "Whose voice, saying your name, do you miss most?",
      "What small sign of life have you seen lately, and could you bear to tell anyone?",
    ],
    prayer: `Risen Jesus, I praise You with whatever voice this is. You’d walked out of the worst place there is, and You didn’t go to the palace to be admired. You stood near a woman who was crying, and asked her why.

I can’t always see You, because it’s dark where I am, and my eyes are swollen. But You know how my name sounded when they said it, and I believe that You could say it so I’d turn around.

Keep the ones I’ve lost, with Your Father and ours. I won’t cling to how it was, or not every day, but I’ll rest in the garden a little longer. When You speak, Lord, stand close, and say it slowly.`,
    carry: "The risen Jesus stood near someone crying and said her name.",
  },
];

export const grief: PlanText = {
  id: "grief-plan",
  title: "Grief: Room to Weep",
  description:
    "Seven readings for grief of many kinds, with room to weep, be angry, remember, and go slowly.",
  overview: `These seven days are for anyone who has lost somebody, and for the losses that don’t get a funeral: a pregnancy, a marriage, a mother who looks at you politely and asks your name. Nobody here will tell you that time heals, or that it was for the best.

Take the days in any order. Take one a month. When all you can manage is the pause, that’s enough. And keep a person near you as well as this page: a friend, a counselor, a pastor or priest. If you’ve begun to wish that you weren’t alive, call one of the help lines here first.`,
  needsHelpLines: true,
  days,
};
