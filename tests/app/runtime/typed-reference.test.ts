import { describe, expect, it } from "vitest";
import { biblePath } from "#content/bible/bible-path";
import { books } from "#content/bible/books";
import { formatReference, referencePath } from "#content/bible/reference";
import { placeAt } from "~/routes/bible/chapter/chapter-address.server";
import { getLayout } from "~/runtime/bible.server";
import { readTyped, readWithin } from "~/runtime/typed-reference.server";
import references from "../../content/bible/references.json";

const referencesIn = (query: string) => readTyped(query)?.references ?? [];

const pathOf = (query: string) => {
  const [found, ...more] = referencesIn(query);
  return more.length > 0 ? `${more.length + 1} references` : found ? referencePath(found) : "";
};

describe("what people type for a place in the Bible", () => {
  it.each(references)("%s is %s", (query = "", path = "") => {
    expect(pathOf(query)).toBe(path);
  });
});

it.each([
  ["psalm 23 and romans 8", ["Psalm 23", "Romans 8"]],
  ["Lk 2:7 / Jn 1:14", ["Luke 2:7", "John 1:14"]],
  ["Ruth 1:16 or 1 Sam 1:10", ["Ruth 1:16", "1 Samuel 1:10"]],
  ["john 3:16; rom 8:28", ["John 3:16", "Romans 8:28"]],
  ["ps 23, ps 24", ["Psalm 23", "Psalm 24"]],
  ["gen 1-9", ["Genesis 1", "Genesis 2", "Genesis 3"]],
  ["1 jn 4:7; 1 jn 4:8; 1 jn 4:9; 1 jn 4:10", ["1 John 4:7-10"]],
  ["ps 1; ps 2; ps 3; ps 4", ["Psalm 1", "Psalm 2", "Psalm 3"]],
])("several at once: %s", (query, names) => {
  expect(referencesIn(query).map(formatReference)).toEqual(names);
});

it("our own references lead where the table of the books leads them", () => {
  for (const reference of ["Psalm 46", "Song of Solomon 2:4", "1 John 4:7-8, 16", "Jude 1:24"]) {
    const [found] = referencesIn(reference);
    expect(found && referencePath(found)).toBe(biblePath(reference));
  }
});

describe("a place as people write it", () => {
  it.each([
    ["II Tim 3:16–17", "2 Timothy 3:16-17"],
    ["IIKings 5:1", "2 Kings 5:1"],
    ["IIICOR 1:3", ""],
    ["corinthans 13:4", "1 Corinthians 13:4"],
    ["actz 2:1", "Acts 2:1"],
    ["Acts of the Apostles 9:5", "Acts 9:5"],
    ["ESV Micah 6:8", "Micah 6:8"],
    ["Ps 8:1 (King James Version)", "Psalm 8:1"],
    ["4. Mose 6,24", "Numbers 6:24"],
    ["Jonah 1-4", "Jonah"],
    ["luke chapter 15 verse 20", "Luke 15:20"],
    ["John 3 verses 16 to 18", "John 3:16-18"],
    ["verse 16 of john 3", "John 3:16"],
    ["chapter 3 of john", "John 3"],
    ["Phil. 4 vv. 6-7", "Philippians 4:6-7"],
    ["Song of Songs 8 vv 6f.", "Song of Solomon 8:6-7"],
    ["Matt 5:3ff", "Matthew 5:3-48"],
    ["1 Cor 13:4a", "1 Corinthians 13:4"],
    ["3jn4", "3 John 1:4"],
    ["Jude v 3", "Jude 1:3"],
    ["Obadiah 4", "Obadiah 1:4"],
    ["Jn iii.16", "John 3:16"],
    ["Rom viii 28", "Romans 8:28"],
    ["rom v 8", "Romans 5:8"],
    ["PSALM CXIX", "Psalm 119"],
    ["I John 4:7", "1 John 4:7"],
    ["see also Isa. 40:28–31", "Isaiah 40:28-31"],
    ["cf. Rom 8:28", "Romans 8:28"],
    ["(John 3:16)", "John 3:16"],
    ["“John 3:16”", "John 3:16"],
    ["John３：１６", "John 3:16"],
    ["John 3:16 KJV", "John 3:16"],
    ["Rom 8:28 (NIV)", "Romans 8:28"],
    ["Exodus 20:1-17 BSB", "Exodus 20:1-17"],
    ["the Gospel of John 3", "John 3"],
    ["gospel according to St. Luke 2:1-20", "Luke 2:1-20"],
    ["book of Job 3", "Job 3"],
    ["the first letter of Paul to the Corinthians 13", "1 Corinthians 13"],
    ["the 23rd Psalm", "Psalm 23"],
    ["twenty-third psalm", "Psalm 23"],
    ["the one hundred twenty first psalm", "Psalm 121"],
    ["isaiah chapter forty verse thirty one", "Isaiah 40:31"],
    ["first peter five seven", "1 Peter 5:7"],
    ["Gen 1:1-2:3", "Genesis 1:1-31; Genesis 2:1-3"],
    ["Ex 19,16–20,2", "Exodus 19:16-25; Exodus 20:1-2"],
    ["1 Kor 12,31 - 13,3", "1 Corinthians 12:31; 1 Corinthians 13:1-3"],
    ["Mt 6,9-13,15", "Matthew 6:9-13, 15"],
    ["Isa 40:31 - 41:2", "Isaiah 40:31; Isaiah 41:1-2"],
    ["Jn 3:16, 18; 4:1", "John 3:16, 18; John 4:1"],
    ["Psalm 23,24", "Psalm 23; Psalm 24"],
    ["Salmo 91", "Psalm 91"],
    ["Apocalipsis 21:4", "Revelation 21:4"],
    ["San Juan 3:16", "John 3:16"],
    ["Primera de Corintios 13", "1 Corinthians 13"],
    ["Ésaïe 40:31", "Isaiah 40:31"],
    ["1 Rois 19:12", "1 Kings 19:12"],
    ["Römer 8,38", "Romans 8:38"],
    ["1. Mose 1,1", "Genesis 1:1"],
    ["Matthäus 5,3-12", "Matthew 5:3-12"],
    ["João 3:16", "John 3:16"],
    ["Ecclesiates 12:1", "Ecclesiastes 12:1"],
    ["Phillipians 4:13", "Philippians 4:13"],
    ["Pslam 23", "Psalm 23"],
    ["wisdom", ""],
    ["sos", ""],
    ["three kings", ""],
    ["am 13", ""],
    ["i am 13", ""],
    ["first", ""],
    ["the lord is my shepherd", ""],
  ])("%s is %s", (typed, names) => {
    expect(referencesIn(typed).map(formatReference).join("; ")).toBe(names);
  });

  it.each([
    ["Jn 3;16", "John 3:16", "John 3, John 16"],
    ["John 3, 16", "John 3:16", "John 3, John 16"],
    ["John 3,4", "John 3:4", "John 3, John 4"],
    ["John 3,16", "John 3:16", ""],
    ["Joh 3,16", "John 3:16", ""],
    ["jn3.16", "John 3:16", ""],
    ["Jn 3.16", "John 3:16", ""],
    ["Mk 3,16", "Mark 3:16", ""],
    ["Qoh 3:1", "Ecclesiastes 3:1", ""],
    ["Koh 3,1", "Ecclesiastes 3:1", ""],
    ["Römer 8,38", "Romans 8:38", ""],
    ["Offenbarung 3,20", "Revelation 3:20", ""],
    ["Johannes 3,16", "John 3:16", ""],
    ["Juan 3.16", "John 3:16", ""],
    ["Jean 3, 16", "John 3:16", ""],
    ["Apocalipse 3,20", "Revelation 3:20", ""],
    ["Isaïe 40,31", "Isaiah 40:31", ""],
    ["Jude 1,24", "Jude 1:24", ""],
    ["2 John 2", "2 John 1:2", ""],
    ["SoS 8:7", "Song of Solomon 8:7", ""],
  ])("%s is %s, and may be %s", (typed, name, others) => {
    const read = readTyped(typed);
    expect(read?.references.map(formatReference)).toEqual([name]);
    expect(read?.others.map(formatReference).join(", ")).toBe(others);
  });

  it.each([
    ["John 3:99", "John 3 has 36 verses.", "John 3"],
    ["jude 30", "Jude has 25 verses.", "Jude"],
    ["Obadiah 2:1", "Obadiah has one chapter.", "Obadiah"],
    ["Jude 2:1", "Jude has one chapter.", "Jude"],
    ["Philemon 3:4", "Philemon has one chapter.", "Philemon"],
    ["2 John 2:1", "2 John has one chapter.", "2 John"],
    ["3 John 4:2", "3 John has one chapter.", "3 John"],
    ["John 30", "John has 21 chapters.", "John"],
    ["Psalm 200", "There are 150 psalms.", "Psalms"],
    ["Tobit 4", "Tobit isn’t among the 66 books", ""],
    ["Hezekiah 3:4", "No Bible has a book called Hezekiah.", "2 Kings 18"],
    ["Book of Moses 3", "No Bible has a book called Moses.", "Exodus 3"],
    ["Psalm 151", "Psalm\u{a0}151 isn’t among the 66 books", ""],
    ["Ps 151", "Psalm\u{a0}151 isn’t among the 66 books", ""],
    ["Jn 99:1", "John has 21 chapters.", "John"],
    ["Jn 22", "John has 21 chapters.", "John"],
    ["1 Jn 9", "1 John has 5 chapters.", "1 John"],
    ["Mt 30", "Matthew has 28 chapters.", "Matthew"],
    ["Gn 60", "Genesis has 50 chapters.", "Genesis"],
    ["Ps 200", "There are 150 psalms.", "Psalms"],
    ["Is 99:1", "Isaiah has 66 chapters.", "Isaiah"],
    ["4 John", "No Bible has a book called 4 John.", "1 John,2 John,3 John"],
    ["4 Cor 13", "4 Corinthians.", "1 Corinthians,2 Corinthians"],
    ["3rd Peter 1:1", "No Bible has a book called 3 Peter.", "1 Peter,2 Peter"],
    ["1 Maccabees 4", "1 Maccabees isn’t among the 66 books", ""],
    ["Acts 8:37", "says: “And Philip said, ‘If you believe", "Acts 8"],
    ["Mark 9:44", "isn’t in the oldest manuscripts", "Mark 9"],
  ])("%s says why there is no such place: %s", (typed, why, next) => {
    const read = readTyped(typed);
    expect(read?.references).toEqual([]);
    expect(read?.note).toContain(why);
    expect(read?.others.map(formatReference).join()).toBe(next);
  });

  it.each([
    ["3 Kings 19", "1 Kings 19"],
    ["IV Kings 2:11", "2 Kings 2:11"],
  ])("%s is what older Bibles call %s, and it says so", (typed, name) => {
    const read = readTyped(typed);
    expect(read?.references.map(formatReference)).toEqual([name]);
    expect(read?.note).toContain("3 and 4 Kings");
  });

  it("a range leads to those of its chapters that are not shown", () => {
    const read = readTyped("Pss 120-134");
    expect(read?.references).toHaveLength(3);
    expect(read?.others.map(formatReference).join()).toMatch(/^Psalm 123,.*,Psalm 134$/);
    expect(read?.note).toBe("The first 3 of 15 psalms.");
    expect(readTyped("Psalm 2-150")?.others.map(formatReference)).toEqual(["Psalms"]);
  });

  it("a range that ends beyond its chapter ends with it", () => {
    const read = readTyped("John 3:30-99");
    expect(read?.references.map(formatReference)).toEqual(["John 3:30-36"]);
    expect(read?.note).toBe("John 3 has 36 verses.");
  });

  it("takes no time, whatever stands there", () => {
    const start = performance.now();
    for (const typed of ["1 ".repeat(50), "i".repeat(100), "a1,".repeat(33), "first ".repeat(16)])
      readTyped(typed);
    expect(performance.now() - start).toBeLessThan(50);
  });
});

describe("an address of nothing", () => {
  it.each([
    ["john/3/16", "/bible/john/3?v=16#v16"],
    ["bible/jude/5", "/bible/jude/1?v=5#v5"],
    ["JHN.3.16", "/bible/john/3?v=16#v16"],
    ["bible/salmos 23", "/bible/psalms/23"],
    ["1-john/4/8", "/bible/1-john/4?v=8#v8"],
    ["bible/john/x", undefined],
    ["bible/gen 1:1-2:3", undefined],
    ["bible/john 3:99", undefined],
    ["bible/john 3:30-99", undefined],
  ])("%s keeps every number, or leads nowhere", (path, to) => {
    expect(placeAt(path)).toBe(to);
  });
});

describe("a verse that is named among other words", () => {
  it.each([
    ["what does Habakkuk 3:18 mean", "Habakkuk 3:18"],
    ["2 Tim 1:7 a spirit of power", "2 Timothy 1:7"],
    ["please explain rom. 5:3-5 to me", "Romans 5:3-5"],
  ])("%s", (query, name) => {
    expect(readTyped(query)).toBeUndefined();
    expect(readWithin(query)?.references.map(formatReference)).toEqual([name]);
  });

  it.each(["up at 3:16 again", "my son is 12", "room 5:3"])("is not one: %s", (query) => {
    expect(readWithin(query)?.references ?? []).toEqual([]);
  });
});

describe("of a verse that this translation leaves out", () => {
  it.each([
    ["Matthew 17:21", "But this kind does not come out except by prayer and fasting."],
    ["Matthew 23:14", "Therefore you will receive greater condemnation."],
    ["Mark 9:44", "where their worm never dies, and the fire is never quenched."],
    ["Mark 15:28", "that says, ‘And He was numbered with the transgressors.’"],
    ["Luke 23:17", "Now Pilate was obligated to release to the people one prisoner at the feast."],
    ["John 5:4", "it says: “For from time to time an angel descended into the pool"],
    ["Acts 24:7", "it says: “But Lysias the commander came with great force"],
    ["Acts 28:29", "disputing sharply among themselves."],
    ["Romans 16:24", "May the grace of our Lord Jesus Christ be with you all. Amen."],
  ])("%s says what a note has", (typed, words) => {
    const note = readTyped(typed)?.note ?? "";
    expect(note).toContain(words);
    expect(note.endsWith("”")).toBe(true);
  });

  it("is quoted as words, not as a number that is gone", () => {
    for (const book of books)
      for (let chapter = 1; chapter <= book.chapters; chapter++)
        for (const { text } of getLayout(book, chapter).notes)
          expect(text).not.toMatch(/“”|[.”]See /);
  });

  it("is no other, though a note may tell of words that some include", () => {
    expect(readTyped("Acts 24:6")?.note).toBeUndefined();
  });
});
