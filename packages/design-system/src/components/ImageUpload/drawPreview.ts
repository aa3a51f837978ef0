/** Side of the drawn square in px: twice what is seen, for dense screens. */
const SIDE = 112;

/**
 * Draws the middle of a picture into a square canvas; false if the bytes are no picture after all.
 * A drawing needs no address, so a page whose policy allows none for blobs shows it too.
 */
export async function drawPreview(file: Blob, canvas: HTMLCanvasElement): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const left = (picture.width - side) / 2;
    const top = (picture.height - side) / 2;
    canvas.width = SIDE;
    canvas.height = SIDE;
    canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE);
    picture.close();
    return true;
  } catch {
    return false;
  }
}
