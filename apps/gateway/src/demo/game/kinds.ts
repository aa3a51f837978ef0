import type { components } from '../../generated/contract';

export type DemoGameKind = components['schemas']['DemoGameKind'];

/** What stands in for each type of game; reels for any other type. */
const KIND_OF: Readonly<Record<string, DemoGameKind>> = {
  LIVE: 'TABLE',
  PVP: 'TABLE',
  SPORTS: 'SPORTS',
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
  LOTT: 'DRAW',
  ELOTT: 'DRAW',
};

export const kindOf = (gameType: string): DemoGameKind => KIND_OF[gameType] ?? 'REELS';
