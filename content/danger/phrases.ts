/**
 * What means danger unless its context says otherwise, by kind. Words of a phrase stand one after the other,
 * whatever their endings; `|` parts alternatives, `*` is up to two words more, and what has a `!` among
 * its alternatives must not follow.
 */
export const phrases: Readonly<Record<string, readonly string[]>> = {
  suicide: [
    "suicidal|suicide|suicidarme|suicidarse",
    "kill|hang|shoot|drown myself|himself|herself|themselves",
    "take|taking|took|end my|his|her|their * life",
    "want|ready|going|rather|longing to die",
    "want|wish to * dead",
    "not want to live|exist",
    "not want to be alive",
    "not want to be here anymore|longer",
    "not want to be here any more|longer",
    "not want to be here !any|in|at|with|on|for|when|while|because|and|but|so|to|till|until|today|tonight",
    "afraid|scared|frightened|terrified of what i|ill|id might|may|could|can|will|would|do",
    "not safe with|from|by myself",
    "dead inside",
    "no reason to live",
    "nothing * to live for",
    "better off dead",
    "better * without me|him|her",
    "wish i|he|she was|were dead",
    "tired|done|sick of|with living|life !|in|with|out|so|on|at|from|next|near|under|paycheck|between",
    "tired|done|sick of|with living|life in|with * pain|depression|anxiety|fear|shame|guilt|hurt|grief|dark|darkness|nightmare|hell|world|body|skin|head|mind|thought|myself|misery|despair|sadness",
    "not worth living",
    "end it all",
    "can|could not go on living|anymore",
    "me quiero|quiere|queria morir|matar",
    "quiero|quiere|queria morir|morirme|morirse|matarme|matarse",
    "quitar|quitarme|quitarse la vida",
    "no quiero|quiere vivir|seguir",
  ],
  "self-harm": [
    "self harm",
    "cut|hurt|harm|burn myself|herself|himself",
    "cut my|his|her arms|wrists|legs|thighs",
    "me|se corto|corta|cortando los|las brazos|piernas",
  ],
  overdose: [
    "overdose|sobredosis",
    "took|taken|swallowed all|many|whole|bottle|handful|everything * pills|tablets|meds|medication|medicine",
    "too many pills|tablets",
    "todas las pastillas",
  ],
  "domestic-violence": [
    "he|she|husband|wife|boyfriend|girlfriend|partner|ex|dad|father|stepdad|stepfather|mom|mum|mother * hit|hits|beat|kick|punch|slap|abuse|threaten|attack me|us|her|mom|mum",
    "afraid|scared|terrified of my|her husband|boyfriend|wife|girlfriend|partner|ex|dad|father|stepfather",
    "afraid|scared|fear for my|her|his life",
    "threaten to kill",
    "going|will|wants|try|trying * kill me|us|her",
    "not safe at home",
    "unsafe at home",
    "abusive husband|wife|boyfriend|relationship|marriage|home|partner",
    "me|la|nos|le pega|golpea|golpeo",
  ],
  strangling: [
    "choke|strangle me|her|him|my",
    "hands|fingers|arm|cord|belt|thumbs around|round|on|across my|her|his neck|throat",
    "me ahorco|ahorca",
  ],
  "child-sexual-abuse": [
    "molest",
    "sexually|sexual abuse",
    "touch me|him|her there|inappropriately|sexually|privately",
    "touch me|him|her * private|down",
  ],
  "sexual-assault": [
    "rape|raped|raping|rapes me|her|him|us|by|last|yesterday|on",
    "was|been|got|being * raped|assaulted",
    "sexually|sexual assault",
    "forced me|her|him to have sex",
    "forced himself on me|her",
    "me|la violo|violaron",
  ],
  stalking: ["stalk me|her|him|us|my", "being stalked", "my stalker"],
  trafficking: [
    "being|was|been * trafficked",
    "into prostitution",
    "sell my|her body",
    "sells|sell me to",
  ],
  "eating-disorder": [
    "starve myself|himself|herself",
    "make|makes|making myself|himself|herself throw|vomit",
    "anorexia|anorexic",
  ],
  "harm-to-others": [
    "i hit|slap|punch|choke|strangle|abuse|molest|rape my|the|a wife|husband|girlfriend|boyfriend|partner|son|daughter|child|kid|baby|mom|mother",
    "want|going to kill|shoot|stab|murder him|her|them|someone|somebody|people|everyone|my|his",
    "tell|telling|told|tells me|him|her to kill|hurt|harm",
    "shoot up the|his|her|my school|office|church|class",
  ],
  "child-physical-abuse": [
    "beats|beaten|hit|hits|beat with a|the belt|cord|stick|cable",
    "locks|locked * closet|cupboard|basement|cage",
  ],
  "clergy-abuse": [
    "pastor|priest|minister|bishop|elder|deacon * touched|touches|abused|abuses|raped|molested|molests me|him|her|us|my|our",
  ],
};

/** Within a dozen words of a phrase these say that it is long over, told, taught, or meant otherwise. */
export const otherwise =
  "ago used childhood survivor survived recovered recovery healed overcame testimony longer anniversary thesis essay exam training trains trained class course workshop prevention awareness volunteer hotline ministry shelter benefit fundraiser documentary novel novelist film movie series play sermon preach psalm bible gospel verse judas saul samson elijah jonah cain david goliath peter paul jesus christ lol haha hahaha embarrassment laughing game team match score dog cat puppy kitten horse sin all everyone those victims hace lent sober";
