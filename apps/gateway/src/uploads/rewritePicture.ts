import sharp from 'sharp';
import { Refusal } from '../platform/refusal';
import { type PictureKind, pictureKind } from './pictureKind';

/** A picture that was decoded and encoded again. */
export interface RewrittenPicture {
  contentType: PictureKind;
  data: Buffer;
  width: number;
  height: number;
}

const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 20_000;
const MOST_SECONDS = 8;
const FORMATS = { 'image/png': 'png', 'image/jpeg': 'jpeg' } as const;

/** Pictures are decoded one after another: decoded they take a hundred times the memory. */
let turn: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture and encodes it again, so that only the visible pixels remain: no location, no camera, no text.
 * Refuses anything but a complete, still png or jpg of at most 40 megapixels.
 */
export function rewritePicture(file: Buffer): Promise<RewrittenPicture> {
  const contentType = pictureKind(file);
  if (contentType === null) return Promise.reject(new Refusal('UPLOAD_REFUSED'));
  const done = turn.then(() => rewrite(file, contentType));
  turn = done.catch(() => undefined);
  return done;
}

async function rewrite(file: Buffer, contentType: PictureKind): Promise<RewrittenPicture> {
  try {
    const picture = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, width, height, pages = 1 } = await picture.metadata();
    if (format !== FORMATS[contentType] || pages > 1 || Math.max(width, height) > LONGEST_SIDE)
      throw new Refusal('UPLOAD_REFUSED');
    // The orientation is metadata and is dropped too, so the picture is rotated by it first.
    const upright = picture.autoOrient().timeout({ seconds: MOST_SECONDS });
    const written =
      contentType === 'image/png'
        ? upright.png({ compressionLevel: 6 })
        : upright.jpeg({ quality: 88 });
    const { data, info } = await written.toBuffer({ resolveWithObject: true });
    return { contentType, data, width: info.width, height: info.height };
  } catch {
    throw new Refusal('UPLOAD_REFUSED');
  }
}
