import { delay, HttpResponse, type HttpResponseResolver, http, type RequestHandler } from 'msw';
import type { ErrorCode } from '../errors';
import examples from '../generated/examples.json';

/** Name of an operation of the contract. */
export type OperationId = keyof typeof examples;

interface Example {
  method: string;
  path: string;
  raw: boolean;
  value: unknown;
}

const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete } as const;

/** Answers an operation by a function of the request. */
export function respond(id: OperationId, resolve: HttpResponseResolver): RequestHandler {
  const { method, path } = examples[id] as Example;
  return methods[method as keyof typeof methods](
    `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    resolve,
  );
}

/** Answers an operation with `value`, or with the contract's own example. */
export function answer(
  id: OperationId,
  value: unknown = (examples[id] as Example).value,
): RequestHandler {
  const body = (examples[id] as Example).raw
    ? value
    : { success: true, value, message: null, errorCode: null };
  return respond(id, () => HttpResponse.json(body as Record<string, unknown>));
}

/** Refuses an operation as the gateway would. */
export function refuse(
  id: OperationId,
  refusal: { status: number; code: ErrorCode; message: string; value?: unknown },
): RequestHandler {
  const { status, code, message, value = null } = refusal;
  return respond(id, () =>
    HttpResponse.json(
      { success: false, value, message, errorCode: code } as Record<string, unknown>,
      { status },
    ),
  );
}

/** Never answers an operation, for the loading state; calls `onRequest` when it is requested. */
export const hang = (id: OperationId, onRequest?: () => void): RequestHandler =>
  respond(id, async () => {
    onRequest?.();
    await delay('infinite');
    return HttpResponse.error();
  });

/** Breaks the connection of an operation. */
export const disconnect = (id: OperationId): RequestHandler =>
  respond(id, () => HttpResponse.error());

/** The contract's example of an operation's answer. */
export const exampleOf = (id: OperationId): unknown => (examples[id] as Example).value;

/** One handler for every operation, each answering its example. */
export const exampleHandlers = (): RequestHandler[] =>
  (Object.keys(examples) as OperationId[]).map((id) => answer(id));
