import { path } from './shapes';
import { groundTone, type Layers, type Stage } from './stage';

/** Draws what is behind and in front of the emblem. */
export type Composition = (stage: Stage) => Layers;

/** The numbers from 0 to `count` - 1. */
export function steps(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A rolling ground from a fraction of the height down; `place` is its tone, `swing` its relief. */
export function hills(stage: Stage, from: number, place: number, swing: number): string {
  const { width: w, height: h } = stage;
  const top = h * from;
  const a = stage.random.int(-swing, swing);
  const b = stage.random.int(-swing, swing);
  return path(
    `M0 ${top + a}C${w * 0.25} ${top - swing + b} ${w * 0.4} ${top + swing} ${w * 0.6} ${top + a / 2}C${w * 0.78} ${top - swing} ${w * 0.9} ${top + b} ${w} ${top - a}V${h}H0Z`,
    groundTone(stage, place),
  );
}
