import { around, box, disc, group, line, path, starPath } from '../shapes';
import type { Motif } from './motif';

/** A columned temple with a pediment. */
export const temple: Motif = (k) =>
  path('M-98 84H98V98H-98Z', k.metalDark) +
  box(-90, 70, 180, 16, 2, k.metal) +
  box(-80, 58, 160, 14, 2, k.cream) +
  box(-70, -30, 140, 90, 0, k.bodyDark) +
  path('M-16 58V6C-16-16 16-16 16 6V58Z', k.metalLight) +
  path('M-10 58V8C-10-8 10-8 10 8V58Z', k.metal) +
  [-66, -36, 36, 66]
    .map(
      (x) =>
        box(x - 11, -28, 22, 88, 2, k.cream) +
        box(x + 2, -28, 9, 88, 2, k.body, 'opacity=".5"') +
        line(`M${x - 5}-22V54M${x + 1}-22V54`, k.bodyDark, 1.6, 'opacity=".4"') +
        box(x - 15, -36, 30, 10, 4, k.metal) +
        box(x - 15, 52, 30, 9, 3, k.metal),
    )
    .join('') +
  box(-88, -50, 176, 16, 2, k.accent) +
  line('M-84-42H84', k.metalLight, 3, 'stroke-dasharray="1 9"') +
  path('M-98-50L0-98L98-50Z', k.metalDark) +
  path('M-84-53L0-93L84-53Z', k.metal) +
  path('M-66-56L0-86L66-56Z', k.bodyDark) +
  disc(0, -68, 10, k.metalLight) +
  around(8, path('M-2-12L0-17L2-12Z', k.metalLight)).replace(
    /rotate\(/g,
    'translate(0 -68) rotate(',
  ) +
  path('M-84-53L0-93L8-89L-64-53Z', k.cream, 'opacity=".6"');

/** A castle with three towers. */
export const castle: Motif = (k) => {
  const tower = (x: number, y: number, w: number, roof: string) =>
    box(x - w / 2, y, w, 94 - y, 0, k.body) +
    box(x + w * 0.1, y, w * 0.4, 94 - y, 0, k.bodyDark, 'opacity=".55"') +
    path(`M${x - w * 0.72} ${y + 4}L${x} ${y - w * 1.5}L${x + w * 0.72} ${y + 4}Z`, k.accentDark) +
    path(`M${x - w * 0.72} ${y + 4}L${x} ${y - w * 1.5}L${x + w * 0.1} ${y + 4}Z`, roof) +
    line(`M${x} ${y - w * 1.5}V${y - w * 1.5 - 12}`, k.metal, 3) +
    path(`M${x} ${y - w * 1.5 - 13}l15 5l-15 5z`, k.metalLight) +
    path(
      `M${x - 5} ${y + 36}V${y + 22}C${x - 5} ${y + 14} ${x + 5} ${y + 14} ${x + 5} ${y + 22}V${y + 36}Z`,
      k.metalLight,
    );
  return (
    tower(0, -30, 42, k.accent) +
    tower(-62, -8, 34, k.accent) +
    tower(62, -8, 34, k.accent) +
    path('M-48 94V30H-34V40H-20V30H-7V40H7V30H20V40H34V30H48V94Z', k.bodyLight) +
    path('M8 94V40H20V30H34V40H34V30H48V94Z', k.body, 'opacity=".7"') +
    path('M-18 94V68C-18 48 18 48 18 68V94Z', k.metalDark) +
    path('M-13 94V70C-13 54 13 54 13 70V94Z', k.ink) +
    line('M-6 94V58M6 94V58M-13 74H13', k.metal, 2.6) +
    line(
      'M-40 56H-30M-44 68H-34M30 60H42M34 74H42M-76 40H-66M54 46H66',
      k.bodyDark,
      3,
      'opacity=".5"',
    ) +
    path('M-100 94C-70 80-40 88 0 86C40 88 70 80 100 94V100H-100Z', k.accent)
  );
};

/** A pagoda of four roofs. */
export const pagoda: Motif = (k) => {
  const floor = (y: number, w: number) =>
    box(-w * 0.52, y, w * 1.04, 26, 0, k.bodyDark) +
    box(-w * 0.46, y + 3, w * 0.92, 22, 0, k.metalLight) +
    line(
      `M${-w * 0.2} ${y}V${y + 26}M${w * 0.2} ${y}V${y + 26}M${-w * 0.46} ${y + 12}H${w * 0.46}`,
      k.bodyDark,
      4,
    ) +
    path(
      `M${-w} ${y + 2}C${-w * 0.7} ${y} ${-w * 0.5} ${y - 10} ${-w * 0.36} ${y - 22}H${w * 0.36}C${w * 0.5} ${y - 10} ${w * 0.7} ${y} ${w} ${y + 2}C${w * 0.98} ${y - 6} ${w} ${y - 10} ${w * 1.04} ${y - 14}C${w * 1.1} ${y} ${w} ${y + 12} ${w * 0.86} ${y + 9}H${-w * 0.86}C${-w} ${y + 12} ${-w * 1.1} ${y} ${-w * 1.04} ${y - 14}C${-w} ${y - 10} ${-w * 0.98} ${y - 6} ${-w} ${y + 2}Z`,
      k.body,
    ) +
    path(
      `M${-w * 0.9} ${y + 5}C${-w * 0.6} ${y + 1} ${-w * 0.45} ${y - 10} ${-w * 0.34} ${y - 20}H0C-10 ${y - 8} ${-w * 0.2} ${y + 4} ${-w * 0.3} ${y + 6}Z`,
      k.bodyLight,
      'opacity=".6"',
    ) +
    line(`M${-w * 0.9} ${y + 8}H${w * 0.9}`, k.metal, 3.4) +
    disc(-w * 0.96, y + 16, 4, k.accent) +
    disc(w * 0.96, y + 16, 4, k.accent);
  return (
    line('M0-78V-100', k.metal, 6) +
    disc(0, -88, 6, k.metalLight) +
    disc(0, -98, 4, k.metalLight) +
    floor(-52, 42) +
    floor(-10, 56) +
    floor(34, 70) +
    box(-62, 66, 124, 12, 2, k.metalDark) +
    box(-76, 76, 152, 12, 2, k.metal) +
    path('M-100 98C-80 78-60 92-44 84C-20 94 20 94 44 84C60 92 80 78 100 98Z', k.accent)
  );
};

/** A hot-air balloon among clouds. */
export const balloon: Motif = (k) =>
  line('M-22 34L-12 66M22 34L12 66M-8 40L-5 66M8 40L5 66', k.metalDark, 3) +
  path('M-16 64H16L13 92C8 96-8 96-13 92Z', k.metalDark) +
  path('M-16 64H4L3 94C-4 96-10 94-13 92Z', k.metal) +
  line('M-15 72H15M-14 80H14M-13 88H13', k.metalDark, 2.4) +
  box(-18, 60, 36, 8, 4, k.metalLight) +
  path(
    'M0-98C48-98 76-66 74-30C72 4 40 26 24 42H-24C-40 26-72 4-74-30C-76-66-48-98 0-98Z',
    k.body,
  ) +
  path(
    'M0-98C-26-90-44-62-42-28C-40 4-24 26-14 42H-24C-40 26-72 4-74-30C-76-66-48-98 0-98Z',
    k.accent,
  ) +
  path(
    'M0-98C-10-84-18-60-18-28C-18 4-10 26-6 42H6C10 26 18 4 18-28C18-60 10-84 0-98Z',
    k.accentLight,
  ) +
  path(
    'M0-98C26-90 44-62 42-28C40 4 24 26 14 42H24C40 26 72 4 74-30C76-66 48-98 0-98Z',
    k.accentDark,
  ) +
  path('M-72-42C-40-26 40-26 72-42L74-24C40-8-40-8-74-24Z', k.metal) +
  [-52, -26, 0, 26, 52]
    .map((x) => path(starPath(5, 7, 3, x, -20 - Math.abs(x) * 0.12), k.bodyDark))
    .join('') +
  path('M-58-50C-54-74-34-88-14-92C-32-78-44-62-46-40Z', k.cream, 'opacity=".65"') +
  path('M-26 40H26L22 50H-22Z', k.metalDark) +
  path(
    'M-100 70C-98 54-78 52-72 62C-60 54-44 62-46 76H-94C-100 76-101 73-100 70Z',
    k.cream,
    'opacity=".92"',
  ) +
  path(
    'M48 28C50 14 68 12 74 22C86 14 100 24 98 38H52C48 36 47 32 48 28Z',
    k.cream,
    'opacity=".92"',
  );

/** A lighthouse on a rock, lamp lit. */
export const lighthouse: Motif = (k) =>
  path('M0-62L-100-92V-34Z', k.metalLight, 'stroke="none" opacity=".42"') +
  path('M0-62L100-92V-34Z', k.metalLight, 'stroke="none" opacity=".42"') +
  path('M-26 78L-17-42H17L26 78Z', k.cream) +
  path('M-24 50L-22 24H22L24 50ZM-20 0L-18.400-24H18.400L20 0Z', k.body) +
  path('M6 78L4-42H17L26 78Z', k.ink, 'opacity=".2"') +
  box(-24, -48, 48, 8, 3, k.metalDark) +
  line('M-22-48V-56M-11-48V-56M11-48V-56M22-48V-56M-24-56H24', k.metalDark, 3) +
  box(-13, -76, 26, 28, 2, k.metal) +
  box(-9, -73, 18, 22, 2, k.cream) +
  disc(0, -62, 8, k.metalLight) +
  path('M-18-76C-14-92 14-92 18-76Z', k.accentDark) +
  path('M-18-76C-14-92 0-90 0-90V-76Z', k.accent) +
  line('M0-90V-100', k.metalDark, 3.4) +
  path('M-5 78V64C-5 56 7 56 7 64V78Z', k.metalDark) +
  box(-4, -14, 8, 12, 3, k.ink) +
  box(-4, 30, 8, 12, 3, k.ink) +
  path('M-80 90C-70 70-50 76-40 66C-20 72 20 70 36 64C52 76 70 70 82 90Z', k.bodyDark) +
  path(
    'M-70 88C-60 74-46 80-38 72C-24 78-10 76 0 76C-16 84-50 86-70 88Z',
    k.bodyLight,
    'opacity=".5"',
  ) +
  path('M-100 86C-76 74-56 98-30 87C-6 77 14 98 38 87C60 78 80 94 100 84V100H-100Z', k.accent) +
  line('M-98 88C-76 77-56 100-30 90C-6 80 14 100 38 90C60 81 80 96 98 87', k.cream, 3);

/** A windmill over a field. */
export const windmill: Motif = (k) =>
  path('M-36 88L-22-22C-16-46 16-46 22-22L36 88Z', k.cream) +
  path('M8 88L8-40C16-38 20-32 22-22L36 88Z', k.body, 'opacity=".6"') +
  path('M-30-16C-28-54 28-54 30-16C12-8-12-8-30-16Z', k.accent) +
  path('M-28-18C-26-46-2-48 4-46C-8-38-12-22-12-12Z', k.accentLight) +
  line('M-30 46H30M-27 20H27', k.body, 4, 'opacity=".6"') +
  path('M-11 88V64C-11 52 11 52 11 64V88Z', k.metalDark) +
  box(-6, 24, 12, 15, 6, k.ink) +
  box(-6, 24, 12, 15, 6, k.metalLight, 'opacity=".7"') +
  group(
    'translate(0 -26) rotate(18)',
    around(
      4,
      line('M0 0V-82', k.metalDark, 5) +
        path('M2-22L24-26L20-82L2-80Z', k.cream) +
        path('M13-24L24-26L20-82L11-81Z', k.bodyLight) +
        line('M2-36H23M2-51H22M2-66H21M13-24L11-81', k.metalDark, 2),
    ) +
      disc(0, 0, 10, k.metalDark) +
      disc(-1, -1, 6.5, k.metalLight),
  ) +
  path('M-100 88C-60 74-30 86 0 82C40 78 70 88 100 78V100H-100Z', k.accent) +
  [-84, -66, -50, 50, 66, 82]
    .map(
      (x, index) =>
        line(`M${x} 94V80`, k.accentDark, 3) +
        disc(x, 78, 6.5, index % 2 ? k.metal : k.bodyLight) +
        disc(x, 78, 2.4, k.bodyDark),
    )
    .join('');
