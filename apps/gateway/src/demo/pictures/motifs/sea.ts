import { box, disc, group, line, mirrored, oval, path } from '../shapes';
import type { Motif } from './motif';

/** A koi seen from above, bent in a curve. */
export const koi: Motif = (k) =>
  path('M30-62C66-78 92-66 98-44C78-48 58-40 44-28Z', k.accentLight, 'opacity=".95"') +
  path('M-52-18C-86-24-98 2-92 26C-76 10-60 6-42 8Z', k.accentLight, 'opacity=".95"') +
  path(
    'M22 58C14 78 30 98 54 98C46 84 50 70 58 58C72 52 92 56 98 70C100 44 80 26 54 30Z',
    k.accent,
  ) +
  line('M34 52C30 70 38 84 46 92M52 44C68 40 84 46 92 58', k.cream, 2, 'opacity=".6"') +
  path(
    'M-20-92C22-96 52-62 50-20C49 12 58 34 62 48C40 62 22 60 8 48C-24 24-62-8-60-48C-58-76-42-90-20-92Z',
    k.cream,
  ) +
  path('M-34-89C-10-98 22-84 34-62C22-44-8-44-22-56C-34-66-40-78-34-89Z', k.body) +
  path('M-46-22C-24-34 12-28 20-4C24 14-4 20-20 12C-36 2-50-10-46-22Z', k.body) +
  path('M18 22C34 14 48 22 54 40C46 54 28 50 20 42Z', k.body) +
  path(
    'M-20-92C22-96 52-62 50-20C49 12 58 34 62 48C54 54 46 57 38 57C34 20 30-44-20-92Z',
    k.ink,
    'opacity=".16"',
  ) +
  line(
    'M-14-40C-2-34 10-36 18-42M-30-14C-18-8-4-10 6-16M-10 8C0 14 14 12 24 6M4 28C14 32 26 30 36 24',
    k.ink,
    2,
    'opacity=".3"',
  ) +
  oval(-41, -70, 7, 9, k.ink) +
  oval(-8, -84, 9, 7, k.ink) +
  disc(-43, -73, 2.6, k.cream) +
  disc(-10, -86, 2.6, k.cream) +
  line('M-48-84C-66-92-78-88-84-78M-30-92C-34-104-46-108-56-104', k.metal, 3.5);

/** A swimming turtle with a plated shell. */
export const turtle: Motif = (k) =>
  path('M-40-34C-70-60-96-58-98-38C-84-24-62-14-46-8Z', k.accent) +
  path('M44-40C66-74 96-82 100-60C92-38 70-18 52-8Z', k.accent) +
  path('M-44 34C-66 44-80 66-72 78C-54 74-38 62-30 52Z', k.accentDark) +
  path('M46 34C66 42 80 62 72 76C54 72 40 60 32 52Z', k.accentDark) +
  oval(2, -74, 24, 26, k.accent) +
  disc(-8, -82, 4.5, k.ink) +
  disc(13, -82, 4.5, k.ink) +
  disc(-9, -84, 1.6, k.cream) +
  disc(12, -84, 1.6, k.cream) +
  path('M0 70L-8 92L8 92Z', k.accentDark) +
  oval(2, 10, 62, 66, k.bodyDark) +
  oval(2, 6, 56, 60, k.body) +
  path('M2-34L30-18L30 16L2 34L-26 16L-26-18Z', k.bodyLight) +
  line('M2-34V-54M30-18L50-32M30 16L54 30M2 34V66M-26 16L-50 30M-26-18L-46-32', k.bodyDark, 4) +
  line('M2-34L30-18L30 16L2 34L-26 16L-26-18Z', k.bodyDark, 4) +
  path('M2-26L22-14V0C6-8-8-6-18 4V-14Z', k.cream, 'opacity=".45"') +
  oval(-18, -30, 20, 10, k.cream, 'opacity=".35" transform="rotate(-30 -18 -30)"') +
  disc(-70, -42, 4, k.metal) +
  disc(-58, -32, 3, k.metal) +
  disc(76, -56, 4, k.metal) +
  disc(64, -42, 3, k.metal);

/** A breaching whale with its spout. */
export const whale: Motif = (k) =>
  line('M-30-66C-34-86-52-94-62-82M-26-66C-20-90 0-96 10-82M-28-62V-84', k.accentLight, 6) +
  path(
    'M54 12C72-6 76-30 66-54C82-48 90-40 94-30C98-46 92-60 84-70C104-66 112-40 100-22C96 18 78 46 44 62Z',
    k.bodyDark,
  ) +
  path('M-96-6C-92-46-58-62-22-58C22-52 44-18 66 4C66 40 20 72-34 66C-72 62-98 34-96-6Z', k.body) +
  path('M-94 12C-60 36-8 34 40 18C28 52-4 70-40 66C-70 62-92 44-94 12Z', k.cream) +
  line(
    'M-80 34C-60 44-40 46-20 44M-70 46C-50 56-30 58-8 54M-54 57C-40 63-26 64-12 62',
    k.bodyDark,
    2.5,
    'opacity=".55"',
  ) +
  path('M-22 22C-14 48 8 62 28 56C26 40 14 24 0 18Z', k.bodyDark) +
  oval(-64, -2, 8, 9, k.ink) +
  disc(-67, -5, 3, k.cream) +
  path('M-84-24C-68-48-34-54-6-44C-34-42-60-34-84-24Z', k.bodyLight, 'opacity=".7"') +
  line('M-96 8C-86 18-74 22-62 22', k.ink, 3, 'opacity=".5"') +
  path(
    'M-100 70C-70 54-50 84-20 70C10 56 30 86 60 70C76 62 88 66 100 74V92H-100Z',
    k.accent,
    'opacity=".92"',
  ) +
  line('M-96 72C-70 58-50 86-20 73C10 60 30 88 60 73', k.cream, 3, 'opacity=".8"');

/** An octopus looking out between its arms. */
export const octopus: Motif = (k) => {
  const arm = (d: string, width: number) =>
    line(d, k.bodyDark, width + 5) +
    line(d, k.body, width) +
    line(d, k.bodyLight, 2.5, 'stroke-dasharray="1 11" transform="translate(0 4)"');
  return (
    mirrored(arm('M26 22C62 14 88 30 84 54C80 72 58 68 62 52', 15)) +
    mirrored(arm('M22 34C50 46 62 74 44 88C32 96 20 84 30 76', 15)) +
    mirrored(arm('M8 40C20 60 20 80 6 92', 14)) +
    path(
      'M0-92C44-92 62-60 56-24C52 6 40 26 22 40H-22C-40 26-52 6-56-24C-62-60-44-92 0-92Z',
      k.body,
    ) +
    path(
      'M0-92C44-92 62-60 56-24C52 6 40 26 22 40H4C34 10 44-50 0-92Z',
      k.bodyDark,
      'opacity=".5"',
    ) +
    path('M-40-64C-30-84-6-88 8-82C-12-78-28-66-36-46Z', k.cream, 'opacity=".5"') +
    disc(16, -66, 6, k.accent) +
    disc(32, -48, 4.5, k.accent) +
    disc(-4, -72, 3.5, k.accent) +
    disc(34, -30, 3, k.accent) +
    mirrored(
      oval(-22, 0, 15, 18, k.cream) + oval(-20, 3, 8, 12, k.ink) + disc(-23, -3, 3.4, k.cream),
    ) +
    line('M-10 24C-4 29 4 29 10 24', k.ink, 3.5)
  );
};

/** An open shell with a pearl. */
export const shell: Motif = (k) => {
  const ribs = [-62, -40, -20, 0, 20, 40, 62]
    .map(
      (turn) =>
        `M0 52L${(Math.sin((turn * Math.PI) / 180) * 122).toFixed(0)} ${(52 - Math.cos((turn * Math.PI) / 180) * 122).toFixed(0)}`,
    )
    .join('');
  return (
    path(
      'M0 60C-40 50-92 16-96-22C-88-40-72-42-64-34C-62-64-40-78-24-66C-18-90 18-90 24-66C40-78 62-64 64-34C72-42 88-40 96-22C92 16 40 50 0 60Z',
      k.body,
    ) +
    line(
      ribs.replace(
        /L(-?\d+) (-?\d+)/g,
        (_m, x: string, y: string) =>
          `L${(Number(x) * 0.82).toFixed(0)} ${(52 + (Number(y) - 52) * 0.86).toFixed(0)}`,
      ),
      k.bodyDark,
      4,
      'opacity=".6"',
    ) +
    path(
      'M-84-18C-74-34-62-34-54-22C-50-50-34-64-20-54C-14-76 14-76 20-54C6-60-20-44-26-20C-40-26-66-24-84-18Z',
      k.cream,
      'opacity=".4"',
    ) +
    path('M-90 34C-70 80 70 80 90 34C60 54-60 54-90 34Z', k.accentDark) +
    path('M-90 34C-66 62 66 62 90 34C98 62 60 96 0 96C-60 96-98 62-90 34Z', k.accent) +
    line(
      'M-60 62L-70 78M-30 72L-36 90M0 74V94M30 72L36 90M60 62L70 78',
      k.accentDark,
      4,
      'opacity=".7"',
    ) +
    disc(0, 36, 31, k.ink, 'opacity=".35"') +
    disc(0, 32, 29, k.cream) +
    disc(4, 37, 23, k.metal, 'opacity=".35"') +
    oval(-9, 21, 9, 6, k.cream, 'transform="rotate(-30 -9 21)"')
  );
};

/** A galleon under full sail. */
export const ship: Motif = (k) =>
  line('M-44 40V-74M8 40V-94M54 40V-64', k.metalDark, 6) +
  path('M8-94L34-86L8-78Z', k.accent) +
  path('M-44-74L-66-67L-44-60Z', k.accent) +
  path(
    'M-70-54C-54-60-30-60-14-54C-8-32-10-8-18 12C-34 6-56 6-72 12C-62-10-62-34-70-54Z',
    k.cream,
  ) +
  path(
    'M-20-70C-2-78 24-78 40-70C48-42 46-10 38 16C20 8-6 8-24 16C-14-12-12-42-20-70Z',
    k.bodyLight,
  ) +
  path('M36-46C50-50 72-50 86-46C92-26 90-6 84 10C70 6 52 6 36 10C44-8 44-28 36-46Z', k.cream) +
  path(
    'M16-76C28-75 34-73 40-70C48-42 46-10 38 16C30 12 22 11 14 10C26-16 28-46 16-76Z',
    k.body,
    'opacity=".55"',
  ) +
  path('M10-50l5 12 13 1-10 8 3 13-11-7-11 7 3-13-10-8 13-1z', k.accent) +
  path('M-96 30C-70 36 50 38 74 28L98 16C94 52 74 82 44 86H-48C-76 80-94 58-96 30Z', k.metalDark) +
  path(
    'M-96 30C-70 36 50 38 74 28L98 16C97 28 94 38 90 48C40 54-50 54-90 50C-94 44-96 38-96 30Z',
    k.metal,
  ) +
  [-56, -26, 4, 34, 62]
    .map((x) => disc(x, 62, 6.5, k.ink) + disc(x, 62, 3.4, k.accentLight))
    .join('') +
  path('M-100 78C-76 64-60 90-34 78C-10 66 10 92 34 78C58 66 76 90 100 76V96H-100Z', k.accent) +
  line('M-96 80C-76 68-60 92-34 80C-10 68 10 94 34 80C58 68 76 92 96 80', k.cream, 3.5);

/** An anchor wound with rope. */
export const anchor: Motif = (k) =>
  line('M0-62V80', k.metalDark, 22) +
  line('M0-62V80', k.metal, 15) +
  disc(0, -78, 20, k.metalDark) +
  disc(0, -78, 17, k.metal) +
  disc(0, -78, 8.5, k.ink) +
  box(-46, -50, 92, 17, 8, k.metalDark) +
  box(-44, -50, 88, 13, 6, k.metal) +
  path(
    'M-92 18L-62 10L-60 22C-52 56-30 70 0 74C30 70 52 56 60 22L62 10L92 18L78 40C66 82 34 98 0 98C-34 98-66 82-78 40Z',
    k.metalDark,
  ) +
  path(
    'M-88 20L-64 14C-58 58-32 80 0 82C32 80 58 58 64 14L88 20L74 34C64 78 34 92 0 92C-34 92-64 78-74 34Z',
    k.metal,
  ) +
  path('M-100 26L-76-8L-50 22L-70 20Z', k.metalLight) +
  path('M100 26L76-8L50 22L70 20Z', k.metal) +
  line('M-30-60C30-40 40-16-6-6C-50 6-30 34 16 26C54 20 48 52 8 60', k.accentDark, 14) +
  line('M-30-60C30-40 40-16-6-6C-50 6-30 34 16 26C54 20 48 52 8 60', k.accent, 10) +
  line(
    'M-30-60C30-40 40-16-6-6C-50 6-30 34 16 26C54 20 48 52 8 60',
    k.accentLight,
    10,
    'stroke-dasharray="2 9" opacity=".8"',
  ) +
  line('M-4-58V-52M-4-30V-10', k.cream, 3, 'opacity=".7"');

/** A breaking wave. */
export const wave: Motif = (k) =>
  disc(44, -38, 40, k.accent) +
  disc(38, -44, 28, k.accentLight, 'opacity=".7"') +
  path(
    'M-100 70C-92 0-50-74 16-74C62-74 88-44 86-14C78-34 52-44 34-32C12-16 26 22 100 34V90H-100Z',
    k.bodyDark,
  ) +
  path(
    'M-100 78C-86 14-44-56 12-60C46-62 70-44 78-24C62-38 36-36 24-20C8 4 30 40 100 48V90H-100Z',
    k.body,
  ) +
  path('M-86 84C-70 30-34-32 14-44C-10-14-14 40 40 84Z', k.bodyLight, 'opacity=".8"') +
  line('M-60 84C-48 40-26 2 4-18M-30 84C-24 54-14 30 0 14', k.cream, 4, 'opacity=".55"') +
  path(
    'M16-78C-10-80-30-70-44-56C-28-62-20-60-16-56C-4-70 8-66 14-60C24-72 38-66 42-56C54-62 64-54 66-44C76-44 82-34 82-22C88-26 92-20 92-12C98-44 64-78 16-78Z',
    k.cream,
  ) +
  disc(60, -8, 6, k.cream) +
  disc(44, -14, 4, k.cream) +
  disc(76, 6, 4, k.cream) +
  disc(94, 2, 3, k.cream) +
  path('M-100 72C-70 56-44 88-10 74C24 60 52 84 100 64V96H-100Z', k.bodyDark) +
  line('M-96 76C-68 62-42 92-8 78C24 66 52 88 96 70', k.cream, 4);

/** A dragon's head in profile, mane flowing. */
export const dragon: Motif = (k) =>
  path(
    'M-8-70C-40-104-84-98-98-72C-72-78-58-68-50-58C-78-62-98-44-98-20C-82-34-66-32-56-24C-80-12-88 14-78 40C-70 22-58 14-48 14C-58 40-50 72-24 94C-24 70-14 58 0 52Z',
    k.accent,
  ) +
  path(
    'M-20-60C-44-80-70-80-84-72C-60-70-50-56-42-44C-66-46-82-36-88-26C-66-32-52-22-46-10C-62 2-68 14-70 26C-58 10-44 4-36 8C-42 34-38 58-28 76C-26 58-16 46-4 42Z',
    k.accentLight,
    'opacity=".75"',
  ) +
  path('M-16-62C-8-92 14-104 40-100C22-90 18-76 20-62Z', k.metal) +
  path('M-2-60C12-86 40-92 66-80C44-76 34-66 32-54Z', k.metalLight) +
  path(
    'M-30-40C-10-72 30-70 48-46C62-34 80-28 94-14C100-4 94 12 80 14C68 16 60 12 52 14L74 26C78 36 70 44 60 42L28 36C20 58 6 72-10 78C-34 50-46-4-30-40Z',
    k.body,
  ) +
  path('M28 36L60 42C70 44 78 36 74 26L52 14C40 18 30 16 20 10C26 20 28 28 28 36Z', k.bodyDark) +
  path('M46 14l3 13 5-11zM60 15l3 10 5-10zM74 15l4 8 3-9z', k.cream) +
  path('M-24-34C-8-58 24-60 42-42C22-46-4-40-18-18Z', k.bodyLight, 'opacity=".75"') +
  path('M10-36C22-46 38-42 44-30C34-24 20-24 10-36Z', k.cream) +
  disc(29, -33, 7, k.ink) +
  disc(27, -36, 2.4, k.cream) +
  line('M4-42C18-56 38-54 50-38', k.metal, 6) +
  oval(84, -6, 5, 4, k.ink) +
  line('M82-18C94-40 88-58 70-62M90 8C100 24 96 44 80 52', k.metal, 5) +
  path('M30 42C34 58 46 66 44 82C36 76 22 70 18 58Z', k.metal) +
  line('M-16 6C-8 14-6 24-8 34M-2-8C8 4 10 18 8 30', k.bodyDark, 4, 'opacity=".6"');

/** A paper kite with a long tail. */
export const kite: Motif = (k) =>
  line('M14 46C-6 62 18 76-4 84C-20 90-30 98-44 96', k.metal, 4) +
  group('translate(4 70) rotate(20)', path('M0 0L-16-9V9ZM0 0L16-9V9Z', k.accent)) +
  group('translate(-18 88) rotate(-12)', path('M0 0L-14-8V8ZM0 0L14-8V8Z', k.body)) +
  path('M24-98L78-30L14 48L-52-28Z', k.bodyDark) +
  path('M24-98L-52-28L14-28Z', k.body) +
  path('M24-98L78-30L14-28Z', k.accent) +
  path('M-52-28L14 48L14-28Z', k.accentDark) +
  path('M78-30L14 48L14-28Z', k.bodyLight) +
  line('M24-98L14 48M-52-28L78-30', k.metal, 4.5) +
  disc(14, -29, 15, k.metal) +
  disc(14, -29, 9, k.cream) +
  path('M14-36l2 5 5 0-4 3 2 5-5-3-5 3 2-5-4-3 5 0z', k.accentDark) +
  path('M22-90L-42-30L-28-30Z', k.cream, 'opacity=".5"') +
  line('M-52-28L-74-22M-52-28L-70-40M78-30L96-22M78-30L94-42', k.accent, 5);
