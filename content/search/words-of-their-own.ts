/** Words of the Bible and of our pages that are a letter from a word of the thesaurus, and no slip of it. */
export const wordsOfTheirOwn: readonly string[] = `
  abaddon accent addition agent alleging allon allotted alter amana amashai anath annual anoth
  anxiously arbite arent armrest artistic ashan attached attendant baptist basin battering beach
  beard beast beaten bedside beera berak berea berean besor bether bitten bleeding bloom bother
  bottle boughs braided breach bread breadth breeding bridge brink brokers brood brought burst
  butter caesarea canada cancel caper caressed chains chant charge cheap cheeks chest chicks choir
  christine chronicles clanging cleanliness cleansed cleaves closet color commute company compass
  conceited concert concession conferred confident conformed convents conversely cooler couch
  couldve counters course covered covert cower created cremation crest custom customary dagger
  dancers david debate debir decades defiled departed deprived depths deride derision desert
  detail deuel devil distance district divine drawn driven drowsy easier eastern eater edict
  emerge enraged ester evaluate experts external fallow familiar famine farther faster feathers
  fellow fertilize festering fewer fifth flesh floor foremen forger former fount frances gamul
  gloom graceful gradually greece greedy greek greet groove hamites haram haran hardest havens
  heard hearth heroic heron hospitable hospitably humility hundred identified incur infectious
  infer innocence irrigated kindred launch layer lender lever lightning lovers lower lycia lydda
  lysias madman magor malta manger maoch marched margin matter mature mayors meantime meddles
  mediates mediation meditation micha midday miserably mispar modest mound muddled mulberry muster
  nepheg newer noster notion ocran orderlies outlasted oversee paarai padon painted pampered
  parosh pastry pasture pater patrol peacemakers perish persite person pinch pipers plank players
  plenty poison politely prepared principles print prior profess project projection prompted
  protest queen rahab readson rebellion rebuilt recently rechab reenter refute rehob rejoined
  relent remarry repeat resen reset resort restraint retort revenue ripens safari safer safest
  salads salamis scouts seirites senir sephar seredite shaft sharai shard sheal shearing sheep
  shepher shirt shomer shoot shorn shouldve shriek shrine simeon sincere singers sleek sleet
  sleeve slower smart smear snorting snout somber sorcery sower spear speck splinted sport spouts
  stacked stanzas startled starving steady steak steam steel steep stork stout strands strange
  streams strike strings strolled strung sundry super surer sweat sweep swift tebeth temple
  tempter tenth terribly think though thrust topic torches tough tract traders traffic trail
  traits treachery tribal tricked trinity truck truer truest tutor twist underline unmarked
  vicious violet vipers voters wafers waiter waver window woken wouldve woven wrung
`
  .trim()
  .split(/\s+/);
