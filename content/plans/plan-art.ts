import type { Art } from "../art";

/** By the name of the plan's text; no two plans look alike. */
export const planArt = {
  anger: { image: "1431440869543-efaf3388c585", scene: "hills", tone: "ember" },
  anxiety: { image: "1532979772520-f2763956cce0", scene: "water", tone: "mist" },
  family: { image: "1511895426328-dc8714191300", scene: "door", tone: "gold" },
  combatWorry: { image: "1478760329108-5c3ed9d495a0", scene: "hands", tone: "gold" },
  newBeginnings: { image: "1470252649378-9c29740c9fa8", scene: "path", tone: "rose" },
  calmStorm: { image: "1513436539083-9d2127e742f1", scene: "boat", tone: "sky" },
  forgiveness: { image: "1554566205-d2a9e64cc5e9", scene: "olive", tone: "sage" },
  financialPeace: { image: "1579621970563-ebec7560ff3e", scene: "wheat", tone: "gold" },
  healing: { image: "1575516662637-99214ea59f23", scene: "sprout", tone: "sage" },
  faith: { image: "1483356256511-b48749959172", scene: "mountain", tone: "rose" },
  wisdom: { image: "1509021436665-8f07dbf5bf1d", scene: "lamp", tone: "ember" },
  advent: { image: "1519681393784-d120267933ba", scene: "stars", tone: "gold" },
  christmas: { image: "1496715976403-7e36dc43f17b", scene: "christmas", tone: "gold" },
  miracles: { image: "1510877208355-2f12a771f842", scene: "vine", tone: "rose" },
  lent: { image: "1513363136477-3efb163fd99d", scene: "tent", tone: "gold" },
  holyWeek: { image: "1592247945554-c4a7c1879021", scene: "tree", tone: "rose" },
  easter: { image: "1494548162494-384bba4ab999", scene: "easter", tone: "gold" },
  comeHolySpirit: { image: "1572726729207-a78d6feb18d7", scene: "window", tone: "ember" },
  lordsPrayer: { image: "1543702404-38c2035462ad", scene: "bread", tone: "ember" },
  grief: { image: "1514436598301-27a65f40469f", scene: "rain", tone: "mist" },
  joy: { image: "1543807535-eceef0bc6599", scene: "birds", tone: "gold" },
  womenWhoPrayed: { image: "1542887800-faca0261c9e1", scene: "well", tone: "gold" },
  psalmsForTheNight: { image: "1536183922588-166604504d5e", scene: "moon", tone: "gold" },
} satisfies Record<string, Art>;
