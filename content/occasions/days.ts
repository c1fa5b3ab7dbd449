import type { Occasion } from "./occasion";

export const days: readonly Occasion[] = [
  {
    id: "before-a-meal",
    title: "Before a meal",
    prayer: `Blessed are You, Lord our God, who brings food out of the ground. Thank You for this rice, this bread, whatever’s in the pot, and for all who had a part in it: the one who planted, the one who drove through the night, the one who cooked.

Feed those who have none, and don’t let us be easy about it. Come, Lord Jesus, and be our guest.`,
    passage: "Psalm 145:15-16",
    also: "meal meals grace before eating dinner lunch breakfast supper table blessing food saying grace",
  },
  {
    id: "a-birthday",
    title: "On a birthday",
    prayer: `Creator, You thought of this one before there were calendars. Thank You for the year that’s gone: what was learned in it, what was lost, who came to stay. Whether there’s cake and a crowd today or only a text from an aunt, let it be known in heaven and felt on earth that this life is wanted.

Teach us to number our days without fear of the number. Give many more, Lord, and be there for all of them, the way You were there for the first.`,
    passage: "Psalm 139:13-16",
    also: "birthday birthdays turning thirty forty fifty getting older another year quinceanera",
  },
  {
    id: "a-sleepless-child",
    title: "With a child who can’t sleep",
    prayer: `Jesus, Maker of owls and stars, here’s someone small who’s wide awake. You’re not afraid of the dark; You made it, so the world could rest. Sit here with us. Bless this bed and who’s in it. Bless the shadow on the wall, which is only the chair. Take the bad dream out to sea.

Slow down, little feet. Slow down, little thoughts. God is up, so we don’t have to be. (And Lord, for the tired grown-up in this room: quickly, please.)`,
    passage: "Psalm 4:8",
    also: "sleepless child bedtime child wont sleep kids nightmare bad dream baby crying night toddler insomnia",
  },
  {
    id: "a-game",
    title: "Before a game",
    prayer: `God, You gave us lungs and legs and the fun of using them, and we’re laced up and jumpy. We’d like to win. So would they, and You love them the same amount.

Look after the knees and the heads on both sides. When the referee’s looking the other way, keep us honest, and when one of theirs goes down, get one of us there first. One of them or one of us is going to miss with everyone watching; put an arm around those shoulders before the horn. Bless the bench. If we lose, help us mean it in the handshake line. Thank You that we get to play.`,
    passage: "1 Corinthians 9:24-25",
    also: "sports day game match race team athlete competition coach tournament football soccer basketball",
  },
  {
    id: "thanksgiving",
    title: "At Thanksgiving",
    prayer: `Father, we’ve come with full plates and very different years. For some of us the thanks is easy. For some there’s a chair that wasn’t empty last November. You can hold both.

So: for life, for breath, for the hands that fed us before we could; for the peoples whose land this was, and who are still here; for mercy we didn’t earn and jokes we’ve all heard. For Jesus, who gave thanks on the night He was betrayed. We bless You, and we’ll say so out loud, one after another.`,
    passage: "Psalm 107:1-9",
    also: "thanksgiving thanksgiving day dinner grateful harvest turkey friendsgiving",
  },
  {
    id: "new-year",
    title: "At the new year",
    prayer: `Lord of all the years, this one’s blank, and I’ve already got plans for it. Look them over. Cross out what’s only pride. I’m leaving the old year with You, the good of it and the part I’d rather not have on my record, and I won’t keep going back to check.

I don’t ask to see December from here. Give light for the next step, and people to take it with. You’ve been our dwelling place in every generation. Be it in this one.`,
    passage: "Psalm 90:1-4",
    also: "new year new years eve midnight resolutions january watch night lunar new year",
  },
  {
    id: "back-to-school",
    title: "On the first day of school",
    prayer: `Jesus, You were twelve once, asking questions till the adults forgot the time. Go in with them today. Past the metal detectors and the crowded hall, find them a place to sit at lunch. Give their teachers patience and enough chairs.

Guard the shy, and those who are the only one in the room who look as they do, and those who come to school for breakfast. Keep every classroom safe. And for those of us left standing at the gate with no one’s hand to let go of, be kind to us, too.`,
    passage: "Luke 2:46-52",
    also: "back to school first day of school kindergarten starting school september new class child begins",
  },
  {
    id: "an-exam",
    title: "Before an exam",
    prayer: `Holy Spirit, I’ve studied what I could, and I’ve worried about the rest. My stomach’s in a knot. Quiet me down. Bring back what I know; make me read the question twice, and skip the one I can’t do without deciding that I’m stupid. Keep me honest, even if it costs me the grade.

And when it’s over, don’t let a number tell me who I am. You came down at the river when the Father called Jesus His beloved, and Jesus hadn’t worked a single miracle yet. I belong to Him. I’ll take that in with me, and two pencils.`,
    passage: "James 1:5",
    also: "exam exams test tests finals studying midterm bar exam licensing college entrance grades",
  },
  {
    id: "a-journey",
    title: "Before a journey",
    prayer: `God of Abraham, You told him to go before You told him where. We know where, and we still can’t find the charger. Watch over this road, this flight, this long bus ride. Keep the driver awake and the weather kind. Keep the ones we’re leaving, and the one who’ll be waiting at the other end with a sign.

If it all comes apart, make us decent to the person at the counter, who didn’t do it. Go along with those who are traveling tonight because they can’t stay where they were. Bring us there, and bring us home, and at the last bring us all to the city You’ve built.`,
    passage: "Psalm 121:1-8",
    also: "journey travel traveling trip flight flying driving road vacation safe travels airport",
  },
  {
    id: "an-interview",
    title: "Before a job interview",
    prayer: `Father, in an hour I’ll sit across from people who can say yes or no to my rent. My shirt’s ironed and my mouth is dry. Help me tell the truth well. Let them see what I can do and not only where I went to school or how I say my name.

If this is mine, let it come. If it isn’t, don’t let the no get down into my bones. You’ve known me longer than they have, and I was Yours before I’d done a day’s work.`,
    passage: "Psalm 37:23-24",
    also: "interview job interview interviewing hiring new job application career unemployed looking for work",
  },
  {
    id: "court",
    title: "Before a day in court",
    line: "Before the judge, or in the hallway",
    prayer: `Judge of all the earth, I’ve got to stand up in that room and be talked about. You know what happened, all of it. Where I did wrong, give me the courage to say so. Where I’ve been wronged, let it come to light. Give my lawyer a clear head, the judge a fair one, and the other side some mercy, which I’m having trouble wanting for them.

Whatever’s decided by five o’clock, it isn’t the last word. Jesus, You’ve stood before a judge who knew better. Go in there with me, and stay until they’ve read it out.`,
    passage: "Psalm 43:1-5",
    also: "court trial hearing judge custody immigration hearing lawsuit sentencing jury duty lawyer",
  },
  {
    id: "election-day",
    title: "On election day",
    prayer: `God of the nations, they’re counting us today, and it’s easy to think that everything hangs on it. Much does. Give us clean hands and a fair count. Make us vote as people who’ll have to look the poor in the eye. Keep poll workers safe and lines short.

Whoever wins, save them from believing their own speeches; whoever loses, save them from bitterness, and us from gloating. Help us be neighbors on Wednesday. Jesus is Lord this morning, and He’ll be Lord when it’s all been counted.`,
    passage: "1 Timothy 2:1-4",
    also: "election election day vote voting politics president ballot government country",
  },
  {
    id: "a-disaster",
    title: "In a disaster",
    line: "While it’s still going on",
    prayer: `Lord, have mercy. Have mercy on those under it and those running from it, on those who can’t reach their mother, and those who can’t be reached. Hurry the rescuers, and hold up what they’re crawling under. Open the roads. Get clean water through, and insulin, and a voice that speaks the language. Stop the rumors, and anyone who’s come to make money off this.

We won’t say that You sent it. We’ll say that You’re in it, with the ones who’ve lost everything, since that’s where Your Son always went. Show us what to send and where to go, and don’t let us forget by next week.`,
    passage: "Psalm 46:1-3",
    also: "disaster hurricane earthquake flood fire wildfire tornado storm shooting emergency evacuation",
  },
];
