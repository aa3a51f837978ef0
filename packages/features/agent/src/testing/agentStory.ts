import {
  answer,
  disconnect,
  exampleHandlers,
  exampleOf,
  hang,
  type OperationId,
  refuse,
} from '@parlour/gateway-openapi/testing';
import type { RequestHandler } from 'msw';

/** An agent, and a gateway that answers its examples; `handlers` come before those. */
export const agentStory = (...handlers: RequestHandler[]) => ({
  feature: { visitor: 'agent' as const },
  msw: { handlers: [...handlers, ...exampleHandlers()] },
});

/** The states of a page with one call: loading, empty, network error, and refused. */
export const statesOf = (operation: OperationId) => ({
  loading: agentStory(hang(operation)),
  empty: agentStory(
    answer(operation, {
      ...(exampleOf(operation) as object),
      content: [],
      totalElements: 0,
      totalPages: 0,
    }),
  ),
  networkError: agentStory(disconnect(operation)),
  businessError: agentStory(
    refuse(operation, { status: 403, code: 'FORBIDDEN', message: 'Not for this account' }),
  ),
});
