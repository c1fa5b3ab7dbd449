import type { Scripture } from "../scripture";
import type { HourName } from "./hour";

/** The prayer that fits a part of the day. `prayer` is paragraphs parted by a blank line. */
type HourPrayer = {
  name: HourName;
  /** What it is, in a word or two. */
  kind: string;
  title: string;
  prayer: string;
  /** Said over whoever has prayed at that hour. */
  blessing: Scripture;
  /** Whom to call stands before and after it. */
  needsHelpLines?: true;
};

/** In the order of the day. */
export const hours: readonly HourPrayer[] = [
  {
    name: "morning",
    kind: "Morning prayer",
    title: "Before the day begins",
    prayer: `Good morning, Father. I’m barely awake, and You’ve been up all night. Thank You for this light. I didn’t make it, and here it is.

Before the phone and the news and the list of things to do, I want to say whose day this is. It’s Yours. Jesus, go ahead of me into every room, and teach me to be kind before I’m quick. Holy Spirit, when I pick up what isn’t mine to carry, show me, and I’ll put it down.`,
    blessing: {
      reference: "Psalm 121:8",
      verses: "The LORD will watch over your coming and going, both now and forevermore.",
    },
  },
  {
    name: "midday",
    kind: "Midday prayer",
    title: "In the middle of it all",
    prayer: `Lord, I’m stopping for one minute. The day is half gone, and I’ve hardly looked up.

Thank You for what went right and for what I didn’t have to do alone. What went wrong, I’m handing to You now, so it doesn’t ride along all afternoon. Bless the next person who walks up to me, even if I don’t feel ready for them. Jesus, You sat down by a well at noon because You were tired. Sit with me. Then let’s go on together.`,
    blessing: {
      reference: "2 Thessalonians 3:16",
      verses:
        "Now may the Lord of peace Himself give you peace at all times and in every way. The Lord be with all of you.",
    },
  },
  {
    name: "evening",
    kind: "Evening prayer",
    title: "As the day lets go",
    prayer: `The light is going, God, and I’m home in You wherever I am. Thank You for today: for food, for a laugh I didn’t see coming, for the people who put up with me.

I said some things I’d take back. Forgive me, and show me tomorrow how to make them right. Keep company with whoever eats alone tonight, and the nurse who’s just starting her shift, and the house where nobody’s talking. Stay with us, Lord. It’s getting dark, and we’d rather have You here.`,
    blessing: {
      reference: "Psalm 29:11",
      verses: "The LORD gives His people strength; the LORD blesses His people with peace.",
    },
  },
  {
    name: "night",
    kind: "Night prayer",
    title: "For the dark hours",
    prayer: `Father, it’s late, and You’re awake. I don’t have to watch over the world tonight. You never asked me to.

Here’s what keeps going around in my head. You can have it until morning. Loosen my hands, slow my breath, and be between me and whatever I’m afraid of. If I sleep, thank You. If I don’t, keep me company, and let me rest in You anyway. Be near to everyone who’s lying awake in this same dark. Jesus, You know what a long night is. Stay.`,
    blessing: {
      reference: "Psalm 4:8",
      verses: "I will lie down and sleep in peace, for You alone, O LORD, make me dwell in safety.",
    },
    needsHelpLines: true,
  },
];

/** The prayer of a part of the day. */
export function getHour(name: HourName): HourPrayer {
  const found = hours.find((each) => each.name === name);
  if (!found) throw new Error(`There is no prayer for ${name}`);
  return found;
}
