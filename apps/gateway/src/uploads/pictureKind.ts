export type PictureKind = 'image/png' | 'image/jpeg';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** Bytes of length, name and checksum of a chunk. */
const PNG_AROUND = 12;
const ANIMATION = new Set(['acTL', 'fcTL', 'fdAT']);

/**
 * The kind of picture that the bytes are, from first to last; null for anything else. Animated pictures are
 * refused, and pictures with more data behind them, which another program might read as its own format.
 */
export function pictureKind(file: Buffer): PictureKind | null {
  if (begins(file, PNG)) return isCompletePng(file) ? 'image/png' : null;
  if (begins(file, JPEG)) return isCompleteJpeg(file) ? 'image/jpeg' : null;
  return null;
}

const begins = (file: Buffer, mark: Buffer): boolean => file.subarray(0, mark.length).equals(mark);

function isCompletePng(file: Buffer): boolean {
  let at = PNG.length;
  while (at + PNG_AROUND <= file.length) {
    const length = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    if (ANIMATION.has(name) || (at === PNG.length && name !== 'IHDR')) return false;
    at += PNG_AROUND + length;
    if (name === 'IEND') return at === file.length;
  }
  return false;
}

/** Phones append further pictures, each a complete JPEG. Nothing else may follow. */
function isCompleteJpeg(file: Buffer): boolean {
  let at = 0;
  while (at < file.length) {
    if (!begins(file.subarray(at), JPEG)) return false;
    const end = endOfJpeg(file, at + 2);
    if (end === null) return false;
    at = end;
  }
  return true;
}

/** The end of a JPEG whose segments begin at `start`; null if there is none. */
function endOfJpeg(file: Buffer, start: number): number | null {
  let at = start;
  while (at + 1 < file.length) {
    if (file[at] !== 0xff) return null;
    const marker = file[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    if (marker === 0xff) at += 1;
    else if (isAlone(marker)) at += 2;
    else {
      if (at + 4 > file.length) return null;
      at += 2 + file.readUInt16BE(at + 2);
      if (marker === 0xda) at = endOfScan(file, at);
    }
  }
  return null;
}

const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** The position of the next marker after the compressed bytes of a scan. */
function endOfScan(file: Buffer, start: number): number {
  let at = file.indexOf(0xff, start);
  while (at >= 0) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && !isAlone(next)) return at;
    at = file.indexOf(0xff, at + 2);
  }
  return file.length;
}
