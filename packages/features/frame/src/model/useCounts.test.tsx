import { createStore, useBalance } from '@parlour/feature-core';
import { SAMPLE_MERCHANT } from '@parlour/feature-core/testing';
import { baseApi } from '@parlour/gateway-openapi';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useCounts } from './useCounts';

const counts = exampleOf('getUnreadCount') as { unreadMessage: number };
const wallet = exampleOf('getBalance') as object;
const holding = (balance: string) => answer('getBalance', { ...wallet, balance });
const server = setupServer(answer('getUnreadCount', counts), holding('10.00'));
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

it('[WAL-01] [MC-05] the balance follows a message that comes while the site is open', async () => {
  const store = createStore({ merchant: SAMPLE_MERCHANT, readLanguage: () => 'en' });
  const { result } = renderHook(
    () => ({ messages: useCounts().messages, balance: useBalance().text }),
    { wrapper: ({ children }) => <Provider store={store}>{children}</Provider> },
  );
  await waitFor(() => expect(result.current.balance).toMatch(/10\.00/));
  await waitFor(() => expect(result.current.messages).toBe(counts.unreadMessage));
  server.use(
    answer('getUnreadCount', { ...counts, unreadMessage: counts.unreadMessage + 1 }),
    holding('60.00'),
  );
  act(() => {
    store.dispatch(baseApi.util.invalidateTags(['Counts']));
  });
  await waitFor(() => expect(result.current.balance).toMatch(/60\.00/));
});
