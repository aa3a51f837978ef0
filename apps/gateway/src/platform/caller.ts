import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLaunchOfAnother } from '../games/launches';
import type { Services } from '../services';
import type { Session } from '../session/sessions';
import { roleOf } from './access';
import { budgetOf } from './budgets';
import type { ContractOperation } from './contract';
import { Refusal } from './refusal';
import type { Role } from './roles';

/** Who calls, found out before the body is read. */
export interface Caller {
  role: Role;
  session: Session | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** What a site asks by itself, whether somebody is there or not: it must not make a session live longer. */
const ASKED_BY_ITSELF: ReadonlySet<string> = new Set(['getSession', 'getUnreadCount']);

/** Finds the session of the caller. A single-use ticket is good for one operation alone. */
export async function identify(
  operation: ContractOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  { config, db, sessions }: Services,
): Promise<Caller> {
  // Here and not with the handler, as a round that is asked for again never reaches one.
  const launched = operation.takesLaunches ? request.headers['x-launch-token'] : undefined;
  if (typeof launched === 'string' && (await isLaunchOfAnother(db, config.merchant, launched)))
    throw new Refusal('LAUNCH_EXPIRED');
  const guest: Caller = { role: 'guest', session: null };
  const token = /^Bearer ([\w-]{16,512})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return guest;
  const session = await sessions.find(token, !ASKED_BY_ITSELF.has(operation.id));
  // Merchants may share a database, but nobody is logged in at another one.
  const { merchant } = config;
  if (session !== null && session.account.merchant !== merchant) return guest;
  if (session !== null) return { role: roleOf(session.account.type), session };
  if (operation.id !== 'getMemberInfo') return guest;
  const redeemed = await sessions.redeemTicket(token, { merchant, address: request.ip });
  if (redeemed === null) return guest;
  reply.header('x-session-token', redeemed.token);
  return { role: roleOf(redeemed.session.account.type), session: redeemed.session };
}

/** Counts the call against the budget of its operation, by account or else by address. */
export async function spend(
  operation: ContractOperation,
  request: FastifyRequest,
  { limiter }: Services,
): Promise<void> {
  const { name, budget } = budgetOf(operation);
  const who = request.caller?.session?.account.id ?? request.ip;
  await limiter.use(`${name} ${who}`, { ...budget, isUncounted: true });
}
