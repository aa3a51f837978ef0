import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressFor } from './compression';
import type { ContractOperation } from './contract';
import { answered } from './envelope';
import type { OperationChecks } from './validation';

/** Sends what a handler answered, after the contract has been held against it. */
export type Sender = (
  request: FastifyRequest,
  reply: FastifyReply,
  operation: ContractOperation,
  checks: OperationChecks,
  value: unknown,
) => Promise<FastifyReply>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** Makes the sender; `checkAnswers` off saves the time of the check where it is not wanted. */
export function createSender(checkAnswers: boolean): Sender {
  // An answer that is frozen, or has an ETag, says the same each time: it is checked and written once.
  const written = new WeakMap<object, { by: ContractOperation; body: Buffer }>();

  const write = (operation: ContractOperation, checks: OperationChecks, value: unknown): Buffer => {
    const answer = operation.raw ? value : answered(value);
    const error = checkAnswers ? checks.answer(answer) : null;
    if (error !== null) throw new Error(`${operation.id} answers outside the contract: ${error}`);
    return Buffer.from(JSON.stringify(answer));
  };

  return async (request, reply, operation, checks, value) => {
    const etag = reply.getHeader('etag');
    if (etag !== undefined && request.headers['if-none-match'] === etag)
      return reply.code(304).send();
    const isObject = typeof value === 'object' && value !== null;
    const isKept = isObject && (etag !== undefined || Object.isFrozen(value));
    const known = isKept ? written.get(value) : undefined;
    const body = known?.by === operation ? known.body : write(operation, checks, value);
    if (isKept) written.set(value, { by: operation, body });
    reply.type(JSON_TYPE);
    // Only what everybody may read is packed: a packed answer tells its length, and with what an
    // attacker puts into a request beside a secret that can be enough to guess the secret.
    if (!operation.access.includes('guest') || request.method !== 'GET') return reply.send(body);
    reply.header('vary', 'accept-encoding');
    const packed = await compressFor(request.headers['accept-encoding'], JSON_TYPE, body);
    if (packed.encoding !== null) reply.header('content-encoding', packed.encoding);
    return reply.send(packed.body);
  };
}
