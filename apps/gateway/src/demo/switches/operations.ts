import { createHash, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../config';
import type { components } from '../../generated/contract';
import { Refusal } from '../../platform/refusal';
import type { Handlers } from '../../services';
import { FLAG_NAMES, isFlagOn } from '../../system/flags';
import type { DemoSwitches } from './switches';

/** Reading and changing the reviewers' switches. */
export function switchOperations({ demoKey }: Config, switches: DemoSwitches) {
  const described = (): components['schemas']['DemoSwitches'] => {
    const { flags, ...others } = switches.current();
    const set = FLAG_NAMES.map((modId) => ({ modId, enabled: isFlagOn(modId, flags) }));
    return { ...others, flags: set };
  };

  const checkKey = (key: string | undefined) => {
    if (!isSame(key ?? '', demoKey)) throw new Refusal('NOT_FOUND');
  };

  return {
    getDemoSwitches({ header }) {
      checkKey(header('X-Demo-Key'));
      return described();
    },

    async setDemoSwitches({ header, body }) {
      checkKey(header('X-Demo-Key'));
      const { flags: changed = [], ...others } = body;
      const flags = { ...switches.current().flags };
      for (const { modId, enabled } of changed) flags[modId] = enabled;
      await switches.change({ ...others, flags });
      return described();
    },
  } satisfies Handlers;
}

/** Compares keys in constant time, so that the time does not show how much was right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
