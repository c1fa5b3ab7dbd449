import type { ThemeText } from "./theme";

export const faithTrust: ThemeText = {
  id: "theme-4",
  title: "Faith & Trust",
  description:
    "For anyone who’s done all they can and now has to leave someone, or something, in God’s hands.",
  prayer: `I’ve done everything I can, Father. I’ve woven the basket and sealed it with tar, twice, and now it’s floating, and I’m standing here with both hands still on the edge.

You see what’s inside it, whether it’s a daughter, or an interview, or a biopsy, or a long goodbye. I’ve never trusted anyone with something this small and this enormous.

My times are in Your hands. I’ve recited that before without thinking, and today I’m saying it up to my knees in the river. There goes one hand. There goes the other. You loved this first, Lord, and You’re a better keeper than I am, so I’ll stay nearby and watch for whatever You do.`,
  scriptures: [
    {
      reference: "Exodus 2:3-4",
      verses:
        "But when she could no longer hide him, she got him a papyrus basket and coated it with tar and pitch. Then she placed the child in the basket and set it among the reeds along the bank of the Nile. And his sister stood at a distance to see what would happen to him.",
    },
    {
      reference: "Isaiah 50:10",
      verses:
        "Who among you fears the LORD and obeys the voice of His Servant? Who among you walks in darkness and has no light? Let him trust in the name of the LORD; let him lean on his God.",
    },
    {
      reference: "Psalm 31:14-15",
      verses:
        "But I trust in You, O LORD; I say, “You are my God.” My times are in Your hands; deliver me from my enemies and from those who pursue me.",
    },
  ],
  reflection: `Pharaoh had ordered every newborn Hebrew boy thrown into the Nile (Exodus 1:22). One mother hid her baby for three months, until he couldn’t be hidden any longer, and then she did something that looks, from a distance, like giving up. She put him in the river herself.

Look more closely. She’d sealed the basket with tar and pitch, so that not a drop would get in, and she chose a quiet place among the reeds, where his sister could keep watch. When she’d done everything a mother could do, she took her hands away. She couldn’t have known that a princess was coming down to bathe, and other mothers, who loved their babies as much, wept that year.

That’s trust, in the Bible. It thinks, it works, it uses plenty of tar, and it may not feel peaceful at all; her heart must’ve been pounding. It begins wherever our hands stop. What are you still holding by the edge?`,
  applicationSteps: [
    "Write down what you can’t control, and read Psalm 31:14-15 over it.",
    "Finish your own part first: make the call, seal the basket, send the form.",
    "Ask a friend to wait with you, like the sister among the reeds.",
    "Tell someone about one time God carried what you couldn’t.",
    "At bedtime, open your hands and say, “My times are in Your hands.”",
  ],
};
