import type { Locator, Page } from '@playwright/test';
import { changeAnswer } from '../../../support/answers';
import { anyOf, menuAt, VN_MENU } from '../../../support/lotteries';
import { TWO_KINDS } from './kinds';
import { alert, banner, cards, playing, region } from './locators';
import type { ReportedCall } from './row';

const dialog = (page: Page): Locator => page.getByRole('dialog').last();
const inDialog = (page: Page): Locator => dialog(page).getByRole('alert');
const pick = (page: Page): Locator => dialog(page).getByRole('article').first();

/** Plays the first game of a list. */
async function playFirst(page: Page): Promise<void> {
  await cards(page)
    .getByRole('button', { name: /^Play / })
    .focus();
  await page.keyboard.press('Enter');
}

const pressBanner = (page: Page): Promise<void> =>
  region('What is on')(page).getByRole('button').first().click();

/** Closes the error dialog and repeats the action. */
const closeAndRepeat =
  (act: (page: Page) => Promise<void>) =>
  async (page: Page): Promise<void> => {
    await dialog(page).getByRole('button', { name: 'OK' }).click();
    await act(page);
  };

const help = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('navigation', { name: 'Help' });
const service = (area: Locator): Promise<void> =>
  area.getByRole('button', { name: 'Customer service' }).click();
const chat = (area: Locator): Locator => area.getByRole('link', { name: 'Open the chat' });
const callHeader = (page: Page): Promise<void> => service(banner(page));
const callFooter = async (page: Page): Promise<void> => {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await service(help(page));
};

const LAUNCH = /\/wps\/game\/launchGame/;
const drawn = region('Latest numbers');

/** Calls of other rows on further pages, with their own message and retry. */
export const PAGE_ROWS: readonly ReportedCall[] = [
  {
    operation: 'getGame (of a banner)',
    calls: /\/wps\/games\/detail/,
    path: '/',
    needsMember: true,
    // A single banner does not rotate (BAN-01).
    prepare: (page) =>
      changeAnswer<{ banners: { linkageType: string | null }[] }>(
        page,
        '**/MCSFE_getListAnnouncements**',
        (lists) => ({
          ...lists,
          banners: lists.banners.filter(({ linkageType }) => linkageType === 'GAME'),
        }),
      ),
    act: pressBanner,
    says: (page) => page.getByRole('dialog', { name: 'The game could not be opened' }),
    retry: closeAndRepeat(pressBanner),
    healed: playing,
  },
  {
    operation: 'getGameList (the games of a card)',
    calls: /GCSGAME_gameList.*vassalage=/,
    path: '/sports',
    needsMember: true,
    kinds: TWO_KINDS,
    act: playFirst,
    says: inDialog,
    healed: pick,
  },
  {
    operation: 'getHotGames (instead of a closed game)',
    calls: /GCSGAME_hotGamesV2/,
    path: '/rng',
    needsMember: true,
    kinds: TWO_KINDS,
    kept: 'hotGames',
    prepare: (page) =>
      changeAnswer<{ content: object[] }>(page, '**/GCSGAME_gameList**', (list) => ({
        ...list,
        content: list.content.map((game) => ({ ...game, maintenance: true })),
      })),
    act: playFirst,
    says: inDialog,
    healed: pick,
  },
  ...(['/vnLottery', '/seaLottery', '/lottery'] as const).map(
    (path): ReportedCall => ({
      operation: `launchGame (${path})`,
      calls: LAUNCH,
      path,
      needsMember: true,
      kinds: TWO_KINDS,
      says: alert,
      healed: playing,
    }),
  ),
  {
    operation: 'getVnOpenedNumbers (of one lottery)',
    calls: /\/lgw\/vn\/numeros/,
    path: async (page) => `/vnLottery?gameCode=${(await anyOf(page, VN_MENU)).gameCode}`,
    needsMember: true,
    kinds: TWO_KINDS,
    says: (page) => drawn(page).getByRole('alert'),
    healed: (page) => drawn(page).getByRole('list').first(),
  },
  {
    operation: 'getOpenedNumbers (of one lottery)',
    calls: /\/lotto\/lgw\/games\/opened/,
    path: async (page) => `/seaLottery?gameCode=${(await anyOf(page, menuAt('SEA'))).gameCode}`,
    needsMember: true,
    kinds: TWO_KINDS,
    says: (page) => drawn(page).getByRole('alert'),
    healed: (page) => drawn(page).getByRole('list').first(),
  },
  ...(
    [
      ['header', callHeader, (page: Page) => chat(banner(page))],
      ['footer', callFooter, (page: Page) => chat(help(page))],
    ] as const
  ).map(
    ([area, call, healed]): ReportedCall => ({
      operation: `launchChat (the ${area})`,
      calls: /CBS_launchChat/,
      path: '/',
      kinds: TWO_KINDS,
      act: call,
      says: (page) => page.getByRole('dialog', { name: 'Customer service' }),
      words: /Network link|Unknown error/,
      retry: closeAndRepeat(call),
      healed,
    }),
  ),
];
