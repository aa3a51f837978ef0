import { tone } from './colour';
import { createKit, flatKit, type Scheme } from './kit';
import { motifOf } from './motifs/allMotifs';
import { group } from './shapes';

/** Where and how large an emblem stands; at scale 1 it is 200 units wide. */
export interface Placing {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** Draws an emblem with its shadow, outline and lit rim. */
export function drawEmblem(name: string, scheme: Scheme, { x, y, scale, turn }: Placing): string {
  const motif = motifOf(name);
  const outlined = (colour: string, width: number, at: string, opacity = 1) =>
    group(
      at,
      motif(flatKit(colour)),
      `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" opacity="${opacity}"`,
    );
  const dark = tone(scheme.ground, 0.13);
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    outlined(dark, 16, 'translate(3 9)', 0.28) +
      outlined(dark, 8, 'translate(0 0)') +
      outlined(tone(scheme.metal, 0.96), 3, 'translate(-.6 -1)') +
      motif(createKit(scheme)),
  );
}

/** Draws an emblem far away: one tone, without detail. */
export function drawShape(
  name: string,
  colour: string,
  { x, y, scale, turn }: Placing,
  opacity: number,
): string {
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    motifOf(name)(flatKit(colour)),
    `opacity="${opacity}"`,
  );
}
