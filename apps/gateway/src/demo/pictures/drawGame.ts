import { createRandom, type Random } from '../../platform/random';
import type { GameArt } from '../catalogue/art';
import { tone } from './colour';
import { COMPOSITIONS } from './compositions';
import { drawEmblem, drawShape } from './emblem';
import { FRAMES } from './frames';
import { createKit, kitDefs, type Scheme } from './kit';
import { drawTitle } from './lettering';
import { drawOrnaments } from './ornaments';
import { schemeOf } from './palettes';
import { box, disc } from './shapes';
import type { Stage } from './stage';

/** What the picture of a game depends on. */
export interface GamePicture {
  displayName: string;
  /** The vendor's position in the list: decides palette, composition, frame and lettering. */
  vendorOrder: number;
  art: GameArt;
}

const WIDTH = 360;
const HEIGHT = 480;

// Where the light comes from, as fractions of the picture; the last two are behind the emblem.
const LIGHTS = [
  [0.1, 0],
  [0.5, -0.05],
  [0.9, 0],
  [0, 0.3],
  [1, 0.3],
  [0.5, 0.36],
  [0.5, 0.42],
] as const;

function lightDefs({ ground, accent, lit, unlit }: Scheme, light: number): string {
  const [x, y] = LIGHTS[light % LIGHTS.length] ?? LIGHTS[0];
  return (
    `<radialGradient id="gg" cx="${x}" cy="${y}" r="1"><stop offset="0" stop-color="${tone(ground, lit + 0.1)}"/><stop offset=".45" stop-color="${tone(ground, (lit + unlit) / 2)}"/><stop offset="1" stop-color="${tone(ground, unlit - 0.04)}"/></radialGradient>` +
    `<radialGradient id="gl" cx="${x}" cy="${y}" r=".85"><stop offset="0" stop-color="${tone(accent, 0.97)}" stop-opacity=".62"/><stop offset=".4" stop-color="${tone(accent, 0.9)}" stop-opacity=".2"/><stop offset="1" stop-color="${tone(accent, 0.8)}" stop-opacity="0"/></radialGradient>` +
    `<radialGradient id="gh"><stop offset="0" stop-color="${tone(ground, 0.97)}" stop-opacity=".85"/><stop offset=".55" stop-color="${tone(accent, 0.85)}" stop-opacity=".3"/><stop offset="1" stop-color="${tone(accent, 0.7)}" stop-opacity="0"/></radialGradient>` +
    `<linearGradient id="gv" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="${tone(ground, 0.12)}" stop-opacity="0"/><stop offset=".76" stop-color="${tone(ground, 0.13)}" stop-opacity=".5"/><stop offset="1" stop-color="${tone(ground, 0.1)}" stop-opacity=".86"/></linearGradient>`
  );
}

function medallion(
  x: number,
  y: number,
  scheme: Scheme,
  kit: { metal: string; metalDark: string },
): string {
  return (
    disc(x, y + 7, 132, tone(scheme.ground, 0.12), 'opacity=".4"') +
    disc(x, y, 130, kit.metalDark) +
    disc(x, y - 1, 126, kit.metal) +
    disc(x, y, 112, kit.metalDark) +
    disc(x, y, 109, tone(scheme.ground, 0.3)) +
    disc(x, y, 109, 'url(#gh)') +
    disc(
      x,
      y,
      119,
      'none',
      `stroke="${tone(scheme.metal, 0.97)}" stroke-width="4" stroke-dasharray=".1 15.500" stroke-linecap="round"`,
    )
  );
}

function drawHero({ x, y, scheme, kit, random }: Stage, art: GameArt): string {
  const turn = random.int(-7, 7);
  const hero = (scale: number, dx = 0, dy = 0) =>
    drawEmblem(art.emblem, scheme, { x: x + dx, y: y + dy, scale, turn });
  const form = random.next();
  if (art.companion) {
    const side = (dx: number) =>
      drawEmblem(art.companion ?? art.emblem, scheme, {
        x: x + dx,
        y: y - 78,
        scale: 0.58,
        turn: dx / 12,
      });
    return side(-112) + side(112) + hero(1.24, 0, 22);
  }
  if (form < 0.18) return medallion(x, y, scheme, kit) + hero(1.02);
  if (form < 0.34) {
    const small = (dx: number, dy: number) =>
      drawEmblem(art.emblem, scheme, { x: x + dx, y: y + dy, scale: 0.62, turn: dx / 8 });
    return small(-108, -54) + small(108, -54) + hero(1.22, 0, 16);
  }
  if (form < 0.5) return hero(1.72, random.int(-26, 26), 8);
  return hero(1.42);
}

function echoes({ x, y, random, scheme }: Stage, emblem: string): string {
  if (random.chance(0.6)) return '';
  const fill = tone(scheme.ground, scheme.unlit + 0.04);
  return drawShape(
    emblem,
    fill,
    { x: x - 10, y: y - 4, scale: 2.5, turn: random.int(-14, 14) },
    0.3,
  );
}

function createStage(scheme: Scheme, random: Random): Stage {
  return {
    width: WIDTH,
    height: HEIGHT,
    x: WIDTH / 2,
    y: 182,
    scheme,
    kit: createKit(scheme),
    random,
  };
}

/** Draws the card picture of a game as SVG, 360 by 480. */
export function drawGame({ displayName, vendorOrder, art }: GamePicture): string {
  const scheme = schemeOf(vendorOrder, art.palette);
  const random = createRandom(art.seed * 13 + art.composition);
  const stage = createStage(scheme, random);
  const compose = COMPOSITIONS[vendorOrder % COMPOSITIONS.length];
  const frame = FRAMES[(vendorOrder * 3 + 1) % FRAMES.length];
  const layers = compose?.(stage) ?? { back: '', front: '' };
  const ornaments = drawOrnaments(stage);
  const whole = (fill: string) => box(0, 0, WIDTH, HEIGHT, 0, fill);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    `<defs>${kitDefs(scheme)}${lightDefs(scheme, art.light)}</defs>` +
    whole('url(#gg)') +
    layers.back +
    echoes(stage, art.emblem) +
    whole('url(#gl)') +
    disc(stage.x, stage.y, 190, 'url(#gh)') +
    ornaments.far +
    layers.front +
    drawHero(stage, art) +
    whole('url(#gv)') +
    ornaments.near +
    (frame?.(WIDTH, HEIGHT, scheme) ?? '') +
    drawTitle(displayName, vendorOrder, scheme, { x: 26, y: 328, width: 308, height: 122 }) +
    '</svg>'
  );
}

/** The placeholder colour of a game's picture while it loads. */
export function averageColour({
  vendorOrder,
  art,
}: Pick<GamePicture, 'vendorOrder' | 'art'>): string {
  const { ground, unlit, lit } = schemeOf(vendorOrder, art.palette);
  // Weights fitted to drawn pictures: the emblem and the shade below cover most of the colour.
  return tone({ ...ground, chroma: ground.chroma * 0.35 }, unlit * 0.4 + lit * 0.5);
}
