import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Config } from '../../config';
import type { Database } from '../../database/open';
import type { components } from '../../generated/contract';
import { Refusal } from '../../platform/refusal';
import { meta } from '../../platform/schema';
import { normalState, type Switches, type SwitchState } from '../../system/switches';

type Described = components['schemas']['DemoSwitches'];

/** What reviewers can switch while the gateway runs. */
export type DemoState = SwitchState &
  Pick<Described, 'slowMilliseconds' | 'failingRate' | 'failingOperations'>;

export interface DemoSwitches extends Switches {
  current(): DemoState;
  change(changes: Partial<DemoState>): Promise<void>;
}

const REFRESH_MS = 1000;
const SWITCHES_PATH = '/wps/demo/switches';

/** The switches by default. */
export const normalDemoState = (config: Config): DemoState => ({
  ...normalState(config),
  slowMilliseconds: 0,
  failingRate: 0,
  failingOperations: [],
});

/** The switches of all processes of this merchant: as configured until somebody changes them. */
export function createDemoSwitches(db: Database, config: Config): DemoSwitches {
  const key = `demo-switches:${config.merchant}`;
  const normal = normalDemoState(config);
  let changed: Partial<DemoState> = {};
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | null = null;

  const load = async (): Promise<void> => {
    const [row] = await db.select().from(meta).where(eq(meta.key, key));
    changed = row === undefined ? {} : (JSON.parse(row.value) as Partial<DemoState>);
    loadedAt = performance.now();
  };
  const switches: DemoSwitches = {
    current: () => ({ ...normal, ...changed }),
    /** At most once a second. */
    async refresh() {
      if (performance.now() - loadedAt < REFRESH_MS) return;
      // Concurrent calls share one query.
      loading ??= load().finally(() => {
        loading = null;
      });
      await loading;
    },
    async meet({ id, path }) {
      // Whoever makes every call fail has to be able to undo it.
      if (path === SWITCHES_PATH) return;
      await switches.refresh();
      const { slowMilliseconds, failingRate, failingOperations } = switches.current();
      if (slowMilliseconds > 0) await pause(slowMilliseconds);
      const fails = failingOperations.includes(id) || Math.random() < failingRate;
      if (fails) throw new Refusal('SYSTEM_ERROR');
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
  return switches;
}
