import type { prayerThemes } from "./prayer-themes";

/** One of the generator's fixed prayers: the verse said back to God in the first person. */
export type PrayerTemplate = {
  id: keyof typeof prayerThemes;
  reference: string;
  text: string;
};

/** In the order of the selector; the first is shown at the start. */
export const prayers: readonly [PrayerTemplate, ...PrayerTemplate[]] = [
  {
    id: "peace",
    reference: "Philippians 4:6-7",
    text: "Father, You tell me not to be anxious about anything, and You can see that I am. So I’m doing what You said. I’m bringing You all of it, the big worries and the ones too small to tell anyone, and I’m asking for what I need. Thank You for everything You’ve already given me, as far back as I can remember and as lately as this morning. Now let Your peace, which I’ll never be able to explain, stand guard at the door of my heart and my mind, in Christ Jesus. I’m leaving the watch to You. Amen.",
  },
  {
    id: "strength",
    reference: "Joshua 1:9",
    text: "Lord my God, You told Joshua to be strong and courageous before he’d put one foot in the river, and I need You to say it to me. What’s ahead of me looks too big. My courage, just now, would fit in a coat pocket. When I’m afraid, steady me; when I’m discouraged, tell me again. You’re with me wherever I go: into the room I’ve been dreading, and down the road that I can’t see the end of. You’re going, so I’ll go.",
  },
  {
    id: "thanksgiving",
    reference: "Psalm 100:4-5",
    text: "I’m coming in through Your gates with thanks, Lord, and I’m singing in the courtyard, whether or not I can carry the tune. Thank You for this day and for the breath to say so. You’re good, and You were good long before I noticed. Your love doesn’t run out when my gratitude does. You were faithful to my great-grandmother, whose name I barely know, and You’ll be faithful to children who won’t know mine. Put my voice in there somewhere, among all of theirs. I bless Your name.",
  },
  {
    id: "guidance",
    reference: "James 1:5",
    text: "Generous God, I lack wisdom, so I’m doing what I was told and asking You. I’ve made a list with two columns, and it came out even. You don’t find fault with anyone for needing help, so You won’t mind that I’m back with the same question. You’ve said that wisdom will be given. Until it comes, keep me from asking only the friends who’ll agree with me, and keep me kind to the ones who have to wait while I decide. When it comes, get me up out of this chair to act on it, in Jesus’ name.",
  },
  {
    id: "faith",
    reference: "Proverbs 3:5-6",
    text: "Lord, I’m trying to trust You with all my heart. You may have to gather some of it up, because part of it is still hiding in the back room, afraid. My own understanding is like a flashlight. I’m glad of it, and it shows me about six feet of ground, and I’m not going to lean my whole weight on it. In all my ways today, at work and in the car and when I’m finally sitting down, I want to remember that You’re there. Make my path straight, and keep me close to You on it.",
  },
];
