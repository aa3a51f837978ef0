import type { ContractOperation } from '../platform/contract';
import { Refusal } from '../platform/refusal';
import type { Switches } from './switches';

/** What is answered even while the site is closed: why it is closed, and how to reach somebody. */
const OPEN_TAGS = new Set(['system', 'support']);

/** Refuses a call while the site is closed. */
export async function refuseWhileClosed(
  operation: ContractOperation,
  switches: Switches,
): Promise<void> {
  await switches.meet(operation);
  const { maintenance, regionBlock } = switches.current();
  if (operation.raw || OPEN_TAGS.has(operation.tag)) return;
  if (maintenance) throw new Refusal('MAINTENANCE');
  if (regionBlock) throw new Refusal('REGION_BLOCKED');
}
