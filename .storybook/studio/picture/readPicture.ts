import { type PictureColor, pictureColors } from './pictureColors';

/** Why no colours came from a picture. */
export type PictureFault = 'notImage' | 'noColors' | 'noAddress' | 'notFound' | 'forbidden';

export type PictureResult =
  | { colors: PictureColor[]; fault: null }
  | { colors: null; fault: PictureFault };

/** What a person reads about it, and can do. */
export const PICTURE_FAULTS: Record<PictureFault, string> = {
  notImage: 'This is no picture that the browser can read. Choose a PNG, JPEG, WebP or SVG file.',
  noColors: 'This picture has greys only. Choose one with colours, or set them below.',
  noAddress: 'Enter the whole address of a picture, such as https://example.com/logo.svg.',
  notFound: 'There is no picture at this address.',
  forbidden:
    'The site of this picture does not let other sites read it. Save the picture and choose the file instead.',
};

/** Longer sides are scaled down: a thousand times fewer pixels have the same colours. */
const LONGEST_SIDE = 192;

const failed = (fault: PictureFault): PictureResult => ({ colors: null, fault });

function loadImage(address: string, isReadable: boolean): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    // Without this the browser shows the picture of another site, but lets nobody read its pixels.
    if (isReadable) image.crossOrigin = 'anonymous';
    image.referrerPolicy = 'no-referrer';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });
}

/** Draws the picture on a canvas that nobody sees. The pixels stay in the browser. */
function pixelsOf(image: HTMLImageElement): Uint8ClampedArray | null {
  // An SVG may have no size of its own.
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height, 1));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round((width || LONGEST_SIDE) * scale));
  canvas.height = Math.max(1, Math.round((height || LONGEST_SIDE) * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return null;
  try {
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  } catch {
    // Some browsers count an SVG with foreign content as unreadable.
    return null;
  }
}

function colorsOf(image: HTMLImageElement): PictureResult {
  const pixels = pixelsOf(image);
  if (pixels === null) return failed('notImage');
  const colors = pictureColors(pixels);
  return colors.length === 0 ? failed('noColors') : { colors, fault: null };
}

/** Reads the colours of a file, which is sent nowhere. */
export async function readPictureFile(file: File): Promise<PictureResult> {
  const address = URL.createObjectURL(file);
  try {
    const image = await loadImage(address, false);
    return image === null ? failed('notImage') : colorsOf(image);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Reads the colours of the picture at an address, if its site lets others read it. */
export async function readPictureAddress(text: string): Promise<PictureResult> {
  const address = URL.parse(text.trim());
  if (address === null || !/^https?:$/.test(address.protocol)) return failed('noAddress');
  const image = await loadImage(address.href, true);
  if (image !== null) return colorsOf(image);
  const seen = await loadImage(address.href, false);
  return failed(seen === null ? 'notFound' : 'forbidden');
}
