import type { LotteryGroup, PrizeMode } from '@parlour/gateway-openapi/lottery';
import { describe, expect, it } from 'vitest';
import { type ModeTab, openedTab, tabsOf } from './useCategory';
import type { Menu } from './useMenus';

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
const menu = (mode: PrizeMode, state: Menu['state'], isVn = false): Menu => ({
  mode,
  isVn,
  state,
  call: { isFetching: false, isUninitialized: false, refetch: () => undefined },
});
const ready = (...vendors: string[]) => ({ status: 'ready' as const, data: vendors.map(group) });
const FAILED = {
  status: 'failed' as const,
  message: 'No.',
  error: { kind: 'network' },
  onRetry: () => undefined,
  isRetrying: false,
};
const tab = (mode: PrizeMode, ...vendors: string[]): ModeTab => ({
  mode,
  menus: [menu(mode, ready(...vendors))],
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

describe('[LAUNCH-08] the tabs of the category', () => {
  const modes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const;

  it('are those of all menus but the ones that are known to be empty', () => {
    const tabs = tabsOf(modes, [
      menu('LOTT', FAILED),
      menu('ZY', ready()),
      menu('ELOTT', ready()),
      menu('ELOTT', ready('TCG_LOTTO_VN'), true),
      menu('SEA', { status: 'loading' }),
    ]);
    expect(tabs.map(({ mode, menus }) => [mode, menus.length])).toEqual([
      ['LOTT', 1],
      ['ELOTT', 2],
      ['SEA', 1],
    ]);
  });

  it('stay while a menu is tried again', () => {
    const tabs = tabsOf(modes, [menu('LOTT', { ...FAILED, isRetrying: true })]);
    expect(tabs.map(({ mode }) => mode)).toEqual(['LOTT']);
  });
});
