/** What the header of a PNG says of it. @throws when the bytes are no PNG. */
export function readPng(bytes: Uint8Array): { width: number; height: number; colours: number } {
  const buffer = Buffer.from(bytes);
  if (buffer.toString("latin1", 0, 16) !== "\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    throw new Error("No PNG");
  return {
    width: buffer.readUInt32BE(16),
    height: buffer.readUInt32BE(20),
    colours: buffer.readUInt8(25),
  };
}
