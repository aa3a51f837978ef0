import { describe, expect, it } from 'vitest';
import { pendingJoin } from './pendingJoin';

describe('what a guest wanted to join', () => {
  it('is given once, for its own key', () => {
    const key = pendingJoin.keep('pr-welcome');
    expect(pendingJoin.take('1')).toBeNull();
    expect(pendingJoin.take(key)).toBe('pr-welcome');
    expect(pendingJoin.take(key)).toBeNull();
  });

  it('is the last one', () => {
    const first = pendingJoin.keep('pr-welcome');
    const last = pendingJoin.keep('pr-egg');
    expect(first).not.toBe(last);
    expect(pendingJoin.take(first)).toBeNull();
    expect(pendingJoin.take(last)).toBe('pr-egg');
  });
});
