import { setTimeout as pause } from 'node:timers/promises';
import { PART_NAMES, PARTS, type Scenario, SLOW_MS } from '@parlour/scenario';
import { type ErrorCode, Refusal } from '../../platform/refusal';
import type { FlagName } from '../../system/flags';
import type { Switches, SwitchState } from '../../system/switches';
import { currentScenario } from './visit';

/** The switches as the running call meets them: those for everybody, then those of its scenario. */
export function switchesOfVisit(ofAll: Switches): Switches {
  return {
    current: () => inScenario(ofAll.current(), currentScenario()),
    refresh: () => ofAll.refresh(),
    async meet(operation) {
      await ofAll.meet(operation);
      await meetPart(operation.id, currentScenario());
    },
  };
}

function inScenario(state: SwitchState, scenario: Scenario): SwitchState {
  const { captchas, flags, popups, site } = scenario;
  const changed = Object.entries(flags).map(([name, value]) => [name, value === 'on']);
  return {
    ...state,
    flags: {
      ...state.flags,
      ...(Object.fromEntries(changed) as Partial<Record<FlagName, boolean>>),
    },
    ...(site !== undefined && {
      maintenance: site === 'maintenance',
      regionBlock: site === 'blocked',
    }),
    ...(captchas !== undefined && { captchas: captchas === 'on' }),
    ...(popups !== undefined && { popups: popups === 'on' }),
  };
}

/** Slow, failing and refused parts; those that come in one answer do so together. */
async function meetPart(operation: string, { parts }: Scenario): Promise<void> {
  for (const name of PART_NAMES) {
    const state = parts[name];
    if (state === undefined || PARTS[name].operation !== operation) continue;
    if (state === 'slow') await pause(SLOW_MS);
    if (state === 'failed') throw new Refusal('SYSTEM_ERROR');
    if (state.startsWith('refused-')) throw new Refusal(state.slice(8) as ErrorCode);
  }
}
