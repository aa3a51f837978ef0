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
  // Answers with an ETag are the same object each time, so they are checked and written once.
  const written = new WeakMap<object, Buffer>();

  const write = (operation: ContractOperation, checks: OperationChecks, value: unknown): Buffer => {
    const answer = operation.raw ? value : answered(value);
    const fault = checkAnswers ? checks.answer(answer) : null;
    if (fault !== null) throw new Error(`${operation.id} answers outside the contract: ${fault}`);
    return Buffer.from(JSON.stringify(answer));
  };

  return async (request, reply, operation, checks, value) => {
    const etag = reply.getHeader('etag');
    if (etag !== undefined && request.headers['if-none-match'] === etag)
      return reply.code(304).send();
    const isKept = etag !== undefined && typeof value === 'object' && value !== null;
    const body = (isKept ? written.get(value) : undefined) ?? write(operation, checks, value);
    if (isKept) written.set(value, body);
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
