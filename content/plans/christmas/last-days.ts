import type { GuidedDay } from "../plan";

/** December 31 to January 5. */
export const lastDays: readonly GuidedDay[] = [
  {
    title: "Anna keeps watch",
    scripture: {
      reference: "Luke 2:33-40",
      verses: `The Child’s father and mother were amazed at what was spoken about Him. Then Simeon blessed them and said to His mother Mary: “Behold, this Child is appointed to cause the rise and fall of many in Israel, and to be a sign that will be spoken against, so that the thoughts of many hearts will be revealed—and a sword will pierce your soul as well.”

There was also a prophetess named Anna, the daughter of Phanuel, of the tribe of Asher, who was well along in years. She had been married for seven years, and then was a widow to the age of eighty-four. She never left the temple, but worshiped night and day, fasting and praying. Coming forward at that moment, she gave thanks to God and spoke about the Child to all who were waiting for the redemption of Jerusalem.

When Jesus’ parents had done everything required by the Law of the Lord, they returned to Galilee, to their own town of Nazareth. And the Child grew and became strong. He was filled with wisdom, and the grace of God was upon Him.`,
    },
    reflection: `On the last night of 1862, Black Americans filled churches and waited for midnight, because on January 1 the Emancipation Proclamation would take effect. Watch Night is older than that, but in many Black churches it has never since been only about the new year. People who’d been told all their lives to be patient got to see a date arrive, and many of them were on their knees when it did.

Anna would have felt at home there. She’s eighty-four, widowed very young, and she’s spent sixty years or so in the temple “night and day, fasting and praying.” Luke remembers exactly whom she talked to about the child: everyone “waiting for the redemption of Jerusalem.” Redemption means that a captive’s price has been paid, and the captive can go.

She had no way of knowing that it would be this particular morning, or this particular couple out of everyone in the line. She was there because, for longer than most people could remember, she’d never been anywhere else.`,
    questions: [
      "What have you been praying for so long that you’ve nearly stopped?",
      "Who kept watch for you before you were born?",
    ],
    prayer: `God of Anna, another year is nearly used up, and I never finished what I started in it. Several of the things I’m asking You for I asked last December, too, in practically the same words.

Thank You for stubborn people, for great-grandmothers who prayed for a freedom they’d never live to walk around in. I’m standing on their prayers, and I’ve learned very few of their names.

You heard them, although the answer came late and isn’t complete even now. There are people in slavery this year, Lord, in brick kilns and fishing boats and locked apartments. Bring them their January. And when I grow old, may it be near You, still looking up whenever a child is carried in.`,
    carry: "Whoever waits with God is in good company.",
  },
  {
    title: "A name like Josh",
    scripture: {
      reference: "Philippians 2:1-11",
      verses: `Therefore if you have any encouragement in Christ, if any comfort from His love, if any fellowship with the Spirit, if any affection and compassion, then make my joy complete by being like-minded, having the same love, being united in spirit and purpose. Do nothing out of selfish ambition or empty pride, but in humility consider others more important than yourselves. Each of you should look not only to your own interests, but also to the interests of others.

Let this mind be in you which was also in Christ Jesus: Who, existing in the form of God, did not consider equality with God something to be grasped, but emptied Himself, taking the form of a servant, being made in human likeness. And being found in appearance as a man, He humbled Himself and became obedient to death—even death on a cross.

Therefore God exalted Him to the highest place and gave Him the name above all names, that at the name of Jesus every knee should bow, in heaven and on earth and under the earth, and every tongue confess that Jesus Christ is Lord, to the glory of God the Father.`,
    },
    reflection: `On the eighth day the boy was given His name (Luke 2:21). In His own language it was Yeshua, an ordinary name, the one that became our Joshua, and there may have been three of them on any street. It means that the LORD saves.

How does an ordinary name come to stand “above all names”? Paul quotes what sounds like a hymn, and the whole hymn hangs on one verb: He “emptied Himself.” He had every right to stay where He was. He went down instead, to our size, then to a servant’s place, then to the worst death the empire had. And it’s that one, the one at the bottom, whom God lifts up.

It’s an odd thing to read on the first of January, when the whole culture is talking about improvement. Here’s the only person who ever started out perfect, and He spent His life moving in the other direction.`,
    questions: ["What might you do this year if you didn’t have to be impressive?"],
    prayer: `Jesus. I’ll start with just Your name, since it’s the first day, and since people have whispered it in ambulances and shouted it in stadiums and it never wears out.

Jesus, You let go of everything that I’m trying to get hold of. I’ve made my resolutions for this year, and nearly all of them are about climbing. Read them with me, and cross out whatever doesn’t matter.

I want Your way of thinking, the one that noticed who was thirsty. Whenever I’m looking for credit, teach me to be happy that the thing got done. Jesus, Lord of heaven and earth and everything under the earth, this year belongs to You, and I’ve written Your name at the top of it.`,
    carry: "He emptied Himself, so I can put something down.",
  },
  {
    title: "Flesh and blood like ours",
    scripture: {
      reference: "Hebrews 2:9-18",
      verses: `But we see Jesus, who was made a little lower than the angels, now crowned with glory and honor because He suffered death, so that by the grace of God He might taste death for everyone. In bringing many sons to glory, it was fitting for God, for whom and through whom all things exist, to make the author of their salvation perfect through suffering. For both the One who sanctifies and those who are sanctified are of the same family. So Jesus is not ashamed to call them brothers. He says: “I will proclaim Your name to My brothers; I will sing Your praises in the assembly.”

And again: “I will put My trust in Him.” And once again: “Here am I, and the children God has given Me.” Now since the children have flesh and blood, He too shared in their humanity, so that by His death He might destroy him who holds the power of death, that is, the devil, and free those who all their lives were held in slavery by their fear of death.

For surely it is not the angels He helps, but the descendants of Abraham. For this reason He had to be made like His brothers in every way, so that He might become a merciful and faithful high priest in service to God, in order to make atonement for the sins of the people. Because He Himself suffered when He was tempted, He is able to help those who are being tempted.`,
    },
    pause: "Find your pulse, at the wrist or the neck. Count ten beats.",
    reflection: `That’s what God came to have: a pulse, and together with it everything that can make a pulse hurry. The letter says why He wanted one: you can’t die without it, and He meant to go all the way down into death and let out the people who’d been afraid of it their whole lives.

“Jesus is not ashamed to call them brothers,” and the letter means sisters, too, and whoever else belongs to the family. He’s glad to be seen with you.`,
    questions: [
      "When you’re tempted or afraid, do you picture Jesus watching you, or helping you?",
    ],
    prayer: `Brother Jesus, I’ve been in hospital rooms where the machines were louder than the people. I’ve watched a number on a screen and been more afraid of it than of anything I ever read about in the Bible.

You’ve had blood pressure. You’ve had a throat so dry You couldn’t swallow, and You once wanted very badly for a thing not to happen. I don’t have to explain fear to You.

Help everyone who’s waiting for results, and anyone who’s tempted to do something reckless out of fear. And about death, which has made so many of us small and careful all our lives: You’ve been through it already, and I’m holding on to Your sleeve.`,
    carry: "He’s glad to be seen with me.",
  },
  {
    title: "Hail, cedars, and all cattle",
    scripture: {
      reference: "Psalm 148:1-14",
      verses: `Hallelujah! Praise the LORD from the heavens; praise Him in the highest places. Praise Him, all His angels; praise Him, all His heavenly hosts. Praise Him, O sun and moon; praise Him, all you shining stars. Praise Him, O highest heavens, and you waters above the skies. Let them praise the name of the LORD, for He gave the command and they were created. He established them forever and ever; He issued a decree that will never pass away.

Praise the LORD from the earth, all great sea creatures and ocean depths, lightning and hail, snow and clouds, powerful wind fulfilling His word, mountains and all hills, fruit trees and all cedars, wild animals and all cattle, crawling creatures and flying birds, kings of the earth and all peoples, princes and all rulers of the earth, young men and maidens, old and young together.

Let them praise the name of the LORD, for His name alone is exalted; His splendor is above the earth and the heavens. He has raised up a horn for His people, the praise of all His saints, of Israel, a people near to Him. Hallelujah!`,
    },
    reflection: `The psalm is a roll call. It starts at the top, with the angels, and comes down by way of the moon and the weather until it reaches things with fur. People come in next to last, after the insects, kings and teenagers in the same breath. Nobody is asked how they feel. They’re asked to praise.

You can go on with it wherever you are. It works in a city, too:

Praise Him, river with a shopping cart in it. Praise Him, pigeons. Praise the LORD, you ginkgo on Ninth Street, holding up the parking sign. Praise Him, steam from the grates, and the big yellow snowplow, doing His word at four in the morning. Praise Him, nine languages on one bus.`,
    questions: ["Look out of a window: what three things there could you call to praise God?"],
    prayer: `Praise to You, Lord, from the eleventh floor, from the laundromat, from the last car of the train. I’m adding what I’ve got.

Praise from the terrier next door, who’s been at it since six, and praise from the new baby in 4B, beginning at about the same hour. From everything that has breath in this building, and from the boiler, which makes a sound as if it had.

All of heaven is already singing to You, and You still want to hear from the insects and the hills and from me. I can’t understand it, and I’m delighted anyway. You gave the command and we were created; You came near, and You’ve kept us near. Hallelujah.`,
  },
  {
    title: "At the arrivals door",
    scripture: {
      reference: "Isaiah 60:1-9",
      verses: `Arise, shine, for your light has come, and the glory of the LORD rises upon you. For behold, darkness covers the earth, and thick darkness is over the peoples; but the LORD will rise upon you, and His glory will appear over you. Nations will come to your light, and kings to the brightness of your dawn.

Lift up your eyes and look around: They all gather and come to you; your sons will come from afar, and your daughters will be carried on the arm. Then you will look and be radiant, and your heart will tremble and swell with joy, because the riches of the sea will be brought to you, and the wealth of the nations will come to you. Caravans of camels will cover your land, young camels of Midian and Ephah, and all from Sheba will come, bearing gold and frankincense and proclaiming the praises of the LORD. All the flocks of Kedar will be gathered to you; the rams of Nebaioth will serve you and go up on My altar with acceptance; I will adorn My glorious house.

Who are these who fly like clouds, like doves to their shelters? Surely the islands will wait for Me, with the ships of Tarshish in the lead, to bring your children from afar, with their silver and gold, to the honor of the LORD your God, the Holy One of Israel, for He has glorified you.`,
    },
    reflection: `It’s ten past five in the morning at the airport, in the hall where international flights come out. Lola Carmen has been here since three, in her good coat, with her two sons and a thermos of ginger tea. It’s been eleven years. Every time the frosted doors slide open she stands up, sees a stranger, and sits down again. Then they open once more, and it’s a tall girl pushing a cart, whom she last saw at the age of six, and there’s a sound in that hall that makes the customs officer look away.

Isaiah shouts to a city that’s lying in ruins. Get up, he says, and lift your eyes and look around. Your sons are coming from far away; your daughters are being carried. After them come camels, and gold and incense, and nations that used to be enemies, all drawn by a light that isn’t the city’s own. When wise men came from the east with gold and frankincense, Christians thought of this page.

“Your heart will tremble and swell with joy,” says the prophet, to people who are still looking at an empty road.`,
    questions: ["Whose coming home would make you stand up every time the door opens?"],
    prayer: `God who gathers, I have people far away. Distance did it in some cases, an argument in others, and in one case I honestly couldn’t tell You what happened. I look for them in crowds.

You’re looking, too. You’ve been calling Your sons and daughters home from the ends of the earth since before I was born, and You don’t sit down when it’s a stranger, because to You there aren’t any.

Bring them, Lord, and light up the road they have to travel. For every family split by an ocean, a visa, a prison wall, or by one terrible holiday dinner, I ask You for a door that opens. Until it does, Jesus, be the light I wait in.`,
    carry: "Lift up your eyes; someone is on the way.",
  },
  {
    title: "Home by another way",
    scripture: {
      reference: "Matthew 2:1-12",
      verses: `After Jesus was born in Bethlehem in Judea, during the time of King Herod, Magi from the east arrived in Jerusalem, asking, “Where is the One who has been born King of the Jews? We saw His star in the east and have come to worship Him.” When King Herod heard this, he was disturbed, and all Jerusalem with him. And when he had assembled all the chief priests and scribes of the people, he asked them where the Christ was to be born.

“In Bethlehem in Judea,” they replied, “for this is what the prophet has written: ‘But you, Bethlehem, in the land of Judah, are by no means least among the rulers of Judah, for out of you will come a ruler who will be the shepherd of My people Israel.’” Then Herod called the Magi secretly and learned from them the exact time the star had appeared. And sending them to Bethlehem, he said: “Go and search carefully for the Child, and when you find Him, report to me, so that I too may go and worship Him.”

After they had heard the king, they went on their way, and the star they had seen in the east went ahead of them until it stood over the place where the Child was. When they saw the star, they rejoiced with great delight. On coming to the house, they saw the Child with His mother Mary, and they fell down and worshiped Him. Then they opened their treasures and presented Him with gifts of gold and frankincense and myrrh. And having been warned in a dream not to return to Herod, they withdrew to their country by another route.`,
    },
    reflection: `Some things you may have sung that Matthew doesn’t say: that they were kings, that there were three, that it was the same night as the shepherds.

What he does say is stranger. The first people to travel any distance for Jesus are foreigners who study the stars, which Israel had been warned against. They have one fact and they’ve misread it, and so they look for a baby king in a palace. Meanwhile the experts in Jerusalem know the right verse by heart. They can name the town, and it’s six miles off. Matthew doesn’t mention that even one of them went along to see.

God talks to the travelers in the language they have, first by a star and then by a dream. They kneel in an ordinary house, in front of a child who may have been walking by then, and they open their bags. And then they do a quiet, brave thing, which is to disobey the king and go home the long way around.

Tomorrow is Epiphany, when many churches bless their homes, and children in Mexico find gifts by their shoes. The tree comes down. You’ll be going back to work by the usual road, most likely, or you may have been shown another.`,
    questions: ["Having seen what you’ve seen these twelve days, what road can’t you go back by?"],
    prayer: `Lord of the star, You called them in a way that they could understand, and You’ve been calling me in ways that I could. I’m thinking of a particular song, and a stranger, and a sleepless hour. I was slow to answer.

I’ve brought what I have, and it isn’t gold. There’s some work that I’m good at, a little money, and a grief that smells of myrrh, and You’re welcome to all of it.

The season’s over tomorrow, and I’ll put the figures back in their box. I’d rather not put You there. Warn me when I’m about to go back to the people I was afraid of, and to being the one I was with them. Show me the other road, and stay on it with me.`,
    carry: "There’s another way home, and God knows it.",
  },
];
