import { disc, group, line, mirrored, oval, path } from '../shapes';
import type { Motif } from './motif';

/** An owl on a branch. */
export const owl: Motif = (k) =>
  path('M-98 80C-60 68 60 72 98 62L96 76C60 88-60 86-96 94Z', k.metalDark) +
  path('M70 68C76 52 90 48 100 52C96 64 84 70 72 72Z', k.accent) +
  path('M-22 60L0 98L22 60Z', k.bodyDark) +
  path(
    'M-62-86C-50-74-34-70-20-72H20C34-70 50-74 62-86C64-68 60-58 62-42C74-4 66 52 30 76H-30C-66 52-74-4-62-42C-60-58-64-68-62-86Z',
    k.body,
  ) +
  mirrored(
    path('M-64-30C-80 0-78 46-46 72C-34 52-34 10-44-20Z', k.bodyDark) +
      line('M-62 4C-58 18-54 28-46 36M-60 24C-56 38-50 48-44 54', k.bodyLight, 3, 'opacity=".6"'),
  ) +
  path('M0-2C26-2 38 22 32 48C26 66 12 74 0 76C-12 74-26 66-32 48C-38 22-26-2 0-2Z', k.cream) +
  line(
    'M-20 22C-16 30-8 30-5 22C-2 30 2 30 5 22C8 30 16 30 20 22M-22 40C-17 48-9 48-6 40C-3 48 3 48 6 40C9 48 17 48 22 40M-12 56C-9 62-3 62 0 56C3 62 9 62 12 56',
    k.accentDark,
    3,
  ) +
  mirrored(
    disc(-28, -34, 31, k.cream) +
      disc(-28, -34, 23, k.metal) +
      disc(-28, -34, 15, k.ink) +
      disc(-34, -41, 5.5, k.cream) +
      disc(-23, -28, 2.6, k.cream) +
      path('M-62-86C-44-72-22-62-2-54C-16-56-44-58-60-50Z', k.bodyDark),
  ) +
  path('M-9-24C-4-30 4-30 9-24L0-2Z', k.metal) +
  path('M-9-24C-4-30 0-29 0-29V-2Z', k.metalLight) +
  line('M-24 76V86M-14 78V88M14 78V88M24 76V86', k.metal, 7);

/** A crane in flight, wings high. */
export const crane: Motif = (k) =>
  path('M-6 10C-30-8-44-52-36-98C-14-82 6-50 18-4Z', k.cream) +
  path('M-36-98C-30-74-14-44 8-16C-14-34-34-62-36-98Z', k.body, 'opacity=".75"') +
  path('M-36-98L-46-80L-36-76L-46-62L-32-60L-38-46L-24-48Z', k.ink) +
  path('M6 8C14-34 48-78 94-88C92-54 66-14 30 14Z', k.cream) +
  path('M94-88C72-58 46-26 20 2C50-12 86-46 94-88Z', k.body, 'opacity=".6"') +
  path('M94-88L98-68L86-66L90-50L76-50L78-36L62-40Z', k.ink) +
  path('M-40 6C-14-12 26-8 48 16C62 30 76 36 96 36C78 52 48 54 24 44C0 46-26 34-40 6Z', k.cream) +
  path('M24 44C48 54 78 52 96 36C80 38 66 36 54 28C44 38 34 42 24 44Z', k.ink) +
  path('M-24 18C-4 36 16 42 32 40C8 50-14 40-24 18Z', k.bodyLight, 'opacity=".6"') +
  line('M-34 12C-58 8-62-18-78-22', k.cream, 13) +
  line('M-38 16C-56 12-60-6-72-14', k.ink, 5, 'opacity=".8"') +
  disc(-78, -24, 12, k.cream) +
  path('M-86-34C-80-40-70-38-68-30C-74-30-82-30-86-34Z', k.accent) +
  path('M-88-26L-100-6L-80-16Z', k.metal) +
  disc(-80, -24, 2.6, k.ink) +
  line('M44 42C58 60 76 70 92 76M34 46C48 66 64 80 82 90', k.metalDark, 4) +
  group(
    'translate(-10 74)',
    path(
      'M-60 12C-50-4-34-4-26 4C-18-10 6-10 12 4C24-2 36 4 38 12Z',
      k.accentLight,
      'opacity=".75"',
    ),
  );

/** A peacock with its tail spread. */
export const peacock: Motif = (k) => {
  const plume = (length: number, size: number, fill: string) =>
    path(
      `M0 20C-${size} -${length * 0.5} -${size} -${length} 0-${length}C${size} -${length} ${size} -${length * 0.5} 0 20Z`,
      fill,
    ) +
    oval(0, -length + size, size * 0.72, size * 0.86, k.metal) +
    oval(0, -length + size + 1, size * 0.5, size * 0.62, k.accent) +
    oval(0, -length + size + 3, size * 0.26, size * 0.34, k.ink);
  const spread = (turns: readonly number[], length: number, size: number, fill: string) =>
    turns
      .map((turn) => group(`translate(0 34) rotate(${turn})`, plume(length, size, fill)))
      .join('');
  return (
    spread([-84, -63, -42, -21, 0, 21, 42, 63, 84], 122, 19, k.bodyDark) +
    spread([-73, -52, -31, -10, 10, 31, 52, 73], 94, 16, k.body) +
    spread([-60, -36, -12, 12, 36, 60], 66, 13, k.bodyLight) +
    path(
      'M0-34C12-34 18-24 16-12C12 4 26 20 30 44C32 72 18 92 0 94C-18 92-32 72-30 44C-26 20-12 4-16-12C-18-24-12-34 0-34Z',
      k.accent,
    ) +
    path(
      'M-4-30C-14-24-12-8-10 0C-8 20-24 32-22 56C-14 36 2 20 2 0C2-14 4-26-4-30Z',
      k.accentLight,
      'opacity=".8"',
    ) +
    line('M0-34L-10-54M0-34V-58M0-34L10-54', k.metal, 3) +
    disc(-10, -55, 4.5, k.metalLight) +
    disc(0, -60, 4.5, k.metalLight) +
    disc(10, -55, 4.5, k.metalLight) +
    mirrored(disc(-7, -20, 4.6, k.cream) + disc(-7, -20, 2.6, k.ink)) +
    path('M-4-14H4L0-4Z', k.metal) +
    line(
      'M-16 50C-10 56 10 56 16 50M-18 64C-10 71 10 71 18 64M-14 78C-8 83 8 83 14 78',
      k.accentDark,
      3,
    )
  );
};

/** A phoenix rising with wings of flame. */
export const phoenix: Motif = (k) =>
  mirrored(
    path(
      'M-10-8C-40-14-60-50-98-74C-96-44-88-20-74-2C-86-4-94-10-100-14C-94 10-78 28-60 36C-68 38-76 36-82 34C-70 52-44 58-20 44Z',
      k.bodyDark,
    ) +
      path(
        'M-10-4C-38-10-58-40-88-60C-82-32-70-8-50 6C-60 8-70 4-80-2C-70 18-52 28-36 30C-44 34-52 36-60 36C-46 48-30 46-16 38Z',
        k.body,
      ) +
      path(
        'M-8 2C-28-4-46-24-68-42C-58-16-44 0-26 12C-34 14-42 12-50 10C-40 22-28 26-12 28Z',
        k.metal,
      ),
  ) +
  path(
    'M-20 44C-34 62-30 82-44 98C-22 94-10 80-4 62C-4 78-8 90-4 100C10 92 10 76 6 60C16 78 28 90 46 94C32 78 34 60 20 44Z',
    k.body,
  ) +
  path(
    'M-10 46C-18 62-16 74-24 86C-10 80-4 66 0 54C4 66 14 78 26 82C18 70 18 58 10 46Z',
    k.metalLight,
  ) +
  path(
    'M0-70C14-70 20-58 16-46C10-30 28-10 26 18C24 40 12 54 0 58C-12 54-24 40-26 18C-28-10-10-30-16-46C-20-58-14-70 0-70Z',
    k.accent,
  ) +
  path(
    'M-4-66C-14-60-10-46-8-38C-8-20-20-4-18 18C-10 0 4-14 2-36C2-50 4-62-4-66Z',
    k.accentLight,
    'opacity=".85"',
  ) +
  path('M0-70C-8-82-22-86-26-96C-12-96-4-92 0-84C0-94 8-98 16-100C12-90 14-80 6-70Z', k.metal) +
  disc(-5, -56, 4, k.ink) +
  disc(-6, -57, 1.4, k.cream) +
  path('M-14-56L-30-48L-13-46Z', k.metalLight) +
  line('M-12 10C-4 16 6 16 13 10M-14 26C-4 33 6 33 14 26M-9 41C-3 45 4 45 9 41', k.metalLight, 3.5);

/** A butterfly with patterned wings. */
export const butterfly: Motif = (k) =>
  mirrored(
    path('M-4-6C-20-60-62-92-92-76C-106-58-92-8-56 8C-36 14-14 8-4-2Z', k.bodyDark) +
      path('M-8-10C-22-54-58-80-84-68C-94-54-82-12-54 0C-36 6-18 2-8-6Z', k.body) +
      path('M-12-14C-24-46-48-66-70-60C-76-48-66-20-46-10C-32-4-20-6-12-12Z', k.accent) +
      path('M-14-16C-24-36-38-50-54-50C-56-40-46-24-34-16Z', k.accentLight) +
      disc(-80, -58, 5, k.cream) +
      disc(-86, -44, 4, k.cream) +
      disc(-83, -30, 3.4, k.cream) +
      disc(-74, -18, 3, k.cream) +
      path('M-4 6C-26 4-66 12-76 40C-80 70-52 92-34 84C-18 72-8 40-2 18Z', k.bodyDark) +
      path('M-8 12C-30 12-60 20-67 42C-68 64-48 80-36 74C-22 64-14 38-8 18Z', k.body) +
      disc(-44, 46, 17, k.metal) +
      disc(-44, 46, 11, k.accentDark) +
      disc(-47, 43, 4.5, k.cream) +
      line('M-10 14C-22 22-30 30-34 38M-10-10C-30-18-50-30-68-52', k.ink, 2, 'opacity=".5"') +
      line('M-3-36C-10-58-22-72-38-74', k.ink, 3.5) +
      disc(-39, -74, 4.5, k.metal),
  ) +
  path('M0-40C8-40 9-30 7-20C10-6 9 30 0 62C-9 30-10-6-7-20C-9-30-8-40 0-40Z', k.ink) +
  line('M-5-6H5M-6 6H6M-5 18H5M-4 30H4M-3 42H3', k.metal, 3) +
  disc(-2, -31, 2.4, k.cream);

/** A bee over honeycomb. */
export const bee: Motif = (k) => {
  const cell = (x: number, y: number, fill: string) =>
    group(
      `translate(${x} ${y})`,
      path('M0-26L22-13V13L0 26L-22 13V-13Z', k.metalDark) +
        path('M0-21L18-11V11L0 21L-18 11V-11Z', fill) +
        path('M0-21L18-11L-14 8L-18 11V-11Z', k.cream, 'opacity=".3"'),
    );
  return (
    cell(-68, 40, k.metal) +
    cell(-24, 40, k.metalDark) +
    cell(20, 40, k.metal) +
    cell(64, 40, k.metal) +
    cell(-46, 78, k.metal) +
    cell(-2, 78, k.metal) +
    cell(42, 78, k.metalDark) +
    path('M-10-34C-40-92-92-92-94-62C-94-40-50-18-12-22Z', k.cream, 'opacity=".92"') +
    path('M4-34C-6-88 40-108 56-86C66-66 40-36 14-22Z', k.cream, 'opacity=".95"') +
    line('M-16-30C-40-54-60-64-80-66M8-32C16-54 28-70 44-80', k.accent, 2.4) +
    path('M-66 4C-66-20-36-36-4-34C36-32 62-12 62 10C62 34 34 48-2 46C-40 46-66 28-66 4Z', k.body) +
    path(
      'M-34-26C-22-32-12-34-4-34C-14-12-14 26-6 46C-16 46-26 44-36 40C-46 18-44-8-34-26ZM12-33C22-31 32-28 40-24C36-4 36 22 42 36C32 42 22 44 14 45C6 22 6-12 12-33Z',
      k.ink,
    ) +
    path('M-60-2C-54-20-28-30-2-29C26-28 44-20 54-8C30-18-26-20-60-2Z', k.cream, 'opacity=".45"') +
    path('M-66 8L-84 14L-64 18Z', k.ink) +
    disc(60, 4, 25, k.bodyDark) +
    disc(60, 3, 22, k.body) +
    oval(67, 0, 6.5, 9, k.ink) +
    disc(65, -4, 2.6, k.cream) +
    line('M56 17C62 22 70 21 74 17M58-20C60-36 68-42 78-42M68-18C74-32 84-34 92-30', k.ink, 3.5) +
    disc(79, -42, 4, k.accent) +
    disc(93, -30, 4, k.accent)
  );
};

/** A rooster in profile. */
export const rooster: Motif = (k) =>
  path(
    'M-22 26C-52-2-52-60-98-66C-92-50-84-40-86-30C-96-34-100-30-100-24C-84-16-86 0-84 10C-92 10-96 16-96 22C-72 26-68 60-30 70Z',
    k.accentDark,
  ) +
  path(
    'M-22 30C-44 4-52-36-84-52C-72-30-72-14-68-4C-76-4-82 0-86 4C-68 16-64 44-34 58Z',
    k.accent,
  ) +
  path('M-24 34C-36 14-44-8-60-20C-54-2-52 16-40 34Z', k.accentLight) +
  path(
    'M20-62C40-66 56-50 52-30C50-6 64 10 54 40C44 68 12 78-18 70C-46 60-54 30-34 10C-14 14 4-8 6-36C6-50 10-60 20-62Z',
    k.body,
  ) +
  path(
    'M20-62C40-66 56-50 52-30C50-14 54-4 56 8C48 20 38 6 34 18C28 4 20 20 14 8C8 20-2 12-6 6C2-6 6-20 6-36C6-50 10-60 20-62Z',
    k.metal,
  ) +
  line('M22-44C20-26 18-10 14 2M34-40C36-24 36-8 34 8', k.metalDark, 3) +
  path('M-34 24C-10 14 20 26 24 50C6 66-26 60-34 24Z', k.bodyDark) +
  line('M-22 36C-8 34 4 40 12 50M-20 46C-10 46-2 50 4 56', k.bodyLight, 3.5) +
  path(
    'M12-58C4-70 10-82 20-80C20-92 34-96 38-84C46-92 58-86 54-74C64-74 64-60 54-56C42-62 26-64 12-58Z',
    k.accent,
  ) +
  path('M54-42C64-36 66-22 58-18C50-22 50-34 52-42Z', k.accent) +
  disc(38, -48, 6, k.cream) +
  disc(39, -48, 3.6, k.ink) +
  path('M52-52L78-42L52-36Z', k.metalLight) +
  path('M52-43L78-42L52-36Z', k.metalDark) +
  line('M-6 72V92M-6 92H-22M-6 92H10M18 70V92M18 92H2M18 92H34', k.metal, 6);

/** A winged scarab holding a disc. */
export const scarab: Motif = (k) =>
  mirrored(
    path('M-22-8C-52-40-84-40-100-22C-96 20-70 52-28 44Z', k.metalDark) +
      path('M-24-4C-50-32-78-32-94-18C-90 16-68 44-28 38Z', k.accent) +
      path('M-26 2C-46-18-66-18-80-10C-76 12-60 30-28 30Z', k.metal) +
      path('M-26 8C-40-4-54-4-64 2C-58 16-46 24-28 24Z', k.accentDark) +
      line('M-94-18L-30 14M-92 4L-30 22M-78 28L-30 30', k.metalLight, 3) +
      line('M-30-30C-46-46-44-58-34-66M-30 52C-46 62-50 78-40 92', k.metalDark, 8),
  ) +
  disc(0, -74, 25, k.metalDark) +
  disc(0, -75, 22, k.metal) +
  disc(-3, -78, 14, k.accentLight) +
  path('M-24-44C-18-58 18-58 24-44L18-26H-18Z', k.bodyDark) +
  path('M-32-26H32C38-14 36-4 32 2H-32C-36-4-38-14-32-26Z', k.body) +
  path('M-36 6H36C46 44 30 84 0 96C-30 84-46 44-36 6Z', k.bodyDark) +
  path('M-3 8V90C-28 78-40 46-33 8Z', k.body) +
  path('M3 8V90C28 78 40 46 33 8Z', k.body) +
  path('M-28 14C-34 38-26 58-18 68C-20 48-18 28-12 14Z', k.bodyLight, 'opacity=".85"') +
  line('M14 16C20 36 20 56 12 74', k.bodyLight, 3, 'opacity=".6"') +
  line('M-34 4H34', k.metal, 6) +
  mirrored(disc(-13, -42, 5, k.metalLight) + disc(-13, -42, 2.4, k.ink)) +
  path('M0-24L9-12L0-2L-9-12Z', k.metal);
