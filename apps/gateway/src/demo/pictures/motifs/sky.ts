import { around, disc, group, line, oval, path, starPath } from '../shapes';
import type { Motif } from './motif';

/** A comet with a streaming tail. */
export const comet: Motif = (k) =>
  path('M100-98C60-80 10-54-26-18L18 34C50-6 84-54 100-98Z', k.bodyDark) +
  path('M100-98C58-74 14-44-20-8L10 26C44-10 78-52 100-98Z', k.body) +
  path('M100-98C62-66 22-30-10 4L2 16C36-16 72-54 100-98Z', k.bodyLight) +
  line('M64-88C32-76-4-58-36-36M96-60C84-28 66 4 40 34M40-90L10-78M98-26L88 0', k.accent, 5) +
  disc(-32, 32, 54, k.metalDark) +
  disc(-32, 32, 50, k.metal) +
  path(starPath(8, 46, 30, -32, 32), k.accent) +
  path(starPath(8, 34, 21, -32, 32, -67), k.accentLight) +
  disc(-32, 32, 17, k.cream) +
  path('M-76 16C-66-6-46-14-26-14C-48-4-62 12-68 34Z', k.cream, 'opacity=".75"') +
  path(starPath(4, 15, 4, 56, 58), k.cream) +
  path(starPath(4, 10, 3, -74, -50), k.cream) +
  path(starPath(4, 8, 2.4, 84, 24), k.metalLight);

/** A crescent moon with clouds. */
export const moon: Motif = (k) =>
  path(
    'M18-92C-44-84-80-36-74 14C-68 62-24 94 24 88C52 84 74 68 84 48C40 62-6 42-16 0C-26-40-10-74 18-92Z',
    k.metalDark,
  ) +
  path(
    'M10-86C-40-74-72-32-68 12C-62 56-22 86 22 82C44 80 62 68 72 56C30 62-16 40-24-2C-30-38-14-70 10-86Z',
    k.metal,
  ) +
  path('M-8-76C-46-58-66-22-58 20C-56-18-40-52-8-76Z', k.cream, 'opacity=".85"') +
  disc(-40, 34, 9, k.metalDark, 'opacity=".35"') +
  disc(-14, 62, 7, k.metalDark, 'opacity=".35"') +
  disc(-46, 6, 5, k.metalDark, 'opacity=".35"') +
  path(starPath(5, 22, 9, 40, -34), k.accentLight) +
  path(starPath(5, 12, 5, 72, -66), k.accent) +
  path(starPath(5, 10, 4, 78, -4), k.cream) +
  path('M-98 72C-98 54-78 48-68 56C-62 38-30 36-24 54C-6 44 16 54 14 72Z', k.body) +
  path(
    'M-90 70C-86 58-74 56-66 64C-58 48-36 48-30 62C-16 56-2 60 2 70Z',
    k.bodyLight,
    'opacity=".8"',
  ) +
  path('M20 88C20 74 36 68 46 74C54 60 80 62 82 76C94 74 100 82 98 90Z', k.body) +
  path('M30 86C36 78 42 78 50 82C56 70 72 70 76 82Z', k.bodyLight, 'opacity=".8"');

/** A sun with a calm face. */
export const sun: Motif = (k) =>
  around(12, path('M-13-50C-10-70-4-84 0-98C4-84 10-70 13-50Z', k.metal), 0) +
  around(12, path('M-10-50C-16-66-2-72 2-88C12-72 10-62 9-50Z', k.body), 15) +
  disc(0, 0, 60, k.metalDark) +
  disc(0, 0, 55, k.metal) +
  disc(0, 0, 45, k.body) +
  disc(0, 0, 41, k.metalLight) +
  path('M-38-12C-32-34-12-42 6-40C-14-32-28-16-30 8Z', k.cream, 'opacity=".9"') +
  line('M-26-6C-22-12-12-12-8-6M8-6C12-12 22-12 26-6', k.metalDark, 4) +
  line('M-22 2C-18 5-14 5-11 2M11 2C14 5 18 5 22 2', k.ink, 3) +
  line('M0-8C-3 4-6 10 2 12', k.metalDark, 3) +
  line('M-14 22C-6 30 6 30 14 22', k.accentDark, 4) +
  disc(-27, 14, 7, k.accent, 'opacity=".4"') +
  disc(27, 14, 7, k.accent, 'opacity=".4"');

/** A faceted star. */
export const star: Motif = (k) => {
  const faces = Array.from({ length: 5 }, (_, index) =>
    group(
      `rotate(${index * 72})`,
      path('M0-96L0 0L-22-31Z', index < 2 || index === 4 ? k.metalLight : k.metal) +
        path('M0-96L0 0L22-31Z', index > 0 && index < 4 ? k.metalDark : k.metal),
    ),
  ).join('');
  return (
    path(starPath(5, 100, 42), k.bodyDark) +
    faces +
    path(starPath(5, 44, 18), k.body) +
    path(starPath(5, 36, 14), k.bodyLight) +
    disc(0, 0, 9, k.cream) +
    path(starPath(4, 16, 4, -70, -66), k.cream) +
    path(starPath(4, 12, 3, 78, 70), k.cream) +
    path(starPath(4, 10, 3, 70, -70), k.accentLight) +
    path(starPath(4, 11, 3, -72, 74), k.accentLight)
  );
};

/** A thundercloud with a bolt. */
export const storm: Motif = (k) =>
  path(
    'M-88 20C-104-8-82-38-56-34C-52-72-4-92 28-66C58-78 92-52 84-20C104-6 98 26 74 28H-66C-76 28-84 26-88 20Z',
    k.bodyDark,
  ) +
  path(
    'M-82 12C-92-12-72-32-50-26C-44-62 0-78 28-54C54-66 82-44 74-16C88-8 86 12 70 16H-62C-72 16-78 16-82 12Z',
    k.body,
  ) +
  path(
    'M-76 0C-78-18-60-26-44-16C-40-48-2-66 26-44C4-48-18-36-26-8C-44-18-62-14-76 0Z',
    k.bodyLight,
    'opacity=".85"',
  ) +
  path('M16-14L-34 46H-6L-30 100L46 24H14L40-14Z', k.metalDark) +
  path('M16-8L-24 40H6L-18 84L36 30H4L32-8Z', k.metal) +
  path('M18-8L-20 38H-6L24-8Z', k.cream) +
  line('M-60 44L-72 66M-44 60L-54 80M62 44L52 64M82 40L70 66M66 76L58 92', k.accentLight, 5);

/** A peak with snow and firs. */
export const mountain: Motif = (k) =>
  disc(-46, -50, 34, k.accent) +
  disc(-50, -54, 24, k.accentLight) +
  path('M-10 84L46-28L100 84Z', k.bodyDark) +
  path('M46-28L66 14L52 6L44 20L34 8L26 12Z', k.cream, 'opacity=".8"') +
  path('M-100 84L-12-90L76 84Z', k.body) +
  path('M-12-90L76 84H10L-8 10L-20-20Z', k.bodyDark) +
  path('M-12-90L22-22L8-30L-4-8L-18-28L-34-14L-46-22Z', k.cream) +
  path('M-12-90L22-22L8-30L-2-12L-10-40Z', k.accentLight, 'opacity=".55"') +
  path('M-62 84L-30 14L-34 48L-16 84Z', k.bodyLight, 'opacity=".6"') +
  [
    [-84, 40],
    [-60, 54],
    [60, 50],
    [84, 40],
    [30, 60],
  ]
    .map(([x = 0, y = 0]) =>
      group(
        `translate(${x} ${y})`,
        path('M0-10L12 14H-12Z M0 4L16 30H-16Z M0 20L18 46H-18Z', k.metalDark) +
          path('M0-10L0 14H-12Z M0 4V30H-16Z M0 20V46H-18Z', k.metal, 'opacity=".55"'),
      ),
    )
    .join('') +
  path('M-100 84C-60 70-20 90 20 80C50 74 80 84 100 78V98H-100Z', k.accentDark);

/** A ringed planet. */
export const planet: Motif = (k) =>
  group('rotate(-22)', path('M-100 0A100 27 0 0 1 100 0L78 0A78 17 0 0 0-78 0Z', k.metalDark)) +
  disc(0, 0, 62, k.bodyDark) +
  disc(-2, -2, 59, k.body) +
  group(
    'rotate(-22)',
    path('M-58-14C-30-6 30-6 57-16L60-2C30 8-30 8-60 0Z', k.accent, 'opacity=".85"') +
      path('M-50-34C-24-28 24-28 49-36L53-27C24-20-24-20-54-25Z', k.accentLight, 'opacity=".7"') +
      path('M-52 24C-24 32 24 32 53 23L46 36C20 44-20 44-45 37Z', k.accentDark, 'opacity=".7"'),
  ) +
  path('M-52-20C-46-46-22-60 4-58C-22-48-38-28-42 0Z', k.cream, 'opacity=".6"') +
  path('M28 54C56 38 66 4 54-26C72 10 56 48 28 54Z', k.ink, 'opacity=".3"') +
  group(
    'rotate(-22)',
    path('M-100 0A100 27 0 0 0 100 0L78 0A78 17 0 0 1-78 0Z', k.metal) +
      line('M-92 4A92 23 0 0 0 92 4', k.cream, 2.4, 'opacity=".8"'),
  ) +
  disc(64, -68, 15, k.accent) +
  oval(60, -72, 7, 5, k.cream, 'opacity=".6"') +
  path(starPath(4, 12, 3, -72, -64), k.cream) +
  path(starPath(4, 9, 2.4, 80, 58), k.cream) +
  path(starPath(4, 8, 2, -50, 80), k.metalLight);
