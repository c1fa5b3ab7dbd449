/** As 20300131. */
export const compact = (day: string) => day.replaceAll("-", "");

export type Property = readonly [name: string, value: string | { text: string }];

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

/** Octets, without the line end. */
const longest = 75;

/** RFC 5545, 3.1; no character is cut in two. */
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

/** As 20300131T235959. */
export const clock = (at: number) => new Date(at).toISOString().replace(/[-:]|\..*/g, "");
