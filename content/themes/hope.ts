import type { ThemeText } from "./theme";

export const hope: ThemeText = {
  id: "theme-12",
  title: "Hope",
  description:
    "A prayer for people who are tired of waiting and need a reason to look toward morning.",
  prayer: `God of hope, mine is nearly gone. I have waited, and what I waited for has not come. Some mornings I am afraid to want anything, because wanting hurts.

You do not ask me to pretend. I bring You the little I have, and I ask You to do the filling. Let me see one sign of Your goodness today, and let me know it when I see it. When I cannot hope for myself, let others hope for me.

I do not know how this will end. I do know that Jesus did not stay in the grave. So I will wait for You with my face turned toward the place where light comes.`,
  scriptures: [
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
    {
      reference: "Psalm 130:5-6",
      verses:
        "I wait for the LORD; my soul does wait, and in His word I put my hope. My soul waits for the Lord more than watchmen wait for the morning—more than watchmen wait for the morning.",
    },
  ],
  reflection: `“Out of the depths I cry to You, O LORD!” So Psalm 130 begins. Halfway through, the one who prays it is still waiting. He thinks of watchmen on guard at night. A watchman cannot make the sun rise sooner. At the darkest hour he can see no sign of it. He looks east all the same, because morning has always come.

Hope in the Bible is a kind of waiting that knows whom it waits for. You can hope and weep in the same hour. Paul does not call pain good, and he does not rest hope on our strength. Hope “does not disappoint us, because God has poured out His love into our hearts” (Romans 5:5). In Romans 15 he asks God to fill a whole church with it. Other people’s hope can shelter you on a day when you have none. Who could do the hoping for you this week, if you asked?`,
  applicationSteps: [
    "Say Psalm 130:5 aloud when you wake, or whenever you cannot sleep.",
    "Write down one way God has helped you before, with the date.",
    "Ask a friend to pray about the thing you cannot pray about.",
    "Do one small thing for tomorrow, such as laying out your clothes.",
    "Watch the sun rise one day this week, from a window if need be.",
  ],
};
