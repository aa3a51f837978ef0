import { setTimeout as pause } from 'node:timers/promises';
import type { Switches } from '../system/switches';
import type { ContractOperation } from './contract';
import { Refusal } from './refusal';

/** What is answered even while the site is closed: why it is closed, and how to reach somebody. */
const OPEN_TAGS = new Set(['system', 'support']);
const SWITCHES_PATH = '/wps/demo/switches';

/** Applies the reviewers' switches to a call: closed, slow or failing. */
export async function passGate(operation: ContractOperation, switches: Switches): Promise<void> {
  if (operation.path === SWITCHES_PATH) return;
  await switches.refresh();
  const { maintenance, regionBlock, slowMilliseconds, failingRate, failingOperations } =
    switches.current();
  if (slowMilliseconds > 0) await pause(slowMilliseconds);
  const fails = failingOperations.includes(operation.id) || Math.random() < failingRate;
  if (fails) throw new Refusal('SYSTEM_ERROR');
  if (operation.raw || OPEN_TAGS.has(operation.tag)) return;
  if (maintenance) throw new Refusal('MAINTENANCE');
  if (regionBlock) throw new Refusal('REGION_BLOCKED');
}
