import { passageOf } from "../bible/passage.server";
import type { Scripture } from "../scripture";
import type { DayVerse } from "../verses/day-verse";
import type { Color } from "./seasons";

/** A day with a name of its own. */
export type NamedDay = {
  title: string;
  /** Where it is not that of its season. */
  color?: Color;
  /** The verse of the day, where neither its season nor its date has it. */
  verse?: DayVerse;
  /** What is read on it; on the others the verse of the day stands in its place. */
  reading?: Scripture;
  /** The closing prayer, where it is not that of the week. */
  collect?: string;
};

/** By the month and day. */
export const fixedDays: Readonly<Record<string, NamedDay>> = {
  "01-01": {
    title: "The Naming of Jesus",
    reading: passageOf("Luke 2:15-21"),
  },
  "01-06": {
    title: "The Epiphany of the Lord",
    color: "white",
    reading: passageOf("Matthew 2:1-12"),
  },
  "02-02": {
    title: "The Presentation of the Lord",
    color: "white",
    reading: passageOf("Luke 2:22-38"),
    collect:
      "Father, Simeon waited, and Anna prayed in the temple night and day, and then there He was, six weeks old. Keep us watching until we’ve seen Your kindness with our own eyes; through the light of the nations, Jesus Christ our Lord.",
  },
  "03-25": {
    title: "The Annunciation",
    color: "white",
    verse: {
      reference: "Luke 1:38",
      verses:
        "“I am the Lord’s servant,” Mary answered. “May it happen to me according to your word.” Then the angel left her.",
      line: "Mary didn’t have the details either. Here’s my yes, Lord, as small as it is, and it’s shaking.",
    },
    reading: passageOf("Luke 1:26-38"),
    collect:
      "God, You asked a girl, and You waited for her answer. Thank You for Mary’s yes. When You ask something of us, make us as brave; through Him whom she carried, Jesus Christ our Lord.",
  },
  "05-31": {
    title: "The Visitation",
    color: "white",
    verse: {
      reference: "Luke 1:46-47",
      verses:
        "Then Mary said: “My soul magnifies the Lord, and my spirit rejoices in God my Savior!”",
      line: "With Mary I’m singing, Lord, off key and happy, because You noticed a girl from nowhere and You notice us.",
    },
    reading: passageOf("Luke 1:39-45"),
    collect:
      "Lord, Mary hurried to the hill country and said hello, and Elizabeth knew. Thank You for friends who see what You’re doing in us. Make us such a friend today; for the sake of Mary’s Son, our Savior Jesus Christ.",
  },
  "06-24": {
    title: "The Birth of John the Baptist",
    color: "white",
    reading: passageOf("Luke 1:57-66"),
    collect:
      "Father, You gave an old couple a son, and You gave him a loud voice. Make us glad to point away from ourselves; for the sake of the Lamb of God, Jesus Christ our Lord.",
  },
  "06-29": {
    title: "Peter and Paul",
    color: "red",
    reading: passageOf("Galatians 1:13-24"),
    collect:
      "Jesus, one of them said he’d never met You, and the other hunted down Your friends. You built on both. Build on us, and keep Your church from falling; for You’re its one foundation, with the Father and the Holy Spirit, now and forever.",
  },
  "07-22": {
    title: "Mary Magdalene",
    color: "white",
    reading: passageOf("John 20:11-18"),
    collect:
      "Risen Lord, Mary was crying too hard to know You until You said her name. Say ours. Then send us, as You sent her, to tell the rest; for You’ve gone to Your Father and our Father, and You live in the Spirit, one God, forever.",
  },
  "08-06": {
    title: "The Transfiguration",
    color: "white",
    reading: passageOf("Mark 9:2-8"),
    collect:
      "Jesus, they saw You shine, and they wanted to stay up there for good. Let the light last us down the hill, through the crowd, and as far as we have to go; for You’re the beloved of the Father, in the brightness of the Spirit, forever.",
  },
  "09-29": {
    title: "Michael and All Angels",
    color: "white",
    reading: passageOf("Revelation 12:7-11"),
    collect:
      "Lord of Hosts, there’s more around us than we can see. Set Your angels over this house and over those in danger, and teach us to praise You as they do, day and night; through Jesus Christ our Lord.",
  },
  "11-01": {
    title: "All Saints’ Day",
    color: "white",
    reading: passageOf("Revelation 7:9-17"),
    collect:
      "Father, thank You for the great crowd, and for the few we knew: the aunt, the teacher, the friend who prayed. They’ve finished. Help us to run until we see them, and Him; through Jesus Christ, who goes before us and waits at the end.",
  },
  "12-24": {
    title: "Christmas Eve",
    reading: {
      reference: "Luke 2:1-5",
      verses:
        "Now in those days a decree went out from Caesar Augustus that a census should be taken of the whole empire. This was the first census to take place while Quirinius was governor of Syria. And everyone went to his own town to register. So Joseph also went up from Nazareth in Galilee to Judea, to the city of David called Bethlehem, since he was from the house and line of David. He went there to register with Mary, who was pledged to him in marriage and was expecting a child.",
    },
    collect:
      "Lord, they’re tired, and they’re nearly there. So are we. Come tonight into whatever room we’ve got, for the ones who are glad and the ones who can’t be; for You live with the Father and the Spirit, and You’re coming to live with us.",
  },
  "12-25": {
    title: "Christmas Day",
    reading: passageOf("Luke 2:6-20"),
  },
  "12-26": {
    title: "Stephen, the First Martyr",
    color: "red",
    reading: passageOf("Acts 7:55-60"),
    collect:
      "Lord Jesus, Stephen looked up, and You were standing. They were throwing stones, and he asked You not to hold it against them. We can’t pray like that yet. Teach us, and shelter all who are hated for Your name; for You live with the Father and the Holy Spirit, one God, forever.",
  },
  "12-27": {
    title: "John the Apostle",
    reading: passageOf("1 John 1:1-4"),
    collect:
      "Father, John leaned close at the supper and stood close at the cross, and he never got over it: You’re love. Bring us near enough to find that out, and keep us there; through Jesus Christ, whom he heard and saw and touched, our Lord.",
  },
  "12-28": {
    title: "The Holy Innocents",
    color: "red",
    reading: passageOf("Matthew 2:13-18"),
    collect:
      "God, they were only small, and a king was afraid of them. Hold those children. Hold every mother who’s crying. Guard families who run by night, and stop the Herods of this world; for the sake of the child who was carried off to Egypt, and came back to give His life for all of them, Jesus Christ our Lord.",
  },
};

/** Of the fourth Sunday of Advent, whose date moves among days that have theirs. */
export const fourthSundayVerse: DayVerse = {
  reference: "Micah 5:2",
  verses:
    "But you, Bethlehem Ephrathah, who are small among the clans of Judah, out of you will come forth for Me One to be ruler over Israel—One whose origins are of old, from the days of eternity.",
  line: "A small town, a back street, and a girl nobody knew are where You like to begin, Lord, so begin with us.",
};

/** What is read on the four Sundays of Advent. */
export const adventReadings: readonly Scripture[] = [
  {
    reference: "Mark 13:33-37",
    verses:
      "Be on your guard and stay alert! For you do not know when the appointed time will come. It is like a man going on a journey who left his house, put each servant in charge of his own task, and instructed the doorkeeper to keep watch. Therefore keep watch, because you do not know when the master of the house will return—whether in the evening, at midnight, when the rooster crows, or in the morning. Otherwise, he may arrive without notice and find you sleeping. And what I say to you, I say to everyone: Keep watch!",
  },
  passageOf("Mark 1:1-8"),
  passageOf("Isaiah 35:1-10"),
  passageOf("Matthew 1:18-25"),
];

/** The Sunday after the Epiphany. */
export const baptismOfTheLord: NamedDay = {
  title: "The Baptism of the Lord",
  color: "white",
  verse: {
    reference: "Mark 1:11",
    verses: "And a voice came from heaven: “You are My beloved Son; in You I am well pleased.”",
    line: "Father, You said this to Your Son before He’d preached a word or healed anyone. In Him, say it over me.",
  },
  reading: passageOf("Matthew 3:13-17"),
  collect:
    "Father, Your Son stood in line at the river with all the rest. Thank You that He went into the water with us. Say over us, too, that we’re Yours; through Jesus Christ, Your beloved, on whom the Spirit rests.",
};

/** The Sunday before Advent. */
export const lastSunday: NamedDay = {
  title: "Christ the King",
  color: "white",
  verse: {
    reference: "Colossians 3:15",
    verses:
      "Let the peace of Christ rule in your hearts, for to this you were called as members of one body. And be thankful.",
    line: "When I’m pulled six ways, Jesus, be the one who decides. Rule in my heart with Your peace, and I’ll be thankful.",
  },
  reading: passageOf("Matthew 25:31-46"),
};

/** The fourth Thursday of November, as it is kept in the United States. */
export const thanksgivingDay: NamedDay = {
  title: "Thanksgiving Day",
  color: "white",
  verse: {
    reference: "Psalm 107:1",
    verses: "Give thanks to the LORD, for He is good; His loving devotion endures forever.",
    line: "For pie and for quiet, for those around the table and for those we miss, thank You, because Your love goes on.",
  },
  reading: passageOf("Deuteronomy 8:7-14"),
  collect:
    "God, thank You for the food, and for the farm and the truck and the store it came through. Bless the cooks, and the empty chair, and show us who could use a plate; through Jesus Christ, who took bread and gave thanks.",
};
