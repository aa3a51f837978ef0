import type { Config } from '../config';
import type { ContractOperation } from '../platform/contract';
import type { FlagName } from './flags';

/** The site's status at a time. */
export interface SwitchState {
  maintenance: boolean;
  regionBlock: boolean;
  /** White-label flags that differ from the merchant's. */
  flags: Partial<Record<FlagName, boolean>>;
  rateLimitFactor: number;
  /** Whether captchas are asked for. */
  captchas: boolean;
  /** Whether announcements open by themselves. */
  popups: boolean;
}

export interface Switches {
  /** Their state, as this process last read it. */
  current(): SwitchState;
  /** Refreshes them from the database. */
  refresh(): Promise<void>;
  /** Runs before everything else of a call; may wait, and may refuse. */
  meet(operation: ContractOperation): Promise<void>;
}

/** The site's status without any switch. */
export const normalState = ({
  rateLimitFactor,
  captchas,
  popups,
}: Pick<Config, 'rateLimitFactor' | 'captchas' | 'popups'>): SwitchState => ({
  maintenance: false,
  regionBlock: false,
  flags: {},
  rateLimitFactor,
  captchas,
  popups,
});

/** Switches that nobody can turn. */
export function fixedSwitches(config: Config): Switches {
  const state = normalState(config);
  return {
    current: () => state,
    refresh: () => Promise.resolve(),
    meet: () => Promise.resolve(),
  };
}
