import type { Random } from '../../platform/random';
import { tone } from './colour';
import type { Kit, Scheme } from './kit';

/** What a composition draws on. */
export interface Stage {
  width: number;
  height: number;
  /** Where the emblem is. */
  x: number;
  y: number;
  scheme: Scheme;
  kit: Kit;
  random: Random;
}

/** Layers behind and before the emblem. */
export interface Layers {
  back: string;
  front: string;
}

/** A tone of the ground between its edge (0) and its light (1), or beyond either. */
export function groundTone({ scheme }: Stage, place: number): string {
  return tone(scheme.ground, scheme.unlit + (scheme.lit - scheme.unlit) * place);
}
