import { compactName, productName } from "#content/product";

/** Whose site this is, for search engines. Nothing of ratings: ours are a claim, not a count. */
export function homeData(origin: string): object {
  const organization = { "@id": `${origin}/#organization` };
  return {
    "@graph": [
      {
        ...organization,
        "@type": "Organization",
        name: productName,
        url: `${origin}/`,
        logo: `${origin}/icon-512.png`,
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name: productName,
        alternateName: compactName,
        url: `${origin}/`,
        publisher: organization,
      },
    ],
  };
}
