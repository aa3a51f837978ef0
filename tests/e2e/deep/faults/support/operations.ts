import { expect, type Page } from '@playwright/test';
import { visitEarly } from '../../../support/visitor';
import { GAME_ROWS } from './gameRows';
import {
  alert,
  balance,
  banner,
  cards,
  cardsIn,
  feedback,
  help,
  inRegion,
  logInFromScratch,
  logInHere,
  main,
  openPanel,
  openTab,
  ownGames,
  panel,
  playing,
  region,
  sendFeedback,
} from './locators';
import { PAGE_ROWS } from './pageRows';
import { PLAY_ROWS } from './playRows';
import type { Row } from './row';
import { SILENT_ROWS } from './silentRows';

/** Every call that the pages make. */
export const ROWS: readonly Row[] = [
  {
    operation: 'getListAnnouncements',
    calls: /MCSFE_getListAnnouncements/,
    path: '/',
    says: alert,
    healsItself: true,
    healed: region('What is on'),
  },
  {
    operation: 'getGameList (a row)',
    calls: /GCSGAME_gameList.*isNew=1/,
    path: '/',
    says: inRegion('New games'),
    healed: cardsIn('New games'),
  },
  {
    operation: 'getHotGames (a row)',
    calls: /GCSGAME_hotGamesV2/,
    path: '/',
    says: inRegion('Hot games'),
    kept: 'hotGames',
    healed: cardsIn('Hot games'),
  },
  {
    operation: 'getRankList',
    calls: /GCSGAME_getRankList/,
    path: '/',
    says: region('Winners'),
    words: /could not|failed/i,
    kept: 'winners',
    healed: (page) => region('Winners')(page).getByRole('listitem').first(),
  },
  {
    operation: 'getGameVendors',
    calls: /GCSGAME_gameVendor/,
    path: '/live',
    // For guests the HTML starts it, outside of the test's clock.
    needsMember: true,
    says: alert,
    healsItself: true,
    kept: 'gameVendor',
    healed: (page) => main(page).getByRole('link').first(),
  },
  { operation: 'getGameList', calls: /GCSGAME_gameList/, path: '/rng', says: alert, healed: cards },
  {
    operation: 'getHotGames',
    calls: /GCSGAME_hotGamesV2/,
    path: '/hot',
    says: alert,
    kept: 'hotGames',
    healed: cards,
  },
  {
    operation: 'getGameMenus',
    calls: /\/lgw\/games\/game_menus/,
    path: '/elott?mode=SEA',
    // The row of popular lotteries above has its own cards and may have its own error.
    says: (page) => openTab(page).getByRole('alert').first(),
    healed: (page) => openTab(page).getByRole('article').first(),
  },
  {
    operation: 'getVnGameMenu',
    calls: /\/lgw\/vn\/games\/game_menu(?!\/)/,
    path: '/elott',
    says: alert,
    healed: cards,
  },
  {
    operation: 'getPopularGames',
    calls: /\/lgw\/games\/popular/,
    path: '/elott',
    says: alert,
    healed: cards,
  },
  {
    operation: 'getVnRecentGames',
    calls: /game_menu\/recent/,
    path: '/elott',
    needsMember: true,
    says: alert,
    healed: cards,
  },
  // One of the two lists is enough: an error is shown only if both fail.
  {
    operation: 'getOpenedNumbers and getVnOpenedNumbers',
    calls: /\/lotto\/lgw\/games\/opened|\/lgw\/vn\/numeros/,
    path: '/elott',
    says: alert,
    healed: cards,
  },
  {
    operation: 'getHelpCenter',
    calls: /\/wps\/system\/helpCenter/,
    path: '/help',
    says: (page) => help(page).getByRole('alert'),
    healed: (page) => help(page).getByRole('button', { name: 'How do I log in?' }),
  },
  {
    operation: 'listContentPages',
    calls: /\/wps\/system\/content\?/,
    path: '/news',
    says: alert,
    healed: (page) => main(page).getByRole('heading', { level: 2 }).first(),
  },
  {
    operation: 'getContentPage',
    calls: /\/wps\/system\/content\/vip/,
    path: '/content/vip',
    says: alert,
    healed: (page) => main(page).getByRole('heading', { level: 1 }),
  },
  {
    operation: 'getChatModels',
    calls: /CBS_modelList/,
    path: '/',
    act: openPanel,
    says: (page) => panel(page).getByRole('alert'),
    healed: (page) => panel(page).getByRole('button', { name: /^Live chat/ }),
  },
  {
    operation: 'launchChat',
    calls: /CBS_launchChat/,
    path: '/',
    act: async (page) => {
      await openPanel(page);
      await panel(page)
        .getByRole('button', { name: /^Live chat/ })
        .click();
    },
    says: (page) => panel(page).getByRole('alert'),
    retry: (page) =>
      panel(page)
        .getByRole('button', { name: /^Live chat/ })
        .click(),
    healed: (page) => panel(page).getByRole('link', { name: /chat/i }).first(),
  },
  {
    operation: 'sendFeedback',
    calls: /\/wps\/feedback/,
    path: '/help',
    needsMember: true,
    act: async (page) => {
      await help(page).getByRole('button', { name: 'Write feedback' }).click();
      await sendFeedback(page);
    },
    says: (page) => feedback(page).getByRole('alert').first(),
    retry: sendFeedback,
    healed: (page) => feedback(page).getByText('Thank you'),
  },
  {
    operation: 'login',
    calls: /\/wps\/session\/login$/,
    path: '/',
    act: logInFromScratch,
    says: banner,
    retry: logInHere,
    healed: (page) => banner(page).getByRole('button', { name: 'Log out' }),
  },
  {
    operation: 'getEncryptionKeys',
    calls: /jwks\.json/,
    path: '/',
    act: logInFromScratch,
    says: banner,
    words: /Network link|Unknown error|took longer/,
    retry: logInHere,
    healed: (page) => banner(page).getByRole('button', { name: 'Log out' }),
  },
  {
    operation: 'getBalance',
    calls: /\/wps\/v2\/wallets\/balance/,
    path: '/',
    needsMember: true,
    says: (page) => banner(page).getByRole('status').filter({ hasText: /./ }).first(),
    words: /balance/i,
    retry: (page) => balance(page).click(),
    healed: (page) => balance(page).getByText(/\d/).first(),
  },
  {
    operation: 'launchGame',
    calls: /\/wps\/game\/launchGame/,
    path: '/rng',
    needsMember: true,
    act: async (page) => {
      await cards(page)
        .getByRole('button', { name: /^Play / })
        .focus();
      await page.keyboard.press('Enter');
    },
    says: alert,
    healed: playing,
  },
  {
    operation: 'getRecentGames',
    calls: /GCS_recentGame/,
    path: '/recent',
    needsMember: true,
    says: alert,
    healed: ownGames,
  },
  {
    operation: 'getFavoriteGamesList',
    calls: /MCSFE_getFavoriteGamesList/,
    path: '/favourites',
    needsMember: true,
    says: alert,
    healed: ownGames,
  },
  ...GAME_ROWS,
  ...PLAY_ROWS,
  ...PAGE_ROWS,
  ...SILENT_ROWS,
];

/** Opens the page of a row and makes the call. */
export async function callOf(page: Page, { path, act }: Row): Promise<void> {
  await visitEarly(page, typeof path === 'string' ? path : await path(page));
  if (act !== undefined) await act(page);
}

/** The rest of the page works: it has content and a usable frame. */
export async function expectAlive(page: Page): Promise<void> {
  await expect(banner(page)).toBeVisible();
  await expect(main(page)).toHaveText(/\S/);
  const home = page.getByRole('link', { name: /Parlour|Home/ }).first();
  await expect(home).toBeEnabled();
}
