import type { components } from '../generated/contract';
import type { FlagName } from './flags';

type Described = components['schemas']['DemoSwitches'];

/** What reviewers can switch while the gateway runs, in demo mode only. */
export interface SwitchState extends Omit<Described, 'flags'> {
  /** White-label flags that differ from the merchant's. */
  flags: Partial<Record<FlagName, boolean>>;
}

export interface Switches {
  current(): SwitchState;
  change(changes: Partial<SwitchState>): void;
}

/** The switches of this process, everything off. */
export function createSwitches(rateLimitFactor: number): Switches {
  let state: SwitchState = {
    maintenance: false,
    regionBlock: false,
    flags: {},
    slowMilliseconds: 0,
    failingRate: 0,
    failingOperations: [],
    rateLimitFactor,
  };
  return {
    current: () => state,
    change(changes) {
      state = { ...state, ...changes };
    },
  };
}
