/** Why a file is refused: not an image, too large, unreadable, or one too many. */
export const IMAGE_FAULTS = ['type', 'size', 'unreadable', 'count'] as const;
export type ImageFault = (typeof IMAGE_FAULTS)[number];

/** 5 MB, counted as the gateway does. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** First bytes of a PNG and of a JPEG file. */
const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const;

/**
 * Checks that a file is a PNG or JPEG of at most `maxBytes`. Returns the problem, or undefined. Checks the
 * bytes, because name and type are only guesses of the device.
 */
export async function checkImage(
  file: Blob,
  maxBytes = MAX_IMAGE_BYTES,
): Promise<Exclude<ImageFault, 'count'> | undefined> {
  if (file.size > maxBytes) return 'size';
  try {
    const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
    const isKnown = SIGNATURES.some((bytes) => bytes.every((byte, at) => head[at] === byte));
    return isKnown ? undefined : 'type';
  } catch {
    // The file was moved or deleted after it was chosen.
    return 'unreadable';
  }
}
