import type { GuidedDay } from "../plan";

/** Joy: two mothers, two fathers, a preacher, and a night for the joyless. */
export const week3: readonly GuidedDay[] = [
  {
    title: "A hello with joy inside",
    scripture: {
      reference: "Luke 1:26-38",
      verses: `In the sixth month, God sent the angel Gabriel to a town in Galilee called Nazareth, to a virgin pledged in marriage to a man named Joseph, who was of the house of David. And the virgin’s name was Mary. The angel appeared to her and said, “Greetings, you who are highly favored! The Lord is with you.”

Mary was greatly troubled at his words and wondered what kind of greeting this might be. So the angel told her, “Do not be afraid, Mary, for you have found favor with God. Behold, you will conceive and give birth to a son, and you are to give Him the name Jesus. He will be great and will be called the Son of the Most High. The Lord God will give Him the throne of His father David, and He will reign over the house of Jacob forever. His kingdom will never end!”

“How can this be,” Mary asked the angel, “since I am a virgin?” The angel replied, “The Holy Spirit will come upon you, and the power of the Most High will overshadow you. So the Holy One to be born will be called the Son of God. Look, even Elizabeth your relative has conceived a son in her old age, and she who was called barren is in her sixth month. For no word from God will ever fail.”

“I am the Lord’s servant,” Mary answered. “May it happen to me according to your word.” Then the angel left her.`,
    },
    pause:
      "Hear the greeting as if it were meant for you: the Lord is with you. Wait, and see what you feel.",
    reflection: `Nothing much had ever happened in Nazareth, and the Old Testament doesn’t mention the place once. There’s a girl there, engaged to a carpenter and young, as brides were then, and one day someone is in the room with her.

“Greetings” is how our Bible puts his first word, and in Greek it was the everyday hello. It also means rejoice. So that’s how the good news starts: an angel says hello, and the hello has joy inside it. Mary doesn’t feel any yet. She’s “greatly troubled,” and she stands there wondering what sort of greeting this is.

Then she asks him something, a practical question, and gets a real answer. The Holy Spirit will come upon her, and the child will be called the Son of God. And he throws in a piece of family news, because a girl with no one to talk to is going to need a friend: Elizabeth, of all people, is six months along.

She could be disgraced for this, and she could lose Joseph. She says yes anyway, in a few plain words, and the angel, who has come such a long way, has nothing left to say.`,
    questions: [
      "When has good news frightened you?",
      "What’s one small yes that you could say to God today?",
    ],
    prayer: `Yes is a short word, Lord, and it sticks in my throat. I like to see the whole road before I start, and I want to know what the neighbors will say about it.

Mary asked how it could be, so I’ll ask, too. How will this be, with someone as ordinary as I am, in a town that nobody’s heard of? Holy Spirit, come over me like shade on a summer road, and do the part that I can’t.

I’m Your servant, and I’m saying so quietly, before I can feel any joy in it. May Your word happen in me, and may Jesus be at home here.`,
    carry: "God’s hello has joy inside it, even before I feel any.",
  },
  {
    title: "Two women at a door",
    scripture: {
      reference: "Luke 1:39-45",
      verses: `In those days Mary got ready and hurried to a town in the hill country of Judah, where she entered the home of Zechariah and greeted Elizabeth. When Elizabeth heard Mary’s greeting, the baby leaped in her womb, and Elizabeth was filled with the Holy Spirit.

In a loud voice she exclaimed, “Blessed are you among women, and blessed is the fruit of your womb! And why am I so honored, that the mother of my Lord should come to me? For as soon as the sound of your greeting reached my ears, the baby in my womb leaped for joy. Blessed is she who has believed that the Lord’s word to her will be fulfilled.”`,
    },
    pause: "Bring to mind a face that once lit up when you arrived. Rest there a moment.",
    reflection: `It’s a walk of several days from Nazareth to the hills of Judah, and Mary hurries. She has news that she can hardly tell anyone, and only one address. What Elizabeth does when the door opens is a short course in friendship, and anyone can take it.

She gets loud. “In a loud voice,” says Luke. Joy that stays inside your head doesn’t do anyone else much good, so say it where your friend can hear.

She blesses before she asks. There must have been plenty of questions, but they could wait until an exhausted girl had sat down.

She doesn’t compare. Elizabeth is elderly and has waited far longer, and the younger woman’s child will be greater than hers, and she calls that an honor.

She says what she sees. “Blessed is she who has believed.” Until that moment Mary may not have known that what she was doing, on that long frightened walk, was called faith.

Pick one of the four, and someone to try it on, and knock, or call, or send a message tonight. If you’re the one on the road, with news you can’t carry by yourself, go where you’ll be blessed first.`,
    questions: [
      "Who has blessed you before asking anything?",
      "Who could use a loud, glad word from you this week?",
    ],
    prayer: `Thank You, Father, for every door that has opened to me, and for people who put the coffee on before they asked a single question. Thank You for the older ones who were glad about my beginning while their own story was still unfinished.

You filled Elizabeth with Your Spirit, and immediately she blessed someone. Fill me like that, until I’m loud about good news that isn’t mine.

Whoever has no door to knock on this month, Lord, open one for them. If it could be mine, help me hear the knock.`,
    carry: "Bless first; the questions can wait until we’ve eaten.",
  },
  {
    title: "Right side up",
    scripture: {
      reference: "Luke 1:46-55",
      verses: `Then Mary said:

“My soul magnifies the Lord, and my spirit rejoices in God my Savior! For He has looked with favor on the humble state of His servant. From now on all generations will call me blessed. For the Mighty One has done great things for me. Holy is His name. His mercy extends to those who fear Him, from generation to generation. He has performed mighty deeds with His arm; He has scattered those who are proud in the thoughts of their hearts. He has brought down rulers from their thrones, but has exalted the humble. He has filled the hungry with good things, but has sent the rich away empty. He has helped His servant Israel, remembering to be merciful, as He promised to our fathers, to Abraham and his descendants forever.”`,
    },
    pause: "Open your hands on your knees, palms up. They’re empty, and that’s all right.",
    reflection: `Two little words carry this song: He has. He has looked, He has scattered, He has brought down, He has filled, He has helped. All of it is in the past tense, and hardly any of it has happened yet. Herod is still on his throne, the hungry are still hungry, and the baby that Mary’s singing about is hardly bigger than a mustard seed.

She isn’t confused about the date. She’s singing the way people shout when a rescue boat is sighted: we’re saved, they yell to each other, with the water still around their knees. Once God has begun something, she can call it finished.

Notice who gets moved, too. The proud and the well fed go down, and ordinary people like her come up. If you’re poor this Christmas, this is your song, and no one gets to soften it for you. If you’ve got plenty, it’s a warning, and one that’s better heard now than later. Either way there’s mercy in it, because God fills empty hands, and any of us can open ours.`,
    questions: [
      "Which line would you be glad to sing, and which makes you uneasy?",
      "What do you have in plenty that someone hungry could use?",
    ],
    prayer: `Mighty One, Your name is holy, and I make much of You today. You saw a girl whom nobody else had looked at twice, and the whole world turned on it.

You fill empty plates, and You bring rulers down to stand among ordinary people. You carry a promise from Abraham all the way to a teenager in Nazareth, and You don’t drop it.

So my spirit is glad in You, God my Savior. I bring You my emptiness, since that’s what You like to fill, and I bring You my extra, too; send me to someone’s door with it. From one generation to the next, through Jesus, Your mercy has reached as far as me.`,
    carry: "God has begun it, so I’ll sing as if it’s done.",
  },
  {
    title: "A good man awake",
    scripture: {
      reference: "Matthew 1:18-25",
      verses: `This is how the birth of Jesus Christ came about: His mother Mary was pledged in marriage to Joseph, but before they came together, she was found to be with child through the Holy Spirit. Because Joseph her husband was a righteous man and was unwilling to disgrace her publicly, he resolved to divorce her quietly.

But after he had pondered these things, an angel of the Lord appeared to him in a dream and said, “Joseph, son of David, do not be afraid to embrace Mary as your wife, for the One conceived in her is from the Holy Spirit. She will give birth to a Son, and you are to give Him the name Jesus, because He will save His people from their sins.”

All this took place to fulfill what the Lord had said through the prophet: “Behold, the virgin will be with child and will give birth to a son, and they will call Him Immanuel” (which means, “God with us”).

When Joseph woke up, he did as the angel of the Lord had commanded him and embraced Mary as his wife. But he had no union with her until she gave birth to a Son. And he gave Him the name Jesus.`,
    },
    pause:
      "Think of someone who did you good and never talked about it. Let gratitude be the silence.",
    reflection: `Joseph never says a word in the Bible. Not one. What we have is a list of what he did, and the first thing on it is that he decided to be merciful when he thought he’d been betrayed.

Imagine what that week in the carpenter’s shop must have been like. The woman he’s promised to is pregnant, he knows that he’s not the father, and he could make it public and come out looking clean. “Unwilling to disgrace her publicly,” he looks for the quietest way there is, at some cost to himself. He doesn’t know yet that she’s innocent, and he’s gentle with her all the same.

Then comes the dream, and a harder request. To take her home and give the child His name will mean being gossiped about for the rest of his life. “When Joseph woke up, he did as the angel of the Lord had commanded him,” and that’s the whole portrait, really: he listens, he gets up, and he does it.

Some of the people who’ve carried you were like that. They never talked much, but they were out front, every morning, with the car warmed up.`,
    questions: [
      "Who has loved you quietly, and have you ever told them so?",
      "Where could you choose the kinder way before you have all the facts?",
    ],
    prayer: `Lord of Joseph, make me good when nobody’s looking. I want the quiet kind of courage, the sort that gets out of bed and does it.

I’ve got a right to be angry with someone, or I think I do, and before I prove it to the whole town, hold me back one more night. Speak to me in whatever way I’m able to hear.

Thank You for the steady ones: stepfathers, foster mothers, an aunt with a spare room, the man down the hall who fixes things. Bless them for loving children who aren’t theirs by blood. Immanuel, God with us, be with them.`,
    carry: "Love gets up in the morning and does the next thing.",
  },
  {
    title: "The Dawn will visit",
    scripture: {
      reference: "Luke 1:67-79",
      verses: `Then his father Zechariah was filled with the Holy Spirit and prophesied:

“Blessed be the Lord, the God of Israel, because He has visited and redeemed His people. He has raised up a horn of salvation for us in the house of His servant David, as He spoke through His holy prophets, those of ages past, salvation from our enemies and from the hand of all who hate us, to show mercy to our fathers and to remember His holy covenant, the oath He swore to our father Abraham, to grant us deliverance from hostile hands, that we may serve Him without fear, in holiness and righteousness before Him all the days of our lives. And you, child, will be called a prophet of the Most High; for you will go on before the Lord to prepare the way for Him, to give to His people the knowledge of salvation through the forgiveness of their sins, because of the tender mercy of our God, by which the Dawn will visit us from on high, to shine on those who live in darkness and in the shadow of death, to guide our feet into the path of peace.”`,
    },
    pause: "Find the window nearest to you. Look toward the light, or toward where it will be.",
    reflection: `The neighbors have it all worked out: the old couple has finally had a son, so he’ll be Zechariah, after his father. “No!” says Elizabeth (Luke 1:60). They go around her and wave their hands at the old man, and he asks for a tablet and scratches on it, “His name is John” (Luke 1:63). At that his mouth comes open.

Months of words have been piling up in there. You might expect an explanation or a complaint, but what comes out is a song, and most of it isn’t even about his own boy. John gets two verses, starting from “and you, child,” while the rest belongs to another baby, who hasn’t been born yet and isn’t in the room.

At the end Zechariah comes around to the same people that Isaiah saw, the ones who live in darkness. He says why the light will reach them: “because of the tender mercy of our God.” They won’t earn it or hurry it or climb up high enough to find it. It “will visit,” he says, like a relative who comes early in the morning and only wants to see your face.`,
    questions: [
      "After months of silence, what would be the first thing out of your mouth?",
      "Where would you like the dawn to visit first?",
    ],
    prayer: `Blessed are You, Lord God of Israel, and God of the nations, too. You didn’t send a note. You visited.

Blessed are You for the oath You swore to Abraham, and for every long year that You kept it. Blessed are You for forgiveness, because it means I can look You in the face.

Blessed are You, Jesus, Dawn from on high, because You came down to where we were sitting. Blessed are You, Holy Spirit, who opened an old man’s mouth, and open mine. Guide my feet today, these same two weary feet, into the path of peace, and I’ll be singing all the way there.`,
    carry: "Mercy comes like morning, whether or not I’ve earned it.",
  },
  {
    title: "Two coats",
    scripture: {
      reference: "Luke 3:7-14",
      verses: `Then John said to the crowds coming out to be baptized by him, “You brood of vipers, who warned you to flee from the coming wrath? Produce fruit, then, in keeping with repentance. And do not begin to say to yourselves, ‘We have Abraham as our father.’ For I tell you that out of these stones God can raise up children for Abraham. The axe lies ready at the root of the trees, and every tree that does not produce good fruit will be cut down and thrown into the fire.”

The crowds asked him, “What then should we do?” John replied, “Whoever has two tunics should share with him who has none, and whoever has food should do the same.”

Even tax collectors came to be baptized. “Teacher,” they asked, “what should we do?” “Collect no more than you are authorized,” he answered. Then some soldiers asked him, “And what should we do?” “Do not take money by force or false accusation,” he said. “Be content with your wages.”`,
    },
    pause: "Look down at what you’re wearing. Someone sewed it; thank God for their hands.",
    reflection: `Thirty years on, Zechariah’s boy is at the river, shouting at people. “You brood of vipers” doesn’t show up on many Christmas cards. But the crowd stays, and three times someone asks him, “What should we do?” Each time the wild man gives an answer so practical that they could act on it by supper.

To everyone: if you’ve got two coats, one of them is spare. Go to the closet today, and choose one you’d still wear.

To the tax collectors: stop padding the bill. When you owe a worker, pay what you agreed, and round up.

To the soldiers: don’t squeeze people because you can. If you’ve got a uniform, a title, or the password, be gentle with it.

Repentance sounds like a matter of feelings. It means turning around, and John makes it a matter of coats, which is good news for anyone who can’t feel much in December. You can carry groceries up someone’s stairs without feeling a thing. If you don’t have a coat at all this year, there’s no shame in being the person someone shares with. Which of these could be done before bed?`,
    questions: [
      "What do you own two of?",
      "Where do you have a little power, and who could it protect?",
    ],
    prayer: `Judge of all the earth, I have two coats. I’ve got more than two, and I’ve driven past the man at the intersection with my eyes on the signal.

I’ve padded my own account in small ways: hours that I charged and didn’t work, credit that I took for what someone else had done. I’ve used a little authority to make a person wait.

I won’t dress it up. Forgive me, for Jesus’ sake, and turn me around, and then show me the next right thing before the feeling fades. I’d rather give one coat today than be sorry all winter. And clothe Your poor, Lord, with my help or without it.`,
    carry: "If I have two, one has someone else’s name on it.",
  },
  {
    title: "If you’re dreading Christmas",
    needsHelpLines: true,
    scripture: {
      reference: "Psalm 25:14-22",
      verses: `The LORD confides in those who fear Him, and reveals His covenant to them. My eyes are always on the LORD, for He will free my feet from the mesh.

Turn to me and be gracious, for I am lonely and afflicted. The troubles of my heart increase; free me from my distress. Consider my affliction and trouble, and take away all my sins. Consider my enemies, for they are many, and they hate me with vicious hatred.

Guard my soul and deliver me; let me not be put to shame, for I take refuge in You. May integrity and uprightness preserve me, because I wait for You. Redeem Israel, O God, from all its distress.`,
    },
    pause:
      "You don’t have to do anything with this minute. Be in it, and let God be in it with you.",
    reflection: `To whoever is reading this at night, with the volume down:

You’ve come to the right psalm, which says straight out, in the middle of a prayer, “I am lonely and afflicted.” David doesn’t sound like a hero here so much as an animal with its foot in a net. But his eyes are on God, and when you can’t pull loose, that’s a lot.

Maybe you’re sick this December, or newly divorced, or far from home, or alone in a full house. None of that means you’re doing Advent badly, since the first Christmas began with a long journey, a strange town, and a feeding trough.

You don’t have to fix this by the twenty-fifth. Eat something warm. Put a lamp on. Tell one person the truth, even if it’s only five words in a text: tonight is hard for me. And if you’ve begun to think that people would be better off without you, please don’t stay alone with that. In the US, call or text 988 now, before you finish reading; anywhere else, the help lines below say where to turn.

The page will still be here tomorrow, and so will He.`,
    questions: [
      "What’s the hardest hour of your day right now?",
      "Who is one person you could tell, in five words, how it really is?",
    ],
    prayer: `Turn to me, Lord. That’s as far as I can get today, because I can’t do the cheerful part.

I’m lonely, and I’m not going to put a better word on it, with everyone else’s windows lit. The troubles of my heart have gotten bigger since summer, and my foot is caught in something that I can’t reach.

Come and sit here, Jesus. You don’t have to say anything. Your own friends left You alone on Your worst night, so You’ve been in this room before. Keep hold of me while I’m sleeping. I’m taking shelter in You, under whatever roof this is, until it’s light.`,
    carry: "I’m lonely today, and Jesus has been in this room.",
  },
];
