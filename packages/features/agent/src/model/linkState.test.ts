import { describe, expect, it } from 'vitest';
import { linkStateOf } from './linkState';

const NOW = Date.parse('2026-03-14T09:26:53Z');

describe('[AC-03] a link', () => {
  it.each([
    [true, null, 'open'],
    [true, '2026-03-14T09:26:54Z', 'open'],
    [true, '2026-03-14T09:26:53Z', 'ended'],
    [true, '2025-12-31T23:59:59Z', 'ended'],
    [false, null, 'closed'],
    [false, '2025-12-31T23:59:59Z', 'closed'],
  ])('that is enabled (%s) and ends at %s is %s', (enabled, expiresAt, state) => {
    expect(linkStateOf({ enabled, expiresAt }, NOW)).toBe(state);
  });
});
