import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { aroundALogin } from './handlers';

export interface SentCall {
  method: string;
  path: string;
  search: string;
  body: string;
}

/** A mock gateway for one test file, and what was sent to it during a test. */
export function mockGateway(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers, ...aroundALogin());
  const sent: SentCall[] = [];
  server.events.on('request:start', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    sent.push({
      method: request.method,
      path: pathname,
      search,
      body: await request.clone().text(),
    });
  });
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    sent.length = 0;
  });
  afterAll(() => server.close());
  return { server, sent };
}
