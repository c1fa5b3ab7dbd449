import type { GuidedDay } from "../plan";

/** Sight: the man born blind, and people whom others did not see. */
export const week4: readonly GuidedDay[] = [
  {
    title: "Who sinned?",
    scripture: {
      reference: "John 9:1-12",
      verses: `Now as Jesus was passing by, He saw a man blind from birth, and His disciples asked Him, “Rabbi, who sinned, this man or his parents, that he was born blind?”

Jesus answered, “Neither this man nor his parents sinned, but this happened so that the works of God would be displayed in him. While it is daytime, we must do the works of Him who sent Me. Night is coming, when no one can work. While I am in the world, I am the light of the world.”

When Jesus had said this, He spit on the ground, made some mud, and applied it to the man’s eyes. Then He told him, “Go, wash in the Pool of Siloam” (which means “Sent”). So the man went and washed, and came back seeing.

At this, his neighbors and those who had formerly seen him begging began to ask, “Isn’t this the man who used to sit and beg?” Some claimed that he was, but others said, “No, he just looks like him.” But the man kept saying, “I am the one.” “How then were your eyes opened?” they asked.

He answered, “The man they call Jesus made some mud and anointed my eyes, and He told me to go to Siloam and wash. So I went and washed and received my sight.” “Where is He?” they asked. “I do not know,” he answered.`,
    },
    pause: "Shut your eyes, and find out what else is in the room with you.",
    reflection: `The disciples walk past a man and see a question. “Rabbi, who sinned?” They say it over his head, as if he were deaf as well. Someone must have caused this, they suppose, and once we’ve found out who it was, the rest of us are safe.

“Neither this man nor his parents,” says Jesus, and that settles it. Parents of a child with a diagnosis might want that sentence within reach for the next time a stranger in a checkout line knows why. He doesn’t explain where the blindness came from. He’s interested in what God will do now, and He’s already making mud.

If you’re blind or disabled yourself, you may be weary of being a picture of something in other people’s sermons. This man isn’t one. He has neighbors, and opinions, and a dry way of talking, and he says “I am the one” over and over to a street that had looked at him for years and can’t be sure it ever saw him.`,
    questions: ["Who have you turned into a question?"],
    prayer: `Light of the world, forgive us for the conversations we’ve held over people’s heads. I’ve looked for reasons where You were looking for an opportunity to help. I’ve told myself that she smoked, or that they should have moved, because then I could keep walking. Make me stop, and be late if I have to.

I pray for children who are stared at, for their tired and stubborn parents, and for all who’ve been told that they’d be well if they had more faith. Neither they nor their parents sinned. Say it to them again today, Jesus, in a voice that they can’t mistake.`,
    carry: "I’d rather help than know whose fault it is.",
  },
  {
    title: "Ask him, he’s of age",
    scripture: {
      reference: "John 9:13-23",
      verses: `They brought to the Pharisees the man who had been blind. Now the day on which Jesus had made the mud and opened his eyes was a Sabbath. So the Pharisees also asked him how he had received his sight. The man answered, “He put mud on my eyes, and I washed, and now I can see.” Because of this, some of the Pharisees said, “This man is not from God, for He does not keep the Sabbath.”

But others said, “How can a sinful man perform such signs?” And there was division among them. So once again they asked the man who had been blind, “What do you say about Him, since it was your eyes He opened?” “He is a prophet,” the man replied.

The Jews still did not believe that the man had been blind and had received his sight until they summoned his parents and asked, “Is this your son, the one you say was born blind? So how is it that he can now see?”

His parents answered, “We know he is our son, and we know he was born blind. But how he can now see or who opened his eyes, we do not know. Ask him. He is old enough to speak for himself.”

His parents said this because they were afraid of the Jews. For the Jews had already determined that anyone who confessed Jesus as the Christ would be put out of the synagogue. That was why his parents said, “He is old enough. Ask him.”`,
    },
    pause: "",
    reflection: `We’re inclined to be hard on the parents. Their son can see, for the first time in his life, and when they’re asked about it they take a step back. “Ask him,” they say.

John lets us know why. They were frightened, because people who said the wrong thing about Jesus were going to be put out of the synagogue, and that could cost a family its friends, its living, and its place among the graves. When he writes “the Jews,” he means those authorities. The parents were Jews, too, and so was everyone who got hurt.

There are families who know how to answer like this. A uniform asks a question in the lobby, and the grandmother, who has lived in the building for nineteen years, suddenly speaks no English. She isn’t a coward. There are four people asleep upstairs.

So the son answers for all of them, at the age of twelve or of thirty, and learns early what it is to stand by himself in front of men who’ve made up their minds.`,
    questions: ["What have you stepped back from saying because you had too much to lose?"],
    prayer: `You understand frightened parents, Father, and I don’t believe that You despise them. I ask You to protect families who have to measure every word: those without papers, those with an informer across the hall, those whose own congregation would turn on them if they said what they saw. Allow the children a rest from translating, and give the officials the decency to stop asking.

For my own silences I need forgiveness, or courage, or another friend to be brave with. Holy Spirit, Jesus promised that You would speak through people who were dragged before judges. I’m going to need that.`,
    carry: "",
  },
  {
    title: "The one thing I know",
    scripture: {
      reference: "John 9:24-38",
      verses: `So a second time they called for the man who had been blind and said, “Give glory to God! We know that this man is a sinner.” He answered, “Whether He is a sinner I do not know. There is one thing I do know: I was blind, but now I see!” “What did He do to you?” they asked. “How did He open your eyes?”

He replied, “I already told you, and you did not listen. Why do you want to hear it again? Do you also want to become His disciples?” Then they heaped insults on him and said, “You are His disciple; we are disciples of Moses. We know that God spoke to Moses, but we do not know where this man is from.”

“That is remarkable indeed!” the man said. “You do not know where He is from, and yet He opened my eyes. We know that God does not listen to sinners, but He does listen to the one who worships Him and does His will. Never before has anyone heard of opening the eyes of a man born blind. If this man were not from God, He could do no such thing.”

They replied, “You were born in utter sin, and you are instructing us?” And they threw him out. When Jesus heard that they had thrown him out, He found the man and said, “Do you believe in the Son of Man?” “Who is He, Sir?” he replied. “Tell me so that I may believe in Him.”

“You have already seen Him,” Jesus answered. “He is the One speaking with you.” “Lord, I believe,” he said. And he worshiped Jesus.`,
    },
    pause: "",
    reflection: `They question him a second time, and he starts to enjoy himself. “Do you also want to become His disciples?” You can nearly hear the street laughing. He’s been an object of charity all his life, and it turns out that he’s the quickest mind in the district.

He has no doctrine of Jesus yet. They press him for one, and he says what he has: “I was blind, but now I see!” Notice how his witness grows as they push on it. At first it’s “the man they call Jesus,” and then a prophet, and then one who has come from God, and the last thing he says, on his knees, is “Lord.”

Between the third and the fourth they threw him out. Most people who’ve been put out of a congregation can tell you where their car was parked that day. The next line is the one to hold on to: “When Jesus heard that they had thrown him out, He found the man.”`,
    questions: [
      "If you left out everything you’re not sure of, what’s the one thing that you do know?",
    ],
    prayer: `One thing I know, Lord, and it isn’t in any creed. There was a year when I couldn’t see, and there came a morning when I could, and You had something to do with it. I praise You. I praise You for witnesses with poor grammar and good nerve, and for testimonies on Wednesday evenings that went on too long and were true.

Go and find the ones who’ve been thrown out. They may not recognize Your voice by now, after everything that was done in Your name. Find them as You found him, and introduce Yourself.`,
    carry: "One true thing is enough to be a witness with.",
  },
  {
    title: "The one with the sheep",
    scripture: {
      reference: "1 Samuel 16:4-13",
      verses: `So Samuel did what the LORD had said and went to Bethlehem. When the elders of the town met him, they trembled and asked, “Do you come in peace?” “In peace,” he replied. “I have come to sacrifice to the LORD. Consecrate yourselves and come with me to the sacrifice.”

Then he consecrated Jesse and his sons and invited them to the sacrifice. When they arrived, Samuel saw Eliab and said, “Surely here before the LORD is His anointed.” But the LORD said to Samuel, “Do not consider his appearance or height, for I have rejected him; the LORD does not see as man does. For man sees the outward appearance, but the LORD sees the heart.”

Then Jesse called Abinadab and presented him to Samuel, who said, “The LORD has not chosen this one either.” Next Jesse presented Shammah, but Samuel said, “The LORD has not chosen this one either.” Thus Jesse made seven of his sons pass before Samuel, but Samuel told him, “The LORD has not chosen any of these.”

And Samuel asked him, “Are these all the sons you have?” “There is still the youngest,” Jesse replied, “but he is tending the sheep.” “Send for him,” Samuel replied. “For we will not sit down to eat until he arrives.”

So Jesse sent for his youngest son and brought him in. He was ruddy, with beautiful eyes and a handsome appearance. And the LORD said, “Rise and anoint him, for he is the one.” So Samuel took the horn of oil and anointed him in the presence of his brothers, and the Spirit of the LORD rushed upon David from that day forward. Then Samuel set out and went to Ramah.`,
    },
    pause: "",
    reflection: `There were eight sons, and the father brought seven. It isn’t that Jesse hid the youngest. He simply didn’t come to mind.

Perhaps you’ve been the eighth. All of the cousins’ weddings have been photographed without you. You’re the contractor who isn’t asked along to the team lunch, or the one deaf person at a reunion where they’ve all begun to laugh. It’s rarely cruelty. They only counted, and got to seven.

Samuel has to be corrected, and he’s a prophet. He takes one look at the tall one and all but reaches for the oil, and God says the sentence that this chapter is loved for, about appearances and the heart.

Then comes a line that is loved less, and should be read aloud in every human resources department: “we will not sit down to eat until he arrives.” So they stood there, the elders and the brothers and the great prophet, with dinner getting cold, and waited for a boy who smelled of sheep.`,
    questions: ["Who isn’t in the room yet, and is worth keeping dinner for?"],
    prayer: `You see the heart, O God, and I’m glad of it and afraid of it at once. When I’m the one they forgot, let it be enough for an hour that You’ve sent for me. When I’m the host, make me count again before I say grace. And whichever of the two I am today, rush upon me, Spirit of the Lord, while I still smell like the work that I came from.`,
    carry: "",
  },
  {
    title: "The hills were full",
    scripture: {
      reference: "2 Kings 6:15-23",
      verses: `When the servant of the man of God got up and went out early in the morning, behold, an army with horses and chariots had surrounded the city. So he asked Elisha, “Oh, my master, what are we to do?” “Do not be afraid,” Elisha answered, “for those who are with us are more than those who are with them.”

Then Elisha prayed, “O LORD, please open his eyes that he may see.” And the LORD opened the eyes of the young man, and he saw that the hills were full of horses and chariots of fire all around Elisha.

As the Arameans came down against him, Elisha prayed to the LORD, “Please strike these people with blindness.” So He struck them with blindness, according to the word of Elisha. And Elisha told them, “This is not the way, and this is not the city. Follow me, and I will take you to the man you are seeking.” And he led them to Samaria.

When they had entered Samaria, Elisha said, “O LORD, open the eyes of these men that they may see.” Then the LORD opened their eyes, and they looked around and discovered that they were in Samaria. And when the king of Israel saw them, he asked Elisha, “My father, shall I kill them? Shall I kill them?” “Do not kill them,” he replied. “Would you kill those you have captured with your own sword or bow? Set food and water before them, that they may eat and drink and then return to their master.”

So the king prepared a great feast for them, and after they had finished eating and drinking, he sent them away, and they returned to their master. And the Aramean raiders did not come into the land of Israel again.`,
    },
    pause: "",
    reflection: `Elisha’s servant goes out early, probably for water, and sees what anyone would have seen: horses and chariots all the way around the town. He isn’t wrong about it. When his eyes are opened, the army doesn’t go away. There’s simply more on the hills than he’d supposed.

That’s the half of the story that gets embroidered on pillows, and the other half is better. The enemy is struck blind and led into the middle of the capital, and by the time they can see again they’re surrounded in their turn. The king is beside himself. He asks it twice: “shall I kill them? Shall I kill them?”

“Set food and water before them,” says Elisha. So the king of Israel gave a banquet for the raiders, and then they went home. There’s no treaty, only a last line like an entry in a police blotter: they didn’t come into the land again. In a book that’s full of battles, nobody died in this one.`,
    questions: ["Which enemy of yours has never once eaten with you, and could that be made safe?"],
    prayer: `Open my eyes, Lord, to what else is on the hills. I can see the chariots without any help.

I pray for soldiers this morning, on every side, the ones who went out for water and saw what was coming. I pray for anyone who has an enemy at their mercy today, and for the officer who’s waiting to be told what to do. Put an Elisha in that room.

Teach us Your strange way of winning, God of armies. At Your own table You’ve been feeding Your enemies for a long time, and I’m one of those who were led in.`,
    carry: "",
  },
  {
    title: "Do you see this woman?",
    scripture: {
      reference: "Luke 7:36-47",
      verses: `Then one of the Pharisees invited Jesus to eat with him, and He entered the Pharisee’s house and reclined at the table. When a sinful woman from that town learned that Jesus was dining there, she brought an alabaster jar of perfume. As she stood behind Him at His feet weeping, she began to wet His feet with her tears and wipe them with her hair. Then she kissed His feet and anointed them with the perfume.

When the Pharisee who had invited Jesus saw this, he said to himself, “If this man were a prophet, He would know who this is and what kind of woman is touching Him—for she is a sinner!” But Jesus answered him, “Simon, I have something to tell you.” “Tell me, Teacher,” he said.

“Two men were debtors to a certain moneylender. One owed him five hundred denarii, and the other fifty. When they were unable to repay him, he forgave both of them. Which one, then, will love him more?”

“I suppose the one who was forgiven more,” Simon replied. “You have judged correctly,” Jesus said.

And turning toward the woman, He said to Simon, “Do you see this woman? When I entered your house, you did not give Me water for My feet, but she wet My feet with her tears and wiped them with her hair. You did not greet Me with a kiss, but she has not stopped kissing My feet since I arrived. You did not anoint My head with oil, but she has anointed My feet with perfume. Therefore I tell you, her many sins have been forgiven, for she has loved much. But he who has been forgiven little loves little.”`,
    },
    pause: "",
    reflection: `Dear Simon,

I’ve been at your dinner so often, on your side of it. I recognize the look. A person comes in who has no idea how things are done here, and she’s loud, and it’s about to be embarrassing, and you say to yourself something that’s quite accurate.

She is what you say she is, and Luke says so, too, although neither of you says how she came to it. You weren’t wrong on the facts. But He turned toward her while He was speaking to you, and asked, “Do you see this woman?” and the answer was no. You’d seen a category, with a jar in its hands.

He also noticed that you hadn’t offered Him any water. I don’t imagine you meant to insult Him. You’d simply never thought of yourself as one who owed Him something. It’s a small debt that makes a cold host.

She’d been forgiven, and was out of her mind with relief. I hope that before the evening ended you got down and helped her dry His feet.`,
    questions: ["Who do you size up so fast that you’ve never really seen them?"],
    prayer: `Jesus, turn toward her while You’re talking to me, so that I’ll have to look where You look. I’ve sorted people at a glance: by the neck tattoo, by the stroller and no ring, by the sign in the yard. I was often right about some fact, and I didn’t see anyone.

I owe You more than I’ve ever been willing to add up. If I felt the size of it I’d be a warmer host. Forgive me much, Lord, because I’d like to love You as she did, even if it’s without manners.`,
    carry: "",
  },
  {
    title: "Like trees walking around",
    scripture: {
      reference: "Mark 8:22-33",
      verses: `When they arrived at Bethsaida, some people brought a blind man and begged Jesus to touch him. So He took the blind man by the hand and led him out of the village. Then He spit on the man’s eyes and placed His hands on him. “Can you see anything?” He asked.

The man looked up and said, “I can see the people, but they look like trees walking around.” Once again Jesus placed His hands on the man’s eyes, and when he opened them his sight was restored, and he could see everything clearly. Jesus sent him home and said, “Do not go back into the village.”

Then Jesus and His disciples went on to the villages around Caesarea Philippi. On the way, He questioned His disciples: “Who do people say I am?” They replied, “Some say John the Baptist; others say Elijah; and still others, one of the prophets.” “But what about you?” Jesus asked. “Who do you say I am?” Peter answered, “You are the Christ.”

And Jesus warned them not to tell anyone about Him. Then He began to teach them that the Son of Man must suffer many things and be rejected by the elders, chief priests, and scribes, and that He must be killed and after three days rise again. He spoke this message quite frankly, and Peter took Him aside and began to rebuke Him.

But Jesus, turning and looking at His disciples, rebuked Peter and said, “Get behind Me, Satan! For you do not have in mind the things of God, but the things of men.”`,
    },
    pause: "",
    reflection: `It’s the only healing in the gospels that happens in two stages. He leads the man out of the village by the hand, so that there won’t be an audience, and puts His hands on him, and then asks him how it’s going. The man is honest. It’s better, and it isn’t right yet: “I can see the people, but they look like trees walking around.” So Jesus touches him again.

Mark put the next scene beside it on purpose. Peter, asked who Jesus is, says “You are the Christ,” and he’s correct. One minute later he’s telling the Christ that there’ll be no cross. He can see, and what he sees is trees. After eye surgery they tell you not to judge the result by the first afternoon, and most of us are somewhere between the first touch and the second, able to say the right words about Jesus and quite unable to see what they’ll cost Him, or us.`,
    questions: ["What do you see about Jesus that’s true, and still blurred?"],
    prayer: `I can see, Lord, and it isn’t clear. You asked me, so I’m telling You.

I can see that You’re the Christ. I can’t see what good it does for You to suffer, or for me to, and I’d have taken You aside as well. Thank You for the first touch. I’m staying here in front of You for another, and as we go on toward Jerusalem, keep me from asking You to take some other road.`,
    carry: "",
  },
];
