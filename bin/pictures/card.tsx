import { productName } from "../../content/product";

export type CardWords = { kicker: string; title: string; note: string };

/** The words of a picture as satori can set them: boxes, with every style in its place. */
export function Card({ kicker, title, note }: CardWords) {
  return (
    <div style={sheet}>
      <div style={{ fontSize: 34, letterSpacing: -0.3, margin: "2px 0 auto 60px" }}>
        {productName}
      </div>
      <div style={{ ...sans, fontSize: 22, color: gold, letterSpacing: 4.2 }}>
        {kicker.toUpperCase()}
      </div>
      <div style={{ ...heading, fontSize: title.length > 32 ? 72 : 84 }}>{typeset(title)}</div>
      <div style={{ width: 72, height: 2, background: gold, marginTop: 30 }} />
      <div style={{ ...sans, fontSize: 25, marginTop: 24, opacity: 0.9 }}>{typeset(note)}</div>
    </div>
  );
}

export const gold = "#e3c45a";

const sheet = {
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "column",
  width: "100%",
  height: "100%",
  padding: "64px 64px 60px",
  fontFamily: "Newsreader",
  color: "#fdf8ea",
} as const;
const sans = { fontFamily: "Figtree", fontWeight: 500 } as const;
const heading = {
  width: 660,
  marginTop: 18,
  lineHeight: 1.06,
  letterSpacing: -1,
  textWrap: "balance",
} as const;

function typeset(text: string): string {
  return text.replaceAll("'", "’").replaceAll(/(\d)-(\d)/g, "$1–$2");
}
