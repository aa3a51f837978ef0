import { around, box, disc, group, line, oval, path, starPath } from '../shapes';
import type { Motif } from './motif';

/** A pair of dice. */
export const dice: Motif = (k) => {
  const die = (top: string, left: string, right: string) =>
    path('M0-62L58-34V30L0 62L-58 30V-34Z', k.ink) +
    path('M0-58L54-32L0-4L-54-32Z', top) +
    path('M-55-28L-2-1V57L-55 28Z', left) +
    path('M55-28L2-1V57L55 28Z', right) +
    oval(0, -31, 10, 6, k.accentDark) +
    oval(-28, 2, 6, 8, k.accentDark) +
    oval(-14, 40, 6, 8, k.accentDark) +
    oval(14, 12, 5.4, 8, k.accentDark) +
    oval(29, 16, 5.4, 8, k.accentDark, 'transform="translate(0 -1)"') +
    oval(43, -4, 5.4, 8, k.accentDark) +
    oval(14, 40, 5.4, 8, k.accentDark) +
    oval(43, 24, 5.4, 8, k.accentDark) +
    line('M-54-31L0-4L54-31M0-3V56', k.cream, 2.4, 'opacity=".8"');
  return (
    group('translate(38 -38) rotate(14) scale(.88)', die(k.bodyLight, k.body, k.bodyDark)) +
    group('translate(-30 34) rotate(-10)', die(k.cream, k.metalLight, k.metal)) +
    path(starPath(4, 18, 4, -70, -66), k.cream) +
    path(starPath(4, 13, 3, 72, 62), k.cream)
  );
};

/** A fan of three cards. */
export const cards: Motif = (k) => {
  const card = (turn: number, face: string, pip: string) =>
    group(
      `translate(0 70) rotate(${turn})`,
      box(-43, -146, 86, 124, 10, k.ink) +
        box(-40, -143, 80, 118, 8, face) +
        box(
          -33,
          -136,
          66,
          104,
          5,
          'none',
          `stroke="${k.metalDark}" stroke-width="2" opacity=".5"`,
        ) +
        pip,
    );
  const heart = (fill: string) =>
    path(
      'M0-50C-34-76-34-110-14-112C-4-112 0-104 0-100C0-104 4-112 14-112C34-110 34-76 0-50Z',
      fill,
    ) + disc(-28, -130, 4, fill);
  const spade = (fill: string) =>
    path(
      'M0-116C34-90 32-66 14-64C8-64 4-68 2-72C4-60 8-54 14-50H-14C-8-54-4-60-2-72C-4-68-8-64-14-64C-32-66-34-90 0-116Z',
      fill,
    ) + disc(-28, -130, 4, fill);
  const diamond = (fill: string) =>
    path('M0-118L24-84L0-50L-24-84Z', fill) +
    path('M0-118V-50L-24-84Z', k.cream, 'opacity=".3"') +
    disc(-28, -130, 4, fill);
  return (
    card(-26, k.bodyLight, diamond(k.bodyDark)) +
    card(26, k.metalLight, spade(k.ink)) +
    card(0, k.cream, heart(k.accent)) +
    path(starPath(4, 20, 4, 74, -74), k.cream) +
    path(starPath(4, 14, 3, -84, 30), k.cream)
  );
};

/** A roulette wheel. */
export const wheel: Motif = (k) =>
  oval(0, 8, 98, 92, k.ink, 'opacity=".4"') +
  disc(0, 0, 96, k.metalDark) +
  disc(0, -1, 92, k.metal) +
  disc(0, 0, 80, k.bodyDark) +
  around(8, path('M0 0L-15.600-78.400A80 80 0 0 1 15.600-78.400Z', k.accent), 0) +
  around(8, path('M0 0L-15.600-78.400A80 80 0 0 1 15.600-78.400Z', k.ink), 22.5) +
  around(16, line('M0-30V-79', k.metal, 2.4), 11.25) +
  disc(0, 0, 56, k.metalDark) +
  disc(0, 0, 53, k.body) +
  around(8, path('M0 0L-6-48L0-52L6-48Z', k.bodyLight, 'opacity=".7"')) +
  disc(0, 0, 26, k.metalDark) +
  disc(0, -1, 23, k.metal) +
  around(
    4,
    line('M0 0V-42', k.metalDark, 8) +
      line('M0 0V-42', k.metalLight, 4.5) +
      disc(0, -43, 7, k.metal) +
      disc(-2, -45, 3, k.cream),
  ) +
  disc(0, 0, 11, k.metalDark) +
  disc(-1, -2, 8, k.metalLight) +
  path('M-80-30C-66-66-34-86 4-86C-28-76-56-52-66-20Z', k.cream, 'opacity=".45"') +
  disc(48, -50, 9, k.ink, 'opacity=".4"') +
  disc(46, -52, 8.4, k.cream);

/** A football. */
export const football: Motif = (k) =>
  disc(0, 0, 94, k.ink) +
  disc(0, 0, 89, k.cream) +
  around(
    5,
    path('M0-92L-26-84L-18-62L0-54L18-62L26-84Z', k.bodyDark) +
      line('M0-54V-28M18-62L52-46M-18-62L-52-46', k.ink, 4),
  ) +
  path(starPath(5, 30, 24.3), k.body) +
  path('M0-30L-28-9L-17 24L0 8Z', k.bodyLight, 'opacity=".6"') +
  path('M60 66C-10 96-70 70-88 10C-86 60-48 92 4 90C28 88 48 80 60 66Z', k.ink, 'opacity=".25"') +
  path('M-78-22C-66-58-34-82 6-84C-30-68-52-46-60-6Z', k.cream, 'opacity=".75"') +
  path(starPath(4, 20, 4, 70, -72), k.metalLight);

/** A stack of carved tiles. */
export const tile: Motif = (k) => {
  const block = (mark: string) =>
    path('M-40-50H34L44-38V62L34 68H-40Z', k.bodyDark) +
    box(-44, -56, 78, 118, 9, k.ink) +
    path('M30-52L42-42V60L30 60Z', k.body) +
    box(-42, -54, 74, 114, 8, k.cream) +
    box(-36, -48, 62, 102, 5, 'none', `stroke="${k.metalDark}" stroke-width="2" opacity=".4"`) +
    group('translate(-5 3)', mark);
  const dots =
    disc(0, -26, 15, k.accentDark) +
    disc(0, -26, 9, k.accent) +
    disc(0, -26, 4, k.cream) +
    disc(0, 24, 15, k.bodyDark) +
    disc(0, 24, 9, k.body) +
    disc(0, 24, 4, k.cream);
  const flower =
    around(6, path('M0 0C-12-10-10-28 0-32C10-28 12-10 0 0Z', k.accent)) + disc(0, 0, 8, k.metal);
  const bamboo = [-18, 0, 18]
    .map((x) => box(x - 5, -34, 10, 30, 5, k.body) + box(x - 5, 4, 10, 30, 5, k.accent))
    .join('');
  return (
    group('translate(-46 6) rotate(-16)', block(dots)) +
    group('translate(54 2) rotate(15)', block(bamboo)) +
    group('translate(4 -4) scale(1.08)', block(flower))
  );
};

/** A game controller. */
export const controller: Motif = (k) =>
  path(
    'M-56-46C-20-54 20-54 56-46C84-40 100 30 94 62C88 86 62 84 46 58C36 44-36 44-46 58C-62 84-88 86-94 62C-100 30-84-40-56-46Z',
    k.ink,
  ) +
  path(
    'M-54-42C-20-50 20-50 54-42C80-36 94 30 89 58C84 76 64 74 50 52C38 36-38 36-50 52C-64 74-84 76-89 58C-94 30-80-36-54-42Z',
    k.body,
  ) +
  path(
    'M-80 0C-78-22-66-36-52-38C-20-46 20-46 46-40C10-34-40-30-66 30C-76 26-82 14-80 0Z',
    k.bodyLight,
    'opacity=".75"',
  ) +
  path(
    'M89 58C84 76 64 74 50 52C38 36-38 36-50 52C-36 28 36 28 52 40C66 54 82 56 89 30Z',
    k.bodyDark,
    'opacity=".6"',
  ) +
  path('M-58-24H-44V-12H-32V2H-44V14H-58V2H-70V-12H-58Z', k.ink) +
  path('M-55-21H-47V-9H-35V-1H-47V11H-55V-1H-67V-9H-55Z', k.metalLight) +
  disc(50, -22, 10, k.accent) +
  disc(50, 12, 10, k.metal) +
  disc(33, -5, 10, k.accentLight) +
  disc(67, -5, 10, k.cream) +
  disc(-22, 24, 16, k.ink) +
  disc(-23, 22, 11, k.accentDark) +
  disc(22, 24, 16, k.ink) +
  disc(21, 22, 11, k.accentDark) +
  path(starPath(5, 14, 6, 0, -16), k.metal) +
  path(
    'M-62-52C-50-66-30-66-22-56L-24-50C-38-52-50-50-60-46ZM62-52C50-66 30-66 22-56L24-50C38-52 50-50 60-46Z',
    k.accent,
  );

/** Numbered balls in a bowl. */
export const balls: Motif = (k) => {
  const ball = (x: number, y: number, r: number, fill: string, dots: number) =>
    disc(x, y, r, k.ink) +
    disc(x, y, r - 2.5, fill) +
    disc(x - 2, y - 2, r * 0.5, k.cream) +
    Array.from({ length: dots }, (_, index) =>
      disc(x - 2 + (index - (dots - 1) / 2) * 7, y - 2, 2.8, k.ink),
    ).join('') +
    oval(
      x - r * 0.4,
      y - r * 0.62,
      r * 0.3,
      r * 0.14,
      k.cream,
      `transform="rotate(-30 ${x - r * 0.4} ${y - r * 0.62})" opacity=".9"`,
    );
  return (
    path('M-70 66H70L84 96H-84Z', k.metalDark) +
    path('M-66 66H66L76 92H-76Z', k.metal) +
    line('M-58 74H0', k.cream, 4) +
    disc(0, -8, 88, k.ink, 'opacity=".35"') +
    disc(0, -10, 86, k.accentLight, 'opacity=".35"') +
    ball(-42, 28, 28, k.body, 2) +
    ball(40, 30, 28, k.accent, 3) +
    ball(0, 44, 27, k.metal, 1) +
    ball(-14, -14, 29, k.accent, 1) +
    ball(42, -26, 27, k.body, 2) +
    ball(-52, -26, 25, k.metal, 3) +
    ball(4, -62, 26, k.body, 1) +
    line('M-76-34C-66-72-36-92-2-92', k.cream, 7, 'opacity=".75"') +
    line('M72 22C66 40 56 52 46 60', k.cream, 5, 'opacity=".5"')
  );
};
