import { type CoreStore, createStore } from '@parlour/feature-core';
import { FeatureProviders, SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { renderHook } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A mock gateway for one test file, and the addresses that were requested during a test. */
export function mockGateway(...handlers: RequestHandler[]) {
  const server = setupServer(...handlers);
  const asked: URL[] = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url)));
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    asked.length = 0;
  });
  afterAll(() => server.close());
  /** The queries of the calls to one operation, in their order. */
  const queriesOf = (operation: string) =>
    asked
      .filter(({ pathname }) => pathname.endsWith(operation))
      .map(({ searchParams }) => Object.fromEntries(searchParams));
  return { server, queriesOf };
}

export const newStore = (gatewayUrl = ''): CoreStore =>
  createStore({ merchant: { ...SAMPLE_MERCHANT, gatewayUrl }, readLanguage: () => 'en' });

/** Runs a hook of this feature on the real store. */
export const renderOnStore = <Result, Props>(
  hook: (props: Props) => Result,
  initialProps: Props,
  store = newStore(),
) =>
  renderHook(hook, {
    initialProps,
    wrapper: ({ children }) => (
      <FeatureProviders>
        <Provider store={store}>{children}</Provider>
      </FeatureProviders>
    ),
  });
