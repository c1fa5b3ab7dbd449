/**
 * Words that play one part in what people tell, so that what is learned of one counts for its like.
 * Plain forms: endings, accents and doubled letters don't matter. English, then Spanish.
 */
export const wordClasses: Readonly<Record<string, string>> = {
  self: "i im ive me my myself mine yo mi me conmigo",
  partner:
    "husband hubby wife boyfriend girlfriend partner spouse fiance fiancee ex lover esposo esposa marido novio novia pareja exesposo exnovio",
  parent:
    "dad daddy father mum mom mummy mommy mother stepdad stepfather stepmom stepmother stepmum papa mama padre madre padrastro madrastra parents folks padres",
  kin: "uncle aunt auntie tio tia cousin primo brother brothers sister sis bro hermano hermana grandad granddad grandpa grandfather nan nana gran granny grandma grandmother abuelo abuela abuelita abuelito nephew niece sobrino sobrina stepbrother stepson stepdaughter",
  child:
    "son daughter kid kids child children baby babies toddler newborn infant boy girl teen teenager grandson granddaughter grandchild nino nina ninos hijo hija hijos hijito hijita bebe muchacho muchacha niece nephew foster",
  friend:
    "friend mate bestie buddy roommate flatmate housemate neighbor neighbour coworker colleague classmate amigo amiga vecino vecina companero companera",
  authority:
    "coach teacher pastor priest deacon elder prophet bishop minister leader counselor boss manager supervisor foreman landlord tutor instructor sergeant officer director caregiver carer nurse aide entrenador maestro pastor sacerdote cura jefe patron cuidadora cuidador lider apostol guru healer",
  stranger: "man men guy guys lads stranger somebody someone dude hombre hombres tipo senor",
  he: "he him his she her hers they them their el ella ellos",
  hit: "hit hits hitting beat beats beating beaten punch slap smack kick shove push throw threw grab drag burn whip belt strike struck strikes bruise headbutt bite bit shook shake slam batter wallop thump yank twist pega pego pegan pegaba golpea golpeo golpes golpeaba patadas punetazo empujo jalo quema quemo cachetada maltrata maltratan",
  strangle:
    "choke strangle strangled throttle smother suffocate throat neck windpipe ahorca ahorco asfixia cuello garganta",
  wound:
    "bruise black-eye blood bleed bleeding broken stitches scar scars marks welts swollen concussion wound cuts moreton moretones sangre marcas cicatrices herida heridas",
  abuse:
    "abuse abuses abused abusive abusing abuser violent violence mistreat maltreat torture cruel neglect abuso abusa abusando abusaba violencia maltrato violento",
  sexual:
    "rape raped rapist molest molested molesting molesting assault assaulted grope groped sex sexual sexually incest touch touches touched touching fondle undress underwear naked nude nudes private penetrate viola violo violaron toco toca tocaba tocarme manosea manoseo desnuda desnudo sexo relaciones",
  photo: "pic pics picture pictures photo photos video videos webcam snap film filmed foto fotos",
  secret:
    "secret secrets promise swore tell telling told nobody confide whisper lie secreto digas diga contar cuente",
  threat:
    "threat threaten threatens threatened threatening blackmail extort ruin revenge payback regret sorry amenaza amenazo amenaza amenazando amenazan venganza",
  weapon:
    "gun guns pistol rifle shotgun revolver handgun firearm knife blade machete bullet bullets bomb acid matches gasoline gas petrol hammer bat ammo trigger arma pistola cuchillo escopeta balas machete",
  kill: "kill kills killed killing murder shoot shot shooting stab stabbed stabbing poison drown hang slaughter massacre matar mata mato matarme matarlo matarla matare disparar apunalar asesinar ahogar envenenar",
  suicide:
    "suicide suicidal unalive selfharm kms kys suicidio suicida suicidarme suicidarse quitarme quitarse",
  die: "die dies dying dead death deceased morir morirme muera muerto muerta muerte",
  live: "live living alive life vida vivir viva existir exist existing existence breathing",
  end: "end ends ending ended finish over done goodbye farewell bye quit gone leave exit stop disappear vanish acabar acabo terminar adios despedida desaparecer",
  note: "note letter will wrote goodbye instructions envelope carta nota",
  pills:
    "pill pills tablet tablets meds medication medicine paracetamol tylenol ibuprofen aspirin xanax valium insulin antidepressants sleeping capsules prescription bottle dose doses cabinet handful packet opioids painkillers benzos pastillas pastilla medicina medicinas medicamento tabletas frasco gabapentin adderall nyquil benadryl morphine methadone oxycodone percocet vicodin codeine tramadol klonopin ativan zoloft lithium warfarin syrup patches edibles gummies blister strip blues drops draughts script overdosed unconscious narcotics antifreeze bleach",
  drug: "heroin fentanyl meth cocaine crack oxy needle overdose overdosed overdosing narcan od relapse vodka whiskey drank drunk drinking booze alcohol droga drogas heroina sobredosis borracho tomado",
  swallow:
    "swallow swallowed took taken drank ate gulped downed emptied swallowing tomo tome tomaste trago trague tomarme",
  means:
    "rope noose bridge cliff rooftop ledge train tracks razor blade garage exhaust hose overdose jump hang hanging ledge balcony roof soga cuerda puente tren navaja river quarry dam tide lake ocean pond shed rifle",
  cutting:
    "cut cuts cutting scratch burn razor blade slice sliced carve wrist wrists arm arms thigh thighs sleeves cortarme cortando cortes brazos munecas corto compass lighter sharpener scissors iron match needle hips stomach hip forearm forearms bandage bandaids hoodie selfharming selfharmed skin nails",
  eating:
    "eat eating ate food meal meals calories cals kcal purge purging vomit throwing puke fasting starve starving binge laxatives weigh weight lbs pounds kilos stone skinny thin fat scale anorexia anorexic bulimia bulimic comer come vomita vomito peso pesa flaca delgada gorda laxies mirror chewing spitting flushing lunch dinner bones collarbones ribs popsicles potassium diet thinner lighter celery almonds",
  collapse:
    "faint fainted fainting faints collapse collapsed pass passed unconscious unresponsive limp grey gray blue wake breathing breathe desmaya desmayo desperta respirar respira inconsciente slumped mumbling gurgling snoring slurring cold lips nodding nod purple clammy",
  stalk:
    "stalk stalker stalking follow follows following followed watching watches waiting waits parked outside tracker airtag gps spyware camera cameras tracking sigue siguiendo persigue acosa acosando acosador vigila espia shows showed appears turned stands sits drives lurks venmo doorbell ring driveway",
  order: "restraining injunction order violated violates orden alejamiento",
  calls: "calls texts messages missed accounts fake number voicemails emails dms llamadas mensajes",
  captive:
    "lock locked locks trapped held cage basement attic cellar closet cupboard room door key keys cannot leave escape hostage prisoner captive chained tied encerrada encerrado encierra encerro atrapada escapar secuestrada secuestro amarrado cord bathrobe leash duct handcuffs crate kennel barn bolted padlock",
  papers:
    "passport passports papers id documents visa immigration deport police debt owe owes owed smuggler coyote pasaporte papeles documentos migra deuda debo",
  work: "work works working job shift boss farm factory massage motel hotel club clients customers johns pimp quota trabajo trabajar clientes",
  sell: "sell sells sold selling trade trafficked trafficking trafficker prostitute prostitution escort vende venden vendieron trata prostituye prostituir prostituirme",
  away: "run ran runaway running missing away home street streets homeless shelter backpack bus station sneaked window escaped hitchhike couch fugo huyo calle casa desaparecio perdida train greyhound subway bench overpass tent van dude stranger crash kicked",
  elder:
    "elderly grandma grandpa nursing facility care aide bed wheelchair pension savings sign house deed diaper bedsores anciano anciana asilo abuelita",
  money:
    "money bank card pension check checks account cash savings dinero tarjeta banco insurance policy inherit loan rent payday mortgage",
  fear: "afraid scared frightened terrified fear fears scary terror panic shaking trembling hide hiding unsafe danger dangerous safe safety miedo asustada asustado temo terror esconder peligro temblando",
  hopeless:
    "hopeless worthless pointless useless burden tired exhausted numb empty alone lonely nothing anymore unbearable trapped hate better cansado cansada carga sola solo inutil nada",
  voices: "voice voices hearing hears whispering demons demon commanding visions voces voz demonio",
  birth:
    "birth postpartum newborn baby pregnant pregnancy nursing crib breastfeeding born embarazada parto recien posparto",
  faithleader:
    "church parish congregation ministry confession youth altar anointed submit submission discipleship iglesia parroquia",
  help: "help police cops ambulance hospital er 911 999 doctor shelter ayuda policia ambulancia",
  night:
    "tonight tonite night midnight now today tomorrow weekend sunday monday friday soon noche hoy manana ahora pronto",
  repeat: "again still every keeps always often another sigue siempre otra",
  before:
    "ago years decades childhood used was were since former past survivor survived overcame recovered recovery sober clean testimony healed freedom hace anos antes superado",
  thanks:
    "thank thanks grateful gratitude praise blessed bless glory hallelujah amazing gracias gloria bendiga alabado",
  humor:
    "lol haha hahaha lmao joke joking funny laugh kidding jaja jk rofl silly hilarious laughed giggled",
  sport:
    "game match team season tournament league football soccer basketball netball baseball hockey marathon race coach score win won lost final penalty goal archery partido equipo futbol",
  animal:
    "dog cat horse hamster rabbit chicken chickens pet puppy kitten vet fish bird cow goat fox perro gato caballo mascota",
  arts: "film movie show novel book play song concert gig band choir theatre drama episode series game chapter essay pelicula concierto libro obra",
  teach:
    "training class course lesson study thesis lecture sermon workshop volunteer charity fundraiser awareness teaching policy exam test ministry curso clase estudio voluntaria safeguarding refresher teens youth boundaries consent",
  bible:
    "jesus christ david goliath cain abel job elijah saul judas cross crucified resurrection psalm psalms proverbs gospel lamb easter verse scripture cristo cruz salmo evangelio",
  illness:
    "cancer tumor tumour surgery operation chemo chemotherapy diabetes stroke heart attack pneumonia dementia arthritis biopsy scan treatment knee hip cirugia operacion cancer tratamiento hospice palliative alzheimers dialysis parkinsons autism autistic downs adhd bipolar schizophrenia diagnosis diagnosed mri ct infusion radiation valve stent bypass shingles migraine flu covid colic croup fever asthma",
  grief:
    "funeral buried burial grave passed memorial anniversary mourning grief cemetery widow widower funeral velorio luto fallecio died passing condolences miss missed heaven eulogy ashes stillborn miscarriage",
  affairs:
    "insurance policy will wills deed hymn hymns suit keys passwords envelope labelled labeled arranged settled sorted lawyer inherit belongings giving gave away testamento seguro",
  recovery:
    "sober sobriety program sponsor meeting meetings rehab clean recovery chip relapse slip aa na steps counselor therapy therapist clinic sobrio rehabilitacion terapia",
  court:
    "court judge custody mediation divorce settlement lawyer hearing ticket visitation jury trial alimony paperwork juez corte divorcio",
  school:
    "exam exams test tests finals grades homework class teacher semester college university campus school period essay quiz graduation examen escuela",
  military:
    "deploy deploys deployed army navy marines soldier veteran base basic boot sergeant unit ejercito soldado",
  adoption: "adopt adopted adoption birth foster placement caseworker agency adopcion",
  churchlife:
    "choir organ organist hymn sunday sermon bake potluck vestry usher bells pews altar carols pageant baptism christening communion coro misa",
  household:
    "kitchen laundry dishes couch porch yard garden roof boiler furnace car truck van bike mailbox fence cocina casa jardin carro",
  quarrel:
    "argue argued argument fight fought fighting quarrel shouted yelled slammed silent speak speaking spoken talk fell pelea peleamos discutimos",
  sin: "sin sins lust porn pornography temptation gossip envy jealous lied pride guilt tempted pecado pecados tentacion",
  romance:
    "dumped ghosted broke breakup crush dating date single proposed ring engaged engagement wedding bride boda",
  age: "i five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen grade preschool kindergarten anos",
  bodypart:
    "head face eye eyes lip lips jaw tooth teeth nose rib ribs ear back leg legs hand hands finger fingers hair belly cara ojo ojos boca pelo espalda",
  drinkparty: "party drink drinks drunk club frat dorm bar roofied spiked blackout fiesta",
  boundary:
    "no stop froze freeze consent didnt wouldnt without asleep woke held pinned forced obliga obligo forzo",
  gifts:
    "gift gifts candy bracelet bracelets robux money phone ride rides toys treats regalo regalos dulces",
  attack:
    "list friday monday locker period class bus rifle forum forums shooter names first everyone laughed manifesto",
};

/** On what somebody goes who "can't go on" it: plain words. */
export const outings: ReadonlySet<string> = new Set(
  "monday tuesday wednesday thursday friday saturday sunday trip outing retreat hike tour cruise ride pilgrimage holiday holidays vacation".split(
    " ",
  ),
);
