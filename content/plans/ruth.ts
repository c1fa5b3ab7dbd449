import type { PlanText } from "./plan";
import { readingDays } from "./reading-days";

export const ruth: PlanText = {
  id: "ruth-plan",
  title: "Ruth: A Widow and a Foreigner",
  description:
    "Eight days with a small book of the Bible, in which God hardly speaks and people are kind.",
  overview: `It happens in a bad century, when there was no king and people did as they liked. There’s a famine, and three funerals in five verses. Then a bitter old woman and a foreign young one walk home together, and nothing that follows is a miracle in the usual sense. There’s barley. There’s a man who keeps the law more generously than he has to.

God’s named often in these four chapters and acts in the open only twice. If you can’t see Him at work in your own life just now, you’re in the right book.`,
  readsOn: true,
  days: readingDays([
    [
      "Three funerals",
      "Ruth 1:1-14",
      "They left home so as not to starve, and it was the men who died. Naomi’s got nothing to go back for except a rumor of bread. She tells her daughters-in-law to go home, kisses them, and all three of them cry out loud on the road.",
      "Whom have you lost since you last lived in one place?",
      "God of women on the road, You see them today at every border, with what they can carry. Three funerals, and it’s told in five verses. You’d have the rest. I’ve someone I’d rather not let go of. Have mercy on this parting.",
    ],
    [
      "Don’t call me Naomi",
      "Ruth 1:15-22",
      "Where you go, says Ruth, and it’s said at weddings now, but it was said by a young widow to an old one who didn’t want company. Naomi comes home and tells the whole town that she’s bitter and that it’s God’s doing. No one corrects her. Ruth’s standing beside her, and she calls that empty.",
      "Who’s beside you that you’ve counted as nothing?",
      "Call me Mara, she said, and You let her, LORD, and kept Your book open to her. I’m allowed to say it, then. I went away full. If there’s a Ruth next to me whom I can’t see for crying, wait until I turn my head.",
    ],
    [
      "It so happened",
      "Ruth 2:1-12",
      "She’s come to pick up what the harvesters drop, which is what the law left for the poor and the stranger. As it happened, it’s his field. Boaz has noticed how she’s lived, and he tells the men not to touch her. It tells you what the fields were like.",
      "Where did you end up, as it happened?",
      "You let it happen, God, and no one hears You do it. Bless whoever works in other people’s fields today: the pickers, the cleaners of hotel rooms. Keep men’s hands off them. Spread Your wings over all who’ve come to shelter there.",
    ],
    [
      "Handfuls on purpose",
      "Ruth 2:13-23",
      "Drop some on purpose, he tells them, and don’t shame her. It’s the best line on giving in the Bible. She brings home thirty pounds of barley and her leftovers from lunch, and for the first time Naomi says something good about God.",
      "What could you drop on purpose, so that no one need ask?",
      "Teach me that kind of giving, Lord, which falls where it’ll be found and looks the other way. I’ve been given to so that it hurt. Thank You for those who did it well. And let the bitter ones at home have something hot.",
    ],
    [
      "At the threshing floor",
      "Ruth 3:1-9",
      "It’s risky, what Naomi sends her to do, and it could have ended badly. The story knows that. Ruth asks him, in the dark, for the very thing he’d prayed over her: spread your wings. He could be the answer to his own prayer.",
      "What have you prayed for someone that you could do yourself?",
      "God, I’ve asked You to look after people while I kept my cloak to myself. I’m awake now. Guard any who’re alone with someone stronger, and let them be met by decency. Where I’m the stronger one, make me safe to come to.",
    ],
    [
      "Six measures",
      "Ruth 3:10-18",
      "He’s startled, and honorable. There’s a nearer relative, and it’ll have to be done in the light. He won’t let her go home with nothing, so he loads her up with barley before anyone’s about. Now wait, says Naomi, who’s begun to hope.",
      "What are you waiting to see settled, with barley in your lap?",
      "It’s out of my power by now, LORD, and it’s being decided somewhere by people with papers. Thank You for what was put in my arms to go on with. Make me careful of others’ names, as he was of hers. And keep me still till it’s done.",
    ],
    [
      "At the town gate",
      "Ruth 4:1-12",
      "It’s law, done in the open, with ten witnesses. The nearer man would like the field and not the foreign widow who goes with it; he isn’t wicked, he’s careful. Boaz isn’t. He takes on the dead man’s name, and the whole gate blesses her.",
      "What kindness of yours would take a signature?",
      "Redeemer, it’s a word from property law, and You’ve made it Your own. You took on the field and me with it. Bless the ones who do love’s paperwork: foster parents at a hearing, a neighbor co-signing. Let them see it prosper.",
    ],
    [
      "A son’s born to Naomi",
      "Ruth 4:13-22",
      "The women put the child on her knees and say that Ruth’s better to her than seven sons. She was empty; look at her lap. The last word of the book’s a name, David, and a thousand years on there’s another birth in that town.",
      "Who’d say of you that you’ve been better than seven?",
      "You gave it back by another way, LORD, and she didn’t get her boys back. I won’t pretend that it’s a trade. But her lap was full. Bless whoever’s holding a child today that’s not their own, and theirs. From such a house You came.",
    ],
  ]),
};
