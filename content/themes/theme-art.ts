import type { Art } from "../art";

/**
 * By the name of the theme's text. No two themes look alike, and what the home page shows first of both
 * is no plan's; a scene that a plan has too is in another light.
 */
export const themeArt = {
  morningPrayer: { image: "1514241516423-6c0a5e031aa2", scene: "window", tone: "rose" },
  peaceComfort: { image: "1439066615861-d1af74d74000", scene: "tree", tone: "sage" },
  gratitude: { image: "1627842822558-c1f15aef9838", scene: "bread", tone: "gold" },
  faithTrust: { image: "1447752875215-b2761acb3c5d", scene: "bridge", tone: "mist" },
  healing: { image: "1516345589517-cdf15421eb0a", scene: "well", tone: "sky" },
  strength: { image: "1506905925346-21bda4d32df4", scene: "birds", tone: "ember" },
  wisdom: { image: "1535868463750-c78d9543614f", scene: "book", tone: "gold" },
  family: { image: "1588979355313-6711a095465f", scene: "door", tone: "rose" },
  forgiveness: { image: "1465628976988-fe43bda15798", scene: "olive", tone: "mist" },
  protection: { image: "1464822759023-fed622ff2c3b", scene: "tent", tone: "sky" },
  guidance: { image: "1511406361295-0a1ff814c0ce", scene: "lighthouse", tone: "ember" },
  hope: { image: "1434725039720-aaad6dd32dfe", scene: "sprout", tone: "gold" },
  eveningPrayer: { image: "1468276311594-df7cb65d8df6", scene: "moon", tone: "ember" },
  marriage: { image: "1506014299253-3725319c0f69", scene: "vine", tone: "sage" },
  patience: { image: "1475070929565-c985b496cb9f", scene: "wheat", tone: "sage" },
  overcomingFear: { image: "1489708631777-b35c5e75d4c8", scene: "stars", tone: "rose" },
  depression: { image: "1473830394358-91588751b241", scene: "rain", tone: "sky" },
  doubt: { image: "1446729444801-31245ddba81a", scene: "boat", tone: "mist" },
} satisfies Record<string, Art>;
