import { describe, expect, it } from 'vitest';
import { wantedJoin } from './wantedJoin';

describe('what a guest wanted to join', () => {
  it('is given once, for its own key', () => {
    const key = wantedJoin.keep('pr-welcome');
    expect(wantedJoin.take('1')).toBeNull();
    expect(wantedJoin.take(key)).toBe('pr-welcome');
    expect(wantedJoin.take(key)).toBeNull();
  });

  it('is the last one', () => {
    const first = wantedJoin.keep('pr-welcome');
    const last = wantedJoin.keep('pr-egg');
    expect(first).not.toBe(last);
    expect(wantedJoin.take(first)).toBeNull();
    expect(wantedJoin.take(last)).toBe('pr-egg');
  });
});
