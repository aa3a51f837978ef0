import { around, box, disc, group, line, mirrored, oval, path, starPath } from '../shapes';
import type { Motif } from './motif';

/** A round paper lantern, lit. */
export const lantern: Motif = (k) =>
  line('M0-98V-74', k.metalDark, 5) +
  disc(0, -92, 7, k.metal) +
  line('M0 66V82', k.metal, 4) +
  path('M-11 80H11L14 100H-14Z', k.accentDark) +
  line('M-8 84V99M-2 84V100M4 84V100M9 84V99', k.accentLight, 2.6) +
  path('M0-62C58-62 88-34 88 0C88 34 58 60 0 60C-58 60-88 34-88 0C-88-34-58-62 0-62Z', k.bodyDark) +
  path('M0-60C54-60 84-32 84 0C84 32 54 58 0 58C-54 58-84 32-84 0C-84-32-54-60 0-60Z', k.body) +
  oval(0, 2, 56, 54, k.bodyLight, 'opacity=".75"') +
  oval(0, 6, 31, 44, k.metalLight, 'opacity=".85"') +
  oval(0, 10, 14, 28, k.cream) +
  line('M-84 0C-84-32-54-60-26-60M-84 0C-84 32-54 58-26 58', k.bodyDark, 2) +
  line(
    'M-22-60C-66-36-66 36-22 58M22-60C66-36 66 36 22 58M-10-60C-34-30-34 30-10 58M10-60C34-30 34 30 10 58',
    k.bodyDark,
    2.8,
    'opacity=".65"',
  ) +
  path('M-70-18C-64-40-46-50-30-54C-46-38-54-24-56-4Z', k.cream, 'opacity=".65"') +
  box(-30, -76, 60, 18, 5, k.metalDark) +
  box(-28, -76, 56, 12, 4, k.metal) +
  box(-30, 54, 60, 16, 5, k.metalDark) +
  box(-28, 54, 56, 11, 4, k.metal) +
  line('M-18-70H-2', k.cream, 3);

/** A mariner's compass. */
export const compass: Motif = (k) =>
  disc(0, -88, 12, k.metalDark) +
  disc(0, -88, 6, k.ink) +
  disc(0, 4, 88, k.metalDark) +
  disc(0, 3, 84, k.metal) +
  disc(0, 4, 72, k.metalDark) +
  disc(0, 5, 68, k.accentDark) +
  disc(0, 5, 60, k.cream) +
  group(
    'translate(0 5)',
    around(24, line('M0-57V-51', k.metalDark, 2)) +
      around(4, path('M0-50L8-8L0 0Z', k.accent) + path('M0-50L-8-8L0 0Z', k.accentDark), 45) +
      around(4, path('M0-56L11-11L0 0Z', k.metal) + path('M0-56L-11-11L0 0Z', k.metalDark)) +
      group(
        'rotate(28)',
        path('M0-52L13 0H-13Z', k.body) +
          path('M0-52L0 0H-13Z', k.bodyDark) +
          path('M0 52L13 0H-13Z', k.metalLight) +
          path('M0 52L0 0H-13Z', k.ink, 'opacity=".75"'),
      ) +
      disc(0, 0, 9, k.metalDark) +
      disc(-1, -1, 6, k.metalLight),
  ) +
  path('M-78-16C-70-54-36-80 4-80C-30-72-58-48-68-8Z', k.cream, 'opacity=".7"');

/** An hourglass with running sand. */
export const hourglass: Motif = (k) =>
  box(-60, -98, 120, 18, 6, k.metalDark) +
  box(-57, -97, 114, 12, 5, k.metal) +
  box(-60, 80, 120, 18, 6, k.metalDark) +
  box(-57, 80, 114, 12, 5, k.metal) +
  mirrored(
    line('M-52-80V80', k.metalDark, 10) + line('M-53-80V80', k.metal, 6) + disc(-52, 0, 8, k.metal),
  ) +
  path(
    'M-42-80C-44-34-8-20-6 0C-8 20-44 34-42 80H42C44 34 8 20 6 0C8-20 44-34 42-80Z',
    k.bodyDark,
  ) +
  path(
    'M-38-80C-38-38-4-22-2 0C-4 22-38 38-38 80H38C38 38 4 22 2 0C4-22 38-38 38-80Z',
    k.accentLight,
    'opacity=".85"',
  ) +
  path('M-35-50C-18-58 14-42 35-52C28-30 6-18 1 0H-1C-6-18-28-30-35-50Z', k.metal) +
  path('M-2-4H2L3 52H-3Z', k.metal) +
  path('M-38 80C-38 60-10 50 0 40C12 50 38 60 38 80Z', k.metal) +
  path('M-38 80C-36 62-12 52-2 42C-6 58-12 70-10 80Z', k.metalLight) +
  path(
    'M-30-74C-30-46-18-34-8-20C-22-30-36-48-34-74ZM-32 76C-32 52-20 38-10 26C-16 42-24 56-24 76Z',
    k.cream,
    'opacity=".9"',
  ) +
  line('M-48-91H-10M-48 86H-10', k.cream, 3) +
  path(starPath(4, 14, 3, 74, -50), k.cream) +
  path(starPath(4, 10, 2.6, -76, 40), k.cream);

/** An ornate key. */
export const key: Motif = (k) =>
  group(
    'rotate(38)',
    box(-10, -24, 20, 116, 5, k.metalDark) +
      box(-8, -24, 14, 114, 4, k.metal) +
      path('M6 50H44V62H34V70H44V84H6Z', k.metalDark) +
      path('M6 52H40V60H30V72H40V81H6Z', k.metal) +
      box(-16, 16, 32, 9, 4, k.metalDark) +
      box(-15, 16, 30, 6, 3, k.metalLight) +
      box(-16, -26, 32, 12, 5, k.metalDark) +
      box(-15, -26, 30, 8, 4, k.metal) +
      around(
        3,
        disc(0, -28, 27, k.metalDark) + disc(0, -28, 24, k.metal) + disc(0, -28, 13, k.ink),
      ).replace(/rotate\(/g, 'translate(0 -58) rotate(') +
      disc(0, -58, 22, k.metalDark) +
      disc(0, -58, 17, k.body) +
      path('M0-74L14-58L0-42L-14-58Z', k.bodyLight) +
      path('M0-74V-42L-14-58Z', k.cream, 'opacity=".7"') +
      line('M-5-10V84', k.cream, 3, 'opacity=".8"'),
  ) +
  path(starPath(4, 20, 4, -54, 34), k.cream) +
  path(starPath(4, 14, 3, 72, -30), k.cream);

/** A temple bell on a bow. */
export const bell: Motif = (k) =>
  disc(0, 78, 15, k.metalDark) +
  disc(-2, 76, 11, k.metal) +
  path('M-30-84C-14-100 14-100 30-84L20-70H-20Z', k.metalDark) +
  disc(0, -84, 8, k.ink) +
  path(
    'M0-78C40-78 54-46 58-4C62 32 72 46 90 58V74H-90V58C-72 46-62 32-58-4C-54-46-40-78 0-78Z',
    k.metalDark,
  ) +
  path(
    'M0-74C36-74 48-44 52-4C56 32 66 48 84 60H-84C-66 48-56 32-52-4C-48-44-36-74 0-74Z',
    k.metal,
  ) +
  path(
    'M-38-46C-32-62-18-68-4-70C-22-44-26 0-46 52L-76 56C-56 40-46 4-38-46Z',
    k.cream,
    'opacity=".65"',
  ) +
  box(-90, 58, 180, 16, 7, k.metal) +
  line('M-80 62H-20', k.cream, 4) +
  line('M-53-8C-20 2 20 2 53-8M-58 22C-20 34 20 34 58 22', k.metalDark, 4) +
  [-36, -12, 12, 36].map((x) => path(`M${x}-4l8 12l-8 12l-8-12z`, k.body)).join('') +
  mirrored(
    path('M-4-80C-30-104-60-92-58-78C-56-64-26-68-4-76Z', k.accent) +
      path('M-8-74C-30-64-44-48-48-32L-30-40L-24-26C-20-46-12-62-2-70Z', k.accentDark),
  ) +
  disc(0, -78, 9, k.accentLight);

/** An open chest of treasure. */
export const chest: Motif = (k) =>
  path('M-84-20C-90-70-60-92 0-92C60-92 90-70 84-20Z', k.bodyDark) +
  path('M-76-22C-78-62-52-82 0-82C52-82 78-62 76-22Z', k.ink) +
  path(
    'M-86-26C-90-70-60-94 0-94C60-94 90-70 86-26L76-24C78-64 52-84 0-84C-52-84-78-64-76-24Z',
    k.metal,
  ) +
  [
    [-50, -26, 19],
    [-18, -38, 21],
    [20, -34, 20],
    [52, -24, 18],
    [0, -16, 22],
    [-34, -12, 18],
    [36, -10, 18],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        disc(x, y, r, k.metalDark) +
        disc(x, y - 2, r - 2, k.metal) +
        disc(x - 2, y - 4, r - 9, k.metalLight),
    )
    .join('') +
  path('M-6-62L14-44L-6-22L-26-44Z', k.accentDark) +
  path('M-6-58L10-44L-6-26L-22-44Z', k.accent) +
  path('M-6-58V-26L-22-44Z', k.accentLight) +
  disc(44, -44, 9, k.cream) +
  disc(60, -40, 7, k.cream) +
  path('M-92-4H92L84 88H-84Z', k.bodyDark) +
  path('M-88 0H88L82 82H-82Z', k.body) +
  line('M-86 28H86M-84 56H84', k.bodyDark, 3, 'opacity=".6"') +
  path('M-88 0H-10L-40 82H-82Z', k.bodyLight, 'opacity=".35"') +
  box(-96, -8, 192, 16, 5, k.metalDark) +
  box(-94, -8, 188, 10, 4, k.metal) +
  mirrored(
    path('M-74 6H-54L-52 88H-70Z', k.metalDark) +
      path('M-72 6H-58L-57 86H-68Z', k.metal) +
      disc(-64, 20, 4, k.cream) +
      disc(-62, 70, 4, k.cream),
  ) +
  path('M-22-4H22V30C22 44-22 44-22 30Z', k.metalDark) +
  path('M-18-2H18V28C18 39-18 39-18 28Z', k.metalLight) +
  disc(0, 13, 7, k.ink) +
  path('M-4 14H4L7 30H-7Z', k.ink);

/** A teapot with steam. */
export const teapot: Motif = (k) =>
  line('M-14-76C-24-86-6-90-14-100M10-74C0-84 18-88 10-100', k.cream, 5, 'opacity=".75"') +
  line('M62-14C98-34 104 40 54 44', k.metalDark, 15) +
  line('M62-14C98-34 104 40 54 44', k.metal, 9) +
  path('M-56 30C-84 26-78-12-98-24L-84-34C-62-24-60 0-44-4Z', k.bodyDark) +
  path('M-54 22C-78 18-72-14-92-24L-84-29C-64-20-62 4-46 2Z', k.body) +
  path(
    'M-64 20C-66-24-36-46 0-46C36-46 66-24 64 20C62 56 40 76 24 80H-24C-40 76-62 56-64 20Z',
    k.body,
  ) +
  path(
    'M10-46C40-42 66-24 64 20C62 56 40 76 24 80H0C40 50 40-10 10-46Z',
    k.bodyDark,
    'opacity=".55"',
  ) +
  path(
    'M-54 10C-54-18-36-36-12-40C-30-24-38-4-36 24C-46 22-52 18-54 10Z',
    k.cream,
    'opacity=".7"',
  ) +
  box(-32, 76, 64, 12, 5, k.metalDark) +
  box(-30, 76, 60, 8, 4, k.metal) +
  path('M-40-40C-34-58 34-58 40-40C20-32-20-32-40-40Z', k.metalDark) +
  path('M-38-42C-32-56 32-56 38-42C20-36-20-36-38-42Z', k.metal) +
  disc(0, -60, 10, k.metalDark) +
  disc(-2, -62, 7, k.metalLight) +
  group(
    'translate(6 18)',
    around(6, path('M0 0C-12-8-11-22 0-26C11-22 12-8 0 0Z', k.accentLight)) +
      disc(0, 0, 7, k.metal),
  ) +
  path('M-34 52C-18 62 22 62 40 50', 'none', `stroke="${k.accent}" stroke-width="4"`) +
  path('M-20 44C-30 40-38 42-42 48C-34 52-26 50-20 44Z', k.accent) +
  path('M30 42C40 36 48 36 52 42C46 48 36 48 30 42Z', k.accent);

/** A carnival mask with plumes. */
export const mask: Motif = (k) =>
  [-42, -24, -8, 10, 28, 46]
    .map((turn, index) =>
      group(
        `translate(0 -18) rotate(${turn})`,
        path('M0 0C-22-30-18-66 2-84C18-62 18-28 0 0Z', index % 2 ? k.accent : k.accentDark) +
          path('M0-6C-14-32-12-58 2-74C4-52 6-28 0-6Z', index % 2 ? k.accentLight : k.accent) +
          line('M0 0L2-76', k.metal, 2),
      ),
    )
    .join('') +
  path(
    'M0-20C30-44 78-44 100-22C94 20 76 54 40 52C18 50 10 34 0 26C-10 34-18 50-40 52C-76 54-94 20-100-22C-78-44-30-44 0-20Z',
    k.metalDark,
  ) +
  path(
    'M0-13C30-36 74-37 93-18C87 18 72 46 42 45C20 43 12 28 0 18C-12 28-20 43-42 45C-72 46-87 18-93-18C-74-37-30-36 0-13Z',
    k.body,
  ) +
  path('M0-13C30-36 74-37 93-18C87 18 72 46 42 45C20 43 12 28 0 18Z', k.bodyDark, 'opacity=".55"') +
  path('M-86-16C-68-30-34-30-8-12C-34-18-64-14-82 2Z', k.cream, 'opacity=".6"') +
  mirrored(
    path('M-72 0C-58-18-34-16-22 4C-34 22-58 22-72 0Z', k.metal) +
      path('M-66 1C-54-12-36-10-28 5C-38 16-56 16-66 1Z', k.ink) +
      disc(-80, 16, 4, k.metalLight) +
      disc(-72, 28, 4, k.metalLight) +
      disc(-60, 36, 4, k.metalLight) +
      line('M-14-6C-8 0-8 8-14 14', k.metalLight, 3),
  ) +
  path('M0-36L14-16L0 6L-14-16Z', k.metalDark) +
  path('M0-31L10-16L0 0L-10-16Z', k.metalLight) +
  mirrored(
    line('M-92 0C-98 40-84 60-92 94', k.accent, 7) +
      line('M-90 0C-94 40-80 60-88 94', k.accentLight, 2.4),
  );

/** A standing drum with sticks. */
export const drum: Motif = (k) =>
  path('M-76-34C-86 10-76 60-58 84C-30 100 30 100 58 84C76 60 86 10 76-34Z', k.bodyDark) +
  path('M-72-34C-80 10-72 56-54 80C-30 94 10 94 30 90C50 60 60 10 56-34Z', k.body) +
  path(
    'M-66-20C-70 16-64 50-50 74C-36 82-26 84-20 84C-40 50-46 10-44-24Z',
    k.bodyLight,
    'opacity=".8"',
  ) +
  line('M-74-20L-44 82L-18-12L8 90L32-12L52 84L74-20', k.metal, 5) +
  [-44, 8, 52].map((x) => disc(x, 84, 5, k.metalLight)).join('') +
  oval(0, -34, 80, 29, k.metalDark) +
  oval(0, -38, 80, 28, k.metal) +
  oval(0, -40, 69, 22, k.accentDark) +
  oval(0, -41, 67, 20, k.cream) +
  oval(0, -40, 30, 9, k.accent) +
  oval(0, -40, 17, 5, k.cream) +
  [-76, -54, -20, 20, 54, 76]
    .map((x) => disc(x, -30 + (1 - (x * x) / 5800) * 21, 4.4, k.metalLight))
    .join('') +
  line('M-92-96L-14-48', k.metalDark, 9) +
  line('M-92-96L-14-48', k.metalLight, 5) +
  line('M96-90L18-50', k.metalDark, 9) +
  line('M96-90L18-50', k.metalLight, 5) +
  disc(-12, -47, 9, k.accent) +
  disc(16, -49, 9, k.accent) +
  disc(-15, -50, 3, k.cream) +
  disc(13, -52, 3, k.cream);
