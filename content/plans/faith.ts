import type { PlanText } from "./plan";

export const faith: PlanText = {
  id: "faith-plan",
  title: "Faith Over Fear",
  description:
    "Five short readings for people who are afraid, with honest prayers and a God who stays near in the dark.",
  overview: `Fear may come from a test result, a letter not yet opened, or a sound in the house at night. The body tightens before the mind has found a word for it. Being afraid is no sin, and it does not mean you have stopped believing.

The writers of these readings knew fear. One was hunted; one was in chains. None of them tells you to pretend. Each day has a passage, a thought, and a prayer that can be prayed with a shaking voice. Some fear needs a doctor or a counselor too. If you are in danger now, get help first. These pages will wait.`,
  days: [
    {
      title: "When I am afraid",
      scripture: {
        reference: "Psalm 56:3-4",
        verses:
          "When I am afraid, I put my trust in You. In God, whose word I praise—in God I trust. I will not be afraid. What can man do to me?",
      },
      prayer: `God, I am afraid. You knew it before I said it. Still, it helps to tell You. My thoughts run ahead to the worst thing and wait for me there. My body is tired from keeping watch.

I want to trust You, and the fear is still here. Take both. You kept David’s tears, so mine cannot be foolish to You. I am not able to trust You tonight for everything that is coming. Help me to trust You for this hour. The fear may come back before morning. When it does, let me turn to You again, as often as it takes.`,
      reflection: `The heading of this psalm places it in Gath, with David in the hands of the Philistines. He had fled from King Saul and come to the home city of Goliath, the giant he had killed. There were enemies behind him and enemies around him.

Look at what he admits. He does not say if; he says “When I am afraid.” Fear and trust stand side by side in one short line. A verse later he says, “I will not be afraid.” Nobody tells us that his hands had stopped shaking. Further on he asks God to save up his tears: “Put my tears in Your bottle” (verse 8). Nobody asks that of a God who is ashamed of him.

If you are afraid tonight, say aloud what frightens you, as plainly as you can. Then finish the line with David: “I put my trust in You.” You may need it again in an hour. David came back to it before the psalm was over.`,
    },
    {
      title: "Power, love, and self-control",
      scripture: {
        reference: "2 Timothy 1:7",
        verses: "For God has not given us a spirit of fear, but of power, love, and self-control.",
      },
      prayer: `Holy Spirit, You live in me on my frightened days as well as my brave ones. I forget that. I feel my heart race, and I think that You must have left.

Give me power today, enough for the next right thing and no more than I need. Give me love, so that I notice who else in the house is scared. Give me a steady mind when everything in me wants to run or hide. Show me which fear is a true warning, and help me to act on it. And if all I manage today is to get out of bed and dress, let me know that You were in it.`,
      reflection: `Paul was in chains when he wrote this, and he expected to die soon. At the end of the letter he asks for his cloak and his scrolls. Timothy, the younger man he was writing to, had shed tears that Paul still remembered (verse 4). So the words pass from one man in trouble to another.

They are no scolding. Paul does not say that a real Christian never trembles, or that trembling drives the Spirit of God away. He names what God has already given: strength to do right, love for others, a mind that can hold steady. The next verse shows which fear he has in view, the kind that makes us ashamed and keeps us silent.

Not every fear is that kind. If somebody is hurting you, your fear is telling the truth. Listen to it, and get help. But is there a small, good thing that the silencing kind has talked you out of? Today, try only the first minute of it.`,
    },
    {
      title: "Light and salvation",
      scripture: {
        reference: "Psalm 27:1",
        verses:
          "The LORD is my light and my salvation—whom shall I fear? The LORD is the stronghold of my life—whom shall I dread?",
      },
      prayer: `Shine here, Lord, in the room where I lie awake. In the dark everything grows, and I cannot tell what is real from what I have imagined. Show me what is truly there. If there is something I must do, let me see the first step. If there is nothing to be done before morning, let me see that too, and rest.

You are my light when I have none of my own. You are the strong place I run to, even out of breath, even ashamed of being afraid again. Please do not send me back out. Stay until it is day, and when it is day, stay.`,
      reflection: `This verse holds three pictures. The LORD is a light. He is salvation, which means rescue. He is a stronghold, the walled place where people ran when an enemy came. The psalm bears David’s name. It speaks of armies and false witnesses, and even of a father and mother who forsake their child (verse 10).

A lamp takes nothing out of a room. In the dark, a coat on a hook can look like a stranger. With the lamp lit, the coat is a coat, and anything truly dangerous can be seen and met. God’s light may leave the trouble standing where it was. But by that light you can see that you were never in there alone.

Nor does the psalm stay brave. By verse 9 it is begging God not to go away. The bold words and the begging belong to one faith. Tonight, leave a lamp on if it helps, and read all fourteen verses. Which line could you have written?`,
    },
    {
      title: "What faith is",
      scripture: {
        reference: "Hebrews 11:1",
        verses:
          "Now faith is the assurance of what we hope for and the certainty of what we do not see.",
      },
      prayer: `I cannot see around the next corner, God, and I have worn myself out with guessing. I have pictured so many endings, and I left You out of every one. Forgive me, and teach me to look for You there.

You led Abraham and did not hand him a map. You were true to people who lived in tents and died still waiting. Be true to me. I will not pretend to feel certain. I ask for light enough for my feet, and for the will to move one of them. What I hope for I place in Your hands. Hold it there when my own grip fails. Amen.`,
      reflection: `The Letter to the Hebrews was written to Christians who had suffered for their faith. They had been mocked in public, and their property had been taken (Hebrews 10:33–34). They needed strength to keep going. So the writer sets before them a long line of people who trusted God. Abraham is among them, setting out “without knowing where he was going” (verse 8).

“Certainty” can sound hard to a frightened person, as if faith meant never feeling unsure. The rest of the chapter is kinder than that. Its people wander, hide in caves, and “died in faith, without having received the things they were promised” (verse 13). They could not see how or when. They held on to the One who had promised. A weak hand can hold a strong one.

What would you do tomorrow if you trusted God with the part you cannot see? Choose one thing and keep it small. Send the form, make the appointment, sit down to breakfast.`,
    },
    {
      title: "Perfect love",
      scripture: {
        reference: "1 John 4:18",
        verses:
          "There is no fear in love, but perfect love drives out fear, because fear involves punishment. The one who fears has not been perfected in love.",
      },
      prayer: `Loving God, part of me still expects You to be angry. I come near the way a person comes to a door where there has been shouting. I learned that somewhere, and You know where.

Thank You that You loved me before I had one thing to show You. Thank You for Jesus, who came close to frightened people and did not crush them. Let Your love reach the place in me that flinches. I know it cannot be hurried. But for as long as this prayer lasts, let me sit with You unafraid. And if anyone is afraid of me, make me gentle.`,
      reflection: `Some fear has God in it. You pray, and part of you waits for the blow. Something goes wrong, and you wonder what He is punishing you for. John knows about this fear. He is writing of the day of judgment, and of having “confidence” when it comes (verse 17).

The perfect love in this verse is not a feeling that you must produce. John has already said where it begins: “not that we loved God, but that He loved us” (verse 10). When he says that a fearful person “has not been perfected in love,” he shuts nobody out. He means that love still has work to do there. If a harsh voice once taught you to flinch, that work may be slow. A good counselor can be part of it.

When you imagine God looking at you, what is His face like? Put that picture beside verse 10, and stay with it for a few quiet minutes.`,
    },
  ],
};
