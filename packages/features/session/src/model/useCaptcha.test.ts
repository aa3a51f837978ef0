import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CAPTCHA_IMAGE } from '../testing/captchaImage';
import { renderOnStore } from '../testing/renderOnStore';
import { mockGateway } from '../testing/server';
import { useCaptcha } from './useCaptcha';

const { sent } = mockGateway();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('useCaptcha', () => {
  it('[LOGIN-04] shows nothing and fetches nothing before it is demanded', () => {
    const { result } = renderOnStore(() => useCaptcha({ isDemanded: false }));
    expect(result.current).toMatchObject({ isShown: false, image: null });
    expect(result.current.toAnswer('K7QM')).toBeUndefined();
    expect(sent).toHaveLength(0);
  });

  it('[LOGIN-04] fetches a picture and answers with the name that it was fetched by', async () => {
    const { result } = renderOnStore(() => useCaptcha({ isDemanded: false }));
    act(() => result.current.demand());
    await waitFor(() => expect(result.current.image).toBe(CAPTCHA_IMAGE));
    expect(result.current.isShown).toBe(true);
    const { captchaId = '' } = result.current.toAnswer('K7QM') ?? {};
    expect(sent[0]?.search).toBe(`?captchaId=${captchaId}`);
  });

  it('[LOGIN-04] fetches a picture at once for a try that was refused elsewhere', async () => {
    const { result } = renderOnStore(() => useCaptcha({ isDemanded: true }));
    await waitFor(() => expect(result.current.image).not.toBeNull());
    expect(sent).toHaveLength(1);
  });

  it('[LOGIN-04] fetches a new picture at most once a second', async () => {
    const { result } = renderOnStore(() => useCaptcha({ isDemanded: false }));
    const refreshAfter = (ms: number) => {
      vi.setSystemTime(Date.now() + ms);
      act(() => result.current.refresh());
    };
    refreshAfter(0);
    refreshAfter(999);
    await waitFor(() => expect(result.current.image).not.toBeNull());
    expect(sent).toHaveLength(1);
    refreshAfter(1);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(new Set(sent.map(({ search }) => search)).size).toBe(2);
  });
});
