import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open';
import type { Caller } from './caller';
import type { ContractOperation } from './contract';
import { countryOf } from './country';
import type { AnyCall, AnySession, Intent } from './handlers';
import { hashRequest } from './idempotency';
import { badRequest, Refusal } from './refusal';
import { hashToken } from './tokens';
import type { OperationChecks } from './validation';

/** Reads the parameters of a call and refuses what the contract does not allow. */
export function readParameters(
  operation: ContractOperation,
  checks: OperationChecks,
  request: FastifyRequest,
  merchant: string,
) {
  if (operation.idempotent && request.headers['idempotency-key'] === undefined)
    throw new Refusal('IDEMPOTENCY_KEY_MISSING');
  const query = checks.parameters('query', request.query as Record<string, unknown>);
  const path = checks.parameters('path', request.params as Record<string, unknown>);
  const headers = checks.parameters('header', request.headers);
  const errors = [...path.errors, ...query.errors, ...headers.errors];
  const named = headers.values['Merchant'];
  if (named !== undefined && named !== merchant)
    errors.push({ field: 'Merchant', code: 'invalid' });
  if (errors.length > 0) throw badRequest(errors);
  return { query: query.values, path: path.values, headers: headers.values };
}

const GUEST: Caller = { role: 'guest', session: null };

/** What a handler is given. */
export function toCall<Session extends AnySession>(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, now, config }: { db: Database; now(): number; config: { countryHeader: string | null } },
  input: { query: object; path: object; headers: Record<string, unknown>; body: unknown },
): AnyCall<Session> {
  const caller = (request.caller ?? GUEST) as Caller<Session>;
  const language = input.headers['Language'];
  return {
    ...caller,
    query: input.query,
    path: input.path,
    body: input.body,
    language: typeof language === 'string' ? language : 'EN',
    address: request.ip,
    country: countryOf(request, config.countryHeader),
    now: new Date(now()),
    until: null,
    db,
    intent: null,
    header: (name: string) => {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    },
    setHeader: (name: string, value: string) => void reply.header(name, value),
    log: request.log,
  };
}

/** The caller's intent; a game is known by its launch, everything else by the account. */
export function toIntent(operation: ContractOperation, call: AnyCall<AnySession>): Intent {
  const launch = operation.takesLaunches ? call.header('X-Launch-Token') : undefined;
  const scope =
    call.session === null || launch !== undefined
      ? `launch:${hashToken(launch ?? '')}`
      : `account:${call.session.account.id}`;
  const requestHash = hashRequest(operation, call.query, call.path, call.body);
  return { scope, key: (call.header('Idempotency-Key') ?? '').toLowerCase(), requestHash };
}
