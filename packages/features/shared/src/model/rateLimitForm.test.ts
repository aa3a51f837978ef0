import { holdOf } from '@parlour/design-system/heldUntil';
import { describe, expect, it, vi } from 'vitest';
import { rateLimitForm } from './rateLimitForm';

const refusal = (code: 'TOO_MANY_REQUESTS' | 'WRONG_CREDENTIALS', retryAfterSeconds?: number) => ({
  kind: 'refused' as const,
  status: 429,
  code,
  message: 'Too many tries.',
  details: { ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) },
});

describe('a form that was sent too often', () => {
  it('is held for the seconds that the gateway names', () => {
    vi.setSystemTime(1_000_000);
    const held = rateLimitForm({ root: 'Wait' }, refusal('TOO_MANY_REQUESTS', 300));
    vi.useRealTimers();
    expect(holdOf(held)).toBe(1_300_000);
    expect(Object.entries(held)).toEqual([['root', 'Wait']]);
  });

  it('[F28] is held for five minutes where the gateway names no time', () => {
    vi.setSystemTime(1_000_000);
    const held = rateLimitForm({ root: 'Wait' }, refusal('TOO_MANY_REQUESTS'));
    vi.useRealTimers();
    expect(holdOf(held)).toBe(1_300_000);
  });

  it.each([
    ['another refusal', refusal('WRONG_CREDENTIALS', 300)],
    ['an answer that never came', { kind: 'network' as const }],
  ])('is free after %s', (_, error) => {
    expect(holdOf(rateLimitForm({ root: 'Wait' }, error))).toBeUndefined();
  });
});
