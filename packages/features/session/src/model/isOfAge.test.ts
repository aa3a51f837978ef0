import { describe, expect, it } from 'vitest';
import { isOfAge } from './isOfAge';

describe('somebody is of age', () => {
  it.each([
    ['2008-03-14', '2026-03-14', true],
    ['2008-03-15', '2026-03-14', false],
    ['2007-12-31', '2026-01-01', true],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['0001-01-01', '2026-01-01', true],
  ])('born on %s, on %s: %s', (birthday, today, expected) => {
    expect(isOfAge(birthday, today, 18)).toBe(expected);
  });

  it('by the years that the merchant asks for', () => {
    expect(isOfAge('2006-01-01', '2026-06-01', 20)).toBe(true);
    expect(isOfAge('2006-01-01', '2026-06-01', 21)).toBe(false);
  });
});
