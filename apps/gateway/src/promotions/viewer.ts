import type { OperationId } from '../platform/handlers';
import type { Call, Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import type { Member } from './joining';
import { offersOf } from './promotionRules';
import type { Viewer } from './promotionViews';

type AnyCall = Pick<Call<OperationId>, 'session' | 'role' | 'now'>;

/** The viewer of a call. Guests and trial users have no account here. */
export function viewerOf(services: Services, { session, role, now }: AnyCall): Viewer {
  const isMember = role === 'member' || role === 'agent';
  const account = isMember ? (session?.account ?? null) : null;
  return {
    ...offersOf(services),
    account,
    now,
    offsetMinutes: services.config.utcOffsetMinutes,
  };
}

/** The member of a call. */
export function memberOf(services: Services, call: AnyCall): Member {
  return { ...viewerOf(services, call), account: loggedIn(call).account };
}
