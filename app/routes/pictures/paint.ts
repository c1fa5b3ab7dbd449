import { footSizes, type PictureWords } from "./picture-layout";

const serif = '"Newsreader Variable", Georgia, serif';
const sans = '"Figtree Variable", Helvetica, Arial, sans-serif';

/** The server's drawing with the words written into it, in the page's own type. */
export async function paint(address: string, words: PictureWords): Promise<HTMLCanvasElement> {
  const drawing = new Image();
  drawing.src = address;
  await Promise.all([
    drawing.decode(),
    document.fonts.load(`450 40px ${serif}`),
    document.fonts.load(`600 ${footSizes.reference}px ${sans}`),
  ]);
  const { width, height } = words;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  context.drawImage(drawing, 0, 0, width, height);
  write(context, words);
  return canvas;
}

function write(
  context: CanvasRenderingContext2D,
  { size, x, start, lines, rule, reference, name }: PictureWords,
): void {
  context.textAlign = start ? "start" : "center";
  context.fillStyle = "#e3c45a";
  context.fillRect(rule.x, rule.y - 1.5, 72, 3);
  context.font = `600 ${footSizes.reference}px ${sans}`;
  context.fillText(reference.text, x, reference.y);
  context.fillStyle = "#fdf8ea";
  context.font = `450 ${size}px ${serif}`;
  for (const line of lines) context.fillText(line.text, x, line.y);
  context.textAlign = name.start ? "start" : "center";
  context.font = `400 ${footSizes.name}px ${sans}`;
  context.fillText(name.text, name.x, name.y);
}
