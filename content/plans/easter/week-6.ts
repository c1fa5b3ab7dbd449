import type { GuidedDay } from "../plan";

/** Grief in Easter, and the Ascension on the fortieth day. */
export const week6: readonly GuidedDay[] = [
  {
    title: "The widows held up her sewing",
    needsHelpLines: true,
    scripture: {
      reference: "Acts 9:36-42",
      verses: `In Joppa there was a disciple named Tabitha (which is translated as Dorcas), who was always occupied with works of kindness and charity. At that time, however, she became sick and died, and her body was washed and placed in an upper room. Since Lydda was near Joppa, the disciples, hearing that Peter was there, sent two men to urge him, “Come to us without delay.”

So Peter got up and went with them. On his arrival, they took him to the upper room. All the widows stood around him, weeping and showing him the tunics and other clothing that Dorcas had made while she was still with them. Then Peter sent them all out of the room. He knelt down and prayed, and turning toward her body, he said, “Tabitha, get up!” She opened her eyes, and seeing Peter, she sat up. Peter took her by the hand and helped her up. Then he called the saints and widows and presented her to them alive. This became known all over Joppa, and many people believed in the Lord.`,
    },
    reflection: `When Peter arrives, the women don’t discuss theology with him. They show him clothes. Here’s the tunic she made me after my husband died; look at this seam. It’s what grieving people have always done, with a sweater, with a voicemail, with a recipe in her handwriting.

Tabitha gets up. Hardly anyone else in that town did, that year or since, and the others who were buried there were loved no less. The story doesn’t explain the difference.`,
    questions: ["What have you kept that someone made, and who could you show it to?"],
    prayer: `Lord, there’s a jacket that I’m not ready to wash, and I’m not ready to explain that to people who mean well.

You sent no one to say “get up,” or I didn’t hear it, and I’ve wondered about that more than I’ve told You. It’s Easter, everyone’s saying alleluia, and I’m standing here like one of those widows, holding up a sleeve. Thank You that they were let into the room. Thank You that Peter looked at every piece before he knelt. Look at this, Jesus. See how well it was made.`,
  },
  {
    title: "A seed doesn’t look like wheat",
    scripture: {
      reference: "1 Corinthians 15:35-44",
      verses: `But someone will ask, “How are the dead raised? With what kind of body will they come?” You fool! What you sow does not come to life unless it dies. And what you sow is not the body that will be, but just a seed, perhaps of wheat or something else. But God gives it a body as He has designed, and to each kind of seed He gives its own body.

Not all flesh is the same: Men have one kind of flesh, animals have another, birds another, and fish another. There are also heavenly bodies and earthly bodies. But the splendor of the heavenly bodies is of one degree, and the splendor of the earthly bodies is of another. The sun has one degree of splendor, the moon another, and the stars another; and star differs from star in splendor.

So will it be with the resurrection of the dead: What is sown is perishable; it is raised imperishable. It is sown in dishonor; it is raised in glory. It is sown in weakness; it is raised in power. It is sown a natural body; it is raised a spiritual body. If there is a natural body, there is also a spiritual body.`,
    },
    reflection: `What sort of body will it be? Paul’s a little impatient with the question, and then he answers it beautifully, by way of a farm. If you’d never seen wheat, you couldn’t possibly work it out from looking at the seed. It isn’t replaced; it’s the same living thing, grown into what it was always going to be.

So it’s not a ghost that’s promised, nor merely a memory. He’s thinking of something more solid than we are.`,
    questions: ["What about your own body would you hope to see raised in glory?"],
    prayer: `Maker of every seed, I’ve buried people in weakness, and I’ve seen what it did to them at the end: the weight they lost, the words that wouldn’t come, the indignity of it all. Sown in dishonor is about right.

I’d like to see them raised in power. I can’t picture it, any more than a kernel can picture August, and I’m content to be surprised. Take care of our bodies in the meantime, Lord, the ones that dance and the ones that are fed through a tube, since every one of them is going to be planted, and You’ve got something in mind.`,
  },
  {
    title: "Not without hope",
    needsHelpLines: true,
    scripture: {
      reference: "1 Thessalonians 4:13-18",
      verses: `Brothers, we do not want you to be uninformed about those who sleep in death, so that you will not grieve like the rest, who are without hope. For since we believe that Jesus died and rose again, we also believe that God will bring with Jesus those who have fallen asleep in Him. By the word of the Lord, we declare to you that we who are alive and remain until the coming of the Lord will by no means precede those who have fallen asleep. For the Lord Himself will descend from heaven with a loud command, with the voice of an archangel, and with the trumpet of God, and the dead in Christ will be the first to rise. After that, we who are alive and remain will be caught up together with them in the clouds to meet the Lord in the air. And so we will always be with the Lord. Therefore encourage one another with these words.`,
    },
    reflection: `Paul doesn’t say that we won’t grieve. He says that we’ll grieve differently. This young church had begun to lose its first members and was afraid that the dead had missed everything, as though the train had left without them. He tells them that the dead will be first on the platform.

In many Black churches the service isn’t called a funeral; the program says homegoing. There’s weeping at it, and no one hurries the weeping, and there’s also a ninety-year-old soloist who isn’t guessing.`,
    questions: ["What would it sound like to grieve, and not without hope?"],
    prayer: `Father, I’m uninformed about a great many things, and this is the one that I’d most like to know. Where are they? Are they all right?

I have Your word that Jesus died and rose, and that You’ll bring them with Him. I’m leaning on that with my whole weight. I notice that Paul wants us to encourage one another with it, so I’ll call my aunt, who’s on her first spring alone, and I won’t say anything clever. Hold those who’ve got no hope at all, or only a thin one, or whose person died by his own hand. So we’ll always be with the Lord: put that “we” around everyone I’m missing.`,
  },
  {
    title: "Taunting the grave",
    scripture: {
      reference: "1 Corinthians 15:50-58",
      verses: `Now I declare to you, brothers, that flesh and blood cannot inherit the kingdom of God, nor does the perishable inherit the imperishable. Listen, I tell you a mystery: We will not all sleep, but we will all be changed—in an instant, in the twinkling of an eye, at the last trumpet. For the trumpet will sound, the dead will be raised imperishable, and we will be changed. For the perishable must be clothed with the imperishable, and the mortal with immortality.

When the perishable has been clothed with the imperishable and the mortal with immortality, then the saying that is written will come to pass: “Death has been swallowed up in victory.” “Where, O Death, is your victory? Where, O Death, is your sting?” The sting of death is sin, and the power of sin is the law. But thanks be to God, who gives us the victory through our Lord Jesus Christ!

Therefore, my beloved brothers, be steadfast and immovable. Always excel in the work of the Lord, because you know that your labor in the Lord is not in vain.`,
    },
    reflection: `After fifty verses of careful argument, Paul begins to heckle. “Where, O Death, is your sting?” It’s the sort of thing that you’d shout from the stands at a team that used to beat you every year.

And the next sentence, after trumpets and mysteries and immortality, is about Monday. Be steadfast; get on with the work; it isn’t in vain. He means washing the feet of someone who won’t remember it by three o’clock.`,
    questions: ["What work of yours looks as though it’s been in vain?"],
    prayer: `Thanks be to You, God, who give us the victory through our Lord Jesus Christ. I’m saying it before I can feel it, as people hum the tune while they’re looking for the words.

Death has taken so much. It’s not swallowed up yet, as far as I can tell from the obituaries, and You call this a saying that’s written and will come to pass. So I’ll be steadfast. I’ll teach the class that nobody passes, and sit with the uncle who calls me by my mother’s name, and vote, and plant the pear tree at my age. Nothing in the Lord is wasted. Remind me in the twinkling of an eye.`,
  },
  {
    title: "He left while blessing them",
    scripture: {
      reference: "Luke 24:44-53",
      verses: `Jesus said to them, “These are the words I spoke to you while I was still with you: Everything must be fulfilled that is written about Me in the Law of Moses, the Prophets, and the Psalms.” Then He opened their minds to understand the Scriptures. And He told them, “This is what is written: The Christ will suffer and rise from the dead on the third day, and in His name repentance and forgiveness of sins will be proclaimed to all nations, beginning in Jerusalem. You are witnesses of these things. And behold, I am sending the promise of My Father upon you. But remain in the city until you have been clothed with power from on high.”

When Jesus had led them out as far as Bethany, He lifted up His hands and blessed them. While He was blessing them, He left them and was carried up into heaven. And they worshiped Him and returned to Jerusalem with great joy, praising God continually in the temple.`,
    },
    reflection: `This is Ascension Day, the fortieth. The last that they see of Him is His hands, with the marks still in them, raised in a blessing that isn’t finished when He’s carried up. Luke never says that He put them down.

You’d expect them to walk home in tears. They go back “with great joy.” Somehow they’ve understood that He’s not gone away so much as gone up, as we’d say of someone who takes the throne, and that from there He can be near to more people than could ever fit on that hill.`,
    questions: ["What’s it like to imagine Jesus blessing you now, without having stopped?"],
    prayer: `Lord Jesus, You’ve taken our human nature up with You into the presence of the Father: a heart, a voice, two scarred hands. Something of us is already there.

I’d have preferred that You stayed. I think that I’d do better if I could see You on Thursdays. But they came down from that hill rejoicing, and I wish I knew what they knew. Keep on blessing us. Bless the ones who are saying goodbye this month at gates and curbs and gravesides, with the car running. And until we’re clothed with power from on high, help us to remain in the city.`,
  },
  {
    title: "The eyes of your heart",
    scripture: {
      reference: "Ephesians 1:15-23",
      verses: `For this reason, ever since I heard about your faith in the Lord Jesus and your love for all the saints, I have not stopped giving thanks for you, remembering you in my prayers, that the God of our Lord Jesus Christ, the glorious Father, may give you a spirit of wisdom and revelation in your knowledge of Him.

I ask that the eyes of your heart may be enlightened, so that you may know the hope of His calling, the riches of His glorious inheritance in the saints, and the surpassing greatness of His power to us who believe. These are in accordance with the working of His mighty strength, which He exerted in Christ when He raised Him from the dead and seated Him at His right hand in the heavenly realms, far above all rule and authority, power and dominion, and every name that is named, not only in the present age but also in the one to come.

And God put everything under His feet and made Him head over everything for the church, which is His body, the fullness of Him who fills all in all.`,
    },
    reflection: `A prisoner dictates a prayer, and gets so carried away that in the Greek it’s all one sentence. What he asks for isn’t that his friends’ circumstances should change. He asks that they should see: a hope, an inheritance, and a power.

Then he tells them how much power, and his measure is Easter. It’s whatever it took to raise Jesus from the dead and seat Him above “every name that is named.” That’s every boss, party, diagnosis, and emperor.`,
    questions: ["Whose name sounds, to you, as though it were above every other?"],
    prayer: `Glorious Father, I’ve heard so many names this week, in headlines and in whispers, and each of them seemed to be in charge. I’d forgotten who’s seated above them.

Open the eyes of my heart. They’re the ones that have gone bad; with the other pair I see a great deal, mostly on a screen. I’m asking for this as Paul did, for other people, so here they are by name, the ones I love in the Lord and haven’t stopped giving thanks for. Show them what they’re called to. And use on us, if You’re willing, some of the same strength that You used on that Sunday before it was light.`,
  },
  {
    title: "Already drowned, and walking",
    scripture: {
      reference: "Romans 6:3-11",
      verses: `Or aren’t you aware that all of us who were baptized into Christ Jesus were baptized into His death? We were therefore buried with Him through baptism into death, in order that, just as Christ was raised from the dead through the glory of the Father, we too may walk in newness of life. For if we have been united with Him like this in His death, we will certainly also be united with Him in His resurrection. We know that our old self was crucified with Him so that the body of sin might be rendered powerless, that we should no longer be slaves to sin. For anyone who has died has been freed from sin.

Now if we died with Christ, we believe that we will also live with Him. For we know that since Christ was raised from the dead, He cannot die again; death no longer has dominion over Him. The death He died, He died to sin once for all; but the life He lives, He lives to God. So you too must count yourselves dead to sin, but alive to God in Christ Jesus.`,
    },
    reflection: `The early churches baptized at Easter, before dawn, and in some places the pool was built to look like a tomb. You went down into it and you came up. Paul says to people who’d done it: that was your funeral. You’ve had it. What are you still afraid of?

“Count yourselves” is a bookkeeper’s term. He knows it won’t always feel that way. It’s entered on the books, he says; go by that.`,
    questions: ["What would you stop being afraid of if your funeral were behind you?"],
    prayer: `Living Christ, someone poured water on me, or put me under it, and I came up coughing. I was too little to remember, or else I was old enough to be embarrassed, or it’s a thing that I’m still thinking about.

Whichever it is, count me as one of Yours: dead to what’s been killing me, alive to God. The old habits didn’t all drown. There’s one that swims extremely well. But death has no dominion over You, and where You’re alive I’m going to be. Walk me into something new today. I’m dripping on everything, and I’ve seldom been so glad.`,
  },
];
