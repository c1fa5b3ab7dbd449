import { createContext, useContext } from "react";
import type { OgPicture } from "#content/art";

/** What every page says of the site itself; from the loader of the root, and where that failed from the server. */
export type SiteWords = {
  name: string;
  shortName: string;
  /** The pictures for links that were made while the program was built, with our name in them. */
  hasPictures: boolean;
  /** What the operator's folder says, in the place of ours. */
  head?: typeof ourIcons;
  logo?: { src: string; width: number; height: number };
  picture?: OgPicture;
};

export const ourIcons: readonly { rel: string; href: string; type?: string; sizes?: string }[] = [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

export const SiteWordsContext = createContext<SiteWords>({
  name: "",
  shortName: "",
  hasPictures: false,
});

export const useSiteWords = () => useContext(SiteWordsContext);

/** Names the site in a text that keeps a place for it. */
export const named = (text: string, { name, shortName }: SiteWords) =>
  text.replaceAll("{name}", name).replaceAll("{shortName}", shortName);

export function useNamed(): (text: string) => string {
  const words = useSiteWords();
  return (text) => named(text, words);
}
