import { box, disc, line, mirrored, oval, path, starPath } from '../shapes';
import type { Motif } from './motif';

/** A mug with a band of leaves, steaming. */
export const mug: Motif = (k) =>
  line('M-34-58C-48-72-20-78-32-96M2-58C-12-72 16-78 4-96', k.cream, 6, 'opacity=".8"') +
  line('M50-18C92-26 92 44 46 40', k.bodyDark, 24) +
  line('M50-18C90-24 88 40 46 37', k.body, 16) +
  path('M-66-44H54L48 70C46 86 34 92 20 92H-32C-46 92-58 86-60 70Z', k.bodyDark) +
  path('M-62-44H50L44 68C42 80 32 86 18 86H-30C-44 86-54 80-56 68Z', k.body) +
  path('M-63-4H51L48 36H-59Z', k.accent) +
  line('M-46 16H36', k.accentDark, 4) +
  [-36, -12, 12, 36].map((x) => path(`M${x - 8} 16l8-12l8 12l-8 12z`, k.cream)).join('') +
  oval(-6, -44, 60, 14, k.metalDark) +
  oval(-6, -44, 52, 10, k.ink) +
  path('M-50-30L-46 72C-44 80-40 80-36 80L-40-28Z', k.cream, 'opacity=".55"');

/** A knitted scarf, laid in a loop with two fringed ends. */
export const scarf: Motif = (k) =>
  line('M-34 0L-54 62M34 0L50 52', k.bodyDark, 44) +
  line('M-34 0L-54 60M34 0L50 50', k.body, 36) +
  [-76, -66, -56, -46, -38].map((x) => line(`M${x} 78l-3 18`, k.accent, 5)).join('') +
  [34, 44, 54, 64, 72].map((x) => line(`M${x} 68l3 18`, k.accent, 5)).join('') +
  line('M-64 44L-28 56M-58 26L-24 38M30 44L64 34M26 28L60 18', k.accent, 9) +
  oval(0, -34, 82, 48, k.bodyDark) +
  oval(0, -36, 78, 44, k.body) +
  oval(0, -46, 48, 22, k.ink) +
  path('M-78-36C-70 2-30 16 0 16C30 16 70 2 78-36C62-6 30 0 0 0C-30 0-62-6-78-36Z', k.bodyLight) +
  line('M-58-8L-46-20M-30 6L-24-8M0 10V-4M30 6L24-8M58-8L46-20', k.accent, 9) +
  box(-22, -12, 44, 40, 14, k.bodyDark) +
  box(-18, -11, 36, 34, 12, k.bodyLight) +
  line('M-8-6V18M8-6V18', k.body, 5);

/** A knight of a chess set on its board. */
export const knight: Motif = (k) =>
  path('M-96 70L-60 40H60L96 70L84 92H-84Z', k.metalDark) +
  path('M-90 68L-58 44H58L90 68L82 84H-82Z', k.cream) +
  path('M-58 44H-20L-28 64H-70ZM20 44H58L70 64H28ZM-28 64H28L32 84H-34Z', k.ink) +
  oval(0, 58, 54, 15, k.bodyDark) +
  oval(0, 54, 52, 13, k.body) +
  path(
    'M-46 50C-44 18-14 4-12-20C-24-16-40-8-54-6C-66-8-70-24-62-34L-26-66L-30-96L-4-76C40-72 58-34 46 50Z',
    k.bodyDark,
  ) +
  path(
    'M-38 46C-36 18-8 2-4-28C-20-22-38-14-52-14C-60-16-60-24-56-30L-18-66L-20-84L-4-70C34-66 50-32 40 46Z',
    k.body,
  ) +
  path('M-4-70C34-66 50-32 40 46H22C30-20 20-52-4-70Z', k.accent) +
  disc(-22, -46, 6, k.ink) +
  disc(-24, -48, 2.4, k.cream) +
  line('M-54-22L-46-20', k.ink, 4) +
  line('M-26 40C-22 18 2 4 6-18', k.cream, 5, 'opacity=".6"');

/** A sealed red-packet envelope. */
export const envelope: Motif = (k) =>
  box(-62, -88, 124, 178, 12, k.bodyDark) +
  box(-58, -86, 116, 170, 10, k.body) +
  path('M-58-76C-58-86-50-86-46-86H46C50-86 58-86 58-76V-44C30-8-30-8-58-44Z', k.accentDark) +
  path('M-54-78C-54-82-50-82-46-82H46C50-82 54-82 54-78V-46C28-14-28-14-54-46Z', k.accent) +
  disc(0, -20, 27, k.metalDark) +
  disc(-1, -21, 23, k.metal) +
  box(-8, -29, 16, 16, 2, k.metalDark) +
  line('M-38 30H38M-38 48H38M-24 66H24', k.metal, 5, 'opacity=".85"') +
  path('M-50-70V70C-50 76-46 78-42 78V-74Z', k.cream, 'opacity=".35"');

/** A golden egg in its nest. */
export const egg: Motif = (k) =>
  path(
    'M0-96C40-96 62-38 62 2C62 42 36 66 0 66C-36 66-62 42-62 2C-62-38-40-96 0-96Z',
    k.metalDark,
  ) +
  path('M0-91C36-91 57-36 57 2C57 38 33 60 0 60C-33 60-57 38-57 2C-57-36-36-91 0-91Z', k.metal) +
  path('M-58-6C-30 10 30-22 58-10L57 14C30 4-30 34-56 18Z', k.metalLight) +
  [-34, 0, 34].map((x) => path(starPath(4, 11, 4, x, 6 - x / 12), k.metalDark)).join('') +
  oval(-22, -48, 12, 24, k.cream, 'opacity=".85"') +
  path(
    'M-92 36C-70 56-40 60 0 60C40 60 70 56 92 36C90 78 60 94 0 94C-60 94-90 78-92 36Z',
    k.bodyDark,
  ) +
  line('M-84 48C-50 74 50 74 84 48M-78 64C-40 88 40 88 78 64', k.body, 6) +
  mirrored(line('M-88 44L-98 30M-70 58L-84 74M-40 68L-54 88', k.bodyLight, 6));

const COIN_ROWS = [70, 48, 26, 4] as const;

/** Coins in two stacks, one on top turned to the eye. */
export const coins: Motif = (k) =>
  COIN_ROWS.map(
    (y) =>
      oval(-30, y + 8, 50, 17, k.metalDark) +
      oval(-30, y, 50, 17, k.metal) +
      oval(-30, y - 1, 38, 11, k.metalLight, 'opacity=".7"'),
  ).join('') +
  COIN_ROWS.slice(0, 2)
    .map((y) => oval(48, y + 10, 42, 14, k.metalDark) + oval(48, y + 3, 42, 14, k.metal))
    .join('') +
  disc(26, -38, 52, k.metalDark) +
  disc(24, -40, 47, k.metal) +
  disc(24, -40, 36, k.metalDark) +
  disc(23, -41, 33, k.metal) +
  path(starPath(5, 24, 10, 24, -40), k.cream) +
  path('M-16-62C-8-80 12-88 30-86C10-80-4-66-10-50Z', k.cream, 'opacity=".8"');

/** A box with a ribbon. */
export const gift: Motif = (k) =>
  box(-74, -14, 148, 104, 8, k.bodyDark) +
  box(-70, -14, 140, 98, 6, k.body) +
  box(-84, -42, 168, 38, 8, k.bodyDark) +
  box(-80, -41, 160, 30, 6, k.bodyLight) +
  box(-16, -42, 32, 130, 2, k.accentDark) +
  box(-13, -41, 26, 126, 2, k.accent) +
  mirrored(
    path('M0-42C-18-86-70-98-74-66C-76-46-36-40 0-42Z', k.accentDark) +
      path('M-4-46C-20-76-58-86-62-66C-62-52-34-46-4-46Z', k.accent) +
      path('M-14-48C-26-62-46-68-50-60C-50-52-32-48-14-48Z', k.ink),
  ) +
  disc(0, -46, 14, k.accentDark) +
  disc(-1, -48, 10, k.accentLight) +
  path('M-62-4H-48V76H-62Z', k.cream, 'opacity=".45"');
