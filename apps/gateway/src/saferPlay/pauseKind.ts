import type { components } from '../generated/contract';

export type PlayPauseKind = components['schemas']['PlayPauseKind'];
