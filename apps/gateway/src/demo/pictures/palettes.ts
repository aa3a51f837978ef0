import type { Hue } from './colour';
import type { Scheme } from './kit';

const hue = (degrees: number, chroma: number): Hue => ({ hue: degrees, chroma });

/** A vendor's four colours: three that swap roles, and a metal. */
export type Palette = readonly [Hue, Hue, Hue, Hue];

const GOLD = hue(84, 0.135);
const ROSE_GOLD = hue(48, 0.1);
const SILVER = hue(250, 0.025);
const BRASS = hue(98, 0.12);

/** One palette for each vendor in order, starting over after the last. */
export const PALETTES: readonly [Palette, ...Palette[]] = [
  [hue(235, 0.12), hue(28, 0.21), hue(62, 0.16), GOLD],
  [hue(205, 0.1), hue(168, 0.13), hue(15, 0.17), SILVER],
  [hue(300, 0.16), hue(350, 0.2), hue(95, 0.15), GOLD],
  [hue(25, 0.19), hue(55, 0.18), hue(265, 0.15), GOLD],
  [hue(160, 0.12), hue(85, 0.15), hue(320, 0.18), BRASS],
  [hue(275, 0.18), hue(200, 0.13), hue(340, 0.2), SILVER],
  [hue(130, 0.12), hue(40, 0.19), hue(220, 0.12), BRASS],
  [hue(262, 0.17), hue(80, 0.16), hue(185, 0.12), GOLD],
  [hue(345, 0.17), hue(190, 0.12), hue(75, 0.16), ROSE_GOLD],
  [hue(145, 0.14), hue(20, 0.2), hue(100, 0.15), GOLD],
  [hue(45, 0.15), hue(15, 0.2), hue(310, 0.16), BRASS],
  [hue(225, 0.13), hue(250, 0.18), hue(45, 0.18), SILVER],
  [hue(110, 0.13), hue(350, 0.17), hue(190, 0.12), GOLD],
  [hue(320, 0.18), hue(280, 0.18), hue(160, 0.13), ROSE_GOLD],
  [hue(250, 0.09), hue(25, 0.22), hue(90, 0.12), SILVER],
  [hue(175, 0.12), hue(60, 0.17), hue(295, 0.16), GOLD],
  [hue(75, 0.14), hue(230, 0.15), hue(10, 0.2), BRASS],
  [hue(355, 0.19), hue(320, 0.18), hue(85, 0.15), GOLD],
  [hue(280, 0.13), hue(225, 0.14), hue(65, 0.16), SILVER],
  [hue(140, 0.15), hue(165, 0.13), hue(30, 0.2), GOLD],
  [hue(35, 0.12), hue(140, 0.14), hue(65, 0.17), BRASS],
  [hue(10, 0.18), hue(240, 0.15), hue(80, 0.16), GOLD],
  [hue(215, 0.14), hue(330, 0.19), hue(110, 0.16), SILVER],
  [hue(255, 0.16), hue(50, 0.19), hue(150, 0.14), ROSE_GOLD],
  [hue(335, 0.14), hue(135, 0.14), hue(50, 0.17), BRASS],
  [hue(190, 0.12), hue(300, 0.18), hue(35, 0.19), GOLD],
  [hue(90, 0.13), hue(290, 0.16), hue(20, 0.2), BRASS],
  [hue(305, 0.17), hue(25, 0.2), hue(200, 0.12), GOLD],
  [hue(155, 0.1), hue(70, 0.16), hue(250, 0.15), SILVER],
  [hue(265, 0.14), hue(180, 0.12), hue(75, 0.16), GOLD],
];

const ROLES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [2, 1, 0],
  [1, 0, 2],
];

// Night, dusk, noon and glow: lightness of the ground in the light and at the edge.
const MOODS: readonly (readonly [lit: number, unlit: number])[] = [
  [0.5, 0.2],
  [0.62, 0.27],
  [0.86, 0.52],
  [0.74, 0.36],
];

/** The scheme of a vendor's picture: the role of each colour, and the lightness of the ground. */
export function schemeOf(vendorOrder: number, choice: number): Scheme {
  const palette = PALETTES[vendorOrder % PALETTES.length] ?? PALETTES[0];
  const roles = ROLES[choice % ROLES.length] ?? [0, 1, 2];
  const [lit, unlit] = MOODS[Math.floor(choice / ROLES.length) % MOODS.length] ?? [0.5, 0.2];
  const [ground, body, accent] = roles;
  return {
    ground: palette[ground] ?? palette[0],
    body: palette[body] ?? palette[1],
    accent: palette[accent] ?? palette[2],
    metal: palette[3],
    lit,
    unlit,
  };
}
