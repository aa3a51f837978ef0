import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const GREY = 0;
/** Where the header chunk of a png ends. */
const BEHIND_THE_HEAD = 33;
const AROUND_A_CHUNK = 12;

const text = (content: string): Buffer => Buffer.from(content, 'latin1');
const join = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));

/** A chunk of a png. */
function chunk(name: string, data: Buffer): Buffer {
  const named = join(name, data);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return join(around.subarray(0, 4), named, around.subarray(4));
}

/** A png with an extra chunk behind its header. */
const behindHead = (png: Buffer, extra: Buffer): Buffer =>
  join(png.subarray(0, BEHIND_THE_HEAD), extra, png.subarray(BEHIND_THE_HEAD));

/** A black png that claims to have so many pixels, but has only `bytes` of them, which compress to almost nothing. */
function bomb(width: number, height: number, bytes = 1000): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, GREY, 0, 0, 0], 8);
  return join(
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  );
}

/** One with all the pixels that it claims: only its size is wrong. */
const wholeBomb = (width: number, height: number): Buffer =>
  bomb(width, height, (width + 1) * height);

/** A valid png of a size in bytes: the rest of it is a chunk that nobody reads. */
export function pngOf(bytes: number, png: Buffer): Buffer {
  const filling = Buffer.alloc(bytes - png.length - AROUND_A_CHUNK);
  return behindHead(png, chunk('prVt', filling));
}

/** A segment of a jpg, by its marker. */
function segment(marker: number, data: Buffer | string): Buffer {
  const around = Buffer.from([0xff, marker, 0, 0]);
  around.writeUInt16BE(Buffer.byteLength(data, 'latin1') + 2, 2);
  return join(around, data);
}

/** Valid pictures with hidden data, each with `secret` in it. The saved pictures must not have it. */
export function talkingPictures(png: Buffer, jpg: Buffer, secret: string): Record<string, Buffer> {
  const inPng = (extra: Buffer) => behindHead(png, extra);
  const inJpg = (extra: Buffer) => join(jpg.subarray(0, 2), extra, jpg.subarray(2));
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>${secret}</script></x:xmpmeta>`;
  return {
    'png with a comment': inPng(chunk('tEXt', text(`Comment\0<script>${secret}</script>`))),
    'png with words of its own language': inPng(chunk('iTXt', text(`k\0\0\0\0\0${secret}`))),
    'png with a chunk nobody knows': inPng(chunk('prVt', text(`<?php ${secret} ?>`))),
    'jpg with php as its comment': inJpg(segment(0xfe, `<?php ${secret} ?>`)),
    'jpg with html as its comment': inJpg(segment(0xfe, `<html><script>${secret}</script>`)),
    'jpg with xmp': inJpg(segment(0xe1, `http://ns.adobe.com/xap/1.0/\0${xmp}`)),
    'jpg with press data': inJpg(segment(0xed, `Photoshop 3.0\x008BIM${secret}`)),
    'jpg with a segment nobody knows': inJpg(segment(0xeb, secret)),
    'jpg with a second picture behind': join(
      jpg,
      jpg.subarray(0, 2),
      segment(0xfe, secret),
      jpg.subarray(2),
    ),
  };
}

const ZIP = join('PK\x03\x04\x14\0\0\0\0\0', Buffer.alloc(20), 'PK\x05\x06', Buffer.alloc(18));
const SCRIPT = '<script>alert(document.domain)</script>';

/** Files that must be refused, by what is wrong with them. */
export async function hostileFiles(png: Buffer, jpg: Buffer): Promise<Record<string, Buffer>> {
  const picture = sharp(png);
  const broken = Buffer.from(png);
  broken[png.length - 30] = (broken[png.length - 30] ?? 0) ^ 0xff;
  return {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0x89]),
    zeros: Buffer.alloc(4096),
    words: text('just words'),
    html: text(`<!doctype html>${SCRIPT}`),
    'html that begins like a gif': text(`GIF89a=1;${SCRIPT}`),
    svg: text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    'svg with a declaration': text(
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>',
    ),
    'svg that reads files': text(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
    php: text('<?php system($_GET["c"]); ?>'),
    'shell script': text('#!/bin/sh\nrm -rf /\n'),
    pdf: text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'),
    zip: ZIP,
    program: join('\x7fELF\x02\x01\x01', Buffer.alloc(64)),
    'windows program': join('MZ', Buffer.alloc(128)),
    webp: await picture.clone().webp().toBuffer(),
    avif: await picture.clone().avif({ effort: 0 }).toBuffer(),
    tiff: await picture.clone().tiff().toBuffer(),
    gif: await picture.clone().gif().toBuffer(),
    bmp: join('BM', Buffer.alloc(60)),
    icon: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0]),
    'png mark alone': png.subarray(0, 8),
    'png mark before html': join(png.subarray(0, 8), `<html>${SCRIPT}`),
    'jpg mark before php': join(Buffer.from([0xff, 0xd8, 0xff, 0xe0]), '<?php echo 1; ?>'),
    'half a png': png.subarray(0, png.length >> 1),
    'half a jpg': jpg.subarray(0, jpg.length - 40),
    'png with a broken sum': broken,
    'png with a zip behind': join(png, ZIP),
    'png with php behind': join(png, '<?php echo 1; ?>'),
    'png with html behind': join(png, SCRIPT),
    'jpg with a zip behind': join(jpg, ZIP),
    'jpg with html behind': join(jpg, SCRIPT),
    'jpg with a png behind': join(jpg, png),
    'something before a png': join('\n', png),
    'animated png': behindHead(png, chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))),
    'png without its head': join(png.subarray(0, 8), png.subarray(BEHIND_THE_HEAD)),
    'far too many pixels': bomb(50_000, 50_000),
    'more than 40 megapixels': wholeBomb(8000, 5001),
    'a very long line': wholeBomb(1_000_000, 2),
    'one byte more than 5 MB': pngOf(5 * 1024 * 1024 + 1, png),
    'no pixels': bomb(0, 0),
  };
}

const boundary = 'b0';
const type = `multipart/form-data; boundary=${boundary}`;
const part = (name: string, value: Buffer | string, about = ''): Buffer =>
  join(
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${about}\r\n\r\n`,
    value,
    '\r\n',
  );

/** Malformed forms, by what is wrong with them. */
export function hostileForms(png: Buffer): Record<string, { body: Buffer; type: string }> {
  const purpose = part('purpose', 'feedback');
  const file = part('file', png, '; filename="a.png"');
  const end = `--${boundary}--\r\n`;
  const form = (...parts: (Buffer | string)[]) => ({ body: join(...parts), type });
  return {
    empty: form(''),
    'without an end': form(purpose, file),
    'with something before': form('x', purpose, file, end),
    'with something behind': form(purpose, file, end, 'GET / HTTP/1.1\r\n'),
    'without a file': form(purpose, end),
    'without a purpose': form(file, end),
    'of an unknown purpose': form(part('purpose', 'avatar'), file, end),
    'with two files': form(purpose, file, file, end),
    'with a fourth file': form(
      purpose,
      ...['file', 'file2', 'file3', 'file4'].map((name) => part(name, png, '; filename="a.png"')),
      end,
    ),
    'with two purposes': form(purpose, purpose, file, end),
    'with a field more': form(purpose, file, part('ownerId', '1'), end),
    'with a field for the prototype': form(purpose, file, part('__proto__', '1'), end),
    'with many fields': form(...Array.from({ length: 500 }, (_, at) => part(`f${at}`, '')), end),
    'with a long field': form(part('purpose', 'x'.repeat(5000)), file, end),
    'with a long head': form(part('purpose', 'feedback', `; filename="${'x'.repeat(5000)}"`), end),
    'without a name': form(`--${boundary}\r\nContent-Type: text/plain\r\n\r\nx\r\n`, end),
    'of another boundary': { body: join(purpose, file, end), type: `${type}1` },
    'without a boundary': { body: join(purpose, file, end), type: 'multipart/form-data' },
    'of a broken boundary': { body: join(purpose, file, end), type: `${type}\u00e9` },
  };
}
