/** What stands beside a hard page, and whether help does. */
type LessonNote = { note: string; needsHelpLines?: true; unsafeHome?: true };

type Hard = LessonNote & {
  /** Verses by which it is known: a lesson that has one of them has the note. */
  verses: string;
};

const theJews =
  "In this Gospel “the Jews” are often the authorities in Jerusalem. Jesus was a Jew, and so were His mother and His friends. These words give no one leave to despise a Jew.";

const hard: readonly Hard[] = [
  {
    verses: "Ephesians 5:22",
    note: "“Submit to one another” stands at the head of this, and the love it asks of a husband is the love that died. It gives no one leave to control you, or to keep you where you’re being hurt.",
    unsafeHome: true,
  },
  {
    verses: "Colossians 3:18",
    note: "The love asked of a husband here is never harsh, and no one has to stay where they’re being hurt because of these lines. Nor do they make it right to own another person; slavery was the law in that town, and a wrong one.",
    unsafeHome: true,
  },
  {
    verses: "1 Peter 3:1",
    note: "Peter asks husbands to honor their wives as heirs with them of the gift of life. His words to the wives leave no one bound to cruelty: whoever’s in danger may go, and go today.",
    unsafeHome: true,
  },
  {
    verses: "1 Peter 2:18",
    note: "Peter wrote to slaves, who couldn’t leave. You may. Getting to safety isn’t a lack of patience.",
    unsafeHome: true,
  },
  {
    verses: "Mark 10:11; Matthew 19:9; Luke 16:18; Malachi 2:16",
    note: "In those days a man could send his wife away with a piece of paper, and God takes her side. This doesn’t tell anyone to stay with cruelty, and it doesn’t say that the divorced are lost to Him.",
    unsafeHome: true,
  },
  {
    verses: "Matthew 2:16",
    note: "Herod did this, and God didn’t. Where Matthew often says that a thing happened so that a prophet’s word would come true, here he only says “then.” Rachel won’t be comforted, and Matthew leaves it at that. If this is your grief, you don’t have to be comforted today, either.",
    needsHelpLines: true,
  },
  {
    verses: "Matthew 5:44; Luke 6:29",
    note: "To love an enemy and pray for him, you don’t have to stand within his reach. If someone’s hurting you, get to safety first, and pray from there.",
    unsafeHome: true,
  },
  {
    verses: "Matthew 16:24; Matthew 10:38; Mark 8:34; Luke 9:23",
    note: "Jesus asks this of people who choose to follow Him. Harm that’s done to you, at home or anywhere else, isn’t the cross He means, and no one has the right to call it yours to carry.",
    unsafeHome: true,
  },
  {
    verses: "Luke 14:26; John 12:25",
    note: "“Hate” was how people spoke of loving one thing less than another. No one’s asked here to despise their family, or themselves, or to stay where they’re harmed. If hating your life is more than a figure of speech today, tell someone.",
    needsHelpLines: true,
    unsafeHome: true,
  },
  {
    verses: "Matthew 5:29; Mark 9:43",
    note: "Jesus talks in pictures here, as teachers did, to say how much is at stake. He never asked anyone to hurt their body; He spent His days healing people. If you feel driven to harm yourself, get help now.",
    needsHelpLines: true,
  },
  {
    verses: "Mark 5:5",
    note: "This man hurt himself day and night, and Jesus crossed the lake and went to him. If you’re hurting yourself, or close to it, tell someone today. You don’t have to be well first.",
    needsHelpLines: true,
  },
  {
    verses: "Acts 16:27",
    note: "Paul shouts into the dark, just in time, that the man isn’t to harm himself, and that nobody has left. If you need to hear that from someone, call now.",
    needsHelpLines: true,
  },
  {
    verses: "Matthew 12:31; Mark 3:29; Luke 12:10",
    note: "Jesus says this of people who saw Him set captives free and called it the devil’s work (Mark 3:22). If you’re afraid that you’ve done it, the fear itself shows which way your heart is turned.",
    needsHelpLines: true,
  },
  {
    verses: "Matthew 25:12",
    note: "All ten fall asleep, the wise ones, too, so no one’s shut out for being tired. Jesus tells it while there’s still time, for anyone who thinks there always will be. If the bridegroom’s answer frightens you, go to Him now; the door isn’t shut.",
  },
  {
    verses: "Matthew 25:41",
    note: "Jesus says the hard words here ahead of time, so that none of us ever has to hear them. They’re for those who have something to share. If you’re the hungry one, or the sick one, or the one locked up, look where He is in this story: with you.",
  },
  {
    verses: "Isaiah 59:2",
    note: "This is said to people who fasted and oppressed their workers (Isaiah 58:3). It isn’t said of you if you pray in pain and hear nothing; the psalms pray that, too. Before the chapter’s over God sees that there’s no one to help, and comes Himself.",
  },
  {
    verses: "Matthew 25:30",
    note: "The servant isn’t blamed for being weak; the one with two talents hears the same “Well done” as the one with five. If illness, grief, or poverty has left you little to work with, this isn’t said of you.",
  },
  {
    verses: "Luke 14:23",
    note: "The servant is to press people who can’t believe that they’re really invited. “Compel” was later used to force others into church, and that was a wrong done to them, and to the host.",
  },
  {
    verses: "Luke 13:16",
    note: "What’s bound her is eighteen years of illness; nobody says that she’d earned it, and Jesus calls her a daughter of Abraham. If your own back stays bent, you’re no less His, and no less welcome.",
  },
  {
    verses: "John 4:18",
    note: "We aren’t told why there were five. A wife could be widowed, or sent away, and had little say in either. Jesus doesn’t scold her; He stays and talks, and her whole town hears of Him from her.",
  },
  {
    verses: "John 9:3",
    note: "They ask whose fault it was. No one’s, Jesus says. The words “this happened” aren’t in the Greek; He looks past the cause to what God is about to do, and goes to work. Nothing here says that people are made blind or ill as a lesson for the rest of us, or left so for want of faith.",
  },
  {
    verses: "John 12:8; Matthew 26:11; Mark 14:7",
    note: "Jesus is echoing a law that goes on: “that is why I am commanding you to open wide your hand” (Deuteronomy 15:11). In Mark He adds that we can help the poor whenever we want. No one may use these words to pass a poor neighbor by.",
  },
  {
    verses: "John 5:14",
    note: "Jesus doesn’t say that sin had made him ill, and of another man He says outright that it hadn’t (John 9:3). “The Jews” are the authorities here; the man He healed was a Jew, too, and so was Jesus.",
  },
  {
    verses: "1 Peter 2:8",
    note: "“Appointed” is a hard word. It’s certain that whoever refuses this stone will trip on it. Peter doesn’t say whose heart can’t turn, and his last word here is mercy, for people who once had none.",
  },
  {
    verses: "Romans 13:1",
    note: "Paul had been beaten and jailed by such authorities, and he went on preaching. He’s asking for taxes, order, and respect. He doesn’t bless whatever a ruler does.",
  },
  {
    verses: "Matthew 18:15",
    note: "This is for a quarrel between equals. If the one who wronged you is dangerous, you don’t have to go to them alone, or at all. Tell someone who can protect you.",
    unsafeHome: true,
  },
  {
    verses: "Matthew 18:22; Luke 17:4",
    note: "To forgive is to let go of the debt. It isn’t to trust again, or to go back to someone who harms you, and nobody else may set you a date for it.",
    unsafeHome: true,
  },
  {
    verses: "Genesis 19:33",
    note: "The Bible tells this, and it doesn’t call it good. If it comes near your own story: what happened in your family wasn’t your fault, and there are people who’ll believe you.",
    unsafeHome: true,
  },
  {
    verses: "Esther 2:8",
    note: "Esther is taken to the palace with many others, and nobody asks them. What she makes of it later is courage. What was done to them is still a wrong.",
    unsafeHome: true,
  },
  {
    verses: "Isaiah 13:16; Zechariah 14:2",
    note: "This is what armies did, and do. The prophet says that it’s coming; he doesn’t say that it’s right. God hears those to whom it’s done.",
  },
  {
    verses: "Genesis 19:8; Genesis 34:2",
    note: "The Bible tells this without approving of it. What’s done to the daughters here is a crime, and it’s never the fault of the one to whom it was done.",
    unsafeHome: true,
  },
  {
    verses: "Genesis 16:6; Genesis 21:10",
    note: "Hagar is a slave, and she’s badly used by people of faith. God finds her in the desert, both times, and hears her child cry.",
    unsafeHome: true,
  },
  {
    verses: "Deuteronomy 8:9",
    note: "This was said to people who’d been slaves, before they’d eaten one meal in that land. The warning in it is for those who have plenty. If you don’t have enough, nothing here says that God has passed you by.",
  },
  {
    verses: "Genesis 22:2",
    note: "No one may do this in God’s name, and the story ends with a knife that isn’t used. If a voice tells you to harm someone, or yourself, get help at once.",
    needsHelpLines: true,
  },
  {
    verses: "Genesis 3:16",
    note: "This is said as what sin brings about, and not as what God had wanted. The garden came first.",
  },
  {
    verses: "Genesis 9:25",
    note: "A drunk man curses here, and God doesn’t. These lines were once used to defend slavery, and that was a lie about them.",
  },
  {
    verses: "Genesis 39:14",
    note: "Joseph was accused falsely, and that happens. It’s still no reason to doubt someone who tells you that they were hurt; most have found it hard to say at all.",
    unsafeHome: true,
  },
  {
    verses: "Ecclesiastes 4:2; Jonah 4:3; Revelation 9:6",
    note: "Someone says here out loud that death would be better. If that’s what your own heart is saying, tell someone before the day is over.",
    needsHelpLines: true,
  },
  {
    verses: "Ecclesiastes 2:17",
    note: "The Teacher says what many have thought and few have dared to pray. If you’ve come to hate being alive, don’t carry that by yourself today. Call someone.",
    needsHelpLines: true,
  },
  {
    verses: "Matthew 26:24; Mark 14:21",
    note: "Jesus says this in grief, of one friend on one night. It isn’t said of you. If you’ve wished that you’d never been born, tell someone today.",
    needsHelpLines: true,
  },
  {
    verses: "Matthew 27:5; Acts 1:18",
    note: "Judas died in despair, and we aren’t his judges. If you’re near that edge, or have lost someone there: the mercy of God goes further down than we can fall. Please talk to someone today.",
    needsHelpLines: true,
  },
  {
    verses: "Romans 1:26; 1 Corinthians 6:9; 1 Timothy 1:9",
    note: "Paul’s lists are meant to leave nobody standing apart to judge the rest. He counted himself the worst of sinners. If a word here was ever thrown at you, you’re still wanted in this prayer.",
    needsHelpLines: true,
  },
  {
    verses: "1 Timothy 2:11; 1 Corinthians 14:34",
    note: "Paul has trouble in one church in mind; elsewhere he thanks the women who worked and taught and were in prison with him (Romans 16:1-7). No one is loved less for having no child, or for having a voice.",
  },
  {
    verses: "1 Timothy 5:8",
    note: "This is about people who could provide and wouldn’t, and not about anyone who has lost work or health. What’s said of some young widows in one town is no verdict on the rest.",
  },
  {
    verses: "Titus 2:9; Ephesians 6:5; 1 Timothy 6:1",
    note: "Slavery was the law there, and Christians took far too long to break it. Nobody may use these lines to hurt another, or to keep a person down.",
  },
  {
    verses: "1 Corinthians 7:4; 1 Corinthians 7:21",
    note: "Paul is answering letters from one church here, and he says which advice is only his. Where a slave can get free, he says, go and be free. And nobody’s owed another person’s body.",
    unsafeHome: true,
  },
  {
    verses: "2 Thessalonians 3:10",
    note: "Paul means those who won’t work, and not those who can’t, or can’t find any.",
  },
  {
    verses: "Mark 11:24; Matthew 17:20; Matthew 21:22; Luke 11:9; John 14:13; James 5:15",
    note: "Jesus asked for the cup to be taken away, and it wasn’t (Mark 14:36). An unanswered prayer doesn’t mean that you believed too little.",
  },
  {
    verses: "Hebrews 6:4; Hebrews 10:26",
    note: "This was written to stop people who were walking away, and not to shut out anyone who’s coming back. If you fear that you’ve gone too far, the fear itself is a sign that you haven’t.",
  },
  {
    verses: "Hebrews 12:7",
    note: "God’s discipline isn’t a name for whatever hurts, and it excuses no parent’s fist. What He wants from it is your good.",
    unsafeHome: true,
  },
  {
    verses: "Revelation 2:9; Revelation 3:9",
    note: "A small church was being denounced by its neighbors. John was himself a Jew, and he’d be horrified to hear his words turned on his people.",
  },
  {
    verses: "Matthew 27:25; 1 Thessalonians 2:15; Acts 7:52",
    note: "Jews say this to other Jews, or of them, in a quarrel within one family. Christians have used it to shed Jewish blood; it gives no one the right.",
  },
  {
    verses:
      "John 5:16; John 7:1; John 7:13; John 8:44; John 8:48; John 9:22; John 10:31; John 18:31; John 18:36; John 19:7; John 19:12; John 19:20; John 19:38; John 20:19",
    note: theJews,
  },
  {
    verses: "Matthew 15:26",
    note: "It’s one of the hardest things we hear Jesus say, and she doesn’t leave. He lets her win. Whatever He meant by it, no one may use it to call another person less.",
  },
];

/** What stands beside them, each once. */
export const lessonNotes: readonly string[] = [...new Set(hard.map(({ note }) => note))];

const places = hard.flatMap(({ verses, ...note }) =>
  verses.split("; ").map((verse) => {
    const [chapter = "", number] = verse.split(":");
    return { chapter, number: Number(number), ...note };
  }),
);

/** @param reference of a lesson within one chapter */
export function lessonNote(reference: string): LessonNote | undefined {
  const [, chapter, first, last = first] = /^(.+):(\d+)(?:-(\d+))?$/.exec(reference) ?? [];
  const found = places.find(
    (place) =>
      place.chapter === chapter && place.number >= Number(first) && place.number <= Number(last),
  );
  if (!found) return undefined;
  const { note, needsHelpLines, unsafeHome } = found;
  return { note, needsHelpLines, unsafeHome };
}
