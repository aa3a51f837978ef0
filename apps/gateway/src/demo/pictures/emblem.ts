import { tone } from './colour';
import { createKit, flatKit, type Scheme } from './kit';
import { motifOf } from './motifs/allMotifs';
import type { Motif } from './motifs/motif';
import { group } from './shapes';

/** Position and size of an emblem; at scale 1 it is 200 units wide. */
export interface Placing {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

// Shades and highlights are inside the outline, so a silhouette leaves them out.
const INNER = /<[a-z]+ [^>]*fill-opacity="0?\.[0-8]\d*"[^>]*\/>/g;

function silhouette(motif: Motif, colour: string): string {
  return motif(flatKit(colour)).replace(INNER, '');
}

/** Draws an emblem with its shadow, outline and lit rim. */
export function drawEmblem(name: string, scheme: Scheme, { x, y, scale, turn }: Placing): string {
  const motif = motifOf(name);
  const outlined = (colour: string, width: number, at: string) =>
    group(
      at,
      silhouette(motif, colour),
      `stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"`,
    );
  const dark = tone(scheme.ground, 0.13);
  return group(
    `translate(${x} ${y}) rotate(${turn}) scale(${scale})`,
    group('translate(6 15)', silhouette(motif, dark), 'opacity=".32"') +
      outlined(dark, 8, 'translate(0 0)') +
      (scale > 0.7 ? outlined(tone(scheme.metal, 0.96), 3, 'translate(-.6 -1)') : '') +
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
    silhouette(motifOf(name), colour),
    `opacity="${opacity}"`,
  );
}
