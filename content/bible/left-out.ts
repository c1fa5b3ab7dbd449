/**
 * Verses that older English Bibles have and the oldest manuscripts have not: the translators of the Berean
 * Standard Bible give their words in a note.
 */
const notes: Readonly<Record<string, string>> = {
  "matthew 17:21": "But this kind does not come out except by prayer and fasting.",
  "matthew 18:11": "For the Son of Man came to save the lost.",
  "matthew 23:14":
    "Woe to you, scribes and Pharisees, you hypocrites! You defraud widows of their houses, and for a show make lengthy prayers. Therefore you will receive greater condemnation.",
  "mark 7:16": "If anyone has ears to hear, let him hear.",
  "mark 9:44": "where their worm never dies, and the fire is never quenched.",
  "mark 9:46": "where their worm never dies, and the fire is never quenched.",
  "mark 11:26":
    "But if you do not forgive, neither will your Father in heaven forgive your trespasses.",
  "mark 15:28":
    "So the Scripture was fulfilled that says, “And He was numbered with the transgressors.”",
  "luke 17:36": "Two men will be in the field. One will be taken and the other left.",
  "luke 23:17": "Now Pilate was obligated to release to the people one prisoner at the feast.",
  "john 5:4":
    "For from time to time an angel descended into the pool and stirred the water. As soon as it was stirred, the first to enter the pool would be healed of his disease.",
  "acts 8:37":
    "And Philip said, “If you believe with all your heart, you may be baptized.” The eunuch replied, “I believe that Jesus Christ is the Son of God.”",
  "acts 15:34": "Silas, however, decided to remain there.",
  "acts 24:7":
    "But Lysias the commander came with great force and took him out of our hands, ordering his accusers to come before you.",
  "acts 28:29": "When he had said this, the Jews went away, disputing sharply among themselves.",
  "romans 16:24": "May the grace of our Lord Jesus Christ be with you all. Amen.",
};

/** What a verse says that this translation leaves out of its text. */
export const leftOutVerse = (slug: string, chapter: number, verse: number): string | undefined =>
  notes[`${slug} ${chapter}:${verse}`];
