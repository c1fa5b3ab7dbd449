/** A line of a calendar: its name, and a value as it is or words that may hold anything. */
export type Property = readonly [name: string, value: string | { text: string }];

/** A calendar's lines as RFC 5545 has them: words escaped, long lines folded, CRLF behind each. */
export function calendarText(properties: readonly Property[]): string {
  return properties
    .map(([name, value]) => {
      const written = typeof value === "string" ? value : escapeText(value.text);
      return `${folded(`${name}:${written}`)}\r\n`;
    })
    .join("");
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, "\\$&").replaceAll("\n", "\\n");
}

/** Octets that a line may have without its end. */
const longest = 75;

/** A line that goes on behind a space where it grows too long; no character is cut in two. */
function folded(line: string): string {
  const lines = [""];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > longest) {
      lines.push(" ");
      octets = 1;
    }
    lines.push(lines.pop() + character);
    octets += size;
  }
  return lines.join("\r\n");
}
