import type { Kit } from '../kit';

/** Draws one emblem in a box from -100 to 100 around the centre. */
export type Motif = (kit: Kit) => string;
