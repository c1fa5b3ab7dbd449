import type { GuidedDay } from "../plan";

/** The words that begin with I am. */
export const week4: readonly GuidedDay[] = [
  {
    title: "The hired hand runs",
    needsHelpLines: true,
    scripture: {
      reference: "John 10:11-18",
      verses: `I am the good shepherd. The good shepherd lays down His life for the sheep. The hired hand is not the shepherd, and the sheep are not his own. When he sees the wolf coming, he abandons the sheep and runs away. Then the wolf pounces on them and scatters the flock. The man runs away because he is a hired servant and is unconcerned for the sheep.

I am the good shepherd. I know My sheep and My sheep know Me, just as the Father knows Me and I know the Father. And I lay down My life for the sheep. I have other sheep that are not of this fold. I must bring them in as well, and they will listen to My voice. Then there will be one flock and one shepherd.

The reason the Father loves Me is that I lay down My life in order to take it up again. No one takes it from Me, but I lay it down of My own accord. I have authority to lay it down and authority to take it up again. This charge I have received from My Father.`,
    },
    reflection: `Anyone who’s been left by a pastor, a coach, or a parent when the wolf came will know what Jesus means by a hired hand. He isn’t a villain, necessarily. He did the arithmetic, and the sheep weren’t his.

“I am the good shepherd,” says Jesus, and He stakes it on one thing that the others wouldn’t do. If you were hurt in a church, then someone who was paid to watch you ran, or was himself the wolf. It wasn’t Him.`,
    questions: ["Who stayed with you when the wolf came?"],
    prayer: `Good Shepherd, there were hired hands. You remember their names, and how much I trusted them, and I’ve sometimes blamed You for what they did in Your coat.

Teach me Your voice again, under all that noise. Go after the ones who won’t set foot in a church because of what happened in it; You said that You have other sheep, and that You must bring them also. Make honest shepherds of those who lead us, and make them brave. You laid Your life down when You might have run. I’m safe with someone like that, and I’m trying to believe it with my whole body.`,
  },
  {
    title: "Bread for the whole world",
    scripture: {
      reference: "John 6:32-40",
      verses: `Jesus said to them, “Truly, truly, I tell you, it was not Moses who gave you the bread from heaven, but it is My Father who gives you the true bread from heaven. For the bread of God is He who comes down from heaven and gives life to the world.” “Sir,” they said, “give us this bread at all times.”

Jesus answered, “I am the bread of life. Whoever comes to Me will never hunger, and whoever believes in Me will never thirst. But as I stated, you have seen Me and still you do not believe. Everyone the Father gives Me will come to Me, and the one who comes to Me I will never drive away. For I have come down from heaven, not to do My own will, but to do the will of Him who sent Me. And this is the will of Him who sent Me, that I shall lose none of those He has given Me, but raise them up at the last day. For it is My Father’s will that everyone who looks to the Son and believes in Him shall have eternal life, and I will raise him up at the last day.”`,
    },
    reflection: `They ask Him politely, “give us this bread at all times,” and they mean groceries. Jesus had fed five thousand of them the day before, and on most days they were hungry, so it wasn’t a foolish thing to ask.

He doesn’t tell them that their stomachs don’t matter. He tells them that He is what the bread was pointing at, and He adds a promise which has kept a great many people alive: “the one who comes to Me I will never drive away.”`,
    questions: ["What are you actually hungry for, underneath the other hungers?"],
    prayer: `Bread of life, there’s a line around the block at the food pantry on Thursdays, and I’ve stood on both sides of that counter. I know that prayers are easier after lunch.

Feed them, Lord, and use my hands. And feed the other hunger, the one that I try to answer at eleven at night with chips and other people’s vacations. You said never: never drive away, never lose a single one. I’ve been driven away from enough places that I read that sentence slowly. I’m coming to You with it in my hand, like a ticket. Raise me up at the last day.`,
  },
  {
    title: "Lamps in the treasury",
    scripture: {
      reference: "John 8:12-20",
      verses: `Once again, Jesus spoke to the people and said, “I am the light of the world. Whoever follows Me will never walk in the darkness, but will have the light of life.” So the Pharisees said to Him, “You are testifying about Yourself; Your testimony is not valid.” Jesus replied, “Even if I testify about Myself, My testimony is valid, because I know where I came from and where I am going. But you do not know where I came from or where I am going. You judge according to the flesh; I judge no one. But even if I do judge, My judgment is true, because I am not alone; I am with the Father who sent Me. Even in your own Law it is written that the testimony of two men is valid. I am One who testifies about Myself, and the Father, who sent Me, also testifies about Me.”

“Where is Your Father?” they asked Him. “You do not know Me or My Father,” Jesus answered. “If you knew Me, you would know My Father as well.” He spoke these words while teaching in the temple courts, near the treasury. Yet no one seized Him, because His hour had not yet come.`,
    },
    reflection: `It was the time of a great festival, when enormous lamps were lit in that very court of the temple; people said later that there wasn’t a courtyard in Jerusalem that didn’t shine. Now the festival’s over. Picture the big stands, unlit, with the oil burned out, and a Man beside the offering boxes saying that He is “the light of the world.”

They ask for a second witness, according to the law. He says His Father will do.`,
    questions: ["Which lights have gone out for you, so that you might see this one?"],
    prayer: `Light of the world, several of my lamps are out. There was a job that told me who I was, and there was music I used to find You in, and now I’m standing in the big dark court like the man who locks up.

You didn’t say that there would be no more night. You said that whoever follows You would have the light of life, which sounds as if it moves. So I’ll follow close. Shine on any child who’s awake and frightened, and on every city where the power has been out for weeks. And where I’m comfortable in the shade, shine there.`,
  },
  {
    title: "A gate that swings both ways",
    scripture: {
      reference: "John 10:1-10",
      verses: `“Truly, truly, I tell you, whoever does not enter the sheepfold by the gate, but climbs in some other way, is a thief and a robber. But the one who enters by the gate is the shepherd of the sheep. The gatekeeper opens the gate for him, and the sheep listen for his voice. He calls his own sheep by name and leads them out. When he has brought out all his own, he goes on ahead of them, and his sheep follow him because they know his voice. But they will never follow a stranger; in fact, they will flee from him because they do not recognize his voice.”

Jesus spoke to them using this illustration, but they did not understand what He was telling them. So He said to them again, “Truly, truly, I tell you, I am the gate for the sheep. All who came before Me were thieves and robbers, but the sheep did not listen to them. I am the gate. If anyone enters through Me, he will be saved. He will come in and go out and find pasture. The thief comes only to steal and kill and destroy. I have come that they may have life, and have it in all its fullness.”`,
    },
    reflection: `We usually picture being saved as getting in. Read the sentence again: “He will come in and go out and find pasture.” A gate works in both directions. In at nightfall, to be counted and safe, and out in the morning, because the grass is outside.

Some of us were taught only the first half, and haven’t been outdoors since.`,
    questions: ["Is it time for you to come in, or to go out?"],
    prayer: `Jesus, You’re the gate. I’ve met thieves, and what they had in common was that they always wanted me small: less money, less sleep, fewer friends, one more secret. You want me to have life in all its fullness, and I hardly know what to do with the space.

Call me in when I’m worn out, and count me. Then, in the morning, call me out. I want the pasture You have for me, even if it’s in a different city, among people who don’t share a single one of my opinions. Keep the strangers’ voices from sounding like Yours.`,
  },
  {
    title: "Martha says it first",
    needsHelpLines: true,
    scripture: {
      reference: "John 11:20-27",
      verses: `So when Martha heard that Jesus was coming, she went out to meet Him, but Mary stayed at home. Martha said to Jesus, “Lord, if You had been here, my brother would not have died. But even now I know that God will give You whatever You ask of Him.” “Your brother will rise again,” Jesus told her.

Martha replied, “I know that he will rise again in the resurrection at the last day.” Jesus said to her, “I am the resurrection and the life. Whoever believes in Me will live, even though he dies. And everyone who lives and believes in Me will never die. Do you believe this?” “Yes, Lord,” she answered, “I believe that You are the Christ, the Son of God, who was to come into the world.”`,
    },
    reflection: `“Lord, if You had been here.” She says it to His face, on the road, before He’s even reached the village. Then, without taking it back, she says what she does believe, and hardly anyone in this Gospel says more.

Jesus doesn’t answer with a doctrine about the last day; she’s got that one already. “I am the resurrection and the life,” He says. It’s as if He’d moved the whole thing forward out of the distant future and put it in front of her, on two feet, asking a question.`,
    questions: ["What’s the sentence of yours that begins, Lord, if You had been here?"],
    prayer: `Lord, if You had been here. I’ve got it by heart. If You’d been in the operating room, or on that highway, or in his apartment on the Sunday when none of us called.

Martha said hers and didn’t get struck by lightning, so that’s mine. I’m not asking today for an explanation. You didn’t give her one; You gave her Yourself, and the question whether she believed it. Yes, Lord. On the whole, yes. Even though he died. Stay on this road with me, a little way outside the village, until I can go in.`,
  },
  {
    title: "Lazarus comes to dinner",
    scripture: {
      reference: "John 12:1-8",
      verses: `Six days before the Passover, Jesus came to Bethany, the hometown of Lazarus, whom He had raised from the dead. So they hosted a dinner for Jesus there. Martha served, and Lazarus was among those reclining at the table with Him. Then Mary took about a pint of expensive perfume, made of pure nard, and she anointed Jesus’ feet and wiped them with her hair. And the house was filled with the fragrance of the perfume.

But one of His disciples, Judas Iscariot, who was going to betray Him, asked, “Why wasn’t this perfume sold for three hundred denarii and the money given to the poor?” Judas did not say this because he cared about the poor, but because he was a thief. As keeper of the money bag, he used to take from what was put into it.

“Leave her alone,” Jesus replied. “She has kept this perfume in preparation for the day of My burial. The poor you will always have with you, but you will not always have Me.”`,
    },
    reflection: `Six days before Passover there was a man at that table who’d been dead. John hardly mentions it. Someone must have passed him the olives.

Lazarus would have to die again, in the ordinary way, and people were already plotting to hurry it along. That evening there’s the smell of perfume all over the house, instead of the other smell that they remembered. His sister has poured out a year’s wages, because she can tell, as the rest can’t, where this week is going.`,
    questions: ["What would you pour out, if you knew that there was very little time?"],
    prayer: `Jesus, I’m thinking about that dinner, and about the ones in my life who’ve come back from the edge. There’s the friend with a chip for nine years sober. There’s the baby who weighed two pounds and has started kindergarten. We act as if it were normal to sit there and eat with them.

Make me extravagant while there’s time. I’ve been saving the good bottle, the honest compliment, the trip to see him. You defended a woman’s waste when the man with the purse complained about it, so defend mine. And for the poor, whom we always have with us, make me generous on purpose and not as an excuse.`,
  },
  {
    title: "Thomas asks for directions",
    scripture: {
      reference: "John 14:1-7",
      verses: `“Do not let your hearts be troubled. You believe in God; believe in Me as well. In My Father’s house are many rooms. If it were not so, would I have told you that I am going there to prepare a place for you? And if I go and prepare a place for you, I will come back and welcome you into My presence, so that you also may be where I am. You know the way to the place where I am going.”

“Lord,” said Thomas, “we do not know where You are going, so how can we know the way?” Jesus answered, “I am the way and the truth and the life. No one comes to the Father except through Me. If you had known Me, you would know My Father as well. From now on you do know Him and have seen Him.”`,
    },
    reflection: `Everyone at the table has lost the thread, and only Thomas puts his hand up. “We do not know where You are going, so how can we know the way?” We owe one of the best-loved sentences in the Bible to a man who admitted that he didn’t follow.

The answer isn’t a map. You get a person to go with, who is Himself the road, and who has gone ahead to see about a room.`,
    questions: ["What would you ask Jesus if you weren’t afraid of sounding slow?"],
    prayer: `I don’t know the way, Lord. I’d expected more signs by now. Most of the people I started out with have turned off somewhere, toward children or partners or a house with a yard, and some of us are still walking by ourselves.

You’re the way, You said. I’ve treated that as a fact about other religions, but perhaps it means that I can’t be lost as long as I’m with You. (I’m still going to want to know where we’re going.) Prepare a place. I hope there’s a window. Until then, show me the Father in how You look at me.`,
  },
];
