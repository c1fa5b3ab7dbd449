import type { GuidedDay } from "../plan";

/** From Palm Sunday to Easter Day; Lent ends with all but the last of them. */
export const holyWeekDays: readonly GuidedDay[] = [
  {
    title: "A borrowed colt",
    scripture: {
      reference: "Luke 19:28-40",
      verses: `After Jesus had said this, He went on ahead, going up to Jerusalem. As He approached Bethphage and Bethany at the Mount of Olives, He sent out two of His disciples, saying, “Go into the village ahead of you, and as you enter it, you will find a colt tied there, on which no one has ever sat. Untie it and bring it here. If anyone asks, ‘Why are you untying it?’ tell him, ‘The Lord needs it.’”

So those who were sent went out and found it just as Jesus had told them. As they were untying the colt, its owners asked, “Why are you untying the colt?”

“The Lord needs it,” they answered. Then they led the colt to Jesus, threw their cloaks over it, and put Jesus on it.

As He rode along, the people spread their cloaks on the road. And as He approached the descent from the Mount of Olives, the whole multitude of disciples began to praise God joyfully in a loud voice for all the miracles they had seen:

“Blessed is the King who comes in the name of the Lord!” “Peace in heaven and glory in the highest!” But some of the Pharisees in the crowd said to Him, “Teacher, rebuke Your disciples!” “I tell you,” He answered, “if they remain silent, the very stones will cry out.”`,
    },
    pause: "",
    reflection: `Luke doesn’t mention palms. In his telling the road is covered with cloaks, and for most of those people a cloak was the one warm thing they owned, lying now in the dust for an animal to step on.

Listen to what they shout. On the night Jesus was born, angels sang about peace on earth (Luke 2:14), and now His followers sing “Peace in heaven,” as though the song were being sent back up the way it came. Earth, that week, has very little peace to spare.

Some of the leaders want it stopped, and they have their reasons: the city is crowded for the festival, Rome is nervous, and people who sing in public about a king get other people killed. Jesus refuses to hush them. He can guess how few of these voices will still be near Him on Friday, and He accepts the song as it is, because He lets people love Him as well as they’re able to today.`,
    questions: ["What could you lay on the road today that you’d rather keep clean?"],
    prayer: `Save us, Jesus. That’s what Hosanna means, the shout the other Gospels remember, although we sing it like a cheer, and this morning I mean it both ways. Part of me loves a parade, and part of me will have gone home by Friday, so keep riding, Lord, and bring all of me along.

Save the city that You’re entering, and save mine, down to the blocks where an ambulance is slow to come. Blessed are You, the King who comes in the name of the Lord.`,
    carry: "He takes the song I have today, and He keeps riding.",
  },
  {
    title: "The city seen through tears",
    scripture: {
      reference: "Luke 19:41-48",
      verses: `As Jesus approached Jerusalem and saw the city, He wept over it and said, “If only you had known on this day what would bring you peace! But now it is hidden from your eyes. For the days will come upon you when your enemies will barricade you and surround you and hem you in on every side. They will level you to the ground—you and the children within your walls. They will not leave one stone on another, because you did not recognize the time of your visitation from God.”

Then Jesus entered the temple courts and began to drive out those who were selling there. He declared to them, “It is written: ‘My house will be a house of prayer.’ But you have made it ‘a den of robbers.’”

Jesus was teaching at the temple every day, but the chief priests, scribes, and leaders of the people were intent on killing Him. Yet they could not find a way to do so, because all the people hung on His words.`,
    },
    pause:
      "Think of the place where you live as if you saw it from a hill. Let the whole of it come into view.",
    reflection: `The word for weeping here is the loud kind, the kind that mourners do. The road comes over the Mount of Olives, the whole of Jerusalem opens up across the valley, and in the middle of a celebration Jesus is sobbing. He can see what’s ahead. About forty years later the Roman army did very nearly what He describes. Readers have sometimes turned these verses into a verdict on Jewish people, as if God were finished with them. But these are the tears of a Jew over His own city, and no one who reads them with dry eyes has understood them.

Then He goes down the hill and clears the temple court, so the order is tears first and anger afterward. Most of us have been furious for years with a church, or a country, or a relative we haven’t yet wept over. The anger may well be right. On the other side of crying it would be a different anger.`,
    questions: ["What makes you angry that you’ve never grieved?"],
    prayer: `You cried, Lord, over a city that was about to kill You, and I mostly complain about mine.

I bring You its avenues at noon and its avenues at two in the morning. Cry over them with me: over the school that closed, and the rent that doubled, and the boy on the news whose name I’ve already forgotten. I’ve been angry for so long that I stopped being sad, and I suspect the sadness was closer to You.

Then come down the hill into whatever has turned Your house into something else, and begin with mine.`,
    carry: "",
  },
  {
    title: "Two small coins",
    scripture: {
      reference: "Mark 12:35-44",
      verses: `While Jesus was teaching in the temple courts, He asked, “How can the scribes say that the Christ is the Son of David? Speaking by the Holy Spirit, David himself declared: ‘The Lord said to my Lord, “Sit at My right hand until I put Your enemies under Your feet.”’ David himself calls Him ‘Lord.’ So how can He be David’s son?” And the large crowd listened to Him with delight.

In His teaching Jesus also said, “Watch out for the scribes. They like to walk around in long robes, to receive greetings in the marketplaces, and to have the chief seats in the synagogues and the places of honor at banquets. They defraud widows of their houses, and for a show make lengthy prayers. These men will receive greater condemnation.”

As Jesus was sitting opposite the treasury, He watched the crowd putting money into it. And many rich people put in large amounts. Then one poor widow came and put in two small copper coins, which amounted to a small fraction of a denarius.

Jesus called His disciples to Him and said, “Truly I tell you, this poor widow has put more than all the others into the treasury. For they all contributed out of their surplus, but she out of her poverty has put in all she had to live on.”`,
    },
    pause: "",
    reflection: `This widow is famous in sermons about giving. She’s held up as an example, the plates are passed, and her story has done its work.

Read the two halves together, though. Jesus has just warned the crowd against religious men who “defraud widows of their houses.” He sits down across from the collection boxes, and along comes a widow, putting her last two coins into a fund that such men look after. He doesn’t tell His disciples to copy her, and He doesn’t say that He’s pleased. He says that He has seen it, and that it was “all she had to live on.” A few lines later He leaves the temple and announces that the building will come down (Mark 13:2).

So both things are true: she’s been robbed, and she’s magnificent. If a preacher ever used her to get at your rent money, he was standing in the wrong half of the story. And in three days Jesus will put in everything that He has to live on, too.`,
    questions: [
      "Who gives far more than they can afford where you work or worship?",
      "Who is living off it?",
    ],
    prayer: `Jesus, You sat down and watched what people put in, and I believe that You still do. You see the home health aide who sends half of her wages across an ocean. You see the collection bucket, and whose mansion it paid for.

Protect those who give out of almost nothing, and keep them safe from whoever has learned to ask for it in Your name. If I’ve been leaning on such a person in my family or my congregation, show me how to pay it back.

I’m moved by her, but I don’t want to use her. Teach me the difference this week.`,
    carry: "",
  },
  {
    title: "She did what she could",
    scripture: {
      reference: "Mark 14:1-11",
      verses: `Now the Passover and the Feast of Unleavened Bread were two days away, and the chief priests and scribes were looking for a covert way to arrest Jesus and kill Him. “But not during the feast,” they said, “or there may be a riot among the people.”

While Jesus was in Bethany reclining at the table in the home of Simon the Leper, a woman came with an alabaster jar of expensive perfume, made of pure nard. She broke open the jar and poured it on Jesus’ head.

Some of those present, however, expressed their indignation to one another: “Why this waste of perfume? It could have been sold for over three hundred denarii and the money given to the poor.” And they scolded her.

But Jesus said, “Leave her alone; why are you bothering her? She has done a beautiful deed to Me. The poor you will always have with you, and you can help them whenever you want. But you will not always have Me. She has done what she could to anoint My body in advance of My burial. And truly I tell you, wherever the gospel is preached in all the world, what she has done will also be told in memory of her.”

Then Judas Iscariot, one of the Twelve, went to the chief priests to betray Jesus to them. They were delighted to hear this, and they promised to give him money. So Judas began to look for an opportunity to betray Jesus.`,
    },
    pause: "Breathe in slowly, as you would if a room had suddenly filled with perfume.",
    reflection: `Mark tells it in three layers. On the outside are officials looking for a quiet way to kill, and at the end comes a friend, on his way to help them for money. Between the two is a woman with a jar, and she’s the only one in the chapter who isn’t calculating.

Three hundred denarii was most of a year’s pay, so you can hear the objection in any century: think of the good that could have done. Jesus cares about the poor more than the objectors do, and the law He’s quoting goes on to say that we’re to open our hands to them (Deuteronomy 15:11). But a death is coming into that house, and she alone has noticed it.

“She has done what she could.” On an oncology ward at five in the morning, an aide is combing the hair of a man who won’t see the weekend. It makes no difference to his chart. She wets the comb, and takes her time with the part.`,
    questions: [
      "Whose dying, or whose dread, has gone unnoticed in the room where you spend your days?",
    ],
    prayer: `Thank You for her, Lord, whoever she was, with the whole house scolding, and thank You that You stopped them.

I do so much arithmetic with love. I hold a little back for later, and I ask whether the rest will be put to good use. When a person near me is headed into the dark, break me of that habit.

Be close today to all who tend the dying, to hospice nurses, and daughters who have flown in, and cellmates, and sons. It’s beautiful, what they do. You said so, and what You say about it will outlast their tiredness.`,
    carry: "Love is allowed to do what it can.",
  },
  {
    title: "The argument at supper",
    needsHelpLines: true,
    scripture: {
      reference: "Luke 22:14-27",
      verses: `When the hour had come, Jesus reclined at the table with His apostles. And He said to them, “I have eagerly desired to eat this Passover with you before My suffering. For I tell you that I will not eat it again until it is fulfilled in the kingdom of God.”

After taking the cup, He gave thanks and said, “Take this and divide it among yourselves. For I tell you that I will not drink of the fruit of the vine from now on until the kingdom of God comes.”

And He took the bread, gave thanks and broke it, and gave it to them, saying, “This is My body, given for you; do this in remembrance of Me.” In the same way, after supper He took the cup, saying, “This cup is the new covenant in My blood, which is poured out for you. Look! The hand of My betrayer is with Mine on the table. Indeed, the Son of Man will go as it has been determined, but woe to that man who betrays Him.” Then they began to question among themselves which of them was going to do this.

A dispute also arose among the disciples as to which of them should be considered the greatest. So Jesus declared, “The kings of the Gentiles lord it over them, and those in authority over them call themselves benefactors. But you shall not be like them. Instead, the greatest among you should be like the youngest, and the one who leads like the one who serves. For who is greater, the one who reclines at the table or the one who serves? Is it not the one who reclines? But I am among you as one who serves.”`,
    },
    pause: "",
    reflection: `He’s been waiting for this meal. “I have eagerly desired to eat this Passover with you,” He says, and then it doesn’t go well. One guest has already agreed to sell Him. The others hear of it and suspect each other, and before long they’re arguing about rank.

These are the people for whom He breaks the bread. All of them are given a piece, including the one whose hand, He says, is on the table with His.

Then He answers the argument. Go past the dining room of nearly any restaurant, and you’ll find the crew that the guests don’t see, talking Spanish or Tagalog through the steam, with one eye on the clock because of the last train. That’s the side of the wall He chooses. “I am among you as one who serves.”

He said it to men who wanted to be great. He didn’t say it to a woman who’s been ordered around all her life and is never allowed to sit down. Wherever one person has to serve and is afraid to stop, that isn’t this supper.`,
    questions: [
      "When did you last notice who was serving?",
      "What would it take to trade places with them?",
    ],
    prayer: `Lord Jesus, You wanted to eat with them. You knew what each of them was going to do before morning, and You wanted it anyway, so I’ll stop trying to deserve my place.

Give Your bread today to all who can’t come for it: in intensive care, in a cell, in a town where the church has closed. For people who’ll be on their feet through this holiday so that others can be comfortable, I ask a chair, a fair wage, and some thanks.

Where I want to be first, turn my eyes toward the back of the house. You’re there already.`,
    carry: "",
  },
  {
    title: "Eight stations, on foot",
    scripture: {
      reference: "Luke 23:32-46",
      verses: `Two others, who were criminals, were also led away to be executed with Jesus. When they came to the place called The Skull, they crucified Him there, along with the criminals, one on His right and the other on His left.

Then Jesus said, “Father, forgive them, for they do not know what they are doing.” And they divided up His garments by casting lots. The people stood watching, and the rulers sneered at Him, saying, “He saved others; let Him save Himself if He is the Christ of God, the Chosen One.”

The soldiers also mocked Him and came up to offer Him sour wine. “If You are the King of the Jews,” they said, “save Yourself!” Above Him was posted an inscription: THIS IS THE KING OF THE JEWS. One of the criminals who hung there heaped abuse on Him. “Are You not the Christ?” he said. “Save Yourself and us!”

But the other one rebuked him, saying, “Do you not even fear God, since you are under the same judgment? We are punished justly, for we are receiving what our actions deserve. But this man has done nothing wrong.” Then he said, “Jesus, remember me when You come into Your kingdom!”

And Jesus said to him, “Truly I tell you, today you will be with Me in Paradise.” It was now about the sixth hour, and darkness came over all the land until the ninth hour. The sun was darkened, and the veil of the temple was torn down the middle. Then Jesus called out in a loud voice, “Father, into Your hands I commit My Spirit.” And when He had said this, He breathed His last.`,
    },
    pause:
      "Here are eight places to stop today, from the garden to the dark. Read one, be quiet for as long as a breath lasts, and go on.",
    reflection: `The garden. He asks whether there’s another way, and when there isn’t, He gets up off the ground (Luke 22:42).

The courtyard. Beside a fire, Peter swears that he’s never met Him. “And the Lord turned and looked at Peter” (Luke 22:61).

The governor. Three times Pilate finds Him innocent of everything, and then he hands Him over.

The road. Simon, an African from Cyrene, is only coming in from the country when they put the cross on his shoulders (Luke 23:26).

The women. They’re weeping for Him out loud, and even now He’s worried about their children.

The nails. He asks the Father to forgive the men with the hammers, and He doesn’t ask it of the women who are watching.

The man beside Him. A guilty man has one sentence left in him, and it turns out to be enough.

The dark. It lasts from noon until three. “Father, into Your hands I commit My Spirit.” He takes the words from a psalm (Psalm 31:5), the way dying people will, when they learned one as children.`,
    questions: ["At which station did you want to hurry on?"],
    prayer: `Jesus, I’ve walked this far, and I don’t have anything to say that’s as large as what You did.

I’m not going to explain it or make it neat. I’m standing here with the ones who watched from a distance, and I don’t look away.

Remember me. Remember everyone who dies today in public, or alone, or at the hands of the state, whether innocent or guilty. Into Your hands, Lord.`,
    carry: "",
  },
  {
    title: "Opposite the tomb",
    scripture: {
      reference: "Matthew 27:57-66",
      verses: `When it was evening, there came a rich man from Arimathea named Joseph, who himself was a disciple of Jesus. He went to Pilate to ask for the body of Jesus, and Pilate ordered that it be given to him. So Joseph took the body, wrapped it in a clean linen cloth, and placed it in his own new tomb that he had cut into the rock. Then he rolled a great stone across the entrance to the tomb and went away. Mary Magdalene and the other Mary were sitting there opposite the tomb.

The next day, the one after Preparation Day, the chief priests and Pharisees assembled before Pilate. “Sir,” they said, “we remember that while He was alive that deceiver said, ‘After three days I will rise again.’ So give the order that the tomb be secured until the third day. Otherwise, His disciples may come and steal Him away and tell the people He has risen from the dead. And this last deception would be worse than the first.”

“You have a guard,” Pilate said. “Go, make the tomb as secure as you know how.” So they went and secured the tomb by sealing the stone and posting the guard.`,
    },
    pause:
      "Nothing is asked of you today. Stay as long as you can where you are, without music and without a plan.",
    reflection: `Two women sit across from a stone that neither of them could move. There’s nothing left for them to do here, and they don’t go home.`,
    questions: ["What are you sitting opposite?"],
    prayer: `God, it’s quiet. The stone has been sealed, and there’s a guard in front of it. I believe You’re good, although I can’t see it from where I’m sitting. I won’t talk You into anything, and I won’t talk myself out of this. I’ll stay here with the women.`,
    carry: "",
  },
  {
    title: "The same song, from the other side",
    scripture: {
      reference: "Psalm 118:14-26",
      verses: `The LORD is my strength and my song, and He has become my salvation.

Shouts of joy and salvation resound in the tents of the righteous: “The right hand of the LORD performs with valor! The right hand of the LORD is exalted! The right hand of the LORD performs with valor!” I will not die, but I will live and proclaim what the LORD has done. The LORD disciplined me severely, but He has not given me over to death.

Open to me the gates of righteousness, that I may enter and give thanks to the LORD. This is the gate of the LORD; the righteous shall enter through it. I will give You thanks, for You have answered me, and You have become my salvation. The stone the builders rejected has become the cornerstone. This is from the LORD, and it is marvelous in our eyes. This is the day that the LORD has made; we will rejoice and be glad in it.

O LORD, save us, we pray. We beseech You, O LORD, cause us to prosper!

Blessed is he who comes in the name of the LORD. From the house of the LORD we bless you.`,
    },
    pause: "",
    reflection: `After supper on Thursday they sang a hymn and went out (Matthew 26:30). The hymns for that night were Psalms 113 to 118, so this is very likely what Jesus had in His mouth as He walked toward His arrest: “I will not die, but I will live.”

You’ve been hearing pieces of it all week. The crowd on the road was singing it, “Blessed is he who comes,” and its cry for rescue is where the word hosanna comes from. In the temple He quoted its line about the stone to the men who were planning His death (Mark 12:10).

Then it went quiet. And this morning, very early, women came with spices, expecting only to do a sad job properly, and were asked why they were looking there. “He is not here; He has risen!” (Luke 24:6). Sing it now, and not a word has to be changed.

Women are still up first. In Seoul they were in church by five, as on every other morning of the year. In the Philippines they walked in procession before sunrise to meet the risen Lord, and in Birmingham and Detroit the mothers of the church were putting on white while it was dark outside.`,
    questions: ["Which line of an old song do you hear differently this morning?"],
    prayer: `Alive! You’re alive, Lord Jesus, and the stone is only a stone. I praise You, and so does everything that’s green.

Praise for the women who went while it was dark, and who told it when they weren’t believed. Praise for every grandmother who hummed it, every prisoner who read it aloud on the tier, every child who gets it the wrong way around and is right.

Death has had its say. Speak now to the people who are standing at graves today and can’t sing yet, and call them by name, Risen One, in Your own time. Alleluia, and again, alleluia.`,
    carry: "Why would I look for the living among the dead?",
  },
];
