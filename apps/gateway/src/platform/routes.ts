import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { loggedIn } from '../session/loggedIn';
import { provePaymentPassword } from '../session/paymentPassword';
import type { Account } from '../session/sessions';
import { admit } from './access';
import { createSender } from './answers';
import { readParameters, toCall, toIntent } from './call';
import { identify, spend } from './caller';
import type { Contract, ContractOperation } from './contract';
import { refuseOtherSites } from './crossSite';
import { passGate } from './gate';
import type { Call, Handler, Handlers, OperationId } from './handlers';
import { holdBack } from './heldBack';
import { createIdempotency } from './idempotency';
import { badRequest, Refusal } from './refusal';
import { createSealedBodies } from './sealed';
import { createChecks, type OperationChecks } from './validation';

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
  const send = createSender(config.checkAnswers);
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
        refuseOtherSites(operation, request.headers['sec-fetch-site']);
        request.caller = await identify(operation, request, reply, services);
        await spend(operation, request, services);
        request.caller = holdBack(operation, request.caller, services.switches);
        admit(operation, request.caller.role);
      },
      async handler(request, reply) {
        if (handler === undefined) throw new Refusal('NOT_IMPLEMENTED');
        const asked = readParameters(operation, checks, request, config.merchant);
        const body = await readBody(operation, checks, request);
        const call = toCall(request, reply, services, { ...asked, body });
        if (operation.asksPaymentPassword) await provePaymentPassword(services, ...proofOf(call));
        const value = await run(call);
        return send(request, reply, operation, checks, value);
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
}

/** Whose payment password is asked for, and what was given; the contract has checked that it is there. */
function proofOf(call: Call<OperationId>): [Account, string] {
  const { paymentPassword } = call.body as unknown as { paymentPassword: string };
  return [loggedIn(call).account, paymentPassword];
}
