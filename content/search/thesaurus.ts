import { byOthers } from "../danger/kinds";
import { whatBroke } from "./broken";
import type { Concept } from "./concept";
import { each, list } from "./lists";
import { forOccasions } from "./occasion-words";

/**
 * Of two that fit equally well the earlier one leads. Words of danger are the recogniser's to find: here
 * stand those that it takes for no danger, or for one that is long over.
 */
export const thesaurus: readonly Concept[] = [
  {
    phrases: list(
      "pills, suicide, suicidal, kill myself, self harm, overdose, want to die, cant do this anymore, cant go on, no reason to live, no point in living, point of living, whats the point, what is the point, suicidio, kill yourself, killing yourself, bought a rope, have a rope, noose, let me die, planning my death, plan my death, want to disappear, should disappear, could disappear, just disappear, disappear forever, dissapear, dissappear, drank bleach, drink bleach, cutting again, going to jump, jump off, pastillas, was never born, were never born, never wake up, suicidarme, veux mourir, envie de mourir, me suicider, me tuer, will sterben, mochte sterben, mich umbringen, selbstmord, suizid, nicht mehr leben, quero morrer, me matar, nao quero viver, ganas de morir, autolesion, no way out, die without pain, painless, easy way to die, ways to die, how many to die, thoughts of killing, want it to be over, wish it was over, care if i died, care if i die, notice if i died, feel like dying, should die, deserve to die, goodbye everyone, goodbye i love you all, love you all goodbye",
    ),
    to: ["/theme/theme-17", "/theme/theme-12"],
    need: "despair",
    dangers: ["suicide", "self-harm", "overdose"],
    help: ["suicide"],
    withoutVerses: true,
  },
  {
    phrases: [
      ...list(
        "abuse, abusive, abused, abuser, hurt by someone, hurt by somebody, someone hurt my daughter, someone hurt my son, someone hurt my child, someone hurt my kids, someone hurt my sister, domestic violence, violent, raped, rape, rapist, molested, molester, pedophile, predator, assaulted, groomed, trafficked, stalker, stalking, toxic relationship, narcissist, gaslighting, gaslit, restraining order, afraid to go home, unsafe at home, feel dirty, feel unclean, feel filthy, feel used, feel ruined, feel disgusting, did to me, done to me, happened to me, after what he did, after what she did, after what they did, because of what he did, ashamed of what he did, he touched me, touched me, forced me, yells at me, screams at me, husband yells, wife yells at me, boyfriend yells, dad yells, mom yells, controls me, controlling husband, controlling wife, controlling boyfriend, husband controls, wife controls me, checks my phone, wont let me leave, walking on eggshells, belittles me, calls me names, childhood trauma, trauma from my childhood, he hurt me, she hurt me, they hurt me, he hurts me, she hurts me, someone hurt me, somebody hurt me, husband hurts me, wife hurts me, dad hurts me, mom hurts me, hurt me as a child, abuso, maltrato, violencia, follows me to work, ex follows me, il me frappe, mari me frappe, violee, schlagt mich, vergewaltigt, me bate, marido me bate, estuprada",
      ),
      ...each(
        "husband, wife, boyfriend, girlfriend, partner, dad, father, mom, mother, stepdad, he, she",
        "yells at me, screams at me, shouts at me, belittles me, calls me names",
      ),
    ],
    to: ["/theme/theme-10", "/theme/theme-2", "/theme/theme-16"],
    need: "harm",
    dangers: [...byOthers].filter((kind) => kind !== "runaway"),
    help: ["domestic-violence", "sexual-assault"],
    unsafeHome: true,
    withoutVerses: true,
  },
  {
    phrases: each(
      "boss, manager, supervisor, coach, teacher, professor, principal, coworker, colleague, customer, client",
      "yells at me, screams at me, shouts at me, swears at me, curses at me, belittles me, humiliates me, calls me names, controls me",
    ),
    to: ["/plan/1", "/theme/theme-6", "/theme/theme-2"],
    need: "anger",
    comfort: "Proverbs 15:1",
  },
  {
    phrases: list("trauma, traumatized, ptsd, flashbacks"),
    to: ["/theme/theme-10", "/theme/theme-2", "/theme/theme-12"],
    need: "harm",
    help: ["self-harm"],
    withoutVerses: true,
  },
  {
    phrases: list(
      "bullied, bullying, bullies, picked on, cyberbullied, mocked at school, make fun of me, makes fun of me, made fun of me, making fun of me, make fun of my, makes fun of my, made fun of my, making fun of my, was laughed at, being laughed at, got laughed at, get laughed at, everyone laughed at, they laughed at, kids laughed at, laughed at me, laughed at my, laugh at me, laughs at me, laughing at me, mocked, mocking me, teased, teasing me, body shaming, body shamed, everyone hates me, everybody hates me, they hate me, hates me at school, hate me at school, hates me at work, mean to me, mean to my son, mean to my daughter, mean kids, mean girls",
    ),
    to: ["/theme/theme-10", "/theme/theme-2", "/theme/theme-12"],
    need: "harm",
    withoutVerses: true,
  },
  {
    phrases: list(
      "church wounded me, wounded by church, burned by church, burnt by church, church burned me, hurt by pastor, hurt by christians, church trauma, religious trauma, church rejected me, rejected by church, church abandoned me, church turned on me, church turned against, toxic church, done with church, leaving my church, church people hurt, people at church hurt, hurt by my church, church hurt, hurt by the church, hurt by church, my church betrayed, my church hurt, pastor hurt me, spiritual abuse, kicked out of church, shunned, excommunicated, left my church",
    ),
    to: [
      "/prayers/occasions?of=hurt-by-church&pray=now",
      "/theme/theme-2",
      "/theme/theme-18",
      "/theme/theme-12",
    ],
    need: "harm",
    comfort: "Psalm 34:18",
    withoutVerses: true,
  },
  {
    phrases: [
      ...each(
        "baby",
        "stillborn, loss, born dead, born still, born sleeping, born asleep, no heartbeat, heart stopped, stopped growing",
      ),
      ...each(
        "miscarried, miscarriage, stillborn, stillbirth, no heartbeat",
        "weeks, months, pregnant, weeks pregnant, months pregnant",
      ),
      ...list(
        "stillborn, stillbirth, miscarriage, miscarried, ectopic, lost my baby, lost the baby, lost a baby, lost our baby, lost our little one, lost the twins, lost our twins, no heartbeat, pregnancy loss, lost the pregnancy, lost my pregnancy, lost a pregnancy, angel baby, rainbow baby, chemical pregnancy, molar pregnancy",
      ),
    ],
    to: [
      "/prayers/occasions?of=miscarriage&pray=now",
      "/plan/grief-plan",
      "/theme/theme-2",
      "/theme/theme-12",
    ],
    need: "grief",
    comfort: "Psalm 34:18",
    withoutVerses: true,
  },
  {
    phrases: [
      ...list(
        "perdu mon fils, perdu ma fille, perdu mon bebe, perdu mon enfant, perdi a mi hijo, perdi a mi hija, perdi mi bebe, perdi meu filho, perdi minha filha, perdi meu bebe, sohn verloren, tochter verloren, baby verloren, perso mio figlio, perso mia figlia, without my son, without my daughter, my baby died, baby died, lost my son, lost my daughter, lost a child, lost my child, lost our son, lost our daughter, son died, daughter died, child died, son passed away, daughter passed away, child passed away, death of my son, death of my daughter, death of my child, burying my son, burying my daughter, burying my child, sids",
      ),
      ...each(
        "baby, newborn, infant, twins, twin, preemie",
        "died, death, dead, passed away, passed, funeral, in heaven",
      ),
    ],
    to: ["/plan/grief-plan", "/theme/theme-2", "/theme/theme-12"],
    feeling: "Grieving",
    need: "grief",
    comfort: "Psalm 34:18",
    withoutVerses: true,
  },
  {
    phrases: list(
      "suicide loss, lost to suicide, died by suicide, committed suicide, killed himself, killed herself, took his own life, took her own life, took his life, took her life, after his suicide, after her suicide",
    ),
    to: ["/plan/grief-plan", "/theme/theme-2", "/theme/theme-17"],
    feeling: "Grieving",
    need: "grief",
    help: ["suicide"],
    withoutVerses: true,
  },
  {
    phrases: list(
      "chest hurts, chest pain, chest pains, pain in my chest, tightness in my chest, chest is tight, chest feels tight, cant breathe, cannot breathe, can not breathe, couldnt breathe, trouble breathing, hard to breathe, not breathing, stopped breathing, turning blue, having a heart attack, having a stroke, coughing up blood, wont stop bleeding, no puedo respirar, dolor de pecho",
    ),
    to: ["/theme/theme-16", "/theme/theme-5"],
    need: "sickness",
    help: ["emergency"],
  },
  {
    phrases: list(
      "dementia, alzheimers, memory loss, losing her memory, losing his memory, doesnt know me, doesnt recognize me, doesnt recognize his, doesnt recognize her, forgets who i am, memory care, nursing home",
    ),
    to: [
      "/plan/grief-plan?day=6",
      "/theme/theme-6",
      "/prayers/occasions?of=caregivers&pray=now",
      "/theme/theme-8",
    ],
    need: "sickness",
    comfort: "Isaiah 46:4",
  },
  {
    phrases: list(
      "disabled, disability, wheelchair, special needs, autism, autistic, adhd, down syndrome, cerebral palsy, paralyzed, i am blind, im blind, going blind, i am deaf, im deaf, amputee, chronically ill",
    ),
    to: ["/theme/theme-6", "/theme/theme-2", "/theme/theme-12"],
    comfort: "Psalm 73:23",
    withoutVerses: true,
  },
  {
    phrases: list(
      "infertility, infertile, ivf, barren, childless, trying for a baby, trying for another baby, trying to have a baby, trying to get pregnant, trying to be pregnant, years trying for, still not pregnant, not getting pregnant, unable to conceive, unable to have children, never be a mother, never be a mom, fertility treatment, trying to conceive, cant conceive, cannot conceive, cant get pregnant, cannot get pregnant, cant have children, cannot have children, want a baby, negative pregnancy test",
    ),
    to: ["/plan/women-who-prayed-plan?day=3", "/theme/theme-2", "/theme/theme-12"],
    need: "grief",
    comfort: "Psalm 62:8",
    withoutVerses: true,
  },
  {
    phrases: list(
      "abortion, abortion weeks, abortion pregnant, abortion weeks pregnant, had an abortion, aborted, aborted my baby, terminated the pregnancy, terminated my pregnancy, ended my pregnancy, forgive abortion, forgive myself abortion",
    ),
    to: ["/theme/theme-2", "/plan/grief-plan", "/theme/theme-9"],
    need: "grief",
    comfort: "Psalm 34:18",
    withoutVerses: true,
  },
  {
    phrases: list(
      "god hates me, god hate me, why does god hate me, going to hell, go to hell, am i damned, damned, unforgivable, unforgivable sin, unpardonable sin, blasphemy against the holy spirit, blasphemed, god mad at me, god angry at me, god angry with me, god still love me, can god love me, does god love me, too far gone",
    ),
    to: ["/theme/theme-2", "/theme/theme-18", "/theme/theme-12"],
    comfort: "John 6:37",
    withoutVerses: true,
  },
  {
    phrases: list(
      "gay, lesbian, bisexual, transgender, trans, queer, lgbt, lgbtq, homosexual, homosexuality, same sex, nonbinary, coming out, came out",
    ),
    to: ["/theme/theme-2", "/theme/theme-12", "/theme/theme-11"],
    comfort: "John 6:37",
    withoutVerses: true,
  },
  {
    phrases: list(
      "pregnant and scared, pregnant scared, pregnant afraid, pregnant alone, unplanned pregnancy, unexpected pregnancy, crisis pregnancy, teen pregnancy, pregnant teen, pregnant not married, pregnant and unmarried",
    ),
    to: ["/theme/theme-2", "/theme/theme-16", "/theme/theme-8"],
    need: "fear",
    comfort: "Isaiah 41:10",
    withoutVerses: true,
  },
  {
    phrases: list(
      "dad drinks, father drinks, mom drinks, mother drinks, parents drink, husband drinks, wife drinks, son drinks, daughter drinks, dad drunk, mom drunk, father drunk, mother drunk, husband drunk, alcoholic dad, alcoholic father, alcoholic mom, alcoholic mother, alcoholic parent, alcoholic parents, alcoholic husband, alcoholic wife, dad alcoholic, mom alcoholic, husband alcoholic, bebe mucho, bebe muito, trinkt viel, boit trop",
    ),
    to: ["/theme/theme-2", "/theme/theme-8", "/theme/theme-6"],
    comfort: "Psalm 46:1",
    help: ["addiction"],
    withoutVerses: true,
  },
  {
    phrases: [
      ...each(
        "husband, wife, boyfriend, girlfriend, fiance, fiancee, spouse, partner, he, she",
        "watches porn, watching porn, watched porn, looks at porn, looking at porn, looked at porn, uses porn, using porn, addicted to porn, addicted to pornography, porn addiction, porn addict, pornography addiction, porn problem, porn again, chooses porn, prefers porn, sexting, onlyfans",
      ),
      ...each(
        "found porn on",
        "husbands phone, wifes phone, his phone, her phone, his computer, her computer",
      ),
    ],
    to: ["/theme/theme-2", "/plan/1", "/theme/theme-12", "/plan/forgiveness-plan"],
    need: "anger",
    comfort: "Psalm 147:3",
    withoutVerses: true,
  },
  {
    phrases: list(
      "porn habit, lust, lustful, porn, pornography, masturbation, masturbate, sexual sin, addicted to porn",
    ),
    to: ["/theme/theme-9", "/plan/new-beginnings-plan", "/theme/theme-6"],
    need: "guilt",
    comfort: "1 Corinthians 10:13",
    notWhenHurt: true,
    withoutVerses: true,
  },
  {
    phrases: list(
      "worthless, feel worthless, useless, failure, feel like a failure, loser, never good enough, not good enough, good for nothing, burden to everyone, hate myself, hate my life, hate my body, ugly, nobody loves me, no one loves me",
    ),
    to: ["/theme/theme-17", "/theme/theme-12", "/theme/theme-2"],
    need: "despair",
    comfort: "Psalm 139:14",
    help: ["suicide"],
    withoutVerses: true,
  },
  {
    phrases: list(
      "abandoned, rejected, rejection, unloved, unwanted, outcast, disowned, cut me off",
    ),
    to: ["/theme/theme-2", "/theme/theme-12", "/theme/theme-17"],
    need: "loneliness",
    withoutVerses: true,
  },
  {
    phrases: list(
      "god punishing me, being punished, punishment, my fault, am cursed, cursed, do to deserve this, deserve this, did i do wrong, what did i do wrong",
    ),
    to: ["/theme/theme-2", "/theme/theme-18", "/theme/theme-17"],
    need: "grief",
    comfort: "Psalm 34:18",
    withoutVerses: true,
  },
  {
    phrases: list(
      "stepdad, step dad, stepfather, step father, stepmom, step mom, stepmother, step mother, stepparent, step parent, moms boyfriend, dads girlfriend, moms new husband, dads new wife",
    ),
    to: ["/theme/theme-8", "/theme/theme-2", "/plan/family-plan"],
    comfort: "Psalm 27:10",
    notWhenHurt: true,
  },
  {
    phrases: list(
      "stepson, step son, stepdaughter, step daughter, stepchild, stepchildren, step children, stepsister, step sister, stepbrother, step brother, stepfamily, step family, blended family, half brother, half sister",
    ),
    to: ["/theme/theme-8", "/theme/theme-15", "/plan/family-plan"],
    comfort: "Romans 12:18",
    notWhenHurt: true,
  },
  ...whatBroke,
  ...forOccasions,
  {
    phrases: list(
      "depressed, depression, depression sin, depressed sin, suicidal sin, sin to take medication, depresion, deprimida, deprimido, depressao, deprime, depressionen, hopeless, despair, numb, empty inside, everything is dark, give up, giving up, cant cope, breakdown, crying all the time, no hope, cant take it anymore, so tired of everything, dont care anymore, nothing makes me happy, cant get out of bed, stopped caring, miserable, dark place, bipolar, postpartum, eating disorder, anorexia, bulimia, purging, bingeing, i am falling apart, im falling apart, i fall apart, sin esperanza, no tengo esperanza, desespere, desesperee, desesperado, desesperada, keine hoffnung, hoffnungslos, sem esperanca, plus espoir, plus despoir",
    ),
    to: ["/theme/theme-17", "/theme/theme-12", "/plan/psalms-for-the-night-plan"],
    need: "despair",
    dangers: ["postpartum", "eating-disorder"],
    help: ["suicide"],
  },
  {
    phrases: list(
      "sad, sadness, crying, unhappy, not happy, never happy, cant be happy, no joy, brings me joy, lost my joy, cant feel joy, feeling low, feeling down, darkness, falling apart, fall apart, triste, tristesse, traurig, tristeza",
    ),
    to: ["/theme/theme-17", "/theme/theme-12", "/plan/psalms-for-the-night-plan"],
    need: "despair",
  },
  {
    phrases: list(
      "hope, lost hope, get better, encouragement, encourage, discouraged, disappointed, disappointment, waiting for so long, is there hope, good news, failed, i failed, failed my, failed exam, failed my exam, failed exams, failed test, failed driving test, failed my driving test, failed bar exam, failed the bar exam, got refused, was refused, turned down, esperanza, espoir, hoffnung, esperanca",
    ),
    to: ["/theme/theme-12", "/theme/theme-15", "/plan/joy-plan"],
    need: "despair",
  },
  {
    phrases: list(
      "panic, panic attack, anxiety sin, anxious sin, worry sin, ansiedad, angustia, preocupada, preocupado, anxiety, anxious, worry, worried, worrying, sorgen, inquiet, inquiete, soucis, inquietude, ansiedade, preocupado com, preocupacion, stress, stressed, nervous, overthinking, overthink, racing mind, racing thoughts, mind racing, overwhelmed, overwhelm, restless, tense, burden, cant breathe, what if, butterflies, presentation, speech, meeting, job interview, deadline, uneasy, on edge, obsess, obsessing, ocd, fret, freaking out, test results, exam, exams, prova amanha, tenho prova, interview, pressure, calm down, prufung, examen, ansia, preoccupato, preoccupata, first day at, first day of school, first day of work, first day of college, first day of class, first day job, first day nervous, new job nervous, new job scared, new job anxious, nervous new job, starting a new job, start a new job, new school",
    ),
    to: ["/theme/theme-2", "/plan/anxiety-plan", "/plan/combat-worry-plan"],
    need: "worry",
  },
  {
    phrases: list("peace, peace of mind, inner peace, calm, serenity"),
    to: ["/theme/theme-2", "/plan/anxiety-plan", "/plan/combat-worry-plan"],
    need: "worry",
    comfort: "John 14:27",
  },
  {
    phrases: list(
      "cant sleep, thoughts keep me up, keeps me up, keep me awake, keeps me awake, cannot sleep, sleep, sleepless, insomnia, awake, lying awake, wide awake, nightmare, nightmares, bad dreams, night, bedtime, before bed, 3am, 3 am, 2am, 2 am, 4am, tossing and turning, toss and turn, cant fall asleep, middle of the night, evening, dormir, no puedo dormir, sin dormir, insomnio, dorme, nao dorme, dormo, schlafen, nicht schlafen, schlaflos, dormire, insonnia, insomnie",
    ),
    to: ["/plan/psalms-for-the-night-plan", "/theme/theme-13", "/pray?hour=night"],
    comfort: "Psalm 4:8",
    need: "worry",
  },
  {
    phrases: list(
      "afraid, fear, fears, miedo, fearful, scared, scary, terrified, frightened, terror, dread, afraid of dying, afraid of death, phobia, angst, furcht, peur, medo, temor, coward, cowardly, horror, ghost, shaking, flying, courage, brave, future, paura",
    ),
    to: ["/theme/theme-16", "/plan/faith-plan", "/theme/theme-10"],
    need: "fear",
    notWhenHurt: true,
  },
  {
    phrases: list(
      "unsafe, guard, driving, road, blizzard, tornado, flood, fire, earthquake, robbed, break in, was stolen, someone stole, somebody stole, they stole, he stole, she stole, ran away, runaway, safe trip, protect, protection, keep safe, safety, danger, enemies, war, army, military, deployed, soldier, storm, hurricane, spiritual attack, evil, travel, journey, police officer, deploying, deployment",
    ),
    to: ["/theme/theme-10", "/theme/theme-16", "/plan/calm-storm-plan"],
    need: "fear",
    dangers: ["runaway"],
  },
  {
    phrases: [
      ...list(
        "grief, grieving, grieve, mourning, died, death, passed away, passed on, dead, funeral, lost my mom, lost my mother, lost my dad, lost my father, lost my wife, lost my husband, lost my friend, lost my brother, lost my sister, lost my grandma, lost my grandpa, lost my grandmother, lost my grandfather, lost my aunt, lost my uncle, lost my cousin, lost my fiance, without my mom, without my dad, without my wife, without my husband, without mom, without dad, passed, widow, widower, missing my, miss her, miss him, miss my, without her, without him, bereaved, loss, burying, buried, burial, grave, gone, hospice, dying, ashes, bury, memorial, empty chair, orphan, anniversary of his death, deuil, trauer, gestorben, verstorben, est mort, est morte, mourir, morreu, faleceu, murio, fallecio, perdi a mi, luto, duelo",
      ),
      ...each(
        "perdu mon, perdi meu, perdi a mi, perso mio",
        "mari, pere, frere, ami, papa, oncle, marido, pai, irmao, avo, amigo, esposo, padre, hermano, abuelo, marito, fratello, nonno",
      ),
      ...each(
        "perdu ma, perdi minha, perdi a mi, perso mia",
        "femme, mere, soeur, maman, amie, tante, esposa, mulher, mae, irma, avo, amiga, mujer, madre, mama, hermana, abuela, moglie, sorella, nonna",
      ),
      ...each(
        "mann, frau, mutter, vater, mama, papa, bruder, schwester, oma, opa",
        "verloren, gestorben",
      ),
    ],
    to: ["/plan/grief-plan", "/theme/theme-2", "/theme/theme-12"],
    feeling: "Grieving",
    need: "grief",
    broken: true,
  },
  {
    phrases: [
      ...each(
        "blood pressure, heart, thyroid, water, iron, vitamin, cholesterol, diabetes, allergy, arthritis, antibiotic, chemo, anxiety, birth control, migraine, cancer, prescription",
        "pills",
      ),
      ...list(
        "blood test tomorrow, blood test today, blood test, test results tomorrow, after surgery, recovering surgery, recovery surgery, after operation, sick, sickness, ill, illness, disease, cancer, tumor, chemo, chemotherapy, diagnosis, diagnosed, hospital, surgery, operation, pain, chronic pain, heart attack, stroke, healing, heal, healed, doctor, injury, injured, icu, biopsy, scan, mri, hospice, fever, covid, flu, ms, diabetes, kidney, treatment, radiation, test results, hurts every day, aching, back hurts, hopital, malade, maladie, operation du, cirurgia, doente, doenca, krank, krankheit, krankenhaus, hospital de, saude, sante, gesundheit, enfermedad, enfermo, salud, back hurts, knee hurts, head hurts, tooth hurts, stomach hurts, shoulder hurts, body hurts, headache, backache, enfermo, enferma, migraine, recovery, health, nicu, preemie, premature, parkinsons, als, lupus, epilepsy, seizures, asthma, arthritis, pneumonia, infection, transplant, dialysis, malato, malata, malattia, salute, kranke, kranken, kranker, krebs, doentes",
      ),
    ],
    to: ["/theme/theme-5", "/plan/healing-plan", "/plan/miracles-plan"],
    need: "sickness",
  },
  {
    phrases: list(
      "months sober, month sober, days sober, day sober, weeks sober, week sober, years sober, year sober, sober today, still sober, sober anniversary, months clean, month clean, days clean, weeks clean, years clean, year clean, clean and sober, months without drinking, years without drinking, days without drinking, months smoke free, quit smoking",
    ),
    to: ["/theme/theme-6", "/theme/theme-3", "/plan/new-beginnings-plan"],
    need: "thanks",
    comfort: "Psalm 40:2",
  },
  {
    phrases: list(
      "addicted, addiction, addict, alcohol, alcoholic, drunk, relapse, relapsed, gambling, gamble, drinking, drugs, on drugs, sober, sobriety, rehab, detox, withdrawal, opioids, heroin, fentanyl, meth, cocaine, smoking, vaping, adiccion, drogas, alcoholismo, alcoolique, alkoholiker, alkoholikerin, alcoholico, alcoholica, alcoolatra, sucht, vicio",
    ),
    to: ["/theme/theme-6", "/plan/new-beginnings-plan", "/theme/theme-12"],
    need: "despair",
    comfort: "Psalm 40:2",
    help: ["addiction"],
  },
  {
    phrases: list(
      "lonely, far away, alone, loneliness, no friends, no one, nobody, nobody cares, no one cares, left out, isolated, dont know anyone, forgotten, single, homesick, by myself, on my own, everyone left, nobody to talk to, no one to talk to, outsider, ghosted, invisible, ignored, feel abandoned by god, soledad, sola, seul, seule, solitude, allein, einsam, einsamkeit, sozinho, sozinha, solidao, friends, no real friends, has friends, have friends, moved away, friend moved, nobody came, no one came, ever get married, never get married, far from home, away from home, miss home, missing home, miss my country, my home country, refugee, refugees, exile, solo, estoy solo, me siento solo, me siento sola, einsame, pas damis, plus damis, keine freunde, no tengo amigos, sin amigos, nao tenho amigos, sem amigos",
    ),
    to: ["/theme/theme-2", "/theme/theme-12", "/theme/theme-17"],
    feeling: "Lonely",
    need: "loneliness",
  },
  {
    phrases: list(
      "own gossip, gossip, gossiping, gossiped, my tongue, my mouth, sharp tongue, hold my tongue, tame my tongue, watch my mouth, watch my words, control my words, control my tongue, talk too much, talked too much, said something mean, said mean things, said awful things, said terrible things, said hurtful things, hurt her feelings, hurt his feelings, broke a confidence, told her secret, told his secret, swear too much, swearing, cussing, cursing too much, foul mouth",
    ),
    to: ["/theme/theme-9", "/plan/wisdom-plan", "/plan/forgiveness-plan"],
    comfort: "Psalm 141:3",
    notWhenHurt: true,
  },
  {
    phrases: list(
      "sinners prayer, sinner prayer, prayer of a sinner, prayer of repentance, prayer for repentance, repentance prayer, prayer of confession, confession prayer, repentance, how to repent, how do i repent, want to repent, how to confess, confess my sins, get right with god, make it right with god, come back to god, coming back to god, return to god, back to god",
    ),
    to: ["/theme/theme-9", "/plan/new-beginnings-plan", "/theme/theme-4"],
    need: "guilt",
    comfort: "Luke 18:13",
    notWhenHurt: true,
  },
  {
    phrases: list(
      "guilt, guilty, shame, ashamed, sin, sinned, sinning, forgive me, forgive my sin, forgive my sins, forgiven, forgives me, god forgive, regret, regrets, i cheated, i was unfaithful, i have been unfaithful, ive been unfaithful, i had an affair, i am having an affair, im having an affair, adultery, affair, temptation, tempted, confess, confession, repent, i lied, my past, second chance, did something terrible, i did something, terrible thing, i stole, hurt someone, culpa, keep stealing, i was stealing, forgive myself, told a lie, told lies, told him a lie, told her a lie, keep lying, been lying, i lie, dishonest, honesty, culpable, coupable, schuldig, culpada, culpado",
    ),
    to: ["/theme/theme-9", "/plan/forgiveness-plan", "/plan/new-beginnings-plan"],
    need: "guilt",
    notWhenHurt: true,
  },
  {
    phrases: list(
      "angry, anger, mad, furious, rage, hate, hatred, temper, bitter, bitterness, resent, resentment, revenge, yelled, yelling, screamed, unfair, punch, scream, fight, argument, arguing, argued, cant stand, annoyed, irritated, insulted, road rage, injustice, frustrated, snapped, snapped at, lost my temper, enojado, enojada, enfadado, enfadada, rabia, colere, wutend, raiva, wut",
    ),
    to: ["/plan/1", "/theme/theme-9", "/plan/forgiveness-plan"],
    feeling: "Angry",
    need: "anger",
    dangers: ["harm-to-others"],
    notWhenHurt: true,
  },
  {
    phrases: list(
      "jealous, jealousy, envy, envious, covet, coveting, compare myself, comparing myself, comparison, better than me, everyone else has",
    ),
    to: ["/theme/theme-3", "/theme/theme-2", "/plan/joy-plan"],
    comfort: "Psalm 73:26",
  },
  {
    phrases: [
      ...each(
        "church, parish, congregation, chapel",
        "dying, dies, closing, closed, shutting, shrinking, declining, getting smaller, so few, few people, few left, losing members, losing people, losing families, no young people, no children left, nobody comes, no one comes, attendance, struggling, empty pews, pews empty, half empty, almost empty",
      ),
      ...each("so few, few people, few of us, nobody, no children, no young people", "our church"),
      ...list("revival church, church revival, church growth, grow our church"),
    ],
    to: ["/theme/theme-12", "/theme/theme-15", "/theme/theme-4"],
    comfort: "Matthew 18:20",
  },
  {
    phrases: list(
      "church split, church is splitting, church splitting, church conflict, church fight, church fighting, church quarrel, church divided, church dividing, church division, church divisions, church argument, church arguing, church unity, church falling apart, conflict, conflicts, quarrel, quarrels, quarreling, quarrelling, feud, reconcile, reconciliation, make peace with",
    ),
    to: ["/theme/theme-2", "/theme/theme-15", "/theme/theme-9"],
    need: "anger",
    comfort: "Romans 12:18",
    notWhenHurt: true,
  },
  {
    phrases: [
      ...list(
        "forgive, forgiving, forgiveness, cant forgive, forgive him, forgive her, forgive them, forgive someone, forgive somebody, forgive people, forgive others, let it go, grudge, enemy, perdonar, perdon, vergebung, vergeben, verzeihen, pardon, pardonner, perdao, perdoar, perdonare, perdono",
      ),
      ...each(
        "forgive my, forgive my ex, forgiving my",
        "husband, wife, mother, father, mom, dad, parents, sister, brother, friend, son, daughter, family, boss, ex, boyfriend, girlfriend",
      ),
    ],
    to: ["/theme/theme-9", "/plan/forgiveness-plan", "/plan/1"],
    need: "anger",
    comfort: "Colossians 3:13",
  },
  {
    phrases: list(
      "betrayed, wife is cheating, husband is cheating, cheating, husband another woman, wife another man, other woman, other man, someone else, betrayal, betray, hurt by, lied to me, lied, backstabbed, cheated by, cheated on me, cheating on me, he cheated, she cheated, husband affair, wife affair, having an affair with, husband cheating, wife cheating, unfaithful, infidelity, abandoned me, gossip about me, gossiped about me, gossips about me, gossiping about me, they gossip, people gossip, talk about me, talking about me, talk behind my back, talks behind my back, talking behind my back, rumor about me, rumors about me, spreading rumors, spread rumors, spreading lies, lies about me, slander, slandered, trust again, got cheated, was cheated, been cheated, being cheated, got cheated on, was cheated on, been cheated on, being cheated on",
    ),
    to: ["/theme/theme-2", "/plan/1", "/theme/theme-9", "/theme/theme-12"],
    need: "anger",
    notWhenHurt: true,
    broken: true,
  },
  {
    phrases: list(
      "died laughing, dying laughing, die laughing, laughing so hard, laughed so hard, thank, was born, is born, thanks, thankful, thanksgiving, grateful, gratitude, blessed, blessing, praise, happy, birthday, good news today, celebrate, joy, joyful, rejoice, praising, answered prayer, said yes, went well, got the job, passed exam, passed exams, passed test, passed class, passed boards, passed finals, passed driving, passed driving test, passed my driving test, passed road test, passed my road test, passed bar exam, passed the bar exam, passed my board exam, passed the entrance exam, passed citizenship test, passed my citizenship test, cancer free, remission, healthy baby, anniversary, graduated, graduation, promoted, new job, danke, dankbar, merci, gracias, obrigado, obrigada, wonderful, amazing, scan clear, scans clear, results clear, all clear, tests clear, grazie",
    ),
    to: ["/theme/theme-3", "/plan/joy-plan", "/plan/miracles-plan"],
    need: "thanks",
  },
  {
    phrases: each(
      "friend, son, daughter, brother, sister, husband, wife, mom, mother, dad, father, niece, nephew, cousin, grandson, granddaughter, grandchild, child, children, baby, godson, goddaughter, godchild",
      "baptism, baptised, baptized, christening, christened",
    ),
    to: [
      "/prayers/occasions?of=baptism&pray=now",
      "/theme/theme-3",
      "/theme/theme-4",
      "/plan/joy-plan",
    ],
    need: "thanks",
  },
  {
    phrases: list(
      "confirmation class, my confirmation, his confirmation, her confirmation, confirmation day, confirmation sunday, being confirmed, getting confirmed, son confirmation, daughter confirmation, grandson confirmation, granddaughter confirmation, first communion",
    ),
    to: ["/prayers/occasions?of=confirmation&pray=now", "/theme/theme-3", "/theme/theme-4"],
    comfort: "Ephesians 1:13",
  },
  {
    phrases: list(
      "wedding day, wedding prayer, wedding blessing, wedding tomorrow, wedding today, my wedding, his wedding, her wedding, wedding toast, daughters wedding, sons wedding, wedding vows, bless the bride, bride and groom",
    ),
    to: ["/prayers/occasions?of=a-wedding&pray=now", "/theme/theme-14", "/theme/theme-3"],
    comfort: "Colossians 3:14",
    notWhenBroken: true,
  },
  {
    phrases: list(
      "birthday, birthdays, birthday prayer, birthday blessing, turning 30, turning 40, turning 50, turning 60, quinceanera",
    ),
    to: ["/prayers/occasions?of=a-birthday&pray=now", "/theme/theme-3", "/plan/joy-plan"],
    comfort: "Psalm 118:24",
  },
  {
    phrases: list(
      "sunrise, sunset, beautiful sunrise, beautiful sunset, beautiful sunrise morning, beautiful sunset evening, beautiful day, beautiful morning, beautiful world, beautiful sky, beautiful garden, beautiful flowers, beautiful weather, beautiful spring, beautiful snow, beautiful mountains, beautiful ocean, starry sky, stars tonight, northern lights, saw a rainbow, nature, creation beautiful, beauty of creation, beauty of nature, beauty of the earth, wonder of creation, wonders of creation, gods creation, thank creation",
    ),
    to: ["/theme/theme-3", "/plan/joy-plan", "/theme/theme-1"],
    need: "thanks",
    comfort: "Psalm 19:1",
  },
  {
    phrases: list(
      "grace dinner, grace supper, grace lunch, grace meal, grace meals, grace table, grace food, grace prayer food, prayer before eating, bless dinner, bless supper, bless meal, blessing meal, blessing dinner, dinner prayer, mealtime prayer, mealtime prayers, meal prayer, table prayer, table blessing, prayer for food, prayer over food, grace before, thank food, thank meal, thank breakfast, thank lunch, thank dinner, thank supper, thankful food, thankful meal, give thanks food, table grace, say grace, saying grace, before meals, before meals children, before a meal, before eating, before dinner, before supper, before we eat, short prayer before eating, bless this food, bless our food, bless the food, blessing over food, blessing for food, blessing for meal, food blessing, meal blessing, bless this meal, bless our meal, mealtime, table prayer, table prayers, table blessing, dinner grace, thanksgiving grace, grace children, grace kids",
    ),
    to: [
      "/prayers/occasions?of=before-a-meal&pray=now",
      "/theme/theme-3",
      "/blog?article=5",
      "/theme/theme-8",
    ],
    need: "thanks",
    comfort: "Psalm 145:15-16",
  },
  {
    phrases: list(
      "bless our house, bless our home, bless my house, bless my home, bless this house, bless this home, bless new house, bless new home, bless house, bless home, house blessing, home blessing, blessing home, blessing house, new house, new home, new apartment, first apartment, first home, housewarming, moved in, moving in",
    ),
    to: [
      "/prayers/occasions?of=a-new-home&pray=now",
      "/theme/theme-8",
      "/theme/theme-10",
      "/theme/theme-3",
    ],
    comfort: "Psalm 121:8",
  },
  {
    phrases: [
      ...each(
        "couple, couples, husband, wife, spouse, fiance, girlfriend, boyfriend",
        "pray together, praying together, prayer together, devotional, devotions",
      ),
      ...list("plan for couples, couples plan, plan for two, pray as a couple"),
    ],
    to: ["/plan/couples-plan", "/theme/theme-14", "/plan/family-plan"],
    need: "family",
    comfort: "Ecclesiastes 4:9-10",
    notWhenHurt: true,
    notWhenBroken: true,
  },
  {
    phrases: list(
      "prayer partner, prayer partners, pray with a friend, praying with a friend, accountability partner, prayer buddy, pray with my friend, pray with friends",
    ),
    to: ["/plan/prayer-partners-plan", "/theme/theme-12", "/theme/theme-8"],
    comfort: "Ecclesiastes 4:9-10",
  },
  {
    phrases: list(
      "family devotions, family devotional, family dinner, dinner table, family prayer time, pray as a family, praying as a family, family altar, devotions with kids, devotional for kids, pray with my kids, pray with children",
    ),
    to: ["/plan/at-the-table-plan", "/theme/theme-8", "/plan/family-plan"],
    need: "family",
    notWhenHurt: true,
  },
  {
    phrases: list(
      "i am a teen, im a teen, i am a teenager, im a teenager, for teens, for teenagers, teen devotional, for youth, youth group, plan for teens, im 13, im 14, im 15, im 16, im 17, peer pressure, social media, screen time, addicted to my phone, always on my phone, hate my body, hate how i look, body image",
    ),
    to: ["/plan/teenagers-plan", "/theme/theme-2", "/theme/theme-12"],
    comfort: "1 Samuel 16:7",
  },
  {
    phrases: list(
      "marriage, we fight, fight all the time, always fighting, we argue, married, husband, wife, spouse, fighting with my husband, fighting with my wife, fighting spouse, my wife and i, my husband and i, my marriage, intimacy, matrimonio, mariage, ehe",
    ),
    to: ["/theme/theme-14", "/plan/family-plan", "/theme/theme-8"],
    need: "family",
    notWhenHurt: true,
    notWhenBroken: true,
  },
  {
    phrases: list(
      "wedding, engaged, fiance, get married, getting married, gets married, going to marry, be married, just married, bless our marriage, newlywed, newlyweds, casamento, boda, hochzeit",
    ),
    to: ["/theme/theme-14", "/theme/theme-3", "/plan/family-plan"],
    need: "family",
    comfort: "Colossians 3:14",
    notWhenHurt: true,
    notWhenBroken: true,
  },
  {
    phrases: list(
      "baby shower, new baby, newborn, baby is coming, baby is due, expecting a baby, expecting our first, having a baby, baby blessing, baby dedication, child dedication, bless our baby, bless this baby, our first child",
    ),
    to: ["/theme/theme-8", "/theme/theme-3", "/plan/family-plan"],
    need: "family",
    comfort: "Psalm 127:3",
    notWhenHurt: true,
  },
  {
    phrases: each(
      "son, daughter, teenager, teen, kids, child, children",
      "wont talk, wont speak, wont listen, doesnt talk, not talking, stopped talking, shuts me out, pushes me away, ignores me",
    ),
    to: ["/theme/theme-8", "/plan/family-plan", "/theme/theme-15"],
    need: "family",
    comfort: "Luke 15:20",
    notWhenHurt: true,
  },
  {
    phrases: list(
      "family, parents, parent, parents fighting, mom, mother, motherhood, dad, father, fatherhood, kids, children, child, son, daughter, teenager, teen, baby, pregnant, pregnancy, prodigal, brother, sister, siblings, aunt, uncle, niece, nephew, cousin, toddler, twins, godson, goddaughter, godchild, godchildren, stepdaughter, stepchildren, great grandchildren, grandchild, grandchildren, grandson, granddaughter, in laws, home, raising, stepson, adoption, on drugs, wont come home, estranged, in law, grandma, grandpa, rebellious, custody, familie, famille, familia, mutter, vater, sohn, tochter, kinder, mere, pere, fils, fille, enfants, madre, padre, hijo, hija, hijos, mae, pai, filho, filha, filhos",
    ),
    to: ["/theme/theme-8", "/plan/family-plan", "/theme/theme-10"],
    need: "family",
    notWhenHurt: true,
  },
  {
    phrases: list(
      "money, job, rent, bills, broke, finances, financial, mortgage, poor, work, provide, provision, homeless, hungry, salary, groceries, food, afford, cant afford, no money, promotion, arbeit, geld, travail, argent, trabajo, empleo, dinero, emprego, trabalho, dinheiro, loan, business, retirement, career, lavoro, soldi, dargent, drought, no rain, crops, harvest failed, farm, farmer",
    ),
    to: ["/plan/financial-peace-plan", "/theme/theme-4", "/theme/theme-11"],
    need: "work",
  },
  {
    phrases: [
      ...each(
        "boss, manager, supervisor, coworker, coworkers, colleague, colleagues, foreman, team leader",
        "bully, bullies, bullying, bullied, harasses me, harassing me, toxic, mean, cruel, unfair, nasty, horrible, awful, terrible, picks on me, picking on me, hates me, tyrant, micromanages, micromanaging, nightmare, monster, impossible, makes my life hell, puts me down, blames me, takes credit, undermines me",
      ),
      ...list(
        "my boss, bullied at work, bullying at work, workplace bully, workplace bullying, toxic workplace, toxic job, toxic work, hostile workplace, hostile work environment",
      ),
    ],
    to: ["/theme/theme-10", "/theme/theme-6", "/theme/theme-2", "/plan/1"],
    need: "work",
    comfort: "Psalm 55:22",
  },
  {
    phrases: list(
      "decision, decide, choice, meaning of life, meaning in life, what is life about, choose, which job, should i, what to do, gods will, god want, purpose, direction, guidance, guide me, gods plan, know gods plan, gods plan for my life, gods purpose, plan for me, plan for my life, my calling, confused, confusion, lost in life, wisdom, wise, calling, crossroads, move, moving, college, university, study, major, job offers, two offers, options, next step, path, discernment, two jobs, which of two, which of the two, use me, god use, used by god, use someone like me, serve god, decider, decidir, entscheiden, entscheidung, decisao",
    ),
    to: ["/theme/theme-11", "/theme/theme-7", "/plan/wisdom-plan"],
    need: "decisions",
    notWhenHurt: true,
  },
  {
    phrases: list(
      "tired, exhausted, exhaustion, weary, burned out, burnout, burnt out, worn out, weak, weakness, no energy, strength, strong, strengthen, keep going, caregiver, caring for, taking care of, running on empty, on empty, overworked, no strength, drained, fatigue, fed up, need a break, rest, too busy, so busy, busy, no time, no time to pray, dont have time, slow down, hectic, job is killing me, work is killing me, heat is killing me, heat wave, too hot, mude, epuise, fatigue, cansado, cansada, cansaco, erschopft, stanco, stanca, agotado, agotada, epuisee, exausto, exausta",
    ),
    to: ["/theme/theme-6", "/theme/theme-2", "/plan/anxiety-plan?day=5"],
    need: "despair",
  },
  {
    phrases: list(
      "doubt, doubts, doubting, is god real, does god exist, god exist, losing faith, losing my faith, lost my faith, unanswered, doesnt answer, not answering, god silent, silence of god, silent, heaven silent, does prayer work, prayer work, doesnt answer my prayers, not hearing me, hear me, real, skeptic, atheist, science, why does god, why god, where is god, god left me, abandoned by god, dont feel anything, feel nothing, prayer feels, feels empty when, dry, zweifel, doute, duda, dudas, duvida, unbelief, cant pray, cant believe, believe, dont believe, stopped believing",
    ),
    to: ["/theme/theme-18", "/theme/theme-4", "/blog?article=3"],
    comfort: "Mark 9:24",
  },
  {
    phrases: [
      ...each(
        "become, becoming, became, be, being, new, as a new",
        "christian, believer, follower of jesus",
      ),
      ...each("accept, receive, accepting, receiving, accepted, find, found", "jesus, christ"),
      ...each(
        "give my, gave my, giving my, give your, surrender my",
        "life to jesus, life to christ, life to god, heart to jesus, heart to god",
      ),
      ...each("come, coming, turn, turning", "to jesus, to christ, to faith"),
      ...list(
        "salvation, how to be saved, become saved, becoming saved, way to be saved, be saved, get saved, getting saved, am i saved, want to be saved, need to be saved, what must i do to be saved, im saved, i am saved, if im saved, assurance of salvation, born again, prayer of salvation, salvation prayer, ask jesus into my heart, jesus into my heart, jesus in my heart, let jesus in, follow jesus, following jesus, know jesus, know god, new to faith, new to christianity, new to jesus, convert to christianity, converting to christianity, learn about jesus, interested in christianity, start believing, start with god, where to begin with god, personal relationship with jesus, relationship with god",
      ),
    ],
    to: ["/theme/theme-4", "/plan/mark-plan", "/plan/lords-prayer-plan", "/plan/faith-plan"],
    comfort: "Romans 10:9",
  },
  {
    phrases: list(
      "identity, my identity, identity crisis, identity christ, who god says i am, child of god, children of god, daughter of the king, daughter of god, son of god am i, gods masterpiece, self worth, self esteem, self image, self confidence, low confidence, my worth, my value, fearfully and wonderfully, made in the image",
    ),
    to: ["/theme/theme-2", "/theme/theme-4", "/plan/new-beginnings-plan"],
    comfort: "1 John 3:1",
  },
  {
    phrases: list(
      "faith, trust, trusting, trust god, believe in god, surrender, control, baptism, baptised, baptized, get baptised, get baptized, foi, fe, glaube, glauben, fede, closer to god, closer to jesus, near to god, grow in faith, growing in faith, know god better",
    ),
    to: ["/theme/theme-4", "/plan/faith-plan", "/theme/theme-18"],
  },
  {
    phrases: list(
      "angry at god, angry with god, mad at god, furious at god, furious with god, hate god",
    ),
    to: ["/theme/theme-18", "/plan/1", "/blog?article=3"],
    comfort: "Mark 9:24",
  },
  {
    phrases: list(
      "far from god, far away from god, distant from god, away from god, god far away, god feels far, god seems far, god feels distant, dont feel god, cant feel god",
    ),
    to: ["/theme/theme-18", "/theme/theme-2", "/theme/theme-4"],
    comfort: "Psalm 145:18",
  },
  {
    phrases: list(
      "why do good people, why do bad things, bad things happen, bad things good people, why is there evil, why is there suffering, why is there pain, why is there death, why so much pain, why so much suffering, why suffering, why pain, why suffer, why do we suffer, why do people suffer, why do children suffer, why do innocent, why does god allow, why does god permit, why would god allow, why would god let, why did god let, why did god allow, why does god let, god allows suffering, god allow suffering, god allow evil, god allow pain, problem of evil, problem of pain, problem of suffering, meaning of suffering, purpose of suffering, purpose of pain",
    ),
    to: ["/theme/theme-18", "/blog?article=3", "/theme/theme-12", "/theme/theme-2"],
    comfort: "Romans 8:18",
    withoutVerses: true,
  },
  {
    phrases: list("suffer, suffering"),
    to: ["/theme/theme-18", "/theme/theme-12", "/theme/theme-2"],
    comfort: "Psalm 34:18",
  },
  {
    phrases: list(
      "what happens when we die, happens when we die, happens when you die, happens after death, after we die, when i die, life after death, afterlife, eternal life, everlasting life, heaven, see her again, see him again, see them again",
    ),
    to: ["/theme/theme-12", "/plan/grief-plan", "/theme/theme-4"],
    need: "grief",
    comfort: "John 11:25",
  },
  {
    phrases: list(
      "rude, rude people, rude customers, customer, customers, coworker, coworkers, colleague, colleagues, roommate, roommates, flatmate, neighbor, neighbors, neighbour, neighbours, noise, noisy, annoys me, annoying, drives me mad, drives me crazy, drives me nuts, driving me mad, driving me crazy, driving me nuts, gets on my nerves",
    ),
    to: ["/theme/theme-15", "/plan/1", "/theme/theme-9"],
    need: "anger",
    comfort: "Proverbs 15:1",
    notWhenHurt: true,
  },
  {
    phrases: list("visa, immigration, asylum, deported, deportation, green card"),
    to: ["/theme/theme-10", "/theme/theme-2", "/theme/theme-12"],
    need: "fear",
  },
  {
    phrases: list(
      "scrolling, my phone, screen time, social media, tiktok, instagram, procrastinate, procrastinating, lazy, laziness, bad habit, bad habits, self control, self discipline",
    ),
    to: ["/plan/faith-plan?day=2", "/theme/theme-6", "/plan/new-beginnings-plan"],
    comfort: "2 Timothy 1:7",
  },
  {
    phrases: list(
      "read the bible, reading the bible, start the bible, understand the bible, bible reading, bible study, study the bible",
    ),
    to: ["/bible", "/blog?article=2", "/plan/lords-prayer-plan"],
  },
  {
    phrases: list("miracle, miracles, do miracles happen, need a miracle"),
    to: ["/plan/miracles-plan", "/plan/healing-plan", "/theme/theme-18"],
    comfort: "Mark 9:24",
  },
  {
    phrases: list("how to fast, fasting, prayer and fasting, should i fast, why fast"),
    to: ["/theme/theme-11", "/blog?article=2"],
    comfort: "Matthew 6:17-18",
  },
  {
    phrases: list(
      "peace between nations, peace nations, nations war, world peace, peace in the world, peace on earth, end the war, war in",
    ),
    to: ["/plan/advent-plan?day=8", "/theme/theme-2", "/theme/theme-12"],
    comfort: "Isaiah 2:4",
  },
  {
    phrases: list(
      "pet, pets, my dog, my cat, dog died, cat died, dog is missing, cat is missing, lost my dog, lost my cat, put to sleep, put my dog down, put my cat down, dog to sleep, cat to sleep, animals, animals in heaven, pets heaven, pets go to heaven",
    ),
    to: [
      "/prayers/occasions?of=a-pet&pray=now",
      "/plan/grief-plan",
      "/theme/theme-2",
      "/theme/theme-12",
    ],
    comfort: "Psalm 36:6",
    withoutVerses: true,
  },
  {
    phrases: list(
      "prayer for the old, senior citizens, seniors, getting old, growing old, getting older, old age, elderly, aging, ageing, too old, feel useless now, too old to be useful, im old and useless, old and useless, im 60, im 65, im 70, im 75, im 80, im 85, im 90",
    ),
    to: [
      "/prayers/occasions?of=the-old&pray=now",
      "/theme/theme-6",
      "/theme/theme-12",
      "/theme/theme-2",
    ],
    comfort: "Isaiah 46:4",
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
      "new beginning, new beginnings, start over, starting over, fresh start, new life, change my life, begin again, new city, new year, retiring soon, retiring next, retiring this, about to retire, going to retire",
    ),
    to: ["/plan/new-beginnings-plan", "/theme/theme-11", "/theme/theme-12"],
    need: "guilt",
  },
  {
    phrases: list(
      "christmas, advent, holidays, nativity, twelve days, christmas day, boxing day, epiphany, three kings, wise men, magi, shepherds in the fields, shepherds watched, shepherds angels, shepherds christmas",
    ),
    to: ["/plan/advent-plan", "/plan/christmas-plan", "/theme/theme-3"],
  },
  {
    phrases: list(
      "lent, lenten, ash wednesday, ashes, fasting, giving up for lent, give up lent, lent give up, lent what give up, fast for lent",
    ),
    to: ["/plan/lent-plan", "/plan/holy-week-plan"],
  },
  {
    phrases: list(
      "holy week, palm sunday, good friday, maundy thursday, holy saturday, crucifixion, crucified, stations of the cross, passion of christ, passion of jesus, christ suffering, jesus suffering, christ suffered, jesus suffered, christ death, jesus death, christ died, jesus died, died on the cross, death on the cross, suffering and death on the cross, on the cross, calvary, golgotha",
    ),
    to: ["/plan/holy-week-plan"],
  },
  {
    phrases: list(
      "easter, easter sunday, eastertide, resurrection, he is risen, empty tomb, risen jesus, ascension, ascension day, doubting thomas, road to emmaus",
    ),
    to: ["/plan/easter-plan"],
  },
  {
    phrases: list(
      "pentecost, novena, holy spirit, holy ghost, come holy spirit, baptism of the spirit, fruit of the spirit, speaking in tongues",
    ),
    to: ["/plan/come-holy-spirit-plan"],
  },
  {
    phrases: list(
      "how to pray, learn to pray, lords prayer, our father, teach me to pray, how do i pray, how long should i pray, how often should i pray, how should i pray, when should i pray, start praying, begin praying, pray out loud, what to say to god, dont know what to pray, cant concentrate pray, cant focus pray, cannot concentrate pray, concentrate praying, focus praying, mind wanders pray, mind wanders praying, distracted pray, distracted praying, distracted prayer, mind goes everywhere pray, pregare, prier, beten, orar, rezar",
    ),
    to: ["/plan/lords-prayer-plan", "/blog?article=2", "/blog?article=3"],
  },
  {
    phrases: list("rosary, hail mary, ave maria, rosario, pray to mary, mother mary, virgin mary"),
    to: ["/plan/lords-prayer-plan", "/plan/women-who-prayed-plan"],
  },
  {
    phrases: list("women, woman, hannah, deborah, lydia, miriam"),
    to: ["/plan/women-who-prayed-plan", "/theme/theme-8"],
  },
];

/** Turns of speech that sound like another thing, and what they say: whole words in their order. */
export const saidPlainly: readonly (readonly [turn: string, plain: string])[] = [
  ...each("die to, dying to, died to", "self, myself, yourself, himself, ourselves").map(
    (turn) => [turn, "deny self"] as const,
  ),
  ...each("dying to", "know, see, hear, meet, find, try, learn, tell").map(
    (turn) => [turn, turn.replace("dying", "eager")] as const,
  ),
  ...each("die, dying, died, dead", "laughing, of laughter, from laughing, from laughter").map(
    (turn) => [turn, "full of joy"] as const,
  ),
  ...each("i, we", "gossiped, gossip, was gossiping, were gossiping, keep gossiping").map(
    (turn) => [turn, "own gossip"] as const,
  ),
  ...each(
    "i watch, i watched, i was watching, i keep watching, i am watching, im watching, me watching, me looking at, i look at, i looked at, i was looking at, i keep looking at, i am addicted to, im addicted to, my addiction to, my",
    "porn, pornography",
  ).map((turn) => [turn, "my porn habit"] as const),
  ...each(
    "who am i, who even am i, who i am, who i even am",
    "anymore, any more, now, really, in christ, in jesus, in god, without him, without her, without you, supposed to be, meant to be",
  ).map((turn) => [turn, "identity"] as const),
  ...each(
    "know, knowing, forgot, forgotten, unsure, sure, lost, of",
    "who i am, who i even am",
  ).map((turn) => [turn, "identity"] as const),
  ...each(
    "give my life to, gave my life to, giving my life to, give your life to, surrender my life to, surrendered my life to, surrendering my life to, commit my life to, committing my life to, dedicate my life to, dedicated my life to, offer my life to, turn my life over to",
    "jesus, christ, god, the lord",
  ).map((turn) => [turn, "become christian"] as const),
  ...each(
    "cant go on, cannot go on, can not go on, couldnt go on, could not go on",
    "monday, tuesday, wednesday, thursday, friday, saturday, sunday, the trip, the outing, the retreat, the mission trip, holiday, vacation, the cruise, the hike, the ride",
  ).map((turn) => [turn, "not travel"] as const),
  ["who even am i", "identity"],
  ["who am i even", "identity"],
  ...each("drank, drunk, got drunk, got high, used", "again, last night").map(
    (turn) => [turn, "relapsed"] as const,
  ),
  ...list("could kill for a, could kill for some, would kill for a, would kill for some").map(
    (turn) => [turn, "would like"] as const,
  ),
  ...each("dying for a", "coffee, break, nap, holiday, vacation, snack").map(
    (turn) => [turn, turn.replace("dying for", "would like")] as const,
  ),
  ...Object.entries({
    grandchildren: "grandkids, grandbabies, grandbabys, grand kids, grandkiddos",
    grandchild: "grandkid, grandbaby, grand kid",
    children: "kiddos, kiddies, little ones, my little ones, bairns",
    "my child": "my little one, my kiddo, my kid",
    "my daughter": "my little girl, my baby girl",
    "my son": "my little boy, my baby boy",
    mom: "mum, mummy, mommy, mam, momma, mama, mumma",
    moms: "mums, mommys, mummys",
    husband: "hubby, hubbie, hubs",
    wife: "missus, wifey, the mrs",
    "my spouse": "my better half, my other half",
    "best friend": "bestie, bff, bestfriend",
    "best friends": "besties, bestfriends",
    "my friend": "my mate",
    "my friends": "my mates",
    grandma: "nan, nana, nanna, gran, granny, grammy, memaw, mamaw",
    grandpa: "grandad, granddad, gramps, grampa, papaw, pawpaw, grandpop",
    aunt: "auntie, aunty",
    "my brother": "my bro",
    "my sister": "my sis",
    boyfriend: "bf",
    girlfriend: "gf",
    stepmom: "stepmum, step mum",
    stepchildren: "stepkids, step kids",
    "my parents": "my folks",
  }).flatMap(([plain, said]) => list(said).map((turn) => [turn, plain] as const)),
];

/** First lines of hymns that sound like a cry, where nothing else was typed, and what they say. */
export const saidByHymns: ReadonlyMap<string, string> = new Map(
  list(
    "take my life and let it be, take my life and let it be consecrated, take my life and let it be consecrated lord to thee",
  ).map((line) => [line, "surrender to god"]),
).set("who am i", "identity");

/** Words by which somebody speaks of themselves, or of somebody near. */
export const tellingOfOneself: ReadonlySet<string> = new Set(
  "i im ive ill id me my mine myself we us our want wanna he hes she shes him her they yo mi mis me nos quiero je jai mon moi eu meu minha ich mein meine meinen meiner mio mia".split(
    " ",
  ),
);

/** Phrases that stand beside many needs: one that tells of a single need leads before them. */
export const vaguePhrases: ReadonlySet<string> = new Set(
  list(
    "how to pray, night, evening, morning, home, gone, driving, road, fire, flying, speech, meeting, food, work, move, moving, study, path, control, real, science, slow, passed, operation, single, future, rest, body, friends, evil, guard, business, major, woman, women, faith, trust, hope, peace, believe, father, mother, brother, sister, wife, husband, child, children, son, daughter, siblings, aunt, uncle, niece, nephew, cousin, toddler, twins, court, customer, hurt, minutes, year",
  ),
);

/** Words that tell nothing apart, in what people type. */
export const stopWords: ReadonlySet<string> = new Set(
  "a about after all also am an and any are as at be been being but by can could did do does for from get got had has have he her here hers him his how i if im in is it its ive just like lot me more most much my no not of oh on or our out over please s she should so some such t than that the their them then there these they this those to too up us very was we were what when where which who whom why will with would you your bible verse verses scripture prayer prayers pray praying god".split(
    " ",
  ),
);

/** What stands around the name of a passage and says nothing. */
export const around: ReadonlySet<string> = new Set(
  "the a an of parable story text passage verse verses bible scripture about where is what does mean meaning read find in which chapter jesus".split(
    " ",
  ),
);

/** Words that join those of a heading. */
export const joining: ReadonlySet<string> = new Set(
  "the a an of in to and on at for by with from".split(" "),
);

/** Words of today that no verse has: it has "moment", and kids that are goats. */
export const wordsOfToday: ReadonlySet<string> = new Set(
  "mom moms dad dads kid kids grandma grandpa stepmom boyfriend girlfriend coffee car phone".split(
    " ",
  ),
);

/** What a verse says that comforts, word for word. */
export const comforting: readonly string[] = list(
  "do not be, do not fear, am with you, is with me, trust in, my refuge",
);
