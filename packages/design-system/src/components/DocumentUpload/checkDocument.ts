import { checkImage, type ImageFault } from '../ImageUpload/checkImage';

/** First bytes of a PDF file: `%PDF-`. */
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

/** Whether the bytes begin as those of a PDF. */
async function isPdf(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, PDF.length).arrayBuffer());
  return PDF.every((byte, at) => head[at] === byte);
}

/** Checks that a file is a PDF, PNG or JPEG of at most `maxBytes`. Returns the problem, or undefined. */
export async function checkDocument(
  file: Blob,
  maxBytes: number,
): Promise<Exclude<ImageFault, 'count'> | undefined> {
  const problem = await checkImage(file, maxBytes);
  return problem === 'type' && (await isPdf(file)) ? undefined : problem;
}
