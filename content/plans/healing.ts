import type { PlanText } from "./plan";

export const healing: PlanText = {
  id: "healing-plan",
  needsHelpLines: true,
  title: "People Jesus Healed",
  description:
    "Seven Bible readings about sickness, mercy, and Jesus, for people who are ill and for those who love them.",
  overview: `The Gospels tell us that crowds came to Jesus, but the storytellers keep stopping for one person at a time. A man begs on his knees. A woman reaches for a cloak. A stranger runs back to say thank you. Six of these days belong to people like that. The seventh is Paul’s; he asked three times, and his trouble stayed.

No one here will promise you a cure or measure your faith by your health. Keep your doctors and your medicine, because God works through them, too. Come for yourself, or for someone whose bed you sit beside, and tell Jesus in plain words what you want.`,
  days: [
    {
      title: "The hand that touched him",
      scripture: {
        reference: "Mark 1:40-42",
        verses:
          "Then a leper came to Jesus, begging on his knees: “If You are willing, You can make me clean.” Moved with compassion, Jesus reached out His hand and touched the man. “I am willing,” He said. “Be clean!” And immediately the leprosy left him, and the man was cleansed.",
      },
      prayer: `Jesus, if You are willing. I’m starting where that man started, because it’s honest. I believe You’re able; it’s the other part that keeps me awake.

You see what I want healed, in me or in the one I love, and You see how people look at a sick body and then look away. You never have. Put Your hand on this before anything is better, so I’ll know that nothing here makes You step back.

Then use my hands. There’s someone everyone else has stopped visiting, and I’ve got a name in mind, and an hour on Saturday afternoon.`,
      reflection: `Under the law of Moses, a man with this disease had to live by himself, outside the camp, and he had to call out a warning: “Unclean, unclean!” (Leviticus 13:45). Think of shouting that about yourself to people you used to know. So he’s come a long way by the time he drops to his knees, and he has no doubt that Jesus can help. What he doesn’t know is whether Jesus would want to.

Watch the order of what happens next: the hand comes first, and the healing second. Jesus could have spoken from ten feet away, and the man would have been just as clean, but nobody had been allowed to touch him, so Jesus saw to that first.

We aren’t told why some are made well and others wait, sometimes all their lives. It’s never because they were unwanted, or because they asked the wrong way; the hand settles that much. And a hand is something you have. Call the friend whose illness has outlasted everyone’s casseroles, or go and sit on the end of the bed.`,
    },
    {
      title: "A word from far away",
      scripture: {
        reference: "Matthew 8:8-10",
        verses:
          "The centurion answered, “Lord, I am not worthy to have You come under my roof. But just say the word, and my servant will be healed. For I myself am a man under authority, with soldiers under me. I tell one to go, and he goes, and another to come, and he comes. I tell my servant to do something, and he does it.” When Jesus heard this, He marveled and said to those following Him, “Truly I tell you, I have not found anyone in Israel with such great faith.”",
      },
      prayer: `There’s someone I can’t reach, Lord, and I’d give almost anything to be in that hospital room, though I’d hardly know what to do once I arrived.

So I’m asking You to go. I haven’t earned a hearing, but neither had the Roman officer, and You listened. Speak to the fever and the fear, and to the long hours after the visitors have left, and bless the night nurse who warms her hands first. If healing is slow, or never comes, be the company that doesn’t go home at eight.

And I ask You for everyone who’s loving someone from a distance. When we try to sleep, You’ll be awake.`,
      reflection: `To whoever can’t be there today:

A Roman officer once came to Jesus about a man in another house. His servant was at home, “paralyzed and in terrible agony” (Matthew 8:6), and Jesus offered to walk over and heal him, but the officer said it wouldn’t be necessary. He gave orders for a living, and he understood that a command can be obeyed in a place where the one who gave it isn’t standing. Say it from here, he told Jesus, and it’ll get there.

Jesus marveled at him. But notice that the officer never mentions how sure he feels; he only talks about who Jesus is. As for the servant, all he did, as far as we’re told, was lie there and be loved by someone who went to ask.

So go and ask. Distance has never kept Christ out of a room. If the news stays bad, it won’t be because you trusted too little. Then send that hospital room a message, to say that you’re praying and that no one needs to answer.`,
    },
    {
      title: "Four friends and a roof",
      scripture: {
        reference: "Mark 2:3-5",
        verses:
          "Then a paralytic was brought to Him, carried by four men. Since they were unable to get to Jesus through the crowd, they uncovered the roof above Him, made an opening, and lowered the paralytic on his mat. When Jesus saw their faith, He said to the paralytic, “Son, your sins are forgiven.”",
      },
      prayer: `Father, it’s hard to lie still while other people do the lifting. It’s hard to say thank you again, and mean it, to the neighbor at the door with another covered dish.

But thank You for her. Thank You for the one who drove me to the clinic, and the one who prayed when I was too exhausted to finish a sentence. Thank You that four friends once took a roof apart, and that when Jesus looked up, what He saw was faith.

Forgive me what needs forgiving; I want that as much as I want strength. And the first morning that I’m able to get around again, I’ll look for a mat that’s missing a corner.`,
      reflection: `Picture it from inside. Jesus is talking, and the house in Capernaum is so crowded that people are jammed in outside the door (Mark 2:2). Then pieces of ceiling begin to fall on everyone’s heads, and a hole opens, and down through the dust, a little crooked, comes a mat with a man on it, and around the opening four faces.

The man on the mat never says anything, and we don’t learn whether he wanted to come. What Jesus saw, Mark says, was “their faith,” and most of that faith was up on the roof with blistered hands.

He forgave first and healed second. It wasn’t that the illness was a punishment; when the disciples guessed that about a blind man, Jesus told them no (John 9:3). He saw the whole man, and began with “Son.”

There are weeks when a sick person can’t pray at all, and has to be carried by other people’s prayers, as he was. If you’re the one lying down, tell a neighbor what you need. If you can stand, take a corner.`,
    },
    {
      title: "She touched His cloak",
      scripture: {
        reference: "Mark 5:27-29, 34",
        verses:
          "When the woman heard about Jesus, she came up through the crowd behind Him and touched His cloak. For she kept saying, “If only I touch His garments, I will be healed.” Immediately her bleeding stopped, and she sensed in her body that she was healed of her affliction. “Daughter,” said Jesus, “your faith has healed you. Go in peace and be free of your affliction.”",
      },
      prayer: `You stopped for her, Lord, with a whole crowd pushing past, and I could use that today. I’m exhausted by waiting rooms, and insurance bills, and telling the same story to another unfamiliar face with a clipboard. My friends are tired of it, and so am I.

Here’s the whole truth, then: what hurts, what embarrasses me, what I’m afraid next year will look like. I want to be well, and until I am I could use a specialist who listens, and the patience to go on with the treatment.

But first, call me what You called her. I’ve been a patient for so long that I’d almost forgotten I’m Your child.`,
      reflection: `Jairus has a daughter. She’s the reason the crowd is hurrying, because her father has fallen at Jesus’ feet and begged for his “little daughter” (Mark 5:23). The girl is twelve, and for those same twelve years this woman has been bleeding. Physicians have hurt her and taken her money (Mark 5:26), and by the law her very bed makes people unclean (Leviticus 15:26-27), which may be why she comes from behind.

Nobody’s begging for her, so she reaches for herself.

Jesus stops, with a dying child up ahead, and looks around until she comes, shaking, and tells Him “the whole truth” (Mark 5:33). Then He says it: “Daughter.” No other woman in the Gospels hears Him say that. She came for a cure and went home with a family.

Her trembling hand was faith enough, and His praise for it doesn’t judge the many who’ve reached as she did and are still ill. Is there some part of the whole truth that you’ve told nobody? He’s stopped, He’s listening, and you can take as long as you need.`,
    },
    {
      title: "The one who came back",
      scripture: {
        reference: "Luke 17:15-19",
        verses:
          "When one of them saw that he was healed, he came back, praising God in a loud voice. He fell facedown at Jesus’ feet in thanksgiving to Him—and he was a Samaritan. “Were not all ten cleansed?” Jesus asked. “Where then are the other nine? Was no one found except this foreigner to return and give glory to God?” Then Jesus said to him, “Rise and go; your faith has made you well!”",
      },
      prayer: `I’m turning around today, Lord, because I didn’t thank You at the time. The fever dropped, the night ended, and by breakfast I was already busy with another worry.

So thank You, out loud. Thank You for sleep when it finally came, and for the medicine that took the edge off. Thank You for the neighbor who asked and then waited for the answer, and for headlights in the driveway. I won’t thank You for the sickness, since You’ve never told me to pretend, but You were on that road with me, and kinder than I noticed. Praise to You, Father, and to Your Son, who still asks where the others are.`,
      reflection: `Ten men received a miracle, and it happened on an ordinary road, somewhere between one step and another (Luke 17:14). Nine kept walking, which was what Jesus had told them to do, and one looked down at his hands and turned around. He was a Samaritan, the last man anyone expected, and he came back shouting, and of the ten only he was there to hear what Jesus said afterward.

Four stories lie behind you now, and you could turn around on your own road, too.

Look for a hand, someone who came near when everyone else didn’t.

Look for a word that reached you from far away, on a terrible night.

Look for whoever took a corner of your mat, and for the one who stopped on a busy day and heard the whole truth.

You may never have called these miracles, but God was kind to you in them. And if you’re still waiting for the great one, you can thank Him for a ride home and go on asking. Tell Him now. Then tell one of them.`,
    },
    {
      title: "What do you want?",
      scripture: {
        reference: "Mark 10:51-52",
        verses:
          "“What do you want Me to do for you?” Jesus asked. “Rabboni,” said the blind man, “let me see again.” “Go,” said Jesus, “your faith has healed you.” And immediately he received his sight and followed Jesus along the road.",
      },
      prayer: `Teacher, You asked, and then You waited, so I’ll try to answer. Here’s what I want, and I want it desperately, and I’m half afraid of saying it in case nothing happens.

People have told me to be realistic, to be grateful, to remember everyone who has it worse. You’ve never once hushed me, so I’m asking, with all the voice I’ve got.

If You give it, keep me from running off down the road without You. If You don’t, or not yet, stay close enough that I can follow the sound of Your footsteps. Son of David, have mercy on me. Amen.`,
      reflection: `Bartimaeus had a cloak, a spot beside the Jericho road, and a powerful voice, and when people told him to be quiet, he used more of it (Mark 10:48). So Jesus stopped and called him over, and then He asked what may be the oddest question in the Gospels: “What do you want Me to do for you?”

Wasn’t it obvious? Maybe, but people who are sick or disabled get talked over all the time. The waiter looks past the woman in the wheelchair and asks whoever is pushing it what she’d like to order. Jesus doesn’t do that. The Son of God stands in the road and waits to be told, as if a beggar’s own wish, in his own words, were worth holding up the parade.

Others have called as loudly and are still in the dark. Scripture never says that they should have called louder; tomorrow’s reading is for them. Today the question is yours. Answer it in one plain sentence, as you would to someone you weren’t trying to impress.`,
    },
    {
      title: "Grace is sufficient",
      scripture: {
        reference: "2 Corinthians 12:8-9",
        verses:
          "Three times I pleaded with the Lord to take it away from me. But He said to me, “My grace is sufficient for you, for My power is perfected in weakness.” Therefore I will boast all the more gladly in my weaknesses, so that the power of Christ may rest on me.",
      },
      prayer: `I have asked so many times, Lord, and it’s still here. Please don’t let anyone tell me that it’s a gift. I’d like it gone, and today I ask You again.

But if I wake with it tomorrow, be enough for me. I don’t feel strong, and I’m not being brave. Get me through the morning, and keep me from bitterness. Find me something to laugh at. Look after the people who look after me, for they’re tired. You heard Your own Son plead in the garden, so You know what this prayer costs. Carry what I can’t carry, and do not let go of me.`,
      reflection: `Paul never says what his “thorn” was, only that it tormented him (2 Corinthians 12:7) and that he begged three times to be rid of it. It stayed. This was the man through whose hands others were healed (Acts 19:11-12), and no one can call his faith small. In the garden Jesus Himself prayed, “Take this cup from Me” (Mark 14:36), and the cup wasn’t taken.

So an unhealed body isn’t the sign of a poor prayer. Paul was told a reason for his thorn, but you may never be told yours, and nobody has the right to invent one for you. What he was given instead was grace, which is the kindness of God that no one earns. It was enough to live on, with the thorn still there.

You may go on asking. You may be sad, take your medicine, and lean on friends; Paul had Luke, “the beloved physician” (Colossians 4:14). Tonight, ask again for what you want. Then ask for grace for one hour. What would help you in that hour?`,
    },
  ],
};
