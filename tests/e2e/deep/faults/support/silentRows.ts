import type { Locator, Page } from '@playwright/test';
import { anyGame } from '../../../support/games';
import { visit } from '../../../support/visitor';
import { TWO_KINDS } from './kinds';
import { banner, cards, cardsIn, main, openTab, playing } from './locators';
import type { SilentCall } from './row';

const logOut = (page: Page): Locator => banner(page).getByRole('button', { name: 'Log out' });
const numbers = (lottery: Locator): Locator =>
  lottery.getByRole('list', { name: /^Numbers of draw/ });
const lotteries = (page: Page): Locator => openTab(page).getByRole('article');
const step =
  (words: string) =>
  (page: Page): Locator =>
    main(page).getByRole('listitem').filter({ hasText: words });

async function choose(page: Page, language: string): Promise<void> {
  await banner(page)
    .getByRole('button', { name: /: (?:English|Bahasa Indonesia)$/ })
    .click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

/** Calls without a visible error. */
export const SILENT_ROWS: readonly SilentCall[] = [
  {
    operation: 'getSystemStatus',
    calls: /\/wps\/system\/status/,
    path: '/',
    // By then the chunk with the button for apps is loaded, too.
    meanwhile: (page) => banner(page).getByRole('button', { name: 'Customer service' }),
    // Only this button shows that there are apps.
    healed: (page) => banner(page).getByRole('button', { name: 'App', exact: true }),
  },
  {
    operation: 'getGameVendors (the navigation)',
    calls: /GCSGAME_gameVendor/,
    path: '/',
    // For guests the HTML starts it, outside of the test's clock.
    needsMember: true,
    kept: 'gameVendor',
    meanwhile: cardsIn('Hot games'),
    healed: (page) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Slots', exact: true }),
  },
  {
    operation: 'getGameSearchIndex',
    calls: /games\/searchIndex/,
    path: '/rng',
    meanwhile: cards,
    healed: cards,
  },
  {
    operation: 'getFavoriteGames',
    calls: /MCSFE_getFavoriteGames(?!List)/,
    path: '/favourites',
    needsMember: true,
    meanwhile: cards,
    healed: (page) =>
      main(page)
        .getByRole('button', { name: /^Remove from favourites/ })
        .first(),
  },
  {
    operation: 'getGame (its name)',
    calls: /\/wps\/games\/detail/,
    path: async (page) => `/seamless?game=${String(await anyGame(page))}`,
    needsMember: true,
    meanwhile: playing,
    healed: (page) => main(page).getByRole('heading', { level: 1, name: /^(?!Game$)/ }),
  },
  {
    operation: 'getUnreadCount',
    calls: /CSP_unreadCount/,
    path: '/',
    needsMember: true,
    meanwhile: logOut,
    healed: (page) => banner(page).getByRole('link', { name: /\d+ unread/ }),
  },
  {
    operation: 'getMemberInfo',
    calls: /\/wps\/member\/info$/,
    path: '/',
    needsMember: true,
    // Its button asks again by itself, once it is there.
    meanwhile: (page) => banner(page).getByRole('alert'),
    healed: (page) => banner(page).getByRole('link', { name: /^member1/ }),
  },
  {
    operation: 'updateLanguage',
    calls: /\/wps\/member\/language/,
    path: '/',
    needsMember: true,
    tries: 1,
    readsNoValue: true,
    act: async (page) => {
      await page.evaluate(() => localStorage.removeItem('language'));
      await visit(page);
      await logOut(page).waitFor();
      await choose(page, 'Bahasa Indonesia');
    },
    meanwhile: (page) => page.getByRole('region', { name: 'Permainan baru' }),
    retry: (page) => choose(page, 'English'),
    healed: (page) => page.getByRole('region', { name: 'New games' }),
  },
  // One of the two lists is enough.
  {
    operation: 'getOpenedNumbers (alone)',
    calls: /\/lotto\/lgw\/games\/opened/,
    path: '/elott',
    kinds: TWO_KINDS,
    meanwhile: cards,
    healed: (page) => numbers(lotteries(page).first()),
  },
  {
    operation: 'getVnOpenedNumbers (alone)',
    calls: /\/lgw\/vn\/numeros/,
    path: '/elott',
    kinds: TWO_KINDS,
    meanwhile: cards,
    healed: (page) => numbers(lotteries(page).last()),
  },
  // Without the merchant's own steps the default ones are shown.
  {
    operation: 'listContentPages (the guides of the apps)',
    calls: /\/wps\/system\/content\?.*INSTALLATION_GUIDE/,
    path: '/down',
    kinds: TWO_KINDS,
    meanwhile: step('Open the file as soon as it has arrived.'),
    healed: step('Add to Home Screen'),
  },
  {
    operation: 'getContentPage (the guide of an app)',
    calls: /\/wps\/system\/content\/installation-ios/,
    path: '/down',
    kinds: TWO_KINDS,
    meanwhile: step('If the device asks, trust the app'),
    healed: step('Add to Home Screen'),
  },
];
