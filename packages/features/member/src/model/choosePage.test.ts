import { describe, expect, it } from 'vitest';
import { choosePage } from './choosePage';

describe('the page that an address opens', () => {
  const allowed = ['securityCenter', 'withdraw', 'messageV2'].map((id) => ({ id }));

  it.each([
    ['messageV2', 'messageV2'],
    ['', 'securityCenter'],
    ['noSuchPage', 'securityCenter'],
    ['referral', 'securityCenter'],
    ['WITHDRAW', 'securityCenter'],
  ])('[MC-01] of %j is %s', (asked, page) => {
    expect(choosePage(asked, allowed)?.id).toBe(page);
  });

  it('is none where the site draws none', () => {
    const none: { id: string }[] = [];
    expect(choosePage('withdraw', none)).toBeUndefined();
  });
});
