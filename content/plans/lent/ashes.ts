import type { GuidedDay } from "../plan";

/** Turning: Ash Wednesday and the three days after it. */
export const ashes: readonly GuidedDay[] = [
  {
    title: "Mindful that we are dust",
    scripture: {
      reference: "Psalm 103:8-18",
      verses: `The LORD is compassionate and gracious, slow to anger, abounding in loving devotion. He will not always accuse us, nor harbor His anger forever. He has not dealt with us according to our sins or repaid us according to our iniquities.

For as high as the heavens are above the earth, so great is His loving devotion for those who fear Him. As far as the east is from the west, so far has He removed our transgressions from us. As a father has compassion on his children, so the LORD has compassion on those who fear Him. For He knows our frame; He is mindful that we are dust.

As for man, his days are like grass—he blooms like a flower of the field; when the wind passes over, it vanishes, and its place remembers it no more. But from everlasting to everlasting the loving devotion of the LORD extends to those who fear Him, and His righteousness to their children’s children—to those who keep His covenant and remember to obey His precepts.`,
    },
    pause: "Put your palm flat on a floor, a step, or the ground. Stay there for a few breaths.",
    reflection: `At shift change today, in the lobby of a county hospital, a chaplain stands beside the elevators with a small dish of ash. The line has a surgeon in it, and a man from the laundry, and a woman who’s come straight from the fourth floor and doesn’t say why. Each of them gets the same gray cross and the same sentence about dust.

It can sound like an insult, or a threat. In this psalm it’s neither one. “He is mindful that we are dust” stands there as the reason for God’s compassion. The word translated “frame” belongs to the potter, and it’s kin to the one used when God shaped the first human being out of the ground (Genesis 2:7). He knows how we’re made because He made us, and He has never expected us to be marble.

The psalm compares God to a father who has compassion. If your own father had none, the psalm isn’t describing him. It’s describing what you should have had, and the Father you do have.`,
    questions: [
      "What would you stop demanding of yourself if you believed that God remembers you are dust?",
      "Who could you be gentler with, for the same reason?",
    ],
    prayer: `Maker of the ground and of me, I’m nine months of a woman’s patience and a few handfuls of earth, and You breathed on it, and here I am. I’ve been harder on myself than You’ve ever been, and harder still on others. Before these forty days ask anything of us, thank You that they begin with Your compassion.

Be near to all who hear the word dust today and think of one particular grave. Your love goes from everlasting to everlasting, which is longer than we need.`,
    carry: "God has never expected me to be marble.",
  },
  {
    title: "Not beyond the sea",
    scripture: {
      reference: "Deuteronomy 30:11-20",
      verses: `For this commandment I give you today is not too difficult for you or beyond your reach. It is not in heaven, that you should need to ask, ‘Who will ascend into heaven to get it for us and proclaim it, that we may obey it?’ And it is not beyond the sea, that you should need to ask, ‘Who will cross the sea to get it for us and proclaim it, that we may obey it?’ But the word is very near you; it is in your mouth and in your heart, so that you may obey it.

See, I have set before you today life and prosperity, as well as death and disaster. For I am commanding you today to love the LORD your God, to walk in His ways, and to keep His commandments, statutes, and ordinances, so that you may live and increase, and the LORD your God may bless you in the land that you are entering to possess.

But if your heart turns away and you do not listen, but are drawn away to bow down to other gods and worship them, I declare to you today that you will surely perish; you shall not prolong your days in the land that you are crossing the Jordan to possess.

I call heaven and earth as witnesses against you today that I have set before you life and death, blessing and cursing. Therefore choose life, so that you and your descendants may live, and that you may love the LORD your God, obey Him, and hold fast to Him. For He is your life, and He will prolong your life in the land that the LORD swore to give to your fathers, to Abraham, Isaac, and Jacob.`,
    },
    pause: "",
    reflection: `Moses is speaking to people who’ve walked for forty years and can see the river they won’t cross with him. You’d expect him to say that the hard part is ahead. He says that what God asks is near: it’s “in your mouth and in your heart.” He promises good to a whole people in their land, if they’ll love God and stay with Him. He isn’t handing out a formula by which the healthy have obeyed and the sick haven’t.

“Choose life” can look very small on a Thursday. For instance:

Tell the truth in the one sentence that you usually round off.

Go to the meeting, if you have a meeting to go to.

Eat something that grew.

Call the person whose name went through your mind just now.

Put the argument down while you’re still winning it.

Say God’s name before you say anything else tomorrow, even if that’s the whole prayer.`,
    questions: ["Which of these is nearer than you’d like it to be?"],
    prayer: `You aren’t far, God, and I’ve been using distance as an excuse. I’ve said that I’d pray when I understood more, and that I’d obey when I felt like it.

I want life, and most days I choose something that merely resembles it, because it’s cheaper and it’s already on my phone. Turn me around gently, and keep Your word in my mouth, where I can reach it when I’m tired. Holy Spirit, I’m asking for one hour’s courage, and afterward for another.`,
    carry: "",
  },
  {
    title: "A different kind of hungry",
    scripture: {
      reference: "Isaiah 58:1-8",
      verses: `“Cry aloud, do not hold back! Raise your voice like a ram’s horn. Declare to My people their transgression and to the house of Jacob their sins. For day after day they seek Me and delight to know My ways, like a nation that does what is right and does not forsake the justice of their God. They ask Me for righteous judgments; they delight in the nearness of God.”

“Why have we fasted, and You have not seen? Why have we humbled ourselves, and You have not noticed?” Behold, on the day of your fast, you do as you please, and you oppress all your workers. You fast with contention and strife to strike viciously with your fist. You cannot fast as you do today and have your voice be heard on high.

Is this the fast I have chosen: a day for a man to deny himself, to bow his head like a reed, and to spread out sackcloth and ashes? Will you call this a fast and a day acceptable to the LORD?

Isn’t this the fast that I have chosen: to break the chains of wickedness, to untie the cords of the yoke, to set the oppressed free and tear off every yoke? Isn’t it to share your bread with the hungry, to bring the poor and homeless into your home, to clothe the naked when you see him, and not to turn away from your own flesh and blood?

Then your light will break forth like the dawn, and your healing will come quickly. Your righteousness will go before you, and the glory of the LORD will be your rear guard.`,
    },
    pause: "",
    reflection: `The people in this chapter are excellent at fasting. They go without food, they bow like reeds, they put on the scratchy clothes, and on the very same day they work their laborers into the ground. So God tells them what He’d have liked instead, and all of it has to do with unpaid wages, a missing roof, and a coat.

On Fridays in Lent there’s soup in a parish hall in Houston, and in the corner by the coat rack a retired bookkeeper sits down with men who pour concrete. They’ve brought the little notebooks in which they wrote their hours. She adds up what they were promised and what they were paid, and then she helps them write a letter to the company. She eats late, or not at all. Hardly a soul would call it fasting, except Isaiah.

If food has ever been a danger to you, or a doctor wants you to eat, then please eat. This is the fast he’d give you anyway.`,
    questions: ["Whose hours, paid or unpaid, make your own days easier?"],
    prayer: `Lord, I can give up sugar and still be cruel before lunch. I can wear my ashes into a store and never see who’s stocking the shelf. Break what You want broken, the yoke and the chain and the pointed finger, and begin with whatever I’m holding. Show me whose coat it is in the back of my closet.

I pray for workers who haven’t been paid, and for those who owe them. Make it right, and make us part of making it right, so that when we call to You we won’t have to shout over anyone.`,
    carry: "",
  },
  {
    title: "Levi gives a party",
    scripture: {
      reference: "Luke 5:27-35",
      verses: `After this, Jesus went out and saw a tax collector named Levi sitting at the tax booth. “Follow Me,” He told him, and Levi got up, left everything, and followed Him.

Then Levi hosted a great banquet for Jesus at his house. A large crowd of tax collectors was there, along with others who were eating with them. But the Pharisees and their scribes complained to Jesus’ disciples, “Why do you eat and drink with tax collectors and sinners?”

Jesus answered, “It is not the healthy who need a doctor, but the sick. I have not come to call the righteous, but sinners, to repentance.”

Then they said to Him, “John’s disciples and those of the Pharisees frequently fast and pray, but Yours keep on eating and drinking.”

Jesus replied, “Can you make the guests of the bridegroom fast while He is with them? But the time will come when the bridegroom will be taken from them; then they will fast.”`,
    },
    pause: "",
    reflection: `Lent is four days old, and already there’s a party. The host collected tolls for Herod, in a trade where skimming off the top was the custom, and the first thing he does after walking away from his desk is to cook for everyone he used to work with. It doesn’t seem to have crossed his mind that you could follow Jesus and not introduce Him to your friends. There’ll be fasting, Jesus says, when the bridegroom has been taken. He knows the date. In the meantime He’s at the long end of a loud table, among people who have never been invited anywhere by anyone devout, and He’s there as their doctor, and He’s enjoying the bread.`,
    questions: ["Who would be surprised to be invited by you?"],
    prayer: `Is there a place for me at that table, Jesus? I’m not sure which side of it I belong on. Some days I’m Levi, amazed that You stopped at my booth, and some days I’m outside with my arms folded, counting who got in. Doctor of sinners, see me on either kind of day. Thank You for laughter in the middle of a serious season, and for all those who came to You and couldn’t keep You to themselves. I’m going to eat gladly today, in Your company.`,
    carry: "",
  },
];
