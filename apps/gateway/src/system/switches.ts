import type { Config } from '../config';
import type { ContractOperation } from '../platform/contract';
import type { FlagName } from './flags';

/** How the site stands at a moment. */
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
  /** How they stand, as this process last saw it. */
  current(): SwitchState;
  /** Looks whether another process has changed them. */
  refresh(): Promise<void>;
  /** Comes before everything else of a call; it may take its time, and may refuse. */
  meet(operation: ContractOperation): Promise<void>;
}

/** How the site stands while nobody has switched anything. */
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
