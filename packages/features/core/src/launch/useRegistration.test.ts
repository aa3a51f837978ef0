// @vitest-environment happy-dom
import { getSystemStatus } from '@parlour/gateway-openapi/start';
import { answer, exampleOf } from '@parlour/gateway-openapi/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useCoreDispatch, useCoreSelector } from '../store/hooks';
import { selectSystemStatus, statusQuery } from '../system/flags';
import { FeatureProviders } from '../testing/withFeatureProviders';
import { useRegistration } from './useRegistration';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function visit(enabled: '0' | '1') {
  const status = exampleOf('getSystemStatus') as { info: object };
  const whitelabelVal = [{ modId: 'DIRECTREG3', enabled, childrenNodes: [] }];
  server.use(answer('getSystemStatus', { ...status, info: { ...status.info, whitelabelVal } }));
  const { result } = renderHook(
    () => ({
      dispatch: useCoreDispatch(),
      isKnown: useCoreSelector(selectSystemStatus) !== undefined,
      stack: useCoreSelector(({ overlay }) => overlay.stack),
      register: useRegistration(),
    }),
    { wrapper: FeatureProviders },
  );
  act(() => void result.current.dispatch(getSystemStatus.initiate(statusQuery())));
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  return result;
}

describe('the registration of who may not play', () => {
  it('opens', async () => {
    const result = await visit('1');
    act(() => result.current.register?.());
    expect(result.current.stack).toEqual([{ name: 'register' }]);
  });

  it('is not there where the merchant has switched it off', async () => {
    expect((await visit('0')).current.register).toBeUndefined();
  });
});
