import type { OperationId } from '../../src/platform/handlers';
import type { TestGateway } from '../support/gateway';

/** What a call needs that the contract's own examples can't know, because they show an imagined merchant. */
export interface CallExample {
  /** Parameters by name, in the place of the examples' own; null leaves one out. */
  values?: Record<string, string | null>;
  /** The body, or what is sealed. */
  body?: object;
}

/**
 * For each operation that needs it, a call that the demo data can answer; made anew for each call, so
 * that what may be done once can be prepared each time. `token` is the caller's, or null for a guest.
 */
export type Examples = Partial<
  Record<
    OperationId,
    (gateway: TestGateway, token: string | null) => CallExample | Promise<CallExample>
  >
>;
