import { getSystemStatus } from '@parlour/gateway-openapi/start';
import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import type { PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createStore } from '../store/createStore';
import { statusQuery } from '../system/flags';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { useIdle } from './useIdle';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

function visit() {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const wrapper = ({ children }: PropsWithChildren) => (
    <Provider store={store}>{children}</Provider>
  );
  const { result } = renderHook(() => useIdle(), { wrapper });
  return { result, ask: () => store.dispatch(getSystemStatus.initiate(statusQuery())) };
}

it.each([
  ['has answered', answer('getSystemStatus')],
  ['does not answer', disconnect('getSystemStatus')],
])('what can wait comes when the gateway %s', async (_case, handler) => {
  server.use(handler);
  const { result, ask } = visit();
  expect(result.current).toBe(false);
  await act(ask);
  await waitFor(() => expect(result.current).toBe(true));
});

it('what can wait does so as long as it may be that the site is closed', async () => {
  server.use(hang('getSystemStatus'));
  const { result, ask } = visit();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const call = ask();
  // Less than the client's timeout of a call.
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(result.current).toBe(false);
  call.abort();
});
