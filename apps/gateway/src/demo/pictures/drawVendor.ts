import { createRandom, hashText } from '../../platform/random';
import { tone } from './colour';
import { drawEmblem } from './emblem';
import { setText } from './font';
import { kitDefs, type Scheme } from './kit';
import { PALETTES, schemeOf } from './palettes';
import { around, box, disc, group, path, starPath } from './shapes';

/** What the pictures of a vendor depend on. */
export interface VendorPicture {
  code: string;
  displayName: string;
  order: number;
}

/** States of the small icon. */
export const ICON_VARIANTS = ['DEFAULT', 'ACTIVE'] as const;
export type IconVariant = (typeof ICON_VARIANTS)[number];

/** Colours of the wordmark: for dark grounds, original, and the purple of the list. */
export const LIST_VARIANTS = ['WHITE', 'COLOR', 'PURPLE'] as const;
export type ListVariant = (typeof LIST_VARIANTS)[number];

const TYPE_EMBLEMS: Readonly<Record<string, string>> = {
  LIVE: 'cards',
  RNG: 'gem',
  LOTT: 'balls',
  ELOTT: 'balls',
  SPORTS: 'football',
  ESPORTS: 'controller',
  FISH: 'koi',
  PVP: 'tile',
  COCKFIGHT: 'rooster',
  CRASH: 'kite',
};

type Mark = (main: string, second: string, count: number) => string;

// Simple geometry in a box from -40 to 40; a vendor's position picks the form and the count.
const MARKS: readonly Mark[] = [
  (main, second, count) =>
    around(count, path('M0-4C-12-14-12-32 0-40C12-32 12-14 0-4Z', main)) + disc(0, 0, 7, second),
  (main, second) => path('M0-40L40 0L0 40L-40 0Z', main) + path('M0-18L18 0L0 18L-18 0Z', second),
  (main, second) =>
    path('M-40 40V0A40 40 0 0 1 40 0V40H20V0A20 20 0 0 0-20 0V40Z', main) + disc(0, 28, 12, second),
  (main, second, count) => path(starPath(count + 2, 40, 24), main) + disc(0, 0, 13, second),
  (main, second) =>
    box(-40, -40, 36, 36, 8, main) +
    box(4, 4, 36, 36, 8, main) +
    disc(22, -22, 18, second) +
    disc(-22, 22, 18, second),
  (main, second) =>
    path('M-40-16C-20-40 0 8 40-16V8C0 32-20-16-40 8Z', second) +
    path('M-40 10C-20-14 0 34 40 10V32C0 56-20 8-40 32Z', main),
  (main, second) =>
    path('M0-40L35-20V20L0 40L-35 20V-20Z', main) + path('M0-40V0L-35 20V-20Z', second),
  (main, second) => disc(0, 0, 40, main) + disc(12, -8, 28, second),
  (main, second) => path('M-40 40L0-40L40 40H16L0 6L-16 40Z', main) + disc(0, 30, 9, second),
];

function drawMark(order: number, main: string, second: string): string {
  const mark = MARKS[order % MARKS.length] as Mark;
  return group(
    `rotate(${Math.floor(order / MARKS.length) * 30})`,
    mark(main, second, 5 + (order % 4)),
  );
}

function open(width: number, height: number, content: string, defs = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs ? `<defs>${defs}</defs>` : ''}${content}</svg>`;
}

function colours(order: number): { main: string; second: string } {
  const palette = PALETTES[order % PALETTES.length] ?? PALETTES[0];
  return { main: tone(palette[1], 0.64), second: tone(palette[3], 0.82) };
}

/** The small icon of a vendor, 64 square: quiet by default, in its colours when active. */
export function drawVendorIcon({ order }: VendorPicture, variant: IconVariant): string {
  const { main, second } =
    variant === 'ACTIVE' ? colours(order) : { main: '#a39aa6', second: '#d8d1d6' };
  return open(64, 64, group('translate(32 32) scale(.68)', drawMark(order, main, second)));
}

/** The mark and name of a vendor on a clear ground, 64 high and as wide as the name needs. */
export function drawVendorList(
  { order, displayName }: VendorPicture,
  variant: ListVariant,
): string {
  const paints: Record<ListVariant, { main: string; second: string; text: string }> = {
    WHITE: { main: '#f6f1ea', second: '#cfc6c2', text: '#f6f1ea' },
    // A mid tone, so that the name reads on a light page and on a dark one.
    COLOR: { ...colours(order), text: '#94858f' },
    PURPLE: { main: '#7c5cc4', second: '#b69ce8', text: '#7c5cc4' },
  };
  const { main, second, text } = paints[variant];
  const name = setText(displayName, 30);
  const content =
    group('translate(34 32) scale(.56)', drawMark(order, main, second)) +
    group(`translate(${70 - name.x} 42)`, path(name.d, text));
  return open(Math.ceil(name.width + 84), 64, content);
}

function submenuScheme(order: number): Scheme {
  return { ...schemeOf(order, order % 6), lit: 0.42, unlit: 0.2 };
}

/** The picture of a vendor in a category's drop-down, 240 by 150. */
export function drawSubmenu(gameType: string, vendor: VendorPicture): string {
  const scheme = submenuScheme(vendor.order);
  const random = createRandom(hashText(`${vendor.code}:${gameType}`));
  const glow = `<radialGradient id="gg" cx=".7" cy=".35" r=".9"><stop offset="0" stop-color="${tone(scheme.accent, 0.56)}"/><stop offset=".5" stop-color="${tone(scheme.ground, 0.34)}"/><stop offset="1" stop-color="${tone(scheme.ground, 0.17)}"/></radialGradient>`;
  const name = setText(vendor.displayName, 100);
  const scale = Math.min(0.2, 128 / name.width);
  const rays = group(
    `translate(172 70)`,
    around(
      12,
      path('M0 0L-16-220H16Z', tone(scheme.accent, 0.7), 'opacity=".16"'),
      random.int(0, 30),
    ),
  );
  const content =
    box(0, 0, 240, 150, 14, 'url(#gg)') +
    `<clipPath id="c"><rect width="240" height="150" rx="14"/></clipPath><g clip-path="url(#c)">${rays}${drawEmblem(TYPE_EMBLEMS[gameType] ?? 'crown', scheme, { x: 176, y: 74, scale: 0.62, turn: random.int(-6, 6) })}</g>` +
    group(
      'translate(34 44) scale(.42)',
      drawMark(vendor.order, tone(scheme.metal, 0.94), tone(scheme.accent, 0.72)),
    ) +
    group(
      `translate(${16 - name.x * scale} 124) scale(${scale.toFixed(3)})`,
      path(
        name.d,
        tone(scheme.ground, 0.14),
        `stroke="${tone(scheme.ground, 0.14)}" stroke-width="26" stroke-linejoin="round"`,
      ) + path(name.d, tone(scheme.metal, 0.97)),
    );
  return open(240, 150, content, kitDefs(scheme) + glow);
}

/** The fallback picture: the project's mark, quiet, 360 by 480. */
export function drawDefault(): string {
  const petals = around(8, path('M0-6C-20-24-20-66 0-84C20-66 20-24 0-6Z', '#4a3f4c'));
  const content =
    box(0, 0, 360, 480, 0, '#2a2330') +
    disc(180, 214, 128, '#332b39') +
    disc(180, 214, 128, 'none', 'stroke="#5a4d55" stroke-width="2"') +
    group('translate(180 214)', petals + disc(0, 0, 13, '#8d7a55'));
  return open(360, 480, content);
}
