import type { PlanText } from "./plan";

export const calmStorm: PlanText = {
  id: "calm-storm-plan",
  title: "Calm in the Storm",
  description:
    "Six days in the storms of the Bible, with prayers for frightened people, beginning where Jesus slept.",
  overview: `A storm can be a diagnosis, a letter from a court, or a grief that you cannot explain to anyone. It does not ask whether you are ready. This plan begins in a boat on a dark lake, where frightened people woke Jesus and asked whether He cared.

We stay with them for two days. Then come two psalms and a word from Isaiah. At the end Jesus speaks of courage, on the night of His arrest. These pages cannot tell you when your storm will end. They tell of the God who is in it with you, and they give you words for calling to Him.`,
  days: [
    {
      title: "Jesus in the boat",
      scripture: {
        reference: "Mark 4:37-38",
        verses:
          "Soon a violent windstorm came up, and the waves were breaking over the boat, so that it was being swamped. But Jesus was in the stern, sleeping on the cushion. So they woke Him and said, “Teacher, don’t You care that we are perishing?”",
      },
      prayer: `Teacher, don’t You care? I did not think I was allowed to ask You that. But Your friends asked it, in the dark, with the boat filling up, and You let them.

So I am asking too. The water comes in faster than I can throw it out. I have prayed, and it seems to me that You are asleep. I am frightened. I am also a little angry that I should have to wake You.

Still, You are in this boat with me. I would rather shout at You than sit here by myself. Hear me, Lord. Let me know somehow that You have heard.`,
      reflection: `It was Jesus who wanted to cross the lake that evening. “Let us cross to the other side,” He said (Mark 4:35). His disciples did what He asked, and it took them into a windstorm. Remember this when trouble makes you search for the wrong turn you must have taken. People can be just where Jesus asked them to be, and still have waves breaking over the side.

Several of these men had fished on this water for a living. Even so, they thought they would die. They woke Him, and they were not polite. Mark kept their words for us: “Teacher, don’t You care that we are perishing?” It is a real prayer. It is even a good one, because they took their fear to Him. He had been asleep, but He had been there. The boat that was filling under them was filling under Him.

Is there something you have been too polite to say to Jesus? He can bear to hear it. Say it to Him today in your own words.`,
    },
    {
      title: "Be still",
      scripture: {
        reference: "Mark 4:39-41",
        verses:
          "Then Jesus got up and rebuked the wind and the sea. “Silence!” He commanded. “Be still!” And the wind died down, and it was perfectly calm. “Why are you so afraid?” He asked. “Do you still have no faith?” Overwhelmed with fear, they asked one another, “Who is this, that even the wind and the sea obey Him?”",
      },
      prayer: `Lord of wind and water, say to my storm what You said to theirs. A word from You would do. I have been shouting at these waves for weeks, and they do not know my voice.

They know Yours. If You are willing, quiet what is around me. If the wind must go on blowing, then quiet what is in me. Speak to the part of me that cannot stop shaking.

I cannot tell how much faith I have. It was enough to make me turn to You, as they did, and I have nothing else to bring. Who are You, that even this can hear You? I want to know.`,
      reflection: `Look at what comes first. Jesus calms the sea, and only afterward asks about faith. His friends had nothing to give Him except panic, and He helped them anyway. So His question cannot be the price of rescue. Perhaps someone has told you that your storm goes on because you do not believe enough. This boat tells a different story.

They are still afraid when the water is flat. Mark says they were “Overwhelmed with fear.” They had met Someone greater than the storm, and they did not yet know what to call Him. “Who is this,” they asked one another. It is a question to ask slowly, for years.

That night the calm came at once. It does not always. The wind may blow on for a long while. The stillness you are given may be inside you, and only a few minutes wide. That is His gift as well. Sit for one minute with your feet on the floor. Let Him say to you what He said to the water: “Be still!”`,
    },
    {
      title: "A refuge",
      scripture: {
        reference: "Psalm 46:1-3",
        verses:
          "God is our refuge and strength, an ever-present help in times of trouble. Therefore we will not fear, though the earth is transformed and the mountains are toppled into the depths of the seas, though their waters roar and foam and the mountains quake in the surge.",
      },
      prayer: `My refuge and strength, I need somewhere to go. The ground I thought was firm has moved. Things as sure to me as mountains have slid into the sea.

Let me come in. I have no speech prepared. I want a wall between me and the wind for an hour. I want to hear You say that I may stay.

This psalm calls You an ever-present help. Then I need not ask You to come from far away. You are already here at this table, beside the letter I have not opened. Help me with that first. And when I am afraid again tonight, let me run in Your direction.`,
      reflection: `For people who lived among hills, nothing was more solid than a mountain. This song imagines the mountains falling into the sea, and the sea roaring back. It does not say that such a thing could never happen. It says “though.” Though all of it should happen, God will still be there to run to.

You do not need to be strong to use a refuge. It is made for people who are running. Behind its walls the psalm hears another kind of water. “There is a river whose streams delight the city of God” (Psalm 46:4). Outside is the flood, and inside a stream goes by. Help will come “when morning dawns” (46:5), says the song, and so it knows about the night.

You may have such a night ahead of you. Is there a place where you feel safe, perhaps a chair by a window or a friend’s kitchen? Go there if you can, and read these three verses aloud. If no place is safe, tell someone who can help you find one.`,
    },
    {
      title: "Through the waters",
      scripture: {
        reference: "Isaiah 43:2",
        verses:
          "When you pass through the waters, I will be with you; and when you go through the rivers, they will not overwhelm you. When you walk through the fire, you will not be scorched; the flames will not set you ablaze.",
      },
      prayer: `I am in it now, God. I had hoped to go around this river, and there was no way around. The water is cold, and I cannot see the other bank.

You never said if. You said when. So You knew about this water before I did, and You promised me Your company in it. I ask for nothing large today. Let me feel the ground under one step, and after that under the next.

You called Your people by name. Please call me by mine, and let me hear it above the noise of the river. However far across it is, walk on the side where the current is strongest.`,
      reflection: `God spoke these words to a whole people. Israel’s families would be scattered to the east and the west, and He promises to gather them (Isaiah 43:5). Before any word about rivers, He tells them why: “I have called you by your name; you are Mine!” (43:1).

Three times the verse says “when.” Being loved by God does not keep the river out of our way. Faithful people fall ill, and they lose those they love. This verse does not explain that. It begins with a promise of company: “I will be with you.” Then it sets a limit on the rivers: “they will not overwhelm you.” Even the small word “through” is a kindness. A river has a far bank, even at night, when nobody can see it.

What is your next step, only the next? It may be one phone call, or something to eat, or lying down for an hour. Take it slowly. You will have company.`,
    },
    {
      title: "Hushed to a whisper",
      scripture: {
        reference: "Psalm 107:28-30",
        verses:
          "Then they cried out to the LORD in their trouble, and He brought them out of their distress. He calmed the storm to a whisper, and the waves of the sea were hushed. They rejoiced in the silence, and He guided them to the harbor they desired.",
      },
      prayer: `Hear me, as You heard those sailors. My skill is used up too. I have done everything I know how to do, and some of it twice. The waves are still higher than the boat.

So I cry out. Perhaps I should have begun with that, but the sailors came to it last, and You did not scold them. Bring me out of this distress. I long for a quiet so deep that I can hear my own breath.

Guide me to the harbor. I may not know it when I see it, so please steer. And if the sea is still rough in the morning, hold me until the wind drops.`,
      reflection: `Psalm 107 tells four short stories of rescue, and the last one happens at sea. Traders are caught in a tempest. The waves lift them up to the heavens and drop them to the depths, until “all their skill was useless” (107:27). These were people who knew their work. They had come to the end of what they knew.

Then comes a sentence that stands in all four stories. “Then they cried out to the LORD in their trouble.” We hear of no vow and no bargain. They cried out, and He brought them out. After the roar, the psalm lets us feel the hush: “They rejoiced in the silence.”

We are not told how many hours they cried. The ones who sing here have reached the harbor. They leave their prayer behind for anybody still at sea. Coming to the end of your skill is no disgrace. What have you been trying to manage alone? Cry out to God about it. Then tell one person who can do something, perhaps a nurse or a lawyer.`,
    },
    {
      title: "Take courage",
      scripture: {
        reference: "John 16:33",
        verses:
          "I have told you these things so that in Me you may have peace. In the world you will have tribulation. But take courage; I have overcome the world!",
      },
      prayer: `Christ Jesus, You never hid the truth from Your friends. You told them that trouble would come, and it came within hours. I trust You more because You said so.

I have trouble of my own, and it is not finished. Some days I have been brave. On others I pulled the blanket over my head. You were with me on both kinds of day.

Now I take the courage that You hold out to me. It was Yours before it was mine. You met the worst that this world can do, and death could not keep You. Let me live inside Your peace while the weather is still bad, and walk with me into tomorrow. Amen.`,
      reflection: `The disciples had just told Jesus that they believed. He answered that they would soon be scattered, “each to his own home,” and that He would be left alone (John 16:32). Then He spoke today’s verse. He offered peace to people who would run away that same night, and He knew it.

“Tribulation” is an old word for trouble that presses hard on us. Jesus says that they will have it, and He names no date when it will end. Beside it He sets the peace that is “in Me,” and His own victory. He said this before the cross, as though the battle were behind Him. Once, on another night of wind, He had come to them across the lake. He said, “Take courage! It is I. Do not be afraid” (Mark 6:50). Both times the courage rests on who is near.

Look back over these six days. Which line has stayed with you? Copy it by hand, and keep it where you will find it when the wind rises.`,
    },
  ],
};
