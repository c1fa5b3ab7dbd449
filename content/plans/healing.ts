import type { PlanText } from "./plan";

export const healing: PlanText = {
  id: "healing-plan",
  title: "People Jesus Healed",
  description:
    "Seven Bible readings about sickness, mercy, and Jesus, for people who are ill and for those who love them.",
  overview: `The Gospels say that crowds came to Jesus for healing, but they stop longest over single people. A man begs on his knees. Four friends open a roof. A woman reaches for a cloak. Six of these days are spent with such people. The seventh belongs to Paul, who asked three times, and whose trouble stayed.

There is no promise of a cure here, and nobody will measure your faith by your health. Keep your doctors, your medicine, and your friends. God can work through them all. Come for yourself or for somebody you love, and tell Jesus plainly what you want.`,
  days: [
    {
      title: "The hand that touched him",
      scripture: {
        reference: "Mark 1:40-42",
        verses:
          "Then a leper came to Jesus, begging on his knees: “If You are willing, You can make me clean.” Moved with compassion, Jesus reached out His hand and touched the man. “I am willing,” He said. “Be clean!” And immediately the leprosy left him, and the man was cleansed.",
      },
      prayer: `Jesus, if You are willing. I start where that man started, because it is the honest place to start. I believe that You can. I do not know what You will do, and it is hard to wait and find out.

You know what I want healed, in me or in the one I love. You know how people look at a sick person, and how they look away. Reach out Your hand before anything is better. Let me know that nothing in this body makes You step back. And when I meet someone whom others avoid, give me Your kindness, and move my feet toward them.`,
      reflection: `Under the law of Moses, a man with this disease had to live alone and call out “Unclean, unclean!” wherever he went (Leviticus 13:45). Mark does not say how long it had been since anyone had laid a hand on him. The man is sure that Jesus can help. What he does not know is whether Jesus wants to. Many sick people have lain awake with that question.

The first answer is a hand. Jesus touched him while he was still ill, before a word was spoken. He could have healed from where He stood. This man was given the touch as well.

We are not told why some are made well and others wait, sometimes for all of this life. It is not because they asked in the wrong way, and it is not because they are unwanted. The hand on this man’s skin shows how Jesus feels toward each of them. Who has been left alone because of an illness? Call, or go and sit with them. If it is you, ask somebody to come.`,
    },
    {
      title: "A word from far away",
      scripture: {
        reference: "Matthew 8:8-10",
        verses:
          "The centurion answered, “Lord, I am not worthy to have You come under my roof. But just say the word, and my servant will be healed. For I myself am a man under authority, with soldiers under me. I tell one to go, and he goes, and another to come, and he comes. I tell my servant to do something, and he does it.” When Jesus heard this, He marveled and said to those following Him, “Truly I tell you, I have not found anyone in Israel with such great faith.”",
      },
      prayer: `There is somebody I cannot reach, Lord. You know the room, the bed, and the hour of the night. I would give a great deal to be there, and I would not know what to do if I were.

So I bring You a name. I have not earned a hearing, but neither had the officer, and You listened to him. Say Your word to the body, to the fear, to the long hours. Guide the hands of every nurse and doctor who comes through that door. If healing is slow, or does not come, stay in that room. And quiet me, so that I can sleep while You keep watch.`,
      reflection: `A centurion was an officer of the Roman army, a foreigner who served the empire that ruled over Israel. He comes to Jesus for a servant who lies at home “paralyzed and in terrible agony” (verse 6). Jesus is ready to go with him. The officer asks for something smaller: only a word.

He knows about orders. His own are obeyed where he is not standing, so the word of Jesus can surely cross a town. Jesus calls this great faith. Yet the officer says nothing about how sure he feels. He speaks only of who Jesus is. As for the servant, Matthew tells us of nothing that he did at all.

Perhaps someone you love lies tonight in a bed that you cannot sit beside. Distance does not keep Christ out. If the news stays bad, it will not be because you trusted too little. Say that name to Him now. Then send a few words: you are in my prayers, and no reply is needed.`,
    },
    {
      title: "Four friends and a roof",
      scripture: {
        reference: "Mark 2:3-5",
        verses:
          "Then a paralytic was brought to Him, carried by four men. Since they were unable to get to Jesus through the crowd, they uncovered the roof above Him, made an opening, and lowered the paralytic on his mat. When Jesus saw their faith, He said to the paralytic, “Son, your sins are forgiven.”",
      },
      prayer: `Father, I am tired of being the one who needs help. It is hard to lie still while other people lift. It is hard to say thank you again.

On the days when I have no prayer left, let the prayers of others carry me to You. Show me whom I can ask, and take away the shame of asking. I need Your forgiveness as much as I need strength. Give me that first, as You gave it to him. When I have strength to spare, show me whose mat has an empty corner, and send me there.`,
      reflection: `The house in Capernaum was so full that there was no room “even outside the door” (verse 2). Four men had brought a friend who could not walk. They went up, opened the roof, and let him down in front of Jesus. Mark reports no word from the man himself. What Jesus sees, Mark says, is “their faith”: the faith of the people who had carried him.

He speaks of forgiveness first. Mark does not say that the man’s sins had made him ill. The disciples once guessed that about a blind man, and Jesus told them no (John 9:3). He begins with “Son,” and with a gift nobody had asked for. Afterward the man walks out in front of them all.

There are days when a sick or weary person cannot pray. Being carried then is no failure. Which are you today, the one on the mat or one at a corner? Ask somebody for one thing you need, or take hold of one corner for somebody else.`,
    },
    {
      title: "She touched His cloak",
      scripture: {
        reference: "Mark 5:27-29, 34",
        verses:
          "When the woman heard about Jesus, she came up through the crowd behind Him and touched His cloak. For she kept saying, “If only I touch His garments, I will be healed.” Immediately her bleeding stopped, and she sensed in her body that she was healed of her affliction. “Daughter,” said Jesus, “your faith has healed you. Go in peace and be free of your affliction.”",
      },
      prayer: `You stopped for her, Lord, with a whole crowd pushing past. Please stop for me. I am worn out by waiting rooms and bills, and by telling the same story to another new face. People grow tired of it. So do I.

Here is all of it, then: what hurts, what shames me, what I fear the next year will bring. I ask You to heal. I ask for wise doctors, too, and for strength to keep on with what they give me to do. Whatever comes, call me Your child. Let me go in peace, even if I must go slowly.`,
      reflection: `She had bled for twelve years. Doctors had hurt her without helping, and her money was gone (verse 26). The law counted such bleeding as unclean, and the uncleanness passed to anyone who touched her bed (Leviticus 15:26–27). Perhaps that is why she came from behind.

Jesus is on His way to a dying child, and still He stops to look for her. She comes “trembling in fear” and tells Him “the whole truth” (verse 33). He calls her “Daughter.” The faith that He praises was a shaking hand on a piece of cloth. His words honor her. They pass no sentence on people who reached out as she did and are still ill.

Nor is her story a reason to distrust your own doctors. Good treatment is a gift, and you may receive it with thanks. Is there some part of the whole truth that you have told nobody? It may be about your body, or your anger, or the nights. Tell Him now, and take as long as you need. He has time.`,
    },
    {
      title: "What do you want?",
      scripture: {
        reference: "Mark 10:51-52",
        verses:
          "“What do you want Me to do for you?” Jesus asked. “Rabboni,” said the blind man, “let me see again.” “Go,” said Jesus, “your faith has healed you.” And immediately he received his sight and followed Jesus along the road.",
      },
      prayer: `Teacher, You asked him what he wanted, and You waited for the answer. Here is mine. I want it badly, and I am half afraid to say so.

I have been told to be quiet about it, to be grateful, to think of people who have it worse. You never hushed him. Hear me, too. If You give me what I ask, do not let me run off down the road without You. If I must go on asking, keep me near enough to hear Your voice. Son of David, have mercy on me. Whatever I can or cannot do today, let me follow You. Amen.`,
      reflection: `Bartimaeus sat begging beside the road out of Jericho. He shouted for mercy, and many people told him to be silent, so he shouted louder (verse 48). Jesus stopped and called for him.

Then He asked what may seem a strange question. Anyone could see that the man was blind, but Jesus did not decide for him. People who are ill or disabled are often discussed as if they were not in the room. Here the Son of God waits to hear what one man wants. “Rabboni,” he says, which means “Teacher” (John 20:16).

The faith of Bartimaeus called out and would not be hushed. Others have called as loudly, and nothing in their bodies has changed. Scripture never tells them that they called too softly. Jesus has not walked past them. What do you want Him to do for you? Say it in one plain sentence. Then see how the story ends: a man following Jesus along the road. You can be on that road today, with your eyes and your pain just as they are.`,
    },
    {
      title: "The one who came back",
      scripture: {
        reference: "Luke 17:15-19",
        verses:
          "When one of them saw that he was healed, he came back, praising God in a loud voice. He fell facedown at Jesus’ feet in thanksgiving to Him—and he was a Samaritan. “Were not all ten cleansed?” Jesus asked. “Where then are the other nine? Was no one found except this foreigner to return and give glory to God?” Then Jesus said to him, “Rise and go; your faith has made you well!”",
      },
      prayer: `I turn back today, Lord, to say thank You. I often hurry on when a thing is over. The fever drops, the result is clear, the night passes, and I am already busy with the next worry.

Thank You for sleep when it came. Thank You for the pill that eased the pain and the hands that changed the bed. Thank You for the friend who asked and then listened. I do not thank You for the sickness, and You have not told me to pretend. But You were kind to me along the way, and I did not always look up. Hear me now, at Your feet, while I remember.`,
      reflection: `Ten sick men called to Jesus from a distance, as men with their disease had to do. He sent them to the priests, who could declare a person clean. They were healed while they were walking, with no touch and no ceremony. Nine kept going, and that was only what they had been told to do. One saw what had happened, and turned around.

He was a Samaritan. Jews and Samaritans kept apart in those days (John 4:9). So it is the outsider who lies facedown at the feet of Jesus, giving thanks out loud. Nobody took the healing back from the nine. But only this man was there to hear Jesus speak to him.

Nobody should press thanks out of a person in pain, and this story does not. But help often arrives quietly, on the way to somewhere else. What good thing came to you like that, and went unnoticed? Thank God for it. Then thank one person who had a part in it: a nurse, a neighbor, whoever drove you home.`,
    },
    {
      title: "Grace is sufficient",
      scripture: {
        reference: "2 Corinthians 12:8-9",
        verses:
          "Three times I pleaded with the Lord to take it away from me. But He said to me, “My grace is sufficient for you, for My power is perfected in weakness.” Therefore I will boast all the more gladly in my weaknesses, so that the power of Christ may rest on me.",
      },
      prayer: `I have asked so many times, Lord, and it is still here. Please do not let anyone tell me that it is a gift. I would like it gone, and tonight I ask You again.

But if I wake with it tomorrow, be enough for me. I do not feel strong, and I am not being brave. Get me through the morning. Keep me from bitterness. Let me laugh at something. Look after the people who look after me, for they are tired. You heard Your own Son plead in the garden, so You know what this prayer costs. Hold what I cannot hold, and do not let go of me.`,
      reflection: `Paul never says what his “thorn” was. He says that it tormented him (verse 7), and that he begged three times to be rid of it. It stayed. This was the man through whom God healed many (Acts 19:11–12), and nobody can call his faith small. In the garden Jesus Himself prayed, “Take this cup from Me” (Mark 14:36), and the cup was not taken.

So an unhealed body is no sign of a poor prayer. Paul was told a reason for his thorn. You may never be told yours, and no one has the right to invent one for you. What he was given instead was grace, which is God’s kindness that nobody earns. It was enough to live on, with the thorn still there.

You may go on asking. You may be sad, take your medicine, and lean on friends; Paul had Luke, “the beloved physician” (Colossians 4:14). Tonight, ask again for what you want. Then ask for grace for one hour. What would help you in that hour?`,
    },
  ],
};
