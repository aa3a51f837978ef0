import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import type { Session } from '../session/sessions';
import { hashToken } from '../session/tokens';
import { admit, roleOf } from './access';
import { budgetOf } from './budgets';
import type { Contract, ContractOperation, Role } from './contract';
import { answered } from './envelope';
import { passGate } from './gate';
import type { Call, Handler, Handlers, Intent, OperationId } from './handlers';
import { createIdempotency, hashRequest } from './idempotency';
import { badRequest, Refusal } from './refusal';
import { createSealedBodies } from './sealed';
import { createChecks, type OperationChecks } from './validation';

/** Who calls, found out before the body is read. */
interface Caller {
  role: Role;
  session: Session | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Gives every operation of the contract its route: the one of its handler, or an honest 501. */
export function registerOperations(
  app: FastifyInstance,
  contract: Contract,
  handlers: Handlers,
  services: Services,
): void {
  const { config, db, keys, now } = services;
  const checksOf = createChecks(contract);
  const sealed = createSealedBodies(db, keys, now);
  const idempotency = createIdempotency(db);
  app.decorateRequest('caller', null);

  for (const operation of contract.operations) {
    const handler = handlers[operation.id] as Handler<OperationId> | undefined;
    const checks = checksOf(operation);
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      async onRequest(request, reply) {
        reply.header('cache-control', 'no-store');
        await passGate(operation, services.switches);
        if (handler === undefined) throw new Refusal('NOT_IMPLEMENTED');
        request.caller = await identify(operation, request, reply, services);
        spend(operation, request, services);
        admit(operation, request.caller.role);
      },
      async handler(request, reply) {
        if (handler === undefined) throw new Refusal('NOT_IMPLEMENTED');
        const asked = readParameters(operation, checks, request, config.merchant);
        const body = await readBody(operation, checks, request);
        const call = toCall(request, reply, services, { ...asked, body });
        const value = await run(call);
        return send(reply, operation, checks, value);
      },
    });

    async function readBody(op: ContractOperation, opChecks: OperationChecks, req: FastifyRequest) {
      if (op.encrypted) return sealed.open(op, opChecks, req.body);
      if (op.bodyPointer === null) return undefined;
      const faults = opChecks.body(req.body);
      if (faults.length > 0) throw badRequest(faults);
      return req.body;
    }

    async function run(call: Call<OperationId>): Promise<unknown> {
      if (handler === undefined) throw new Refusal('NOT_IMPLEMENTED');
      if (!operation.idempotent) return handler(call);
      const intent = toIntent(operation, call);
      return idempotency.run(intent, operation, call.now, async (tx) =>
        handler({ ...call, db: tx, intent }),
      );
    }
  }

  function send(
    reply: FastifyReply,
    operation: ContractOperation,
    checks: OperationChecks,
    value: unknown,
  ): unknown {
    const answer = operation.raw ? value : answered(value);
    const fault = config.checkAnswers ? checks.answer(answer) : null;
    if (fault !== null) throw new Error(`${operation.id} answers outside the contract: ${fault}`);
    return reply.send(answer);
  }
}

/** Finds the session of the caller. A single-use ticket is good for one operation alone. */
async function identify(
  operation: ContractOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  { sessions }: Services,
): Promise<Caller> {
  const guest: Caller = { role: 'guest', session: null };
  const token = /^Bearer ([\w-]{16,512})$/.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return guest;
  // Asking how long a session still lives must not make it live longer.
  const session = await sessions.find(token, operation.id !== 'getSession');
  if (session !== null) return { role: roleOf(session.account.type), session };
  if (operation.id !== 'getMemberInfo') return guest;
  const redeemed = await sessions.redeemTicket(token, request.ip);
  if (redeemed === null) return guest;
  reply.header('x-session-token', redeemed.token);
  return { role: roleOf(redeemed.session.account.type), session: redeemed.session };
}

/** Counts the call against the budget of its operation, by account or else by address. */
function spend(operation: ContractOperation, request: FastifyRequest, { limiter }: Services): void {
  const { name, budget } = budgetOf(operation);
  const who = request.caller?.session?.account.id ?? request.ip;
  limiter.use(`${name} ${who}`, budget);
}

function readParameters(
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
  const faults = [...path.faults, ...query.faults, ...headers.faults];
  const named = headers.values['Merchant'];
  if (named !== undefined && named !== merchant)
    faults.push({ field: 'Merchant', code: 'invalid' });
  if (faults.length > 0) throw badRequest(faults);
  return { query: query.values, path: path.values, headers: headers.values };
}

function toCall(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  asked: { query: object; path: object; headers: Record<string, unknown>; body: unknown },
): Call<OperationId> {
  const caller = request.caller ?? { role: 'guest', session: null };
  const language = asked.headers['Language'];
  const call = {
    ...caller,
    query: asked.query,
    path: asked.path,
    body: asked.body,
    language: typeof language === 'string' ? language : 'EN',
    address: request.ip,
    now: new Date(services.now()),
    db: services.db,
    intent: null,
    header: (name: string) => {
      const value = request.headers[name.toLowerCase()];
      return Array.isArray(value) ? value[0] : value;
    },
    setHeader: (name: string, value: string) => void reply.header(name, value),
    log: request.log,
  };
  // The contract's checks have just proved that the fields have the operation's types.
  return call as unknown as Call<OperationId>;
}

/** The caller's intent; a game is known by its launch, everything else by the account. */
function toIntent(operation: ContractOperation, call: Call<OperationId>): Intent {
  const launch = call.header('X-Launch-Token');
  const scope =
    call.session === null || launch !== undefined
      ? `launch:${hashToken(launch ?? '')}`
      : `account:${call.session.account.id}`;
  const requestHash = hashRequest(operation, call.query, call.path, call.body);
  return { scope, key: (call.header('Idempotency-Key') ?? '').toLowerCase(), requestHash };
}
