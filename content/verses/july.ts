import type { DayVerse } from "./day-verse";

/** A verse and a line to pray for each day of July, from the first on. */
export const july: readonly DayVerse[] = [
  {
    reference: "Proverbs 18:10",
    verses: "The name of the LORD is a strong tower; the righteous run to it and are safe.",
    line: "When trouble’s chasing me, I say Your name and run. Thank You, Lord, that the door isn’t locked.",
  },
  {
    reference: "Psalm 84:10",
    verses:
      "For better is one day in Your courts than a thousand elsewhere. I would rather be a doorkeeper in the house of my God than dwell in the tents of the wicked.",
    line: "I’d take one hour near You over a month of anything else, Lord. Save me a spot by the door.",
  },
  {
    reference: "John 14:6",
    verses:
      "Jesus answered, “I am the way and the truth and the life. No one comes to the Father except through Me.”",
    line: "I keep asking for directions, and You keep saying Your own name. All right, Jesus. I’ll stay with You.",
  },
  {
    reference: "Colossians 3:12",
    verses:
      "Therefore, as the elect of God, holy and beloved, clothe yourselves with hearts of compassion, kindness, humility, gentleness, and patience.",
    line: "I’m getting dressed for the day, Lord. Hand me kindness, and find me some patience that fits.",
  },
  {
    reference: "Isaiah 43:2",
    verses:
      "When you pass through the waters, I will be with you; and when you go through the rivers, they will not overwhelm you. When you walk through the fire, you will not be scorched; the flames will not set you ablaze.",
    line: "It’s when, You say, and not if. So when the water’s up to my chin, Lord, be there.",
  },
  {
    reference: "2 Samuel 22:29",
    verses: "For You, O LORD, are my lamp; the LORD lights up my darkness.",
    line: "Light up one dark corner of my life today, Lord. I’m ready to see what’s in it.",
  },
  {
    reference: "Matthew 13:44",
    verses:
      "The kingdom of heaven is like treasure hidden in a field. When a man found it, he hid it again, and in his joy he went and sold all he had and bought that field.",
    line: "You’re the treasure, and I’ve been walking right over the field. I’d give up plenty, God, to have You.",
  },
  {
    reference: "Psalm 119:105",
    verses: "Your word is a lamp to my feet and a light to my path.",
    line: "A lamp for my feet shows about one step. That’s all I need, Lord. Hold it low.",
  },
  {
    reference: "Ecclesiastes 4:9-10",
    verses:
      "Two are better than one, because they have a good return for their labor. For if one falls down, his companion can lift him up; but pity the one who falls without another to help him up!",
    line: "I’ve fallen down alone before. Thank You for whoever’s got my arm, and send someone to the one who’s got no one.",
  },
  {
    reference: "Romans 12:12",
    verses: "Be joyful in hope, patient in affliction, persistent in prayer.",
    line: "I’m short on joy and patience and prayer by about Thursday, Holy Spirit. Keep me at it.",
  },
  {
    reference: "James 3:17",
    verses:
      "But the wisdom from above is first of all pure, then peace-loving, gentle, accommodating, full of mercy and good fruit, impartial, and sincere.",
    line: "I was right, and I was harsh. Swap my cleverness for Your wisdom, Lord, which is kind.",
  },
  {
    reference: "Psalm 32:8",
    verses:
      "I will instruct you and teach you the way you should go; I will give you counsel and watch over you.",
    line: "You’ve got Your eye on me, and it’s a loving one. Tell me which way, Lord, and I’ll go.",
  },
  {
    reference: "Luke 10:41-42",
    verses:
      "“Martha, Martha,” the Lord replied, “you are worried and upset about many things. But only one thing is necessary. Mary has chosen the good portion, and it will not be taken away from her.”",
    line: "Many things, Lord, and every one seemed urgent. I’m sitting down next to Mary for five whole minutes.",
  },
  {
    reference: "1 John 1:9",
    verses:
      "If we confess our sins, He is faithful and just to forgive us our sins and to cleanse us from all unrighteousness.",
    line: "I won’t dress it up. I did it, and I’m sorry. You’re faithful, so wash me clean.",
  },
  {
    reference: "Genesis 50:20",
    verses:
      "As for you, what you intended against me for evil, God intended for good, in order to accomplish a day like this—to preserve the lives of many people.",
    line: "They meant to do harm, and it did. Only You could bring good out of that pit, God. Please do.",
  },
  {
    reference: "Galatians 5:13",
    verses:
      "For you, brothers, were called to freedom; but do not use your freedom as an opportunity for the flesh. Rather, serve one another in love.",
    line: "You set us free, Lord, and I’ve been spending it on myself. Show me who could use a hand today.",
  },
  {
    reference: "Isaiah 46:4",
    verses:
      "Even to your old age, I will be the same, and I will bear you up when you turn gray. I have made you, and I will carry you; I will sustain you and deliver you.",
    line: "You’ve carried me the whole way, gray hair and all. Carry my old friends today as well, Lord.",
  },
  {
    reference: "Psalm 107:8-9",
    verses:
      "Let them give thanks to the LORD for His loving devotion and His wonders to the sons of men. For He satisfies the thirsty and fills the hungry with good things.",
    line: "I’ve been hungry, and I’ve been fed, and I’ve hardly ever said so. Thank You, Lord, for this morning’s plate and every one before it.",
  },
  {
    reference: "Mark 12:43-44",
    verses:
      "Jesus called His disciples to Him and said, “Truly I tell you, this poor widow has put more than all the others into the treasury. For they all contributed out of their surplus, but she out of her poverty has put in all she had to live on.”",
    line: "No one in that whole temple noticed her but You. Notice every gift today that costs too much, and look after the giver.",
  },
  {
    reference: "Exodus 15:2",
    verses:
      "The LORD is my strength and my song, and He has become my salvation. He is my God, and I will praise Him, my father’s God, and I will exalt Him.",
    line: "You’re my strength on the way in and my song on the way out. I’ll praise You, God of my parents.",
  },
  {
    reference: "2 Peter 3:9",
    verses:
      "The Lord is not slow in keeping His promise as some understand slowness, but is patient with you, not wanting anyone to perish but everyone to come to repentance.",
    line: "I’ve called You slow when You were only being patient, Lord. Wait a while longer for the ones I love.",
  },
  {
    reference: "John 20:18",
    verses:
      "Mary Magdalene went and announced to the disciples, “I have seen the Lord!” And she told them what He had said to her.",
    line: "I have seen the Lord: she ran the whole way with that in her mouth. Make me a runner, Jesus.",
  },
  {
    reference: "Psalm 89:1",
    verses:
      "I will sing of the loving devotion of the LORD forever; with my mouth I will proclaim Your faithfulness to all generations.",
    line: "As long as I’ve got breath I’ll sing about Your love, and then someone younger can take the next verse.",
  },
  {
    reference: "Proverbs 15:1",
    verses: "A gentle answer turns away wrath, but a harsh word stirs up anger.",
    line: "I’ve got a sharp answer ready. Blunt it, God. Lend me a soft one, and the sense to use it.",
  },
  {
    reference: "Mark 10:45",
    verses:
      "For even the Son of Man did not come to be served, but to serve, and to give His life as a ransom for many.",
    line: "You came to serve, Jesus, and I’ve been waiting to be waited on. Hand me a towel.",
  },
  {
    reference: "Psalm 78:4",
    verses:
      "We will not hide them from their children but will declare to the next generation the praises of the LORD and His might and the wonders He has performed.",
    line: "What should the children hear from us, Lord, so that when they’re old they can say that You were good?",
  },
  {
    reference: "3 John 1:4",
    verses: "I have no greater joy than to hear that my children are walking in the truth.",
    line: "Every parent prays for this. Keep our children walking in the truth, Father, or bring them home to it.",
  },
  {
    reference: "1 Corinthians 10:31",
    verses: "So whether you eat or drink or whatever you do, do it all to the glory of God.",
    line: "This sandwich, this walk, this load of wash: I’d like it all to bring You honor, God.",
  },
  {
    reference: "John 11:25",
    verses:
      "Jesus said to her, “I am the resurrection and the life. Whoever believes in Me will live, even though he dies.”",
    line: "You said it to Martha while the grave was still shut. Say it to me, Jesus. I do believe.",
  },
  {
    reference: "Psalm 40:1-2",
    verses:
      "I waited patiently for the LORD; He inclined to me and heard my cry. He lifted me up from the pit of despair, out of the miry clay; He set my feet upon a rock, and made my footsteps firm.",
    line: "It took a long time and my feet were in mud, but You bent down, Lord, and now I’m standing on something.",
  },
  {
    reference: "Nahum 1:7",
    verses:
      "The LORD is good, a stronghold in the day of distress; He cares for those who trust in Him.",
    line: "You’re good. Trouble’s here, and You’re still good. I’m coming inside Your walls today, Lord, until it’s past.",
  },
];
