import type { ContractOperation } from './contract';
import type { OperationId } from './handlers';
import { badRequest } from './refusal';

/** Calls that are GET in the product's description and yet leave something behind. */
const EFFECTFUL_READS: ReadonlySet<OperationId> = new Set([
  'launchGame',
  'launchFreePlay',
  'launchFbSports',
  'launchChat',
]);

/**
 * Refuses such a call when the browser says that another site asks for it. That site can't send our
 * headers either, but what has an effect does not rest on one reason alone.
 */
export function refuseOtherSites(operation: ContractOperation, site: unknown): void {
  if (site === 'cross-site' && EFFECTFUL_READS.has(operation.id))
    throw badRequest([{ field: 'Sec-Fetch-Site', code: 'invalid' }]);
}
