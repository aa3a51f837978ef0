import { tone } from './colour';
import type { Scheme } from './kit';
import { box, disc, group, line, path } from './shapes';

type Frame = (width: number, height: number, scheme: Scheme) => string;

function corners(width: number, height: number, mark: string): string {
  return [
    'translate(0 0)',
    `translate(${width} 0) scale(-1 1)`,
    `translate(0 ${height}) scale(1 -1)`,
    `translate(${width} ${height}) scale(-1 -1)`,
  ]
    .map((at) => group(at, mark))
    .join('');
}

const ruled = (
  width: number,
  height: number,
  inset: number,
  colour: string,
  weight: number,
  round: number,
): string =>
  box(
    inset,
    inset,
    width - inset * 2,
    height - inset * 2,
    round,
    'none',
    `stroke="${colour}" stroke-width="${weight}"`,
  );

const none: Frame = () => '';
const double: Frame = (w, h, s) =>
  ruled(w, h, 9, tone(s.metal, 0.78), 4, 14) + ruled(w, h, 15, tone(s.metal, 0.6), 1.2, 9);
const deco: Frame = (w, h, s) =>
  ruled(w, h, 8, tone(s.metal, 0.74), 3, 0) +
  corners(
    w,
    h,
    path('M0 0H64L0 64Z', tone(s.ground, 0.2)) +
      line('M0 58L58 0M0 46L46 0M0 34L34 0', tone(s.metal, 0.8), 3) +
      disc(14, 14, 7, tone(s.metal, 0.86)),
  );
const scallop: Frame = (w, h, s) =>
  corners(
    w,
    h,
    path('M0 0H74C72 20 56 24 48 20C50 36 36 50 20 48C24 56 20 72 0 74Z', tone(s.accent, 0.4)) +
      line('M74 0C72 20 56 24 48 20C50 36 36 50 20 48C24 56 20 72 0 74', tone(s.metal, 0.84), 4) +
      disc(20, 20, 8, tone(s.metal, 0.84)) +
      disc(18, 18, 3, '#fff'),
  );
const beaded: Frame = (w, h, s) =>
  ruled(w, h, 7, tone(s.body, 0.34), 14, 4) +
  box(
    7,
    7,
    w - 14,
    h - 14,
    4,
    'none',
    `stroke="${tone(s.metal, 0.88)}" stroke-width="6" stroke-dasharray=".1 13" stroke-linecap="round"`,
  );
const band: Frame = (w, h, s) =>
  box(0, 0, w, 12, 0, tone(s.accent, 0.44)) +
  box(0, h - 12, w, 12, 0, tone(s.accent, 0.36)) +
  line(`M0 13H${w}M0 ${h - 13}H${w}`, tone(s.metal, 0.82), 3);

/** The frames; each vendor always has the same one. */
export const FRAMES: readonly Frame[] = [none, double, scallop, none, deco, band, beaded];
