import { type Book, books } from "./books";

/**
 * What the books are called in Spanish, French, German and Portuguese, without accents, in the order of the
 * Bible, and "SOS", which alone is a cry. "#" stands for the number of a book, a hyphen for a space.
 */
const table = `
  genese 1-mose 1mose 1-moises
  exodo exode exodus 2-mose 2mose
  levitico levitique levitikus 3-mose 3mose
  numeros nombres numeri 4-mose 4mose
  deuteronomio deuteronome deuteronomium 5-mose 5mose
  josue josua
  jueces juges richter juizes
  rut rute
  #-samuel #-sam
  #-samuel #-sam
  #-reyes #-rois #-konige #-koenige #-kon #-reis
  #-reyes #-rois #-konige #-koenige #-kon #-reis
  #-cronicas #-chroniques #-chronik #-cron
  #-cronicas #-chroniques #-chronik #-cron
  esdras esra
  nehemias nehemie nehemia
  ester
  hiob ijob
  salmo salmos psaume psaumes psalmen sal sl
  proverbios proverbes spruche sprueche spr
  eclesiastes ecclesiaste prediger qohelet kohelet koheleth pred qoh koh
  sos cantares cantar-de-los-cantares cantico-de-los-canticos cantar cantique-des-cantiques cantique hoheslied hohelied hohes-lied canticos cantico-dos-canticos cantares-de-salomao
  isaias esaie isaie jesaja jes
  jeremias jeremie jeremia jer
  lamentaciones lamentacoes klagelieder klgl
  ezequiel ezechiel hesekiel hes
  daniel
  oseas osee oseias hosea
  joel
  amos
  abdias obadja obadias
  jonas jona
  miqueas michee micha miqueias
  nahum nahoum naum
  habacuc habakuk habacuque
  sofonias sophonie zefanja zephanja
  ageo aggee haggai ageu
  zacarias zacharie sacharja
  malaquias malachie maleachi
  mateo matthieu matthaus matthaeus mateus
  marcos marc markus
  lucas luc lukas
  juan jean johannes joao joh
  hechos hechos-de-los-apostoles actes actes-des-apotres apostelgeschichte apg atos atos-dos-apostolos hch
  romanos romains romer roemer rom
  #-corintios #-corinthiens #-korinther #-kor
  #-corintios #-corinthiens #-korinther #-kor
  galatas galates galater
  efesios ephesiens epheser
  filipenses philippiens philipper
  colosenses colossiens kolosser colossenses kol
  #-tesalonicenses #-thessaloniciens #-thessalonicher #-tes
  #-tesalonicenses #-thessaloniciens #-thessalonicher #-tes
  #-timoteo #-timothee #-timotheus
  #-timoteo #-timothee #-timotheus
  tito tite
  filemon filemom philemon
  hebreos hebreux hebraer hebraeer hebreus hebr
  santiago jacques jakobus jak tiago
  #-pedro #-pierre #-petrus
  #-pedro #-pierre #-petrus
  #-juan #-jean #-johannes #-joao #-joh
  #-juan #-jean #-johannes #-joao #-joh
  #-juan #-jean #-johannes #-joao #-joh
  judas
  apocalipsis apocalypse offenbarung offb apocalipse ap apoc
`;

const named = new Map(
  table
    .trim()
    .split("\n")
    .flatMap((line, at) => {
      const book = books[at];
      const number = book && /^\d/.exec(book.name)?.[0];
      const names = line
        .trim()
        .replaceAll("#", number ?? "")
        .split(" ");
      return names.map((name) => [name.replaceAll("-", " "), book] as const);
    })
    .reverse(),
);

export const foreignBook = (name: string): Book | undefined => named.get(name);
