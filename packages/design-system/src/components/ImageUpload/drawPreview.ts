/** Side of the square in px: twice its displayed size, for dense screens. */
const SIDE = 112;

/**
 * Draws the centre of a picture into a square canvas. Returns false if the bytes are not a picture. A canvas
 * needs no URL, so it also works under a content security policy without `blob:`.
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
