import { createContext, useContext } from "react";

/** What every page says of the site itself; from the loader of the root, and where that failed from the server. */
export type SiteWords = {
  name: string;
  shortName: string;
  /** The pictures for links that were made while the program was built, with our name in them. */
  hasPictures: boolean;
};

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
