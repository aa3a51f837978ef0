import type { BannerSize } from '../../games/picturePath';
import { createRandom, hashText } from '../../platform/random';
import { tone } from './colour';
import { COMPOSITIONS } from './compositions';
import { drawEmblem, drawShape } from './emblem';
import { createKit, kitDefs, type Scheme } from './kit';
import { drawOrnaments } from './ornaments';
import { schemeOf } from './palettes';
import { box, disc } from './shapes';
import type { Stage } from './stage';

/** What the picture of a banner depends on. */
export interface BannerPicture {
  bannerId: string;
  /** Motifs, the first one largest. */
  emblems: readonly [string, string, string];
  /** Position in the vendor list of the vendor whose colours are used. */
  vendorOrder: number;
  /** Which of the vendor's colours has which role, 0 to 11. */
  palette: number;
}

/** WIDE is 1280 by 400; SMALL is 750 by 500 with space for text below. */
const SIZES = {
  WIDE: { width: 1280, height: 400, x: 640, y: 205, unit: 1.62, apart: 256, beside: 1.24 },
  SMALL: { width: 750, height: 500, x: 390, y: 205, unit: 1.55, apart: 199, beside: 0.961 },
} as const;

function defs({ ground, accent }: Scheme, size: BannerSize): string {
  const dark = tone(ground, 0.14);
  const shade =
    size === 'WIDE'
      ? `<linearGradient id="gv"><stop offset="0" stop-color="${dark}" stop-opacity=".72"/><stop offset=".3" stop-color="${dark}" stop-opacity="0"/><stop offset=".7" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity=".72"/></linearGradient>`
      : `<linearGradient id="gv" x1="0" y1="0" x2="0" y2="1"><stop offset=".45" stop-color="${dark}" stop-opacity="0"/><stop offset=".78" stop-color="${dark}" stop-opacity=".82"/><stop offset="1" stop-color="${dark}" stop-opacity=".95"/></linearGradient>`;
  return `${shade}<radialGradient id="gh"><stop offset="0" stop-color="${tone(ground, 0.97)}" stop-opacity=".8"/><stop offset=".5" stop-color="${tone(accent, 0.85)}" stop-opacity=".28"/><stop offset="1" stop-color="${tone(accent, 0.7)}" stop-opacity="0"/></radialGradient>`;
}

/** Draws a banner as SVG, without text: the page adds it in the visitor's language. */
export function drawBanner(
  { bannerId, emblems, vendorOrder, palette }: BannerPicture,
  size: BannerSize,
): string {
  const { width, height, x, y, unit, apart, beside } = SIZES[size];
  const random = createRandom(hashText(bannerId));
  // Only the two darker moods, so that controls on the banner stay readable.
  const scheme = schemeOf(vendorOrder, palette % 12);
  const stage: Stage = { width, height, x, y, scheme, kit: createKit(scheme), random };
  const layers = COMPOSITIONS[vendorOrder % COMPOSITIONS.length]?.(stage) ?? {
    back: '',
    front: '',
  };
  const ornaments = drawOrnaments(stage);
  const echo = tone(scheme.ground, 0.5);
  const [first, second, third] = emblems;
  const at = (dx: number, dy: number, scale: number, turn: number) => ({
    x: x + dx,
    y: y + dy,
    scale,
    turn,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs>${kitDefs(scheme)}${defs(scheme, size)}</defs>` +
    box(0, 0, width, height, 0, tone(scheme.ground, scheme.unlit)) +
    layers.back +
    disc(x, y, 330, 'url(#gh)') +
    layers.front +
    box(0, 0, width, height, 0, 'url(#gv)') +
    (size === 'WIDE'
      ? drawShape(second, echo, { x: 150, y: 230, scale: 2.4, turn: -12 }, 0.16) +
        drawShape(third, echo, { x: 1130, y: 230, scale: 2.4, turn: 12 }, 0.16)
      : '') +
    ornaments.far +
    drawEmblem(second, scheme, at(-apart, 26, beside, -8)) +
    drawEmblem(third, scheme, at(apart, 20, beside, 8)) +
    drawEmblem(first, scheme, at(0, -4, unit, 0)) +
    '</svg>'
  );
}
