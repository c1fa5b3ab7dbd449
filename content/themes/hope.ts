import type { ThemeText } from "./theme";

export const hope: ThemeText = {
  id: "theme-12",
  needsHelpLines: true,
  title: "Hope",
  description:
    "A prayer for people who are tired of waiting and need a reason to look toward morning.",
  prayer: `God of hope, mine has nearly run out. I’ve waited, and what I was waiting for hasn’t come, and some mornings I’m afraid to want anything, because wanting hurts.

You’ve never asked me to pretend, so I’ll say it as they said it on the road to Emmaus. I was hoping. Jesus, come up beside me, even if I don’t recognize You. Ask me what’s wrong, and walk slowly.

Holy Spirit, You pour love into hearts that can’t hold very much, so pour a little. If I can’t hope for myself today, find someone who’ll hope for me and not mind. And stay, Lord, because it’s nearly evening. I think I’d know You by how You break the bread.`,
  scriptures: [
    {
      reference: "Luke 24:15-17",
      verses:
        "And as they talked and deliberated, Jesus Himself came up and walked along with them. But their eyes were kept from recognizing Him. He asked them, “What are you discussing so intently as you walk along?” They stood still, with sadness on their faces.",
    },
    {
      reference: "Romans 15:13",
      verses:
        "Now may the God of hope fill you with all joy and peace as you believe in Him, so that you may overflow with hope by the power of the Holy Spirit.",
    },
    {
      reference: "Romans 5:3-5",
      verses:
        "Not only that, but we also rejoice in our sufferings, because we know that suffering produces perseverance; perseverance, character; and character, hope. And hope does not disappoint us, because God has poured out His love into our hearts through the Holy Spirit, whom He has given us.",
    },
  ],
  reflection: `Two people are walking the seven miles to Emmaus with their backs to Jerusalem, going over everything again, when a stranger falls in beside them and asks what they’re discussing. They stop where they are, and finally one of them says it: “we were hoping” (Luke 24:21).

They’ve put it in the past tense. They’d even heard the women announce that morning that He was alive, and it was too astonishing to take in. And all the while the One they’re mourning is right there, matching their footsteps and listening to every word.

So you may have less hope than you’d like and more company than you realize. He didn’t wait until they were feeling better. He came up on the road, and He stayed for supper.

Hope “does not disappoint us,” Paul says, because God begins it, by pouring love into people. If yours is in the past tense tonight, tell Him so, and keep walking.`,
  applicationSteps: [
    "Read Luke 24:13-35 slowly, and mark the place where hope comes back.",
    "Write down one way God has helped you before, with the date.",
    "Ask a friend to pray about the thing you can’t pray about.",
    "Do one small thing for tomorrow, such as laying out your clothes.",
    "Watch the sun come up one day this week, even through a window.",
  ],
};
