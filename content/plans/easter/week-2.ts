import type { GuidedDay } from "../plan";

/** To those who doubted, and to those who had run away. */
export const week2: readonly GuidedDay[] = [
  {
    title: "Eight days of Thomas",
    scripture: {
      reference: "John 20:19-29",
      verses: `It was the first day of the week, and that very evening, while the disciples were together with the doors locked for fear of the Jews, Jesus came and stood among them. “Peace be with you!” He said to them. After He had said this, He showed them His hands and His side. The disciples rejoiced when they saw the Lord.

Again Jesus said to them, “Peace be with you. As the Father has sent Me, so also I am sending you.” When He had said this, He breathed on them and said, “Receive the Holy Spirit. If you forgive anyone his sins, they are forgiven; if you withhold forgiveness from anyone, it is withheld.” Now Thomas called Didymus, one of the Twelve, was not with the disciples when Jesus came. So the other disciples told him, “We have seen the Lord!”

But he replied, “Unless I see the nail marks in His hands, and put my finger where the nails have been, and put my hand into His side, I will never believe.” Eight days later, His disciples were once again inside with the doors locked, and Thomas was with them. Jesus came and stood among them and said, “Peace be with you.”

Then Jesus said to Thomas, “Put your finger here and look at My hands. Reach out your hand and put it into My side. Stop doubting and believe.” Thomas replied, “My Lord and my God!” Jesus said to him, “Because you have seen Me, you have believed; blessed are those who have not seen and yet have believed.”`,
    },
    reflection: `For eight days there was one person in the room who didn’t believe it. Think about that week: ten people singing, and Thomas. They didn’t put him out. He didn’t pretend, and he didn’t leave.

When Jesus comes, it turns out that He’s heard every word, and He offers exactly what was demanded. John never says that Thomas actually touched. Perhaps it was enough to be taken seriously.

(A word about the locked doors: everyone behind them was Jewish, Jesus too. The people they were afraid of were a few men in power.)`,
    questions: ["Who could sit in your church for eight days without believing a word of it?"],
    prayer: `My Lord and my God. Some mornings I can say it, and on others it would be acting, and this is a prayer for both.

Thank You for Thomas, who wouldn’t borrow anyone else’s certainty. Thank You for those ten who kept saving him a place. I’m asking for room like that, Lord, with the questions I have, and I’m asking it for the college student who hasn’t told her parents. Come through the locked door. You don’t have to prove anything this morning, but if You still have the scars, I’d like to see them.`,
  },
  {
    title: "Breakfast after a bad night",
    scripture: {
      reference: "John 21:1-14",
      verses: `Later, by the Sea of Tiberias, Jesus again revealed Himself to the disciples. He made Himself known in this way: Simon Peter, Thomas called Didymus, Nathanael from Cana in Galilee, the sons of Zebedee, and two other disciples were together. Simon Peter told them, “I am going fishing.” “We will go with you,” they said. So they went out and got into the boat, but caught nothing that night.

Early in the morning, Jesus stood on the shore, but the disciples did not recognize that it was Jesus. So He called out to them, “Children, do you have any fish?” “No,” they answered. He told them, “Cast the net on the right side of the boat, and you will find some.” So they cast it there, and they were unable to haul it in because of the great number of fish.

Then the disciple whom Jesus loved said to Peter, “It is the Lord!” As soon as Simon Peter heard that it was the Lord, he put on his outer garment (for he had removed it) and jumped into the sea. The other disciples came ashore in the boat. They dragged in the net full of fish, for they were not far from land, only about a hundred yards.

When they landed, they saw a charcoal fire there with fish on it, and some bread. Jesus told them, “Bring some of the fish you have just caught.” So Simon Peter went aboard and dragged the net ashore. It was full of large fish, 153, but even with so many, the net was not torn.

“Come, have breakfast,” Jesus said to them. None of the disciples dared to ask Him, “Who are You?” They knew it was the Lord. Jesus came and took the bread and gave it to them, and He did the same with the fish. This was now the third time that Jesus appeared to the disciples after He was raised from the dead.`,
    },
    reflection: `They’ve worked a night shift and have nothing to show for it. Someone on shore calls, “Children, do you have any fish?” and it takes a certain kind of honesty, at dawn, to shout back, “No.”

He could have had them kneel. He’s made a fire, and there’s fish on it already, before theirs is even landed. “Come, have breakfast.”`,
    questions: ["What would you have to answer if Jesus asked you what last night’s work came to?"],
    prayer: `Lord of the charcoal fire, bless everyone who’s just coming off nights and is still sitting in the parked car with their shoes off, too tired to drive home yet.

I haven’t caught much either. I’d meant to have something by now that I could show You. And here You are with bread, asking me to bring what little there is and sit down. I won’t ask who You are. I know the way You hand people things.`,
  },
  {
    title: "Asked three times",
    scripture: {
      reference: "John 21:15-19",
      verses: `When they had finished eating, Jesus asked Simon Peter, “Simon son of John, do you love Me more than these?” “Yes, Lord,” he answered, “You know I love You.” Jesus replied, “Feed My lambs.” Jesus asked a second time, “Simon son of John, do you love Me?” “Yes, Lord,” he answered, “You know I love You.”

Jesus told him, “Shepherd My sheep.” Jesus asked a third time, “Simon son of John, do you love Me?” Peter was deeply hurt that Jesus had asked him a third time, “Do you love Me?” “Lord, You know all things,” he replied. “You know I love You.” Jesus said to him, “Feed My sheep. Truly, truly, I tell you, when you were young, you dressed yourself and walked where you wanted; but when you are old, you will stretch out your hands, and someone else will dress you and lead you where you do not want to go.” Jesus said this to indicate the kind of death by which Peter would glorify God. And after He had said this, He told him, “Follow Me.”`,
    },
    reflection: `The last charcoal fire in this Gospel was in a courtyard, and Peter stood beside it saying three times that he didn’t know the man (John 18:18). Now there’s another fire, and three questions. It hurts him. It’s meant to go that deep, as cleaning a wound does.

Notice what isn’t asked. Not, why did you do it? Not, will you do it again? Only, “do you love Me?” And after every answer there’s work, which is how he can tell that he’s been forgiven.`,
    questions: ["If Jesus asked you only that one question, what would you answer?"],
    prayer: `Lord, nothing about me is hidden from You, so You’re aware that I love You, and also of how it looked last week.

I keep waiting for the lecture. What You do is hand me a lamb. There’s a child who needs a ride, there’s an old neighbor’s trash to be taken out on Wednesdays, and apparently that’s how I’m to be mended, by being trusted again with something that breathes. It’s more than I’d have risked on me. I’ll feed them. Stay near, because I’ve been sure of myself before.`,
  },
  {
    title: "What about him?",
    scripture: {
      reference: "John 21:20-25",
      verses: `Peter turned and saw the disciple whom Jesus loved following them. He was the one who had leaned back against Jesus at the supper to ask, “Lord, who is going to betray You?” When Peter saw him, he asked, “Lord, what about him?” Jesus answered, “If I want him to remain until I return, what is that to you? You follow Me!” Because of this, the rumor spread among the brothers that this disciple would not die. However, Jesus did not say that he would not die, but only, “If I want him to remain until I return, what is that to you?”

This is the disciple who testifies to these things and who has written them down. And we know that his testimony is true. There are many more things that Jesus did. If all of them were written down, I suppose that not even the world itself would have space for the books that would be written.`,
    },
    reflection: `It takes Peter about one minute, after being forgiven for everything, to look over his shoulder and compare. “Lord, what about him?”

“What is that to you?” It’s a blunt answer, and a restful one. Peter has been put in charge of a good many lambs this morning, and here’s one he doesn’t have to worry about.`,
    questions: ["Whose life do you keep looking over your shoulder at?"],
    prayer: `Lord, what about her? She’s younger than I am and she’s got the job, the lake house, the children who write. What about my brother, who prayed half as much and was spared? I could go on, and some nights I do.

You’ve answered this one before. It’s nothing to me what You’re doing with them, except that I could be glad of it. Turn my head around. The only following I’m responsible for is my own, and I’ve stopped in the middle of the road again, looking back. Speak to me as You did to Peter, and I’ll come along.`,
  },
  {
    title: "They worshiped, but some doubted",
    scripture: {
      reference: "Matthew 28:16-20",
      verses: `Meanwhile, the eleven disciples went to Galilee, to the mountain Jesus had designated. When they saw Him, they worshiped Him, but some doubted. Then Jesus came to them and said, “All authority in heaven and on earth has been given to Me. Therefore go and make disciples of all nations, baptizing them in the name of the Father and of the Son and of the Holy Spirit, and teaching them to obey all that I have commanded you. And surely I am with you always, even to the end of the age.”`,
    },
    reflection: `Eleven, not twelve. They’re on a mountain with the risen Lord in front of them, and Matthew will not tidy it up: “they worshiped Him, but some doubted.” It may even have been the same ones doing both.

He doesn’t send the doubters down to wait in the valley. “All nations” and “always” are said to the whole uneven group.`,
    questions: [
      "Can you worship today with the doubt you have, instead of waiting until it’s gone?",
    ],
    prayer: `Jesus, all authority is Yours, and I’m one of the some. I sing, and halfway through the verse I wonder whether there’s anyone there, and then I go on singing.

You saw that on the mountain, and You gave them the world to look after anyway. So send me with it. I’d be a poor advertisement for certainty, but I could tell people truthfully that You’ve been with me always, since I’ve noticed it mostly by looking back. Be with those who are being baptized this season, Lord, and with whoever’s holding the towel.`,
  },
  {
    title: "Last of all, to me",
    scripture: {
      reference: "1 Corinthians 15:1-11",
      verses: `Now, brothers, I want to remind you of the gospel I preached to you, which you received, and in which you stand firm. By this gospel you are saved, if you hold firmly to the word I preached to you. Otherwise, you have believed in vain. For what I received I passed on to you as of first importance: that Christ died for our sins according to the Scriptures, that He was buried, that He was raised on the third day according to the Scriptures, and that He appeared to Cephas and then to the Twelve. After that, He appeared to more than five hundred brothers at once, most of whom are still living, though some have fallen asleep. Then He appeared to James, then to all the apostles. And last of all He appeared to me also, as to one of untimely birth.

For I am the least of the apostles and am unworthy to be called an apostle, because I persecuted the church of God. But by the grace of God I am what I am, and His grace to me was not in vain. No, I worked harder than all of them—yet not I, but the grace of God that was with me. Whether, then, it was I or they, this is what we preach, and this is what you believed.`,
    },
    reflection: `This is the oldest written list we have, set down some twenty years after that Sunday, while most of the five hundred could still be asked. Paul learned it from others and passes it on like something fragile: to Peter, to the Twelve, to James.

Then his own voice cracks. “And last of all He appeared to me also,” he says, and calls himself something born at the wrong time. He’d hunted these people. It was grace that put him on the end of their list.`,
    questions: ["Who is on the list of people through whom this news came down to you?"],
    prayer: `God of grace, someone told someone who told my grandmother. I’d love to see the whole chain laid out, with the fishermen at one end, and prisoners and merchants and mothers all along it, and me with my coffee at the other.

I came late, and I came by a road I’m not proud of. By Your grace I am what I am; may it not be wasted on me. Whoever’s last today, the man who gets religion in the county jail and is laughed at for it, write his name down next, in the same ink as Peter’s.`,
  },
  {
    title: "If it isn’t true",
    scripture: {
      reference: "1 Corinthians 15:12-22",
      verses: `But if it is preached that Christ has been raised from the dead, how can some of you say that there is no resurrection of the dead? If there is no resurrection of the dead, then not even Christ has been raised. And if Christ has not been raised, our preaching is worthless, and so is your faith. In that case, we are also exposed as false witnesses about God. For we have testified about God that He raised Christ from the dead, but He did not raise Him if in fact the dead are not raised.

For if the dead are not raised, then not even Christ has been raised. And if Christ has not been raised, your faith is futile; you are still in your sins. Then those also who have fallen asleep in Christ have perished. If our hope in Christ is for this life alone, we are to be pitied more than all men.

But Christ has indeed been raised from the dead, the firstfruits of those who have fallen asleep. For since death came through a man, the resurrection of the dead comes also through a man. For as in Adam all die, so in Christ all will be made alive.`,
    },
    reflection: `Paul does what few believers dare. He looks straight at the other possibility, and he doesn’t soften it. If Christ isn’t raised, then the preaching is empty, the dead are simply lost, and Christians are the people to feel sorriest for. Faith as a comforting habit doesn’t interest him at all.

“But Christ has indeed been raised.” He stakes everything on a “but.” The word he uses next, “firstfruits,” comes from the farm: one ripe sheaf, carried in early, that tells you what the whole field will be.`,
    questions: ["How would your week be different if the dead were not raised?"],
    prayer: `Father, I’ve looked at it, too, lying awake: the idea that there’s nothing there, and that we’ve all been very kind to one another in the dark. I’m not going to be frightened of asking. Paul wasn’t.

If it isn’t so, I have nothing to lose by finding out. And if it is, then I’ll see her again, and the hospice and the cemetery aren’t the last addresses any of us will have. Jesus, firstfruits of everyone who has fallen asleep, hold on to my dead for me. I miss them in the present tense.`,
  },
];
