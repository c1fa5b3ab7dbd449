type ShareLink = { label: "Facebook" | "X" | "LinkedIn" | "WhatsApp"; href: string };

export function shareLinks(text: string, address: string): ShareLink[] {
  const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
  return [
    {
      label: "Facebook",
      href: `https://www.facebook.com/sharer/sharer.php?${query({ u: address, quote: text })}`,
    },
    { label: "X", href: `https://x.com/intent/post?${query({ text, url: address })}` },
    {
      label: "LinkedIn",
      href: `https://www.linkedin.com/shareArticle?${query({ mini: "true", url: address, summary: text })}`,
    },
    { label: "WhatsApp", href: `https://wa.me/?${query({ text: `${text} ${address}` })}` },
  ];
}

export function quoteVerse(verses: string, reference: string): string {
  return `"${verses}" - ${reference}`;
}
