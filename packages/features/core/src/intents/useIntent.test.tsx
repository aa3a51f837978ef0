// @vitest-environment happy-dom
import { baseApi } from '@parlour/gateway-openapi';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { Provider } from 'react-redux';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStore } from '../store/createStore';
import { SAMPLE_MERCHANT } from '../testing/merchant';
import { useIntent } from './useIntent';

const questions: { answer: () => void }[] = [];
const server = setupServer(
  http.get('*/wps/wallet/intentOutcome', async ({ request }) => {
    await new Promise<void>((answer) => questions.push({ answer }));
    const key = new URL(request.url).searchParams.get('key');
    const rest = { operationId: null, recordId: null, errorCode: null, message: null };
    const value = { key, outcome: 'SUCCEEDED', ...rest, finishedAt: null };
    return HttpResponse.json({ success: true, value, message: null, errorCode: null });
  }),
);
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

describe('an intent of the site', () => {
  it('[F11] is told of its outcome when the connection comes back in the middle of the question', async () => {
    const store = createStore({
      merchant: { ...SAMPLE_MERCHANT, gatewayUrl: '' },
      readLanguage: () => 'en',
      retryDelay: () => 0,
    });
    const send = () => Promise.reject(Object.assign(new Error('No answer'), { kind: 'network' }));
    const { result } = renderHook(() => useIntent({ name: 'deposit', send }), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
    act(() => result.current.submit({ amount: '5.00' }));
    await waitFor(() => expect(questions).toHaveLength(1));
    act(() => {
      store.dispatch(baseApi.internalActions.onOffline());
      store.dispatch(baseApi.internalActions.onOnline());
      window.dispatchEvent(new Event('online'));
    });
    for (const { answer } of questions) answer();
    await waitFor(() => expect(result.current.state.status).toBe('done'));
  });
});
