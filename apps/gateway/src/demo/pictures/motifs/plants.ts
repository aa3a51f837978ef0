import { around, disc, group, line, mirrored, oval, path } from '../shapes';
import type { Motif } from './motif';

/** An orchid bloom. */
export const orchid: Motif = (k) =>
  line('M-10 30C-30 60-40 80-30 100', k.accentDark, 7) +
  path('M-30 84C-60 60-88 66-100 84C-76 100-50 98-30 92Z', k.accent) +
  line('M-34 88C-56 78-74 78-90 84', k.accentDark, 3) +
  [0, 125, 235]
    .map((turn) =>
      group(
        `translate(0 -8) rotate(${turn})`,
        path('M0 0C-34-22-34-66 0-92C34-66 34-22 0 0Z', k.bodyDark) +
          path('M0-4C-27-24-27-62 0-84C27-62 27-24 0-4Z', k.bodyLight) +
          line(
            'M0-14V-66M-6-18C-12-32-12-46-8-58M6-18C12-32 12-46 8-58',
            k.bodyDark,
            2,
            'opacity=".55"',
          ),
      ),
    )
    .join('') +
  mirrored(
    path('M0-8C-26-62-86-62-98-22C-92 20-40 30 0-8Z', k.bodyDark) +
      path('M-4-8C-28-52-78-54-90-22C-82 12-40 20-4-8Z', k.body) +
      path('M-14-10C-34-40-66-42-80-26C-60-28-38-22-14-10Z', k.cream, 'opacity=".5"') +
      line('M-12-8C-34-18-56-22-74-20M-14-4C-34-4-52 0-66 4', k.bodyDark, 2.4, 'opacity=".6"'),
  ) +
  path(
    'M0-14C20-20 32 0 24 16C34 28 20 50 0 54C-20 50-34 28-24 16C-32 0-20-20 0-14Z',
    k.metalDark,
  ) +
  path('M0-8C16-12 24 2 18 16C26 28 14 42 0 46C-14 42-26 28-18 16C-24 2-16-12 0-8Z', k.metal) +
  disc(-8, 22, 3, k.bodyDark) +
  disc(6, 28, 3, k.bodyDark) +
  disc(0, 14, 2.4, k.bodyDark) +
  oval(0, -10, 9, 11, k.cream) +
  oval(0, -6, 5, 6, k.accent);

/** A lotus on water. */
export const lotus: Motif = (k) => {
  const petal = (turn: number, length: number, width: number, fill: string, edge: string) =>
    group(
      `translate(0 52) rotate(${turn})`,
      path(
        `M0 0C-${width} -${length * 0.4} -${width * 0.8} -${length * 0.8} 0-${length}C${width * 0.8} -${length * 0.8} ${width} -${length * 0.4} 0 0Z`,
        edge,
      ) +
        path(
          `M0-2C-${width * 0.8} -${length * 0.4} -${width * 0.62} -${length * 0.76} 0-${length * 0.93}C${width * 0.62} -${length * 0.76} ${width * 0.8} -${length * 0.4} 0-2Z`,
          fill,
        ) +
        line(`M0-${length * 0.18}V-${length * 0.72}`, edge, 2, 'opacity=".45"'),
    );
  return (
    oval(0, 68, 98, 24, k.accentDark) +
    oval(0, 64, 96, 21, k.accent) +
    line(
      'M-80 62L-20 66M80 62L20 66M-50 76L-14 70M50 76L14 70',
      k.accentLight,
      2.4,
      'opacity=".6"',
    ) +
    [-74, 74].map((turn) => petal(turn, 100, 26, k.body, k.bodyDark)).join('') +
    [-52, 52].map((turn) => petal(turn, 118, 30, k.body, k.bodyDark)).join('') +
    [-28, 28].map((turn) => petal(turn, 132, 31, k.bodyLight, k.bodyDark)).join('') +
    petal(0, 142, 32, k.bodyLight, k.body) +
    [-60, 60].map((turn) => petal(turn, 76, 24, k.bodyLight, k.body)).join('') +
    [-34, 34].map((turn) => petal(turn, 84, 27, k.cream, k.body)).join('') +
    petal(0, 84, 30, k.cream, k.body) +
    disc(0, 30, 6, k.metal) +
    disc(-13, 36, 4, k.metal) +
    disc(13, 36, 4, k.metal)
  );
};

/** A full rose. */
export const rose: Motif = (k) =>
  line('M0 30C4 60-4 80 4 100', k.accentDark, 8) +
  path('M0 70C-26 40-66 44-84 60C-60 84-26 86 0 76Z', k.accent) +
  line('M-8 72C-32 62-52 58-70 60', k.accentDark, 3) +
  path('M4 84C24 58 56 56 76 68C60 92 30 98 6 90Z', k.accentLight) +
  line('M12 86C32 76 48 70 62 70', k.accentDark, 3) +
  path(
    'M-66-20C-86-64-40-96 0-84C40-96 86-64 66-20C74 20 40 48 0 48C-40 48-74 20-66-20Z',
    k.bodyDark,
  ) +
  path('M-60-24C-76-60-36-86-4-74C22-84 66-66 58-30C36-54-30-58-60-24Z', k.body) +
  path('M-64-16C-40-40 0-34 14-8C26 18 12 40-8 42C-44 40-66 18-64-16Z', k.body) +
  path('M66-20C40-40 6-30-4-4C-14 22 4 42 14 42C48 36 70 14 66-20Z', k.bodyLight, 'opacity=".82"') +
  path('M-36-30C-30-66 30-68 38-34C40-8 20 8 0 8C-20 8-38-8-36-30Z', k.bodyDark) +
  path('M-30-32C-24-58 24-60 32-34C14-50-10-46-14-30C-16-16-4-8 8-10C-10 4-32-10-30-32Z', k.body) +
  path('M-8-30C-4-42 18-42 20-28C18-16 2-14-2-22C4-18 12-22 10-28C6-34-2-32-8-30Z', k.bodyLight) +
  line('M-58-14C-40-32-6-28 8-6M60-16C42-30 14-24 2-2', k.cream, 3, 'opacity=".6"') +
  disc(-48, 18, 5, k.cream, 'opacity=".85"') +
  disc(46, 14, 4, k.cream, 'opacity=".7"');

/** A four-leaved clover. */
export const clover: Motif = (k) =>
  line('M4 8C14 44 10 72-8 100', k.bodyDark, 12) +
  line('M4 8C14 44 10 72-8 98', k.body, 6) +
  around(
    4,
    path('M0 2C-24-14-56-40-46-68C-36-92-8-90 0-70C8-90 36-92 46-68C56-40 24-14 0 2Z', k.bodyDark) +
      path('M0-4C-22-20-48-42-40-66C-32-84-6-82 0-60C6-82 32-84 40-66C48-42 22-20 0-4Z', k.body) +
      path('M-36-62C-30-78-14-76-8-62C-18-60-26-52-30-40C-36-48-38-56-36-62Z', k.bodyLight) +
      line('M0-10V-50M0-22L-16-40M0-22L16-40', k.bodyDark, 2.6, 'opacity=".6"'),
    45,
  ) +
  disc(0, 0, 9, k.metal) +
  disc(-2, -2, 4, k.metalLight) +
  disc(-50, -18, 6, k.cream, 'opacity=".9"') +
  disc(40, 46, 5, k.cream, 'opacity=".8"');

/** Two acorns with an oak leaf. */
export const acorn: Motif = (k) => {
  const nut =
    path('M-34-14C-34 30-14 58 0 68C14 58 34 30 34-14Z', k.body) +
    path('M-26-10C-26 22-14 42-6 50C-12 30-14 8-12-10Z', k.bodyLight, 'opacity=".9"') +
    path('M-42-12C-44-42-20-56 0-56C20-56 44-42 42-12C26-2-26-2-42-12Z', k.metalDark) +
    path('M-36-18C-36-40-16-50 0-50C16-50 36-40 36-18C20-10-20-10-36-18Z', k.metal) +
    line(
      'M-30-32L-8-14M-18-44L14-14M4-50L32-22M30-34L8-14M18-44L-14-14M-4-50L-32-22',
      k.metalDark,
      2.6,
    ) +
    line('M0-54C0-68 6-76 14-80', k.metalDark, 8);
  return (
    group(
      'translate(6 -4) rotate(-38)',
      path(
        'M0 60C-18 52-16 40-24 38C-44 36-42 16-32 8C-50 0-46-24-32-28C-44-44-28-64-14-60C-12-78-4-90 0-96C4-90 12-78 14-60C28-64 44-44 32-28C46-24 50 0 32 8C42 16 44 36 24 38C16 40 18 52 0 60Z',
        k.accentDark,
      ) +
        path(
          'M0 54C-12 46-10 34-18 32C-36 30-32 14-22 8C-40 0-36-20-22-22C-34-38-22-54-8-50C-6-70-2-80 0-86Z',
          k.accent,
        ) +
        line(
          'M0 84V-76M0 30L-22 18M0 30L22 18M0-2L-28-16M0-2L28-16M0-34L-18-46M0-34L18-46',
          k.accentLight,
          3.5,
        ),
    ) +
    group('translate(38 26) rotate(-16) scale(.94)', nut) +
    group('translate(-34 34) rotate(16) scale(.86)', nut)
  );
};

/** A peach with leaves. */
export const peach: Motif = (k) =>
  line('M6-56C4-76 14-90 28-98', k.metalDark, 9) +
  path('M10-62C30-96 74-98 98-78C80-46 40-44 12-58Z', k.accentDark) +
  path('M14-62C34-86 66-90 88-78C66-76 40-70 14-62Z', k.accentLight) +
  path('M2-62C-16-92-58-92-76-74C-56-50-24-48 2-58Z', k.accent) +
  line('M-2-62C-24-72-46-76-62-74', k.accentDark, 3) +
  path('M4-58C34-78 84-56 84-4C84 50 40 84 2 96C-40 84-84 50-84-4C-84-56-28-78 4-58Z', k.body) +
  path('M4-58C34-78 84-56 84-4C84 50 40 84 2 96C40 40 40-20 4-58Z', k.bodyDark, 'opacity=".6"') +
  path('M-74-8C-72-46-34-62-8-50C-40-38-56-4-46 40C-64 28-74 10-74-8Z', k.bodyLight) +
  oval(-54, -14, 9, 20, k.cream, 'transform="rotate(24 -54 -14)" opacity=".8"') +
  line('M4-56C38-20 38 44 4 90', k.bodyDark, 4, 'opacity=".8"') +
  disc(-30, 58, 5, k.cream, 'opacity=".7"') +
  disc(54, 22, 6, k.cream, 'opacity=".75"');

/** A pair of cherries. */
export const cherry: Motif = (k) => {
  const fruit =
    disc(0, 0, 42, k.bodyDark) +
    disc(-2, -2, 39, k.body) +
    path('M-32-12C-28-30-8-36 6-34C-10-26-20-12-20 10C-30 6-34-2-32-12Z', k.bodyLight) +
    oval(-16, -18, 8, 12, k.cream, 'transform="rotate(38 -16 -18)"') +
    path('M14 34C34 20 38-4 30-20C44 4 34 28 14 34Z', k.ink, 'opacity=".25"') +
    path('M-14-34C-6-26 8-26 16-34C10-38-8-38-14-34Z', k.ink, 'opacity=".45"');
  return (
    line('M-42 12C-36-26-12-60 26-84M44 24C46-14 42-54 26-84', k.metalDark, 9) +
    line('M-42 12C-36-26-12-60 26-84M44 24C46-14 42-54 26-84', k.accent, 5) +
    path('M22-82C-8-108-62-100-84-70C-56-48-10-52 22-82Z', k.accentDark) +
    path('M16-82C-10-98-52-92-74-72C-44-72-12-74 16-82Z', k.accentLight) +
    line('M18-82C-14-80-44-74-70-70M-16-80L-30-92M-16-79L-26-64M-42-75L-54-86', k.accentDark, 2.4) +
    path('M26-84C40-96 66-98 86-86C74-68 46-68 26-84Z', k.accent) +
    group('translate(-46 46)', fruit) +
    group('translate(46 54) scale(.95)', fruit)
  );
};

/** A spotted mushroom with two small ones. */
export const mushroom: Motif = (k) => {
  const cap = (fill: string) =>
    path('M-88 12C-92-52-50-88 0-88C50-88 92-52 88 12C60 28-60 28-88 12Z', fill);
  const whole =
    path('M-26 10C-18 40-22 66-34 90C-14 100 14 100 34 90C22 66 18 40 26 10Z', k.cream) +
    path(
      'M4 14C10 44 8 70 14 96C22 95 30 93 34 90C22 66 18 40 26 10Z',
      k.bodyDark,
      'opacity=".3"',
    ) +
    path('M-38 22C-30 44 30 44 38 22L28 12H-28Z', k.metalLight) +
    line('M-30 26L-22 36M-14 30L-10 40M4 31V41M20 28L16 38', k.metalDark, 2.4) +
    cap(k.body) +
    path(
      'M-80 8C-80-44-48-76-6-80C-40-60-54-30-52 10C-62 12-72 12-80 8Z',
      k.bodyLight,
      'opacity=".55"',
    ) +
    path('M88 12C60 28-60 28-88 12C-60 14 60 14 88 12Z', k.bodyDark) +
    oval(-24, -44, 19, 15, k.cream) +
    oval(30, -54, 13, 11, k.cream) +
    oval(18, -14, 17, 13, k.cream) +
    oval(-56, -8, 11, 12, k.cream) +
    oval(62, -16, 10, 13, k.cream) +
    oval(-2, -76, 9, 5, k.cream);
  return (
    group('translate(-56 60) rotate(-14) scale(.42)', whole) +
    group('translate(60 56) rotate(12) scale(.48)', whole) +
    group('translate(2 -6)', whole) +
    path(
      'M-96 92C-80 74-74 92-64 80C-56 92-40 76-30 92C-10 82 10 82 24 92C36 76 48 92 58 80C70 92 80 74 98 92V98H-96Z',
      k.accent,
    )
  );
};

/** A maple leaf. */
export const leaf: Motif = (k) => {
  const outline =
    'M0-98L16-66L34-76L30-38L58-58L64-40L98-42L84-12L98 0L54 30L60 50L8 42L6 62H-6L-8 42L-60 50L-54 30L-98 0L-84-12L-98-42L-64-40L-58-58L-30-38L-34-76L-16-66Z';
  return group(
    'rotate(12)',
    path(outline, k.bodyDark) +
      group('scale(.93) translate(0 -2)', path(outline, k.body)) +
      path(
        'M0-92L-14-60L-30-68L-26-30L-54-50L-60-34L-86-36L-74-12L-86-2L-50 24L0 36Z',
        k.bodyLight,
        'opacity=".5"',
      ) +
      line('M0-78V100', k.metal, 5) +
      line(
        'M0 32L-70-20M0 32L70-20M0 0L-32-44M0 0L32-44M0 38L-48 36M0 38L48 36M-40-10L-62-34M40-10L62-34M0-40L-12-56M0-40L12-56',
        k.metal,
        3,
      ) +
      disc(-46, 8, 5, k.cream, 'opacity=".85"') +
      disc(28, -22, 4, k.cream, 'opacity=".85"'),
  );
};
