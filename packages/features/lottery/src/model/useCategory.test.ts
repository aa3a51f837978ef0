import type { LotteryGroup, PrizeMode } from '@parlour/gateway-openapi/lottery';
import { describe, expect, it } from 'vitest';
import { openedTab } from './useCategory';
import type { ModeMenu } from './useMenus';

const group = (vassalage: string): LotteryGroup => ({
  gameGroupCode: vassalage,
  gameGroupName: vassalage,
  games: [
    {
      nodeId: 1,
      gameCode: vassalage,
      displayName: vassalage,
      gameGroupCode: vassalage,
      vassalage,
      accountTypeName: vassalage,
      iconUrl: null,
      numero: '1',
      closesAt: '2026-05-14T12:30:00Z',
      drawInterval: 60,
      state: 'OPEN',
    },
  ],
});
const tab = (mode: PrizeMode, ...vendors: string[]): ModeMenu => ({
  mode,
  state: { status: 'ready', data: vendors.map(group) },
  calls: [],
});
const TABS = [
  tab('LOTT', 'LOTT'),
  tab('ZY', 'BRL'),
  tab('ELOTT', 'LOTT', 'TCG_LOTTO_VN'),
  tab('SEA', 'TCG_SEA'),
];
const address = { category: 'ELOTT', mode: null, vassalage: null } as const;

describe('the prize mode that the category opens on', () => {
  it.each([
    ['[RT-05] that of the merchant at /elott', address, 'ELOTT', 'ELOTT'],
    ['[LAUNCH-07] LOTT at /elott where that is the merchant’s', address, 'LOTT', 'LOTT'],
    ['[RT-06] LOTT at /lott', { ...address, category: 'LOTT' as const }, 'ELOTT', 'LOTT'],
    ['what was chosen', { ...address, mode: 'SEA', vassalage: 'BRL' }, 'ELOTT', 'SEA'],
    ['its own, where what was chosen is none', { ...address, mode: 'XX' }, 'ELOTT', 'ELOTT'],
    ['[RT-12] where the vendor is', { ...address, vassalage: 'BRL' }, 'ELOTT', 'ZY'],
    [
      '[RT-12] its own, where the vendor is in several',
      { ...address, vassalage: 'LOTT' },
      'ELOTT',
      'ELOTT',
    ],
    [
      '[RT-12] its own, where the vendor is nowhere',
      { ...address, vassalage: 'XX' },
      'ELOTT',
      'ELOTT',
    ],
  ] as const)('is %s', (_, asked, prizeMode, opened) => {
    expect(openedTab(TABS, asked, prizeMode)).toBe(opened);
  });

  it('is the first that there is, or none', () => {
    expect(openedTab([tab('SEA', 'TCG_SEA')], address, 'ELOTT')).toBe('SEA');
    expect(openedTab([], address, 'ELOTT')).toBeUndefined();
  });
});
