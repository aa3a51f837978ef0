import { describe, expect, it } from 'vitest';
import { hasInvitation } from './invitation';

describe('an invitation in the address', () => {
  it.each([
    ['', false],
    ['?affiliateCode=', false],
    ['?kind=newbie', false],
    ['?affiliateCode=SUMMER24', true],
    ['?page=1&referralCode=KOI7Q2', true],
  ])('%s: %s', (search, expected) => {
    expect(hasInvitation(search)).toBe(expected);
  });
});
