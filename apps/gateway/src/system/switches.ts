import { eq } from 'drizzle-orm';
import type { Config } from '../config';
import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { meta } from '../platform/schema';
import type { FlagName } from './flags';

type Described = components['schemas']['DemoSwitches'];

/** What reviewers can switch while the gateway runs, in demo mode only. */
export interface SwitchState extends Omit<Described, 'flags'> {
  /** White-label flags that differ from the merchant's. */
  flags: Partial<Record<FlagName, boolean>>;
}

export interface Switches {
  /** How they stand, as this process last saw it. */
  current(): SwitchState;
  /** Looks whether another process has changed them; at most once a second. */
  refresh(): Promise<void>;
  change(changes: Partial<SwitchState>): Promise<void>;
}

const LOOK_EVERY_MS = 1000;

/**
 * The switches of this merchant's processes: as the start says until somebody turns them. Outside the demo they stay
 * so whatever the database says, which may have been a demo's before.
 */
export function createSwitches(
  db: Database,
  config: Pick<Config, 'merchant' | 'demo' | 'captchas' | 'popups' | 'rateLimitFactor'>,
): Switches {
  const { rateLimitFactor, captchas, popups } = config;
  const key = `demo-switches:${config.merchant}`;
  const normal: SwitchState = {
    maintenance: false,
    regionBlock: false,
    flags: {},
    slowMilliseconds: 0,
    failingRate: 0,
    failingOperations: [],
    rateLimitFactor,
    captchas,
    popups,
  };
  let changed: Partial<SwitchState> = {};
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | null = null;

  const load = async (): Promise<void> => {
    const [row] = await db.select().from(meta).where(eq(meta.key, key));
    changed = row === undefined ? {} : (JSON.parse(row.value) as Partial<SwitchState>);
    lookedAt = performance.now();
  };
  return {
    current: () => ({ ...normal, ...changed }),
    async refresh() {
      if (!config.demo || performance.now() - lookedAt < LOOK_EVERY_MS) return;
      // One look does for all calls that come at once.
      looking ??= load().finally(() => {
        looking = null;
      });
      await looking;
    },
    async change(changes) {
      await load();
      changed = { ...changed, ...changes };
      const value = JSON.stringify(changed);
      await db
        .insert(meta)
        .values({ key, value })
        .onConflictDoUpdate({ target: meta.key, set: { value } });
    },
  };
}
