import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/open';
import { admit } from './access';
import { createSender } from './answers';
import { readParameters, toCall, toIntent } from './call';
import { type Caller, spend } from './caller';
import type { Contract, ContractOperation } from './contract';
import { refuseOtherSites } from './crossSite';
import { createEncryptedBodies } from './encryptedBodies';
import type { EncryptionKeys } from './encryptionKeys';
import type { AnyCall, AnySession, HandlersBy } from './handlers';
import { createIdempotency } from './idempotency';
import type { Limiter } from './limits';
import { badRequest, Refusal } from './refusal';
import { createChecks, type OperationChecks } from './validation';

/** Checks of the domains before a handler runs. */
export interface Guards<Session extends AnySession> {
  /** Runs first; refuses while the site is closed. */
  refuseWhileClosed(operation: ContractOperation): Promise<void>;
  /** Identifies the caller. */
  identify(
    operation: ContractOperation,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Caller<Session>>;
  /** The effective caller of a restricted session. */
  restrictCaller(operation: ContractOperation, caller: Caller<Session>): Caller<Session>;
  /** Refuses where the account has a second factor that this session has not answered lately (TR-05). */
  requireStepUp(call: AnyCall<Session>): Promise<void>;
  /** Checks the payment password in the body; the contract guarantees that it is there. */
  verifyPaymentPassword(call: AnyCall<Session>): Promise<void>;
}

type AnyHandler<Session extends AnySession> = (call: AnyCall<Session>) => unknown;

/** Dependencies of routes. */
export interface RouteServices<Session extends AnySession> {
  config: { merchant: string; checkAnswers: boolean; countryHeader: string | null };
  db: Database;
  keys: EncryptionKeys;
  limiter: Limiter;
  now(): number;
  guards: Guards<Session>;
}

/** Adds a route for every operation of the contract: its handler, or a 501. */
export function registerOperations<Session extends AnySession>(
  app: FastifyInstance,
  contract: Contract,
  handlers: HandlersBy<Session>,
  services: RouteServices<Session>,
): void {
  const { config, db, keys, limiter, now, guards } = services;
  const checksOf = createChecks(contract);
  const encryptedBodies = createEncryptedBodies(db, keys, now);
  const idempotency = createIdempotency(db);
  const send = createSender(config.checkAnswers);
  app.decorateRequest('caller', null);

  for (const operation of contract.operations) {
    // The validation guarantees that the fields of a call have the types of its operation.
    const handler = handlers[operation.id] as AnyHandler<Session> | undefined;
    const checks = checksOf(operation);
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ':$1'),
      async onRequest(request, reply) {
        reply.header('cache-control', 'no-store');
        await guards.refuseWhileClosed(operation);
        if (handler === undefined) throw new Refusal('NOT_IMPLEMENTED');
        refuseOtherSites(operation, request.headers['sec-fetch-site']);
        const caller = await guards.identify(operation, request, reply);
        request.caller = caller;
        await spend(operation, request, limiter);
        request.caller = guards.restrictCaller(operation, caller);
        admit(operation, request.caller.role);
      },
      async handler(request, reply) {
        if (handler === undefined) throw new Refusal('NOT_IMPLEMENTED');
        const parameters = readParameters(operation, checks, request, config.merchant);
        const body = await readBody(operation, checks, request);
        const call = toCall<Session>(request, reply, services, { ...parameters, body });
        // Before the payment password, which a stolen token could be used to guess.
        if (operation.asksStepUp) await guards.requireStepUp(call);
        if (operation.asksPaymentPassword) await guards.verifyPaymentPassword(call);
        const value = await run(call);
        return send(request, reply, operation, checks, value);
      },
    });

    async function readBody(op: ContractOperation, opChecks: OperationChecks, req: FastifyRequest) {
      if (op.encrypted) return encryptedBodies.open(op, opChecks, req.body);
      if (op.bodyPointer === null) return undefined;
      const errors = opChecks.body(req.body);
      if (errors.length > 0) throw badRequest(errors);
      return req.body;
    }

    async function run(call: AnyCall<Session>): Promise<unknown> {
      if (handler === undefined) throw new Refusal('NOT_IMPLEMENTED');
      if (!operation.idempotent) return handler(call);
      const intent = toIntent(operation, call);
      return idempotency.run(intent, operation, call.now, async (tx) =>
        handler({ ...call, db: tx, intent }),
      );
    }
  }
}
