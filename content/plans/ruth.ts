import type { PlanText } from "./plan";
import { readingDays } from "./reading-days";

export const ruth: PlanText = {
  id: "ruth-plan",
  title: "Ruth: A Widow and a Foreigner",
  description:
    "Eight days with a small book of the Bible, in which God never says a word and people are kind.",
  overview: `It happens in a bad century, when there was no king and people did as they liked. There’s a famine, and three funerals in five verses. Then a bitter old woman and a foreign young one walk home together, and nothing that follows is a miracle in the usual sense. There’s barley. There’s a man who keeps the law more generously than he has to.

God is named often in these four chapters, but only twice are we told that He did something. If you can’t see Him at work in your own life just now, you’re in the right book.`,
  readsOn: true,
  days: readingDays([
    [
      "Three funerals",
      "Ruth 1:1-14",
      "They left home to keep from starving, and it was the men who died. Ten years later there’s a rumor of bread from Bethlehem, whose name means house of bread. Naomi starts back with nothing but two daughters-in-law, and on the road she sends even them home, for their own good. All three of them stand there and cry out loud.",
      "What goodbye are you still carrying?",
      "God of women on the road, You see them today at every border, with what they can carry. The book hurries past three funerals, and You remember every day those men lived. You can see who I’m not ready to let go of. Be kind to those who turn back, as Orpah did, with tears. Have mercy on this parting.",
    ],
    [
      "Don’t call me Naomi",
      "Ruth 1:15-22",
      "Wherever you go, I will go: we read it at weddings, but a young widow said it first, to an old one who didn’t want company. Then Naomi walks into town and tells everyone that God has emptied her. Call me Mara, she says, which means bitter. No one corrects her, and the book doesn’t, either. Ruth is standing right beside her, not yet counted.",
      "Who’s been standing beside you while you counted yourself empty?",
      "Call me Mara, she said, and You let her, LORD, and kept it in Your book. So I’m allowed to say it, too. I went away full. I don’t have a better prayer than that today, and You don’t seem to need one. If there’s a Ruth next to me that I can’t see for crying, ask her to wait until I turn my head.",
    ],
    [
      "It so happened",
      "Ruth 2:1-12",
      "By law the harvesters left what they dropped for the poor and the foreigner, so Ruth goes out to find a field. She just happens, the book says with a straight face, to come to one that belongs to Boaz. He’s already heard what she’s done for Naomi. He orders the men not to touch her, which tells you what the other fields were like.",
      "What good thing in your life began with where you happened to be?",
      "You arranged it, God, so quietly that no one heard. Watch over all who work in other people’s fields today, picking strawberries or cleaning hotel rooms. Keep men’s hands off them. Let whoever’s in charge be like Boaz, who knew what goes on and said so out loud. Spread Your wings over everyone who’s come a long way to shelter there.",
    ],
    [
      "Handfuls on purpose",
      "Ruth 2:13-23",
      "Pull some stalks out for her, Boaz tells his men, and don’t embarrass her. So she can’t tell how much of her thirty pounds of barley is luck. She’s been asked to eat with the crew, and she’s saved part of her lunch for Naomi. And at home, for the first time since she came back, Naomi has something good to say about God.",
      "What could you leave where someone will find it, so that they don’t have to ask?",
      "Teach me that kind of giving, Lord, which falls where it’ll be found and looks the other way. I’ve been helped in ways that hurt, and in ways that left me with my head up. Thank You for the people who knew the difference. Bless whoever’s standing in line for groceries today. And where a bitter woman waits at home, expecting nothing, surprise her.",
    ],
    [
      "At the threshing floor",
      "Ruth 3:1-9",
      "What Naomi asks of her is risky, and the story knows it. He’ll tell you what to do, Naomi had said, but it’s Ruth who tells him. In Hebrew the corner of a garment is a wing, so she’s asking, in the dark, for the very thing he’d prayed for her in the field. He can be the answer to his own prayer.",
      "What have you prayed for someone that you could do yourself?",
      "God, I’ve asked You to look after people while I kept my cloak to myself. I’m awake now. Guard everyone who’s alone with someone stronger, and let the stronger one be decent. Where I’m the stronger one, make me safe to come to. And stay with everyone who’s had a night like this go wrong. You know whose fault it was, and it wasn’t theirs.",
      "needsHelpLines",
    ],
    [
      "Six measures",
      "Ruth 3:10-18",
      "He could take advantage of her, and he doesn’t. There’s a nearer relative, so it’ll have to be settled by daylight, and until then he keeps her name out of people’s mouths. Don’t go home empty-handed, he says, and loads her up with barley before anyone’s awake. Empty was Naomi’s word for herself. Wait, she says now. She’s begun to hope.",
      "What are you waiting to see settled, and what’s been put in your arms meanwhile?",
      "It’s out of my hands now, LORD, and it’s being decided somewhere by people with papers. Thank You for what I’ve been given to keep me going. Make me as careful of other people’s names as he was of hers. This is the part I’m worst at, when there’s nothing left to do. Sit with me until we hear.",
    ],
    [
      "At the town gate",
      "Ruth 4:1-12",
      "It’s done in the open, by the book, with ten witnesses and a sandal. The nearer man wants the field until he hears that a foreign widow comes with it. He isn’t wicked; he’s done the math. Boaz talks as if he’d bought her, but it was Ruth who asked. And a whole town blesses a woman from Moab with the names of Israel’s mothers.",
      "What kindness of yours would take a signature?",
      "Redeemer is a word from family law, Jesus, and You’ve made it Your own. You paid what I couldn’t, in front of witnesses, and You weren’t ashamed of my name. Set free every woman who’s still being bought and sold. Bless the ones who do love’s paperwork: foster parents at a hearing, a grandmother with a guardianship form, the clerk who stays late to find the missing page. Let them see it prosper.",
    ],
    [
      "A son is born to Naomi",
      "Ruth 4:13-22",
      "Naomi takes the child on her lap. The women who heard her call herself bitter crowd around, saying that Ruth is better to her than seven sons. The baby doesn’t replace the two she buried; no one says he does. She came home empty, and look at her. The last word is a name, David, and a thousand years on there’s another birth in Bethlehem.",
      "Who’s been better to you than seven, and have you told them?",
      "She didn’t get her boys back, LORD, and I won’t pretend that this was a trade. But You filled her lap by a road no one would have guessed. Bless whoever’s holding a child today who isn’t theirs by blood and is theirs all the same. Be near to those whose laps stay empty. Jesus, two widows, one of them foreign, kept Your family going. I’m glad it’s that kind.",
    ],
  ]),
};
