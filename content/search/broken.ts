import type { Concept } from "./concept";
import { each, list } from "./lists";

const spouse = "husband, wife, spouse";
const partner = "husband, wife, spouse, partner, he, she";
const kin =
  "son, daughter, brother, sister, friend, grandson, granddaughter, niece, nephew, children, kids";

/** What people type when a marriage, a home, an engagement or a livelihood broke: no page for happy couples is among what leads. */
export const whatBroke: readonly Concept[] = [
  {
    phrases: [
      ...each(
        "parents, folks, mom and dad, my mom, my dad, my mother, my father",
        "divorce, divorced, divorcing, separated, separating, split up, splitting up, broke up, breaking up",
      ),
    ],
    to: ["/theme/theme-2", "/theme/theme-8", "/theme/theme-12"],
    comfort: "Psalm 46:1",
    broken: true,
    notWhenHurt: true,
    withoutVerses: true,
  },
  {
    phrases: [
      ...each(spouse, "divorce, divorced, divorcing, separated, separation"),
      ...each(
        spouse,
        "left, left me, left us, leaving me, is leaving, walked out, moved out, abandoned me, abandoned us, doesnt love me, dont love me, stopped loving me, doesnt want me, someone else, left our family, gave up on us, wants out",
      ),
      ...each(
        "marriage",
        "over, ended, is over, ending, failed, dead, died, fell apart, broke down, breakdown, annulled",
      ),
      ...each("took, take, taking", "the kids, my kids, the children, my children, kids away"),
      ...each(
        "divorce, divorced, divorcing, separated",
        "final, finalized, papers, alone, lonely, sad, tired, scared, afraid, ashamed, angry, marriage, lawyer, court, custody, christmas, house, kids, children, money",
      ),
      ...list(
        "divorce, divorced, divorcing, divorcee, separated, separation, husband left, wife left, left me, served papers, ex wife, ex husband, my ex husband, my ex wife, left my husband, left my wife, leaving my husband, leaving my wife, see my kids, kids live with, divorcio, scheidung, geschieden, divorcio, divorciada, divorciado, divorziata, divorziato, separe, separee, trennung",
      ),
    ],
    to: ["/plan/grief-plan?day=5", "/theme/theme-2", "/theme/theme-12"],
    need: "loneliness",
    comfort: "Psalm 34:18",
    broken: true,
    notWhenHurt: true,
    withoutVerses: true,
  },
  {
    phrases: each(kin, "divorce, divorced, divorcing, separated, separating, marriage over"),
    to: ["/theme/theme-8", "/theme/theme-2", "/theme/theme-12"],
    comfort: "Psalm 34:18",
    broken: true,
    notWhenHurt: true,
    withoutVerses: true,
  },
  {
    phrases: [
      ...each(
        "fiance, fiancee, groom, bride, boyfriend, girlfriend, partner",
        "left, left me, leaving me, dumped me, called off, broke off, walked out, moved out, cancelled, canceled",
      ),
      ...each("wedding, engagement", "called off, off, cancelled, canceled, over, broken"),
      ...each(
        "he, she, they",
        "doesnt love me, dont love me, stopped loving me, doesnt want me, dumped me, broke up with me, broke up, moved on",
      ),
      ...each(
        "my ex",
        "married, marrying, engaged, moved on, new girlfriend, new boyfriend, wedding, baby",
      ),
      ...list(
        "broken heart, she left me, he left me, they left me, left me for, heartbroken, heartbreak, broke up, breakup, break up, breaking up, broke up with me, broken up, split up, dumped, my ex, miss my ex, over my ex, get over him, get over her, broken engagement, called off the wedding, broke off the engagement, ghosted, me dejo, ma quitte, ma quittee, hat mich verlassen, me deixou, mi ha lasciato, mi ha lasciata",
      ),
    ],
    to: ["/theme/theme-2", "/theme/theme-12", "/theme/theme-17"],
    feeling: "Lonely",
    need: "loneliness",
    comfort: "Psalm 34:18",
    broken: true,
    withoutVerses: true,
  },
  {
    phrases: [
      ...each(
        "marriage",
        "falling apart, fall apart, failing, in trouble, struggling, broken, hopeless, crisis, rocky, on the rocks, breaking, loveless, hard, lonely, unhappy, miserable, dying",
      ),
      ...each("save, saving, fix, fixing, restore, heal, healing, mend, rebuild", "marriage"),
    ],
    to: ["/theme/theme-2", "/theme/theme-14", "/plan/couples-plan", "/theme/theme-9"],
    comfort: "Psalm 147:3",
    notWhenHurt: true,
    withoutVerses: true,
  },
  {
    phrases: [
      ...each("single", "mom, mother, dad, father, parent, parenting"),
      ...each("being a single, im a single, i am a single", "mom, mother, dad, father, parent"),
    ],
    to: [
      "/prayers/occasions?of=parents-of-small-children&pray=now",
      "/theme/theme-6",
      "/plan/grief-plan?day=5",
    ],
    comfort: "Psalm 68:5",
    broken: true,
    notWhenHurt: true,
    withoutVerses: true,
  },
  {
    phrases: [
      ...each(
        `${partner}, we both, i, my son, my daughter, my dad, my mom, my brother, my sister`,
        "lost his job, lost her job, lost our jobs, lost my job, was fired, got fired, laid off, was let go, is unemployed, out of work, unemployed, sacked, redundant",
      ),
      ...list(
        "lost my job, lost her job, lost his job, lost job, lost our jobs, losing my job, lose my job, lost work, laid off, layoff, layoffs, fired, got fired, let go from, was let go, got let go, unemployed, unemployment, jobless, out of work, no job, no work, without a job, without work, cant find a job, cant find work, find a job, find work, looking for work, looking for a job, need a job, need work, redundant, made redundant, redundancy, redundancies, got sacked, was sacked, been sacked, got the sack, business failed, company closed, plant closed, factory closed, arbeitslos, gekundigt, chomage, licencie, licenciee, desempleo, desempleado, desempleada, desemprego, desempregado, desempregada, demitido, demitida, despedido, despedida, disoccupato, disoccupata, desempregado desesperado, desempregada desesperada, desempleado desesperado, desempleada desesperada, chomage desespere, chomage desesperee",
      ),
    ],
    to: ["/plan/financial-peace-plan?day=2", "/plan/financial-peace-plan", "/theme/theme-4"],
    need: "work",
    broken: true,
    withoutVerses: true,
  },
  {
    phrases: [
      ...each("pay, afford, behind on, late on", "rent, mortgage, bills, electric bill, debt"),
      ...each(
        "losing, lose, lost, taking, take, took, sell, selling",
        "our house, my house, our home, my home, the house, the farm",
      ),
      ...list(
        "debt, debts, in debt, drowning in debt, bankrupt, bankruptcy, eviction, evicted, being evicted, foreclosure, foreclosed, repossessed, collectors, cant pay, overdraft, schulden, dettes, deudas, dividas, debiti",
      ),
    ],
    to: ["/plan/financial-peace-plan?day=3", "/plan/financial-peace-plan", "/theme/theme-4"],
    feeling: "In debt",
    need: "work",
    broken: true,
    withoutVerses: true,
  },
  {
    phrases: list("boyfriend, girlfriend"),
    to: ["/theme/theme-2", "/theme/theme-12", "/theme/theme-17"],
    need: "loneliness",
  },
  {
    phrases: list(
      "lost everything, lost it all, nothing left, everything is gone, start from zero",
    ),
    to: ["/theme/theme-12", "/theme/theme-2", "/plan/grief-plan"],
    need: "despair",
    broken: true,
    withoutVerses: true,
  },
];
