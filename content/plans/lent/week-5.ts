import type { GuidedDay } from "../plan";

/** Life out of death: Lazarus, and what had dried up. */
export const week5: readonly GuidedDay[] = [
  {
    title: "Two days late",
    scripture: {
      reference: "John 11:1-16",
      verses: `At this time a man named Lazarus was sick. He lived in Bethany, the village of Mary and her sister Martha. (Mary, whose brother Lazarus was sick, was to anoint the Lord with perfume and wipe His feet with her hair.) So the sisters sent word to Jesus, “Lord, the one You love is sick.”

When Jesus heard this, He said, “This sickness will not end in death. No, it is for the glory of God, so that the Son of God may be glorified through it.” Now Jesus loved Martha and her sister and Lazarus. So on hearing that Lazarus was sick, He stayed where He was for two days, and then He said to the disciples, “Let us go back to Judea.” “Rabbi,” they replied, “the Jews just tried to stone You, and You are going back there?”

Jesus answered, “Are there not twelve hours of daylight? If anyone walks in the daytime, he will not stumble, because he sees by the light of this world. But if anyone walks at night, he will stumble, because he has no light.”

After He had said this, He told them, “Our friend Lazarus has fallen asleep, but I am going there to wake him up.” His disciples replied, “Lord, if he is sleeping, he will get better.” They thought that Jesus was talking about actual sleep, but He was speaking about the death of Lazarus.

So Jesus told them plainly, “Lazarus is dead, and for your sake I am glad I was not there, so that you may believe. But let us go to him.” Then Thomas called Didymus said to his fellow disciples, “Let us also go, so that we may die with Him.”`,
    },
    pause: "Think of a message that you sent and that hasn’t been answered.",
    reflection: `The message from the sisters is a model of tact. They don’t ask for anything. “Lord, the one You love is sick,” they say, trusting that He’ll know what to do with it.

Then come two sentences that are hard to read together. John says that Jesus loved the three of them, and in the next breath that on hearing the news “He stayed where He was for two days.” If you’ve ever watched a message go from sent to read, and then watched the screen for an hour, you’ve been in that house in Bethany. John doesn’t tell us that it didn’t hurt. He only insists that the delay and the love belonged to the same person. It’ll be two more days, for us, before we hear the end of it.

In the meantime there’s Thomas, who expects the worst and goes anyway: “Let us also go, so that we may die with Him.” He’s remembered for doubting. He might have been remembered for this.`,
    questions: [
      "Which message of yours has God read, as far as you can tell, and not answered yet?",
    ],
    prayer: `Lord, the one You love is sick. I’ll leave it at that, as they did, and You can fill in the name.

I don’t understand why You stay where You are. I’ve been offered explanations, and I didn’t find them in this chapter. All I’ve found is that You loved them and were late, and I’m holding on to the first part of that with both arms. If I can’t manage Martha’s faith today, I’d be content with the loyalty of Thomas.`,
    carry: "",
  },
  {
    title: "Four days in",
    scripture: {
      reference: "John 11:17-27",
      verses: `When Jesus arrived, He found that Lazarus had already spent four days in the tomb. Now Bethany was near Jerusalem, a little less than two miles away, and many of the Jews had come to Martha and Mary to console them in the loss of their brother. So when Martha heard that Jesus was coming, she went out to meet Him, but Mary stayed at home.

Martha said to Jesus, “Lord, if You had been here, my brother would not have died. But even now I know that God will give You whatever You ask of Him.” “Your brother will rise again,” Jesus told her.

Martha replied, “I know that he will rise again in the resurrection at the last day.”

Jesus said to her, “I am the resurrection and the life. Whoever believes in Me will live, even though he dies. And everyone who lives and believes in Me will never die. Do you believe this?”

“Yes, Lord,” she answered, “I believe that You are the Christ, the Son of God, who was to come into the world.”`,
    },
    pause: "",
    reflection: `A house of mourning has its own machinery. There are people to be fed, and there’s a chair that stays empty, and there’s a sister who takes charge because someone has to. Martha hears that He’s come, and she leaves all of that and goes to meet Him on the road before He reaches the village.

“If You had been here,” she says.

In many a church the women who’ve buried the most are those who talk to God like this. They’ll stand at the graveside in good black shoes and tell Him what they think, and right afterward they’ll say the creed without changing their tone, because it’s the same conversation. That’s how it goes here. She reproaches Him, and then she confesses Him, in words as full as Peter’s ever were. In between He has said it: “I am the resurrection and the life.” He’s offering her more than an event at the end of the world. He’s standing in front of her on a road, and Lazarus is still dead when she answers yes.`,
    questions: ["Do you believe this?", "What would you have to say to Him first?"],
    prayer: `If You had been here. I’m putting that at the beginning, because it’s the truth, and because You didn’t turn away when Martha said it.

I believe that You’re the Christ. I believe it today with my teeth together. I’m not saying it because everything has turned out well, for it hasn’t, and the chair is still empty.

I pray for the ones who organize every funeral, and who’ll fall apart in about a month, when the cards have stopped. Meet them on the road, Resurrection and Life, away from the house and the company, and be in no hurry for an answer.`,
    carry: "",
  },
  {
    title: "Unwrap him",
    scripture: {
      reference: "John 11:38-46",
      verses: `Jesus, once again deeply moved, came to the tomb. It was a cave with a stone laid across the entrance. “Take away the stone,” Jesus said.

“Lord, by now he stinks,” said Martha, the sister of the dead man. “It has already been four days.” Jesus replied, “Did I not tell you that if you believed, you would see the glory of God?”

So they took away the stone. Then Jesus lifted His eyes upward and said, “Father, I thank You that You have heard Me. I knew that You always hear Me, but I say this for the benefit of the people standing here, so they may believe that You sent Me.”

After Jesus had said this, He called out in a loud voice, “Lazarus, come out!” The man who had been dead came out with his hands and feet bound in strips of linen, and his face wrapped in a cloth.

“Unwrap him and let him go,” Jesus told them. Therefore many of the Jews who had come to Mary, and had seen what Jesus did, believed in Him. But some of them went to the Pharisees and told them what Jesus had done.`,
    },
    pause: "",
    reflection: `“Lord, by now he stinks,” says Martha, and thank God for her. Someone had to speak up for reality in the middle of a miracle.

Notice how much of this is left for others to do. Jesus could presumably have moved a stone, and He asks the neighbors to move it. Then He shouts a man’s name into a cave, which is the part that only He can do, and the man comes out, alive and unable to take a proper step. “Unwrap him and let him go.” That part is theirs.

Outside a state prison, at about eight in the morning, there’s sometimes a van. The man who walks out has a paper sack and a check that he can’t cash, and he’s as free as the law can make him. The woman with the van did eleven years herself. She’s brought shoes in three sizes. She can explain the license office and the pharmacy, and she has an opinion about which of his cousins he shouldn’t call.

It’ll take the two of them most of a year, strip by strip.`,
    questions: ["Who near you is alive and still bound, and which strip could you undo?"],
    prayer: `You called him by name, Jesus, in a voice that the dead could hear, and I praise You, because there’s no cave that You can’t shout into.

I’ve been called out, too, and I’m still wearing a good deal of what they buried me in. Thank You for the ones who have stood close enough to unwrap me, in spite of the smell, and were patient with the knots. Make us a congregation that takes hold of the loose end, gently, and goes around.`,
    carry: "I’ve been called out, and the rest can take its time.",
  },
  {
    title: "Better that one man",
    scripture: {
      reference: "John 11:47-54",
      verses: `Then the chief priests and Pharisees convened the Sanhedrin and said, “What are we to do? This man is performing many signs. If we let Him go on like this, everyone will believe in Him, and then the Romans will come and take away both our place and our nation.”

But one of them, named Caiaphas, who was high priest that year, said to them, “You know nothing at all! You do not realize that it is better for you that one man die for the people than that the whole nation perish.”

Caiaphas did not say this on his own. Instead, as high priest that year, he was prophesying that Jesus would die for the nation, and not only for the nation, but also for the scattered children of God, to gather them together into one.

So from that day on they plotted to kill Him. As a result, Jesus no longer went about publicly among the Jews, but He withdrew to a town called Ephraim in an area near the wilderness. And He stayed there with the disciples.`,
    },
    pause: "",
    reflection: `The meeting runs along lines that you may recognize. There’s a problem, and there’s a fear of what the government will do, and the chair is losing patience. Then Caiaphas does the sum: “it is better for you that one man die for the people.”

It’s a very old calculation, and offices and churches and nations still use it. We could have peace here if it weren’t for this one person, who’s generally the whistleblower, or the victim who won’t stop talking, or the family from the wrong country. It sounds like wisdom, and it’s said quietly, with regret.

John adds something astonishing. He thinks that Caiaphas was right, and had no idea how. One man would indeed die for the people, but He’d go freely, and He’d do it to gather in the scattered instead of driving another one out. After that there’s no more need to find the one. And it was for giving Lazarus back his life that they decided to take His.`,
    questions: ["Whose removal would make things easier, in a group that you belong to?"],
    prayer: `Lamb of God, they did the arithmetic, and it came out to You, and You went. I’ve sat in that meeting. I’ve said nothing while we agreed that it would be simpler without her. I’m sorry, and it isn’t enough to be sorry to You, so show me whether there’s still a way to say it to her.

Shelter those who are being made to carry a whole department, or a whole family, or a whole country’s fear. It’s been carried. Gather Your scattered children, from however far away, and seat us next to one another.`,
    carry: "",
  },
  {
    title: "Deep enough for swimming",
    scripture: {
      reference: "Ezekiel 47:1-9",
      verses: `Then the man brought me back to the entrance of the temple, and I saw water flowing from under the threshold of the temple toward the east (for the temple faced east). The water was coming down from under the south side of the temple, south of the altar.

Next he brought me out through the north gate and led me around the outside to the outer gate facing east, and there I saw the water trickling out from the south side.

As the man went eastward with a measuring line in his hand, he measured off a thousand cubits and led me through ankle-deep water. Then he measured off a thousand cubits and led me through knee-deep water. Again he measured a thousand cubits and led me through waist-deep water.

Once again he measured off a thousand cubits, but now it was a river that I could not cross, because the water had risen and was deep enough for swimming—a river that could not be crossed on foot. “Son of man, do you see this?” he asked. Then he led me back to the bank of the river.

When I arrived, I saw a great number of trees along both banks of the river. And he said to me, “This water flows out to the eastern region and goes down into the Arabah. When it empties into the Dead Sea, the water there becomes fresh. Wherever the river flows, there will be swarms of living creatures and a great number of fish, because it flows there and makes the waters fresh; so wherever the river flows, everything will flourish.”`,
    },
    pause: "Breathe in, hold it a moment, and let it go. Do it again, more slowly.",
    reflection: `It begins as a trickle from under a doorstep. Ezekiel, who’s been an exile for twenty-five years, is taken wading in it: to the ankles, to the knees, to the waist, and then he can’t stand up. Look for the streams that feed this river, and there aren’t any. It only gets deeper as it goes.

And look where it’s going. It flows away from the temple and down into the Arabah, which is desert, and empties into the Dead Sea, in which nothing has ever swum. It heads straight for the worst water in the country, and that water “becomes fresh.”

In the Bronx, people from the neighborhood spent years hauling tires and whole cars out of their river. They were laughed at, some. Then one winter there was a beaver in it, the first that anyone had seen there in about two hundred years. They hadn’t put it there. They’d made room, and the river had kept flowing.`,
    questions: ["Where would you never think to look for a fish?"],
    prayer: `Living God, I’m standing in this up to the ankles, and I’ve been quite comfortable there. I can still walk where I want to.

Lead me in until I can’t. And then let it flow past me, Lord, down to whatever has been dead for so long that it’s on the maps that way: the quarrel in my family, the factory town, the peace talks, the mouth of the poisoned creek. Wherever it goes, everything will flourish, and I’d be glad to see one fish.`,
    carry: "",
  },
  {
    title: "Rain, early and late",
    scripture: {
      reference: "Joel 2:19-27",
      verses: `And the LORD answered His people: Behold, I will send you grain, new wine, and oil, and by them you will be satisfied. I will never again make you a reproach among the nations.

The northern army I will drive away from you, banishing it to a barren and desolate land, its front ranks into the Eastern Sea, and its rear guard into the Western Sea. And its stench will rise; its foul odor will ascend. For He has done great things.

Do not be afraid, O land; rejoice and be glad, for the LORD has done great things. Do not be afraid, O beasts of the field, for the open pastures have turned green, the trees bear their fruit, and the fig tree and vine yield their best. Be glad, O children of Zion, and rejoice in the LORD your God, for He has given you the autumn rains for your vindication. He sends you showers, both autumn and spring rains, as before. The threshing floors will be full of grain, and the vats will overflow with new wine and oil.

I will repay you for the years eaten by locusts—the swarming locust, the young locust, the destroying locust, and the devouring locust—My great army that I sent against you. You will have plenty to eat, until you are satisfied. You will praise the name of the LORD your God, who has worked wonders for you. My people will never again be put to shame. Then you will know that I am present in Israel and that I am the LORD your God, and there is no other. My people will never again be put to shame.`,
    },
    pause: "",
    reflection: `Locusts eat grain and grapes, but the prophet says years: “I will repay you for the years.” Whoever has lost some understands him. In Joel the locusts are a judgment. It doesn’t follow that yours were, and Jesus wouldn’t let His friends think in that way (John 9:3).

The years don’t come back, and your son won’t be six again. What comes, early and late, on the same stripped fields, is rain.`,
    questions: ["Which years would you name to God, if you named them?"],
    prayer: `Lord, I’d like to say which years. I’ve told people that I don’t regret them, and it isn’t so. I can’t ask for them back. I ask for rain, and for whatever You can still grow in this ground, at my age, with this knee and this record and the people who are speaking to me. There must be some kind of harvest that doesn’t need an early start. Take away the shame, if nothing else, this year.`,
    carry: "",
  },
  {
    title: "Jackals and ostriches",
    scripture: {
      reference: "Isaiah 43:14-21",
      verses: `Thus says the LORD your Redeemer, the Holy One of Israel: “For your sake, I will send to Babylon and bring them all as fugitives, even the Chaldeans, in the ships in which they rejoice. I am the LORD, your Holy One, the Creator of Israel, and your King.”

Thus says the LORD, who makes a way in the sea and a path through the surging waters, who brings out the chariots and horses, the armies and warriors together, to lie down, never to rise again; to be extinguished, snuffed out like a wick:

“Do not call to mind the former things; pay no attention to the things of old. Behold, I am about to do something new; even now it is coming. Do you not see it? Indeed, I will make a way in the wilderness and streams in the desert. The beasts of the field will honor Me, the jackals and the ostriches, because I provide water in the wilderness and rivers in the desert, to give drink to My chosen people. The people I formed for Myself will declare My praise.”`,
    },
    pause: "",
    reflection: `God spends two verses reminding them of the road that He made through the sea, and then He tells them not to think about it. He can’t mean that they should forget it, since He’s only just brought it up. But they’ve been using the old miracle as a ceiling. There won’t be any sea in this one, and the first to thank Him for it will be the jackals and the ostriches, who are hardly anyone’s idea of a choir.

Tomorrow there’ll be a crowd on the road into Jerusalem, singing an old song to a new king and expecting the old kind of victory. “Do you not see it?” says God.`,
    questions: ["Which old mercy of God’s have you turned into the limit of what He can do?"],
    prayer: `Maker of roads, I’ve gotten fond of the last miracle. I remember where everything was in it, and how it came out.

Do the new thing, then, even where I’d never think to look, out past the last streetlight, among creatures with no manners. It’s there that You’ll find me, singing with the jackals.

Thank You for water in these weeks, for the well and the mud and the opened grave. Holy Spirit, we’re coming to the city now, so go before us into the days ahead, and keep our eyes on the One who’s riding in front.`,
    carry: "",
  },
];
