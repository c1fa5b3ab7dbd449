import { namedDay } from "../year/named-days";
import {
  type Intercessions,
  onAllSaints,
  onChristmasDay,
  onEasterDay,
  onEpiphany,
  onGoodFriday,
  onPentecost,
} from "./intercessions/great-days";

/** What a day of the church year has of its own in the offices. */
type GreatDay = {
  /** Parts of psalms, for the morning and for the night. */
  psalms?: readonly [morning: string, night: string];
  /** The place of its song. */
  song?: string;
  intercessions?: Intercessions;
  /** It's a day to look back on with joy, or one that is kept still, without praise. */
  mood?: "glad" | "still";
};

const song = {
  mary: "Luke 1:46-55",
  zechariah: "Luke 1:68-79",
  lamb: "Revelation 5:9-13",
  humbled: "Philippians 2:5-11",
  child: "Isaiah 9:6-7",
  dawn: "Isaiah 60:1-6",
  springs: "Isaiah 12:1-6",
  throne: "Revelation 4:11",
  rain: "Isaiah 55:6-11",
  deep: "Jonah 2:1-9",
  sea: "Exodus 15:11-13",
  seraphim: "Isaiah 6:1-3",
} as const;

/** By the name of the day. */
export const greatDays: Readonly<Record<string, GreatDay>> = {
  "First Sunday of Advent": { psalms: ["Psalm 80:1-3", "Psalm 122:6-9"] },
  "Second Sunday of Advent": { psalms: ["Psalm 85:8-13", "Psalm 62:5-8"], song: song.zechariah },
  "Third Sunday of Advent": { psalms: ["Psalm 146:5-10", "Psalm 126:1-6"] },
  "Fourth Sunday of Advent": { psalms: ["Psalm 24:1-6", "Psalm 33:18-22"], song: song.mary },
  "Christmas Eve": { psalms: ["Psalm 89:1-4", "Psalm 132:11-14"], song: song.zechariah },
  "Christmas Day": {
    psalms: ["Psalm 98:1-6", "Psalm 97:1-6"],
    song: song.child,
    intercessions: onChristmasDay,
    mood: "glad",
  },
  "Stephen, the First Martyr": { psalms: ["Psalm 31:1-5", "Psalm 116:12-16"] },
  "John the Apostle": { psalms: ["Psalm 92:1-5", "Psalm 97:10-12"] },
  "The Holy Innocents": { psalms: ["Psalm 10:14-18", "Psalm 131:1-3"] },
  "The Naming of Jesus": { psalms: ["Psalm 8:1-9", "Psalm 90:1-4"] },
  "The Epiphany of the Lord": {
    psalms: ["Psalm 72:10-14", "Psalm 67:1-7"],
    song: song.dawn,
    intercessions: onEpiphany,
    mood: "glad",
  },
  "The Baptism of the Lord": { psalms: ["Psalm 29:1-5", "Psalm 42:1-5"], song: song.springs },
  "The Presentation of the Lord": { psalms: ["Psalm 24:7-10", "Psalm 48:9-14"] },
  "The Last Sunday after the Epiphany": { psalms: ["Psalm 99:5-9", "Psalm 27:7-10"] },
  "Ash Wednesday": {
    psalms: ["Psalm 51:1-12", "Psalm 103:13-18"],
    song: song.rain,
    mood: "still",
  },
  "The Annunciation": { psalms: ["Psalm 40:5-10", "Psalm 131:1-3"], song: song.mary },
  "Palm Sunday": { psalms: ["Psalm 118:19-26", "Psalm 24:7-10"], song: song.humbled },
  "Monday of Holy Week": { psalms: ["Psalm 36:5-10", "Psalm 42:1-5"] },
  "Tuesday of Holy Week": { psalms: ["Psalm 71:1-6", "Psalm 102:1-7"] },
  "Wednesday of Holy Week": { psalms: ["Psalm 55:12-14", "Psalm 70:1-5"] },
  "Maundy Thursday": { psalms: ["Psalm 116:12-19", "Psalm 42:6-11"] },
  "Good Friday": {
    psalms: ["Psalm 22:1-8", "Psalm 22:14-19"],
    song: song.humbled,
    intercessions: onGoodFriday,
    mood: "still",
  },
  "Holy Saturday": {
    psalms: ["Psalm 88:1-7", "Psalm 16:7-11"],
    song: song.deep,
    mood: "still",
  },
  "Easter Day": {
    psalms: ["Psalm 118:19-24", "Psalm 114:1-8"],
    song: song.lamb,
    intercessions: onEasterDay,
    mood: "glad",
  },
  "Monday in Easter Week": { psalms: ["Psalm 16:5-11", "Psalm 139:7-12"] },
  "Tuesday in Easter Week": { psalms: ["Psalm 30:1-5", "Psalm 23:1-6"] },
  "Wednesday in Easter Week": { psalms: ["Psalm 103:1-5", "Psalm 63:2-8"] },
  "Thursday in Easter Week": {
    psalms: ["Psalm 113:1-9", "Psalm 148:1-6"],
    song: song.sea,
  },
  "Friday in Easter Week": { psalms: ["Psalm 116:1-9", "Psalm 126:1-6"] },
  "Saturday in Easter Week": { psalms: ["Psalm 118:5-9", "Psalm 150:1-6"] },
  "Ascension Day": { psalms: ["Psalm 47:1-8", "Psalm 24:7-10"], song: song.lamb, mood: "glad" },
  Pentecost: {
    psalms: ["Psalm 104:27-34", "Psalm 139:7-12"],
    song: song.springs,
    intercessions: onPentecost,
    mood: "glad",
  },
  "Trinity Sunday": { psalms: ["Psalm 8:1-9", "Psalm 29:7-11"], song: song.seraphim },
  "The Visitation": { psalms: ["Psalm 113:1-9", "Psalm 34:1-6"], song: song.mary },
  "The Birth of John the Baptist": {
    psalms: ["Psalm 85:7-13", "Psalm 71:15-19"],
    song: song.zechariah,
  },
  "The Transfiguration": { psalms: ["Psalm 27:1-4", "Psalm 99:1-5"] },
  "Michael and All Angels": { psalms: ["Psalm 103:19-22", "Psalm 34:4-8"] },
  "All Saints’ Day": {
    psalms: ["Psalm 34:1-10", "Psalm 149:1-5"],
    song: song.throne,
    intercessions: onAllSaints,
    mood: "glad",
  },
  "Thanksgiving Day": { psalms: ["Psalm 65:9-13", "Psalm 100:1-5"], mood: "glad" },
  "Christ the King": { psalms: ["Psalm 93:1-5", "Psalm 72:1-7"], song: song.lamb },
};

/** Christmas Eve may be a Sunday as well. */
export function greatDay(day: string): GreatDay {
  const { title = "" } = namedDay(day) ?? {};
  return greatDays[title] ?? greatDays[title.replace(/^.* and /, "")] ?? {};
}
