import { disc, line, mirrored, oval, path } from '../shapes';
import type { Motif } from './motif';

/** A stag's head with full antlers. */
export const stag: Motif = (k) => {
  const antler =
    'M-18-28C-30-52-56-52-66-84M-46-56C-60-50-76-52-86-66M-58-66C-54-78-44-86-40-96M-30-46C-28-60-18-68-16-82';
  return (
    mirrored(
      line(antler, k.metalDark, 13) +
        line(antler, k.metal, 9) +
        line(antler, k.metalLight, 2.5, 'transform="translate(-1.5 -1.5)"'),
    ) +
    mirrored(
      path('M-30-12C-52-28-78-22-88-8C-76 6-54 8-34 2Z', k.bodyDark) +
        path('M-40-8C-54-18-70-16-78-8C-68 0-54 2-42 0Z', k.accent, 'opacity=".7"'),
    ) +
    path(
      'M0-42C26-42 42-24 40 0C38 26 28 40 24 62C20 84 10 96 0 96C-10 96-20 84-24 62C-28 40-38 26-40 0C-42-24-26-42 0-42Z',
      k.body,
    ) +
    path(
      'M0-42C26-42 42-24 40 0C38 26 28 40 24 62C20 84 10 96 0 96C14 60 20 0 0-42Z',
      k.bodyDark,
      'opacity=".35"',
    ) +
    path(
      'M-12-36C-6-40 6-40 12-36C14-6 12 30 8 52H-8C-12 30-14-6-12-36Z',
      k.bodyLight,
      'opacity=".85"',
    ) +
    path('M-22 60C-14 50 14 50 22 60C20 84 10 96 0 96C-10 96-20 84-22 60Z', k.cream) +
    path('M-14 66C-8 60 8 60 14 66C14 76 6 82 0 84C-6 82-14 76-14 66Z', k.ink) +
    oval(-5, 67, 4, 2.4, k.cream) +
    mirrored(
      path('M-36 6C-30-6-18-6-12 6C-18 14-30 14-36 6Z', k.ink) +
        disc(-26, 4, 3, k.cream) +
        line('M-38 4C-32-10-18-10-10 4', k.bodyDark, 4),
    ) +
    path('M0-38L9-24L0-10L-9-24Z', k.accent) +
    path('M0-34L6-24L0-18L-6-24Z', k.accentLight)
  );
};

/** A horse's head and neck, mane flying. */
export const horse: Motif = (k) =>
  path(
    'M10-92C-20-84-40-70-50-52L-74-50L-58-36C-66-22-70-6-70 10L-96 22L-70 30C-70 44-68 56-64 66L-86 84L-56 84L-50 96H50C62 70 48 40 36 22Z',
    k.accent,
  ) +
  path(
    'M0-78C-22-70-36-56-42-40C-52-10-52 44-34 96H-8C-20 40-18-10 10-50Z',
    k.accentLight,
    'opacity=".6"',
  ) +
  path(
    'M4-98L26-78C52-66 66-40 76-14L96 18C98 32 90 42 76 42C62 44 54 36 44 30C34 28 26 30 18 36C34 54 48 72 54 96H-32C-30 56-38 30-32-2C-28-34-14-58 0-70Z',
    k.body,
  ) +
  path(
    'M18 36C34 54 48 72 54 96H14C18 66 8 44-4 24C6 30 12 34 18 36Z',
    k.bodyDark,
    'opacity=".6"',
  ) +
  path(
    'M14-72C40-60 52-36 62-12C48-26 30-38 6-42C-12-30-20-8-22 14C-26-20-12-54 14-72Z',
    k.bodyLight,
    'opacity=".8"',
  ) +
  path('M4-98L22-78L4-66Z', k.bodyDark) +
  path('M24-36C32-46 44-42 48-30C40-26 30-28 24-36Z', k.ink) +
  disc(36, -36, 3, k.cream) +
  path('M42-60L52-44L44-40C40-50 34-58 26-64Z', k.cream) +
  oval(82, 22, 5, 6, k.ink) +
  line('M60 34C68 34 76 32 84 34', k.ink, 3) +
  line('M50 26C60 16 66 2 66-12M66-8L26-2C8 2-6 18-14 40M22-56C30-30 40-6 50 24', k.metal, 5) +
  disc(50, 24, 7, k.metal) +
  disc(50, 24, 3, k.ink);
