import type { GuidedDay } from "../plan";

/** The first reports. */
export const week1: readonly GuidedDay[] = [
  {
    title: "They told no one",
    scripture: {
      reference: "Mark 16:1-8",
      verses: `When the Sabbath was over, Mary Magdalene, Mary the mother of James, and Salome bought spices so they could go and anoint the body of Jesus. Very early on the first day of the week, just after sunrise, they went to the tomb. They were asking one another, “Who will roll away the stone from the entrance of the tomb?” But when they looked up, they saw that the stone had been rolled away, even though it was extremely large.

When they entered the tomb, they saw a young man dressed in a white robe sitting on the right side, and they were alarmed. But he said to them, “Do not be alarmed. You are looking for Jesus the Nazarene, who was crucified. He has risen! He is not here! See the place where they put Him. But go, tell His disciples and Peter, ‘He is going ahead of you into Galilee. There you will see Him, just as He told you.’” So the women left the tomb and ran away, trembling and bewildered. And in their fear they did not say a word to anyone.`,
    },
    reflection: `Three women come to do the last thing that can be done for a friend, and they’re practical about it: who’ll help us with the stone? That problem turns out to be solved already. Everything else is suddenly much larger than they’d planned for, and they run.

The oldest copies of Mark end right here, with trembling and silence. It’s an honest place to begin fifty days. Easter didn’t feel like lilies to the first people who heard about it. And somehow they must have told it in the end, because you’re reading it.`,
    questions: ["What good news has frightened you?"],
    prayer: `Jesus, You aren’t where they put You. I’ve looked for You in several places where I’d left You, in an old argument and a childhood church, and You’d already gone on ahead.

I’m trembling a little, which Mark says is permitted. Whatever stone I was worrying about this morning, and whoever I thought would have to move it, I’m bringing it to You with my spices in my hands and no use for them. You’re alive. I’ll say it once today out loud, and see what happens.`,
  },
  {
    title: "Greetings, on the road",
    scripture: {
      reference: "Matthew 28:1-10",
      verses: `After the Sabbath, at dawn on the first day of the week, Mary Magdalene and the other Mary went to see the tomb. Suddenly there was a great earthquake, for an angel of the Lord descended from heaven, rolled away the stone, and sat on it. His appearance was like lightning, and his clothes were white as snow. The guards trembled in fear of him and became like dead men.

But the angel said to the women, “Do not be afraid, for I know that you are looking for Jesus, who was crucified. He is not here; He has risen, just as He said! Come, see the place where He lay. Then go quickly and tell His disciples, ‘He has risen from the dead and is going ahead of you into Galilee. There you will see Him.’ See, I have told you.”

So they hurried away from the tomb in fear and great joy, and ran to tell His disciples. Suddenly Jesus met them and said, “Greetings!” They came to Him, grasped His feet, and worshiped Him. “Do not be afraid,” said Jesus. “Go and tell My brothers to go to Galilee. There they will see Me.”`,
    },
    reflection: `The guards, who were paid to be brave, faint. The women, who are just as terrified, keep moving, “in fear and great joy,” and it’s while they’re running an errand that Jesus meets them. He says good morning, more or less.

Fear and joy went down that road together. You don’t have to get rid of the first before you’re allowed to have the second.`,
    questions: ["Where have you been frightened and happy in the same hour?"],
    prayer: `Risen Lord, I’d always supposed that joy comes when the fear has left, and I’ve waited for that. Meet me while I’m running, then, between the bus stop and the clinic, with both of them in my chest.

Bless everyone who started something new this week with shaking knees: a first shift, a first class, a first week sober. Tell them what You told the women. And send me to Your brothers with the message, even the ones who hid.`,
  },
  {
    title: "It seemed like nonsense",
    scripture: {
      reference: "Luke 24:5-12",
      verses: `As the women bowed their faces to the ground in terror, the two men asked them, “Why do you look for the living among the dead? He is not here; He has risen! Remember how He told you while He was still in Galilee: ‘The Son of Man must be delivered into the hands of sinful men, and be crucified, and on the third day rise again.’”

Then they remembered His words. And when they returned from the tomb, they reported all these things to the Eleven and to all the others. It was Mary Magdalene, Joanna, Mary the mother of James, and the other women with them who told this to the apostles. But their words seemed like nonsense to them, and they did not believe the women.

Peter, however, got up and ran to the tomb. And after bending down and seeing only the linen cloths, he went away, wondering to himself what had happened.`,
    },
    reflection: `Luke gives us their names, as you would for witnesses in court: Mary Magdalene, Joanna, another Mary. He also tells us what the apostles made of their testimony. “Their words seemed like nonsense.” The first sermon of Easter was preached by women to men who didn’t believe them, and God let it stand that way in the record forever.

Peter, at least, went to check.`,
    questions: ["Whose word do you tend to discount, and why?"],
    prayer: `God of Joanna and the two Marys, You trusted Your best news to people who wouldn’t be trusted with it, and You haven’t apologized.

I’m remembering those who told the truth and were called hysterical: patients sent home, girls who reported what was done to them, workers who said that the brakes were bad. Vindicate them. Where I’ve been the one who rolled my eyes, I’m ashamed, so make me someone who gets up and runs to look.`,
  },
  {
    title: "The folded cloth",
    scripture: {
      reference: "John 20:1-10",
      verses: `Early on the first day of the week, while it was still dark, Mary Magdalene went to the tomb and saw that the stone had been removed from the entrance. So she came running to Simon Peter and the other disciple, the one whom Jesus loved. “They have taken the Lord out of the tomb,” she said, “and we do not know where they have put Him!”

Then Peter and the other disciple set out for the tomb. The two were running together, but the other disciple outran Peter and reached the tomb first. He bent down and looked in at the linen cloths lying there, but he did not go in. Simon Peter arrived just after him. He entered the tomb and saw the linen cloths lying there. The cloth that had been around Jesus’ head was rolled up, lying separate from the linen cloths. Then the other disciple, who had reached the tomb first, also went in. And he saw and believed. For they still did not understand from the Scripture that Jesus had to rise from the dead. Then the disciples returned to their homes.`,
    },
    reflection: `One detail has no business being there: a cloth, rolled up by itself, apart from the rest. Grave robbers are in a hurry. Whoever left this place took a moment, the way you straighten a hospital bed when you’re going home.

One man saw it and believed, and he couldn’t have explained what. Then they went back to where they were staying, since nothing else had been arranged.`,
    questions: ["What small detail makes you think that God has been here?"],
    prayer: `Lord Jesus, I’m grateful for things that are neatly left: a made bed, a signed discharge, the note that says where the key is. It’s a comfort that on the morning when You overthrew death You weren’t in a rush.

I believe about as much as that disciple did. I’ve seen the cloths, and I haven’t seen You, and I don’t yet understand the Scripture. Take that for a beginning. I’m going back to work now, and I’ll be thinking of it all day long.`,
  },
  {
    title: "We were hoping",
    needsHelpLines: true,
    scripture: {
      reference: "Luke 24:13-27",
      verses: `That same day two of them were going to a village called Emmaus, about seven miles from Jerusalem. They were talking with each other about everything that had happened. And as they talked and deliberated, Jesus Himself came up and walked along with them. But their eyes were kept from recognizing Him. He asked them, “What are you discussing so intently as you walk along?”

They stood still, with sadness on their faces. One of them, named Cleopas, asked Him, “Are You the only visitor to Jerusalem who does not know the things that have happened there in recent days?” “What things?” He asked. “The events involving Jesus of Nazareth,” they answered. “This man was a prophet, powerful in speech and action before God and all the people. Our chief priests and rulers delivered Him up to the sentence of death, and they crucified Him. But we were hoping He was the One who would redeem Israel. And besides all this, it is the third day since these things took place. Furthermore, some of our women astounded us. They were at the tomb early this morning, but they did not find His body. They came and told us they had seen a vision of angels, who said that Jesus was alive. Then some of our companions went to the tomb and found it just as the women had described. But Him they did not see.”

Then Jesus said to them, “O foolish ones, and slow of heart to believe all that the prophets have spoken! Was it not necessary for the Christ to suffer these things and then to enter His glory?” And beginning with Moses and all the Prophets, He explained to them what was written in all the Scriptures about Himself.`,
    },
    reflection: `“We were hoping.” There isn’t a sadder tense. They’re walking away from it, seven miles, explaining their own disappointment to a stranger who turns out to be the subject of it.

He doesn’t correct them for the first few miles. He asks, and then He asks again: “What things?” Only when they’ve said all of it does He begin to talk.`,
    questions: ["How would you finish the sentence that begins, I was hoping?"],
    prayer: `I was hoping, Lord. I’ll tell You, since You ask. I was hoping that the treatment would work, that they’d change their minds, that at my age I’d be a good deal further along than this.

You already know all this, and You still say, what things? So You’ll get it mile by mile. Walk as slowly as I’m walking. I’m in no condition to have it explained, and I suspect I’ve missed something that You’ve been saying since Moses. For now it helps that someone has fallen into step.`,
  },
  {
    title: "Stay, it’s nearly evening",
    scripture: {
      reference: "Luke 24:28-35",
      verses: `As they approached the village where they were headed, He seemed to be going farther. But they pleaded with Him, “Stay with us, for it is nearly evening and the day is almost over.” So He went in to stay with them. While He was reclining at the table with them, He took bread, spoke a blessing and broke it, and gave it to them. Then their eyes were opened and they recognized Jesus—and He disappeared from their sight.

They asked each other, “Were not our hearts burning within us as He spoke with us on the road and opened the Scriptures to us?” And they got up that very hour and returned to Jerusalem. There they found the Eleven and those with them, gathered together and saying, “The Lord has indeed risen and has appeared to Simon!” Then the two told what had happened on the road, and how they had recognized Jesus in the breaking of the bread.`,
    },
    reflection: `They knew Him by what He did with bread. That’s a strange sort of identification, and an encouraging one for anyone who has never felt a heart burning during a sermon. He was a guest, and then without asking He was the host; He took, blessed, broke, and gave.

And the instant they recognize Him, He’s gone, and it doesn’t seem to matter. They leave the dishes and walk seven miles back in the dark.`,
    questions: ["When did you recognize Jesus only after the moment had passed?"],
    prayer: `Stay with us. It’s what people have prayed at the end of the day ever since, in convents and in barracks, so I’m praying it now, early, with the day ahead of me: stay.

Be known to me in something broken and shared, in half a sandwich or the Lord’s Supper, or a story told over again because it’s someone’s last good one. Warm whatever’s gone cold in me. When You leave my sight, as You do, let the bread be enough to get me up and back on the road to the others.`,
  },
  {
    title: "What the guards were paid",
    scripture: {
      reference: "Matthew 28:11-15",
      verses: `While the women were on their way, some of the guards went into the city and reported to the chief priests all that had happened. And after the chief priests had met with the elders and formed a plan, they gave the soldiers a large sum of money and instructed them: “You are to say, ‘His disciples came by night and stole Him away while we were asleep.’ If this report reaches the governor, we will satisfy him and keep you out of trouble.”

So the guards took the money and did as they were instructed. And this account has been circulated among the Jews to this very day.`,
    },
    reflection: `Somewhere in Jerusalem that week a soldier was counting more money than he’d ever held. He’d been told what he saw. He’d been asleep, it turned out, all of them had, and while asleep they’d noticed who did it.

Matthew wrote for Jewish Christians who were still in a painful quarrel with their own neighbors, and that’s how his last sentence should be heard; it has been used cruelly since. But the bribe could be offered anywhere. Imagine his old age. Imagine having been there, closer than Peter, and having sold it.`,
    questions: ["What would it cost you to tell the truth about something you saw?"],
    prayer: `God of truth, I’ve been paid, too. It wasn’t always money. I got to keep my friends, or my position, or a quiet life, and all I had to do was to agree that I’d been asleep.

Forgive me. Strengthen those whose supervisors are leaning on them today, the inspectors and clerks and soldiers who’ve been handed a sentence to repeat. And I pray for that guard, whoever he was, that before he died someone came along the road and told him that it wasn’t too late to have seen.`,
  },
];
