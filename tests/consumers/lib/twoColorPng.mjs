import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const SIDE = 64;

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** A square PNG, three quarters of it in the first colour and the rest in the second. Both are `#rrggbb`. */
export function twoColorPng(first, second) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  // Eight bits for each pixel, which names a colour of the palette.
  header.set([8, 3], 8);
  const palette = Buffer.from(`${first}${second}`.replaceAll('#', ''), 'hex');
  const rows = Array.from({ length: SIDE }, (_, row) => [
    0, // no filter
    ...Array.from({ length: SIDE }, () => (row < SIDE * 0.75 ? 0 : 1)),
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
