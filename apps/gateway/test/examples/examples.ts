import type { OperationId } from '../../src/platform/handlers';
import type { TestGateway } from '../support/gateway';

/** What a call needs that the contract's examples can't know, because they show an imaginary merchant. */
export interface CallExample {
  /** Parameters by name, instead of the example's own; null leaves one out. */
  values?: Record<string, string | null>;
  /** The body, before encryption if it is encrypted. */
  body?: object;
}

/**
 * For each operation that needs it, a call that the demo data can answer. It is made for each call, so that what
 * can be done only once is prepared each time. `token` is the caller's, or null for a guest.
 */
export type Examples = Partial<
  Record<
    OperationId,
    (gateway: TestGateway, token: string | null) => CallExample | Promise<CallExample>
  >
>;
