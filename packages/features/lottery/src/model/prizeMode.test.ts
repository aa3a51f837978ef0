import type { GameVendor } from '@parlour/gateway-openapi/start';
import { describe, expect, it } from 'vitest';
import { configuredModes, playedMode, prizeModeOf } from './prizeMode';

const card = (vassalage: string): GameVendor => ({
  vassalage,
  displayName: vassalage,
  gameType: 'ELOTT',
  accountTypeName: vassalage,
  maintenance: false,
  gameCount: 1,
});
const lane = (gameCategory: string, ...cards: string[]) => ({
  gameCategory,
  vendors: cards.map(card),
});

describe('[LAUNCH-07] the prize mode', () => {
  it.each([
    ['a LOTT card in the e-lottery', [lane('ELOTT', 'LOTT')], 'ELOTT'],
    ['a TCG_LOTTO_VN card in the e-lottery', [lane('ELOTT', 'TCG_LOTTO_VN')], 'ELOTT'],
    [
      'both among others',
      [lane('RNG', 'LK'), lane('ELOTT', 'XX', 'LOTT', 'TCG_LOTTO_VN')],
      'ELOTT',
    ],
    ['other cards in the e-lottery', [lane('ELOTT', 'ELOTT', 'TCG_SEA')], 'LOTT'],
    ['an e-lottery without cards', [lane('ELOTT')], 'LOTT'],
    ['the cards in the lottery alone', [lane('LOTT', 'LOTT', 'TCG_LOTTO_VN')], 'LOTT'],
    ['no category at all', [], 'LOTT'],
  ] as const)('with %s', (_, lanes, mode) => {
    expect(prizeModeOf(lanes)).toBe(mode);
  });

  it.each([
    ['LOTT', 'ELOTT', 'ELOTT'],
    ['ELOTT', 'LOTT', 'LOTT'],
    ['ZY', 'ELOTT', 'ZY'],
    ['SEA', null, 'SEA'],
    ['LOTT', null, null],
  ] as const)(
    'of a lottery in the menu of %s, where the rule says %s, is %s',
    (menu, rule, mode) => {
      expect(playedMode(menu, rule)).toBe(mode);
    },
  );

  it('is one of those that the merchant configures, in the order of the tabs', () => {
    expect(configuredModes(['SEA', 'LOTT', 'XX', 'ELOTT', 'ZY'])).toEqual([
      'LOTT',
      'ZY',
      'ELOTT',
      'SEA',
    ]);
    expect(configuredModes(['SEA'])).toEqual(['SEA']);
    expect(configuredModes([])).toEqual([]);
  });
});
