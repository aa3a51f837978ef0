// @vitest-environment happy-dom
import { answer, disconnect, refuse } from '@parlour/gateway-openapi/testing';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderOnStore } from '../testing/renderOnStore';
import { mockGateway } from '../testing/server';
import { usePhoneCode } from './usePhoneCode';

const { server, sent } = mockGateway(answer('sendLoginCode', { expiredMinutes: 5 }));
const number = { mobileNum: '81234567', countryDialingCode: '65' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const loginCode = () => usePhoneCode('login');

describe('usePhoneCode', () => {
  it('[SMS-02] counts expiredMinutes x 60 seconds after a send and ignores another meanwhile', async () => {
    const { result } = renderOnStore(loginCode);
    await act(async () => {
      expect(await result.current.send(number)).toBe('sent');
    });
    expect(result.current.view).toEqual({
      status: 'idle',
      until: Date.now() + 300_000,
      sentMinutes: 5,
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ ...number, purpose: 'login' });
    // A clock that is set back must not extend the wait.
    vi.setSystemTime(Date.now() - 3_600_000);
    vi.advanceTimersByTime(299_999);
    await act(async () => {
      expect(await result.current.send(number)).toBe('ignored');
    });
    expect(sent).toHaveLength(1);
    vi.advanceTimersByTime(1);
    await act(async () => {
      expect(await result.current.send(number)).toBe('sent');
    });
  });

  it('[SMS-02] does not count after a failed send, and lets one through a second', async () => {
    server.use(refuse('sendLoginCode', { status: 400, code: 'INVALID_PHONE', message: 'No' }));
    const { result } = renderOnStore(loginCode);
    await act(async () => {
      expect(await result.current.send(number)).toMatchObject({ error: { code: 'INVALID_PHONE' } });
    });
    expect(result.current.view).toMatchObject({ status: 'failed', until: undefined });
    vi.advanceTimersByTime(999);
    await act(async () => {
      expect(await result.current.send(number)).toBe('ignored');
    });
    vi.advanceTimersByTime(1);
    await act(async () => {
      await result.current.send(number);
    });
    expect(sent).toHaveLength(2);
  });

  it.each([
    [
      'the words of the gateway',
      'Wait a minute',
      refuse('sendLoginCode', { status: 429, code: 'TOO_MANY_REQUESTS', message: 'Wait a minute' }),
    ],
    ['our own where it said nothing', 'common:errors.network', disconnect('sendLoginCode')],
  ])('[SMS-03] raises a warning with %s', async (_case, text, handler) => {
    server.use(handler);
    const { result, store } = renderOnStore(loginCode);
    await act(async () => {
      await result.current.send(number);
    });
    expect(store.getState().overlay.stack).toEqual([
      expect.objectContaining({ name: 'message', tone: 'warning', text }),
    ]);
  });
});
