import type { GuidedDay } from "../plan";

/** From the Friday after Ascension Day to the eve of Pentecost. */
export const nineDays: readonly GuidedDay[] = [
  {
    title: "Who was in the room",
    scripture: {
      reference: "Acts 1:4-14",
      verses: `And while they were gathered together, He commanded them: “Do not leave Jerusalem, but wait for the gift the Father promised, which you have heard Me discuss. For John baptized with water, but in a few days you will be baptized with the Holy Spirit.” So when they came together, they asked Him, “Lord, will You at this time restore the kingdom to Israel?”

Jesus replied, “It is not for you to know times or seasons that the Father has fixed by His own authority. But you will receive power when the Holy Spirit comes upon you, and you will be My witnesses in Jerusalem, and in all Judea and Samaria, and to the ends of the earth.” After He had said this, they watched as He was taken up, and a cloud hid Him from their sight. They were looking intently into the sky as He was going, when suddenly two men dressed in white stood beside them. “Men of Galilee,” they said, “why do you stand here looking into the sky? This same Jesus, who has been taken from you into heaven, will come back in the same way you have seen Him go into heaven.”

Then they returned to Jerusalem from the Mount of Olives, which is near the city, a Sabbath day’s journey away. When they arrived, they went to the upper room where they were staying: Peter and John, James and Andrew, Philip and Thomas, Bartholomew and Matthew, James son of Alphaeus, Simon the Zealot, and Judas son of James. With one accord they all continued in prayer, along with the women and Mary the mother of Jesus, and with His brothers.`,
    },
    reflection: `Luke takes attendance. Peter is upstairs, the same Peter who said three times that he’d never met Jesus. So is Thomas, who wanted to touch the scars. There’s a former tax collector, who worked for the people in power, under the same roof as a man they call the Zealot. There are the women, who brought the news of Easter and weren’t believed. Mary is there, and she’s done this before: years ago, in Nazareth, she was told to expect the Holy Spirit, and she said yes.

And there are His brothers. During His life they didn’t believe in Him (John 7:5). Paul reports that Jesus appeared afterward to one of them, to James (1 Corinthians 15:7), but how that conversation went, or the next family dinner, isn’t written anywhere.

One chair is empty, and it was Judas’s. They pray anyway, and they keep at it day after day, with hardly any idea what they’re praying for, except that Jesus called it a gift.`,
    questions: ["If God put you in a room to wait, who would you least expect to find in it?"],
    prayer: `Come, Holy Spirit. I’m not altogether certain what I’m asking for, and neither were they, so I’m counting on You to understand it better than I do.

I’ve been standing here looking at the sky, Lord Jesus, wishing things were as they were. It’s easier than going back into the city. Bring me in to where other people are praying, including the ones I’d never have picked: the loud ones, the political ones, the relatives who came around late.

You told us that it isn’t for us to know the times, although I’d have appreciated a date. Make something patient out of my impatience during these nine days, and when You come, may You find me with the others.`,
    carry: "Waiting is easier in a room full of people.",
  },
  {
    title: "Someone on your side of the table",
    scripture: {
      reference: "John 14:15-26",
      verses: `If you love Me, you will keep My commandments. And I will ask the Father, and He will give you another Advocate to be with you forever—the Spirit of truth. The world cannot receive Him, because it neither sees Him nor knows Him. But you do know Him, for He abides with you and will be in you.

I will not leave you as orphans; I will come to you. In a little while the world will see Me no more, but you will see Me. Because I live, you also will live. On that day you will know that I am in My Father, and you are in Me, and I am in you. Whoever has My commandments and keeps them is the one who loves Me. The one who loves Me will be loved by My Father, and I will love him and reveal Myself to him.

Judas (not Iscariot) asked Him, “Lord, why are You going to reveal Yourself to us and not to the world?” Jesus replied, “If anyone loves Me, he will keep My word. My Father will love him, and We will come to him and make Our home with him. Whoever does not love Me does not keep My words. The word that you hear is not My own, but it is from the Father who sent Me. All this I have spoken to you while I am still with you. But the Advocate, the Holy Spirit, whom the Father will send in My name, will teach you all things and will remind you of everything I have told you.”`,
    },
    reflection: `It’s a Tuesday in the county courthouse, in a hallway that smells of floor wax. Marcus is nineteen. He’s been sitting on the bench since eight, in his uncle’s jacket, rehearsing a story that he doesn’t believe himself. A woman comes down the hallway with forty folders, reading out names, and when she gets to his she sits down next to him instead of across from him. The first thing she tells him is that she’s on his side. She’ll do the talking in there. She also wants the truth from him, all of it, before they go in.

That’s close to the word Jesus uses here. Advocate: someone called to your side, to speak for you and to tell you honestly how things stand. He says another one is coming, because the friends have had one already. “I will not leave you as orphans.” He’s saying it on the night of His own arrest, a few hours before His own trial, where no one will speak for Him at all.`,
    questions: ["What would you say if someone who was truly on your side asked for all of it?"],
    prayer: `Spirit of truth, sit on this side of the table. I’m so used to being examined that I’ve prepared a defense, and it’s nearly convincing.

I’d like to tell You what actually happened instead. You’ve been living in this house longer than I’ve admitted, and You’ve already heard everything that I say when I imagine that I’m alone.

I’m praying for everyone who’ll stand in front of a judge today without a friend, for anyone who grew up without a parent or was handed from one home to the next, and for lawyers with too many folders. Jesus said that He’d come to us. Remind me of that, Holy Spirit, at about four o’clock this afternoon, when I’ll have forgotten.`,
    carry: "I have an Advocate, and He’s sitting next to me.",
  },
  {
    title: "Only You know",
    scripture: {
      reference: "Ezekiel 37:1-14",
      verses: `The hand of the LORD was upon me, and He brought me out by His Spirit and set me down in the middle of the valley, and it was full of bones. He led me all around among them, and I saw a great many bones on the floor of the valley, and indeed, they were very dry.

Then He asked me, “Son of man, can these bones come to life?” “O Lord GOD,” I replied, “only You know.” And He said to me, “Prophesy concerning these bones and tell them, ‘Dry bones, hear the word of the LORD! This is what the Lord GOD says to these bones: I will cause breath to enter you, and you will come to life. I will attach tendons to you and make flesh grow upon you and cover you with skin. I will put breath within you so that you will come to life. Then you will know that I am the LORD.’”

So I prophesied as I had been commanded. And as I prophesied, there was suddenly a noise, a rattling, and the bones came together, bone to bone. As I looked on, tendons appeared on them, flesh grew, and skin covered them; but there was no breath in them. Then He said to me, “Prophesy to the breath; prophesy, son of man, and tell the breath that this is what the Lord GOD says: Come from the four winds, O breath, and breathe into these slain, so that they may live!”

So I prophesied as He had commanded me, and the breath entered them, and they came to life and stood on their feet—a vast army. Then He said to me, “Son of man, these bones are the whole house of Israel. Look, they are saying, ‘Our bones are dried up, and our hope has perished; we are cut off.’ Therefore prophesy and tell them that this is what the Lord GOD says: ‘O My people, I will open your graves and bring you up from them, and I will bring you back to the land of Israel. Then you, My people, will know that I am the LORD, when I open your graves and bring you up from them. I will put My Spirit in you and you will live, and I will settle you in your own land. Then you will know that I, the LORD, have spoken, and I will do it, declares the LORD.’”`,
    },
    pause: "Breathe in and out, slowly, four times: once for each of the winds.",
    reflection: `God asks a prophet whether dead bones can live. Ezekiel could have said yes, to sound faithful, or no, to sound realistic. He answers, “only You know,” and apparently God can work with that.

Notice verse 8, too. Everything’s been put back together, tendons and skin, and there’s a valley full of people who look perfectly well and aren’t breathing. If you’ve ever been that, you know that it’s possible to get up, go to work, answer the emails, and be waiting the whole time for someone to call the wind.`,
    questions: ["What in you has everything it needs except breath?"],
    prayer: `O Lord GOD, You’ve led me all around it, and I’ve seen how dry it is. I’m not going to claim that I’m hopeful. I’ll answer as Ezekiel did, that knowing is Your business.

There’s a marriage down there, or a friendship, or the confidence that I had when I was seventeen. There are neighborhoods with the factory gone, entire peoples driven out of their country, churches where they’re down to nine on a Sunday and the roof leaks. Our bones are dried up, they say, and our hope has perished.

Come from the four winds, O breath, from whatever direction You like. I’ve forgotten what it sounds like when something that was over and done with begins to rattle.`,
  },
  {
    title: "Three loaves at midnight",
    scripture: {
      reference: "Luke 11:5-13",
      verses: `Then Jesus said to them, “Suppose one of you goes to his friend at midnight and says, ‘Friend, lend me three loaves of bread, because a friend of mine has come to me on a journey, and I have nothing to set before him.’ And suppose the one inside answers, ‘Do not bother me. My door is already shut, and my children and I are in bed. I cannot get up to give you anything.’ I tell you, even though he will not get up to provide for him because of his friendship, yet because of the man’s persistence, he will get up and give him as much as he needs. So I tell you: Ask, and it will be given to you; seek, and you will find; knock, and the door will be opened to you. For everyone who asks receives; he who seeks finds; and to him who knocks, the door will be opened. What father among you, if his son asks for a fish, will give him a snake instead? Or if he asks for an egg, will give him a scorpion? So if you who are evil know how to give good gifts to your children, how much more will your Father in heaven give the Holy Spirit to those who ask Him!”`,
    },
    reflection: `On the sixth floor of a building in Queens, Mrs. Varghese’s cousin has arrived a day early, with four children, at midnight. There’s rice, but there aren’t any eggs and there’s hardly any bread, and the store on the corner closed at eleven. So she goes across the hallway and knocks at 6F, where she isn’t exactly popular, because of an argument about the stairwell. She knocks again, quietly, because of his kids, and then again, less quietly, because of hers. At last there’s the chain, and a man in a T-shirt, and a carton of eggs.

Jesus must have told it with a smile. He isn’t saying that God’s asleep, or that you’d better pester Him. He’s saying that if even the grouch in 6F gets up eventually, how much more will a Father who was awake already.

But read to the last line. What’s promised there isn’t everything we ask for. It’s the Holy Spirit, which is to say God’s own self, coming to the door.`,
    questions: ["What have you quit asking for because you were ashamed to knock again?"],
    prayer: `Father, it’s late to be asking, and I’ve used up whatever was in my own cupboard. People have arrived in my life who need more than I’ve got: a parent who’s forgetting, a friend who calls in pieces, a teenager who won’t talk. I have nothing to set before them.

So I’m knocking. I’ve knocked about some of this before, as You’ll remember, and gone home without whatever I’d come for, and I won’t pretend that it didn’t hurt. I’m here anyway.

You’d never hand me a scorpion when I asked You for an egg. Whatever else You give or don’t give, Father in heaven, I’m asking You today for Your Spirit, who is the one thing You promised never to refuse.`,
    carry: "I’m knocking at the house of someone who’s awake.",
  },
  {
    title: "Groans too deep for words",
    scripture: {
      reference: "Romans 8:14-27",
      verses: `For all who are led by the Spirit of God are sons of God. For you did not receive a spirit of slavery that returns you to fear, but you received the Spirit of adoption to sonship, by whom we cry, “Abba! Father!” The Spirit Himself testifies with our spirit that we are God’s children. And if we are children, then we are heirs: heirs of God and co-heirs with Christ—if indeed we suffer with Him, so that we may also be glorified with Him.

I consider that our present sufferings are not comparable to the glory that will be revealed in us. The creation waits in eager expectation for the revelation of the sons of God. For the creation was subjected to futility, not by its own will, but because of the One who subjected it, in hope that the creation itself will be set free from its bondage to decay and brought into the glorious freedom of the children of God.

We know that the whole creation has been groaning together in the pains of childbirth until the present time. Not only that, but we ourselves, who have the firstfruits of the Spirit, groan inwardly as we wait eagerly for our adoption as sons, the redemption of our bodies. For in this hope we were saved; but hope that is seen is no hope at all. Who hopes for what he can already see? But if we hope for what we do not yet see, we wait for it patiently.

In the same way, the Spirit helps us in our weakness. For we do not know how we ought to pray, but the Spirit Himself intercedes for us with groans too deep for words. And He who searches our hearts knows the mind of the Spirit, because the Spirit intercedes for the saints according to the will of God.`,
    },
    reflection: `Paul hears three kinds of groaning, and none of them frightens him.

Creation groans: exhausted topsoil, bleaching coral, the last few of some kind of frog. He doesn’t deny the decay, but what it sounds like, he says, is a delivery room.

We groan, and he means Christians, people who already have the Spirit. Having God inside you doesn’t stop the noise you make when you try to stand up after surgery.

And the Spirit groans, which no one would have dared to invent, and this is the groan that Paul calls prayer. When you’ve run out of sentences, when all you can manage is to sit on the edge of the bed and breathe, there’s Another in you who’s still praying, and the Father understands every syllable of it.`,
    questions: ["If you didn’t have to put it into words, what would you bring to God today?"],
    prayer: `Abba. Father. I’ve started this prayer several times, and that’s as far as it goes.

I don’t know how to pray for her. I’ve asked for healing and I’ve asked for an end to the pain, and both times I was afraid of asking for the wrong thing. I don’t know what to request for the country, either, or for the burning forests, or for myself.

So pray in me, Holy Spirit, underneath my talking. I’m going to be quiet now for as long as I can stand it. You search hearts, Father, and somewhere in mine You’ll find a prayer that I couldn’t spell. Take it for what it is.`,
    carry: "When I run out of words, the Spirit is still praying.",
  },
  {
    title: "Eldad and Medad stay home",
    scripture: {
      reference: "Numbers 11:16-17, 24-29",
      verses: `Then the LORD said to Moses, “Bring Me seventy of the elders of Israel known to you as leaders and officers of the people. Bring them to the Tent of Meeting and have them stand there with you. And I will come down and speak with you there, and I will take some of the Spirit that is on you and put that Spirit on them. They will help you bear the burden of the people, so that you do not have to bear it by yourself.”

So Moses went out and relayed to the people the words of the LORD, and he gathered seventy of the elders of the people and had them stand around the tent. Then the LORD came down in the cloud and spoke to him, and He took some of the Spirit that was on Moses and placed that Spirit on the seventy elders. As the Spirit rested on them, they prophesied—but they never did so again.

Two men, however, had remained in the camp—one named Eldad and the other Medad—and the Spirit rested on them. They were among those listed, but they had not gone out to the tent, and they prophesied in the camp. A young man ran and reported to Moses, “Eldad and Medad are prophesying in the camp.”

Joshua son of Nun, the attendant to Moses since youth, spoke up and said, “Moses, my lord, stop them!” But Moses replied, “Are you jealous on my account? I wish that all the LORD’s people were prophets and that the LORD would place His Spirit on them!”`,
    },
    reflection: `We aren’t told why they didn’t go. Their names were on the list. All the other dignified people walked out to the tent for the ceremony, and Eldad and Medad remained in the camp; one of them may have had a sick child. Then the Spirit comes down on the elders who are standing where they’re supposed to, and on these two among the laundry lines, and all of them begin to prophesy.

A young man runs to report it. There’s always one. And Joshua, who’s loyal and honest and will someday be a great leader himself, wants it stopped immediately, since it’s happening in the wrong place and without supervision.

Moses is worn out, and he’s just been promised help. “Are you jealous on my account?” he asks. He’d be glad if it happened to every last person there.

Some of us have been told that we were in the wrong place: too young, too divorced, the wrong accent, a woman, a convict, not a member. The Spirit had the list, and came to the camp as well.`,
    questions: [
      "Who has spoken for God to you from outside the tent?",
      "Who would you have wanted to stop?",
    ],
    prayer: `Lord, I’ve been Joshua. I like things to be done properly, and I’ve been more loyal to the people in charge than happy about what You were doing through anyone else. I’m sorry for every good thing that I ever asked to have stopped.

I’ve been out in the camp, too, while the others were at the tent, sure that I’d missed it.

Put Your Spirit on all Your people, as Moses wished: on students and janitors, on inmates leading Bible study in a dayroom, on grandmothers with the microphone and girls who haven’t been handed one. Share out the burden of those who’ve been carrying whole families, whole congregations, by themselves. And when a boy comes running to tell me about it, teach me to laugh.`,
  },
  {
    title: "Fruit can’t be hurried",
    scripture: {
      reference: "Galatians 5:16-26",
      verses: `So I say, walk by the Spirit, and you will not gratify the desires of the flesh. For the flesh craves what is contrary to the Spirit, and the Spirit what is contrary to the flesh. They are opposed to each other, so that you do not do what you want. But if you are led by the Spirit, you are not under the law.

The acts of the flesh are obvious: sexual immorality, impurity, and debauchery; idolatry and sorcery; hatred, discord, jealousy, and rage; rivalries, divisions, factions, and envy; drunkenness, orgies, and the like. I warn you, as I did before, that those who practice such things will not inherit the kingdom of God. But the fruit of the Spirit is love, joy, peace, patience, kindness, goodness, faithfulness, gentleness, and self-control. Against such things there is no law.

Those who belong to Christ Jesus have crucified the flesh with its passions and desires. Since we live by the Spirit, let us walk in step with the Spirit. Let us not become conceited, provoking and envying one another.`,
    },
    reflection: `In the Central Valley you can drive for an hour past nothing but trees. Ask the people who work there, many of whom have picked since they were children, and they’ll tell you that you can’t do much to an orange. You water and prune; in January you listen for frost. It takes nine months or more, and shouting at it doesn’t help.

Paul has two lists. The first is called “acts,” and it’s a crowded list, with rage and envy standing right beside the drunkenness, so that hardly anyone gets to look down on the rest. The second is called “fruit.” It’s singular: he isn’t handing out nine separate assignments, he’s describing one thing that grows, and it tastes of all nine.

A few ways to stand in the sun:

Name the one of the nine that you’re shortest of. Tell someone.

Look back five years instead of five days.

Thank a person who has it.

Do the next kind thing slowly.`,
    questions: ["Where have you changed in five years without noticing while it happened?"],
    prayer: `Spirit of God, I’ve been trying to manufacture patience, and the people I live with could tell You how that’s been going.

Grow it instead. I’ll try to stay planted: in the church where I don’t always want to be, in the promise that I made, in the habit of talking to You before I look at my phone. Prune whatever needs it. I’d appreciate a little warning.

I’m ashamed of several things on Paul’s first list, as You’re aware, since we’ve discussed them. They don’t own me. I belong to Christ Jesus, and I’d like to walk at Your speed, in step, even where it’s slow. Bless everyone who picks the fruit we eat, with shade, with a fair wage, and with rest.`,
    carry: "It grows, and I can stand in the sun.",
  },
  {
    title: "As an interpreter speaks",
    scripture: {
      reference: "John 16:5-15",
      verses: `Now, however, I am going to Him who sent Me; yet none of you asks Me, ‘Where are You going?’ Instead, your hearts are filled with sorrow because I have told you these things. But I tell you the truth, it is for your benefit that I am going away. Unless I go away, the Advocate will not come to you; but if I go, I will send Him to you.

And when He comes, He will convict the world in regard to sin and righteousness and judgment: in regard to sin, because they do not believe in Me; in regard to righteousness, because I am going to the Father and you will no longer see Me; and in regard to judgment, because the prince of this world has been condemned.

I still have much to tell you, but you cannot yet bear to hear it. However, when the Spirit of truth comes, He will guide you into all truth. For He will not speak on His own, but He will speak what He hears, and He will declare to you what is to come. He will glorify Me by taking from what is Mine and disclosing it to you. Everything that belongs to the Father is Mine. That is why I said that the Spirit will take from what is Mine and disclose it to you.`,
    },
    reflection: `In a hospital in Houston, Thuy interprets from six in the evening until the day shift comes. She has one rule above all the others. When the patient says that she’s frightened, Thuy doesn’t report it: she says it herself, in English, in the first person, exactly as it was meant. She adds nothing. On a good night, doctor and patient forget about her altogether and look at each other.

Jesus says something like that of the Spirit, who “will not speak on His own, but He will speak what He hears.” If you’ve ever felt that you understand too little about the Holy Spirit, it may be because He’s so good at it. He points to Jesus, and we look.

He’s also merciful about the speed. “I still have much to tell you, but you cannot yet bear to hear it.” Doctors learn that, and so do parents. There’s more that you’ll need to understand about your own life, and God isn’t going to tell you all of it this evening.`,
    questions: ["What do you know now that you couldn’t have stood to hear ten years ago?"],
    prayer: `Holy Spirit, I’m grateful for how quietly You work. You’ve been handing me the words of Jesus for years, and I always took it for my own good memory.

When You show me where I’m wrong, it isn’t like being scolded. It’s more like having the lights come up gradually, so I’m asking You to go on, at whatever speed I can bear. I’d like to hear the truth about my work, and about how I treat the people who can’t do anything for me.

Speak for those who can’t make themselves understood: in clinics, in a language they learned at fifty, or after a stroke. And where I’ve been sad that Jesus can’t be seen, Spirit of truth, take something that’s His and show it to me.`,
    carry: "The Spirit says what Jesus says, in my language.",
  },
  {
    title: "The years the locusts ate",
    scripture: {
      reference: "Joel 2:21-32",
      verses: `Do not be afraid, O land; rejoice and be glad, for the LORD has done great things. Do not be afraid, O beasts of the field, for the open pastures have turned green, the trees bear their fruit, and the fig tree and vine yield their best. Be glad, O children of Zion, and rejoice in the LORD your God, for He has given you the autumn rains for your vindication. He sends you showers, both autumn and spring rains, as before. The threshing floors will be full of grain, and the vats will overflow with new wine and oil.

I will repay you for the years eaten by locusts—the swarming locust, the young locust, the destroying locust, and the devouring locust—My great army that I sent against you. You will have plenty to eat, until you are satisfied. You will praise the name of the LORD your God, who has worked wonders for you. My people will never again be put to shame. Then you will know that I am present in Israel and that I am the LORD your God, and there is no other. My people will never again be put to shame. And afterward, I will pour out My Spirit on all people. Your sons and daughters will prophesy, your old men will dream dreams, your young men will see visions. Even on My menservants and maidservants, I will pour out My Spirit in those days. I will show wonders in the heavens and on the earth, blood and fire and columns of smoke. The sun will be turned to darkness and the moon to blood before the coming of the great and awesome Day of the LORD. And everyone who calls on the name of the LORD will be saved; for on Mount Zion and in Jerusalem there will be deliverance, as the LORD has promised, among the remnant called by the LORD.`,
    },
    reflection: `In 1906, in a former stable on Azusa Street in Los Angeles, a preacher named William Seymour led prayer from behind two wooden crates. His parents had been born into slavery. The newspapers sent someone to make fun of it. What they found was Black and white and Mexican and Asian people, washerwomen and trained clergy, kneeling together on a dirt floor at a time when the law in much of the country wanted them apart. When he prayed, Seymour is said to have kept his head inside the top crate. Today some hundreds of millions of Christians trace their way of praying to rooms like that.

Joel had promised it to farmers, after the locusts: rain first, then grain, and then the Spirit on old men and daughters and slaves. It was a promise to a whole people, and it doesn’t mean that each of us gets back every lost year. It does mean that ground which has been stripped bare isn’t finished.

Tomorrow is Pentecost, when Peter will stand up in the street and read this page aloud.`,
    questions: ["Which of your years did the locusts eat, and what could still grow there?"],
    prayer: `Pour out Your Spirit, Lord. You said on all people, and I’ve decided to take You literally.

Pour it on our old men, who’ve stopped telling us their dreams because we were busy, and on our daughters, because there’s a girl somewhere with a sermon in her that the rest of us need. Pour it on everyone who cleans for other people, cooks for them, and drives them home.

There are years of mine that got eaten. Some I gave away, to drinking or to fear or to the wrong person, and some were simply taken. I’m not presenting a bill; I’m only showing You the field. All over the world today we’re asking for the same thing, in more languages than I’ve ever heard of. Come, Holy Spirit.`,
    carry: "Stripped ground isn’t finished ground.",
  },
];
