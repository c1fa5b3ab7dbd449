/** What people type who look for help, and the pages that are for it. */
export type Concept = {
  /** Each is a word or a few; all of them stand in what was typed, in any order. */
  phrases: readonly string[];
  /** The pages that fit, best first. */
  to: readonly string[];
  /** The need in content/bible/bible-needs.ts whose passages fit. */
  need?: string;
  /** One verse that fits better than the need's. */
  comfort?: string;
  /** Words of despair: whom to call stands before all else. */
  needsHelpLines?: true;
  /** Words of somebody who is not safe at home. */
  unsafeHome?: true;
};

const list = (text: string) => text.split(",").map((phrase) => phrase.trim());

/** Of two that fit equally well the earlier one leads. */
export const thesaurus: readonly Concept[] = [
  {
    phrases: list(
      "suicide, done with life, done with living, tired of living, nobody would miss me, no one would miss me, suicidal, kill myself, killing myself, end my life, end it all, take my life, want to die, wanna die, wish i was dead, wish i were dead, better off dead, better off without me, no reason to live, no point in living, not worth living, dont want to live, dont want to be here anymore, dont want to wake up, hurt myself, harm myself, self harm, cutting myself, cut myself, overdose, cant go on, cannot go on, end it, disappear, whats the point, what is the point, point of living, no way out, goodbye letter, pills, jump off",
    ),
    to: ["/theme/theme-17", "/theme/theme-12"],
    need: "despair",
    needsHelpLines: true,
  },
  {
    phrases: list(
      "hits me, afraid of my boyfriend, scared of my boyfriend, afraid of my girlfriend, afraid of him, scared of him, afraid to go home, beats me, hit me, beat me, abuse, abusive, abused, abuser, domestic violence, hurts me at home, afraid of my husband, afraid of my wife, afraid of my partner, scared of my husband, scared of my dad, unsafe at home, molested, rape, raped, threatens me, chokes me",
    ),
    to: ["/theme/theme-10", "/theme/theme-16"],
    need: "fear",
    comfort: "Psalm 9:9",
    needsHelpLines: true,
    unsafeHome: true,
  },
  {
    phrases: list(
      "depressed, cant do this anymore, cant do it anymore, cant go on like this, depression, hopeless, despair, numb, empty inside, worthless, hate myself, hate my life, everything is dark, darkness, give up, giving up, cant cope, breakdown, crying all the time, no hope, cant take it anymore, so tired of everything, dont care anymore, nothing makes me happy, no joy left, cant get out of bed, stopped caring, sad, sadness, miserable, crying, feeling low, feeling down, dark place, bipolar, postpartum",
    ),
    to: ["/theme/theme-17", "/theme/theme-12", "/plan/psalms-for-the-night-plan"],
    need: "despair",
    needsHelpLines: true,
  },
  {
    phrases: list(
      "hope, lost hope, get better, encouragement, encourage, discouraged, disappointed, disappointment, waiting for so long, is there hope, good news",
    ),
    to: ["/theme/theme-12", "/theme/theme-15", "/plan/joy-plan"],
    need: "despair",
  },
  {
    phrases: list(
      "panic, panic attack, anxiety, anxious, worry, worried, worrying, stress, stressed, nervous, overthinking, overthink, racing mind, racing thoughts, mind racing, overwhelmed, overwhelm, restless, tense, burden, cant breathe, what if, butterflies, presentation, speech, meeting, job interview, deadline, uneasy, on edge, obsess, obsessing, ocd, fret, freaking out, test results, exam, exams, interview, pressure, calm down",
    ),
    to: ["/theme/theme-2", "/plan/anxiety-plan", "/plan/combat-worry-plan"],
    need: "worry",
  },
  {
    phrases: list("peace, peace of mind, inner peace, calm, stillness, serenity"),
    to: ["/theme/theme-2", "/plan/anxiety-plan", "/plan/combat-worry-plan"],
    need: "worry",
    comfort: "John 14:27",
  },
  {
    phrases: list(
      "cant sleep, thoughts keep me up, keeps me up, keep me awake, keeps me awake, cannot sleep, sleep, sleepless, insomnia, awake, lying awake, wide awake, nightmare, nightmares, bad dreams, night, bedtime, before bed, 3am, 3 am, 2am, 2 am, 4am, tossing and turning, toss and turn, cant fall asleep, middle of the night, evening",
    ),
    to: ["/plan/psalms-for-the-night-plan", "/theme/theme-13", "/pray?hour=night"],
    comfort: "Psalm 4:8",
    need: "worry",
  },
  {
    phrases: list(
      "afraid, fear, fears, fearful, scared, scary, terrified, frightened, terror, dread, afraid of dying, afraid of death, phobia, coward, cowardly, horror, ghost, shaking, flying, courage, brave, future",
    ),
    to: ["/theme/theme-16", "/plan/faith-plan", "/theme/theme-10"],
    need: "fear",
  },
  {
    phrases: list(
      "unsafe, guard, driving, road, blizzard, tornado, flood, fire, earthquake, robbed, break in, stalker, safe trip, protect, protection, keep safe, safety, danger, enemies, war, army, military, deployed, soldier, storm, hurricane, spiritual attack, evil, travel, journey, police officer",
    ),
    to: ["/theme/theme-10", "/theme/theme-16", "/plan/calm-storm-plan"],
    need: "fear",
  },
  {
    phrases: list(
      "grief, grieving, grieve, mourning, died, death, passed away, passed on, dead, funeral, lost my mom, lost my mother, lost my dad, lost my father, lost my wife, lost my husband, lost my son, lost my daughter, lost my baby, lost my friend, lost a child, miscarriage, stillborn, stillbirth, widow, widower, missing my, miss her, miss him, miss my, without her, without him, bereaved, loss, burying, buried, burial, grave, gone, hospice, dying, ashes, bury, memorial, empty chair, orphan, suicide loss, anniversary of his death",
    ),
    to: ["/plan/grief-plan", "/theme/theme-2", "/theme/theme-12"],
    need: "grief",
  },
  {
    phrases: list(
      "sick, sickness, ill, illness, disease, cancer, tumor, chemo, chemotherapy, diagnosis, diagnosed, hospital, surgery, operation, pain, chronic pain, heart attack, stroke, healing, heal, healed, doctor, injury, injured, icu, biopsy, scan, mri, hospice, fever, covid, flu, wheelchair, ms, diabetes, kidney, treatment, radiation, test results, hurts every day, aching, dementia, alzheimers, disabled, infertility, migraine, recovery, health",
    ),
    to: ["/theme/theme-5", "/plan/healing-plan", "/plan/miracles-plan"],
    need: "sickness",
  },
  {
    phrases: list(
      "lonely, far away, alone, loneliness, no friends, no one, nobody, nobody cares, no one cares, abandoned, rejected, rejection, left out, isolated, dont know anyone, forgotten, single, unloved, unwanted, homesick, by myself, on my own, everyone left, nobody to talk to, no one to talk to, outsider, ghosted, invisible, ignored, bullied, feel abandoned by god",
    ),
    to: ["/theme/theme-2", "/theme/theme-12", "/theme/theme-17"],
    need: "loneliness",
  },
  {
    phrases: list(
      "guilt, guilty, shame, ashamed, sin, sinned, sinning, forgive me, forgiven, forgives me, god forgive, regret, regrets, abortion, i cheated, adultery, affair, porn, pornography, addicted, addiction, addict, alcohol, alcoholic, drunk, relapse, relapsed, temptation, tempted, lust, confess, confession, repent, i lied, my past, second chance, did something terrible, did something, terrible thing, stole, stealing, stolen, gambling, gamble, drinking, drugs, sober, sobriety, hurt someone, unclean, dirty, failure, failed",
    ),
    to: ["/theme/theme-9", "/plan/forgiveness-plan", "/plan/new-beginnings-plan"],
    need: "guilt",
  },
  {
    phrases: list(
      "angry, anger, mad, furious, rage, hate, hatred, temper, bitter, bitterness, resent, resentment, revenge, yelled, yelling, screamed, unfair, punch, scream, fight, argument, arguing, argued, cant stand, annoyed, irritated, insulted, road rage, injustice, my boss, jealous, jealousy, envy, frustrated",
    ),
    to: ["/plan/1", "/theme/theme-9", "/plan/forgiveness-plan"],
    need: "anger",
  },
  {
    phrases: list(
      "forgive, forgiving, forgiveness, betrayed, betrayal, betray, he hurt me, she hurt me, they hurt me, hurt by, cant forgive, let it go, grudge, lied to me, lied, backstabbed, cheated by, abandoned me, ex, enemy, gossip, trust again",
    ),
    to: ["/theme/theme-9", "/plan/forgiveness-plan", "/plan/1"],
    need: "anger",
  },
  {
    phrases: list(
      "thank, was born, is born, thanks, thankful, thanksgiving, grateful, gratitude, blessed, blessing, praise, happy, birthday, good news today, celebrate, joy, joyful, rejoice, praising, answered prayer, said yes, went well, got the job, passed, cancer free, remission, healthy baby, anniversary, graduated, graduation, promoted, wonderful, amazing",
    ),
    to: ["/theme/theme-3", "/plan/joy-plan", "/plan/miracles-plan"],
    need: "thanks",
  },
  {
    phrases: list(
      "marriage, we fight, fight all the time, always fighting, we argue, married, husband, wife, spouse, divorce, divorced, separated, separation, husband left, wife left, left me, cheating, cheated on me, unfaithful, fighting with my husband, fighting with my wife, fighting spouse, husband drinks, wedding, engaged, fiance, getting married, my wife and i, my husband and i, my marriage, newlywed, intimacy",
    ),
    to: ["/theme/theme-14", "/theme/theme-9", "/plan/family-plan"],
    need: "family",
  },
  {
    phrases: list(
      "broken heart, she left me, he left me, heartbroken, heartbreak, broke up, breakup, break up, boyfriend, girlfriend, dumped",
    ),
    to: ["/theme/theme-2", "/theme/theme-12", "/theme/theme-9"],
    need: "loneliness",
  },
  {
    phrases: list(
      "family, parents, parent, parents fighting, mom, mother, motherhood, dad, father, fatherhood, kids, children, child, son, daughter, teenager, teen, baby, newborn, pregnant, pregnancy, prodigal, brother, sister, grandchildren, grandson, granddaughter, in laws, home, raising, stepson, adoption, on drugs, wont come home, estranged, in law, grandma, grandpa, rebellious, custody",
    ),
    to: ["/theme/theme-8", "/plan/family-plan", "/theme/theme-10"],
    need: "family",
  },
  {
    phrases: list(
      "money, job, lost my job, lost job, laid off, fired, unemployed, unemployment, rent, debt, debts, bills, broke, bankrupt, bankruptcy, finances, financial, mortgage, eviction, evicted, poor, looking for work, find work, work, provide, provision, homeless, hungry, salary, groceries, food, afford, cant afford, no money, promotion, overdraft, loan, business, retirement, career",
    ),
    to: ["/plan/financial-peace-plan", "/theme/theme-4", "/theme/theme-11"],
    need: "work",
  },
  {
    phrases: list(
      "decision, decide, choice, choose, which job, should i, what to do, gods will, god want, purpose, direction, guidance, guide me, confused, confusion, lost in life, wisdom, wise, calling, crossroads, move, moving, college, university, study, major, job offers, two offers, options, next step, path, discernment",
    ),
    to: ["/theme/theme-11", "/theme/theme-7", "/plan/wisdom-plan"],
    need: "decisions",
  },
  {
    phrases: list(
      "tired, exhausted, exhaustion, weary, burned out, burnout, burnt out, worn out, weak, weakness, no energy, strength, strong, strengthen, keep going, caregiver, caring for, taking care of, running on empty, on empty, overworked, no strength, drained, fatigue, fed up, need a break, rest",
    ),
    to: ["/theme/theme-6", "/theme/theme-2", "/plan/anxiety-plan?day=5"],
    need: "despair",
  },
  {
    phrases: list(
      "doubt, doubts, doubting, is god real, does god exist, god exist, losing faith, losing my faith, lost my faith, unanswered, doesnt answer, not answering, god silent, silence of god, silent, heaven silent, does prayer work, prayer work, doesnt answer my prayers, not hearing me, hear me, real, skeptic, atheist, science, why does god, why god, where is god, god left me, abandoned by god, angry at god, unbelief, cant pray, cant believe, believe",
    ),
    to: ["/theme/theme-18", "/theme/theme-4", "/blog?article=3"],
    comfort: "Mark 9:24",
  },
  {
    phrases: list("faith, trust, trusting, trust god, believe in god, surrender, control"),
    to: ["/theme/theme-4", "/plan/faith-plan", "/theme/theme-18"],
  },
  {
    phrases: list("patience, patient, impatient, waiting, wait, slow, delayed"),
    to: ["/theme/theme-15", "/theme/theme-12", "/theme/theme-4"],
    comfort: "Psalm 27:14",
  },
  {
    phrases: list("morning, start the day, wake up, new day"),
    to: ["/theme/theme-1", "/pray?hour=morning"],
    comfort: "Psalm 143:8",
  },
  {
    phrases: list(
      "new beginning, new beginnings, start over, starting over, fresh start, new life, change my life, begin again, new city, new year",
    ),
    to: ["/plan/new-beginnings-plan", "/theme/theme-11", "/theme/theme-12"],
    need: "guilt",
  },
  {
    phrases: list("christmas, advent, holidays, nativity"),
    to: ["/plan/advent-plan", "/theme/theme-3"],
  },
  {
    phrases: list("how to pray, learn to pray, lords prayer, our father, teach me to pray"),
    to: ["/plan/lords-prayer-plan", "/blog?article=2", "/blog?article=3"],
  },
  {
    phrases: list("women, woman, hannah, deborah, lydia, miriam"),
    to: ["/plan/women-who-prayed-plan", "/theme/theme-8"],
  },
];

/** Words that tell nothing apart, in what people type. */
export const stopWords: ReadonlySet<string> = new Set(
  "a about after all also am an and any are as at be been being but by can could did do does for from get got had has have he her here hers him his how i if im in is it its ive just like lot me more most much my no not of oh on or our out over please s she should so some such t than that the their them then there these they this those to too up us very was we were what when where which who whom why will with would you your bible verse verses scripture prayer prayers pray praying god".split(
    " ",
  ),
);
