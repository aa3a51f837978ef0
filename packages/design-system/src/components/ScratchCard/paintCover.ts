import type { Place } from './scratchGrid';

/** Half the width of a stroke, as a share of the card's width: about a fingertip. */
export const REACH = 0.07;

/** More pixels than twice those of the layout cost memory on a phone and are not seen. */
const MOST_DENSITY = 2;

/** Gives the canvas as many pixels as the screen has. Null: nothing can be drawn. */
function fit(canvas: HTMLCanvasElement): CanvasRenderingContext2D | null {
  const density = Math.min(MOST_DENSITY, window.devicePixelRatio || 1);
  const width = Math.round(canvas.clientWidth * density);
  const height = Math.round(canvas.clientHeight * density);
  if (width === 0 || height === 0) return null;
  canvas.width = width;
  canvas.height = height;
  return canvas.getContext('2d');
}

/** Uncovers a stroke. */
export function erase(canvas: HTMLCanvasElement, from: Place, to: Place): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { width, height } = canvas;
  context.globalCompositeOperation = 'destination-out';
  context.lineCap = 'round';
  context.lineWidth = width * REACH * 2;
  context.beginPath();
  context.moveTo(from.x * width, from.y * height);
  // A line without length draws nothing, not even its round ends.
  context.lineTo(to.x * width + 0.01, to.y * height);
  context.stroke();
  context.globalCompositeOperation = 'source-over';
}

/** Paints the whole cover: metal with a fine guilloche. Its colours are `fill` and `stroke` of the canvas's style. */
export function paintCover(canvas: HTMLCanvasElement): void {
  const context = fit(canvas);
  if (context === null) return;
  const { width, height } = canvas;
  const { fill, stroke } = getComputedStyle(canvas);
  context.fillStyle = fill;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = stroke;
  context.globalAlpha = 0.22;
  context.lineWidth = Math.max(1, width / 360);
  const step = width / 26;
  for (let row = -2; row * step < height + step * 2; row += 1) {
    context.beginPath();
    for (let x = 0; x <= width; x += width / 90) {
      const y = row * step + Math.sin((x / width) * Math.PI * 6 + row * 0.7) * step * 0.8;
      if (x === 0) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }
  context.globalAlpha = 1;
}
