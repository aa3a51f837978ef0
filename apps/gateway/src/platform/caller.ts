import type { FastifyRequest } from 'fastify';
import { budgetOf } from './budgets';
import type { ContractOperation } from './contract';
import type { AnySession } from './handlers';
import type { Limiter } from './limits';
import type { Role } from './roles';

/** Who calls, found out before the body is read. */
export interface Caller<Session extends AnySession = AnySession> {
  role: Role;
  session: Session | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Counts the call against the budget of its operation, by account or else by address. */
export async function spend(
  operation: ContractOperation,
  request: FastifyRequest,
  limiter: Limiter,
): Promise<void> {
  const { name, budget } = budgetOf(operation);
  const who = request.caller?.session?.account.id ?? request.ip;
  await limiter.use(`${name} ${who}`, { ...budget, isUncounted: true });
}
