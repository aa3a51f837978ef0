import sharp from 'sharp';

/** Formats that the gateway offers. */
export const PICTURE_FORMATS = ['avif', 'webp', 'png'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Content types by format. */
export const CONTENT_TYPES: Readonly<Record<PictureFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
};

/** Turns SVG into a picture file. With a width it is drawn at that size, not scaled afterwards. */
export async function rasterise(
  svg: string,
  format: PictureFormat,
  width?: number,
): Promise<Buffer> {
  const natural = Number(/width="(\d+)"/.exec(svg)?.[1] ?? 360);
  const density = width ? Math.min(2400, Math.max(1, (72 * width) / natural)) : 72;
  const drawn = sharp(Buffer.from(svg), { density });
  const image = width ? drawn.resize({ width }) : drawn;
  if (format === 'webp') return image.webp({ quality: 75, effort: 4 }).toBuffer();
  if (format === 'avif') return image.avif({ quality: 60, effort: 0 }).toBuffer();
  return image.png({ compressionLevel: 7 }).toBuffer();
}

/** Picks a format that the request accepts. WebP is preferred, as AVIF takes far longer to encode. */
export function negotiateFormat(accept: string | undefined): PictureFormat {
  const accepted = (accept ?? '')
    .toLowerCase()
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*(;|$)/.test(part));
  const takes = (type: string) => accepted.some((part) => part.trim().startsWith(type));
  if (takes('image/webp')) return 'webp';
  return takes('image/avif') ? 'avif' : 'png';
}
