import type { Occasion } from "./occasion";

export const thresholds: readonly Occasion[] = [
  {
    id: "a-birth",
    title: "At a birth",
    prayer: `Look, God. Look at this face. No one’s ever had it before. Thank You for the midwife, and the monitors, and the hour it was over. If it’s wires and a plastic box for now, be in there with our baby.

We don’t know how to do this. You trusted Your own Son to a girl with no experience and a carpenter with good intentions, so we’ll take heart. Let this child sleep, and eat, and know every day of a long life that they’re loved. Heal their mother, and if she’s still crying in a few weeks, let someone notice. Remember those on this floor who’ll go home tonight with empty arms.`,
    passage: "Psalm 127:3",
    also: "birth baby newborn new baby born labor delivery new parent mother pregnant pregnancy",
  },
  {
    id: "adoption",
    title: "At an adoption",
    prayer: `Father, it’s what You did with all of us: gave us Your name, and a place at the table, and meant it. Today there’s a paper with a stamp, and a child who has heard promises before. Make us people who stay.

Bless the mother who carried this child, and whatever it cost her, or took from her. Give us room for every question that’s coming, and for a first family we may never meet. When the trust is slow, let us be slower to give up. Hold us together, for the sake of Jesus, who isn’t ashamed to call us His brothers and sisters.`,
    passage: "Romans 8:15-16",
    also: "adoption adopted adopting foster fostering foster care new child family finalization day",
  },
  {
    id: "baptism",
    title: "At a baptism",
    prayer: `Father, Son, and Holy Spirit, it’s only water, and it’s the Red Sea and the Jordan and the grave. Thank You for bringing this one through. Wash away what needs to go. Drown the old fear. Whether they squall or shout or come up laughing, Father, say over them what You said over Jesus: My own, My beloved.

Make us a church worth being baptized into. When they doubt it in twenty years, let someone who was here today remind them. They’re Yours, and that’s done.`,
    passage: "Romans 6:3-4",
    also: "baptism baptized christening dedication baptizing godparent water infant",
  },
  {
    id: "confirmation",
    title: "At a confirmation",
    prayer: `Come, Holy Spirit. These young people, and the man of sixty in the second row, are saying yes today in front of their relatives. Strengthen the yes. Some of them mean all of it and some are doing it for their grandmother; work with either.

Give them wisdom for what’s on their phones, courage for what isn’t, and friends who’ll pray. Burn without burning up. Send them out by the same door they came in, and send them further than any of us went.`,
    passage: "Ephesians 1:13-14",
    also: "confirmation confirmed confirmand profession of faith first communion",
  },
  {
    id: "a-wedding",
    title: "At a wedding",
    prayer: `Lord Jesus, You came to a wedding where the wine ran out, and You didn’t let them be embarrassed. Come to this one. Bless these two: their promises, their families on both sides of the aisle, the languages their children may grow up in.

When there’s plenty, make them generous. When it runs out, and it will some Tuesday, be there, and fill the jars. Let them be a safe place for each other, always, and for others after that. And keep the best wine for last, as You did.`,
    passage: "Colossians 3:12-14",
    also: "wedding marriage married getting married bride groom engagement vows marriage blessing",
  },
  {
    id: "a-new-home",
    title: "In a new home",
    prayer: `Peace to this place, in Jesus’ name. Third floor, no elevator, a view of the laundromat: it’s ours, and we thank You. Bless the ones who lived here before, and whatever they left in the walls.

Let what’s said in these rooms be true, and let the quarrels end by dark. Keep out fire and thieves and the landlord’s worst ideas. Make room for the guest who comes late. And since You had nowhere to lay Your head, Lord, You’re welcome here for as long as we’ve got the lease.`,
    passage: "Psalm 127:1",
    also: "new home house blessing apartment moving in housewarming first home dorm room",
  },
  {
    id: "moving-out",
    title: "On moving out",
    prayer: `God who goes ahead in a pillar of cloud, the rooms echo now. There’s a mark on the doorframe where we measured them. Thank You for what happened here, the parties and the fevers. Forgive what we’d be ashamed to have these walls repeat.

Some of us are glad to go, and some didn’t choose it, and one is leaving home for the first time with a rice cooker and a blanket. Go with each. Don’t let us lose each other in the boxes. You’ve never once been left behind.`,
    passage: "Exodus 13:21-22",
    also: "moving out moving away leaving home empty nest college eviction downsizing goodbye house",
  },
  {
    id: "deployment",
    title: "At a deployment",
    line: "For the one leaving, and those at home",
    prayer: `Lord of hosts, they’re lined up with their bags, and the kids are being brave until the bus goes. Bring this one back. Guard their body and their conscience; keep them from the thing that can’t be undone. Let there be boredom, and bad coffee, and a safe flight home.

Be with the people who live where they’re going, who love their children, too. Be with us on the nights when the phone’s silent. Make wars to cease, God. Until You do, don’t take Your eyes off them.`,
    passage: "Psalm 91:1-6",
    also: "deployment deployed soldier leaving military army navy marines overseas service member war",
  },
  {
    id: "retirement",
    title: "At retirement",
    prayer: `Father, they gave me a card, and by Monday my password won’t work. Thank You for the years: the good boss, the terrible one, the time we pulled it off. If there’s anyone there I should’ve treated better, show me. I don’t know who I am at ten o’clock on a weekday.

You rested, and You called it holy; teach me that. And teach me what I’m still for. Anna was eighty-four and hadn’t missed a day. I’d like to be found at my post, too, wherever that turns out to be.`,
    passage: "Psalm 92:12-15",
    also: "retirement retire retiring retired last day of work pension career ends",
  },
  {
    id: "before-surgery",
    title: "Before surgery",
    line: "For the minutes before they wheel you in",
    prayer: `Great Physician, I’m in the gown that doesn’t close. They’ve drawn an arrow on me so that they get the right side. I’m afraid, and I’m telling You so. Steady the surgeon. Sharpen the one who watches the numbers.

While I’m under, I can’t pray, so I’m praying now for all of it: into Your hands I commit my spirit, and my body with it. Wake me. If I wake to hard news, be the first face there. Keep the ones in the waiting room, who have the worse job.`,
    passage: "Psalm 31:5",
    also: "surgery operation before surgery hospital anesthesia procedure surgeon biopsy transplant",
  },
  {
    id: "addiction-first-day",
    title: "On the first day without it",
    line: "Not forever. Till midnight",
    prayer: `God, I’m not promising forever. I’m promising till midnight. I’ve poured it out, or deleted it, or watched my cousin flush it, and my skin is crawling. You know how many first days I’ve had. Count this one with the rest, and don’t let me use the others against myself.

If I start shaking, or seeing things, don’t let me tough it out; get me to a hospital. Otherwise get me to the meeting, and let me call before and not after. I can’t do this alone; I’ve got the evidence. Jesus, You had forty days of no. Stay for my one. And if I fall, let me fall toward help.`,
    passage: "1 Corinthians 10:13",
    also: "addiction first day sober sobriety rehab detox quit drinking alcohol drugs relapse clean gambling pornography",
    help: "withdrawal",
  },
  {
    id: "prison-gate",
    title: "At the prison gate",
    line: "For whoever goes in, comes out, or waits",
    prayer: `They arrested You, Jesus, and sentenced You, and took Your clothes, and You had criminals for company on the way out. So You know this gate from the inside.

For the one going in today: keep them alive, and keep them from becoming what’s done to them. For the one walking out with a bus voucher and someone else’s jacket: give them a floor to sleep on, and a first yes. For us, who wait in the lot with the engine running: help us not to need it to be easy, and let whoever comes out find us still here.`,
    passage: "Psalm 146:5-8",
    also: "prison gate jail released release incarcerated going to prison parole reentry inmate visit",
  },
  {
    id: "miscarriage",
    title: "After a miscarriage",
    line: "For a child who was already loved",
    prayer: `Father, there was a heartbeat, and then there wasn’t. Or there was only a line on a stick, and eight days of names. I won’t let it be called nothing. You’d already begun; You saw my child unformed, and You’ve got them now.

It wasn’t the coffee, or the stairs, or anything I did or didn’t want. Say that to me until I believe it. I’m not ready for sentences that begin with at least. Hold what I never got to hold, and hold me, and whoever’s grieving it beside me in a different way.`,
    passage: "Psalm 139:13-15",
    also: "miscarriage miscarried stillbirth stillborn pregnancy loss lost baby infant loss ectopic infertility",
    help: "crisis",
  },
  {
    id: "a-deathbed",
    title: "Beside the dying",
    line: "When all that’s left to do is stay",
    prayer: `Lord Jesus, we’re here, and the breathing’s changed. We don’t know how much gets through, so we’ll say it anyway: you’re loved; you’ve done enough; you can go when you’re ready.

You said to the man beside You that today he’d be with You in paradise. Say it here. Take the fear first, and then the pain. Forgive what’s unfinished between us. Send angels to meet this one, and let the first voice be Yours.

We’ll stay as long as we can, and You’ll be here when we can’t. Into Your hands, Father, we commit this spirit.`,
    passage: "Luke 23:42-46",
    also: "deathbed dying hospice last hours end of life death passing away last breath commendation",
  },
  {
    id: "a-funeral",
    title: "At a funeral",
    line: "For the grave, and for the weeks after it",
    prayer: `You wept at a grave, Jesus, even though You knew what You were about to do there. So we’ll weep, and we won’t apologize. Thank You for this life, as it was: the laugh, the stubbornness, the dumplings, the hymns off-key. We give back what You lent us, and it’s like tearing cloth.

Raise them up on the last day. Until then keep them. And keep us: through the food and the folding chairs, through the silence after the cars have gone, through the first time we go to call and can’t.`,
    passage: "John 11:25-26",
    also: "funeral burial memorial graveside cremation wake homegoing eulogy death bereaved",
  },
  {
    id: "anniversary-of-a-death",
    title: "On the anniversary of a death",
    line: "When the date comes around again",
    prayer: `It’s the date, Lord. The world doesn’t know; the mail came. I woke up knowing before I knew. Another year without them, and I’m still finding things I’d have told them first. I’m better than I was, and sometimes that feels like leaving. Tell me that it isn’t.

Thank You that they were, and for what of theirs I do now without noticing. You’re God of the living, and to You they’re all alive. Give them my love today, in whatever way that’s done, and get me kindly to tomorrow.`,
    passage: "Romans 14:8-9",
    also: "anniversary of a death death anniversary a year since remembering deathiversary yahrzeit missing them",
    help: "crisis",
  },
  {
    id: "a-pet",
    title: "When a pet has died",
    line: "For a small grave, and a real grief",
    prayer: `God of sparrows, it was only a dog, they’ll say, or only a cat, and they’ll be wrong. For eleven years there was someone who was glad every single time. You made that gladness. Thank You for the weight at the end of the bed, and the ridiculous ears.

If we had to choose the hour, let us be at peace about having chosen it. You preserve man and beast, it says, and not one is forgotten before You. I don’t know all that that means. I’m leaving it in good hands.`,
    passage: "Psalm 36:5-7",
    also: "pet died dog died cat died pet loss animal put down sick pet vet rainbow bridge blessing of animals",
  },
];
