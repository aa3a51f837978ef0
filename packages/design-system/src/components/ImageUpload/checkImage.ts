/** Why a file is refused: what it is, how large it is, that it can't be read, or that there are enough. */
export const IMAGE_FAULTS = ['type', 'size', 'unreadable', 'count'] as const;
export type ImageFault = (typeof IMAGE_FAULTS)[number];

/** 5 MB, as people and the gateway count them. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** First bytes of a PNG and of a JPEG. */
const SIGNATURES = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0xff, 0xd8, 0xff],
] as const;

/**
 * What is wrong with a file as a picture; undefined for a PNG or JPEG of at most `maxBytes`. The bytes
 * decide: name and type are only what the device believes.
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
    // It was moved or taken away since it was chosen.
    return 'unreadable';
  }
}
