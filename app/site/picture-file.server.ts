/** Read from its header, and without what cameras and programs write into a file besides the picture. */
export type PictureFile = {
  type: "image/jpeg" | "image/png" | "image/webp";
  width: number;
  height: number;
  clean: Buffer;
};

/** Nothing is decoded. @returns a sentence where it is none, or damaged */
export function readPicture(file: Buffer): PictureFile | string {
  try {
    const start = file.toString("latin1", 0, 12);
    const read = readers.find(([begins]) => start.startsWith(begins) && !isAudio(start))?.[1];
    return read?.(file) ?? otherKind(file);
  } catch (error) {
    if (error instanceof RangeError) return damaged;
    throw error;
  }
}

const damaged = "is damaged, or its end is missing: save it anew.";

const readers: readonly [string, (file: Buffer) => PictureFile][] = [
  ["\xff\xd8\xff", readJpeg],
  ["\x89PNG\r\n\x1a\n", readPng],
  ["RIFF", readWebp],
];

const isAudio = (start: string) => start.startsWith("RIFF") && !start.endsWith("WEBP");

function otherKind(file: Buffer): string {
  const start = file.toString("latin1", 0, 300);
  const drawing = "is an SVG drawing, which may hold scripts: save it as PNG.";
  if (/<svg|<\?xml/i.test(start)) return drawing;
  const [, gif, phone] = /^(?:(GIF)8|.{4}ftyp(heic|avif|mif1))/s.exec(start) ?? [];
  const name = (gif ?? phone)?.toUpperCase();
  const known = name ? `is of the kind ${name}` : "is no picture that can be read";
  return `${known}: save it as JPEG, PNG or WebP.`;
}

/** What belongs to the picture: how it is decoded (JFIF, Adobe), and its colors. */
const keptInJpeg = (marker: number, segment: Buffer) =>
  marker <= 0xe0 ||
  marker === 0xee ||
  (marker === 0xe2 && segment.toString("latin1", 4, 15) === "ICC_PROFILE");

const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Ends with the picture: phones put films behind it. */
function readJpeg(file: Buffer): PictureFile {
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let turn = 1;
  for (let at = 2; ; ) {
    const marker = file.readUInt16BE(at) - 0xff00;
    if (marker < 0xc0) throw new RangeError();
    if (marker === 0xff) at += 1;
    else if (marker === 0xd9) break;
    else {
      const data = at + 2 + Math.max(file.readUInt16BE(at + 2), 2);
      const segment = file.subarray(at, data);
      const end = marker === 0xda ? endOfScan(file, data) : data;
      if (end > file.length) throw new RangeError();
      if (isFrame(marker))
        size = { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
      if (marker === 0xe1) turn = turnIn(segment) ?? turn;
      if (keptInJpeg(marker, segment)) kept.push(file.subarray(at, end));
      at = end;
    }
  }
  if (!size) throw new RangeError();
  const { width, height } = turn > 4 ? { width: size.height, height: size.width } : size;
  const clean = Buffer.concat([begin, ...(turn > 1 ? [turned(turn)] : []), ...kept, finish]);
  return { type: "image/jpeg", width, height, clean };
}

const begin = Buffer.from([0xff, 0xd8]);
const finish = Buffer.from([0xff, 0xd9]);

/** The next marker that is no part of the picture's data. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next >= 0xc0 && next < 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RangeError();
}

/** How the camera was held (Exif's tag 0x112), from 1 to 8. */
function turnIn(segment: Buffer): number | undefined {
  if (segment.toString("latin1", 4, 10) !== "Exif\0\0") return undefined;
  const exif = segment.subarray(10);
  if (exif.length < 8) return undefined;
  const isLittle = exif.toString("latin1", 0, 2) === "II";
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const list = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (list + 2 > exif.length) return undefined;
  for (let at = list + 2; at + 12 <= exif.length && at < list + 2 + short(list) * 12; at += 12)
    if (short(at) === 0x112) return Math.min(short(at + 8), 8);
  return undefined;
}

/** Exif that says nothing else. */
const turned = (turn: number) =>
  Buffer.from(
    `ffe100224578696600004d4d002a0000000800010112000300000001000${turn}000000000000`,
    "hex",
  );

const keptInPng = new Set(
  "IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT".split(" "),
);

function readPng(file: Buffer): PictureFile {
  const kept = [file.subarray(0, 8)];
  for (let at = 8, name = ""; name !== "IEND"; ) {
    const end = at + 12 + file.readUInt32BE(at);
    name = file.toString("latin1", at + 4, at + 8);
    if (end > file.length || (at === 8) !== (name === "IHDR")) throw new RangeError();
    if (keptInPng.has(name)) kept.push(file.subarray(at, end));
    at = end;
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  return { type: "image/png", width, height, clean: Buffer.concat(kept) };
}

const keptInWebp = new Set(["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"]);

function readWebp(file: Buffer): PictureFile {
  const kept: Buffer[] = [];
  let size: [number, number] | undefined;
  const last = Math.min(file.readUInt32LE(4) + 8, file.length);
  for (let at = 12; at + 8 <= last; ) {
    const name = file.toString("latin1", at, at + 4);
    const length = file.readUInt32LE(at + 4);
    const end = at + 8 + length + (length % 2);
    if (end > file.length) throw new RangeError();
    const chunk = Buffer.from(file.subarray(at, end));
    size ??= sizeInWebp(name, chunk.subarray(8));
    // Its flags must not promise what is cut out.
    if (name === "VP8X") chunk.writeUInt8(chunk.readUInt8(8) & ~0x0c, 8);
    if (keptInWebp.has(name)) kept.push(chunk);
    at = end;
  }
  if (!size) throw new RangeError();
  const body = Buffer.concat([Buffer.from("WEBP"), ...kept]);
  const head = Buffer.from("RIFF\0\0\0\0", "latin1");
  head.writeUInt32LE(body.length, 4);
  const [width, height] = size;
  return { type: "image/webp", width, height, clean: Buffer.concat([head, body]) };
}

function sizeInWebp(name: string, data: Buffer): [number, number] | undefined {
  if (name === "VP8X") return [data.readUIntLE(4, 3) + 1, data.readUIntLE(7, 3) + 1];
  if (name === "VP8 ") return [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
  if (name !== "VP8L") return undefined;
  const bits = data.readUInt32LE(1);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}
