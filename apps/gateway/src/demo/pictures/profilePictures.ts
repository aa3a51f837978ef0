import { tone } from './colour';
import { drawEmblem } from './emblem';
import { kitDefs } from './kit';
import { schemeOf } from './palettes';
import { box, disc } from './shapes';

const SIZE = 160;

/** Emblems that members can choose, each with its index in the palettes. */
const MEMBER_ICONS = [
  'fox',
  'owl',
  'koi',
  'stag',
  'crane',
  'panda',
  'whale',
  'wolf',
  'lotus',
  'lantern',
  'compass',
  'moon',
] as const;

/** The logos of the demo's banks by code. */
const BANK_LOGOS: Readonly<Record<string, string>> = {
  HARB: 'anchor',
  OAKC: 'acorn',
  LNTB: 'lantern',
  MILL: 'windmill',
  TIDE: 'wave',
  NRTH: 'star',
};

/** The names of the pictures that members can choose, in display order. */
export const MEMBER_ICON_IDS: readonly string[] = MEMBER_ICONS;

/** Draws a picture of one of the two folders by name; null if there is none. */
export function profilePicture(folder: string, name: string): (() => string) | null {
  if (folder === 'MEMBER_ICON' && MEMBER_ICON_IDS.includes(name))
    return () => drawLogo(name, MEMBER_ICON_IDS.indexOf(name) * 2 + 1, 'round');
  const sign = folder === 'BANK' ? BANK_LOGOS[name] : undefined;
  if (sign === undefined) return null;
  return () => drawLogo(sign, Object.keys(BANK_LOGOS).indexOf(name) * 3 + 2, 'square');
}

function drawLogo(emblem: string, palette: number, form: 'round' | 'square'): string {
  const scheme = schemeOf(palette, palette % 6);
  const half = SIZE / 2;
  const ground = 'url(#gg)';
  const plate =
    form === 'round' ? disc(half, half, half, ground) : box(0, 0, SIZE, SIZE, 28, ground);
  const light = `<radialGradient id="gg" cx=".4" cy=".3" r=".9"><stop offset="0" stop-color="${tone(scheme.ground, 0.6)}"/><stop offset="1" stop-color="${tone(scheme.ground, 0.24)}"/></radialGradient>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}">` +
    `<defs>${kitDefs(scheme)}${light}</defs>${plate}` +
    `${drawEmblem(emblem, scheme, { x: half, y: half, scale: 0.58, turn: 0 })}</svg>`
  );
}
