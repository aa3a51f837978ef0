import { tone } from './colour';
import { around, disc, group, line, path, starPath } from './shapes';
import type { Stage } from './stage';

type Piece = (stage: Stage) => string;

const sparkle: Piece = ({ scheme }) => path(starPath(4, 14, 3), tone(scheme.metal, 0.96));
const bubble: Piece = ({ scheme }) =>
  disc(0, 0, 11, tone(scheme.ground, 0.9), 'opacity=".35"') +
  disc(-3, -4, 3.6, '#fff', 'opacity=".85"') +
  disc(0, 0, 11, 'none', 'stroke="#fff" stroke-width="1.500" opacity=".6"');
const blossom: Piece = ({ scheme }) =>
  around(5, path('M0 0C-8-6-6-15 0-15C6-15 8-6 0 0Z', tone(scheme.body, 0.86))) +
  disc(0, 0, 3, tone(scheme.metal, 0.8));
const coin: Piece = ({ scheme }) =>
  disc(0, 0, 13, tone(scheme.metal, 0.5)) +
  disc(-1, -1, 11.5, tone(scheme.metal, 0.82)) +
  disc(-1, -1, 7.5, tone(scheme.metal, 0.66)) +
  path(starPath(4, 6, 2.4, -1, -1), tone(scheme.metal, 0.95));
const leaflet: Piece = ({ scheme }) =>
  path('M0-15C13-7 13 8 0 15C-13 8-13-7 0-15Z', tone(scheme.accent, 0.66)) +
  line('M0-12V12', tone(scheme.accent, 0.86), 1.6);
const ember: Piece = ({ scheme }) =>
  disc(0, 0, 9, tone(scheme.metal, 0.85), 'opacity=".3"') + disc(0, 0, 4, tone(scheme.metal, 0.96));
const bead: Piece = ({ scheme }) =>
  path('M0-12L10 0L0 12L-10 0Z', tone(scheme.accent, 0.5)) +
  path('M0-12V12L-10 0Z', tone(scheme.accent, 0.84));

const PIECES: readonly Piece[] = [sparkle, bubble, blossom, coin, leaflet, ember, bead];

function scatter(
  stage: Stage,
  piece: Piece,
  count: number,
  size: readonly [number, number],
): string {
  const { width, height, random } = stage;
  return Array.from({ length: count }, (_, index) => {
    const inward = random.next() * 0.24;
    const x = width * (index % 2 ? 1 - inward : inward);
    const y = height * random.next() * 0.72;
    const scale = size[0] + random.next() * (size[1] - size[0]);
    return group(
      `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${random.int(0, 90)}) scale(${scale.toFixed(2)})`,
      piece(stage),
    );
  }).join('');
}

/** Small floating things: some behind the emblem, a few large ones in front. */
export function drawOrnaments(stage: Stage): { far: string; near: string } {
  const piece = stage.random.pick(PIECES);
  const other = stage.random.pick(PIECES);
  return {
    far:
      scatter(stage, piece, stage.random.int(8, 16), [0.4, 0.95]) +
      scatter(stage, sparkle, 5, [0.3, 0.8]),
    near: scatter(stage, other, 3, [1.2, 1.9]),
  };
}
