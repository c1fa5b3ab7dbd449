import type { Scripture } from "../scripture";

/** A confession, and the promise that answers it. */
export type Confession = { text: string; assurance: Scripture; source?: string };

/** One night after another; as they are eight, each comes on another day of the week. */
export const confessions: readonly Confession[] = [
  {
    text: "Father, I’ve run ahead of You today, and I’ve lagged behind. I said more than I knew. I kept what I could’ve given. For what I did, and for what I left, have mercy on me, and turn me toward You again.",
    assurance: {
      reference: "1 John 1:9",
      verses:
        "If we confess our sins, He is faithful and just to forgive us our sins and to cleanse us from all unrighteousness.",
    },
  },
  {
    text: "Lord, I wanted to be right more than I wanted to be kind, and I was clever about it. Take the cleverness. If I owe someone an apology, and it’s safe to make it, give me the name and the nerve.",
    assurance: {
      reference: "Psalm 103:10-12",
      verses:
        "He has not dealt with us according to our sins or repaid us according to our iniquities. For as high as the heavens are above the earth, so great is His loving devotion for those who fear Him. As far as the east is from the west, so far has He removed our transgressions from us.",
    },
  },
  {
    text: "God, I’ve been afraid, and I’ve called it being careful. I’ve been envious, and called it fairness. You’ve heard me explain. I’m sorry, and I’m done explaining.",
    assurance: {
      reference: "Isaiah 43:25",
      verses:
        "I, yes I, am He who blots out your transgressions for My own sake and remembers your sins no more.",
    },
  },
  {
    text: "Jesus, I used people today, a little: their time, their patience, their good opinion of me. I looked past the ones who had nothing I needed. Forgive me, and give me Your eyes.",
    assurance: {
      reference: "Micah 7:18-19",
      verses:
        "Who is a God like You, who pardons iniquity and passes over the transgression of the remnant of His inheritance—who does not retain His anger forever, because He delights in loving devotion? He will again have compassion on us; He will vanquish our iniquities. You will cast out all our sins into the depths of the sea.",
    },
  },
  {
    text: "Holy Spirit, You nudged me and I kept on walking. I knew very well what it was about. Don’t stop nudging. I’d like to be easier to lead tomorrow.",
    assurance: {
      reference: "Romans 8:1-2",
      verses:
        "Therefore, there is now no condemnation for those who are in Christ Jesus. For in Christ Jesus the law of the Spirit of life set you free from the law of sin and death.",
    },
  },
  {
    text: "Father, the same thing again. I’m ashamed to bring it, so I’m bringing it before I can think better of it. You aren’t tired of me. Help me not to be, either, and show me whom to ask for help.",
    assurance: {
      reference: "Psalm 32:5",
      verses:
        "Then I acknowledged my sin to You and did not hide my iniquity. I said, “I will confess my transgressions to the LORD,” and You forgave the guilt of my sin.",
    },
  },
  {
    text: "God of justice, I eat and dress and travel at a price that others pay, and I’d rather not know their names. Have mercy on us all for the wrongs we share in, and help me to put one of them right, even when it costs me.",
    assurance: {
      reference: "Psalm 130:7-8",
      verses:
        "O Israel, put your hope in the LORD, for with the LORD is loving devotion, and with Him is redemption in abundance. And He will redeem Israel from all iniquity.",
    },
  },
  {
    source:
      "The General Confession, The Book of Common Prayer, 1662. Miserable means in need of mercy; that there’s no health in us means that we can’t heal ourselves.",
    text: "Almighty and most merciful Father; We have erred, and strayed from thy ways like lost sheep. We have followed too much the devices and desires of our own hearts. We have offended against thy holy laws. We have left undone those things which we ought to have done; And we have done those things which we ought not to have done; And there is no health in us. But thou, O Lord, have mercy upon us, miserable offenders. Spare thou them, O God, which confess their faults. Restore thou them that are penitent; According to thy promises declared unto mankind in Christ Jesu our Lord. And grant, O most merciful Father, for his sake; That we may hereafter live a godly, righteous, and sober life, To the glory of thy holy Name.",
    assurance: {
      reference: "Titus 3:4-5",
      verses:
        "But when the kindness of God our Savior and His love for mankind appeared, He saved us, not by the righteous deeds we had done, but according to His mercy, through the washing of new birth and renewal by the Holy Spirit.",
    },
  },
];
