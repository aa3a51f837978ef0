import { box, disc, group, line, mirrored, oval, path } from '../shapes';
import type { Motif } from './motif';

/** A fox's face, ears up. */
export const fox: Motif = (k) =>
  mirrored(
    path('M-84-86C-90-50-86-22-70-2L-18-40C-36-66-58-82-84-86Z', k.bodyDark) +
      path('M-74-68C-76-46-70-28-60-16L-34-38C-46-54-60-64-74-68Z', k.ink) +
      path('M-70-60C-70-46-66-36-60-28L-48-40C-54-50-62-56-70-60Z', k.accent, 'opacity=".8"'),
  ) +
  path('M0-52C40-58 74-30 82 12C62 42 34 70 0 94C-34 70-62 42-82 12C-74-30-40-58 0-52Z', k.body) +
  mirrored(path('M-82 12C-66-2-36 2-20 26C-14 46-12 66-2 94C-34 72-64 42-82 12Z', k.cream)) +
  path(
    'M0-52C16-52 22-30 18-4C14 14 6 22 0 26C-6 22-14 14-18-4C-22-30-16-52 0-52Z',
    k.bodyLight,
    'opacity=".55"',
  ) +
  mirrored(
    path('M-56-2C-48-18-28-18-20 0C-30 10-46 10-56-2Z', k.cream) +
      oval(-37, -2, 8, 10, k.metal) +
      oval(-37, -2, 4, 9, k.ink) +
      disc(-40, -6, 2.6, k.cream) +
      line('M-58-4C-50-20-28-20-18 0', k.ink, 4.5) +
      line('M-26 46L-62 40M-26 52L-58 58', k.ink, 1.8, 'opacity=".55"'),
  ) +
  path('M-17 64C-17 54 17 54 17 64C17 76 6 84 0 86C-6 84-17 76-17 64Z', k.ink) +
  oval(-5, 63, 6, 3.4, k.cream, 'opacity=".8"') +
  line('M-40-42C-26-50-10-50 0-48', k.cream, 4, 'opacity=".5"');

/** A tiger's face. */
export const tiger: Motif = (k) =>
  mirrored(
    disc(-62, -62, 27, k.bodyDark) + disc(-62, -62, 24, k.body) + disc(-61, -60, 13, k.ink),
  ) +
  path(
    'M0-82C54-82 88-46 86 0C94 12 96 30 86 42C74 72 40 94 0 94C-40 94-74 72-86 42C-96 30-94 12-86 0C-88-46-54-82 0-82Z',
    k.body,
  ) +
  mirrored(
    path('M-86 22C-66 20-50 30-44 48C-34 70-20 86-2 94C-42 94-78 68-86 22Z', k.cream) +
      oval(-42, -18, 24, 15, k.cream),
  ) +
  oval(-21, 48, 25, 21, k.cream) +
  oval(21, 48, 25, 21, k.cream) +
  oval(0, 78, 18, 14, k.cream) +
  mirrored(
    path(
      'M-8-80C-8-66-10-56-16-46C-24-56-26-68-24-78ZM-34-74C-36-62-38-56-46-48C-50-56-50-62-48-68Z',
      k.ink,
    ) +
      path(
        'M-88-12C-74-12-66-8-60-2C-70 4-80 4-88 2ZM-92 18C-78 16-68 20-62 28C-74 32-84 32-92 30ZM-82 50C-70 46-60 48-54 54C-62 62-70 64-76 62Z',
        k.ink,
      ) +
      path('M-62-20C-52-34-34-34-22-18C-34-8-50-8-62-20Z', k.metalLight) +
      disc(-42, -20, 9, k.accent) +
      disc(-42, -20, 5, k.ink) +
      disc(-45, -23, 2.4, k.cream) +
      line('M-64-20C-52-37-32-36-20-18', k.ink, 5) +
      disc(-26, 44, 2, k.ink) +
      disc(-32, 52, 2, k.ink) +
      disc(-20, 54, 2, k.ink) +
      line('M-38 50L-82 44M-38 57L-80 64', k.cream, 2.4),
  ) +
  path('M0-60L7-46L0-34L-7-46Z', k.ink) +
  path('M-13-10C-14 8-18 18-20 26H20C18 18 14 8 13-10Z', k.bodyLight, 'opacity=".5"') +
  path('M-19 26C-10 18 10 18 19 26C16 38 6 44 0 46C-6 44-16 38-19 26Z', k.accent) +
  line('M0 46V56C-6 66-18 66-24 60M0 56C6 66 18 66 24 60', k.ink, 4);

/** An elephant's face with a dressed brow. */
export const elephant: Motif = (k) =>
  mirrored(
    path('M-30-50C-62-86-100-70-98-22C-96 18-72 44-40 34C-36 6-32-20-30-50Z', k.bodyDark) +
      path(
        'M-36-42C-60-68-86-56-86-20C-84 8-68 26-46 22C-44 0-40-20-36-42Z',
        k.accent,
        'opacity=".7"',
      ),
  ) +
  path(
    'M0-84C38-84 54-52 50-14C48 10 38 24 26 34C26 62 30 84 12 92C-8 100-28 90-26 74C-20 66-12 70-10 76C-4 78 0 74-2 64L-26 34C-38 24-48 10-50-14C-54-52-38-84 0-84Z',
    k.body,
  ) +
  path('M-38-58C-30-78-10-82 2-80C-14-70-24-50-26-26Z', k.bodyLight, 'opacity=".8"') +
  line(
    'M-14 40C-4 44 10 44 22 38M-10 52C0 56 12 55 22 50M-6 64C4 67 12 66 22 62',
    k.bodyDark,
    3.5,
  ) +
  mirrored(
    path('M-36 24C-50 40-58 64-50 84C-40 72-26 54-22 36Z', k.cream) +
      oval(-29, -8, 8, 9, k.ink) +
      disc(-32, -11, 3, k.cream) +
      line('M-42-14C-36-22-24-22-18-14', k.bodyDark, 4),
  ) +
  path('M-34-78C-16-90 16-90 34-78L22-40C8-34-8-34-22-40Z', k.metalDark) +
  path('M-30-76C-14-86 14-86 30-76L19-44C8-39-8-39-19-44Z', k.metal) +
  path('M0-74L12-60L0-44L-12-60Z', k.accentDark) +
  path('M0-71L9-60L0-48L-9-60Z', k.accentLight) +
  [-22, -11, 0, 11, 22].map((x) => disc(x, -34 + Math.abs(x) * -0.25, 4, k.metalLight)).join('') +
  path('M0-34L6-22L0-12L-6-22Z', k.accent);

/** A hare sitting up. */
export const rabbit: Motif = (k) =>
  path('M-30-34C-52-62-52-96-36-98C-20-96-12-64-10-38Z', k.bodyDark) +
  path('M-28-42C-40-62-42-84-35-88C-26-84-20-62-18-42Z', k.accent) +
  path('M4-38C6-66 22-98 40-94C54-88 46-58 22-32Z', k.body) +
  path('M14-42C18-62 28-82 37-82C42-76 36-58 22-40Z', k.accentLight) +
  path('M0 8C46 2 70 34 66 66C64 86 48 96 20 96H-34C-58 96-66 78-60 56C-52 26-30 12 0 8Z', k.body) +
  disc(66, 74, 17, k.cream) +
  disc(62, 70, 9, k.cream, 'opacity=".7"') +
  path('M-22 26C2 22 22 44 20 70C18 88 4 96-16 96H-34C-52 92-54 60-44 44Z', k.cream) +
  path(
    'M18 62C34 44 62 52 64 76C64 92 52 97 36 97H4C-2 86 6 72 18 62Z',
    k.bodyDark,
    'opacity=".55"',
  ) +
  oval(-34, 92, 20, 8, k.bodyLight) +
  oval(4, 92, 20, 8, k.bodyLight) +
  path('M-8-44C28-46 46-22 40 4C34 26 14 34-8 32C-34 32-52 18-52-4C-52-28-36-42-8-44Z', k.body) +
  path('M-44-14C-38-32-22-40-4-38C-22-30-34-16-36 2Z', k.bodyLight, 'opacity=".8"') +
  path('M-22 6C-10-2 8-2 18 8C16 24 4 32-8 32C-20 30-26 20-22 6Z', k.cream) +
  oval(-26, -8, 7.5, 10, k.ink) +
  oval(18, -8, 7.5, 10, k.ink) +
  disc(-28, -12, 2.8, k.cream) +
  disc(16, -12, 2.8, k.cream) +
  path('M-10 8H6L-2 16Z', k.accent) +
  line(
    'M-2 16V22M-2 22C-6 27-12 27-15 24M-2 22C2 27 8 27 11 24M-20 16L-48 14M-20 20L-46 26M16 16L42 14M16 20L40 26',
    k.ink,
    2,
  ) +
  path('M-50 34C-30 46 10 46 28 30L24 42C6 54-28 54-48 44Z', k.accent) +
  disc(-12, 50, 8, k.metal) +
  disc(-14, 48, 3, k.metalLight);

/** A howling wolf before a disc of light. */
export const wolf: Motif = (k) =>
  disc(12, -12, 78, k.metal) +
  disc(12, -12, 68, k.metalLight, 'opacity=".7"') +
  disc(38, -36, 11, k.metalDark, 'opacity=".25"') +
  disc(54, 6, 7, k.metalDark, 'opacity=".25"') +
  path(
    'M36-98C30-84 22-76 10-70C-8-62-24-46-28-26C-48-2-66 40-72 96H66C62 66 54 40 44 18C50 0 44-16 40-26C44-36 52-42 62-46C66-54 66-62 60-66L40-60C36-72 38-84 36-98Z',
    k.bodyDark,
  ) +
  path(
    'M34-84C28-72 18-66 8-60C-10-50-18-36-20-20C-36 6-50 44-54 96H40C42 62 34 38 20 22C28 2 26-14 20-28C26-40 40-46 56-52L38-52C32-62 34-72 34-84Z',
    k.body,
  ) +
  path(
    'M-20-20C-10-30 4-34 16-30C6-20-4-4-4 14C-16 6-34 22-38 42C-36 16-28-6-20-20Z',
    k.bodyLight,
    'opacity=".85"',
  ) +
  path(
    'M2 26C8 38 6 46 0 54C12 52 18 44 18 36C26 52 22 64 14 74C26 72 32 64 32 56C40 70 40 84 40 96H-18C-10 70-6 48 2 26Z',
    k.cream,
    'opacity=".9"',
  ) +
  path('M20-54C26-58 32-58 36-54C30-50 24-50 20-54Z', k.accentLight) +
  path('M60-66L66-58L58-54Z', k.ink) +
  path('M52-46L30-36L48-40Z', k.ink) +
  path('M8-66L-8-86C-14-70-12-58-6-50Z', k.bodyDark) +
  path('M4-64L-6-76C-8-66-6-58-2-54Z', k.accent);

/** A panda with a bamboo shoot. */
export const panda: Motif = (k) =>
  mirrored(disc(-58, -60, 28, k.ink) + disc(-60, -63, 14, k.bodyDark)) +
  path('M0-78C56-78 90-42 88 6C86 52 50 86 0 86C-50 86-86 52-88 6C-90-42-56-78 0-78Z', k.cream) +
  path('M0-78C56-78 90-42 88 6C86 52 50 86 0 86C56 66 70-20 0-78Z', k.body, 'opacity=".3"') +
  mirrored(
    oval(-36, 0, 22, 28, k.ink, 'transform="rotate(28 -36 0)"') +
      disc(-33, 0, 10, k.cream) +
      disc(-32, 1, 7, k.ink) +
      disc(-35, -3, 2.6, k.cream) +
      oval(-58, 36, 13, 8, k.accent, 'opacity=".55"'),
  ) +
  path('M-15 26C-8 20 8 20 15 26C13 36 5 40 0 42C-5 40-13 36-15 26Z', k.ink) +
  oval(-5, 27, 4, 2.4, k.cream) +
  line('M0 42V48C-6 56-14 56-20 51M0 48C6 56 14 56 20 51', k.ink, 3.5) +
  group(
    'rotate(-24 20 70)',
    box(-58, 62, 130, 15, 6, k.bodyDark) +
      box(-58, 62, 130, 10, 5, k.body) +
      line('M-26 62V77M8 62V77M42 62V77', k.bodyLight, 4),
  ) +
  path('M54 34C62 14 84 10 98 18C92 34 74 42 54 40Z', k.accent) +
  line('M56 37C68 30 80 26 92 22', k.accentDark, 2.5) +
  path('M50 34C42 16 50 2 60-4C68 10 64 26 56 36Z', k.accentLight) +
  oval(-42, 82, 24, 16, k.ink) +
  oval(40, 66, 22, 16, k.ink);

/** A cat with one paw raised. */
export const cat: Motif = (k) =>
  line('M58 80C92 78 96 40 78 26', k.bodyDark, 19) +
  line('M58 80C92 78 96 40 78 26', k.body, 13) +
  path('M-40 14C-58 40-62 78-48 96H52C66 74 60 38 40 14Z', k.body) +
  path('M-14 30C-30 52-30 80-20 96H24C34 76 30 50 16 30Z', k.cream) +
  mirrored(
    path('M-60-88C-68-60-66-36-58-18L-14-50C-28-72-44-84-60-88Z', k.bodyDark) +
      path('M-54-74C-58-56-56-44-52-32L-26-50C-34-62-44-70-54-74Z', k.accent),
  ) +
  path('M0-64C44-64 68-38 66-8C64 22 36 38 0 38C-36 38-64 22-66-8C-68-38-44-64 0-64Z', k.body) +
  path('M-58-22C-50-46-26-58-2-56C-26-46-42-28-46-2Z', k.bodyLight, 'opacity=".8"') +
  path('M0-64L10-36L0-28L-10-36ZM-24-60L-16-38L-26-36ZM24-60L16-38L26-36Z', k.accentDark) +
  oval(-12, 14, 17, 14, k.cream) +
  oval(12, 14, 17, 14, k.cream) +
  mirrored(
    oval(-32, -12, 14, 15, k.metalLight) +
      oval(-32, -12, 5, 14, k.ink) +
      disc(-36, -17, 3, k.cream) +
      line('M-48-14C-44-32-22-32-17-14', k.ink, 3.5) +
      line('M-26 14L-70 6M-26 20L-68 26', k.cream, 2.4),
  ) +
  path('M-8 4H8L0 12Z', k.accent) +
  line('M0 12V18M0 18C-5 24-12 24-15 20M0 18C5 24 12 24 15 20', k.ink, 3) +
  path('M-48 36C-20 52 20 52 48 36L46 50C20 64-20 64-46 50Z', k.accent) +
  disc(0, 60, 13, k.metalDark) +
  disc(0, 59, 11, k.metal) +
  line('M-8 59H8M0 62V68', k.metalDark, 3) +
  path('M-46 40C-78 30-92-2-82-22C-72-36-52-28-52-12C-52 4-46 14-32 22Z', k.body) +
  path('M-80-16C-74-28-60-26-58-14C-60-6-74-4-80-16Z', k.cream) +
  oval(-22, 92, 22, 9, k.cream) +
  oval(26, 92, 22, 9, k.cream);
