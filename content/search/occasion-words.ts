import type { Concept } from "./concept";
import { each, list } from "./lists";

const children =
  "son, daughter, child, children, kid, kids, boy, girl, toddler, baby, newborn, infant, grandson, granddaughter, grandchild, grandchildren, niece, nephew, twins";
const kin =
  "brother, sister, son, daughter, dad, father, mom, mother, husband, wife, uncle, aunt, cousin, nephew, niece, friend, boyfriend, girlfriend, fiance, grandson, granddaughter, grandpa, grandma, grandfather, grandmother, stepdad, stepmom, parents, pastor, neighbor";

const occasion = (id: string) => `/prayers/occasions?of=${id}&pray=now`;

/** What people type who are where a prayer for an occasion was written for, and that prayer first. */
export const forOccasions: readonly Concept[] = [
  {
    phrases: [
      ...each("baby, babies, twins, triplets", "due, coming, arriving, born, on the way"),
      ...each(
        "expecting, expecting our, expecting a, expecting my",
        "baby, twins, child, first, second",
      ),
      ...each("going into, went into, wife in, daughter in, sister in, is in, in early", "labor"),
      ...list(
        "due date, newborn, new baby, labor and delivery, labor pains, delivery room, give birth, gives birth, giving birth, gave birth, childbirth, being induced, induced tomorrow, c section, cesarean, caesarean, water broke, contractions, weeks pregnant, months pregnant, safe delivery, healthy pregnancy, became a grandma, became a grandpa, became a grandmother, became a grandfather, became a mom, became a dad, nicu, preemie, premature baby",
      ),
    ],
    to: [occasion("a-birth"), "/theme/theme-3", "/theme/theme-8"],
    comfort: "Psalm 127:3",
  },
  {
    phrases: [
      ...each(
        children,
        "bedtime, goodnight, good night, before bed, night prayer, nighttime, evening prayer, say at night, before sleep",
      ),
      ...each("good night, before bed, night prayer, evening prayer", children),
      ...each("bedtime, goodnight, tucking in", "kiddo, little, little one, my kids"),
    ],
    to: [occasion("children"), occasion("a-sleepless-child"), "/theme/theme-13"],
    comfort: "Psalm 4:8",
  },
  {
    phrases: [
      ...each(
        children,
        "cant sleep, wont sleep, doesnt sleep, not sleeping, wakes up screaming, nightmare, nightmares, bad dreams, bad dream, night terrors, scared of the dark, afraid of the dark, scared at night, afraid at night",
      ),
    ],
    to: [occasion("a-sleepless-child"), occasion("children"), "/theme/theme-13"],
    comfort: "Psalm 4:8",
  },
  {
    phrases: [
      ...each("still, always, forever, being, stay, stay forever", "single"),
      ...each("never had a, want a, need a, find a, find me a, waiting for a", "husband, wife"),
      ...each("never had a, find a, waiting for a", "boyfriend, girlfriend, spouse"),
      ...list(
        "single at, single again, im single, i am single, why am i single, singleness, unmarried, spinster, bachelor, never married, never been married, never get married, not married yet, single woman, single man, single christian, single adult, everyone getting married, friends getting married, always a bridesmaid, married but me, dating apps, online dating, never find anyone, never find love, nobody wants to marry me",
      ),
    ],
    to: [occasion("singles"), "/theme/theme-2", "/theme/theme-12"],
    need: "loneliness",
  },
  {
    phrases: [
      ...each(
        "going to, goes to, go to, sent to, sentenced to, walks into, reports to",
        "prison, jail",
      ),
      ...each("out of, released from, coming home from, comes home from", "prison, jail"),
      ...list("sentenced tomorrow, sentencing, parole, probation, reentry, turn myself in"),
    ],
    to: [occasion("prison-gate"), occasion("prisoners-and-families"), "/theme/theme-12"],
    comfort: "Psalm 69:33",
  },
  {
    phrases: [
      ...each(
        kin,
        "prison, jail, locked up, incarcerated, inmate, behind bars, arrested, juvie, serving time, doing time, county jail, detained",
      ),
      ...list(
        "prison, prisoner, prisoners, prison ministry, prison visit, jail, incarcerated, inmate, inmates, behind bars, death row, serving time, doing time",
      ),
    ],
    to: [
      occasion("prisoners-and-families"),
      "/theme/theme-10",
      "/theme/theme-12",
      "/theme/theme-8",
    ],
    comfort: "Psalm 69:33",
  },
  {
    phrases: [
      ...each(
        "driving, drivers, road, citizenship, nursing, bar, board, big, english, math, maths, history, spelling, entrance, licensing, final, algebra, chemistry, school, college, permit",
        "test, exam, tests, exams",
      ),
      ...each(
        "exam, exams, test, tests, finals, midterms",
        "next week, this week, freaking out, panic, nervous, anxious, stressed, stress, scared, worried, anxiety",
      ),
      ...list(
        "exam, exams, examination, examen, finals, midterm, midterms, nclex, mcat, lsat, gcse, gcses, a levels, board exams, bar exam, test tomorrow, test today, test next, test anxiety, pass my test, pass this test, pass the test, pass her test, pass his test, learners permit, drivers license, driving licence, studying for, cramming",
      ),
    ],
    to: [occasion("an-exam"), "/theme/theme-2", "/theme/theme-7", "/plan/anxiety-plan"],
    comfort: "1 Peter 5:7",
    need: "worry",
  },
  {
    phrases: [
      ...list(
        "retired, retirement, retire, retiring, retiree, last day of work, end of my career, pension",
      ),
      ...each(
        "retired, retirement, retiring, retire, stopped working",
        "useless, no purpose, lost, bored, empty, no use, not needed, nobody needs me, not needed anymore, invisible, forgotten",
      ),
    ],
    to: [occasion("retirement"), "/theme/theme-12", "/theme/theme-6", occasion("the-old")],
    comfort: "Isaiah 46:4",
  },
  {
    phrases: [
      ...each(
        "before, my, her, his, having, having an, heart, eye, back, brain, emergency, big, successful",
        "operation",
      ),
      ...each("surgery, operation", "next week, this week, freaking out, panic attack, cant sleep"),
      ...list(
        "surgery, surgeries, surgeon, surgical, cirugia, cirurgia, operated on, operation tomorrow, operation today, anesthesia, anaesthesia, under the knife, operating room, operating table, transplant, bypass, hip replacement, knee replacement, biopsy, colonoscopy, mastectomy, hysterectomy, pacemaker, tonsils out, appendix out, wisdom teeth",
      ),
    ],
    to: [occasion("before-surgery"), "/theme/theme-5", "/theme/theme-16", "/plan/healing-plan"],
    comfort: "Isaiah 41:10",
    need: "sickness",
  },
  {
    phrases: [
      ...each(
        "im a, i am a, as a, tired, exhausted, er, icu, emergency",
        "nurse, doctor, medic, paramedic, emt, aide",
      ),
      ...list(
        "nurse, nurses, nursing shift, night shift, hospital shift, double shift, paramedic, paramedics, emt, first responder, first responders, health worker, healthcare worker, healthcare workers, health care worker, health care workers, hospital worker, hospital workers, pray for doctors, doctors and nurses",
      ),
    ],
    to: [occasion("nurses"), "/theme/theme-6", "/theme/theme-2"],
    comfort: "Matthew 11:28",
  },
  {
    phrases: [
      ...each(
        "first day, starting, starts, starts at, begins, back to, new, going to, off to",
        "school, kindergarten, preschool, nursery school, daycare, first grade, middle school, high school",
      ),
      ...list(
        "first day of kindergarten, first day of class, new class, back to school, new grade",
      ),
    ],
    to: [occasion("back-to-school"), "/theme/theme-8", "/theme/theme-10"],
    comfort: "Psalm 121:8",
  },
  {
    phrases: [
      ...each(
        "off to, leaving for, left for, drop off at, dropping off at, moves to, moving to, going away to",
        "college, university",
      ),
      ...each("kids, children, son, daughter, last one, last child", "moved out, moving out"),
      ...list("empty nest, empty nester, moving out, moving away, leaving home, downsizing"),
    ],
    to: [occasion("moving-out"), "/theme/theme-11", "/theme/theme-8"],
    comfort: "Psalm 121:8",
    notWhenBroken: true,
  },
  {
    phrases: [
      ...each(kin, "is dying, on deathbed, death bed, dying of, actively dying"),
      ...each("days, weeks, hours, months, short time", "to live, left to live"),
      ...list(
        "deathbed, death bed, hospice, end of life, palliative, life support, last breath, last breaths, beside the dying, prayer for the dying, sitting with the dying",
      ),
    ],
    to: [occasion("a-deathbed"), "/plan/grief-plan", "/theme/theme-2", "/theme/theme-12"],
    comfort: "Psalm 23:4",
  },
  {
    phrases: [
      ...each(
        "funeral, burial, memorial service, graveside",
        "tomorrow, today, prayer, reading, readings, this week, speak, speaking, going to",
      ),
      ...list("eulogy, graveside, burial, memorial service, celebration of life, homegoing"),
    ],
    to: [occasion("a-funeral"), "/plan/grief-plan", "/theme/theme-2", "/theme/theme-12"],
    comfort: "John 11:25",
    need: "grief",
  },
  {
    phrases: [
      ...each(
        "year since, years since, months since, anniversary of, year ago today, years ago today",
        "died, death, passed, passed away",
      ),
      ...each(
        "first christmas, first birthday, first thanksgiving, first easter, first holiday, first mothers day, first fathers day, one year, a year",
        "without",
      ),
      ...list("death anniversary, yahrzeit"),
    ],
    to: [occasion("anniversary-of-a-death"), "/plan/grief-plan", "/theme/theme-2"],
    comfort: "Psalm 34:18",
    need: "grief",
  },
  {
    phrases: list(
      "interview, interviews, job interview, interviewing, second interview, interview tomorrow",
    ),
    to: [occasion("an-interview"), "/theme/theme-2", "/theme/theme-11"],
    comfort: "Isaiah 41:10",
  },
  {
    phrases: list(
      "court, court date, court case, court hearing, custody hearing, custody battle, custody, lawsuit, lawyer, trial, jury duty, judge tomorrow, immigration hearing, asylum hearing",
    ),
    to: [occasion("court"), "/theme/theme-10", "/theme/theme-2"],
    need: "fear",
  },
  {
    phrases: list(
      "deployed, deploying, deployment, deploys, shipping out, leaves for boot camp, boot camp, basic training, overseas with the army",
    ),
    to: [occasion("deployment"), "/theme/theme-10", occasion("soldiers"), "/theme/theme-16"],
    comfort: "Isaiah 41:10",
  },
  {
    phrases: list(
      "soldier, soldiers, veteran, veterans, our troops, marines, in the army, in the navy, air force, national guard, police officer, police officers, firefighter, firefighters",
    ),
    to: [occasion("soldiers"), "/theme/theme-10", "/theme/theme-16"],
    comfort: "Isaiah 41:10",
  },
  {
    phrases: list(
      "safe trip, safe travels, safe journey, safe flight, traveling mercies, travel prayer, prayer travel, road trip, flight tomorrow, flying tomorrow, before a flight, before a trip, vacation prayer, driving home, long drive",
    ),
    to: [occasion("a-journey"), "/theme/theme-10", "/theme/theme-16"],
    comfort: "Psalm 121:8",
  },
  {
    phrases: list(
      "hurricane, tornado, earthquake, wildfire, wildfires, flooding, evacuate, evacuating, evacuation, tsunami, natural disaster, cyclone, typhoon, storm is coming, storm coming, our house burned, house burned down, house fire, lost everything fire, lost everything flood",
    ),
    to: [occasion("a-disaster"), "/theme/theme-10", "/plan/calm-storm-plan", "/theme/theme-16"],
    comfort: "Psalm 46:1",
  },
  {
    phrases: [
      ...each(
        "big, soccer, football, basketball, baseball, hockey, volleyball, softball, championship",
        "game, match, tournament",
      ),
      ...list("game day, game tomorrow, track meet, swim meet, marathon tomorrow, before a game"),
    ],
    to: [occasion("a-game"), "/theme/theme-6", "/theme/theme-2"],
    comfort: "Colossians 3:23",
  },
  {
    phrases: list(
      "election, elections, election day, voting, vote, president, politics, political",
    ),
    to: [occasion("election-day"), "/theme/theme-2", "/theme/theme-7"],
    comfort: "Psalm 146:3",
  },
  {
    phrases: list(
      "adopting, adopted a, adopting a, we adopted, foster care, foster child, foster kids, foster parent, foster parents, fostering, adoption day, adoption process, waiting to adopt",
    ),
    to: [occasion("adoption"), "/theme/theme-8", "/theme/theme-12"],
    comfort: "Romans 8:15",
  },
  {
    phrases: [
      ...each("tired, exhausted, overwhelmed, stressed", "mama, new mom, new dad, new parents"),
      ...each("mom, mother, dad, parents", "of toddlers, of small children, of little ones"),
      ...list(
        "toddler tantrum, toddler tantrums, tantrum, tantrums, terrible twos, stay at home mom, three under three, two under two, raising small children, kids driving me crazy, kids are driving me crazy",
      ),
    ],
    to: [occasion("parents-of-small-children"), "/theme/theme-15", "/theme/theme-8"],
    comfort: "Isaiah 40:11",
  },
  {
    phrases: list(
      "im a teacher, i am a teacher, teacher prayer, prayer for teachers, pray for teachers, teaching is hard, my students, my classroom, substitute teacher",
    ),
    to: [occasion("teachers"), "/theme/theme-15", "/theme/theme-7"],
    comfort: "James 1:5",
  },
  {
    phrases: list(
      "college student, university student, im a student, i am a student, prayer for students, pray for students, dissertation, thesis due, term paper, homework, grad school, studying all night",
    ),
    to: [occasion("students"), "/theme/theme-7", "/theme/theme-2"],
    comfort: "James 1:5",
  },
  {
    phrases: list(
      "caregiver, caregivers, caregiving, caring for my, caring for mom, caring for dad, caring for aging, looking after my, taking care of my mom, taking care of my mother, taking care of my dad, taking care of my father, taking care of my husband, taking care of my wife, carer",
    ),
    to: [occasion("caregivers"), "/theme/theme-6", "/theme/theme-2"],
    comfort: "Isaiah 46:4",
  },
];
