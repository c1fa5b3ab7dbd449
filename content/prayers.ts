/** One of the generator's fixed prayers: the verse said back to God in the first person. */
export type PrayerTemplate = {
  id: "peace" | "strength" | "thanksgiving" | "guidance" | "faith";
  theme: string;
  reference: string;
  text: string;
};

/** In the order of the selector; the first is shown at the start. */
export const prayers: readonly PrayerTemplate[] = [
  {
    id: "peace",
    theme: "Peace & Comfort",
    reference: "Philippians 4:6-7",
    text: "Father, You tell me to be anxious about nothing, and You know that I am anxious now. So I am doing what You ask. I bring You everything that presses on me, the great worries and the ones too small to tell anyone. I name what I need. I thank You for what You have already given. Let Your peace, which is greater than I can understand, stand guard over my heart and my thoughts in Christ Jesus. Amen.",
  },
  {
    id: "strength",
    theme: "Strength & Courage",
    reference: "Joshua 1:9",
    text: "Lord my God, You told Joshua to be strong and courageous before he had taken one step into the land. I need to hear that command today. What is ahead of me looks too large, and my courage is small. When I am afraid, steady me. When I am discouraged, speak to me again. You are with me wherever I go: into the room I dread, and along the road whose end I cannot see. Because You go with me, I will go.",
  },
  {
    id: "thanksgiving",
    theme: "Thanksgiving",
    reference: "Psalm 100:4-5",
    text: "I come through Your gates with thanks, Lord, and into Your courts with praise. Thank You for this day, and for the breath to speak of it. I bless Your name, because You are good. You were good before I noticed. Your love does not end when my gratitude runs thin. You were faithful to those who lived before me, and You will be faithful to those who come after. Let my voice be one among theirs.",
  },
  {
    id: "guidance",
    theme: "Guidance & Wisdom",
    reference: "James 1:5",
    text: "Generous God, I lack wisdom, and I am asking You for it. You see the choice before me and how often I have turned it over in the night. Thank You that You find no fault with me for asking, even when I must ask again. You have said that wisdom will be given. Show me what is right. Keep me patient while I cannot see it, and make me brave enough to do it when I can.",
  },
  {
    id: "faith",
    theme: "Faith & Trust",
    reference: "Proverbs 3:5-6",
    text: "With all my heart, Lord: that is how I would like to trust You. Gather up the part of me that is still afraid, and let it trust You too. My own understanding is like a lamp that lights only a few feet of ground. I am glad of it, but I will not lean on it alone. In all my ways today, in work and in rest, I want to acknowledge You. Make my paths straight, and keep me near You on them.",
  },
];
