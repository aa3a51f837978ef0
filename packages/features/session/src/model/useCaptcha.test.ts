// @vitest-environment happy-dom
import { useCaptcha } from '@parlour/feature-core';
import type { RefusedError } from '@parlour/gateway-openapi';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAPTCHA_IMAGE } from '../testing/captchaImage';
import { renderOnStore } from '../testing/renderOnStore';
import { mockGateway } from '../testing/server';

const { sent } = mockGateway();

const refusal = (captcha: boolean): RefusedError => ({
  kind: 'refused',
  status: 401,
  code: 'WRONG_CREDENTIALS',
  message: '',
  details: { captcha },
});
const demanding = refusal(true);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useCaptcha', () => {
  it('shows nothing and fetches nothing before it is demanded', () => {
    const { result } = renderOnStore(() => useCaptcha());
    expect(result.current.view).toMatchObject({ isShown: false, image: null });
    expect(result.current.toAnswer('K7QM')).toBeUndefined();
    expect(sent).toHaveLength(0);
  });

  it('[LOGIN-04] fetches a picture and answers with the name that it was fetched by', async () => {
    const { result } = renderOnStore(() => useCaptcha());
    act(() => result.current.renew(demanding));
    await waitFor(() => expect(result.current.view.image).toBe(CAPTCHA_IMAGE));
    expect(result.current.view.isShown).toBe(true);
    const { captchaId = '' } = result.current.toAnswer('K7QM') ?? {};
    expect(sent[0]?.search).toBe(`?captchaId=${captchaId}`);
  });

  it('fetches a picture at once for a try that was refused elsewhere', async () => {
    const { result } = renderOnStore(() => useCaptcha({ isDemanded: true }));
    await waitFor(() => expect(result.current.view.image).not.toBeNull());
    expect(sent).toHaveLength(1);
  });

  it('[LOGIN-04] fetches a new picture at most once a second', async () => {
    const { result } = renderOnStore(() => useCaptcha());
    const refreshAfter = (ms: number) => {
      vi.advanceTimersByTime(ms);
      act(() => result.current.view.onRefresh());
    };
    refreshAfter(0);
    refreshAfter(999);
    await waitFor(() => expect(result.current.view.image).not.toBeNull());
    expect(sent).toHaveLength(1);
    refreshAfter(1);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(new Set(sent.map(({ search }) => search)).size).toBe(2);
  });

  it.each([
    ['a refusal that demands one', demanding, 1],
    ['a refusal that does not', refusal(false), 0],
    ['a lost network', { kind: 'network' } as const, 0],
    ['a try that worked', undefined, 0],
  ])('while none is shown, after %s', async (_case, error, times) => {
    const { result } = renderOnStore(() => useCaptcha());
    act(() => result.current.renew(error));
    await waitFor(() => expect(sent).toHaveLength(times));
    expect(result.current.view.isShown).toBe(times === 1);
  });

  it.each([
    ['any refusal', refusal(false), 2],
    ['a try that worked', undefined, 2],
    ['a lost network, which did not use it', { kind: 'network' } as const, 1],
  ])('a picture counts for one try: after %s', async (_case, error, times) => {
    const { result } = renderOnStore(() => useCaptcha({ isDemanded: true }));
    await waitFor(() => expect(result.current.view.image).not.toBeNull());
    act(() => result.current.renew(error));
    await waitFor(() => expect(sent).toHaveLength(times));
  });
});
