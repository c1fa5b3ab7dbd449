import type { ThemeText } from "./theme";

export const hope: ThemeText = {
  id: "theme-12",
  needsHelpLines: true,
  title: "Hope",
  description:
    "A prayer for people who are tired of waiting and need a reason to look toward morning.",
  prayer: `God of hope, mine has nearly run out. I’ve waited, and what I waited for hasn’t come. Some mornings I’m afraid to want anything, because wanting hurts.

You’ve never asked me to fake it, so here I am with Mary outside the tomb, crying too hard to see who’s there. Come and say my name. I think I’d know Your voice anywhere.

Holy Spirit, You pour love into hearts that can’t hold very much, so pour a little. And if I can’t hope for myself today, find someone who’ll hope for me and not mind. Jesus, You didn’t stay in the grave. I’m turning toward the place where light comes, and I’ll stand here until I see You.`,
  scriptures: [
    {
      reference: "John 20:14-16",
      verses:
        "When she had said this, she turned around and saw Jesus standing there. But she did not recognize that it was Jesus. “Woman, why are you weeping?” Jesus asked. “Whom are you seeking?” Thinking He was the gardener, she said, “Sir, if you have carried Him off, tell me where you have put Him, and I will get Him.” Jesus said to her, “Mary.” She turned and said to Him in Hebrew, “Rabboni!” (which means “Teacher”).",
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
  reflection: `Mary Magdalene is crying so hard that she can’t tell who’s in front of her. She came in the dark to be near a body, and now even that is gone. She talks to two angels and doesn’t seem to care that they’re angels. She turns around, sees Jesus, and takes Him for the gardener.

So hope was standing a few feet away from her, alive, and she was still weeping. It’s worth remembering on a day when you can’t feel any. She hadn’t brought Him there by being brave. God had raised Him, and hers was the first face He came to see.

He didn’t explain. He said one word, “Mary,” and she knew Him.

Hope “does not disappoint us,” Paul says, because it begins with God, who pours love into people. If you’re in that garden now, and everything you came for is gone, you don’t have to see yet. Stay a while, and listen for your name.`,
  applicationSteps: [
    "Read John 20:11-18 slowly, and put your own name where Mary’s is.",
    "Write down one way God has helped you before, with the date.",
    "Ask a friend to pray about the thing you can’t pray about.",
    "Do one small thing for tomorrow, such as laying out your clothes.",
    "Watch the sun come up one day this week, even through a window.",
  ],
};
