import type { GuidedDay } from "../plan";

/** The songs of Revelation, and Pentecost. */
export const week7: readonly GuidedDay[] = [
  {
    title: "The keys are in His hand",
    scripture: {
      reference: "Revelation 1:9-18",
      verses: `I, John, your brother and partner in the tribulation and kingdom and perseverance that are in Jesus, was on the island of Patmos because of the word of God and my testimony about Jesus. On the Lord’s day I was in the Spirit, and I heard behind me a loud voice like a trumpet, saying, “Write on a scroll what you see and send it to the seven churches: to Ephesus, Smyrna, Pergamum, Thyatira, Sardis, Philadelphia, and Laodicea.”

Then I turned to see the voice that was speaking with me. And having turned, I saw seven golden lampstands, and among the lampstands was One like the Son of Man, dressed in a long robe, with a golden sash around His chest. The hair of His head was white like wool, as white as snow, and His eyes were like a blazing fire. His feet were like polished bronze refined in a furnace, and His voice was like the roar of many waters. He held in His right hand seven stars, and a sharp double-edged sword came from His mouth. His face was like the sun shining at its brightest.

When I saw Him, I fell at His feet like a dead man. But He placed His right hand on me and said, “Do not be afraid. I am the First and the Last, the Living One. I was dead, and behold, now I am alive forever and ever! And I hold the keys of Death and of Hades.”`,
    },
    reflection: `John’s in exile on an island, most likely for good, and it’s Sunday, and his churches are meeting without him across the water. What he sees is too bright to be drawn, though people keep trying. He falls down as if dead.

And then there’s a hand on him. The One whose face is like the sun stops to do what He used to do for fishermen. He says, “Do not be afraid.” He also mentions, by the way, that He holds the keys of death.`,
    questions: ["Where do you need to feel a hand on your shoulder?"],
    prayer: `First and Last, Living One, I’ve made You small enough to carry, and mild enough not to disturb the neighbors. Then I come to this page.

I’d be afraid of You, if it weren’t for the hand. You were dead. You’ve been further into that country than any of the ones I’ve lost, and You came out with the keys. So I’m praying for everyone who’s cut off on a Sunday, as John was, and can only imagine the singing. Put Your right hand on them as well. Say who You are.`,
  },
  {
    title: "Worthy is the Lamb",
    scripture: {
      reference: "Revelation 5:6-14",
      verses: `Then I saw a Lamb who appeared to have been slain, standing in the center of the throne, encircled by the four living creatures and the elders. The Lamb had seven horns and seven eyes, which represent the seven spirits of God sent out into all the earth. And He came and took the scroll from the right hand of the One seated on the throne.

When He had taken the scroll, the four living creatures and the twenty-four elders fell down before the Lamb. Each one had a harp, and they were holding golden bowls full of incense, which are the prayers of the saints. And they sang a new song: “Worthy are You to take the scroll and open its seals, because You were slain, and by Your blood You purchased for God those from every tribe and tongue and people and nation. You have made them to be a kingdom and priests to serve our God, and they will reign upon the earth.”

Then I looked, and I heard the voices of many angels encircling the throne, and the living creatures and the elders. And their number was myriads of myriads and thousands of thousands. In a loud voice they were saying: “Worthy is the Lamb who was slain, to receive power and riches and wisdom and strength and honor and glory and blessing!”

And I heard every creature in heaven and on earth and under the earth and in the sea, and all that is in them, saying: “To Him who sits on the throne and to the Lamb be praise and honor and glory and power forever and ever!” And the four living creatures said, “Amen,” and the elders fell down and worshiped.`,
    },
    reflection: `The verse before this one promises a lion. John turns around to look, and it’s a lamb, with the mark of the knife on it, standing up. That’s the hinge of the entire book: God wins, and He does it in this way and no other.

In the bowls of incense there’s something that you’ll recognize. They’re “the prayers of the saints,” all of them, including that short one of yours in the parking garage. None had been thrown away.`,
    questions: ["Which old prayer of yours would it surprise you to find had been kept?"],
    prayer: `Worthy are You, slain and standing Lamb. I’m only joining in; it started long ago, with the angels, and it’s come down as far as the fish.

Power and riches and wisdom and strength: we’ve generally given those to lions. I’ve been impressed by them myself. Teach me to sing for the One who was wounded and didn’t wound anyone back. From every tribe and tongue, it says, so I’ve been hearing it in my mind with drums in it, and steel guitar, and Tongan harmony, and a very old woman in Seoul at the dawn prayer meeting, whose bowl must be nearly full.`,
  },
  {
    title: "Every tear, by hand",
    needsHelpLines: true,
    scripture: {
      reference: "Revelation 7:9-17",
      verses: `After this I looked and saw a multitude too large to count, from every nation and tribe and people and tongue, standing before the throne and before the Lamb. They were wearing white robes and holding palm branches in their hands. And they cried out in a loud voice: “Salvation to our God, who sits on the throne, and to the Lamb!”

And all the angels stood around the throne and around the elders and the four living creatures. And they fell facedown before the throne and worshiped God, saying, “Amen! Blessing and glory and wisdom and thanks and honor and power and strength be to our God forever and ever! Amen.” Then one of the elders addressed me: “These in white robes,” he asked, “who are they, and where have they come from?”

“Sir,” I answered, “you know.” So he replied, “These are the ones who have come out of the great tribulation; they have washed their robes and made them white in the blood of the Lamb. For this reason, they are before the throne of God and serve Him day and night in His temple; and the One seated on the throne will spread His tabernacle over them. ‘Never again will they hunger, and never will they thirst; nor will the sun beat down upon them, nor any scorching heat.’ For the Lamb in the center of the throne will be their shepherd. ‘He will lead them to springs of living water,’ and ‘God will wipe away every tear from their eyes.’”`,
    },
    reflection: `“Who are they, and where have they come from?” asks the elder, and he’s asking it of a man who can’t know, so that the answer will be heard. They’ve come out of something terrible. They were hungry, then, and thirsty; the sun beat down on them, in fields or in camps.

No one there tells them that it was all worthwhile. God wipes their eyes. It’s the work of a parent at a bedside, done one face at a time, with a multitude too large to count.`,
    questions: ["If someone asked where you’ve come from, what would you have come through?"],
    prayer: `God on the throne, I’d understand it if You sent an angel with a cloth. It says that You’re going to do it Yourself.

There are tears that I’ve never shown anyone. There are the ones that people cried into a pillow so that the children wouldn’t hear, and on the bus, and behind a welder’s mask. I can’t think how long it’ll take. You spread Your own tent over those who’ve had no shade, so begin now, where You can, with farmworkers in August and the camps along the border. Shepherd us, Lamb. Take me as far as the springs, and let no one tell me there that I shouldn’t have wept.`,
  },
  {
    title: "A feast with no guest list",
    scripture: {
      reference: "Isaiah 25:1-9",
      verses: `O LORD, You are my God! I will exalt You; I will praise Your name. For You have worked wonders—plans formed long ago—in perfect faithfulness. Indeed, You have made the city a heap of rubble, the fortified town a ruin. The fortress of strangers is a city no more; it will never be rebuilt. Therefore, a strong people will honor You. The cities of ruthless nations will revere You.

For You have been a refuge for the poor, a stronghold for the needy in distress, a refuge from the storm, a shade from the heat. For the breath of the ruthless is like rain against a wall, like heat in a dry land. You subdue the uproar of foreigners. As the shade of a cloud cools the heat, so the song of the ruthless is silenced.

On this mountain the LORD of Hosts will prepare a lavish banquet for all the peoples, a feast of aged wine, of choice meat, of finely aged wine. On this mountain He will swallow up the shroud that enfolds all peoples, the sheet that covers all nations; He will swallow up death forever. The Lord GOD will wipe away the tears from every face and remove the disgrace of His people from the whole earth. For the LORD has spoken. And in that day it will be said, “Surely this is our God; we have waited for Him, and He has saved us. This is the LORD for whom we have waited. Let us rejoice and be glad in His salvation.”`,
    },
    reflection: `Seven hundred years before Easter a prophet looks at a mountain and sees a long table on it, with the good wine, and it’s for all peoples. There’s a cloth over the whole world there, a shroud, and God takes hold of it.

Then comes the boldest verb that he could find. God won’t merely defeat death. “He will swallow up death forever,” like the last bite on the plate.`,
    questions: ["Who would you be astonished to be seated next to?"],
    prayer: `O LORD, You are my God. I’m praising You for something that hasn’t been served yet.

I’ve been to a lot of tables this year where I watched what I said. I’ve eaten standing up, too, and out of the machine. You’re planning a lavish banquet, with everyone, and the tears dried, and no one’s disgrace brought up again. I’m so hungry for that. Meanwhile be a shade from the heat to those who sleep in cars, and hush the song of the ruthless. On that day we’ll say that we waited for You. Please count this, Lord: this, at the end of an unremarkable week, is me waiting.`,
  },
  {
    title: "Invited to the wedding",
    scripture: {
      reference: "Revelation 19:5-9",
      verses: `Then a voice came from the throne, saying: “Praise our God, all you who serve Him, and those who fear Him, small and great alike!” And I heard a sound like the roar of a great multitude, like the rushing of many waters, and like a mighty rumbling of thunder, crying out: “Hallelujah! For the Lord our God the Almighty reigns. Let us rejoice and be glad and give Him the glory. For the marriage of the Lamb has come, and His bride has made herself ready. She was given clothing of fine linen, bright and pure.”

For the fine linen she wears is the righteous acts of the saints. Then the angel told me to write, “Blessed are those who are invited to the marriage supper of the Lamb.” And he said to me, “These are the true words of God.”`,
    },
    reflection: `For most of this book John has heard sirens, so to speak. Now there’s a sound like a huge crowd, and it takes him a moment to realize that they’re happy.

Weddings can be hard to hear about. Some people have been left, or were never asked, or aren’t able to marry, or go home from each reception to a quiet apartment with a slice of cake in a napkin. This one has no single people’s table. You’re not a guest of the bride. You belong to her; you’re part of who she is.`,
    questions: ["What would it be like to be looked for, and rejoiced over, at that feast?"],
    prayer: `Hallelujah. I’ll say that much, and catch up with it afterward.

I’ve been to a good many weddings, Lord, and I’ve danced at them, and I’ve driven home. You’ve seen me in the car. I don’t want to be told that You’re my husband, since it isn’t the same; but I’d like to believe that the gladness at the end of the world has a place in it that was made for me, and wouldn’t be complete without me there. Bless the married, who’ve got their own ways of being lonely. Clothe us all in something bright and clean. Blessed are those who are invited, You said, and You had it put in writing.`,
  },
  {
    title: "Behold, all things new",
    scripture: {
      reference: "Revelation 21:1-7",
      verses: `Then I saw a new heaven and a new earth, for the first heaven and earth had passed away, and the sea was no more. I saw the holy city, the new Jerusalem, coming down out of heaven from God, prepared as a bride adorned for her husband. And I heard a loud voice from the throne saying: “Behold, the dwelling place of God is with man, and He will dwell with them. They will be His people, and God Himself will be with them as their God. ‘He will wipe away every tear from their eyes,’ and there will be no more death or mourning or crying or pain, for the former things have passed away.”

And the One seated on the throne said, “Behold, I make all things new.” Then He said, “Write this down, for these words are faithful and true.” And He told me, “It is done! I am the Alpha and the Omega, the Beginning and the End. To the thirsty I will give freely from the spring of the water of life. The one who overcomes will inherit all things, and I will be his God, and he will be My son.”`,
    },
    reflection: `Look at the direction. We’d supposed that we were going up, and the city comes down. God moves in. “The dwelling place of God is with man,” says the voice, and the old word for dwelling is the one for a tent, as if He’d pitched it here for good.

He doesn’t make all new things. He makes all things new, which must mean that He’s kept hold of the old ones: this street, those hills, you.`,
    questions: ["Which worn-out thing would you most like to see made new?"],
    prayer: `Alpha and Omega, You were there before I started, and You’ll be there after the last of us has finished, and You’re calling across to us from the far end that it is done.

It doesn’t look that way from here. I see my city with its boarded windows, and the river that we aren’t supposed to swim in, and my own face in the bathroom light. Make it new. I’d be grateful if You began with the mourning and the crying and the pain. To the thirsty You give freely, from the spring, and I’ve never been asked to pay. I’m thirsty, Lord. Write that down.`,
  },
  {
    title: "Leaves for the nations",
    scripture: {
      reference: "Revelation 22:1-5",
      verses: `Then the angel showed me a river of the water of life, as clear as crystal, flowing from the throne of God and of the Lamb down the middle of the main street of the city. On either side of the river stood a tree of life, bearing twelve kinds of fruit and yielding a fresh crop for each month. And the leaves of the tree are for the healing of the nations.

No longer will there be any curse. The throne of God and of the Lamb will be within the city, and His servants will worship Him. They will see His face, and His name will be on their foreheads. There will be no more night in the city, and they will have no need for the light of a lamp or of the sun. For the Lord God will shine on them, and they will reign forever and ever.`,
    },
    reflection: `The Bible begins with a garden that two people have to leave, and a tree that’s put out of reach. It ends downtown, beside a river, and the tree is there on both banks, in fruit every month, with nobody guarding it.

“The leaves of the tree are for the healing of the nations.” Whoever planted it was thinking of peoples who’d hurt one another badly. Tomorrow is Pentecost, and some of the leaves are already on the wind.`,
    questions: ["Which two nations, or two families, need a leaf from that tree?"],
    prayer: `Lord God, I’d like to sit by that river for about a thousand years before anyone asks me anything.

There’s no curse there, and no night, and I’ll see Your face. I’ve read that sentence at bedsides. Sometimes it was the only one left that could bear any weight. For now it’s the eve of Pentecost, and the nations are bleeding, so drop some leaves early. Drop them in the places that I hear about and in the wars that we’ve stopped reporting; on families that haven’t spoken since the estate was settled. Come, Spirit. Come and water what You’ve planted in the middle of the street.`,
  },
  {
    title: "In our own languages",
    scripture: {
      reference: "Acts 2:1-13",
      verses: `When the day of Pentecost came, they were all together in one place. Suddenly a sound like a mighty rushing wind came from heaven and filled the whole house where they were sitting. They saw tongues like flames of fire that separated and came to rest on each of them. And they were all filled with the Holy Spirit and began to speak in other tongues as the Spirit enabled them.

Now there were dwelling in Jerusalem God-fearing Jews from every nation under heaven. And when this sound rang out, a crowd came together in bewilderment, because each one heard them speaking his own language. Astounded and amazed, they asked, “Are not all these who are speaking Galileans? How is it then that each of us hears them in his own native language? Parthians, Medes, and Elamites; residents of Mesopotamia, Judea and Cappadocia, Pontus and Asia, Phrygia and Pamphylia, Egypt and the parts of Libya near Cyrene; visitors from Rome, both Jews and converts to Judaism; Cretans and Arabs—we hear them declaring the wonders of God in our own tongues!” Astounded and perplexed, they asked one another, “What does this mean?” But others mocked them and said, “They are drunk on new wine!”`,
    },
    reflection: `It might have been done the other way. God could have given everyone in the street the one holy language to understand it in. What happens is that Parthians hear it in Parthian, each of them in the words that their mothers used.

Easter ends here, on the fiftieth day, with a noise and a crowd and people saying that they’re drunk. It ends outdoors. Those who’ve been upstairs since the resurrection find that they’re standing in the road, talking, and that they’re being understood.`,
    questions: ["In what language, or in whose voice, do you hear God best?"],
    prayer: `Holy Spirit, come like wind, and blow through whatever I’ve kept shut. Come like fire, and rest on each of us; there’s enough of You, I’m told, to separate and go around.

Speak in Tagalog and Yoruba, in sign, in Spanglish, in the language that my grandfather had and never passed on. Fill the whole house. I’ve had fifty days of hearing that Jesus is alive, and I’ve believed it on perhaps thirty of them. Take what there is and light it. Help me be understood today, in plain words, by one person who needs it, and if they tell me that I’m drunk, well, it’s only nine in the morning.`,
  },
];
