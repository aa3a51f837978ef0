// @vitest-environment happy-dom
import { answer, disconnect, hang } from '@parlour/gateway-openapi/testing';
import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fullSettings, minimalSettings } from '../testing/registration';
import { renderOnStore } from '../testing/renderOnStore';
import { mockGateway } from '../testing/server';
import { registerRulesCache } from './registerRulesCache';
import { useRegisterRules } from './useRegisterRules';

const { server, sent } = mockGateway(answer('getRegisterSettings', fullSettings()));

beforeEach(() => registerRulesCache.write({}));

describe('[REG-02] useRegisterRules', () => {
  it('asks once, shows what came and keeps it', async () => {
    const { result } = renderOnStore(useRegisterRules);
    expect(result.current).toMatchObject({ rules: null, hasFailed: false });
    await waitFor(() => expect(result.current.rules).toEqual(fullSettings()));
    expect(registerRulesCache.read()).toEqual(fullSettings());
    expect(sent).toHaveLength(1);
  });

  it('shows what is kept at once, and what the gateway says afterwards', async () => {
    registerRulesCache.write(minimalSettings());
    const { result } = renderOnStore(useRegisterRules);
    expect(result.current.rules).toEqual(minimalSettings());
    await waitFor(() => expect(result.current.rules).toEqual(fullSettings()));
    expect(sent).toHaveLength(1);
  });

  it('asks anew where what is kept is broken', async () => {
    sessionStorage.setItem('validate', '{"version":1,"rules":{"username":7}}');
    const { result } = renderOnStore(useRegisterRules);
    expect(result.current.rules).toBeNull();
    await waitFor(() => expect(result.current.rules).toEqual(fullSettings()));
  });

  it('goes on with what is kept while the gateway is silent', () => {
    server.use(hang('getRegisterSettings'));
    registerRulesCache.write(minimalSettings());
    const { result } = renderOnStore(useRegisterRules);
    expect(result.current).toMatchObject({ rules: minimalSettings(), hasFailed: false });
  });

  it('says that there are none, and asks again when told to', { timeout: 20_000 }, async () => {
    server.use(disconnect('getRegisterSettings'));
    const { result } = renderOnStore(useRegisterRules);
    await waitFor(() => expect(result.current.hasFailed).toBe(true), { timeout: 15_000 });
    server.use(answer('getRegisterSettings', minimalSettings()));
    result.current.onRetry();
    await waitFor(() => expect(result.current.rules).toEqual(minimalSettings()));
  });
});
