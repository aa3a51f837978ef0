import type { components } from '../generated/contract';

export type AmountKind = components['schemas']['AmountKind'];
export type LimitPeriod = components['schemas']['LimitPeriod'];

/** Names a limit of a member. */
export interface LimitName {
  kind: AmountKind;
  period: LimitPeriod;
}
