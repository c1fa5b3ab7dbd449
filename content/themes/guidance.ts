import type { ThemeText } from "./theme";

export const guidance: ThemeText = {
  id: "theme-11",
  title: "Guidance",
  description:
    "For anyone standing outside a closed door and wondering which way God would have them go now.",
  prayer: `Spirit of Jesus, that’s the third door since January. I’d prayed about the interview, and I’d ironed the shirt, and it shut, quietly, the way they do.

I won’t pretend I’m not disappointed, but Paul stood outside locked doors, too, and You weren’t angry with him. You had someone waiting across the water.

So go ahead of me, but slowly. I don’t need an itinerary as much as I need to know that You’re in the boat. Like Moses, I’d rather stay in the desert with You than travel without You. Light the sidewalk in front of my feet, and if that’s only as far as the mailbox today, I’ll walk to the mailbox. I’m coming, Lord. Lead on.`,
  scriptures: [
    {
      reference: "Acts 16:7-10",
      verses:
        "And when they came to the border of Mysia, they tried to enter Bithynia, but the Spirit of Jesus would not permit them. So they passed by Mysia and went down to Troas. During the night, Paul had a vision of a man of Macedonia standing and pleading with him, “Come over to Macedonia and help us.” As soon as Paul had seen the vision, we got ready to leave for Macedonia, concluding that God had called us to preach the gospel to them.",
    },
    {
      reference: "Exodus 33:14-15",
      verses:
        "And the LORD answered, “My Presence will go with you, and I will give you rest.” “If Your Presence does not go with us,” Moses replied, “do not lead us up from here.”",
    },
    {
      reference: "Psalm 119:105",
      verses: "Your word is a lamp to my feet and a light to my path.",
    },
  ],
  reflection: `Paul had a sensible plan, and it was for God. He’d preach in the province of Asia, which was next on the road, and the Holy Spirit prevented him. So he turned north, and “the Spirit of Jesus would not permit them.” Luke doesn’t explain how they knew. As far as we can tell, Paul traveled from one locked door to another until he ran out of country and stood in Troas, looking at the sea.

That night he saw a Macedonian in a vision, pleading for help. They sailed, and the first people to listen were women who gathered to pray beside a river. One of them was Lydia, a dealer in purple cloth, and when the Lord opened her heart, she opened her house (Acts 16:13-15).

A shut door may not mean that you’ve misunderstood God. Keep walking, with people you trust, read by the lamp you’ve been given, and stay where you can see the water.`,
  applicationSteps: [
    "Name one door that has shut, and tell God plainly how that felt.",
    "Write down what you already know is right, and do it today.",
    "Read Acts 16:6-15 and count how often Paul’s plan changes.",
    "Ask two people you trust what they see that you may be missing.",
    "Set a day for deciding, and don’t decide while you’re exhausted.",
  ],
};
