/**
 * Words that translations use for one another, a line each, the first the most usual. Whatever its ending,
 * a word stands in one line only.
 */
const groups = `
  you thee thou ye
  your thy thine
  my mine
  has hath
  have hast
  does doth dost
  are art
  will shall shalt wilt
  to unto
  says saith sayest spake
  no nay
  though tho although yea
  through thru thro
  see behold lo
  o oh
  until till
  among amongst
  therefore wherefore
  truly verily
  whoever whosoever whoso
  begotten one
  brothers brethren
  love charity
  spirit ghost
  debts trespasses
  rooms mansions
  clothes raiment clothing garments
  kill murder slay slain
  stripes wounds pierced
  sufficient enough
  intended meant planned
  crushed contrite bruised
  gray grey
  colors colours
  labor labour toil
  honor honour
  neighbor neighbour
  savior saviour
  armor armour
  creation creature
  forsake abandon left leave
  hope trust
  tribulation trouble distress affliction
  cease stop
  beginning start
  prosper welfare
  anger wrath fury
  gentle soft
  burdened laden
  carry bear bore
  boast brag
  mature complete
  wicked evil
  transgressions iniquities iniquity sins
  instruct teach
  path way
  advocate counselor comforter helper
  seed grain kernel
  everlasting eternal
  endures lasts
  futile vanity meaningless
  pursuit chasing striving
  deer hart
  pants longs thirsts
  streams brooks
  fortress stronghold
  refuge shelter
  enemies foes adversaries
  overflows runs
  live dwell
  renew restore
  workmanship handiwork masterpiece
  temptation tempt test
  humble lowly
  righteous just
  righteousness justice
  mercy merciful mercies compassion compassions
  fails fail end
  tired weary faint
  rejoice glad
  blessed happy
  afraid dismayed terrified
  anxious worry worries worried
  guard keep
  mountains hills hill
  heavens sky skies
  declare tell proclaim
  overcome overcame conquer
  wages wage
  gain profit
  lose forfeit
  laborers workers
  covers multitude
  grave hades sheol
  servant slave
  fool foolish
  slacker sluggard
  delight pleasure
  desires wishes
  commit entrust
  praise extol
  strength might
  schemes wiles
  devil satan
  narrow strait
  speck mote splinter
  log beam plank
  judge condemn
  inherit possess
  mourn grieve
  hunger hungry
  whatever whatsoever
  where wherever whithersoever
  consider count reckon
  encounter face
  age world
  drives casts
  substance assurance confidence
  surely certainly
  urge entreat
  birds fowls
  ground soil
`;

export const wordsForOneAnother: readonly string[][] = groups
  .trim()
  .split("\n")
  .map((line) => line.trim().split(" "));

/** As they are remembered, and as our translation has it: whole words in their order. */
export const rememberedPhrases: readonly (readonly [remembered: string, ours: string])[] = [
  ["fear not", "do not fear"],
  ["judge not", "do not judge"],
  ["worry not", "do not worry"],
  ["weep not", "do not weep"],
  ["be not", "do not be"],
  ["dont", "do not"],
  ["doesnt", "does not"],
  ["cant", "cannot"],
  ["wont", "will not"],
  ["isnt", "is not"],
  ["im", "i am"],
  ["ive", "i have"],
  ["theres", "there is"],
  ["thats", "that is"],
  ["and no that", "and know that"],
  ["sing over you with joy", "rejoice over you with singing"],
  ["become greater", "increase"],
  ["become less", "decrease"],
  ["cheer up", "take courage"],
  ["be of good cheer", "take courage"],
  ["good cheer", "courage"],
  ["take heart", "take courage"],
  ["heavy laden", "burdened"],
  ["steadfast love", "loving devotion"],
  ["unfailing love", "loving devotion"],
  ["faithful love", "loving devotion"],
  ["loving kindness", "loving devotion"],
  ["lovingkindness", "loving devotion"],
  ["long suffering", "patience"],
  ["longsuffering", "patience"],
  ["sun go down", "sun set"],
  ["cares on the lord", "burden upon the lord"],
  ["your cares", "your anxiety"],
  ["your worries", "your anxiety"],
  ["be joyful always", "rejoice at all times"],
  ["rejoice always", "rejoice at all times"],
  ["rejoice evermore", "rejoice at all times"],
  ["pray continually", "pray without ceasing"],
  ["pray constantly", "pray without ceasing"],
  ["never stop praying", "pray without ceasing"],
  ["passes all", "surpasses all"],
  ["passeth all", "surpasses all"],
  ["passes understanding", "surpasses all understanding"],
  ["passeth understanding", "surpasses all understanding"],
  ["do not worry about anything", "be anxious for nothing"],
  ["do not be anxious about anything", "be anxious for nothing"],
  ["instead pray about everything", "but in everything by prayer"],
  ["i lack nothing", "i shall not want"],
  ["o wretched man that i am", "what a wretched man i am"],
  ["it is enough now o lord", "i have had enough lord"],
  ["take away my life", "take my life"],
  ["darkness is my only friend", "darkness is my closest companion"],
  ["darkness is my closest friend", "darkness is my closest companion"],
  ["absent from the body", "away from the body"],
  ["absent in body", "away from the body"],
  ["present with the lord", "at home with the lord"],
  ["looks on the outside", "sees the outward appearance"],
  ["looks at the outside", "sees the outward appearance"],
  ["look on the outside", "sees the outward appearance"],
  ["look at the outside", "sees the outward appearance"],
  ["looketh on the outward", "sees the outward"],
  ["looks on the outward", "sees the outward"],
  ["looks at the outward", "sees the outward"],
  ["look at the outward", "sees the outward"],
  ["outside appearance", "outward appearance"],
  ["looketh on the heart", "sees the heart"],
  ["looks on the heart", "sees the heart"],
  ["looks at the heart", "sees the heart"],
  ["silver and gold", "silver or gold"],
  ["have i none", "i do not have"],
  ["i have none", "i do not have"],
  ["such as i have", "what i have"],
  ["what i do have", "what i have"],
  ["give i thee", "i give you"],
  ["give i you", "i give you"],
];

/** Each turn of speech by what it stands for; nothing else is changed where there is none. */
export function inOtherWords(text: string, turns: readonly (readonly [string, string])[]): string {
  let found = ` ${text} `;
  for (const [theirs, ours] of turns) found = found.replaceAll(` ${theirs} `, ` ${ours} `);
  return found.trim();
}
