import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLaunchOfAnother } from '../games/launches';
import { roleOf } from '../platform/access';
import type { Caller } from '../platform/caller';
import type { ContractOperation } from '../platform/contract';
import { countryOf } from '../platform/country';
import { Refusal } from '../platform/refusal';
import type { Services } from '../services';
import { deviceOf } from './device';
import type { Session } from './sessions';

/** Calls that a site makes by itself: they must not extend a session. */
const ASKED_BY_ITSELF: ReadonlySet<string> = new Set([
  'getPlaySession',
  'getSession',
  'getUnreadCount',
]);

/** Finds the session of the caller. A ticket is valid for one operation only. */
export async function identify(
  operation: ContractOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  { config, db, sessions }: Pick<Services, 'config' | 'db' | 'sessions'>,
): Promise<Caller<Session>> {
  // Not in the handler: a repeated round never reaches it.
  const launched = operation.takesLaunches ? request.headers['x-launch-token'] : undefined;
  if (typeof launched === 'string' && (await isLaunchOfAnother(db, config.merchant, launched)))
    throw new Refusal('LAUNCH_EXPIRED');
  const guest: Caller<Session> = { role: 'guest', session: null };
  const token = /^Bearer ([\w-]{16,512})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return guest;
  const session = await sessions.find(token, !ASKED_BY_ITSELF.has(operation.id));
  // Merchants may share a database, but nobody is logged in at another one.
  const { merchant } = config;
  if (session !== null && session.account.merchant !== merchant) return guest;
  if (session !== null) return { role: roleOf(session.account.type), session };
  if (operation.id !== 'getMemberInfo') return guest;
  const redeemed = await sessions.redeemTicket(token, {
    merchant,
    address: request.ip,
    country: countryOf(request, config.countryHeader),
    device: deviceOf(request.headers['user-agent']),
  });
  if (redeemed === null) return guest;
  reply.header('x-session-token', redeemed.token);
  return { role: roleOf(redeemed.session.account.type), session: redeemed.session };
}
