import type { Occasion } from "./occasion";

export const people: readonly Occasion[] = [
  {
    id: "parents-of-small-children",
    title: "For parents of small children",
    prayer: `Lord, it’s six-fifteen and there’s yogurt on the ceiling. Bless the ones who haven’t finished a sentence since spring. Give them an hour’s sleep in one piece, and a sense of humor that wakes before they do. When they shout, help them say they’re sorry, and let the children learn from that as well.

For single parents, who are both the good cop and the bad one, send backup. You gathered the little ones up in Your arms and took Your time. Gather the big ones, too.`,
    passage: "Mark 10:13-16",
    also: "parents of small children mom dad toddler exhausted parent young children single mother single father",
  },
  {
    id: "children",
    title: "For children to say themselves",
    prayer: `Dear God, it’s me. Thank You for today. I liked the part when we laughed. I didn’t like the part when I got mad. I’m sorry for the thing I did. You saw it.

Please take care of my family, even my brother, and my friends, and the kid at school who sits alone. Please help the sick people and all the animals. If anyone hurts me or scares me, even someone I love, help me tell a grown-up. If that one doesn’t listen, help me tell another one, until someone does. It wouldn’t be my fault.

I love You. I know You love me. Good night. Amen.`,
    passage: "Psalm 8:1-2",
    also: "children kids child prayer little kids pray bedtime prayer for kids sunday school",
    help: "child",
  },
  {
    id: "teenagers",
    title: "For teenagers",
    prayer: `God, everyone’s got an opinion about me, and most of them are online. I’m tired of being looked at. You look at me, too, but it’s different; You’re not keeping score. Thank You for the friend who gets it. Help me with the pressure, and the thing I said yes to and shouldn’t have.

I’ve got questions about You that I can’t ask out loud at church. Can I ask them here? If it ever gets so dark that I don’t want to be here, make me tell someone that same night. I’m Yours. I think.`,
    passage: "1 Timothy 4:12",
    also: "teen teens teenager teenagers youth high school social media peer pressure anxiety young people",
    help: "crisis",
  },
  {
    id: "couples",
    title: "For couples",
    prayer: `Father, we’re on the same side, and some nights we forget. Remind us. Take the sarcasm out of our mouths. Help us ask one real question a day, and wait for the answer with the screen face down. Where we’ve hurt each other, make us quick to say it plainly. Where one of us is always the one to bend, even that out.

Thank You for the private jokes. Let this be a place where we’re both safe, and both of us have room to grow. Two can be pulled apart, and a cord of three strands isn’t quickly broken. Christ, be the third.`,
    passage: "1 Corinthians 13:4-7",
    also: "couple couples husband wife spouse marriage partner relationship fiance dating",
    help: "unsafeHome",
  },
  {
    id: "singles",
    title: "For those who are single",
    prayer: `Jesus, You never married, and no one calls Your life half a life. I’d like the same courtesy, beginning with myself. Some days it’s fine: my own keys, my own quiet. Some days I’m forty, at the far table of a cousin’s wedding, and it isn’t.

I’ll tell You what I’d hoped for. You can hear it without fixing me up. Give me people who’d notice if I didn’t come home, and let me be the one who notices for somebody else. I’m not waiting for my life to start. Come and live it with me now.`,
    passage: "Isaiah 56:4-5",
    also: "single singles unmarried divorced widowed alone lonely dating never married waiting for a husband waiting for a wife",
  },
  {
    id: "caregivers",
    title: "For caregivers",
    prayer: `Lord, I’ve learned the pills by color and the night by its creaks. I love her, and I’m worn down to the bare wire, and this afternoon I was short with her and she didn’t know why. Forgive me. You washed feet once; You’ll understand that it’s the daily part that gets you.

Send a nurse with a good laugh, a brother who’ll take Saturdays, an hour that’s mine. Keep me from being a saint about it. When it’s over I’ll miss this, I know. I’m not there yet. Hold us both up.`,
    passage: "Isaiah 46:3-4",
    also: "caregiver caregivers caring for mother father dementia alzheimers elderly parent sick spouse burnout disabled child",
  },
  {
    id: "in-recovery",
    title: "For those in recovery",
    prayer: `God, it’s been a while now, and people have stopped clapping. It’s just Wednesday. Thank You for Wednesday: for the chair in the circle, the bad coffee, the sponsor who picks up. Keep me honest about small things, because that’s where it starts.

Where I’ve got amends left to make, show me the next one and whether it would do more harm than good. Guard me on the holidays and after good news. For the ones who went back out, and the ones who didn’t make it, have mercy. One day. This one.`,
    passage: "Lamentations 3:22-24",
    also: "recovery recovering addict alcoholic sober sobriety twelve step aa na sponsor celebrate recovery",
    help: "crisis",
  },
  {
    id: "prisoners-and-families",
    title: "For prisoners and their families",
    prayer: `Lord who hears the groans of the prisoners, hear them over the noise at count. Be in the cell with the one who did it and the one who didn’t. Give them one guard who’s fair, one letter a week, and something to read. Be on the bus with the mothers, four hours each way for forty minutes and a vending machine. Be with children who say that Dad’s away working.

Let there be justice, and let it have a face. You said that when we visit them we visit You. Make us believe it enough to go.`,
    passage: "Hebrews 13:3",
    also: "prisoner prisoners prison jail inmate incarcerated family member son in prison father in jail death row",
  },
  {
    id: "nurses",
    title: "For nurses and all who care for the sick",
    prayer: `Healer, it’s hour eleven. I’ve got six patients and the hands of one person. Help me see the man in bed four and not only his chart. Catch my mistakes before they reach anyone. When I have to be the one who stays after the doctor’s said it, give me words, or let me be quiet well.

I’ve lost two this week. I don’t get to stop in the hall and cry, so I’m doing it here. Let me leave it at the door of the unit. Wash me with the last of the soap, and take me home.`,
    passage: "Matthew 25:35-40",
    also: "nurse nurses doctor medic paramedic hospital worker healthcare health care aide first responder night shift",
  },
  {
    id: "teachers",
    title: "For teachers",
    prayer: `Rabbi, they called You, and You had twelve who kept missing the point. I’ve got thirty-one. Thank You for the girl who finally saw it today and said oh. Help me be fair to the one who gets under my skin; there’s a reason for it somewhere, and it isn’t me. Keep me from sarcasm, and from grading tired.

Protect these rooms from violence. Provide glue sticks. When I can’t tell whether any of it matters, remind me who taught me, and that she never knew.`,
    passage: "James 3:1-2",
    also: "teacher teachers professor educator principal classroom aide coach school staff tutor",
  },
  {
    id: "students",
    title: "For students",
    prayer: `Lord, I’m the first in my family to sit in this library, or I’m the fourth and no one asked. It’s past midnight. There’s a paper due, and the rent, and a roommate who’s taken up drums. Teach me to love what’s true, and to say so when I don’t know.

Some of what I came here believing won’t hold up, and some of it will bear my whole weight; stay with me while I find out which. Don’t let my faith be the one thing I never think about. If I’m laughed at for it, give me thick skin and no contempt. And somewhere among these thousands, show me two I could pray with.`,
    passage: "Proverbs 2:1-6",
    also: "student students college university campus freshman graduate school studying dorm homework",
  },
  {
    id: "soldiers",
    title: "For those in uniform",
    prayer: `Lord, a soldier told Your Son that he knew about orders, and Jesus marveled at him. Be with all who are under orders today, on land and ships and in rooms full of screens. Guard them from death, and from doing what they’ll see every night afterward. Give their commanders fear of You.

For those who are home and aren’t home yet, who sit with their backs to the wall, send peace that gets past the guard. For their enemies, mercy. For all of us, a world where it’s not needed.`,
    passage: "Matthew 8:5-10",
    also: "soldier soldiers veteran veterans military army navy air force marines police firefighter ptsd uniform",
    help: "crisis",
  },
  {
    id: "the-old",
    title: "For the old",
    prayer: `Ancient of Days, I’m catching up with You. My knees have gone, and half my address book. I walk into a room and stand there, waiting for it to tell me why. Don’t cast me off now that my strength is failing; there’s a psalm that lets me say so.

Thank You for what’s left: the sparrows, a great-grandchild’s wet kiss, a hymn with all its verses. Forgive me for snapping at the people who help me up. I can still pray, and I’ve got the time, and an awful lot of names. Use me for that. And when it’s evening, let it be an easy crossing.`,
    passage: "Psalm 71:17-18",
    also: "old elderly aging senior seniors growing old grandparents nursing home widow memory old age",
  },
  {
    id: "hurt-by-church",
    title: "For those hurt by church",
    line: "When His name was used to hurt you",
    prayer: `God, I flinch at hymns. What they did, they did with Your name in their mouths, and when I told, they closed ranks. I’m not bitter; I’m injured. There’s a difference, and You can see it.

Jesus, You made a whip of cords for people who’d turned Your Father’s house into that. You said what should be hung around the necks of those who harm little ones. So You’re on my side in this. I don’t owe anyone a return, or a quick pardon. I want You back, separate from them. Is that all right? Start small.`,
    passage: "Ezekiel 34:15-16",
    also: "hurt by church church hurt spiritual abuse religious trauma abused by pastor left church clergy abuse cult",
    help: "unsafeHome",
  },
];
