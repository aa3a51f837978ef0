import type { Database } from '../database/open';
import type { components } from '../generated/contract';
import { roleOf } from '../platform/access';
import { Refusal } from '../platform/refusal';
import { type Place, rememberUnopened } from './loginHistory';
import type { Identified } from './openSession';

type Portal = components['schemas']['LoginPortal'];

const ORDINARY_TYPE = 0;

/**
 * Refuses the wrong portal: agents have their own, back office accounts can't use the members' (LOGIN-13). Whoever comes
 * here has proved who they are, so the owner should see that even if it ends here (TR-02).
 */
export async function checkPortal(
  db: Database,
  { account: { id: accountId, type }, loginType: method }: Identified,
  portal: Portal,
  { place, now: at }: { place: Place; now: Date },
): Promise<void> {
  const code = refusalOf(type, portal);
  if (code === null) return;
  await rememberUnopened(db, { accountId, method, outcome: 'NOT_ALLOWED', place, at });
  throw new Refusal(code);
}

function refusalOf(type: number, portal: Portal): 'NON_AGENT' | 'NON_MEMBER' | null {
  const isAgent = roleOf(type) === 'agent';
  if (portal === 'agent') return isAgent ? null : 'NON_AGENT';
  return isAgent || type === ORDINARY_TYPE ? null : 'NON_MEMBER';
}
