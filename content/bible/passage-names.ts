/** A passage by the names that people give it. */
type NamedPassage = { names: readonly string[]; reference: string };

const table = `
  Matthew 5:3-12 | beatitudes, blessed are the poor
  Matthew 5:1-48 | sermon on the mount
  Matthew 5:13-16 | salt and light
  Matthew 6:9-13 | lords prayer, our father, pater noster, our father who art in heaven
  Matthew 7:12 | golden rule, do unto others
  Matthew 28:18-20 | great commission
  Matthew 22:36-40 | great commandment, greatest commandment
  Luke 15:11-32 | prodigal son, lost son, hijo prodigo
  Luke 15:3-7 | lost sheep, ninety nine sheep, parable of the lost sheep
  Luke 15:8-10 | lost coin
  Luke 10:25-37 | good samaritan, buen samaritano
  Luke 10:38-42 | mary and martha, martha and mary
  Luke 16:19-31 | rich man and lazarus
  Luke 19:1-10 | zacchaeus
  Luke 2:1-20 | christmas story, birth of jesus, nativity, nativity story
  Luke 1:46-55 | magnificat, song of mary, marys song, my soul magnifies the lord
  Luke 1:68-79 | benedictus, song of zechariah
  Luke 2:29-32 | nunc dimittis, song of simeon
  Luke 1:26-38 | annunciation
  Luke 22:14-20 | last supper, lords supper
  Luke 24:13-35 | road to emmaus, emmaus
  Luke 17:11-19 | ten lepers
  Matthew 13:3-9 | sower, parable of the sower
  Matthew 13:31-32 | mustard seed, parable of the mustard seed
  Matthew 25:1-13 | ten virgins, wise and foolish virgins
  Matthew 25:14-30 | talents, parable of the talents
  Matthew 25:31-46 | sheep and goats, sheep and the goats, least of these
  Matthew 18:21-35 | unforgiving servant, seventy times seven
  Matthew 14:22-33 | walking on water, jesus walks on water
  Mark 4:35-41 | calming the storm, jesus calms the storm
  John 6:1-15 | feeding of the five thousand, loaves and fishes, feeding the 5000
  John 2:1-11 | wedding at cana, water into wine
  John 3:1-21 | nicodemus, born again
  John 4:4-26 | woman at the well, samaritan woman
  John 8:2-11 | woman caught in adultery, cast the first stone, let him who is without sin cast the first stone
  John 10:11-18 | good shepherd
  John 11:1-44 | lazarus, raising of lazarus
  John 13:1-17 | washing of the feet, jesus washes feet, foot washing
  John 15:1-8 | true vine, vine and branches, vine and the branches
  John 17:1-26 | high priestly prayer
  John 20:24-29 | doubting thomas
  Matthew 26:36-46 | gethsemane, garden of gethsemane
  Matthew 27:32-56 | crucifixion, passion of christ, christ suffering, christs suffering, suffering of christ, christ suffered, death on the cross, died on the cross, jesus on the cross
  Luke 9:23-25 | die to self, dying to self, die to myself, dying to myself, die to yourself, deny yourself, take up your cross
  Galatians 2:20 | crucified with christ
  Revelation 20:11-15 | book of life, lambs book of life
  Matthew 28:1-10 | resurrection, empty tomb, easter story
  Acts 2:1-13 | pentecost
  Acts 9:1-19 | road to damascus, damascus road, conversion of paul
  Galatians 5:22-23 | fruit of the spirit, fruits of the spirit
  Ephesians 6:10-18 | armor of god, armour of god, full armor of god, whole armor of god
  1 Corinthians 13:1-13 | love chapter, love is patient, faith hope and love
  Philippians 2:5-11 | christ hymn, kenosis, every knee shall bow
  Hebrews 11:1-40 | hall of faith, faith chapter
  Romans 8:18-28 | why does god allow suffering, why god allows suffering, why does god let us suffer, why does god allow evil, why does god allow pain, why do bad things happen to good people, why do we suffer, why is there suffering, problem of evil, problem of pain, problem of suffering
  2 Corinthians 5:6-8 | absent from the body
  Romans 8:28-39 | more than conquerors, nothing can separate us
  Revelation 21:1-7 | new heaven and new earth, new jerusalem
  Revelation 6:1-8 | four horsemen, four horsemen of the apocalypse
  Exodus 20:1-17 | ten commandments, diez mandamientos, decalogue
  Exodus 3:1-15 | burning bush
  Exodus 14:15-31 | red sea, parting of the red sea
  Exodus 16:11-31 | manna, bread from heaven
  Genesis 1:1-31 | creation, creation story
  Genesis 3:1-24 | fall of man, the fall, adam and eve, garden of eden
  Genesis 4:1-16 | cain and abel, cain killed abel, cain kills abel, cain kill abel
  Genesis 6:9-22 | noahs ark, noah and the ark
  Genesis 9:8-17 | rainbow
  Genesis 11:1-9 | tower of babel
  Genesis 22:1-14 | sacrifice of isaac, abraham and isaac, binding of isaac
  Genesis 28:10-22 | jacobs ladder
  Genesis 32:22-32 | jacob wrestles, wrestling with god
  Genesis 37:3-28 | joseph and his brothers, coat of many colors
  Deuteronomy 6:4-9 | shema, hear o israel
  Numbers 6:24-26 | aaronic blessing, priestly blessing, blessing of aaron
  Joshua 6:1-21 | walls of jericho, jericho
  Judges 16:4-30 | samson and delilah
  1 Samuel 17:32-50 | david and goliath
  1 Samuel 1:9-18 | hannahs prayer
  1 Kings 3:16-28 | judgment of solomon, solomon and the baby
  1 Kings 19:9-13 | still small voice, gentle whisper
  2 Chronicles 7:14 | if my people
  Psalm 23 | shepherd psalm, shepherds psalm, good shepherd psalm
  Psalm 51 | miserere, david and bathsheba psalm
  Proverbs 31:10-31 | proverbs 31 woman, virtuous woman, wife of noble character
  Ecclesiastes 3:1-8 | time for everything, a season for everything, to every thing there is a season, a time to be born
  Isaiah 53:1-12 | suffering servant
  Isaiah 9:6-7 | unto us a child is born, prince of peace
  Jeremiah 29:11-14 | plans i have for you
  Jeremiah 31:31-34 | new covenant
  Ezekiel 37:1-14 | dry bones, valley of dry bones
  Daniel 3:8-30 | fiery furnace, shadrach meshach and abednego
  Daniel 6:10-23 | lions den, daniel in the lions den, daniel and the lions
  Daniel 5:1-30 | writing on the wall
  Jonah 2:1-10 | jonah and the whale, jonah and the fish, jonahs prayer
  Job 1:13-22 | the lord gives and the lord takes away
  Matthew 2:1-12 | wise men, three wise men, magi, three kings, star of bethlehem
  Matthew 3:13-17 | baptism of jesus, jesus baptized, john baptizes jesus
  Matthew 4:1-11 | temptation of jesus, jesus in the wilderness, jesus tempted in the desert
  Matthew 7:24-27 | house on the rock, house built on sand, wise and foolish builders
  Matthew 13:24-30 | wheat and tares, wheat and the weeds
  Matthew 13:44-46 | pearl of great price, hidden treasure, treasure in the field
  Matthew 17:1-9 | transfiguration
  Matthew 20:1-16 | workers in the vineyard, laborers in the vineyard
  Matthew 21:1-11 | triumphal entry, palm sunday story, entry into jerusalem
  Matthew 24:3-14 | end times, signs of the end, signs of the end times, signs of the times
  Matthew 27:3-10 | judas hanged himself, death of judas, judas die, judas died, thirty pieces of silver
  Mark 5:21-43 | jairus daughter, daughter of jairus
  Mark 5:25-34 | issue of blood, hem of his garment, touched his garment
  Mark 10:17-27 | rich young ruler, rich young man, eye of a needle, camel through the eye of a needle
  Mark 10:46-52 | bartimaeus, blind bartimaeus
  Mark 12:41-44 | widows mite, widows mites, widows two coins
  Luke 2:41-52 | boy jesus in the temple, jesus in the temple as a boy
  Luke 11:5-8 | friend at midnight
  Luke 12:13-21 | rich fool
  Luke 14:15-24 | great banquet
  Luke 18:1-8 | persistent widow, unjust judge
  Luke 18:9-14 | pharisee and the tax collector, pharisee and the publican
  Luke 22:54-62 | peters denial, peter denies jesus, peter denied jesus, before the rooster crows, cock crows three times
  Luke 24:50-53 | ascension
  John 5:5-15 | pool of bethesda
  Acts 7:54-60 | stoning of stephen
  Acts 8:26-36 | ethiopian eunuch
  Acts 16:16-34 | paul and silas in prison, philippian jailer
  Acts 27:13-44 | pauls shipwreck, paul shipwrecked
  2 Corinthians 12:7-10 | thorn in the flesh, pauls thorn
  Revelation 13:11-18 | mark of the beast, number of the beast
  Genesis 18:1-15 | abraham and the three visitors, sarah laughed
  Genesis 19:15-26 | lots wife, pillar of salt
  Genesis 19:1-29 | sodom and gomorrah
  Exodus 2:1-10 | baby moses, moses in the basket, moses in the bulrushes
  Exodus 32:1-14 | golden calf
  Numbers 13:25-33 | twelve spies
  Numbers 21:4-9 | bronze serpent
  Numbers 22:21-35 | balaams donkey, balaam donkey, balaams ass, donkey balaam, donkey that talked, donkey talked, donkey who talked, talking donkey, donkey that spoke, donkey speaks, donkey story
  Joshua 2:1-21 | rahab, rahab and the spies
  Judges 6:36-40 | gideons fleece, gideon and the fleece
  Judges 7:1-22 | gideons three hundred, gideon and the three hundred
  1 Samuel 3:1-10 | call of samuel, samuel and eli, speak lord your servant is listening
  2 Samuel 11:1-27 | david and bathsheba, bathsheba
  1 Kings 17:1-6 | elijah and the ravens
  1 Kings 17:8-16 | widow of zarephath
  1 Kings 18:20-39 | elijah on mount carmel, prophets of baal
  2 Kings 2:1-12 | chariot of fire, chariots of fire
  2 Kings 4:1-7 | widows oil, jar of oil
  2 Kings 5:1-14 | naaman, naaman the leper
  2 Kings 6:8-23 | elishas servant sees chariots
  Psalm 56:8 | tears in a bottle, tears in your bottle, tears in bottle, collected my tears, collects our tears
  Isaiah 6:1-8 | isaiahs vision, holy holy holy
  Isaiah 11:6-9 | peaceable kingdom, wolf and the lamb
  Jeremiah 8:22 | balm in gilead, balm of gilead
  Jeremiah 18:1-6 | potter and the clay, potters house
  Ezekiel 1:4-28 | ezekiels wheel, wheel within a wheel
  Daniel 2:31-45 | nebuchadnezzars dream, feet of clay
  Joel 2:25-27 | years the locusts have eaten, years that the locusts have eaten, years locusts ate, years the locusts ate, years the locust hath eaten
  Zephaniah 3:17 | sing over you, sings over you, sings over me, singing over you, singing over me, rejoice over you with singing
  Habakkuk 3:17-19 | though the fig tree
  Ecclesiastes 1:2 | vanity of vanities
  1 Corinthians 13:12 | through a glass darkly
  Exodus 3:14 | i am that i am
  Psalm 23:2 | beside the still waters, beside still waters
  Exodus 20:13 | thou shalt not kill
  Ruth 1:16-17 | whither thou goest
  Hebrews 11:1 | substance of things hoped for
  Matthew 11:28-30 | all ye that labour, heavy laden, all ye that labor
`;

export const namedPassages: readonly NamedPassage[] = table
  .trim()
  .split("\n")
  .map((line) => {
    const [reference = "", names = ""] = line.split("|").map((part) => part.trim());
    return { reference, names: names.split(",").map((name) => name.trim()) };
  });

/** Words that many take for the Bible's: what they are, and a place that says what is near to it. */
export const notInTheBible: readonly { names: readonly string[]; note: string; near: string }[] = [
  {
    names: ["footprints", "footprints in the sand", "footprints poem"],
    note: "“Footprints in the Sand” isn’t in the Bible. It’s a poem of the last century.",
    near: "Deuteronomy 1:30-31",
  },
  {
    names: [
      "god moves in mysterious ways",
      "god works in mysterious ways",
      "lord works in mysterious ways",
      "moves in a mysterious way",
    ],
    note: "“God moves in a mysterious way” is the first line of a hymn by William Cowper. It isn’t in the Bible.",
    near: "Romans 11:33",
  },
  {
    names: [
      "take my life and let it be",
      "take my life and let it be consecrated",
      "take my life and let it be consecrated lord to thee",
    ],
    note: "“Take my life, and let it be” is the first line of a hymn by Frances Ridley Havergal. It isn’t in the Bible.",
    near: "Romans 12:1",
  },
  {
    names: ["when god closes a door he opens a window", "closes a door opens a window"],
    note: "“When God closes a door, He opens a window” isn’t in the Bible.",
    near: "Revelation 3:8",
  },
  {
    names: ["god helps those who help themselves"],
    note: "“God helps those who help themselves” isn’t in the Bible.",
    near: "Romans 5:6-8",
  },
  {
    names: ["cleanliness is next to godliness"],
    note: "“Cleanliness is next to godliness” isn’t in the Bible.",
    near: "1 Samuel 16:7",
  },
  {
    names: ["this too shall pass"],
    note: "“This too shall pass” isn’t in the Bible.",
    near: "2 Corinthians 4:16-18",
  },
  {
    names: [
      "god never gives us more than we can handle",
      "god wont give you more than you can handle",
      "more than i can handle",
      "more than we can handle",
      "more than you can handle",
      "god will not give you more than you can bear",
    ],
    note: "“God won’t give you more than you can handle” isn’t in the Bible. Paul says something else.",
    near: "2 Corinthians 1:8-10",
  },
  {
    names: ["serenity prayer", "god grant me the serenity"],
    note: "The Serenity Prayer isn’t in the Bible. Reinhold Niebuhr wrote it about ninety years ago.",
    near: "Philippians 4:6-7",
  },
  {
    names: ["spare the rod", "spare the rod spoil the child"],
    note: "“Spare the rod and spoil the child” isn’t in the Bible in these words. It gives no one permission to hurt a child.",
    near: "Ephesians 6:4",
  },
  {
    names: ["money is the root of all evil"],
    note: "The Bible speaks of the love of money.",
    near: "1 Timothy 6:10",
  },
  {
    names: [
      "rosary",
      "holy rosary",
      "rosary prayer",
      "rosary prayers",
      "rosary beads",
      "pray rosary",
      "praying rosary",
      "say rosary",
      "pray the rosary for",
      "to pray the rosary",
      "do you pray the rosary",
      "do i pray the rosary",
      "catholics pray the rosary",
      "mysteries of the rosary",
      "hail mary",
      "hail mary full of grace",
      "ave maria",
    ],
    note: "The Rosary isn’t in the Bible, and we have no guide to it. Its Hail Mary begins with what the angel and Elizabeth said to Mary.",
    near: "Luke 1:28; Luke 1:42",
  },
  {
    names: ["to thine own self be true"],
    note: "“To thine own self be true” is Shakespeare’s, in Hamlet.",
    near: "Proverbs 3:3-6",
  },
  {
    names: ["lion lies down with the lamb", "lion and the lamb", "lion lay down with the lamb"],
    note: "In the Bible it’s the wolf that lives with the lamb.",
    near: "Isaiah 11:6-9",
  },
  {
    names: ["hate the sin love the sinner", "love the sinner hate the sin"],
    note: "“Love the sinner, hate the sin” isn’t in the Bible.",
    near: "Romans 12:9-10",
  },
  {
    names: ["everything happens for a reason"],
    note: "“Everything happens for a reason” isn’t in the Bible. Paul says that God works for good in all things. He doesn’t say that all things are good.",
    near: "Romans 8:26-39",
  },
];
