import { around, box, disc, group, line, mirrored, oval, path, starPath } from '../shapes';
import type { Motif } from './motif';

/** A jewelled crown. */
export const crown: Motif = (k) =>
  path('M-78 36C-60 58 60 58 78 36L96-40L48-4L30-66L0-22L-30-66L-48-4L-96-40Z', k.metalDark) +
  path('M-40-58L-52 2L-86-26L-72 40H72L86-26L52 2L40-58', k.accentDark, 'opacity=".8"') +
  path('M-96-44L-74 46C-50 62 50 62 74 46L96-44L52-2L0-80L-52-2Z', k.metal) +
  path('M-90-34L-72 42C-66 46-60 48-52 50L-62 2Z', k.cream, 'opacity=".6"') +
  path('M0-80L-52-2L-40 20L0-48Z', k.metalLight, 'opacity=".85"') +
  path('M0-80L52-2L74 46C50 62 20 58 0 58V10Z', k.metalDark, 'opacity=".28"') +
  path('M-76 42C-50 60 50 60 76 42L72 74C46 92-46 92-72 74Z', k.accent) +
  line('M-76 44C-50 61 50 61 76 44M-72 73C-46 91 46 91 72 73', k.metalLight, 6) +
  path('M0-34L19-4L0 28L-19-4Z', k.bodyDark) +
  path('M0-28L14-4L0 20L-14-4Z', k.body) +
  path('M0-28L0 20L-14-4Z', k.bodyLight) +
  disc(0, -86, 12, k.body) +
  disc(-3, -89, 4.4, k.cream) +
  mirrored(
    disc(-96, -50, 10, k.body) +
      disc(-99, -53, 3.4, k.cream) +
      oval(-44, 22, 9, 12, k.accent) +
      disc(-46, 18, 3, k.cream),
  ) +
  [-50, -26, 0, 26, 50]
    .map(
      (x) =>
        disc(x, 70 - Math.abs(x) * 0.12, 7, k.cream) +
        disc(x - 1, 68 - Math.abs(x) * 0.12, 3, k.metalLight),
    )
    .join('');

/** A brilliant-cut gem. */
export const gem: Motif = (k) =>
  path('M-56-68H56L98-18L0 94L-98-18Z', k.bodyDark) +
  path('M-54-64L-26-20H-92Z', k.bodyLight) +
  path('M-54-64H0L-26-20Z', k.body) +
  path('M0-64L26-20H-26Z', k.cream, 'opacity=".92"') +
  path('M0-64H54L26-20Z', k.bodyLight) +
  path('M54-64L92-20H26Z', k.body) +
  path('M-92-16H-28L0 88Z', k.body) +
  path('M-26-16H26L0 88Z', k.bodyLight) +
  path('M92-16H28L0 88Z', k.bodyDark) +
  path('M10-16H26L0 88Z', k.accent, 'opacity=".55"') +
  path('M-92-16H-60L0 88Z', k.accentLight, 'opacity=".45"') +
  path('M-46-58H-10L-30-26Z', k.cream, 'opacity=".55"') +
  line('M-98-18H98M-56-68H56L98-18L0 94L-98-18Z', k.cream, 2, 'opacity=".55"') +
  path(starPath(4, 30, 6, -58, -56), k.cream) +
  path(starPath(4, 18, 4, 64, 22), k.cream);

/** A ring with one stone. */
export const ring: Motif = (k) =>
  disc(0, 32, 66, k.metalDark) +
  disc(0, 32, 62, k.metal) +
  disc(0, 36, 48, k.metalDark) +
  path('M-46 36A46 46 0 0 0 46 36A50 50 0 0 1-46 36Z', k.metalLight) +
  `<circle cx="0" cy="34" r="44" fill="${k.ink}" opacity=".55"/>` +
  path('M-58 18C-54-2-40-18-22-26C-38-10-46 8-46 30Z', k.cream, 'opacity=".8"') +
  path('M-40-30L-30-6H30L40-30L26-16L0-24L-26-16Z', k.metalDark) +
  path('M-32-84H32L58-54L0-8L-58-54Z', k.bodyDark) +
  path('M-31-81L-15-56H-54Z', k.bodyLight) +
  path('M-30-82H0L-15-56Z', k.body) +
  path('M0-82L15-56H-15Z', k.cream) +
  path('M0-82H30L15-56Z', k.bodyLight) +
  path('M31-81L54-56H15Z', k.body) +
  path('M-54-53H-16L0-12Z', k.body) +
  path('M-15-53H15L0-12Z', k.bodyLight) +
  path('M54-53H16L0-12Z', k.bodyDark) +
  path(starPath(4, 24, 5, -48, -84), k.cream) +
  path(starPath(4, 15, 3.4, 60, -30), k.cream) +
  mirrored(disc(-44, -10, 8, k.accent) + disc(-46, -12, 3, k.cream));

/** Boat-shaped ingots in a stack. */
export const ingot: Motif = (k) => {
  const bar =
    path('M-58-14C-40-26 40-26 58-14C54 12 36 30 0 30C-36 30-54 12-58-14Z', k.metalDark) +
    path(
      'M-58-14C-66-28-58-36-48-34C-36-24 36-24 48-34C58-36 66-28 58-14C40 4-40 4-58-14Z',
      k.metal,
    ) +
    path('M-52-10C-36 4 36 4 52-10C48 12 34 24 0 24C-34 24-48 12-52-10Z', k.metal) +
    oval(0, -20, 32, 17, k.metalDark) +
    oval(0, -24, 31, 17, k.metalLight) +
    oval(-8, -30, 15, 6, k.cream, 'opacity=".9"') +
    path('M-46-4C-40 8-28 16-14 19C-28 8-32 0-34-4Z', k.cream, 'opacity=".6"');
  return (
    group('translate(-48 60) scale(.88)', bar) +
    group('translate(48 60) scale(.88)', bar) +
    group('translate(0 8) scale(1.12)', bar) +
    group(
      'translate(0 30)',
      path('M-11-8H11V12H-11Z', k.accent) + line('M-5-2H5M0-2V7M-5 7H5', k.cream, 3),
    ) +
    path(starPath(4, 22, 5, -52, -50), k.cream) +
    path(starPath(4, 28, 6, 44, -66), k.cream) +
    path(starPath(4, 14, 4, 84, 6), k.cream)
  );
};

/** A quartered shield with a chevron. */
export const shield: Motif = (k) =>
  mirrored(
    path(
      'M-20 60C-60 70-90 50-98 20C-84 30-74 26-70 20C-84 10-88-10-84-26C-74-10-64-8-58-14Z',
      k.accent,
    ),
  ) +
  path(
    'M0-96C26-82 56-80 80-82C88-10 66 60 0 98C-66 60-88-10-80-82C-56-80-26-82 0-96Z',
    k.metalDark,
  ) +
  path('M0-90C26-77 52-75 74-76C80-10 60 54 0 91C-60 54-80-10-74-76C-52-75-26-77 0-90Z', k.metal) +
  path('M0-76C22-66 44-64 62-64C66-8 48 46 0 77C-48 46-66-8-62-64C-44-64-22-66 0-76Z', k.bodyDark) +
  path('M0-76V0H-60C-64-22-63-44-62-64C-44-64-22-66 0-76Z', k.body) +
  path('M0 0H60C54 32 34 58 0 77Z', k.body) +
  path('M0-76V0H60C64-22 63-44 62-64C44-64 22-66 0-76Z', k.accent) +
  path('M0 0H-60C-54 32-34 58 0 77Z', k.accentDark) +
  path(starPath(5, 22, 9, -31, -34), k.metalLight) +
  path(starPath(5, 18, 7.5, 26, 28), k.metalLight) +
  path('M31-54C46-44 46-24 31-14C16-24 16-44 31-54Z', k.metal) +
  path('M-28 12L-14 30L-28 50L-42 30Z', k.metal) +
  path(
    'M-70-70C-50-70-30-72-14-78C-40-50-54-10-50 38C-68 6-74-34-70-70Z',
    k.cream,
    'opacity=".28"',
  ) +
  line('M0-76V77M-62 0H62', k.metal, 5) +
  disc(0, 0, 15, k.metalDark) +
  disc(0, -1, 12, k.metal) +
  disc(-3, -4, 5, k.cream);

/** A curved feather with its quill. */
export const feather: Motif = (k) =>
  path(
    'M70-98C20-96-40-60-58 0C-66 28-62 46-56 60C-30 64 0 56 24 30C32 22 26 20 34 12L46 12C52 2 48-2 56-10L66-12C84-48 86-80 70-98Z',
    k.bodyDark,
  ) +
  path('M66-92C20-86-30-54-48-2C-54 22-52 36-50 48C-10 6 30-44 66-92Z', k.bodyLight) +
  path(
    'M66-92C34-44-6 8-46 52C-20 54 2 44 18 26C22 18 18 16 26 6L40 4C44-6 42-10 48-18L60-20C74-50 76-74 66-92Z',
    k.body,
  ) +
  path('M66-92C56-70 42-50 28-32L44-36C62-56 70-78 66-92Z', k.accent, 'opacity=".9"') +
  path('M40-84C10-68-14-46-30-20L-6-22C14-44 36-66 52-84Z', k.accentLight, 'opacity=".5"') +
  line(
    'M-36 36L-40 8M-20 20L-22-14M-2 2L0-34M18-20L24-56M-30 38L0 34M-12 18L22 8M8-4L42-14M26-26L56-36',
    k.bodyDark,
    2,
    'opacity=".55"',
  ) +
  line('M66-92C30-38-20 24-88 96', k.metalDark, 7) +
  line('M66-92C30-38-20 24-88 96', k.metalLight, 3.6) +
  path('M-72 74L-96 98L-64 84Z', k.ink) +
  disc(-70, 40, 4, k.metal) +
  disc(46, 46, 5, k.metal) +
  disc(62, 30, 3, k.metal);

/** A painted folding fan. */
export const fan: Motif = (k) => {
  const ribs = [-72, -54, -36, -18, 0, 18, 36, 54, 72];
  return (
    group(
      'translate(0 70)',
      path('M-98-88A132 132 0 0 1 98-88L38-22A46 46 0 0 0-38-22Z', k.bodyDark) +
        path('M-92-86A124 124 0 0 1 92-86L38-24A46 46 0 0 0-38-24Z', k.body) +
        ribs
          .map((turn) =>
            group(
              `rotate(${turn * 0.64})`,
              path('M0-40L7-128L0-134Z', k.bodyLight, 'opacity=".55"') +
                line('M0 10V-130', k.metalDark, 3.4),
            ),
          )
          .join('') +
        path('M-92-86A124 124 0 0 1 92-86L84-78A114 114 0 0 0-84-78Z', k.metal) +
        ribs
          .map((turn) => group(`rotate(${turn * 0.64})`, path('M0 16L-6-38H6Z', k.metal)))
          .join('') +
        disc(0, 12, 10, k.metalDark) +
        disc(0, 11, 7, k.metalLight),
    ) +
    group(
      'translate(-26 -22)',
      around(5, path('M0 0C-12-8-10-24 0-26C10-24 12-8 0 0Z', k.cream)) + disc(0, 0, 5, k.accent),
    ) +
    group(
      'translate(24 -34) scale(.8)',
      around(5, path('M0 0C-12-8-10-24 0-26C10-24 12-8 0 0Z', k.cream), 20) +
        disc(0, 0, 5, k.accent),
    ) +
    group(
      'translate(2 2) scale(.5)',
      around(5, path('M0 0C-12-8-10-24 0-26C10-24 12-8 0 0Z', k.cream)) + disc(0, 0, 5, k.accent),
    ) +
    line('M0 88C10 92-8 96 2 100', k.accent, 5) +
    box(-7, 88, 14, 12, 3, k.accent)
  );
};

/** A jewelled goblet. */
export const goblet: Motif = (k) =>
  path(
    'M-62-84C-62-20-42 20-10 26V58C-16 70-40 74-46 92C-20 100 20 100 46 92C40 74 16 70 10 58V26C42 20 62-20 62-84Z',
    k.metalDark,
  ) +
  path(
    'M-57-84C-56-22-38 14-6 20V60C-10 72-34 78-40 90C-20 95 20 95 40 90C34 78 10 72 6 60V20C38 14 56-22 57-84Z',
    k.metal,
  ) +
  oval(0, -84, 60, 15, k.metalDark) +
  oval(0, -84, 54, 11, k.bodyDark) +
  oval(0, -82, 48, 8, k.body) +
  path('M-50-70C-48-30-36-4-18 8C-28-18-32-44-32-66Z', k.cream, 'opacity=".75"') +
  path('M22-66C24-30 16 0 6 18C36 12 52-26 54-72Z', k.metalDark, 'opacity=".4"') +
  path('M-56-44C-30-34 30-34 56-44L53-26C28-16-28-16-53-26Z', k.accentDark) +
  [-36, 0, 36]
    .map(
      (x) =>
        path(`M${x}-50l11 16l-11 16l-11-16z`, k.accent) +
        path(`M${x}-50v32l-11-16z`, k.accentLight),
    )
    .join('') +
  oval(0, 40, 16, 10, k.metalDark) +
  oval(0, 39, 13, 8, k.body) +
  oval(-4, 36, 5, 3, k.cream) +
  line('M-32 88C-10 92 10 92 32 88', k.metalLight, 3.4) +
  mirrored(
    line('M-60-60C-92-62-94-10-46-4', k.metalDark, 11) +
      line('M-60-60C-90-60-92-12-46-5', k.metalLight, 5),
  ) +
  path(starPath(4, 18, 4, -66, -90), k.cream);
