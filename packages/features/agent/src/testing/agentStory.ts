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

/** An agent before a gateway that answers its examples; `handlers` come before those. */
export const agentStory = (...handlers: RequestHandler[]) => ({
  feature: { visitor: 'agent' as const },
  msw: { handlers: [...handlers, ...exampleHandlers()] },
});

/** The states of a page that lives by one call: on its way, with nothing in it, cut off, and refused. */
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
