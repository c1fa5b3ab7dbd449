/**
 * 2,048 words for what is written down on paper, eleven bits each: from the Bible's own vocabulary, known by
 * their first four letters.
 */
export const paperWords: readonly string[] = `
abandon abhor abide ability ablaze able aboard abode abolish about above abroad absent absolve
abstain abundant acacia accept account accuse acquire action actually addition adjacent adjure
admonish adoption adorn advance adversary advice advocate afar affection afflict afford afraid
after against agate agent agree aground ahead alabaster alarm alert algum alike alive alliance
allow ally almond almug along aloud already also altar alter although amazement amber ambition
ambush amethyst amid among amount anchor ancient angel angle animal announce annual anoint
another answer antelope antiquity anxiety anymore anyone anywhere apart apostle apparel appear
apple appoint approach aqueduct arbitrate archer area aren argue arid arise armor armrest army
aroma arose around array arrest arrival arrow article ascend ascribe ashore aside asleep aspire
assail assemble assist associate assurance astray atone atop attach attend attire audience
authority autumn avail avenger averse avoid await awake aware away awesome awoke babble baby
back badger baggage bake balance bald balm balsam band banish bank banner banquet baptism bare
bargain bark barley barn barren barter base basin basket batch bathe battle beach beak beam bear
beast beauty because become bedroom been befall before began beggar begin begotten begrudge
begun behalf beheld behind behold beka believe belong belt bend beneath bent beryl beside bestow
better between beware beyond bier bind bird birth bitter black blade blanket blast blaze blemish
blend blew blight block bloom blossom blot blow blue board boast boat bodily body bold bolt
bondage bone book booth border bore born borrow both bottom bought bound bowl branch brave bread
breeze bribe brick bride brief bright brilliant brim broad broken bronze brook brought brow
built bull bundle burden burial burst bury bush busy buyer byword cake calamity calculate calf
call calm came camp canal cancel cane cannot canopy capable capital captain caravan care cargo
carnally carry cart carve case cassia cast catch cattle caught cauldron cause cavalry cave cease
cedar celebrate cell censer center certain chaff chain chamber chance charge chase cheat
cheerful cherubim chest chew chief children chin chisel choice choke choose chop chosen chronic
church cinnamon circle cistern citadel citizen city claim clamor clan clap clatter clay clean
clever cliff climb clip cloak close cloth cloud club clung coast coat cobra code coin cold
collect colt column come comfort command complete concern conduct confront conquer consider
continue convert cook cool copper copy cord coriander cormorant corner corrupt cost couch could
country couple court cousin covenant craft crag crave crawl creature credit crept crescent
crimson crop crossbar crouch crowd crystal cubit cultivate cumin cupbearer cure curtain custom
dagger daily damage dance dare dark dash date daughter dawn daybreak daylight daytime deal dear
debate debt decay deceit decision declare decree dedicate deep deer defense defiantly defraud
defy degree delay deliver delusion demand demolish denarii denounce dense deny depart depend
deposit deprive depth deputy derision descend desert desire desolate despise destitute detail
determine devastate devise devotion diadem diamond dictation different dignity diligent diminish
dine dinner direct dirge dirt disaster disciple disease disgrace dish dismay disobey dispute
disregard distance division divorce doctrine document domain dominion done donkey doom door
double dough dove down dowry dragon drain drank draw dream drench drew drink drip drive drop
drought drove dull duration dusk dust duty dwell dynasty each eager eagle earlier earn earth
ease easier east easy eaten edge edict effect effort eighth either elder elect eleventh
eliminate eloquent else elude embrace emerald emission empty enable encamp enchanter encircle
enclose encourage endure engage engrave engulf enjoy enlarge enough enrich ensnare enter entire
entrance envoy envy ephah ephod equal equity error escape escort estate eternal even every
evidence exact exalt examine except exclude excrement excuse execute exempt exercise exile exist
expanse expect explain expose expressly extend extortion extremely exult eyesight fabric face
fact fade fail faint fair faith falcon fall false fame famine farewell farmer farther fashion
fast fate father fault favor fawn fear feast feeble feel feet fell felt female fertile fervor
festival fever field fierce fifty fight filigree fill final find fine finger finish fire firm
first fish fist five flash flatter flavor flaw flax flea flee flesh flew flight flint float
flock floor flour flow flung flute foam fodder fold foliage follow food foot forbid force ford
forever forfeit forgive fork form forsaken forth forward fought found four fowler fracture
fragrant frail frame fraud free frequent fresh fret friend frighten fringe from front frost
fruit frustrate fuel fugitive fulfill full funeral furnace further fury futile future gain gall
game garden garment garrison gate gather gave gaze genealogy gentle genuine gift girl give glad
gleam gloat gloom glory glutton gnash goal goat goblet godly gold gone good gore gorge gospel
gossip gouge governor grab grace grain grant grasp grate grave gray graze great green grew
griddle grieve grind grip groan grope ground grove grow grudge grumble guard guest guide guilt
gulf gull gutter habit hail hair half hall hammer hamstrung hand happen harbor hard harem harm
harp harsh harvest hasten haughty haul haunt have havoc hawk head heal heap heart heat heaven
hedge heel heifer height heir held helmet help herald herd here heritage heron herself hesitate
hidden hide high hill himself hinder hire hold hole holiday hollow holy homage home honey honor
hoof hook hoopoe hope horde horizon horn horrible horse host hotly hour house however huddle
huge human humble humility hungry hunt hurry husband hymn hypocrisy hyssop identity idle
ignorant image imitate immoral impart implore important imprison impurity incense incite incline
income increase incur indecency indicate indulge infant inferior inflict inform inhabit inherit
iniquity injury inlaid inmost inner innocent inquire insane inscribe insert inside insolent
inspect instead insult intact intend into invade inventory invite invoke inwardly iron island
isolate issue item itself ivory jacinth jail jasper javelin jawbone jealousy jewelry join
journey joyful judgment juice just keep kept kick kind kingdom kinsmen kite knead knee knelt
knew knife knit knock know labor lack ladder laden laid lain lair lake lamb lamp lance land
language large last later latter laugh lavish lawful lawsuit layer lazy leader leaf lean leap
learn least leather leave ledge left lend length leopard lesser lest letter level levy lewd liar
liberty lick life lift light like lily limb limit limp linen linger lion listen little live
lizard load loaf loan loathe lobe location locust lodge lofty loincloth lone long look loom
loose loot lord lose lost loud love lower lowly loyal luxury lyre made madman magic magnify
maiden main majesty make male malice manager mankind manna many marble march marital mark
marriage marsh master match mate matter mature meal mean measure meat meditate meek meet melt
member memorial mention mercy mere merry mesh message metal middle midnight midst midwife mighty
mildew military milk mill mina mind mine minister minor miracle mire mirror miry miscarry misery
mislead mission mist moan mock moldy molten moment money monster month monument moon more morsel
mortal most mother mountain mouth movable move much mule multiply music must mutual muzzle myrrh
myrtle myself mystery name nard narrow nation nature near necessary neck needy neglect neighbor
neither nephew nest network never newborn newly next night nine ninth noble nobody noise none
noon north nose note notice nullify number nurse oath obedient obey object observe obstacle
obtain occasion occupy ocean offer official often older olive omen omer once only onto onward
onyx open opinion opposite oppressor oracle orchard ordain order ordinary origin ornate orphan
osprey ostrich other ought outbreak outcry outer outlaw outnumber outpost outrage outside
outward oven over owner oxen oxgoad pace pagan paid pain pair palace pale palm panic pant
parable parcel pardon part passage pasture patch path patience patrol pattern pavement pavilion
payment peace pebble pedestal penalty penny people perform period permit perpetual person
perverse petition physical pick piece pigeon pile pillar pitch pity place plain plant plaster
platter play please pledge plenty plight plot plow pluck plumb plunder point poison pole pomp
ponder pool poor poplar portion position possible post potter pour poverty powder power practice
praise prayer preach prefer pregnant prepare presence pretext prevail prey price pride priest
prime prince prior prison privately prize proclaim produce profit prohibit project prolong
promise pronounce proof prophet prosper proud provide prudent prune public pull punish purchase
pure purge purify purple pursue push quail quake quantity quarter queen quench question quick
quiet quilt quite quiver quota rabble race radiant rage raid rain raise ramp rang rank ransom
rapidly rare rash rather ravage raven ravine razor reach read reaffirm realize reap rear reason
rebel rebuke recall receive recite reclaim recover redeem reduce reenter reexamine refine
reflect refrain refuge regard region regret regular reign reject rejoice relative release relief
rely remain remember remind remnant remove render renew renown repay repent replace report
reproach repulsive require rescue reserve resident resound respond restore result retain retreat
return reveal revive revoke reward rich riddle ride ridge ridicule right riot ripe rise risk
rival river road roam roar roast robbery robe rock rode roll roof room rooster root rope rose
round rouse route royal rubble ruby ruddy ruler rumor runner rush rust sack sacrifice saddle
safety said sail sake sale salt salvation same sanctify sand sang sank sapphire sash satisfy
save scale scapegoat scarlet scatter scent scepter scheme scoff scorn scourge screech scribe
scroll seacoast seah seal seam search season seat second secret section secure sedition
seductive seek seem seen seer seize select self sell send sense sent separate serpent servant
settle seven shadow shaft shaken shall shame shape share shatter shave sheath sheep shekel
shelter shepherd shield shine ship shone shoot short shot should show shrewd shrine shrub
shudder shut sick side siege sift sight sign silent silk silver similar simple since sinful
single sink sinner sister site situation sixth size skin skip skull slacker slander sledge sleep
slept slick slip slope slow slumber slung small smash smell smoke smolder smooth snake snare
snatch sneer snow soar sober socket soil sold solemn solitary solve some song soon soot sorcery
sore sorrow sought soul sound source south sower sown space span spare speak special speech
spelt spent spew spice spider spill spirit spit splatter splendor split spoil spoken sponge
sport spot sprang spread sprinkle sprout spun square staff stagger stain stake stalk stand star
statute stay steal steep stench step stern steward stick stiffen still stink stir stoke stolen
stomach stone stood stop storm straight strength strike strong struck stubborn stuck study
stumble subdue subject submit subside subtract such sudden suffer suitable sulfur sullen summer
sung sunk sunrise sunset superior support supreme sure surface surge surprise surround survive
sustain swallow swarm sway swear sweet swell swept swift swim swoop swore swung sycamore symbol
synagogue table tail take talent talk tall tamarisk tanner target task taste taught taunt teach
tear teem teeth tell temple tender tenon tent terrible testify tetrarch text than that theft
their them then there these they thick thief thigh think third thistle thorn those though three
thrive through thrust thumb thunder thwart tightly till timber time tithe today together toil
told tolerate toll tomb tomorrow tongue tonight took tool tooth topaz topple torch tore torn
torrent total touch toward tower town track trade tragedy train trample transfer trap travel
treasure tree tremble trench trial tribe trickery trim triumph trivial trodden trouble true
truly trumpet trust truth tumult tunic turban turmoil turn turquoise twelve twenty twice
twilight twist ugly unable unafraid unaware unbelief uncle uncover uncut under unease unfit
ungodly unit unjust unknown unlawful unleash unlike unripe unseen until unto unwise unworthy
upheld uphold upon upper upright uproot upset upside upward urge urine useful usual usury utmost
utter vain valiant valley valor value vanish vapor vassal vast vault vegetable veil vengeance
venom vent verdict verify very vessel vicinity victory view vigil vigor vile village vindicate
vineyard violence viper virgin virtue vision voice void volunteer voyage vulture wafer wage wail
waist wait wake walk wall wander want wardrobe warfare warm warn warrior wash waste watch water
wave weak wealth weapon wear weave week weep weight welcome welfare well went wept were western
what wheat wheel when where whether which while whirlwind whisper white whoever whole whom whose
wick wide widow width wife wild will wind wine wingspan winnow winter wipe wisdom wise wish with
woke wolf woman women wonder wood wool word wore work world worn worry worship worthy would
woven wrap wrist written wrong yarn year yellow yesterday yield yoke young your youth zeal
zigzag zither
`
  .trim()
  .split(/\s+/);
