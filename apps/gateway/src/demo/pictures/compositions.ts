import type { Composition } from './grounds';
import { arcs, facets, petals, rays, tiles } from './patterns';
import { curtains, horizon, waves } from './scenes';

/** The compositions; each vendor always has the same one. */
export const COMPOSITIONS: readonly Composition[] = [
  waves,
  facets,
  rays,
  curtains,
  tiles,
  petals,
  horizon,
  arcs,
];
