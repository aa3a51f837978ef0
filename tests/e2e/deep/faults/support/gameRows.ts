import { expect, type Locator, type Page } from '@playwright/test';
import { withMerchant } from '../../../support/merchant';
import { settled } from '../../../support/settled';
import { alert, main, playing, region } from './locators';
import type { Row } from './row';

/** The favourite buttons of games. */
const favouriteButtons = (page: Page, name: RegExp): Locator =>
  main(page).getByRole('button', { name });
const OFF = /^Add to favourites/;
const ON = /^Remove from favourites/;
const pressed = (page: Page, name: RegExp): Locator =>
  favouriteButtons(page, name).and(page.locator(':focus'));

const toast = (page: Page): Locator => region('News')(page).getByRole('alert');
const ROLLED_BACK = /The favourite could not be changed\. It is as it was before\./;

/** Timeout for a button whose state may have changed meanwhile, in ms. */
const PRESS_MS = 2_000;

/** A favourite can be changed once a second. */
const pressAgain = async (page: Page, name: RegExp): Promise<void> => {
  await page.clock.fastForward(1_100);
  await pressed(page, name).click({ timeout: PRESS_MS });
};

/** Presses the button again and waits until the gateway has saved the change. */
const change = async (page: Page, name: RegExp, call: RegExp): Promise<void> => {
  const answered = page.waitForResponse((answer) => call.test(answer.url()) && answer.ok(), {
    timeout: 2 * PRESS_MS,
  });
  await Promise.all([answered, pressAgain(page, name)]);
};

const ADD = /MCSFE_addFavoriteGameV2/;
const REMOVE = /MCSFE_removeFavoriteGameV2/;

const addFirst = async (page: Page): Promise<void> => {
  await settled(page);
  // Until the favourites are loaded all buttons look off. If this one is on, it sends nothing: the next one is tried.
  await expect(async () => {
    const requested = page.waitForRequest(ADD, { timeout: 3_000 });
    await Promise.all([requested, favouriteButtons(page, OFF).first().click({ timeout: 3_000 })]);
  }).toPass();
};

/** Calls about single games, and about the jackpot. */
export const GAME_ROWS: readonly Row[] = [
  {
    operation: 'addFavoriteGame',
    calls: ADD,
    path: '/rng',
    needsMember: true,
    act: addFirst,
    says: toast,
    words: ROLLED_BACK,
    readsNoValue: true,
    retry: async (page) => {
      // The gateway may have saved a change without an answer, or answered without saving. The page reloads the
      // favourites, and the button then shows the saved state.
      await expect(async () => {
        if (await pressed(page, ON).isVisible()) await change(page, ON, REMOVE);
        await change(page, OFF, ADD);
      }).toPass({ timeout: 10 * PRESS_MS });
    },
    healed: (page) => pressed(page, ON),
  },
  {
    operation: 'removeFavoriteGame',
    calls: REMOVE,
    path: '/rng',
    needsMember: true,
    act: async (page) => {
      const answered = page.waitForResponse(ADD);
      await addFirst(page);
      await answered;
      await pressAgain(page, ON);
    },
    says: toast,
    words: ROLLED_BACK,
    readsNoValue: true,
    retry: (page) => change(page, ON, REMOVE),
    healed: (page) => pressed(page, OFF),
  },
  {
    operation: 'launchFreePlay',
    calls: /\/wps\/game\/launchFreePlay/,
    path: '/rng',
    act: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Free play / })
        .first()
        .focus();
      await page.keyboard.press('Enter');
    },
    says: alert,
    healed: playing,
  },
  {
    operation: 'getJackpotFeed',
    calls: /\/wps\/games\/jackpot/,
    path: '/',
    prepare: (page) =>
      withMerchant(page, { jackpot: { source: 'feed', url: '/wps/games/jackpot' } }),
    says: (page) =>
      main(page)
        .getByRole('alert')
        .filter({ hasText: /jackpot/i }),
    words: /The jackpot could not be loaded/,
    healed: (page) => main(page).getByRole('img', { name: /^Jackpot [\d,.]+$/ }),
  },
];
